/**
 * Cards for tables as a PDF: each has a QR code that opens the state of its table, free or taken, on a guest's phone.
 * The pages are images, as those of the plan. Lengths are tenths of a millimeter.
 */
import { encodeQR } from 'qr';
import type { Plan } from '../../../../domain/plan/plan.ts';
import { loadFonts } from '../../../../map/paint/fontStack.ts';
import { canvasToBlob } from '../exportPng.ts';
import { messages } from '../../../messages.ts';
import { INK, MUTED_INK, RULE_COLOR, createPage, drawText, paperSize } from './pdfPage.ts';

/** A table to make a card for. */
export type QrCard = { readonly key: string; readonly name: string; readonly area: string };

export type QrCardOptions = {
  readonly venue: string;
  /** Returns the address that the code of a table leads to. */
  readonly addressOf: (key: string) => string;
};

const COLUMNS = 2;
const ROWS = 4;
const CARDS_PER_PAGE = COLUMNS * ROWS;
const MARGIN = 110;
const PADDING = 45;
const CODE_SIZE = 400;
/** Modules of white that scanners need around a code. */
const QUIET_ZONE = 4;
const POINTS_PER_UNIT = 72 / 254;
const SHEET = paperSize('A4', false);
const WIDTH = (SHEET.width - 2 * MARGIN) / COLUMNS;
const HEIGHT = (SHEET.height - 2 * MARGIN) / ROWS;

/** Returns the tables of a plan that get a card: the selected ones, or all. */
export function qrCardsOf(plan: Plan, selected: ReadonlySet<string> = new Set()): QrCard[] {
  const all = plan.areas.flatMap(({ name: area, rooms }) =>
    rooms.map(({ id, name }) => ({ key: String(id), name, area })),
  );
  const chosen = all.filter(({ key }) => selected.has(key));
  return chosen.length > 0 ? chosen : all;
}

/** Returns the cards on A4 pages to cut apart, or undefined if the device runs out of memory. */
export async function exportQrCards(
  cards: readonly QrCard[],
  { venue, addressOf }: QrCardOptions,
): Promise<Blob | undefined> {
  const [{ PDFDocument }] = await Promise.all([
    import('@cantoo/pdf-lib'),
    loadFonts(JSON.stringify([venue, cards, messages.files.print.qrHint])),
  ]);
  const pdf = await PDFDocument.create();
  pdf.setTitle(messages.files.print.qrCards(venue), { showInWindowTitleBar: true });
  pdf.setCreator('Tidetable');
  pdf.setProducer('Tidetable');
  for (let first = 0; first < cards.length; first += CARDS_PER_PAGE) {
    const page = createPage(SHEET);
    if (!page) return undefined;
    cards.slice(first, first + CARDS_PER_PAGE).forEach((card, at) => {
      const x = MARGIN + (at % COLUMNS) * WIDTH;
      const y = MARGIN + Math.floor(at / COLUMNS) * HEIGHT;
      drawCard(page.ctx, card, venue, addressOf(card.key), x, y);
    });
    // Not JPEG, which blurs the edges of the codes.
    const bytes = await (await canvasToBlob(page.canvas, 'image/png'))?.arrayBuffer();
    // Safari keeps a canvas's memory until it is emptied.
    page.canvas.width = 0;
    if (!bytes) return undefined;
    const [width, height] = [SHEET.width * POINTS_PER_UNIT, SHEET.height * POINTS_PER_UNIT];
    pdf.addPage([width, height]).drawImage(await pdf.embedPng(bytes), { x: 0, y: 0, width, height });
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

function drawCard(
  ctx: CanvasRenderingContext2D,
  { name, area }: QrCard,
  venue: string,
  address: string,
  x: number,
  y: number,
): void {
  ctx.strokeStyle = RULE_COLOR;
  ctx.lineWidth = 2;
  ctx.setLineDash([14, 10]);
  ctx.strokeRect(x, y, WIDTH, HEIGHT);
  ctx.setLineDash([]);
  drawQrCode(ctx, address, x + WIDTH - PADDING - CODE_SIZE, y + (HEIGHT - CODE_SIZE) / 2, CODE_SIZE);
  const left = x + PADDING;
  const maxWidth = WIDTH - 3 * PADDING - CODE_SIZE;
  const top = y + (HEIGHT - CODE_SIZE) / 2;
  drawText(ctx, venue, left, top + 40, { size: 32, color: MUTED_INK, maxWidth });
  drawText(ctx, name, left, top + 170, { size: fittingSize(ctx, name, maxWidth, 92), weight: 700, maxWidth });
  drawText(ctx, area, left, top + 225, { size: 36, color: MUTED_INK, maxWidth });
  messages.files.print.qrHint.split('\n').forEach((line, at) => {
    drawText(ctx, line, left, top + CODE_SIZE - 50 + at * 38, { size: 30, maxWidth });
  });
}

/** Draws a code that scanners read also if a quarter of it is scratched. */
export function drawQrCode(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, size: number): void {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE });
  const module = size / rows.length;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(x, y, size, size);
  ctx.fillStyle = INK;
  // One path, so that no hairlines show between modules.
  ctx.beginPath();
  for (const [row, modules] of rows.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark) ctx.rect(x + column * module, y + row * module, module, module);
  ctx.fill();
}

/** Returns a font size, at most `max`, at which a text fits a width. */
function fittingSize(ctx: CanvasRenderingContext2D, text: string, maxWidth: number, max: number): number {
  const width = drawText(ctx, text, -10_000, -10_000, { size: max, weight: 700 });
  return Math.max(Math.min(max, (max * maxWidth) / width), max * 0.4);
}
