/**
 * The plan on the page, as nodes of Konva:
 *
 *     Stage                      its position and scale are the view; only `RenderLoop.placeStage` moves it
 *     ├─ IndexedLayer plan       what stays while tables are chosen
 *     │  ├─ Shape ground         backdrop, decor, and what a page paints below the tables
 *     │  ├─ TableNode …          the tables, or beyond a few hundred:
 *     │  ├─ Shape crowd          those without a node
 *     │  ├─ Group nodes          those in a view at rest of few tables, which look the same in the crowd
 *     │  └─ badges               a shape of the page
 *     ├─ children                layers of the page: what is dragged
 *     └─ OverscanLayer highlights  the chosen tables and the focused one, above their places in the plan
 *
 * Data goes down: a change of the selection paints the highlights alone. Events go up: gestures decide what a pointer
 * does, the target of Konva's event tells what it is on, and `onTap` reports both. Moving the view bypasses React.
 */
import type { Context } from 'konva/lib/Context.js';
import type { KonvaEventObject } from 'konva/lib/Node.js';
import type { Shape as ShapeNode } from 'konva/lib/Shape.js';
import type { Stage as StageNode } from 'konva/lib/Stage.js';
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type Ref,
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Group, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import { type Point, boundsOf, unionBoxes } from '../domain/geometry/boxes.ts';
import type { Decor } from '../domain/plan/plan.ts';
import type { Table, TableState, TableStates } from '../domain/plan/table.ts';
import type { Insets } from '../domain/plan/viewport.ts';
import type { PlanHandle } from './chrome/planHandle.ts';
import { tableNear } from './input/hitTest.ts';
import type { PointerInterceptor } from './input/pointerInterceptor.ts';
import { Crowd } from './Crowd.tsx';
import { IndexedLayer, OverscanLayer } from './layers/elements.ts';
import type { OverscanLayer as OverscanLayerNode } from './layers/overscanLayer.ts';
import type { DecorPainter } from './paint/decor/decorPainter.ts';
import { FONT_STACK } from './paint/fontStack.ts';
import { type Palette, type Theme, palettes } from './paint/palette.ts';
import { type BackgroundPainter, selectedTables, stateAt, unselectedStates } from './paint/renderInput.ts';
import { PAINT_OVERFLOW_PX } from './paint/tablePainter.ts';
import { type InitialView, type PlanListener, PlanView, tableKeyOf } from './planView.ts';
import { decorIndex } from './scene/decorIndex.ts';
import type { Scene } from './scene/scene.ts';
import { sceneIndex } from './scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from './scene/tableBuffers.ts';
import { TableNode, tableAttrs } from './TableNode.tsx';
import './planStage.css';

/**
 * Items that the plan does not paint, because an editor paints them itself while it drags them. Tables are given by
 * key.
 */
export type HiddenItems = { readonly tables: ReadonlySet<string>; readonly decor: ReadonlySet<Decor> };

export type PlanStageProps = PlanListener & {
  readonly scene: Scene;
  /** By table key. A table without an entry shows whether it is available. */
  readonly states: TableStates;
  /** The table with the keyboard focus. */
  readonly focusedKey?: string | undefined;
  readonly theme: Theme;
  readonly insets: Insets;
  /** The accessible name. The list of tables presents the content to assistive technology. */
  readonly label: string;
  /** Paints the scene's decor. Undefined if there is none, so that its code need not be loaded. */
  readonly paintDecor: DecorPainter | undefined;
  /** The view to start with, until somebody moves it; by default the whole plan. */
  readonly initialView?: InitialView | undefined;
  /** Returns the URL of an image of the decor, from its path in the plan. By default the path itself. */
  readonly imageUrl?: ((path: string) => string) | undefined;
  /** Takes single pointers before the plan does. */
  readonly pointerInterceptor?: PointerInterceptor | undefined;
  /** For an editor: wider limits, and the view stays when the scene changes. Can't change later. */
  readonly unboundedPan?: boolean | undefined;
  readonly hiddenItems?: HiddenItems | undefined;
  /** Paints above the decor and below the tables. */
  readonly paintUnderlay?: BackgroundPainter | undefined;
  /** Prepares the plan out of sight: it is drawn, but tests and embedders do not find it yet. */
  readonly isHidden?: boolean | undefined;
  /** Device pixels per CSS pixel, instead of the screen's own. */
  readonly pixelRatio?: number | undefined;
  readonly handleRef?: Ref<PlanHandle> | undefined;
  /** A shape of Konva on the layer of the tables, above them. */
  readonly badges?: ReactElement | false | undefined;
  /** Layers of Konva above the tables and below the highlights. */
  readonly children?: ReactElement | null | undefined;
};

