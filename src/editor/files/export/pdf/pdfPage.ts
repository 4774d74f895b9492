/** A page of paper as a canvas. Everything on it is measured in tenths of a millimetre. */
import { FONT_STACK } from '../../../../map/paint/tableText.ts';

export type PaperFormat = 'A4' | 'A3';
/** Sides in tenths of a millimetre, `dots` per inch. */
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
/** A3 at more would be beyond what some tablets hold on one canvas. */
const DOTS: Readonly<Record<PaperFormat, number>> = { A4: 240, A3: 200 };
/** Free of print on every side: a printer's own edge, and room for the pins. */
export const MARGIN = 110;
export const INK = '#16252b';
export const MUTED_INK = '#5a5142';
export const RULE_COLOR = '#d2cabb';

export function paperSize(paper: PaperFormat, landscape: boolean): PaperSize {
  const [short, long] = SIDES[paper];
  return { width: landscape ? long : short, height: landscape ? short : long, dpi: DOTS[paper] };
}

/** A blank white page; undefined where the device has no memory for it. */
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

/** Writes a line on a baseline, cut with an ellipsis where it is wider than `most`. Gives back its width. */
export function drawText(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size, weight = 400, color = INK, align = 'left', maxWidth: most }: TextStyle,
): number {
  ctx.font = `${weight} ${size}px ${FONT_STACK}`;
  ctx.fillStyle = color;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  const shown = most === undefined ? text : fitting(ctx, text, most);
  ctx.fillText(shown, x, y);
  return ctx.measureText(shown).width;
}

/** As much of a text as has room, cut between two letters of any script. */
function fitting(ctx: CanvasRenderingContext2D, text: string, most: number): string {
  if (ctx.measureText(text).width <= most) return text;
  const letters = [...new Intl.Segmenter().segment(text.slice(0, 400))].map(({ segment }) => segment);
  let [fits, over] = [0, letters.length];
  while (over - fits > 1) {
    const middle = (fits + over) >> 1;
    if (ctx.measureText(`${letters.slice(0, middle).join('')}…`).width <= most) fits = middle;
    else over = middle;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}

export function drawRule(ctx: CanvasRenderingContext2D, x: number, y: number, width: number): void {
  ctx.fillStyle = RULE_COLOR;
  ctx.fillRect(x, y - 1.2, width, 2.4);
}

/** A category's colour as its tables have it. */
export function drawSwatch(ctx: CanvasRenderingContext2D, color: string, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, size, size, size * 0.24);
  ctx.fillStyle = color;
  ctx.fill();
  ctx.strokeStyle = 'rgba(22, 37, 43, 0.45)';
  ctx.lineWidth = 2;
  ctx.stroke();
}

/** The foot of a page: what it is of, and which of how many. */
export function drawFooter({ ctx, sheet }: PdfPage, left: string, nth: number, pages: number): void {
  const y = sheet.height - MARGIN + 22;
  const most = sheet.width - 2 * MARGIN - 200;
  drawText(ctx, left, MARGIN, y, { size: 27, color: MUTED_INK, maxWidth: most });
  drawText(ctx, `${nth} / ${pages}`, sheet.width - MARGIN, y, { size: 27, color: MUTED_INK, align: 'right' });
}
