/**
 * The plan on the screen. React renders it once a scene; views, gestures and states go past React to the drawing.
 */
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Box, type Point, intersectBoxes } from '../domain/geometry/boxes.ts';
import type { Decor } from '../domain/plan/plan.ts';
import { anchorPosition } from './chrome/anchorPosition.ts';
import { paintDecor } from './paint/decor/decorPainter.ts';
import type { PointerInterceptor } from './input/pointerInterceptor.ts';
import type { Overlay } from './render/overlay.ts';
import { type Theme, palettes } from './paint/palette.ts';
import { imageLoader } from './paint/imageLoader.ts';
import { KonvaStage } from './render/KonvaStage.tsx';
import { type PlanTap, PlanView } from './planView.ts';
import './planStage.css';
import type { Scene } from './scene/scene.ts';
import { sceneIndex } from './scene/sceneIndex.ts';
import type { SavedView } from './camera/savedView.ts';
import type { TableState } from '../domain/plan/table.ts';
import { FONT_STACK } from './paint/tableText.ts';
import type { Insets, Size, Viewport } from './camera/viewport.ts';

export type PlanHandle = {
  readonly element: HTMLElement;
  zoomIn(): void;
  zoomOut(): void;
  /** Shows the whole plan. */
  fit(): void;
  /** Flies to a box of the plan, in plan units. */
  flyTo(box: Box): void;
  /** Shows exactly this view, as far as the plan's limits allow. */
  setView(view: Viewport): void;
  /** Something that the fitted view need not mind covers so much of the lower end, in CSS pixels, until told otherwise. */
  setObscuredBottom(height: number): void;
  /** Something lies over a corner of the plan, in CSS pixels from its top left one, until told otherwise. */
  setObscuredCorner(box: Box | undefined): void;
  /** Moves as little as brings a table clear of insets, overlay and corner; one that is too small to be read there comes near, to the middle. */
  scrollIntoView(key: string): void;
  /** Brings a point of the plan (plan units) to the middle; at once while a hand leads it there. */
  centerOn(point: Point, led: boolean): void;
  /** Lays something over the plan that goes with it, until the returned function is called. */
  addOverlay(overlay: Overlay): () => void;
  /** The view at this moment, in flight too; undefined before the plan has a size. */
  currentView(): Viewport | undefined;
  /** The loaded picture of a path of the decor; undefined until it is there, after which the plan is drawn anew. */
  imageAt(path: string): CanvasImageSource | undefined;
  /** Where a table stands, in CSS pixels from the element's top left corner. */
  boxOf(key: string): Box | undefined;
  /** Where something of that size stands beside a table, within what neither insets nor overlay cover for the moment, and whether any of the table is in sight there. CSS pixels. */
  anchorPosition(key: string, size: Size): { readonly at: Point; readonly isInSight: boolean } | undefined;
};

/** Items that are not painted: they are in a hand that draws them itself. Tables by key, decor as the scene has it. */
export type HiddenItems = { readonly tables: ReadonlySet<string>; readonly decor: ReadonlySet<Decor> };

export type PlanStageProps = {
  readonly scene: Scene;
  /** By table key; a table that it does not name is free or taken, as it says itself. */
  readonly states: ReadonlyMap<string, TableState>;
  /** The table that the keyboard is on. */
  readonly focusedKey?: string | undefined;
  readonly theme: Theme;
  readonly insets: Insets;
  /** Accessible name of the picture; the list of tables says all that it shows. */
  readonly label: string;
  onTap(hit: PlanTap): void;
  onLongPress?: ((hit: PlanTap) => void) | undefined;
  /** The view has come to rest. */
  onMoveEnd?: ((view: Viewport) => void) | undefined;
  /** The plan leaves the page, and showed this last; undefined for the whole plan. */
  onUnmount?: ((standing: SavedView | undefined) => void) | undefined;
  /** What to begin with, until somebody moves the view; the whole plan where undefined. */
  readonly initialView?: SavedView | undefined;
  /** The address of a picture of the decor, from its path in the plan. */
  readonly imageUrl?: ((path: string) => string) | undefined;
  /** Takes single pointers before the plan does. */
  readonly pointerInterceptor?: PointerInterceptor | undefined;
  /** Further out and nearer in than visitors need, and the view stays when the scene changes. Not to be changed later. */
  readonly unboundedPan?: boolean | undefined;
  readonly hiddenItems?: HiddenItems | undefined;
  /** Painted above the decor and below the tables, in plan units; `scale` is device pixels to one. */
  readonly paintUnderlay?: ((ctx: CanvasRenderingContext2D, scale: number) => void) | undefined;
  /** Device pixels to a CSS pixel, in place of those of the screen. */
  readonly pixelRatio?: number | undefined;
  readonly handleRef?: Ref<PlanHandle> | undefined;
};

