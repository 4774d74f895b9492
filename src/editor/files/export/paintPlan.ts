/** Paints a plan for exports and print: all tables available, in the light palette, without margins. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import { type Decor, type Plan, tablesFromPlan } from '../../../domain/plan/plan.ts';
import { paintDecor } from '../../../map/paint/decor/decorPainter.ts';
import { MAX_DETAILED_TABLES } from '../../../map/scene/tableBuffers.ts';
import type { PaintContext } from '../../../map/paint/paintContext.ts';
import { palettes } from '../../../map/paint/palette.ts';
import { type Scene, buildScene } from '../../../map/scene/scene.ts';
import { loadFonts } from '../../../map/paint/fontStack.ts';
import { paintTables } from '../../../map/paint/tablePainter.ts';
import { decorIndex } from '../../../map/scene/decorIndex.ts';

/** Resolves the URL of a decor picture by its path in the plan. */
export type PictureUrlOf = (path: string) => string;
export type PaintablePlan = {
  readonly scene: Scene;
  readonly pictureOf: (path: string) => CanvasImageSource | undefined;
};

export const PALETTE = palettes.light;
/** A picture that takes longer is left out. */
const PICTURE_TIMEOUT_MS = 8_000;
/** Longer sides are scaled down. */
const MAX_PICTURE_SIDE_PX = 2_048;
/** The size of an SVG without one. */
const DEFAULT_PICTURE_SIDE_PX = 512;

/** Loads what painting needs: the plan's pictures and the page's fonts. */
export async function loadPaintablePlan(plan: Plan, pictureUrl?: PictureUrlOf): Promise<PaintablePlan> {
  const [pictures] = await Promise.all([
    pictureUrl ? loadPictures(plan.decor, pictureUrl) : undefined,
    loadFonts(JSON.stringify(plan)),
  ]);
  return { scene: buildScene(tablesFromPlan(plan), plan), pictureOf: (path) => pictures?.get(path) };
}

/**
 * Paints a plan on a context that is transformed to plan units, clipped to `box` (plan units).
 *
 * @param scale image pixels per plan unit
 * @param ratio image pixels per CSS pixel; a higher ratio makes lines thicker
 */
export function paintPlan(
  ctx: CanvasRenderingContext2D,
  painted: PaintablePlan,
  box: Box,
  scale: number,
  ratio: number,
): void {
  const { scene } = painted;
  ctx.save();
  paintGround(ctx, painted, box, scale, visiblePlanBox(ctx));
  paintTables(ctx, { scene, palette: PALETTE, stateOf: () => 'available' }, scene.allIndices, {
    scale: scale / ratio,
    ratio,
    dense: scene.tables.length > MAX_DETAILED_TABLES,
  });
  ctx.restore();
}

/** Paints what lies below the tables, and clips what follows to `box`. */
export function paintGround(
  ctx: PaintContext,
  { scene, pictureOf }: PaintablePlan,
  box: Box,
  scale: number,
  visible: Box,
): void {
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.fillStyle = PALETTE.backdrop;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  paintDecor(ctx, decorIndex(scene.decor).within(visible), PALETTE, scale, pictureOf, visible);
}

/** Returns the box around the part of the plan that a canvas shows, whatever its transform. */
function visiblePlanBox(ctx: CanvasRenderingContext2D): Box {
  const back = ctx.getTransform().inverse();
  const { width, height } = ctx.canvas;
  const xs = [0, width, 0, width].map((x, i) => back.a * x + back.c * (i < 2 ? 0 : height) + back.e);
  const ys = [0, width, 0, width].map((x, i) => back.b * x + back.d * (i < 2 ? 0 : height) + back.f);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

async function loadPictures(
  decor: readonly Decor[],
  pictureUrl: PictureUrlOf,
): Promise<Map<string, HTMLCanvasElement>> {
  const paths = new Set(decor.flatMap((piece) => (piece.kind === 'picture' ? [piece.picture] : [])));
  const pictures = new Map<string, HTMLCanvasElement>();
  await Promise.all(
    [...paths].map(async (path) => {
      const picture = await loadPicture(pictureUrl(path));
      if (picture) pictures.set(path, picture);
    }),
  );
  return pictures;
}

/** Returns the picture on a canvas, from which it can be embedded into an SVG; undefined if it can't be loaded. */
async function loadPicture(url: string): Promise<HTMLCanvasElement | undefined> {
  const image = new Image();
  image.src = url;
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, PICTURE_TIMEOUT_MS, new Error('timeout')));
  try {
    await Promise.race([image.decode(), timeout]);
  } catch {
    return undefined;
  }
  const width = image.naturalWidth || DEFAULT_PICTURE_SIDE_PX;
  const height = image.naturalHeight || DEFAULT_PICTURE_SIDE_PX;
  const scale = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(width * scale), 1);
  canvas.height = Math.max(Math.round(height * scale), 1);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}
