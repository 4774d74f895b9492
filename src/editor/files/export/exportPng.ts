/** Exports a plan as a PNG. */
import type { Plan } from '../../../domain/plan/plan.ts';
import { type PictureUrlOf, paintPlan, loadPaintablePlan } from './paintPlan.ts';

/** Canvas limits that every browser supports. */
const MAX_CANVAS_PIXELS = 16_000_000;
const MAX_CANVAS_SIDE_PX = 8_192;
/** The usual width of a plan on screen. Lines are as thick as they look there. */
const SCREEN_WIDTH_PX = 1_100;

/**
 * Returns a PNG of the whole plan, `width` pixels wide or as wide as 16 million pixels allow. Returns undefined if the
 * device runs out of memory.
 */
export async function exportPng(
  plan: Plan,
  { width, pictureUrl }: { width: number; pictureUrl?: PictureUrlOf },
): Promise<Blob | undefined> {
  const painted = await loadPaintablePlan(plan, pictureUrl);
  const { extent } = painted.scene;
  const aspect = extent.height / extent.width;
  const wide = Math.max(
    1,
    Math.min(width, MAX_CANVAS_SIDE_PX, MAX_CANVAS_SIDE_PX / aspect, Math.sqrt(MAX_CANVAS_PIXELS / aspect)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.floor(wide), 1);
  canvas.height = Math.max(Math.floor(wide * aspect), 1);
  const ctx = canvas.getContext('2d');
  if (!ctx) return undefined;
  const scale = canvas.width / extent.width;
  ctx.setTransform(
    scale,
    0,
    0,
    canvas.height / extent.height,
    -extent.x * scale,
    (-extent.y * canvas.height) / extent.height,
  );
  paintPlan(ctx, painted, extent, scale, Math.max(canvas.width / SCREEN_WIDTH_PX, 1));
  return canvasToBlob(canvas, 'image/png');
}

/** Encodes a canvas. Returns undefined if the browser can't, for example without memory. */
export function canvasToBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality);
  });
}
