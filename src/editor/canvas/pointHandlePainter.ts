/** The points of a shape over the plan: the line through them, a handle for each, small ones between them. */
import type { ShapeDecor } from '../../domain/document/itemBounds.ts';
import { shapePoints } from '../../domain/document/itemBounds.ts';
import { smoothPolyline } from '../../domain/geometry/polylines.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { type Viewport, toScreen } from '../../map/camera/viewport.ts';
import { pointHandlesOf } from '../tools/points/pointHandles.ts';
import type { PointerType } from '../tools/tool.ts';
import { OVERLAY_COLORS } from './selectionPainter.ts';

/** `isEdited`: all points are shown with their handles, else the chosen one alone. */
export type ShapePoints = {
  readonly decor: ShapeDecor;
  readonly isEdited: boolean;
  readonly selected: number | undefined;
};

/** Radii in CSS pixels: a finger is led by larger ones. */
const SIZES: Record<PointerType, { readonly point: number; readonly middle: number }> = {
  mouse: { point: 5, middle: 3 },
  pen: { point: 6, middle: 4 },
  touch: { point: 8, middle: 5 },
};

export function paintPointHandles(
  ctx: CanvasRenderingContext2D,
  { decor, isEdited, selected: chosen }: ShapePoints,
  view: Viewport,
  kind: PointerType,
  theme: Theme,
): void {
  const colours = OVERLAY_COLORS[theme];
  const size = SIZES[kind];
  if (isEdited) traceLine(ctx, decor, view, colours);
  // The points last, so that no middle lies over one.
  for (const { at, index: place, isNew } of pointHandlesOf(decor, 1 / view.scale, kind).toReversed()) {
    const isChosen = !isNew && place === chosen;
    if (!isEdited && !isChosen) continue;
    const { x, y } = toScreen(view, at);
    ctx.beginPath();
    ctx.arc(x, y, isNew ? size.middle : isChosen ? size.point + 1.5 : size.point, 0, 2 * Math.PI);
    ctx.fillStyle = isChosen || isNew ? colours.line : colours.handle;
    ctx.strokeStyle = isChosen || isNew ? colours.handle : colours.line;
    ctx.lineWidth = isNew ? 1 : 1.5;
    ctx.fill();
    ctx.stroke();
  }
}

function traceLine(
  ctx: CanvasRenderingContext2D,
  decor: ShapeDecor,
  view: Viewport,
  { line, handle }: (typeof OVERLAY_COLORS)[Theme],
): void {
  const points = shapePoints(decor);
  const closed = decor.kind === 'area';
  const drawn = decor.kind !== 'wall' && decor.smooth ? smoothPolyline(points, closed) : points;
  ctx.beginPath();
  drawn
    .map((point) => toScreen(view, point))
    .forEach(({ x, y }, place) => {
      if (place === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
  if (closed) ctx.closePath();
  // On a ground as on another colour: a light line below a dark one, or the other way round.
  for (const [color, width] of [
    [handle, 3.5],
    [line, 1.5],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
