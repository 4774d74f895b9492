/** A plan as a printed or exported picture shows it: all tables free, in the light palette, to its edges. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import { type Decor, type Plan, tablesFromPlan } from '../../../domain/plan/plan.ts';
import { paintDecor } from '../../../map/paint/decor/decorPainter.ts';
import { MAX_DETAILED_TABLES } from '../../../map/scene/tableBuffers.ts';
import { palettes } from '../../../map/paint/palette.ts';
import { type Scene, buildScene } from '../../../map/scene/scene.ts';
import { FONT_STACK } from '../../../map/paint/tableText.ts';
import { paintTables } from '../../../map/paint/tablePainter.ts';

/** Where a picture of the plan's decor is loaded from, by its path in the plan. */
export type PictureUrlOf = (path: string) => string;
export type PaintablePlan = {
  readonly scene: Scene;
  readonly pictureOf: (path: string) => CanvasImageSource | undefined;
};

export const PALETTE = palettes.light;
/** A picture that has not come by then is left out, in milliseconds. */
const PATIENCE = 8_000;

/** A plan made ready for painting: its pictures and the page's letters loaded. */
export async function loadPaintablePlan(plan: Plan, pictureAddress?: PictureUrlOf): Promise<PaintablePlan> {
  const [pictures] = await Promise.all([
    pictureAddress ? picturesOf(plan.decor, pictureAddress) : undefined,
    loadFonts(),
  ]);
  return { scene: buildScene(tablesFromPlan(plan), plan), pictureOf: (path) => pictures?.get(path) };
}

/** Without them, the letters of the device are taken. */
export async function loadFonts(): Promise<void> {
  try {
    await Promise.all([600, 650].map((weight) => document.fonts.load(`${weight} 16px ${FONT_STACK}`)));
  } catch {
    /* The device's own do. */
  }
}

/**
 * Paints a plan on a context that is transformed to plan units, within `box` (plan units).
 *
 * @param scale pixels of the picture per plan unit
 * @param ratio such pixels to one in which lines and corners are measured: more of them make stronger lines
 */
export function paintPlan(
  ctx: CanvasRenderingContext2D,
  { scene, pictureOf }: PaintablePlan,
  box: Box,
  scale: number,
  ratio: number,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.fillStyle = PALETTE.backdrop;
  ctx.fillRect(box.x, box.y, box.width, box.height);
  paintDecor(ctx, scene.decor, PALETTE, scale, pictureOf);
  paintTables(ctx, { scene, palette: PALETTE, stateOf: () => 'available' }, scene.allIndices, {
    scale: scale / ratio,
    ratio,
    dense: scene.tables.length > MAX_DETAILED_TABLES,
  });
  ctx.restore();
}

async function picturesOf(decor: readonly Decor[], addressOf: PictureUrlOf): Promise<Map<string, HTMLCanvasElement>> {
  const paths = new Set(decor.flatMap((piece) => (piece.kind === 'picture' ? [piece.picture] : [])));
  const loaded = new Map<string, HTMLCanvasElement>();
  await Promise.all(
    [...paths].map(async (path) => {
      const image = new Image();
      image.src = addressOf(path);
      const late = new Promise<never>((_, reject) => {
        setTimeout(reject, PATIENCE, new Error('late'));
      });
      try {
        await Promise.race([image.decode(), late]);
      } catch {
        return;
      }
      // On a canvas it can be written into a drawing as well.
      const canvas = document.createElement('canvas');
      const [width, height] = [image.naturalWidth || 512, image.naturalHeight || 512];
      const shrink = Math.min(1, 2_048 / Math.max(width, height));
      [canvas.width, canvas.height] = [
        Math.max(Math.round(width * shrink), 1),
        Math.max(Math.round(height * shrink), 1),
      ];
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      loaded.set(path, canvas);
    }),
  );
  return loaded;
}
