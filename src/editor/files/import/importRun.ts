/** Answers requests about one file. Runs in a worker, and in tests without one. */
import type { Drawing } from './drawing.ts';
import { type Assembly, assemble } from './assemble.ts';
import { type KindSummary, summarizeKinds } from './kindSummaries.ts';
import type { Role } from './kinds.ts';
import type { PdfPages, PdfProblem } from './pdf/pdfDrawing.ts';
import { type Recognized, recognize } from './recognize.ts';
import type { Sheet } from './sheet/sheetTables.ts';
import { type ExportedPlan, readExportedSvg } from './svg/exportedSvg.ts';
import type { SvgReading } from './svg/readSvg.ts';
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
  readonly svg: { readonly request: SvgReading; readonly result: DrawingContent };
  readonly dxf: { readonly request: string; readonly result: DrawingContent };
  readonly pdf: { readonly request: ArrayBuffer; readonly result: PdfContent | PdfProblem };
  /** Another page of the PDF, by its index. */
  readonly page: { readonly request: number; readonly result: DrawingContent };
  readonly cells: { readonly request: string; readonly result: readonly Sheet[] };
  readonly workbook: { readonly request: ArrayBuffer; readonly result: readonly Sheet[] };
  readonly assemble: { readonly request: readonly Role[]; readonly result: Assembly };
};
export type ImportRequest = {
  readonly [Type in keyof ImportCalls]: {
    readonly id: number;
    readonly type: Type;
    readonly request: ImportCalls[Type]['request'];
  };
}[keyof ImportCalls];
export type ImportResponse = {
  readonly id: number;
  readonly result?: ImportCalls[keyof ImportCalls]['result'] | undefined;
  readonly error?: string;
};

/** Returns what answers requests about one file. */
export function createImportRun(): (message: ImportRequest) => Promise<ImportResponse['result']> {
  let recognized: Recognized | undefined;
  let pdf: PdfPages | undefined;
  const review = (drawing: Drawing): DrawingContent => {
    const found = recognize(drawing);
    // A page without shapes leaves the one that is reviewed.
    if (found.kinds.length === 0) return { type: 'nothing' };
    recognized = found;
    const roles = recognized.guesses.map(({ role }) => role);
    return { type: 'kinds', kinds: summarizeKinds(recognized), assembly: assemble(recognized, roles) };
  };
  return async (message) => {
    switch (message.type) {
      case 'svg': {
        const drawing = drawingOfSvg(message.request);
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
      case 'assemble':
        if (!recognized) throw new Error('There is no drawing');
        return assemble(recognized, message.request);
    }
  };
}
