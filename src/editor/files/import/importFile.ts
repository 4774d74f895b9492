/** Imports a file of another program, by what is in it, not by its name. */
import { isObject } from '../../../domain/plan/reading/coerce.ts';
import { importAvailability } from './importAvailability.ts';
import { importPretix } from './importPretix.ts';
import { importSvg } from './svg/importSvg.ts';
import { readPlanText } from '../readPlanFile.ts';
import type { ImportResult } from './normalizeImport.ts';
import { readTextFile } from '../readTextFile.ts';

/** A new plan of an SVG drawing, a pretix seating plan, a host's answer or a plan's own file; or why there is none. */
export async function importFile(file: Blob): Promise<ImportResult> {
  const read = await readTextFile(file);
  if (!read.ok) return read;
  const { text } = read;
  const plan = readPlanText(text);
  if (plan.ok)
    return {
      ok: true,
      plan: plan.plan,
      notes: plan.faults.map(({ location: place, message }) => `${place}: ${message}`),
    };
  if (plan.kind === 'svg') return importSvg(text);
  if (plan.kind !== 'answer' && plan.kind !== 'pretix') return { ok: false, reason: plan.reason };
  const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return isObject(json) ? importPretix(json) : importAvailability(json);
}
