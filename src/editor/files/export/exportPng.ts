/** A plan as a picture. */
import type { Plan } from '../../../domain/plan/plan.ts';
import { type PictureUrlOf, paintPlan, loadPaintablePlan } from './paintPlan.ts';

/** Pixels that every browser can hold on one canvas, and its longest side. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 8_192;
/** A plan's usual width on a screen, in CSS pixels: lines are as strong as they look there. */
const ON_SCREEN = 1_100;

/**
 * A PNG of the whole plan, `width` pixels wide or as wide as fits 16 million pixels. Undefined where the device has no
 * memory for it.
 */
export async function exportPng(
  plan: Plan,
  { width, pictureAddress }: { width: number; pictureAddress?: PictureUrlOf },
): Promise<Blob | undefined> {
  const painted = await loadPaintablePlan(plan, pictureAddress);
  const { extent } = painted.scene;
  const shape = extent.height / extent.width;
  const wide = Math.max(1, Math.min(width, LONGEST_SIDE, LONGEST_SIDE / shape, Math.sqrt(MOST_PIXELS / shape)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.floor(wide), 1);
  canvas.height = Math.max(Math.floor(wide * shape), 1);
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
  paintPlan(ctx, painted, extent, scale, Math.max(canvas.width / ON_SCREEN, 1));
  return canvasToBlob(canvas, 'image/png');
}

/** A canvas as a file; undefined where it can't be had. */
export function canvasToBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        resolve(blob ?? undefined);
      },
      type,
      quality,
    );
  });
}
