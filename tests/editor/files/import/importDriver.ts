/** Imports files as the dialog does, with the roles that were recognized. */
import { importFile } from '../../../../src/editor/files/import/importFile.ts';
import { createImportRun, type DrawingContent } from '../../../../src/editor/files/import/importRun.ts';
import { type ImportResult, normalizeImport, readDecor } from '../../../../src/editor/files/import/normalizeImport.ts';
import type { LeftOut } from '../../../../src/editor/files/import/drawing.ts';
import { readSvg } from '../../../../src/editor/files/import/svg/readSvg.ts';

const progress = () => ({ onProgress: () => undefined, signal: new AbortController().signal });
type Imported = ImportResult & { readonly leftOut?: LeftOut };

export async function importPlan(file: Blob): Promise<ImportResult> {
  const read = await importFile(file, progress());
  if ('sheets' in read) return { ok: false, error: 'A sheet' };
  if (!read.ok || !('review' in read)) return read;
  read.review.close();
  return normalizeImport(read.review.assembly.parsed);
}

/** Imports a drawing without a worker, which takes most of the time. */
export async function importDrawing(text: string): Promise<Imported> {
  const reading = await readSvg(text, progress());
  if (!reading.ok) return reading;
  const content = (await createImportRun()({ id: 1, type: 'svg', request: reading })) as DrawingContent;
  if (content.type === 'nothing') return { ok: false, error: 'No table in this file can be read.' };
  if (content.type === 'exported')
    return normalizeImport({ ...content.parsed, decor: readDecor(content.parsed.decor) });
  const { parsed, leftOut } = content.assembly;
  return { ...normalizeImport(parsed), leftOut };
}
