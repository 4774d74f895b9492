/**
 * What lies above the plan: the selection with its handles, guides and previews. A Konva stage in CSS
 * pixels shows it, so that lines and handles keep their size at every zoom. Its nodes come from the state, through
 * React; the view bypasses React.
 */
import { atom, useAtomValue } from 'jotai';
import type { Layer as LayerNode } from 'konva/lib/Layer.js';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { type Size, type Viewport, viewsEqual } from '../../domain/plan/viewport.ts';
import type { PaintContext } from '../../map/paint/paintContext.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { drawingAtom } from '../document/document.ts';
import { referenceImageAtom } from '../document/referenceImage.ts';
import { selectedPointAtom, editableShapeAtom } from '../tools/points/selectedPoint.ts';
import { selectedItemsAtom } from '../document/selection.ts';
import {
  itemDragAtom,
  guidesAtom,
  pointerTypeAtom,
  previewShapesAtom,
  toolAtom,
  toolStateAtom,
} from '../tools/toolState.ts';
import { crosshairAtom } from '../tools/crosshair.ts';
import { HANDLE_NAMES, handlesOf, selectionFrame } from '../tools/select/selectionHandles.ts';
import { type TracedPicture, paintReferenceImage } from './gridPainter.ts';
import { type ShapePoints, paintPointHandles } from './pointHandlePainter.ts';
import {
  paintCrosshair,
  paintFrame,
  paintGuide,
  paintHandle,
  paintOutlines,
  paintPreviewShape,
} from './selectionPainter.ts';

const HIDDEN = { display: 'none' };
const MAX_PIXEL_RATIO = 3;
const pixelRatio = (): number => Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);

const isDraggingAtom = atom((get) => get(itemDragAtom) !== undefined);
/** Outlines of the visible selected items. Dragged items bring their own. */
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
/** The reference image, if it lies above the tables. */
const photoAboveAtom = atom((get): TracedPicture | undefined => {
  const { tracing } = get(drawingAtom);
  const picture = tracing?.above && get(referenceImageAtom);
  return tracing && picture ? { ...tracing, picture } : undefined;
});
/** What the overlay shows. */
const overlayAtom = atom((get) => ({
  unitsPerMeter: get(drawingAtom).unitsPerMeter,
  selected: get(outlinesAtom),
  guides: get(guidesAtom),
  shapes: get(previewShapesAtom),
  frame: get(showsHandlesAtom) ? selectionFrame(get(selectedItemsAtom)) : undefined,
  pointerType: get(pointerTypeAtom),
  points: get(pointsAtom),
  crosshair: get(crosshairAtom),
  photo: get(photoAboveAtom),
}));

/** Paints in CSS pixels. */
type MarkPainter = (ctx: PaintContext, view: Viewport) => void;

type SelectionOverlayProps = { readonly handle: PlanHandle; readonly theme: Theme };

export function SelectionOverlay({ handle, theme }: SelectionOverlayProps): ReactNode {
  const { selected, guides, shapes, frame, pointerType, points, crosshair, unitsPerMeter, photo } =
    useAtomValue(overlayAtom);
  const isEmpty = selected.length + guides.length + shapes.length === 0 && !frame && !points && !crosshair && !photo;
  const size = useSize(handle.element);
  const layer = useRef<LayerNode>(null);
  const view = useRef<Viewport>(undefined);

  useEffect(
    () =>
      handle.addOverlay({
        show(next) {
          // The nodes draw themselves when they change.
          if (viewsEqual(view.current, next) && layer.current?.getCanvas().getPixelRatio() === pixelRatio()) return;
          view.current = next;
          if (layer.current?.hasChildren()) drawLayer(layer.current);
        },
      }),
    [handle],
  );

  useEffect(() => {
    const canvas = layer.current?.getNativeCanvasElement();
    // A device that returns to the page may have dropped its pixels.
    const restore = (): void => {
      layer.current?.batchDraw();
    };
    canvas?.addEventListener('contextrestored', restore);
    return () => canvas?.removeEventListener('contextrestored', restore);
  }, []);

  /** A node whose painter reads the view, which changes without React. */
  const mark = (name: string, paint: MarkPainter, key = name): ReactNode => (
    <Shape
      key={key}
      name={name}
      perfectDrawEnabled={false}
      sceneFunc={(ctx) => {
        if (view.current) paint(ctx, view.current);
      }}
    />
  );

  return (
    // Without a graphics processor, every canvas that is displayed costs time in each frame of a movement.
    <Stage width={size.width} height={size.height} listening={false} style={isEmpty ? HIDDEN : undefined}>
      <Layer ref={layer} listening={false}>
        {photo &&
          mark('photo', (ctx, at) => {
            ctx.save();
            ctx.translate(at.x, at.y);
            ctx.scale(at.scale, at.scale);
            paintReferenceImage(ctx, photo);
            ctx.restore();
          })}
        {points && mark('points', (ctx, at) => paintPointHandles(ctx, points, at, pointerType, theme))}
        {selected.length > 0 && mark('outlines', (ctx, at) => paintOutlines(ctx, selected, at, size, theme))}
        {frame && mark('frame', (ctx, at) => paintFrame(ctx, frame.outline, at, theme))}
        {frame &&
          HANDLE_NAMES.map((name) =>
            mark(`handle ${name}`, (ctx, at) => {
              const shown = handlesOf(frame, 1 / at.scale, pointerType).find((one) => one.name === name);
              if (shown) paintHandle(ctx, shown, frame.outline.rotation, at, theme);
            }),
          )}
        {shapes.map((shape, index) =>
          mark(
            `preview ${shape.type}`,
            (ctx, at) => paintPreviewShape(ctx, shape, at, size, theme, handle.imageAt, unitsPerMeter),
            `preview ${index}`,
          ),
        )}
        {guides.map((guide, index) =>
          mark('guide', (ctx, at) => paintGuide(ctx, guide, at, theme, unitsPerMeter), `guide ${index}`),
        )}
        {crosshair && mark('crosshair', (ctx, at) => paintCrosshair(ctx, crosshair, at, size, theme))}
      </Layer>
    </Stage>
  );
}

/** Draws in the frame in which the plan moves; Konva itself would draw in the next one. */
function drawLayer(layer: LayerNode): void {
  const ratio = pixelRatio();
  const canvas = layer.getCanvas();
  if (canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio);
  layer.draw();
}

/** Returns the size of an element, in CSS pixels. */
function useSize(element: HTMLElement): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
