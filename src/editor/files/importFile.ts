/** Imports a file of another program, by what is in it, not by its name. */
import { isObject } from '../../domain/loose.ts';
import { importAnswer } from './importAnswer.ts';
import { importPretix } from './importPretix.ts';
import { importSvg } from './importSvg.ts';
import { readPlanText } from './planFile.ts';
import type { Imported } from './soundPlan.ts';
import { textOfFile } from './textOfFile.ts';

/** A new plan of an SVG drawing, a pretix seating plan, a host's answer or a plan's own file; or why there is none. */
export async function importFile(file: Blob): Promise<Imported> {
  const read = await textOfFile(file);
  if (!read.ok) return read;
  const { text } = read;
  const plan = readPlanText(text);
  if (plan.ok)
    return { ok: true, plan: plan.plan, notes: plan.faults.map(({ place, message }) => `${place}: ${message}`) };
  if (plan.kind === 'svg') return importSvg(text);
  if (plan.kind !== 'answer' && plan.kind !== 'pretix') return { ok: false, reason: plan.reason };
  const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  return isObject(json) ? importPretix(json) : importAnswer(json);
}
