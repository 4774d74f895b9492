/** What is wrong with the settings, by the place of each value: the same rules as the host's. */
import { atom } from 'jotai';
import { validateVenue, venueSchema } from '../../domain/booking/venueFile.ts';
import { type DescribeIssue, parseWithSchema, toJsonPointer } from '../../domain/plan/reading/validationError.ts';
import { messages } from '../messages.ts';
import { type Path, fieldsAtom, pageAtom } from './document.ts';

export type Problem = { readonly pointer: string; readonly message: string };

/** What the host has found in addition, until something changes. */
const hostProblemsAtom = atom<{ readonly fields: unknown; readonly problems: readonly Problem[] }>();
export const setHostProblemsAtom = atom(null, (get, set, problems: readonly { path: string; message: string }[]) => {
  const found = problems.map(({ path, message }) => ({ pointer: path, message }));
  set(hostProblemsAtom, { fields: get(fieldsAtom), problems: found });
});

export const problemsAtom = atom((get): readonly Problem[] => {
  const fields = get(fieldsAtom);
  const ofHost = get(hostProblemsAtom);
  const read = parseWithSchema(venueSchema, fields, describeIssue);
  const found = read.ok ? validateVenue({ ...read.value, tenant: get(pageAtom).tenant }) : read.errors;
  const own = found.map(({ path, message, ...rest }) => ({
    pointer: path,
    message: 'isMissing' in rest ? messages.problems.missing : describeRule(path, message),
  }));
  return own.length === 0 && ofHost?.fields === fields ? ofHost.problems : own;
});

/** Places whose field the owner has left. */
const touchedAtom = atom<ReadonlySet<string>>(new Set<string>());
export const touchAtom = atom(null, (get, set, path: Path) => {
  set(touchedAtom, new Set(get(touchedAtom)).add(toJsonPointer(path)));
});
/** Whether the owner has tried to publish: then every problem is shown. */
export const isCheckedAtom = atom(false);

/** The message of each place whose problem is shown. */
export const shownProblemsAtom = atom((get): ReadonlyMap<string, string> => {
  const touched = get(touchedAtom);
  const shown = get(problemsAtom).filter(({ pointer }) => get(isCheckedAtom) || touched.has(pointer));
  return new Map(shown.toReversed().map(({ pointer, message }) => [pointer, message]));
});

const describeIssue: DescribeIssue = (issue) => {
  const { problems } = messages;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? problems.notWhole : problems.format;
    case 'too_small':
      if (issue.origin === 'string') return problems.missing;
      if (issue.origin === 'array') return problems.tooFew;
      return problems.tooSmall({ limit: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) });
    case 'too_big':
      return issue.origin === 'string'
        ? problems.tooLong({ limit: Number(issue.maximum) })
        : problems.tooLarge({ limit: Number(issue.maximum) });
    case 'not_multiple_of':
      return problems.step({ step: issue.divisor });
    default:
      return problems.format;
  }
};

type RuleName = {
  [Name in keyof typeof messages.problems]: (typeof messages.problems)[Name] extends string ? Name : never;
}[keyof typeof messages.problems];
/** The rules with an English message of their own, by the place that they are about. */
const RULES: readonly (readonly [place: RegExp, rule: RuleName])[] = [
  [/email$/, 'email'],
  [/^\/time_zone$/, 'zone'],
  [/\/(?:date|from|until|to|on)$|^\/closed_dates\//, 'date'],
  [
    /^\/(?:hours|services\/\d+|promo_codes\/\d+|area_closures\/\d+|releases\/\d+|turn_times)$|\/services\/\d+$/,
    'order',
  ],
  [/^\/guests$/, 'guests'],
  [/^\/closed_weekdays$|\/weekdays$/, 'allClosed'],
  [/^\/(?:stays|substitutes|special_days)$|\/code$/, 'twice'],
  [/\/(?:first|last|end)$|^\/(?:country_code|language|terms_url|theme|embed_sites|message_countries)/, 'format'],
];

/** Returns the message of a rule in the page's language. Rules that have no other are in English. */
function describeRule(pointer: string, message: string): string {
  // What `describeIssue` says is in the page's language already.
  if (Object.values(messages.problems).includes(message)) return message;
  if (pointer === '' && message.includes('terms')) return messages.problems.terms;
  if (pointer === '' && message.includes('needs stays')) return messages.problems.stays;
  const rule = RULES.find(([place]) => place.test(pointer))?.[1];
  return rule === undefined || /\d/.test(message) ? message : messages.problems[rule];
}
