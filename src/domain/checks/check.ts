/**
 * The checks of plans: the editor, the gallery, the command and the host all use these. Each rule is a function of the
 * raw JSON read as far as it can be read, so that a damaged file gets findings at the right places and not one refusal.
 */
import { isObject, listOf } from '../loose.ts';
import type { Plan } from '../plan.ts';
import type { Venue } from '../venue.ts';
import { colourRules } from './colourRules.ts';
import { type Finding, type Rule, rule } from './finding.ts';
import { formRules } from './formRules.ts';
import { htmlRules } from './htmlRule.ts';
import { idRules } from './idRules.ts';
import { pictureRules } from './pictureRules.ts';
import { placeRules } from './placeRules.ts';
import { type Around, type Form, type Subject, subjectOf } from './subject.ts';
import { textRules } from './textRules.ts';
import { venueRules } from './venueRules.ts';

/** What the host refuses, though the rule that finds it is milder: it is judged after all other rules. */
const hostRefuses = rule({
  id: 'host-refuses',
  severity: 'error',
  about: 'The host does not start with the file, because of what another rule only warns of or notes.',
  check: () => [],
});

/** What a file comes under that can't be read as any known form: there is nothing that a rule could check. */
export const UNREADABLE = {
  id: 'unreadable-file',
  severity: 'error',
  about: "A file can't be read, or is neither a plan nor a venue nor an availability answer.",
} as const;

const checkingRules = [
  ...formRules,
  ...idRules,
  ...placeRules,
  ...textRules,
  ...colourRules,
  ...htmlRules,
  ...pictureRules,
  ...venueRules,
] as const;
export type RuleId = (typeof checkingRules)[number]['id'] | typeof hostRefuses.id;

/** All rules, for lists of them: id, severity, and a sentence each. */
export const RULES: readonly (Rule & { readonly id: RuleId })[] = [...checkingRules, hostRefuses];

/** Which form a file has, as far as can be told; undefined of what is none of them. */
export function formOf(json: unknown): Form | undefined {
  if (Array.isArray(json))
    return json.length === 0 || json.some((group) => isObject(group) && listOf(group['rooms'])) ? 'answer' : undefined;
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
  return Object.values(json).some((group) => isObject(group) && listOf(group['rooms'])) ? 'answer' : undefined;
}

/** Findings about the raw JSON of a plan, of an answer or of a venue's settings, by rule. `around` is what is known beside it. */
export function checkFile(form: Form, json: unknown, around: Around = {}): Finding[] {
  return checkSubject(subjectOf(form, json, around));
}

/** Findings about a file that is read for the rules already. */
export function checkSubject(subject: Subject): Finding[] {
  const findings = checkingRules.flatMap((each) => findingsOf(each, subject));
  return [...findings, ...refusedBesides(subject, findings)];
}

/** Findings about a plan that is sound, and how it suits its venue: for the editor as it is drawn, and for the host. */
export function checkPlan(plan: Plan, venue?: Venue): Finding[] {
  return checkFile('plan', plan, { facts: venue });
}

/** What one rule finds. */
export function findingsOf({ id, severity, of = ['plan', 'answer'], check }: Rule, subject: Subject): Finding[] {
  return !of.includes(subject.form) ? [] : check(subject).map((found) => ({ rule: id, severity, ...found }));
}

/** One error for all that the host refuses and no error tells. */
function refusedBesides({ form, refusals }: Subject, findings: readonly Finding[]): Finding[] {
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
