/** Exports a plan as a file. Code that only one format needs is loaded with that format. */
import type { Plan } from '../../../domain/plan/plan.ts';
import { serializePlan } from '../serializePlan.ts';
import { exportPng } from './exportPng.ts';
import type { PictureUrlOf } from './paintPlan.ts';

/** Each is the extension of its files as well. */
export type FileFormat = 'png' | 'svg' | 'json';
/** `width` is that of a PNG in pixels. */
type ExportOptions = { readonly format: FileFormat; readonly width: number };
type ExportContext = { readonly venue: string; readonly pictureUrl: PictureUrlOf };

/** Returns the file, or undefined if the device runs out of memory. */
export async function exportPlan(
  plan: Plan,
  { format, width }: ExportOptions,
  { venue, pictureUrl }: ExportContext,
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
  }
}
