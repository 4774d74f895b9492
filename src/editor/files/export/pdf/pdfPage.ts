/** A page of paper as a canvas. All lengths are tenths of a millimeter. */
import { graphemes } from '../../../../domain/text/graphemes.ts';
import { FONT_STACK } from '../../../../map/paint/fontStack.ts';

export type PaperFormat = 'A4' | 'A3';
/** Sides are tenths of a millimeter. */
export type PaperSize = { readonly width: number; readonly height: number; readonly dpi: number };
export type PdfPage = {
  readonly canvas: HTMLCanvasElement;
  readonly ctx: CanvasRenderingContext2D;
  readonly sheet: PaperSize;
};

const SIDES: Readonly<Record<PaperFormat, readonly [short: number, long: number]>> = {
  A4: [2_100, 2_970],
  A3: [2_970, 4_200],
};
/** Some tablets can't allocate a canvas for A3 with more. */
const DPI: Readonly<Record<PaperFormat, number>> = { A4: 240, A3: 200 };
/** Unprinted on every side: the printer's margin and space for pins. */
export const MARGIN = 110;
export const INK = '#16252b';
export const MUTED_INK = '#5a5142';
export const RULE_COLOR = '#d2cabb';

export function paperSize(paper: PaperFormat, landscape: boolean): PaperSize {
  const [short, long] = SIDES[paper];
  return { width: landscape ? long : short, height: landscape ? short : long, dpi: DPI[paper] };
}

/** Creates a white page. Returns undefined if the device runs out of memory. */
export function createPage(sheet: PaperSize): PdfPage | undefined {
  const canvas = document.createElement('canvas');
  const scale = sheet.dpi / 254;
  canvas.width = Math.round(sheet.width * scale);
  canvas.height = Math.round(sheet.height * scale);
  const ctx = canvas.getContext('2d', { alpha: false });
  if (!ctx) return undefined;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  return { canvas, ctx, sheet };
}

export type TextStyle = {
  readonly size: number;
  readonly weight?: number;
  readonly color?: string;
  readonly align?: CanvasTextAlign;
  readonly maxWidth?: number;
};

/** Draws a line of text on a baseline, truncated to `maxWidth`. Returns its width. */
export function drawText(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size, weight = 400, color = INK, align = 'left', maxWidth }: TextStyle,
): number {
  ctx.font = `${weight} ${size}px ${FONT_STACK}`;
  ctx.fillStyle = color;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const shown = maxWidth === undefined ? text : truncateToWidth(ctx, text, maxWidth);
  ctx.fillText(shown, x, y);
  return ctx.measureText(shown).width;
}

/** Longer texts never fit on a page. */
const MAX_TEXT_LENGTH = 400;

/** Cuts a text between two graphemes of any script. */
function truncateToWidth(ctx: CanvasRenderingContext2D, text: string, maxWidth: number): string {
  if (ctx.measureText(text).width <= maxWidth) return text;
  const letters = graphemes(text.slice(0, MAX_TEXT_LENGTH));
  let fits = 0;
  let overflows = letters.length;
  while (overflows - fits > 1) {
    const middle = (fits + overflows) >> 1;
    if (ctx.measureText(`${letters.slice(0, middle).join('')}…`).width <= maxWidth) fits = middle;
    else overflows = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}

export function drawRule(ctx: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  ctx.fillStyle = RULE_COLOR;
  ctx.fillRect(x, y - 1.2, width, 2.4);
}

/** Draws a category's color. */
export function drawSwatch(ctx: CanvasRenderingContext2D, color: string, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, size * 0.24);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = 'rgba(22, 37, 43, 0.45)';
  ctx.lineWidth = 2;
  ctx.stroke();
}

/** Draws a page's footer: a text and the page number. */
export function drawFooter({ ctx, sheet }: PdfPage, left: string, pageNumber: number, pageCount: number): void {
  const y = sheet.height - MARGIN + 22;
  const maxWidth = sheet.width - 2 * MARGIN - 200;
  drawText(ctx, left, MARGIN, y, { size: 27, color: MUTED_INK, maxWidth });
  drawText(ctx, `${pageNumber} / ${pageCount}`, sheet.width - MARGIN, y, {
    size: 27,
    color: MUTED_INK,
    align: 'right',
  });
}
