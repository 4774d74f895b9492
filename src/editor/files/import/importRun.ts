/** Answers requests about one file. Runs in a worker, and in tests without one. */
import type { Box, Outline } from '../../../domain/geometry/boxes.ts';
import type { WorkerRequest, WorkerResponse } from '../../../domain/workerCalls.ts';
import type { Drawing } from './drawing.ts';
import { type Assembly, assemble } from './assemble.ts';
import { type KindSummary, summarizeKinds } from './kindSummaries.ts';
import type { Role } from './kinds.ts';
import type { PdfPages, PdfProblem } from './pdf/pdfDrawing.ts';
import type { GrayPicture } from './picture/edges.ts';
import type { MarkedPhoto } from './picture/marks.ts';
import { type Recognized, recognize } from './recognize.ts';
import type { Sheet } from './sheet/sheetTables.ts';
import { type ExportedPlan, readExportedSvg } from './svg/exportedSvg.ts';
import type { SvgPiece, SvgReading } from './svg/readSvg.ts';
import { drawingOfSvg } from './svg/svgDrawing.ts';

/** What is in a drawing: a plan as the editor has exported it, or shapes that the owner reviews. */
export type DrawingContent =
  | { readonly type: 'exported'; readonly parsed: ExportedPlan }
  | { readonly type: 'kinds'; readonly kinds: readonly KindSummary[]; readonly assembly: Assembly }
  | { readonly type: 'nothing' };

export type PdfContent = {
  readonly pages: Pick<PdfPages, 'shapeCounts' | 'fullest'>;
  /** What is on the fullest page. */
  readonly content: DrawingContent;
};

/** What each type of request asks and gets. */
export type ImportCalls = {
  /** Pieces of an SVG before those of its reading. */
  readonly pieces: { readonly request: readonly SvgPiece[]; readonly result: undefined };
  readonly svg: { readonly request: SvgReading; readonly result: DrawingContent };
  readonly dxf: { readonly request: string; readonly result: DrawingContent };
  readonly pdf: { readonly request: ArrayBuffer; readonly result: PdfContent | PdfProblem };
  /** Another page of the PDF, by its index. */
  readonly page: { readonly request: number; readonly result: DrawingContent };
  readonly cells: { readonly request: string; readonly result: readonly Sheet[] };
  readonly workbook: { readonly request: ArrayBuffer; readonly result: readonly Sheet[] };
  /** What looks like the table in a box of a picture; its progress is told. */
  readonly find: {
    readonly request: { readonly picture: GrayPicture; readonly box: Box };
    readonly result: readonly Outline[];
  };
  readonly marks: { readonly request: MarkedPhoto; readonly result: DrawingContent };
  readonly assemble: { readonly request: readonly Role[]; readonly result: Assembly };
};
export type ImportRequest = WorkerRequest<ImportCalls>;
export type ImportResponse = WorkerResponse<ImportCalls>;

/** Returns what answers requests about one file. */
export function createImportRun(): (
  message: ImportRequest,
  onShare?: (share: number) => void,
) => Promise<ImportResponse['result']> {
  let recognized: Recognized | undefined;
  let pdf: PdfPages | undefined;
  const pieces: SvgPiece[] = [];
  const show = (found: Recognized): DrawingContent => {
    recognized = found;
    const roles = found.guesses.map(({ role }) => role);
    return { type: 'kinds', kinds: summarizeKinds(found), assembly: assemble(found, roles) };
  };
  const review = (drawing: Drawing): DrawingContent => {
    const found = recognize(drawing);
    // A page without shapes leaves the one that is reviewed.
    return found.kinds.length === 0 ? { type: 'nothing' } : show(found);
  };
  return async (message, onShare) => {
    switch (message.type) {
      case 'pieces':
        pieces.push(...message.request);
        return undefined;
      case 'svg': {
        const drawing = drawingOfSvg({ ...message.request, pieces: [...pieces, ...message.request.pieces] });
        const parsed = readExportedSvg(drawing, message.request.exported);
        return parsed ? { type: 'exported', parsed } : review(drawing);
      }
      case 'dxf': {
        const { drawingOfDxf } = await import('./dxf/dxfDrawing.ts');
        return review(drawingOfDxf(message.request));
      }
      case 'pdf': {
        const { openPdf } = await import('./pdf/pdfDrawing.ts');
        const opened = await openPdf(message.request);
        if (typeof opened === 'string') return opened;
        pdf = opened;
        const { shapeCounts, fullest } = opened;
        return { pages: { shapeCounts, fullest }, content: review(await opened.read(fullest)) };
      }
      case 'page':
        if (!pdf) throw new Error('There is no PDF');
        return review(await pdf.read(message.request));
      case 'cells': {
        const { sheetsOfText } = await import('./sheet/sheetFiles.ts');
        return sheetsOfText(message.request);
      }
      case 'workbook': {
        const { sheetsOfWorkbook } = await import('./sheet/workbook.ts');
        return sheetsOfWorkbook(message.request);
      }
      case 'find': {
        const { findAlike } = await import('./picture/findAlike.ts');
        return findAlike(message.request.picture, message.request.box, onShare);
      }
      case 'marks': {
        const { recognizeMarks } = await import('./picture/marks.ts');
        return show(recognizeMarks(message.request));
      }
      case 'assemble':
        if (!recognized) throw new Error('There is no drawing');
        return assemble(recognized, message.request);
    }
  };
}
