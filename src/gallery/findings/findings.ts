/** What the checks find in the fixtures: computed beside the page, one fixture after another. */
import { atom } from 'jotai';
import { fetchPictureFacts } from '../../api/galleryClient.ts';
import type { FixtureCheckResult, FixtureFinding } from '../../domain/checks/checkFixture.ts';
import { createCheckClient } from '../../domain/checks/worker/checkClient.ts';
import { SEVERITIES, type Severity } from '../states/urlState.ts';
import { entriesAtom, loadFixtureText } from '../fixtures/fixtures.ts';
import { galleryStateAtom } from '../states/galleryState.ts';

export type CheckSummary = Omit<FixtureCheckResult, 'findings' | 'maxZoomScale'>;
const UNREAD: CheckSummary = {
  kind: 'plan',
  tables: 0,
  size: undefined,
  unreadable: true,
  severities: { error: 0, warning: 0, note: 0 },
  rules: {},
};

/** One worker for each store. */
const checkClientAtom = atom(() => createCheckClient());

const counted = atom<ReadonlyMap<string, CheckSummary>>(new Map());
const found = atom<({ readonly name: string } & Pick<FixtureCheckResult, 'findings' | 'maxZoomScale'>) | undefined>(
  undefined,
);

/** By the fixtures' names, as far as they have been checked. */
export const checkSummariesAtom = atom((get) => get(counted));
const foundInOpenAtom = atom((get) => {
  const now = get(found);
  return now?.name === get(galleryStateAtom).fixture ? now : undefined;
});
/** The findings of the open fixture, the worst first; undefined while it is being checked. */
export const findingsAtom = atom((get): readonly FixtureFinding[] | undefined => get(foundInOpenAtom)?.findings);
/** The scale at which the check judges the open fixture's tables for a finger; undefined while it is being checked, too. */
export const maxZoomScaleAtom = atom((get) => get(foundInOpenAtom)?.maxZoomScale);

/** Checks a fixture; an open one's findings are kept. */
export const checkFixtureAtom = atom(null, async (get, set, name: string) => {
  const text = await loadFixtureText(name);
  if (text === undefined) {
    set(counted, new Map(get(counted)).set(name, UNREAD));
    return;
  }
  // Most fixtures name no picture: of those nothing needs to be asked.
  const pictures = text.includes('"picture"') ? await fetchPictureFacts(name) : undefined;
  const wanted = get(galleryStateAtom).fixture === name;
  const { findings, maxZoomScale, ...counts } = await get(checkClientAtom).checkFixture({
    name,
    text,
    pictures,
    includeFindings: wanted,
  });
  set(counted, new Map(get(counted)).set(name, counts));
  if (wanted) set(found, { name, findings, maxZoomScale });
});

/** Checks all fixtures that have not been checked yet, in their order, until that is stopped. */
export const checkAllFixturesAtom = atom(null, async (get, set, stopped: AbortSignal) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return;
  for (const { name } of entries) if (!stopped.aborted && !get(counted).has(name)) await set(checkFixtureAtom, name);
});

/** The rules that any fixture breaks so far. */
export const brokenRulesAtom = atom((get): readonly string[] =>
  [...new Set([...get(counted).values()].flatMap(({ rules }) => Object.keys(rules)))].toSorted(),
);

export const hasSeverity = ({ severities }: CheckSummary, severity: Severity): boolean => severities[severity] > 0;

/** The fixtures that the filter lets pass; one that is not checked yet passes no filter. */
export const filteredEntriesAtom = atom((get) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return [];
  const { severity, rule } = get(galleryStateAtom);
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
export const allFixturesCheckedAtom = atom((get) => {
  const entries = get(entriesAtom);
  return typeof entries !== 'string' && entries.every(({ name }) => get(counted).has(name));
});
