/**
 * Paints the points of a shape: its outline, a handle for each point, square for a corner and round for a smooth point,
 * and a smaller one for each midpoint.
 */
import { type ShapeDecor, shapeLine } from '../../domain/document/itemBounds.ts';
import { isCorner } from '../../domain/document/edits/shapePoints.ts';
import type { PaintContext } from '../../map/paint/paintContext.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { type Viewport, toScreen } from '../../domain/plan/viewport.ts';
import { pointHandlesOf } from '../tools/points/pointHandles.ts';
import type { PointerType } from '../tools/tool.ts';
import { OVERLAY_COLORS } from './selectionPainter.ts';

/** Shows all handles if `isEdited`, and only the selected point otherwise. `selected` is an index. */
export type ShapePoints = {
  readonly decor: ShapeDecor;
  readonly isEdited: boolean;
  readonly selected: number | undefined;
};

/** Radii of the handles. */
const RADII_PX: Record<PointerType, { readonly point: number; readonly midpoint: number }> = {
  mouse: { point: 5, midpoint: 3 },
  pen: { point: 6, midpoint: 4 },
  touch: { point: 8, midpoint: 5 },
};

export function paintPointHandles(
  ctx: PaintContext,
  { decor, isEdited, selected }: ShapePoints,
  view: Viewport,
  pointerType: PointerType,
  theme: Theme,
): void {
  const colors = OVERLAY_COLORS[theme];
  const radii = RADII_PX[pointerType];
  if (isEdited) strokeOutline(ctx, decor, view, colors);
  // Points are painted last, so that no midpoint covers one.
  for (const { at, index, isNew } of pointHandlesOf(decor, 1 / view.scale, pointerType).toReversed()) {
    const isSelected = !isNew && index === selected;
    if (!isEdited && !isSelected) continue;
    const { x, y } = toScreen(view, at);
    ctx.beginPath();
    const radius = isNew ? radii.midpoint : radii.point + (isSelected ? 1.5 : 0);
    if (!isNew && isCorner(decor, index)) ctx.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = isSelected || isNew ? colors.line : colors.handle;
    ctx.strokeStyle = isSelected || isNew ? colors.handle : colors.line;
    ctx.lineWidth = isNew ? 1 : 1.5;
    ctx.fill();
    ctx.stroke();
  }
}

function strokeOutline(
  ctx: PaintContext,
  decor: ShapeDecor,
  view: Viewport,
  { line, handle }: (typeof OVERLAY_COLORS)[Theme],
): void {
  ctx.beginPath();
  shapeLine(decor)
    .map((point) => toScreen(view, point))
    .forEach(({ x, y }, index) => {
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
  if (decor.kind === 'area') ctx.closePath();
  // A halo keeps the line visible on every color.
  for (const [color, width] of [
    [handle, 3.5],
    [line, 1.5],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
