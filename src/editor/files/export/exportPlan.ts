/** Exports a plan as a file. Code that only one format needs is loaded with that format. */
import type { Plan } from '../../../domain/plan/plan.ts';
import { serializePlan } from '../serializePlan.ts';
import { exportPng } from './exportPng.ts';
import type { PictureUrlOf } from './paintPlan.ts';
import type { PaperFormat } from './pdf/pdfPage.ts';

/** Each is the extension of its files as well. */
export const EXPORT_FORMATS = ['pdf', 'png', 'svg', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** `width` is that of a PNG in pixels. If `paper` is undefined, the PDF chooses one. */
export type ExportOptions = {
  readonly format: ExportFormat;
  readonly width: number;
  readonly paper: PaperFormat | undefined;
};
type ExportContext = { readonly venue: string; readonly date: string; readonly pictureUrl: PictureUrlOf };

/** Returns the file, or undefined if the device runs out of memory. */
export async function exportPlan(
  plan: Plan,
  { format, width, paper }: ExportOptions,
  { venue, date, pictureUrl }: ExportContext,
): Promise<Blob | undefined> {
  switch (format) {
    case 'json':
      return new Blob([serializePlan(plan)], { type: 'application/json' });
    case 'svg': {
      const { exportSvg } = await import('./svg/exportSvg.ts');
      return new Blob([await exportSvg(plan, { title: venue, pictureUrl })], { type: 'image/svg+xml' });
    }
    case 'png':
      return exportPng(plan, { width, pictureUrl });
    case 'pdf': {
      const { exportPdf } = await import('./pdf/exportPdf.ts');
      return exportPdf(plan, { venue, date, pictureUrl, ...(paper ? { paper } : {}) });
    }
  }
}
