/**
 * A plan on paper, for the staff's wall: the plan and the list of its tables. Its pages are pictures, since only the
 * browser has letters for every script that a venue may be named in.
 */
import type { Plan } from '../../../../domain/plan/plan.ts';
import { tableLabelSize } from '../../../../domain/plan/table.ts';
import { type PaintablePlan, type PictureUrlOf, loadPaintablePlan } from '../paintPlan.ts';
import { drawTableListPage, layOutTableList } from './pdfTableList.ts';
import { type PdfPage, type PaperFormat, type PaperSize, drawFooter, paperSize } from './pdfPage.ts';
import { describeCounts, drawPlanPage, unitScale } from './pdfPlanPage.ts';
import { canvasToBlob } from '../exportPng.ts';

/** `date` is written as it is; `paper` is A4 unless the plan's numbers would be too small on it. */
export type PdfOptions = {
  readonly venue: string;
  readonly date: string;
  readonly paper?: PaperFormat;
  readonly pictureAddress?: PictureUrlOf;
};

/** Letters of a table's number smaller than this are hard to read on a wall, in tenths of a millimetre. */
const SMALL_LETTERS = 18;
const QUALITY = 0.92;
/** Points of PDF to a tenth of a millimetre. */
const POINT = 72 / 254;

/** A PDF for printing, at 200 dots an inch and more. Undefined where the device has no memory for it. */
export async function exportPdf(
  plan: Plan,
  { venue, date, paper, pictureAddress }: PdfOptions,
): Promise<Blob | undefined> {
  const painted = await loadPaintablePlan(plan, pictureAddress);
  const sheet = sheetFor(painted, paper);
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(`${venue}: floor plan`, { showInWindowTitleBar: true });
  pdf.setCreator('Tidetable');
  pdf.setProducer('Tidetable');
  const { pages, left } = layOutTableList(plan, sheet);
  const total = pages.length + 1;
  const rooms = plan.areas.flatMap((area) => area.rooms);
  const says = describeCounts(
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
          i === pages.length - 1 && left > 0 ? `and ${left.toLocaleString('en')} more tables` : date,
        ),
    ),
  ];
  for (const [i, draw] of drawings.entries()) {
    const page = draw();
    if (page) drawFooter(page, says, i + 1, total);
    // One at a time: a page's canvas takes 20 MB and more.
    const bytes = page && (await bytesOf(page));
    if (!bytes) return undefined;
    const [width, height] = [sheet.width * POINT, sheet.height * POINT];
    pdf.addPage([width, height]).drawImage(await pdf.embedJpg(bytes), { x: 0, y: 0, width, height });
  }
  return new Blob([new Uint8Array(await pdf.save())], { type: 'application/pdf' });
}

/** A3 where A4 would make the usual table's number too small to read; wide where the plan is. */
function sheetFor(painted: PaintablePlan, paper: PaperFormat | undefined): PaperSize {
  const { extent, tables } = painted.scene;
  const landscape = extent.width > extent.height;
  const sizes = tables.map((table) => tableLabelSize(table)).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? Infinity;
  const small = usual * unitScale(paperSize('A4', landscape), painted) < SMALL_LETTERS;
  return paperSize(paper ?? (small ? 'A3' : 'A4'), landscape);
}

async function bytesOf({ canvas }: PdfPage): Promise<ArrayBuffer | undefined> {
  const blob = await canvasToBlob(canvas, 'image/jpeg', QUALITY);
  // Safari keeps a canvas' memory until it is emptied.
  canvas.width = canvas.height = 0;
  return blob?.arrayBuffer();
}
