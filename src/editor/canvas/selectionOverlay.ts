/** The canvases above the plan: drag layer, selection, guides and previews. Follows the view and the state frame by frame. */
import { type createStore, atom } from 'jotai';
import { boundsOf, expandBox } from '../../domain/geometry/boxes.ts';
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Viewport } from '../../map/camera/viewport.ts';
import { drawingAtom } from '../document/document.ts';
import { selectedPointAtom, editableShapeAtom } from '../tools/points/selectedPoint.ts';
import { selectedKeysAtom, selectedItemsAtom } from '../document/selection.ts';
import {
  itemDragAtom,
  guidesAtom,
  pointerTypeAtom,
  previewShapesAtom,
  toolAtom,
  toolStateAtom,
} from '../tools/toolState.ts';
import { subscribeColorScheme, systemColorScheme } from '../../ui/colorScheme.ts';
import { selectionFrame, handlesOf } from '../tools/select/selectionHandles.ts';
import { get2dContext, resizeCanvas } from './canvasContext.ts';
import { dragPreviewAtom } from './dragPreview.ts';
import { DragLayer } from './dragLayer.ts';
import { paintOverlay } from './selectionPainter.ts';
import { type ShapePoints, paintPointHandles } from './pointHandlePainter.ts';

type Store = ReturnType<typeof createStore>;

const MAX_PIXEL_RATIO = 3;

const isDraggingAtom = atom((get) => get(itemDragAtom) !== undefined);
/** Outlines of the visible selected items. The drag layer draws those of dragged items. */
const outlinesAtom = atom((get) =>
  get(isDraggingAtom) || get(toolAtom) === 'points'
    ? []
    : get(selectedItemsAtom)
        .filter(({ hidden }) => !hidden)
        .map(itemOutline),
);
/** The shape whose points are shown. Outside the points tool, only the selected point is shown. */
const pointsAtom = atom((get): ShapePoints | undefined => {
  const shape = get(editableShapeAtom);
  const isEdited = get(toolAtom) === 'points';
  const selected = get(selectedPointAtom);
  return shape && (isEdited || selected !== undefined) ? { decor: shape.decor, isEdited, selected } : undefined;
});
const showsHandlesAtom = atom((get) => get(toolAtom) === 'select' && get(toolStateAtom) === 'idle');
/** What the overlay shows, except handles, which depend on the view. */
const overlayAtom = atom((get) => ({
  bounds: planBounds(get(drawingAtom)),
  selected: get(outlinesAtom),
  guides: get(guidesAtom),
  shapes: get(previewShapesAtom),
  frame: get(showsHandlesAtom) ? selectionFrame(get(drawingAtom), get(selectedKeysAtom)) : undefined,
  pointerType: get(pointerTypeAtom),
  points: get(pointsAtom),
}));

const planBounds = ({ width, height }: { width: number; height: number }) => ({ x: 0, y: 0, width, height });

export class SelectionOverlay {
  readonly #store: Store;
  readonly #handle: PlanHandle;
  readonly #host: HTMLElement;
  readonly #dragLayer: DragLayer;
  readonly #canvas = document.createElement('canvas');
  readonly #ctx = get2dContext(this.#canvas);
  #view: Viewport | undefined;
  #frame = 0;
  #theme = systemColorScheme();

  constructor(store: Store, handle: PlanHandle, host: HTMLElement) {
    this.#store = store;
    this.#handle = handle;
    this.#host = host;
    this.#dragLayer = new DragLayer(handle.imageAt);
  }

  /** Shows the overlay until the returned function is called. */
  start(): () => void {
    Object.assign(this.#canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.#host.append(this.#dragLayer.canvas, this.#canvas);
    const requestFrame = (): void => {
      if (this.#frame === 0)
        this.#frame = requestAnimationFrame(() => {
          this.#paint();
        });
    };
    const unsubscribers = [
      this.#handle.addOverlay({
        show: (view) => {
          this.#view = view;
          this.#paint();
        },
      }),
      this.#store.sub(overlayAtom, requestFrame),
      this.#store.sub(dragPreviewAtom, requestFrame),
      subscribeColorScheme(() => {
        this.#theme = systemColorScheme();
        requestFrame();
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      cancelAnimationFrame(this.#frame);
      this.#dragLayer.canvas.remove();
      this.#canvas.remove();
    };
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const view = this.#view;
    const { clientWidth: width, clientHeight: height } = this.#handle.element;
    if (!view || width === 0 || height === 0) return;
    const overlay = this.#store.get(overlayAtom);
    this.#dragLayer.show(this.#store.get(dragPreviewAtom), view, { width, height }, this.#theme);
    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    const ctx = this.#ctx;
    resizeCanvas(ctx, { width, height }, ratio);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const visible = expandBox(
      { x: -view.x / view.scale, y: -view.y / view.scale, width: width / view.scale, height: height / view.scale },
      20 / view.scale,
    );
    const selected = overlay.selected.filter((outline) => {
      const box = boundsOf(outline);
      return (
        box.x < visible.x + visible.width &&
        box.x + box.width > visible.x &&
        box.y < visible.y + visible.height &&
        box.y + box.height > visible.y
      );
    });
    if (overlay.points) paintPointHandles(ctx, overlay.points, view, overlay.pointerType, this.#theme);
    paintOverlay(
      ctx,
      {
        ...overlay,
        theme: this.#theme,
        selected,
        pictureOf: this.#handle.imageAt,
        frame: overlay.frame?.outline,
        handles: overlay.frame ? handlesOf(overlay.frame, 1 / view.scale, overlay.pointerType) : [],
      },
      view,
    );
  }
}
