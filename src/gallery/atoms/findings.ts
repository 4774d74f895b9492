/** What the checks find in the fixtures: computed beside the page, one fixture after another. */
import { atom } from 'jotai';
import { loadPictureFacts } from '../../api/fixtures.ts';
import type { FixtureCheck, ToldFinding } from '../findings/check.ts';
import { askChecker } from '../findings/checker.ts';
import { SEVERITIES, type Severity } from '../address.ts';
import { entriesAtom, textOfFixture } from './fixtures.ts';
import { stateAtom } from './state.ts';

export type Counted = Omit<FixtureCheck, 'findings' | 'nearest'>;
const UNREAD: Counted = {
  kind: 'plan',
  tables: 0,
  size: undefined,
  unread: true,
  severities: { error: 0, warning: 0, note: 0 },
  rules: {},
};

const counted = atom<ReadonlyMap<string, Counted>>(new Map());
const found = atom<({ readonly name: string } & Pick<FixtureCheck, 'findings' | 'nearest'>) | undefined>(undefined);

/** By the fixtures' names, as far as they have been checked. */
export const countedAtom = atom((get) => get(counted));
const foundInOpenAtom = atom((get) => {
  const now = get(found);
  return now?.name === get(stateAtom).fixture ? now : undefined;
});
/** The findings of the open fixture, the worst first; undefined while it is being checked. */
export const findingsAtom = atom((get): readonly ToldFinding[] | undefined => get(foundInOpenAtom)?.findings);
/** The scale at which the check judges the open fixture's tables for a finger; undefined while it is being checked, too. */
export const nearestAtom = atom((get) => get(foundInOpenAtom)?.nearest);

/** Checks a fixture; an open one's findings are kept. */
export const checkAtom = atom(null, async (get, set, name: string) => {
  const text = await textOfFixture(name);
  if (text === undefined) {
    set(counted, new Map(get(counted)).set(name, UNREAD));
    return;
  }
  // Most fixtures name no picture: of those nothing needs to be asked.
  const pictures = text.includes('"picture"') ? await loadPictureFacts(name) : undefined;
  const wanted = get(stateAtom).fixture === name;
  const { findings, nearest, ...counts } = await askChecker({ name, text, pictures, full: wanted });
  set(counted, new Map(get(counted)).set(name, counts));
  if (wanted) set(found, { name, findings, nearest });
});

/** Checks all fixtures that have not been checked yet, in their order, until that is stopped. */
export const checkAllAtom = atom(null, async (get, set, stopped: AbortSignal) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return;
  for (const { name } of entries) if (!stopped.aborted && !get(counted).has(name)) await set(checkAtom, name);
});

/** The rules that any fixture breaks so far. */
export const brokenRulesAtom = atom((get): readonly string[] =>
  [...new Set([...get(counted).values()].flatMap(({ rules }) => Object.keys(rules)))].toSorted(),
);

export const hasSeverity = ({ severities }: Counted, severity: Severity): boolean => severities[severity] > 0;

/** The fixtures that the filter lets pass; one that is not checked yet passes no filter. */
export const shownEntriesAtom = atom((get) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return [];
  const { severity, rule } = get(stateAtom);
  if (severity.length === 0 && rule === undefined) return entries;
  const counts = get(counted);
  return entries.filter(({ name }) => {
    const its = counts.get(name);
    if (!its) return false;
    const found =
      rule === undefined
        ? SEVERITIES.filter((each) => hasSeverity(its, each))
        : Object.hasOwn(its.rules, rule)
          ? [its.rules[rule]!]
          : [];
    return severity.length === 0 ? found.length > 0 : found.some((each) => severity.includes(each));
  });
});

/** How many fixtures have a finding of each severity. */
export const severityCountsAtom = atom((get): Readonly<Record<Severity, number>> => {
  const all = [...get(counted).values()];
  return Object.fromEntries(
    SEVERITIES.map((severity) => [severity, all.filter((its) => hasSeverity(its, severity)).length]),
  ) as Record<Severity, number>;
});

/** Whether every fixture has been checked. */
export const allCheckedAtom = atom((get) => {
  const entries = get(entriesAtom);
  return typeof entries !== 'string' && entries.every(({ name }) => get(counted).has(name));
});