export function PlanStage(props: PlanStageProps): ReactNode {
  const {
    scene,
    states,
    focusedKey,
    theme,
    insets,
    label,
    paintDecor,
    pixelRatio,
    imageUrl = (path: string) => path,
    initialView,
    pointerInterceptor,
    unboundedPan,
    hiddenItems,
    paintUnderlay,
    isHidden,
  } = props;
  const [view] = useState(() => new PlanView(unboundedPan, imageUrl));
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<StageNode>(null);
  const palette = palettes[theme];
  const unselected = unselectedStates(scene, states);
  const selected = useMemo(() => selectedTables(scene, states), [scene, states]);
  const focused = focusedKey === undefined ? undefined : sceneIndex(scene).indexOf(focusedKey);
  const hiddenDecor = hiddenItems && hiddenItems.decor.size > 0 ? hiddenItems.decor : undefined;
  const hiddenTables = hiddenItems && hiddenItems.tables.size > 0 ? hiddenItems.tables : undefined;
  const { decor } = scene;
  const shownDecor = useMemo(
    () => (hiddenDecor ? decor.filter((piece) => !hiddenDecor.has(piece)) : decor),
    [decor, hiddenDecor],
  );
  /** In a crowd, and below its highlight, a table shows its state without the selection. */
  const stateOf = useCallback(
    (index: number): TableState => {
      const state = stateAt(unselected, index);
      return state === 'selected' ? 'available' : state;
    },
    [unselected],
  );
  /** What the crowd leaves out. */
  const hidden = useMemo(
    () => new Set([...(hiddenTables ?? [])].flatMap((key) => sceneIndex(scene).indexOf(key) ?? [])),
    [scene, hiddenTables],
  );
  const find = useCallback(
    (point: Point, scale: number) => {
      const table = tableNear(scene, point, scale);
      return table && tableAttrs(table);
    },
    [scene],
  );

  useLayoutEffect(() => view.setListener(props));
  useLayoutEffect(() => view.setInitialView(initialView), [view, initialView]);
  useLayoutEffect(() => view.setPointerInterceptor(pointerInterceptor), [view, pointerInterceptor]);
  useLayoutEffect(
    () => (element.current && stage.current ? view.mount(element.current, stage.current) : undefined),
    [view],
  );
  useImperativeHandle(props.handleRef, () => view, [view]);
  useLayoutEffect(() => view.setInsets(insets), [view, insets]);
  useLayoutEffect(() => view.setScene(scene), [view, scene]);
  useLayoutEffect(() => view.setCrowd({ scene, palette, stateOf, hidden }), [view, scene, palette, stateOf, hidden]);
  useEffect(() => {
    let isUnmounted = false;
    // A font for another script loads once the plan has painted a text in it.
    const redraw = ({ fontfaces }: FontFaceSetLoadEvent): void => {
      if (fontfaces.some(({ family }) => FONT_STACK.includes(family))) view.redraw();
    };
    document.fonts.addEventListener('loadingdone', redraw);
    document.fonts.load(`600 16px ${FONT_STACK}`).then(
      (fonts) => {
        if (!isUnmounted && fonts.length > 0) view.redraw();
      },
      (error: unknown) => {
        console.warn('The font of the plan could not be loaded:', error);
      },
    );
    return () => {
      isUnmounted = true;
      document.fonts.removeEventListener('loadingdone', redraw);
    };
  }, [view]);

  return (
    <div
      ref={element}
      className="map-plan"
      data-testid={isHidden ? undefined : 'plan'}
      data-ready="false"
      data-still="false"
      role="application"
      aria-label={label}
      style={
        { width: '100%', height: '100%', background: palette.backdrop, '--plan-focus': palette.focus } as CSSProperties
      }
    >
      <PlanNodes
        view={view}
        stageRef={stage}
        scene={scene}
        decor={shownDecor}
        hidden={hidden}
        stateOf={stateOf}
        selected={selected}
        focused={focused === undefined ? undefined : scene.tables[focused]}
        palette={palette}
        pixelRatio={pixelRatio}
        find={find}
        paintDecor={paintDecor}
        paintUnderlay={paintUnderlay}
        badges={props.badges}
      >
        {props.children}
      </PlanNodes>
    </div>
  );
}

