/** The plan on the page. React renders it once per scene; views, gestures and states bypass React. */
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
import type { Box } from '../domain/geometry/boxes.ts';
import type { Decor } from '../domain/plan/plan.ts';
import type { Table, TableStates } from '../domain/plan/table.ts';
import type { Insets } from './camera/viewport.ts';
import type { PlanHandle } from './chrome/planHandle.ts';
import type { PointerInterceptor } from './input/pointerInterceptor.ts';
import type { DecorPainter } from './paint/decor/decorPainter.ts';
import { imageLoader } from './paint/imageLoader.ts';
import { type Theme, palettes } from './paint/palette.ts';
import type { PaintContext } from './paint/paintContext.ts';
import { type BackgroundPainter, sceneStates, stateLookup, unselectedStates } from './paint/renderInput.ts';
import { FONT_STACK } from './paint/fontStack.ts';
import { type InitialView, type PlanListener, PlanView } from './planView.ts';
import type { Highlights } from './render/KonvaPlan.tsx';
import { KonvaStage } from './render/KonvaStage.tsx';
import { decorIndex } from './scene/decorIndex.ts';
import type { Scene } from './scene/scene.ts';
import { sceneIndex } from './scene/sceneIndex.ts';
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
};

const NO_TABLES: readonly Table[] = [];
const identity = (path: string): string => path;

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
    imageUrl = identity,
    initialView,
    pointerInterceptor,
    unboundedPan,
    hiddenItems,
    paintUnderlay,
    isHidden,
  } = props;
  const [view] = useState(() => new PlanView(unboundedPan));
  const element = useRef<HTMLDivElement>(null);
  const [imageAt] = useState(() => imageLoader(imageUrl, () => view.redraw()));
  const palette = palettes[theme];
  const { decor: sceneDecor } = scene;
  const hasBackground = (paintDecor && sceneDecor.length > 0) || paintUnderlay !== undefined;
  const hiddenDecor = hiddenItems && hiddenItems.decor.size > 0 ? hiddenItems.decor : undefined;
  const paintBackground = useMemo(() => {
    if (!hasBackground) return undefined;
    const decor = hiddenDecor ? sceneDecor.filter((piece) => !hiddenDecor.has(piece)) : sceneDecor;
    return (ctx: PaintContext, scale: number, visible: Box, part = visible): void => {
      paintDecor?.(ctx, decorIndex(decor).within(part), palette, scale, imageAt, visible, part);
      paintUnderlay?.(ctx, scale, visible, part);
    };
  }, [hasBackground, sceneDecor, hiddenDecor, paintDecor, paintUnderlay, palette, imageAt]);

  const selectedKeys = states.selection?.keys;
  const unselected = unselectedStates(scene, states.selection?.unselectedState ?? states);
  const shownStates = useMemo(() => sceneStates(scene, unselected, selectedKeys), [scene, unselected, selectedKeys]);
  const focused = focusedKey === undefined ? undefined : sceneIndex(scene).indexOf(focusedKey);
  const focusedTable = focused === undefined ? undefined : scene.tables[focused];
  const selectedTables = useMemo(
    () =>
      shownStates.selected.size === 0
        ? NO_TABLES
        : [...shownStates.selected].toSorted((a, b) => a - b).flatMap((index) => scene.tables[index] ?? []),
    [scene, shownStates],
  );
  const highlights = useMemo(
    (): Highlights => ({ selected: selectedTables, focused: focusedTable, palette }),
    [selectedTables, focusedTable, palette],
  );

  useImperativeHandle(
    props.handleRef,
    () => ({
      element: element.current!,
      zoomIn: () => view.zoom(1),
      zoomOut: () => view.zoom(-1),
      fit: () => view.fit(),
      flyTo: (box) => view.flyTo(box),
      setView: (next) => view.setView(next),
      setObscuredBottom: (height) => view.setObscuredBottom(height),
      setObscuredCorner: (box) => view.setObscuredCorner(box),
      showStatesAhead: (next) => view.showStatesAhead(next),
      scrollIntoView: (key) => view.scrollIntoView(key),
      centerOn: (point, isDragging) => view.centerOn(point, isDragging),
      addOverlay: (overlay) => view.addOverlay(overlay),
      currentView: () => view.view,
      imageAt,
      boxOf: (key) => view.boxOf(key),
      anchorPosition: (key, size, options) => view.anchorPosition(key, size, options),
    }),
    // A handle for each scene would keep all earlier ones: its functions hold what the page has rendered, and that
    // holds the last handle.
    [view, imageAt],
  );

  useLayoutEffect(() => view.setListener(props));
  useLayoutEffect(() => view.setInitialView(initialView), [view, initialView]);
  useLayoutEffect(() => view.setPointerInterceptor(pointerInterceptor), [view, pointerInterceptor]);
  useLayoutEffect(() => view.setPixelRatio(pixelRatio), [view, pixelRatio]);
  useLayoutEffect(() => (element.current ? view.mount(element.current) : undefined), [view]);
  useLayoutEffect(() => view.setInsets(insets), [view, insets]);
  useLayoutEffect(() => {
    view.setRenderInput({
      scene,
      palette,
      paintBackground,
      states: shownStates,
      stateOf: stateLookup(shownStates),
      focused,
      hidden: hiddenItems && new Set([...hiddenItems.tables].flatMap((key) => sceneIndex(scene).indexOf(key) ?? [])),
    });
  }, [view, scene, shownStates, focused, palette, paintBackground, hiddenItems]);
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
      <KonvaStage
        renderer={view.renderer}
        highlights={highlights}
        onMount={view.attachCanvases}
        onInput={view.handleInput}
      />
    </div>
  );
}
