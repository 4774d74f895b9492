/**
 * The process that draws pictures of plans for `planPictures.ts`: the map's own painters on a canvas of Skia, with the
 * fonts of the pages. The plan's pictures are left out, as in all static pictures, so that nothing that somebody has
 * uploaded is ever decoded here.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import { expandBox } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import { fitBox } from '../../domain/plan/viewport.ts';
import { type PictureCanvas, paintCutOuts, paintStaticView } from '../../map/chrome/staticPicture.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { buildScene } from '../../map/scene/scene.ts';
import { answerJobs } from '../jobProcess.ts';

export type DrawingJob = {
  readonly tables: readonly Table[];
  readonly background: PlanBackground;
  /** The tables to cut out; without them, the picture shows the whole plan. */
  readonly shown: readonly Table[] | undefined;
  /** Those of them that the picture is about. */
  readonly selected: readonly Table[] | undefined;
  /** In CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels of the picture per CSS pixel. */
  readonly ratio: number;
};
/** A JPEG, or why this host can't draw. */
export type DrawingResult = { readonly jpeg: Uint8Array } | { readonly unavailable: string };

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** Of the built pages, or of their sources. */
const FONT_FOLDERS = [
  [folder('dist/pages')],
  [folder('node_modules/@fontsource-variable/source-sans-3/files'), folder('src/ui/styles')],
];
/** The families of the map's font stack, with their files. */
const FONTS = [
  ['Source Sans 3 Variable', /^source-sans-3-latin(?:-ext)?-wght-normal\b.*\.woff2$/],
  ['Noto Sans Subset', /^noto-sans-\w+-400-700\b.*\.woff2$/],
] as const;

/** Around all tables, in plan units. A plan of one tiny table must not be enlarged without limit. */
const MARGIN = 20;
/** A PNG has twice the bytes, and takes four times as long. */
const QUALITY = 85;

const opening = openCanvas();
opening.catch(() => {});

async function openCanvas(): Promise<Canvas> {
  const { GlobalFonts, createCanvas } = await import('@napi-rs/canvas');
  for (const [family, file] of fontFiles()) GlobalFonts.registerFromPath(file, family);
  return createCanvas(1, 1);
}

function fontFiles(): (readonly [family: string, file: string])[] {
  const found = FONT_FOLDERS.map((folders) =>
    folders
      .filter(existsSync)
      .flatMap((path) =>
        readdirSync(path).flatMap((name) =>
          FONTS.flatMap(([family, pattern]) => (pattern.test(name) ? [[family, `${path}/${name}`] as const] : [])),
        ),
      ),
  );
  return found.find((files) => files.length > 0) ?? [];
}

async function draw({ tables, background, selected = [], shown, size, ratio }: DrawingJob): Promise<DrawingResult> {
  let canvas: Canvas;
  try {
    canvas = await opening;
  } catch (error) {
    return { unavailable: String(error) };
  }
  const scene = buildScene(tables, background);
  const content = { scene, theme: 'light', paintDecor } as const;
  // Only its types of images are others, and no image is painted.
  const target = canvas as unknown as PictureCanvas;
  if (shown) paintCutOuts(target, size, content, selected, ratio, shown);
  else paintStaticView(target, size, content, fitBox(expandBox(scene.filled, MARGIN), { x: 0, y: 0, ...size }), ratio);
  // Between the cut-outs.
  const ctx = canvas.getContext('2d');
  ctx.globalCompositeOperation = 'destination-over';
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return { jpeg: canvas.encodeSync('jpeg', QUALITY) };
}

answerJobs(draw);
