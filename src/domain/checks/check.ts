/**
 * The plan checks, used by the editor, the gallery, the command and the host. Each rule is a function of raw JSON that
 * is read as far as possible, so that a damaged file gets findings at the right places.
 */
import { say } from '../say.ts';
import { hasGroups } from '../plan/reading/availability.ts';
import { isObject } from '../plan/reading/coerce.ts';
import { findDuplicateKeys } from '../plan/reading/duplicateKeys.ts';
import { parseJsonPointer } from '../plan/reading/jsonPointer.ts';
import type { Plan } from '../plan/plan.ts';
import type { Venue } from '../booking/venueFile.ts';
import { colorRules } from './rules/colorRules.ts';
import { type Finding, type Rule, defineRule } from './finding.ts';
import { schemaRules } from './rules/schemaRules.ts';
import { descriptionRules } from './rules/descriptionRules.ts';
import { decorRules } from './rules/decorRules.ts';
import { idRules } from './rules/idRules.ts';
import { labelRules } from './rules/labelRules.ts';
import { nameRules } from './rules/nameRules.ts';
import { scaleRules } from './rules/scaleRules.ts';
import { settingRules } from './rules/settingRules.ts';
import { pictureRules } from './rules/pictureRules.ts';
import { placementRules } from './rules/placementRules.ts';
import { type CheckOptions, type FileKind, type CheckContext, createCheckContext } from './checkContext.ts';
import { textRules } from './rules/textRules.ts';
import { areaRules } from './rules/consistency/areaRules.ts';
import { contactRules } from './rules/consistency/contactRules.ts';
import { blockedWayRules } from './rules/consistency/blockedWays.ts';
import { decorSlipRules } from './rules/consistency/decorSlips.ts';
import { misplacedTableRules } from './rules/consistency/misplacedTables.ts';
import { misplacedDecorRules } from './rules/consistency/misplacedDecor.ts';
import { descriptionFactRules } from './rules/consistency/descriptionFacts.ts';
import { languageRules } from './rules/wording/languageRules.ts';
import { incompleteTableRules } from './rules/consistency/incompleteTables.ts';
import { labelPlaceRules } from './rules/consistency/labelPlaces.ts';
import { misspelledWordRules } from './rules/wording/misspelledWords.ts';
import { translationRules } from './rules/wording/translationRules.ts';
import { seriesRules } from './rules/consistency/seriesRules.ts';
import { settingSlipRules } from './rules/consistency/settingSlips.ts';
import { priceRules } from './rules/terms/prices.ts';
import { termFactRules } from './rules/terms/termFacts.ts';
import { termSettingRules } from './rules/terms/termSettings.ts';
import { unfinishedTextRules } from './rules/consistency/unfinishedTexts.ts';
import { venueRules } from './rules/venueRules.ts';

/** Reports what the host refuses although the rule that finds it only warns. Evaluated after all other rules. */
const hostRefuses = defineRule({
  id: 'host-refuses',
  severity: 'error',
  description: 'The host refuses to start with the file, although other rules only warn.',
  check: () => [],
});

/** The rule id for files that can't be read as any known kind, so that no rule can check them. */
export const UNREADABLE_FILE = {
  id: 'unreadable-file',
  severity: 'error',
  about: "A file can't be read, or is not a plan, a venue or an availability answer.",
} as const;

/** The rule id for keys that an object has twice: about the text of a file, not its JSON. */
export const DUPLICATE_KEY = {
  id: 'duplicate-key',
  severity: 'error',
  about: 'An object has a key twice, of which programs read only the last.',
} as const;

/** Returns a finding for each key that an object in the JSON text has twice. */
export function checkKeys(text: string): Finding[] {
  const { id: rule, severity } = DUPLICATE_KEY;
  return [...new Set(findDuplicateKeys(text))].map((path) => ({
    rule,
    severity,
    path,
    message: say`"${parseJsonPointer(path).at(-1) ?? ''}" is given twice in one object: keep one of them`,
  }));
}

const checkingRules = [
  ...schemaRules,
  ...idRules,
  ...nameRules,
  ...placementRules,
  ...scaleRules,
  ...decorRules,
  ...textRules,
  ...labelRules,
  ...colorRules,
  ...descriptionRules,
  ...pictureRules,
  ...venueRules,
  ...settingRules,
  ...areaRules,
  ...seriesRules,
  ...descriptionFactRules,
  ...termFactRules,
  ...priceRules,
  ...decorSlipRules,
  ...misplacedDecorRules,
  ...misplacedTableRules,
  ...blockedWayRules,
  ...settingSlipRules,
  ...translationRules,
  ...contactRules,
  ...termSettingRules,
  ...unfinishedTextRules,
  ...labelPlaceRules,
  ...languageRules,
  ...incompleteTableRules,
  ...misspelledWordRules,
] as const;
export type RuleId = (typeof checkingRules)[number]['id'] | typeof hostRefuses.id;

/** All rules. */
export const RULES: readonly (Rule & { readonly id: RuleId })[] = [...checkingRules, hostRefuses];

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

/**
 * Returns findings about the raw JSON of a plan, an answer or a venue's settings, in the order of the rules.
 */
export function checkFile(fileKind: FileKind, json: unknown, options: CheckOptions = {}): Finding[] {
  return runChecks(createCheckContext(fileKind, json, options));
}

/** Returns the findings of the rules that have safe fixes: a fraction of the work of all checks. */
export function findSafeFixes(fileKind: FileKind, json: unknown, options: CheckOptions = {}): Finding[] {
  const context = createCheckContext(fileKind, json, options);
  return checkingRules.filter(({ hasSafeFixes }: Rule) => hasSafeFixes).flatMap((each) => runRule(each, context));
}

/** Returns findings about a file that has been read into a context. */
export function runChecks(context: CheckContext): Finding[] {
  const findings = checkingRules.flatMap((each) => runRule(each, context));
  return [...findings, ...remainingErrors(context, findings)];
}

/** Returns findings about a valid plan and how it suits its venue. */
export function checkPlan(plan: Plan, venue?: Venue): Finding[] {
  return checkFile('plan', plan, { venueFacts: venue });
}

/** Returns the errors of a valid plan, for which the rules that only warn need not run. */
export function findPlanErrors(plan: Plan): Finding[] {
  const context = createCheckContext('plan', plan);
  const errors = RULES.filter(({ severity }) => severity === 'error').flatMap((each) => runRule(each, context));
  return [...errors, ...remainingErrors(context, errors)];
}

/** Returns the findings of one rule. */
export function runRule(
  { id, severity, appliesTo = ['plan', 'answer'], check }: Rule,
  context: CheckContext,
): Finding[] {
  return !appliesTo.includes(context.fileKind) ? [] : check(context).map((found) => ({ rule: id, severity, ...found }));
}

/** Returns one error for all schema errors that no other error reports. */
function remainingErrors({ fileKind, schemaErrors }: CheckContext, findings: readonly Finding[]): Finding[] {
  if (fileKind === 'answer') return [];
  const reported = new Set(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const [first, ...more] = schemaErrors.filter(({ path }) => !reported.has(path));
  if (!first) return [];
  return [
    {
      rule: hostRefuses.id,
      severity: hostRefuses.severity,
      path: first.path,
      table: first.table,
      message:
        more.length === 0
          ? say`The host refuses to start with this file: ${first.path || '/'} ${first.message}`
          : say`The host refuses to start with this file: ${first.path || '/'} ${first.message}, and ${more.length} more such`,
    },
  ];
}
