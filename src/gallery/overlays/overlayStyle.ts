/** Colors and lines of the overlays. A light casing sets each line off from any background. */
export const OVERLAY_COLORS = {
  hit: '#7c3aed',
  mark: '#e11d48',
  pill: '#111827',
  pillText: '#ffffff',
  casing: '#ffffff',
} as const;
/** The visible casing on each side of a line. */
const CASING_PX = 1;

/** Strokes a path with a casing. `width` and `pixel` (one CSS pixel) are in the canvas's own units. */
export function strokeWithCasing(
  ctx: CanvasRenderingContext2D,
  color: string,
  width: number,
  pixel: number,
  stroke: () => void,
): void {
  ctx.strokeStyle = OVERLAY_COLORS.casing;
  ctx.lineWidth = width + 2 * CASING_PX * pixel;
  stroke();
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  stroke();
}
