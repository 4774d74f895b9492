/** Frames the texts on the map. Recording the map's own painter finds them exactly where they are drawn. */
import { distanceToOutline } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type Viewport, toPlan } from '../../map/camera/viewport.ts';
import type { TableRenderInput } from '../../map/paint/renderInput.ts';
import { paintTables } from '../../map/paint/tablePainter.ts';
import { OVERLAY_COLORS, strokeWithCasing } from './overlayStyle.ts';

export type OverlayView = {
  readonly renderInput: TableRenderInput;
  readonly view: Viewport;
  readonly ratio: number;
  /** Whether there are too many tables in view to draw them in detail. */
  readonly dense: boolean;
};

/** A smaller overhang is not visible. */
const MAX_OVERHANG_PX = 0.75;

/** Bounds of a text and their transform to device pixels. */
type RecordedText = { readonly bounds: DOMRect; readonly transform: DOMMatrix };

/** Returns a context that paints nothing visible and reports each text. */
function createTextRecorder(record: (text: RecordedText) => void): CanvasRenderingContext2D | null {
  const ctx = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  if (!ctx) return null;
  ctx.fillText = (text, x, y) => {
    const metrics = ctx.measureText(text);
    const { actualBoundingBoxLeft: left, actualBoundingBoxAscent: ascent } = metrics;
    const bounds = new DOMRect(
      x - left,
      y - ascent,
      left + metrics.actualBoundingBoxRight,
      ascent + metrics.actualBoundingBoxDescent,
    );
    record({ bounds, transform: ctx.getTransform() });
  };
  return ctx;
}

/** Frames each text, in red and thicker if it extends beyond its table. */
export function paintTextBoxes(
  ctx: CanvasRenderingContext2D,
  { renderInput, view, ratio, dense }: OverlayView,
  tables: readonly { readonly index: number; readonly table: Table }[],
): void {
  const texts: RecordedText[] = [];
  const recorder = createTextRecorder((text) => texts.push(text));
  if (!recorder) return;
  const inside = new Path2D();
  const outside = new Path2D();
  for (const { index, table } of tables) {
    texts.length = 0;
    recorder.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
    paintTables(recorder, renderInput, [index], { scale: view.scale, ratio, dense });
    for (const { bounds, transform } of texts) {
      const corners = [
        new DOMPoint(bounds.left, bounds.top),
        new DOMPoint(bounds.right, bounds.top),
        new DOMPoint(bounds.right, bounds.bottom),
        new DOMPoint(bounds.left, bounds.bottom),
      ].map((corner) => transform.transformPoint(corner));
      const isOutside = corners.some(({ x, y }) => {
        const point = toPlan(view, { x: x / ratio, y: y / ratio });
        return distanceToOutline(table, point) * view.scale > MAX_OVERHANG_PX;
      });
      const path = isOutside ? outside : inside;
      corners.forEach(({ x, y }, corner) => {
        if (corner === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      });
      path.closePath();
    }
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  strokeWithCasing(ctx, OVERLAY_COLORS.text, ratio, ratio, () => {
    ctx.stroke(inside);
  });
  strokeWithCasing(ctx, OVERLAY_COLORS.bad, 2 * ratio, ratio, () => {
    ctx.stroke(outside);
  });
  ctx.restore();
}
