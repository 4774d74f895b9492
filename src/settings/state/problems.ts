/** What is wrong with the settings, by the place of each value: the same rules as the host's. */
import { atom } from 'jotai';
import { validateVenue, venueSchema } from '../../domain/booking/venueFile.ts';
import { namingRules } from '../../domain/booking/venueRules.ts';
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
  const read = namingRules(parseWithSchema(venueSchema, fields, describeIssue));
  const found = read.ok ? validateVenue({ ...read.value, tenant: get(pageAtom).tenant }) : read.errors;
  const own = found.map(({ path, message, isMissing, rule }) => {
    const { missing, rules } = messages.problems;
    const text = rule === undefined ? message : rules[rule];
    return { pointer: path, message: isMissing ? missing : text };
  });
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
