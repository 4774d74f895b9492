/** The boxes of the texts that the map writes, found by letting it write them and listening. */
import { distanceToOutline } from '../../domain/geometry/boxes.ts';
import type { TableRenderInput } from '../../map/paint/renderInput.ts';
import { paintTables } from '../../map/paint/tablePainter.ts';
import { type Viewport, toPlan } from '../../map/camera/viewport.ts';
import { OVERLAY_COLORS, strokeWithCasing } from './overlayStyle.ts';

export type OverlayView = {
  readonly painting: TableRenderInput;
  readonly view: Viewport;
  readonly ratio: number;
  readonly crowded: boolean;
};

/** So far a letter may stand over its table's edge, in CSS pixels: less is not seen. */
const SLACK = 0.75;

/** A text as it was written: its box, and how that lies on the canvas. */
type Written = {
  readonly text: string;
  readonly at: DOMMatrix;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A canvas that draws nothing anybody sees, and tells what is written on it. */
function listener(tell: (written: Written) => void): CanvasRenderingContext2D {
  const ctx = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
  ctx.fillText = (text, x, y) => {
    const {
      actualBoundingBoxLeft: left,
      actualBoundingBoxRight: right,
      actualBoundingBoxAscent: above,
      actualBoundingBoxDescent: below,
    } = ctx.measureText(text);
    tell({ text, at: ctx.getTransform(), x: x - left, y: y - above, width: left + right, height: above + below });
  };
  return ctx;
}

/** Frames each text: in one colour where it stands on its table, in red and thicker where it leaves it. */
export function paintTextBoxes(
  ctx: CanvasRenderingContext2D,
  { painting, view, ratio, crowded }: OverlayView,
  places: readonly number[],
): void {
  const written: Written[] = [];
  const frames = { on: new Path2D(), off: new Path2D() };
  const ear = listener((text) => written.push(text));
  for (const place of places) {
    written.length = 0;
    ear.setTransform(view.scale * ratio, 0, 0, view.scale * ratio, view.x * ratio, view.y * ratio);
    paintTables(ear, painting, [place], { scale: view.scale, ratio, dense: crowded });
    for (const { at, x, y, width, height } of written) {
      const corners = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ].map(([left, top]) => at.transformPoint({ x: left!, y: top! }));
      const leaves = corners.some(
        (corner) =>
          distanceToOutline(painting.scene.tables[place]!, toPlan(view, { x: corner.x / ratio, y: corner.y / ratio })) *
            view.scale >
          SLACK,
      );
      const frame = leaves ? frames.off : frames.on;
      const [first, ...others] = corners as [DOMPoint, ...DOMPoint[]];
      frame.moveTo(first.x, first.y);
      for (const corner of others) frame.lineTo(corner.x, corner.y);
      frame.closePath();
    }
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  strokeWithCasing(ctx, OVERLAY_COLORS.text, ratio, ratio, () => {
    ctx.stroke(frames.on);
  });
  strokeWithCasing(ctx, OVERLAY_COLORS.bad, 2 * ratio, ratio, () => {
    ctx.stroke(frames.off);
  });
  ctx.restore();
}
