/** Writes a plan in one of the forms of Export; what only one form needs is loaded with it. */
import type { Plan } from '../../domain/plan.ts';
import type { PictureAddress } from './paintedPlan.ts';
import type { Paper } from './pdfPage.ts';
import { planJson } from './planJson.ts';
import { planPng } from './planPng.ts';

/** Each is its file's ending, too. */
export const EXPORT_FORMS = ['pdf', 'png', 'svg', 'json'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];
/** `width` of a picture in pixels; `paper` undefined for whichever suits. */
export type ExportWishes = { readonly form: ExportForm; readonly width: number; readonly paper: Paper | undefined };

/** The file; undefined where the device has no memory for it. */
export async function exported(
  plan: Plan,
  { form, width, paper }: ExportWishes,
  {
    venue,
    date,
    pictureAddress,
  }: { readonly venue: string; readonly date: string; readonly pictureAddress: PictureAddress },
): Promise<Blob | undefined> {
  switch (form) {
    case 'json':
      return new Blob([planJson(plan)], { type: 'application/json' });
    case 'svg':
      return new Blob([await (await import('./planSvg.ts')).planSvg(plan, { title: venue, pictureAddress })], {
        type: 'image/svg+xml',
      });
    case 'png':
      return planPng(plan, { width, pictureAddress });
    case 'pdf':
      return (await import('./planPdf.ts')).planPdf(plan, { venue, date, pictureAddress, ...(paper ? { paper } : {}) });
  }
}
