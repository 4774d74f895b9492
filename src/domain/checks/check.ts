/**
 * The checks of plans: the editor, the gallery, the command and the host all use these. Each rule is a function of the
 * raw JSON read as far as it can be read, so that a damaged file gets findings at the right places and not one refusal.
 */
import { isObject, toArray } from '../plan/reading/coerce.ts';
import type { Plan } from '../plan/plan.ts';
import type { Venue } from '../booking/venue.ts';
import { colorRules } from './rules/colorRules.ts';
import { type Finding, type Rule, defineRule } from './finding.ts';
import { schemaRules } from './rules/schemaRules.ts';
import { descriptionRules } from './rules/descriptionRules.ts';
import { idRules } from './rules/idRules.ts';
import { pictureRules } from './rules/pictureRules.ts';
import { placementRules } from './rules/placementRules.ts';
import { type CheckOptions, type FileKind, type CheckContext, createCheckContext } from './checkContext.ts';
import { textRules } from './rules/textRules.ts';
import { venueRules } from './rules/venueRules.ts';

/** What the host refuses, though the rule that finds it is milder: it is judged after all other rules. */
const hostRefuses = defineRule({
  id: 'host-refuses',
  severity: 'error',
  description: 'The host does not start with the file, because of what another rule only warns of or notes.',
  check: () => [],
});

/** What a file comes under that can't be read as any known form: there is nothing that a rule could check. */
export const UNREADABLE_FILE = {
  id: 'unreadable-file',
  severity: 'error',
  about: "A file can't be read, or is neither a plan nor a venue nor an availability answer.",
} as const;

const checkingRules = [
  ...schemaRules,
  ...idRules,
  ...placementRules,
  ...textRules,
  ...colorRules,
  ...descriptionRules,
  ...pictureRules,
  ...venueRules,
] as const;
export type RuleId = (typeof checkingRules)[number]['id'] | typeof hostRefuses.id;

/** All rules, for lists of them: id, severity, and a sentence each. */
export const RULES: readonly (Rule & { readonly id: RuleId })[] = [...checkingRules, hostRefuses];

/** Which form a file has, as far as can be told; undefined of what is none of them. */
export function detectFileKind(json: unknown): FileKind | undefined {
  if (Array.isArray(json))
    return json.length === 0 || json.some((group) => isObject(group) && toArray(group['rooms'])) ? 'answer' : undefined;
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
  return Object.values(json).some((group) => isObject(group) && toArray(group['rooms'])) ? 'answer' : undefined;
}

/** Findings about the raw JSON of a plan, of an answer or of a venue's settings, by rule. `around` is what is known beside it. */
export function checkFile(form: FileKind, json: unknown, around: CheckOptions = {}): Finding[] {
  return runChecks(createCheckContext(form, json, around));
}

/** Findings about a file that is read for the rules already. */
export function runChecks(subject: CheckContext): Finding[] {
  const findings = checkingRules.flatMap((each) => runRule(each, subject));
  return [...findings, ...refusedBesides(subject, findings)];
}

/** Findings about a plan that is sound, and how it suits its venue: for the editor as it is drawn, and for the host. */
export function checkPlan(plan: Plan, venue?: Venue): Finding[] {
  return checkFile('plan', plan, { venueFacts: venue });
}

/** What one rule finds. */
export function runRule(
  { id, severity, appliesTo: of = ['plan', 'answer'], check }: Rule,
  subject: CheckContext,
): Finding[] {
  return !of.includes(subject.fileKind) ? [] : check(subject).map((found) => ({ rule: id, severity, ...found }));
}

/** One error for all that the host refuses and no error tells. */
function refusedBesides(
  { fileKind: form, schemaErrors: refusals }: CheckContext,
  findings: readonly Finding[],
): Finding[] {
  if (form === 'answer') return [];
  const told = new Set(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const [first, ...more] = refusals.filter(({ path }) => !told.has(path));
  if (!first) return [];
  const others = more.length === 0 ? '' : `, and ${more.length} more such`;
  return [
    {
      rule: hostRefuses.id,
      severity: hostRefuses.severity,
      path: first.path,
      table: first.table,
      message: `The host does not start with this file: ${first.path || '/'} ${first.message}${others}`,
    },
  ];
}
