/**
 * The plan checks, used by the editor, the gallery, the command and the host. Each rule is a function of raw JSON that
 * is read as far as possible, so that a damaged file gets findings at the right places.
 */
import { hasGroups } from '../plan/reading/availability.ts';
import { isObject } from '../plan/reading/coerce.ts';
import { findDuplicateKeys } from '../plan/reading/duplicateKeys.ts';
import { parseJsonPointer } from '../plan/reading/jsonPointer.ts';
import type { Plan } from '../plan/plan.ts';
import { type CheckContext, type CheckOptions, type FileKind, createCheckContext } from './checkContext.ts';
import { type Finding, finding } from './finding.ts';
import { colorChecks } from './rules/colorRules.ts';
import { decorChecks } from './rules/decorRules.ts';
import { descriptionChecks } from './rules/descriptionRules.ts';
import { idChecks } from './rules/idRules.ts';
import { joinChecks } from './rules/joinRules.ts';
import { nameChecks } from './rules/nameRules.ts';
import { pictureChecks } from './rules/pictureRules.ts';
import { placementChecks } from './rules/placementRules.ts';
import { scaleChecks } from './rules/scaleRules.ts';
import { schemaChecks } from './rules/schemaRules.ts';
import { settingChecks } from './rules/settingRules.ts';
import { textChecks } from './rules/textRules.ts';
import { venueChecks } from './rules/venueRules.ts';

type Check = (context: CheckContext) => readonly Finding[];

/** The checks by the part of a file that they judge. Each may report several rules, and never throws. */
const EVERY_FILE: readonly Check[] = [...schemaChecks, ...nameChecks, ...pictureChecks];
/** Plans and answers. The checks of a venue's settings know its tables too, but not their places. */
const TABLES: readonly Check[] = [
  ...idChecks,
  ...joinChecks,
  ...placementChecks,
  ...scaleChecks,
  ...decorChecks,
  ...textChecks,
  ...colorChecks,
  ...descriptionChecks,
  ...venueChecks,
];
/** The checks that find errors. */
const ERRORS: readonly Check[] = [...schemaChecks, ...idChecks, ...placementChecks];

/** Returns a finding for each key that an object in the JSON text has twice. */
export function checkKeys(text: string): Finding[] {
  return [...new Set(findDuplicateKeys(text))].map((path) =>
    finding('duplicate-key', { path }, { key: parseJsonPointer(path).at(-1) ?? '' }),
  );
}

/** Detects the kind of a file. Returns undefined if it is none of the known kinds. */
export function detectFileKind(json: unknown): FileKind | undefined {
  if (Array.isArray(json)) return json.length === 0 || hasGroups(json) ? 'answer' : undefined;
  if (!isObject(json)) return undefined;
  if ('areas' in json || ('categories' in json && 'width' in json) || ('decor' in json && 'version' in json))
    return 'plan';
  if (
    'time_zone' in json ||
    ('location_id' in json && 'name' in json) ||
    'lead_minutes' in json ||
    'seat_rules' in json
  )
    return 'venue';
  return hasGroups(json) ? 'answer' : undefined;
}

/** Returns findings about the raw JSON of a plan, an answer or a venue's settings, in the order of the rules. */
export function checkFile(fileKind: FileKind, json: unknown, options: CheckOptions = {}): Finding[] {
  const context = createCheckContext(fileKind, json, options);
  const checks = [...EVERY_FILE, ...(fileKind === 'venue' ? settingChecks : TABLES)];
  const findings = checks.flatMap((check) => check(context));
  return [...findings, ...remainingErrors(context, findings)];
}

/** Returns the errors of a valid plan, for which the rules that only warn need not run. */
export function findPlanErrors(plan: Plan): Finding[] {
  const context = createCheckContext('plan', plan);
  const errors = ERRORS.flatMap((check) => check(context)).filter(({ severity }) => severity === 'error');
  return [...errors, ...remainingErrors(context, errors)];
}

/** Returns one error for all schema errors that no other error reports. */
function remainingErrors({ fileKind, schemaErrors }: CheckContext, findings: readonly Finding[]): Finding[] {
  if (fileKind === 'answer') return [];
  const reported = new Set(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const [first, ...more] = schemaErrors.filter(({ path }) => !reported.has(path));
  if (!first) return [];
  const values = { place: first.path || '/', problem: first.message };
  return [
    more.length === 0
      ? finding('host-refuses.one', first, values)
      : finding('host-refuses.more', first, { ...values, count: more.length }),
  ];
}
