/** Writes a plan in one of the forms of Export; what only one form needs is loaded with it. */
import type { Plan } from '../../../domain/plan/plan.ts';
import type { PictureUrlOf } from './paintPlan.ts';
import type { PaperFormat } from './pdf/pdfPage.ts';
import { serializePlan } from '../serializePlan.ts';
import { exportPng } from './exportPng.ts';

/** Each is its file's ending, too. */
export const EXPORT_FORMATS = ['pdf', 'png', 'svg', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** `width` of a picture in pixels; `paper` undefined for whichever suits. */
export type ExportOptions = {
  readonly format: ExportFormat;
  readonly width: number;
  readonly paper: PaperFormat | undefined;
};

/** The file; undefined where the device has no memory for it. */
export async function exportPlan(
  plan: Plan,
  { format: form, width, paper }: ExportOptions,
  {
    venue,
    date,
    pictureAddress,
  }: { readonly venue: string; readonly date: string; readonly pictureAddress: PictureUrlOf },
): Promise<Blob | undefined> {
  switch (form) {
    case 'json':
      return new Blob([serializePlan(plan)], { type: 'application/json' });
    case 'svg':
      return new Blob([await (await import('./svg/exportSvg.ts')).exportSvg(plan, { title: venue, pictureAddress })], {
        type: 'image/svg+xml',
      });
    case 'png':
      return exportPng(plan, { width, pictureAddress });
    case 'pdf':
      return (await import('./pdf/exportPdf.ts')).exportPdf(plan, {
        venue,
        date,
        pictureAddress,
        ...(paper ? { paper } : {}),
      });
  }
}
