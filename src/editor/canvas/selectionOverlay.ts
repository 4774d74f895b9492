/** Keeps what lies over the plan in step with the view and with the state, frame by frame. */
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
import { themeAtom } from '../session/view.ts';
import { selectionFrame, handlesOf } from '../tools/select/selectionHandles.ts';
import { dragPreviewAtom } from './dragPreview.ts';
import { DragLayer } from './dragLayer.ts';
import { paintOverlay } from './selectionPainter.ts';
import { type ShapePoints, paintPointHandles } from './pointHandlePainter.ts';

type Store = ReturnType<typeof createStore>;

const FINEST = 3;

/** Outlines of what is selected; hidden items have none, and what is dragged brings its own along. */
const isDraggedAtom = atom((get) => get(itemDragAtom) !== undefined);
const outlinesAtom = atom((get) =>
  get(isDraggedAtom) || get(toolAtom) === 'points'
    ? []
    : get(selectedItemsAtom)
        .filter(({ hidden }) => !hidden)
        .map(itemOutline),
);
/** The shape whose points are shown. A point that is chosen elsewhere is shown by itself. */
const pointsAtom = atom((get): ShapePoints | undefined => {
  const shape = get(editableShapeAtom);
  const [isEdited, chosen] = [get(toolAtom) === 'points', get(selectedPointAtom)];
  return shape && (isEdited || chosen !== undefined) ? { decor: shape.decor, isEdited, selected: chosen } : undefined;
});
const showsHandlesAtom = atom((get) => get(toolAtom) === 'select' && get(toolStateAtom) === 'idle');
/** All that the overlay shows, but for handles, which depend on the view. */
const overAtom = atom((get) => ({
  theme: get(themeAtom),
  bounds: extentOf(get(drawingAtom)),
  selected: get(outlinesAtom),
  guides: get(guidesAtom),
  shapes: get(previewShapesAtom),
  frame: get(showsHandlesAtom) ? selectionFrame(get(drawingAtom), get(selectedKeysAtom)) : undefined,
  kind: get(pointerTypeAtom),
  points: get(pointsAtom),
}));

const extentOf = ({ width, height }: { width: number; height: number }) => ({ x: 0, y: 0, width, height });

export class SelectionOverlay {
  readonly #store: Store;
  readonly #handle: PlanHandle;
  readonly #host: HTMLElement;
  readonly #lifted: DragLayer;
  readonly #canvas = document.createElement('canvas');
  readonly #ctx = this.#canvas.getContext('2d')!;
  #view: Viewport | undefined;
  #frame = 0;

  constructor(store: Store, handle: PlanHandle, host: HTMLElement) {
    this.#store = store;
    this.#handle = handle;
    this.#host = host;
    this.#lifted = new DragLayer(handle.imageAt);
  }

  /** Shows it until the returned function is called. */
  start(): () => void {
    Object.assign(this.#canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.#host.append(this.#lifted.canvas, this.#canvas);
    const request = (): void => {
      if (this.#frame === 0)
        this.#frame = requestAnimationFrame(() => {
          this.#show();
        });
    };
    const stops = [
      this.#handle.addOverlay({
        show: (view) => {
          this.#view = view;
          this.#show();
        },
      }),
      this.#store.sub(overAtom, request),
      this.#store.sub(dragPreviewAtom, request),
    ];
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(this.#frame);
      this.#lifted.canvas.remove();
      this.#canvas.remove();
    };
  }

  #show(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const view = this.#view;
    const { clientWidth: width, clientHeight: height } = this.#handle.element;
    if (!view || width === 0 || height === 0) return;
    const over = this.#store.get(overAtom);
    this.#lifted.show(this.#store.get(dragPreviewAtom), view, { width, height }, over.theme);
    const ratio = Math.min(window.devicePixelRatio, FINEST);
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== across || this.#canvas.height !== down) {
      this.#canvas.width = across;
      this.#canvas.height = down;
      Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` });
    }
    const ctx = this.#ctx;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, across, down);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    const seen = expandBox(
      { x: -view.x / view.scale, y: -view.y / view.scale, width: width / view.scale, height: height / view.scale },
      20 / view.scale,
    );
    const selected = over.selected.filter((outline) => {
      const box = boundsOf(outline);
      return (
        box.x < seen.x + seen.width &&
        box.x + box.width > seen.x &&
        box.y < seen.y + seen.height &&
        box.y + box.height > seen.y
      );
    });
    if (over.points) paintPointHandles(ctx, over.points, view, over.kind, over.theme);
    paintOverlay(
      ctx,
      {
        ...over,
        selected,
        pictureOf: this.#handle.imageAt,
        frame: over.frame?.outline,
        handles: over.frame ? handlesOf(over.frame, 1 / view.scale, over.kind) : [],
      },
      view,
    );
  }
}
