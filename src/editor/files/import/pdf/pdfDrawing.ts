/** Reads the pages of a PDF as drawings: vector shapes and texts. Nothing in it runs, and nothing is fetched. */
// The library finds its other half here, and stays in this worker.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { type PDFDocumentProxy, type PDFPageProxy, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { round2 } from '../../../../domain/geometry/numbers.ts';
import {
  type Drawing,
  type DrawnText,
  type Group,
  type LeftOut,
  type Matrix,
  type Shape,
  WITHOUT_WORDS,
  countLeftOut,
} from '../drawing.ts';
import { joinLines } from '../dxf/joinLines.ts';
import { shapesOfLines } from '../shapesOfLines.ts';
import { type PaintedPath, multiply, readPaths } from './pdfPaths.ts';

export type PdfPages = {
  /** The number of shapes on each page; undefined for pages that have not been read. */
  readonly shapeCounts: readonly (number | undefined)[];
  /** The index of the page with the most shapes. */
  readonly fullest: number;
  read(page: number): Promise<Drawing>;
};
export type PdfProblem = 'locked' | 'damaged';

/** Plan units of the longer side of a page. */
const LONGER_SIDE = 1_600;
const POINTS_PER_METER = 72 / 0.0254;
/** A shape that covers this share of a page's sides is the paper. */
const PAPER_SHARE = 0.98;
/** Pages are counted for this long, and no more of them than this. */
const COUNT_MS = 2_500;
const MAX_COUNTED = 60;
/** A larger picture is not decoded: only shapes are asked for. */
const MAX_PICTURE_PIXELS = 4_000_000;

/** Opens a PDF, and finds the page that has a drawing. */
export async function openPdf(data: ArrayBuffer): Promise<PdfPages | PdfProblem> {
  let pdf: PDFDocumentProxy;
  try {
    pdf = await getDocument({
      data: new Uint8Array(data),
      isEvalSupported: false,
      useWorkerFetch: false,
      useWasm: false,
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      maxImageSize: MAX_PICTURE_PIXELS,
      verbosity: 0,
    }).promise;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
  }
  const layers = await layersOf(pdf);
  /** The page with the most shapes is shown first, and takes a while to read. */
  let fullest: { readonly page: number; readonly drawing: Drawing } | undefined;
  const read = async (page: number): Promise<Drawing> =>
    page === fullest?.page ? fullest.drawing : drawingOf(await pdf.getPage(page + 1), layers);
  const shapeCounts: (number | undefined)[] = Array.from({ length: pdf.numPages }, () => undefined);
  const end = performance.now() + COUNT_MS;
  for (let page = 0; page < Math.min(pdf.numPages, MAX_COUNTED) && performance.now() < end; page++) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time bounds the memory
    const drawing = await read(page).catch(() => undefined);
    shapeCounts[page] = drawing?.shapes.length ?? 0;
    if (drawing && drawing.shapes.length > (fullest?.drawing.shapes.length ?? 0)) fullest = { page, drawing };
  }
  return { shapeCounts, fullest: fullest?.page ?? 0, read };
}

/** Returns the names of the layers, and `undefined` for those that are hidden. */
async function layersOf(pdf: PDFDocumentProxy): Promise<Map<string, string | undefined>> {
  const config = await pdf.getOptionalContentConfig();
  const entries = [...(config as unknown as Iterable<[string, { name: string | null; visible: boolean }]>)];
  return new Map(entries.map(([id, { name, visible }]) => [id, visible ? (name ?? '') : undefined]));
}

async function drawingOf(page: PDFPageProxy, layers: ReadonlyMap<string, string | undefined>): Promise<Drawing> {
  const view = page.getViewport({ scale: 1 });
  const scale = LONGER_SIDE / Math.max(view.width, view.height, 1);
  const toDrawing = page.getViewport({ scale }).transform as unknown as Matrix;
  const [width, height] = [Math.ceil(view.width * scale), Math.ceil(view.height * scale)];
  const groups: Group[] = [];
  const leftOut: LeftOut = {};
  const operators = await page.getOperatorList();
  const paths = readPaths(operators, { toDrawing, layers, groups, leftOut });
  const { items } = await page.getTextContent();
  page.cleanup();
  const shapes = shapesOf(paths).filter(({ box }) => {
    const isPaper = box.width >= PAPER_SHARE * width && box.height >= PAPER_SHARE * height;
    if (isPaper) countLeftOut(leftOut, 'ignored');
    return !isPaper;
  });
  return {
    width,
    height,
    unitsPerMeter: undefined,
    paperUnitsPerMeter: scale * POINTS_PER_METER,
    groups,
    shapes,
    texts: items.flatMap((item) => ('str' in item ? (textOf(item, toDrawing) ?? []) : [])),
    leftOut,
  };
}

/** Strokes that meet are one shape, as CAD programs plot each side of a table by itself. */
function shapesOf(paths: readonly PaintedPath[]): Shape[] {
  const shapes = paths
    .filter(({ fill }) => fill !== undefined)
    .flatMap(({ lines, ...style }) => shapesOfLines(lines, factsOf(style)));
  const strokes = paths
    .filter(({ fill }) => fill === undefined)
    .flatMap(({ lines, ...style }) => lines.map((line) => ({ line, color: style.stroke ?? '', ...style })));
  return [...shapes, ...joinLines(strokes).flatMap(({ line, ...style }) => shapesOfLines([line], factsOf(style)))];
}

const factsOf = ({ fill, stroke, strokeWidth, groups }: Omit<PaintedPath, 'lines'>) => ({
  fill,
  stroke,
  strokeWidth,
  groups,
  ...WITHOUT_WORDS,
});

/** Its matrix places the start of the base line; its width and height are the page's, whatever its rotation. */
function textOf(
  { str, transform, width }: { readonly str: string; readonly transform: unknown[]; readonly width: number },
  toDrawing: Matrix,
): DrawnText | undefined {
  const matrix = multiply(toDrawing, transform as unknown as Matrix);
  const [a, b, c, d, x, y] = matrix;
  const size = round2(Math.hypot(c, d));
  const text = str.trim().slice(0, 200);
  if (text === '' || !(size > 0) || !Number.isFinite(x + y)) return undefined;
  const angle = Math.atan2(b, a);
  const half = (width * Math.hypot(toDrawing[0], toDrawing[1])) / 2;
  // Half of the height of capitals above the base line is the middle.
  const up = 0.35 * size;
  return {
    x: round2(x + half * Math.cos(angle) + up * Math.sin(angle)),
    y: round2(y + half * Math.sin(angle) - up * Math.cos(angle)),
    text,
    size,
    rotation: round2((angle * 180) / Math.PI),
    groups: [],
  };
}
