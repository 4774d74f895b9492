/** Imports a file by its content, whatever its name. */
import { isObject } from '../../../domain/plan/reading/coerce.ts';
import { describeDuplicateKeys, readPlanText } from '../readPlanFile.ts';
import { readTextFile } from '../readTextFile.ts';
import { importAvailability } from './importAvailability.ts';
import { importPretix } from './importPretix.ts';
import type { ImportResult } from './normalizeImport.ts';
import { importSvg } from './svg/importSvg.ts';

/**
 * Returns a new plan from an SVG drawing, a pretix seating plan, an availability answer or a plan file; or an error.
 */
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
  if (plan.type !== 'answer' && plan.type !== 'pretix') return { ok: false, error: plan.error };
  const plain = text.replace(/^\uFEFF/, '');
  const json: unknown = JSON.parse(plain);
  const isPretix = plan.type === 'pretix' && isObject(json);
  const imported = isPretix ? importPretix(json) : importAvailability(json);
  if (!imported.ok) return imported;
  // The groups of an answer are named as the areas that they become.
  const twice = isPretix
    ? describeDuplicateKeys(plain, json)
    : describeDuplicateKeys(`{"areas":${plain}}`, { areas: json });
  return { ...imported, warnings: [...twice, ...imported.warnings] };
}