const asIs = (path: string): string => path;

export function PlanStage(props: PlanStageProps): ReactNode {
  const {
    scene,
    states,
    focusedKey,
    theme,
    insets,
    label,
    pixelRatio,
    imageUrl: pictureAddress = asIs,
    initialView: begin,
    pointerInterceptor: hand,
    unboundedPan: roaming,
    hiddenItems: away,
    paintUnderlay: under,
  } = props;
  const [view] = useState(() => new PlanView(roaming));
  const element = useRef<HTMLDivElement>(null);
  const [pictureOf] = useState(() => imageLoader(pictureAddress, () => view.redraw()));
  const palette = palettes[theme];
  const hasGround = scene.decor.length > 0 || under !== undefined;
  const awayDecor = away && away.decor.size > 0 ? away.decor : undefined;
  const paintGround = useMemo(() => {
    if (!hasGround) return undefined;
    const decor = awayDecor ? scene.decor.filter((piece) => !awayDecor.has(piece)) : scene.decor;
    return (ctx: CanvasRenderingContext2D, scale: number): void => {
      paintDecor(ctx, decor, palette, scale, pictureOf);
      under?.(ctx, scale);
    };
  }, [hasGround, scene, awayDecor, under, palette, pictureOf]);

  useImperativeHandle(
    props.handleRef,
    () => ({
      element: element.current!,
      zoomIn: () => view.zoom(1),
      zoomOut: () => view.zoom(-1),
      fit: () => view.fit(),
      flyTo: (box) => view.flyTo(box),
      setView: (at) => view.setView(at),
      setObscuredBottom: (height) => view.setObscuredBottom(height),
      setObscuredCorner: (box) => view.setObscuredCorner(box),
      scrollIntoView: (key) => view.scrollIntoView(key),
      centerOn: (point, led) => view.centerOn(point, led),
      addOverlay: (overlay) => view.addOverlay(overlay),
      currentView: () => view.view,
      boxOf: (key) => view.boxOf(key),
      anchorPosition(key, size) {
        const [box, room] = [view.boxOf(key), view.clearRegion];
        return box && { at: anchorPosition(box, size, room), isInSight: intersectBoxes(box, room) !== undefined };
      },
      imageAt: pictureOf,
    }),
    [view, pictureOf],
  );

  useLayoutEffect(() => view.setListener(props));
  useLayoutEffect(() => view.setInitialView(begin), [view, begin]);
  useLayoutEffect(() => view.setPointerInterceptor(hand), [view, hand]);
  useLayoutEffect(() => view.setPixelRatio(pixelRatio), [view, pixelRatio]);
  useLayoutEffect(() => view.mount(element.current!), [view]);
  useLayoutEffect(() => view.setInsets(insets), [view, insets]);
  useLayoutEffect(() => {
    const codes = scene.tables.map((table) => states.get(table.key) ?? (table.available ? 'available' : 'unavailable'));
    view.setRenderInput({
      scene,
      palette,
      paintBackground: paintGround,
      stateOf: (place) => codes[place]!,
      focused: focusedKey === undefined ? undefined : sceneIndex(scene).indexOf(focusedKey),
      hidden: away && new Set([...away.tables].flatMap((key) => sceneIndex(scene).indexOf(key) ?? [])),
    });
  }, [view, scene, states, focusedKey, palette, paintGround, away]);
  useEffect(() => {
    let gone = false;
    document.fonts.load(`600 16px ${FONT_STACK}`).then(
      (faces) => {
        if (!gone && faces.length > 0) view.redraw();
      },
      (error: unknown) => {
        console.warn('The plan is written in another typeface:', error);
      },
    );
    return () => {
      gone = true;
    };
  }, [view]);

  return (
    <div
      ref={element}
      className="plan"
      data-testid="plan"
      data-ready="false"
      data-still="false"
      role="application"
      aria-label={label}
      style={
        { width: '100%', height: '100%', background: palette.backdrop, '--plan-focus': palette.focus } as CSSProperties
      }
    >
      <KonvaStage view={view} hasBackground={hasGround} />
    </div>
  );
}
