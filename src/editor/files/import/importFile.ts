/** Imports a file by its content, whatever its name. */
import { isObject } from '../../../domain/plan/reading/coerce.ts';
import { readPlanText } from '../readPlanFile.ts';
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
      warnings: plan.problems.map(({ location, message }) => `${location}: ${message}`),
    };
  if (plan.type === 'svg') return importSvg(text);
  if (plan.type !== 'answer' && plan.type !== 'pretix') return { ok: false, error: plan.error };
  const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return plan.type === 'pretix' && isObject(json) ? importPretix(json) : importAvailability(json);
}
