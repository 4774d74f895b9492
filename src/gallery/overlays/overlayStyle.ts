/** What the overlays are drawn in: colours told apart by hue and by form, each with a light casing that sets it off from any ground. */
export const OVERLAY_COLORS = {
  hit: '#7c3aed',
  good: '#0f9d76',
  bad: '#e11d48',
  text: '#0369a1',
  pill: '#111827',
  pillText: '#ffffff',
  casing: '#ffffff',
} as const;
/** What of the casing is seen on either side of a line, in CSS pixels. */
const CASING = 1;

/** A line of the overlays; the path is traced in the canvas's own frame, `width` and `pixel` (a CSS pixel) are in its units. */
export function strokeWithCasing(
  ctx: CanvasRenderingContext2D,
  color: string,
  width: number,
  pixel: number,
  trace: () => void,
): void {
  for (const [ink, wide] of [
    [OVERLAY_COLORS.casing, width + 2 * CASING * pixel],
    [color, width],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = wide;
    trace();
  }
}
