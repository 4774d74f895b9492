/**
 * Exports a plan as a PDF for print: a page with the plan and pages with the list of tables. The pages are images,
 * since only the browser has fonts for every script.
 */
import type { Plan } from '../../../../domain/plan/plan.ts';
import { tableLabelSize } from '../../../../domain/plan/table.ts';
import { type PaintablePlan, type PictureUrlOf, loadPaintablePlan } from '../paintPlan.ts';
import { drawTableListPage, layOutTableList } from './pdfTableList.ts';
import { type PdfPage, type PaperFormat, type PaperSize, drawFooter, paperSize } from './pdfPage.ts';
import { describeCounts, drawPlanPage, unitScale } from './pdfPlanPage.ts';
import { canvasToBlob } from '../exportPng.ts';
import { messages } from '../../../messages.ts';

/** `date` is printed as it is. `paper` defaults to A4, or to A3 if the table numbers would be too small. */
export type PdfOptions = {
  readonly venue: string;
  readonly date: string;
  readonly paper?: PaperFormat;
  readonly pictureUrl?: PictureUrlOf;
};

/** Smaller table numbers are hard to read on a wall, in tenths of a millimeter. */
const MIN_NUMBER_SIZE = 18;
const JPEG_QUALITY = 0.92;
/** PDF points per tenth of a millimeter. */
const POINTS_PER_UNIT = 72 / 254;

/** Returns a PDF with at least 200 dpi, or undefined if the device runs out of memory. */
export async function exportPdf(plan: Plan, { venue, date, paper, pictureUrl }: PdfOptions): Promise<Blob | undefined> {
  const painted = await loadPaintablePlan(plan, pictureUrl);
  const sheet = choosePaperSize(painted, paper);
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(messages.files.print.title(venue), { showInWindowTitleBar: true });
  pdf.setCreator('Tidetable');
  pdf.setProducer('Tidetable');
  const { pages, omittedTables } = layOutTableList(plan, sheet);
  const total = pages.length + 1;
  const rooms = plan.areas.flatMap((area) => area.rooms);
  const counts = describeCounts(
    rooms.length,
    rooms.reduce((sum, room) => sum + room.beds, 0),
  );
  const drawings = [
    () => drawPlanPage(plan, painted, sheet, { venue, date }),
    ...pages.map(
      (page, i) => () =>
        drawTableListPage(
          page,
          sheet,
          venue,
          i === pages.length - 1 && omittedTables > 0 ? messages.files.print.moreTables(omittedTables) : date,
        ),
    ),
  ];
  for (const [i, draw] of drawings.entries()) {
    const page = draw();
    if (page) drawFooter(page, counts, i + 1, total);
    // One page at a time, since a canvas takes 20 MB and more.
    const bytes = page && (await toJpeg(page));
    if (!bytes) return undefined;
    const width = sheet.width * POINTS_PER_UNIT;
    const height = sheet.height * POINTS_PER_UNIT;
    pdf.addPage([width, height]).drawImage(await pdf.embedJpg(bytes), { x: 0, y: 0, width, height });
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

/** Chooses A3 if the median table number would be too small on A4, and landscape for a wide plan. */
function choosePaperSize(painted: PaintablePlan, paper: PaperFormat | undefined): PaperSize {
  const { extent, tables } = painted.scene;
  const landscape = extent.width > extent.height;
  const sizes = tables.map((table) => tableLabelSize(table)).toSorted((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? Infinity;
  const isTooSmall = median * unitScale(paperSize('A4', landscape), painted) < MIN_NUMBER_SIZE;
  return paperSize(paper ?? (isTooSmall ? 'A3' : 'A4'), landscape);
}

async function toJpeg({ canvas }: PdfPage): Promise<ArrayBuffer | undefined> {
  const blob = await canvasToBlob(canvas, 'image/jpeg', JPEG_QUALITY);
  // Safari keeps a canvas's memory until it is emptied.
  canvas.width = 0;
  canvas.height = 0;
  return blob?.arrayBuffer();
}
