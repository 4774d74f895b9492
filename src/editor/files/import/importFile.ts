/** Imports a file by its content, whatever its name. */
import { describeDuplicateKeys, readPlanText } from '../readPlanFile.ts';
import { readTextFile } from '../readTextFile.ts';
import { importAvailability } from './importAvailability.ts';
import type { ImportResult } from './normalizeImport.ts';
import { importSvg } from './svg/importSvg.ts';

/** Returns a new plan from an SVG drawing, an availability answer or a plan file; or an error. */
export async function importFile(file: Blob): Promise<ImportResult> {
  const read = await readTextFile(file);
  if (!read.ok) return read;
  const { text } = read;
  const plan = readPlanText(text);
  if (plan.ok)
    return {
      ok: true,
      plan: plan.plan,
      warnings: [...plan.warnings, ...plan.problems.map(({ location, message }) => `${location}: ${message}`)],
    };
  if (plan.type === 'svg') return importSvg(text);
  if (plan.type !== 'answer') return { ok: false, error: plan.error };
  const plain = text.replace(/^\uFEFF/, '');
  const json: unknown = JSON.parse(plain);
  const imported = importAvailability(json);
  if (!imported.ok) return imported;
  // The groups of an answer are named as the areas that they become.
  const twice = describeDuplicateKeys(`{"areas":${plain}}`, { areas: json });
  return { ...imported, warnings: [...twice, ...imported.warnings] };
}