type PlanNodesProps = Pick<
  PlanStageProps,
  'scene' | 'paintDecor' | 'paintUnderlay' | 'pixelRatio' | 'badges' | 'children'
> & {
  readonly view: PlanView;
  readonly stageRef: Ref<StageNode>;
  readonly decor: readonly Decor[];
  readonly hidden: ReadonlySet<number>;
  stateOf(index: number): TableState;
  readonly selected: readonly Table[];
  readonly focused: Table | undefined;
  readonly palette: Palette;
  find(point: Point, scale: number): ReturnType<typeof tableAttrs> | undefined;
};

/** A rendering of the page that changes nothing here must not make react-konva render as well. */
const PlanNodes = memo(function PlanNodes({
  view,
  stageRef,
  scene,
  decor,
  hidden,
  stateOf,
  selected,
  focused,
  palette,
  pixelRatio,
  find,
  paintDecor,
  paintUnderlay,
  badges,
  children,
}: PlanNodesProps): ReactNode {
  const isCrowd = scene.tables.length > MAX_DETAILED_TABLES;
  const paintGround = useCallback(
    (ctx: Context, node: ShapeNode) => {
      const { paintedBox, pieceBox, screenRatio } = node.getLayer() as OverscanLayerNode;
      const unit = node.getAbsoluteScale().x * screenRatio;
      ctx.fillStyle = palette.backdrop;
      ctx.fillRect(paintedBox.x, paintedBox.y, paintedBox.width, paintedBox.height);
      paintDecor?.(ctx, decorIndex(decor).within(pieceBox), palette, unit, view.imageAt, paintedBox, pieceBox);
      paintUnderlay?.(ctx, unit, paintedBox);
    },
    [decor, palette, paintDecor, view, paintUnderlay],
  );
  const handle = ({ evt, target }: KonvaEventObject<PointerEvent>): void => view.handlePointer(evt, tableKeyOf(target));
  const highlightBox = useMemo(
    () => unionBoxes([...selected, ...(focused ? [focused] : [])].map(boundsOf)),
    [selected, focused],
  );
  return (
    <Stage ref={stageRef} onPointerDown={handle} onPointerMove={handle} onPointerUp={handle} onPointerCancel={handle}>
      <IndexedLayer name="plan" find={find} pixelRatio={pixelRatio} contentBox={scene.paintedBox} inPieces>
        <Shape name="ground" sceneFunc={paintGround} perfectDrawEnabled={false} />
        {isCrowd && <Crowd scene={scene} palette={palette} stateOf={stateOf} hidden={hidden} />}
        {isCrowd && <Group name="nodes" />}
        {!isCrowd &&
          scene.tables.map(
            (table, index) =>
              !hidden.has(index) && (
                <TableNode key={table.key} table={table} state={stateOf(index)} palette={palette} />
              ),
          )}
        {badges}
      </IndexedLayer>
      {children}
      <OverscanLayer
        name="highlights"
        listening={false}
        visible={highlightBox !== undefined}
        pixelRatio={pixelRatio}
        contentBox={highlightBox}
        fitsContent={PAINT_OVERFLOW_PX}
      >
        {selected.map((table) => (
          <TableNode
            key={table.key}
            table={table}
            state="selected"
            palette={palette}
            names={table === focused ? 'selected focused' : 'selected'}
            isFocused={table === focused}
          />
        ))}
        {focused && !selected.includes(focused) && (
          <TableNode
            table={focused}
            state={stateOf(scene.tables.indexOf(focused))}
            palette={palette}
            names="focused"
            isFocused
          />
        )}
      </OverscanLayer>
    </Stage>
  );
});
