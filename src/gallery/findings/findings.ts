/** Findings of the fixtures and the filter by findings. */
import { atom } from 'jotai';
import { fetchPictureFacts } from '../../api/galleryClient.ts';
import type { FixtureCheckResult, FixtureFinding } from '../../domain/checks/checkFixture.ts';
import { createCheckClient } from '../../domain/checks/worker/checkClient.ts';
import { entriesAtom, loadFixtureTextAtom } from '../fixtures/fixtures.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import { SEVERITIES, type Severity } from '../../domain/checks/finding.ts';

export type CheckSummary = Omit<FixtureCheckResult, 'findings' | 'maxZoomScale'>;
const UNREADABLE: CheckSummary = {
  kind: 'plan',
  tables: 0,
  size: undefined,
  unreadable: true,
  severities: { error: 0, warning: 0, note: 0 },
  rules: {},
};

/** Each store has a worker of its own. */
export const checkClientAtom = atom(createCheckClient);

const baseSummariesAtom = atom<ReadonlyMap<string, CheckSummary>>(new Map());
const baseFindingsAtom = atom<
  ({ readonly name: string } & Pick<FixtureCheckResult, 'findings' | 'maxZoomScale'>) | undefined
>(undefined);

/** Summaries of the fixtures checked so far, by name. */
export const checkSummariesAtom = atom((get) => get(baseSummariesAtom));
const openFindingsAtom = atom((get) => {
  const result = get(baseFindingsAtom);
  return result?.name === get(galleryStateAtom).fixture ? result : undefined;
});
/** Findings of the open fixture, the worst first; undefined while it is checked. */
export const findingsAtom = atom((get): readonly FixtureFinding[] | undefined => get(openFindingsAtom)?.findings);
/** The closest zoom of the open fixture on a phone, in CSS pixels per plan unit; undefined while it is checked. */
export const maxZoomScaleAtom = atom((get) => get(openFindingsAtom)?.maxZoomScale);

/** Checks a fixture. The findings themselves are kept for the open one only. */
export const checkFixtureAtom = atom(null, async (get, set, name: string) => {
  const addSummary = (summary: CheckSummary): void => {
    set(baseSummariesAtom, new Map(get(baseSummariesAtom)).set(name, summary));
  };
  const text = await set(loadFixtureTextAtom, name);
  if (text === undefined) {
    addSummary(UNREADABLE);
    return;
  }
  // Most fixtures have no pictures, which saves a request.
  const pictures = text.includes('"picture"') ? await fetchPictureFacts(name) : undefined;
  const isOpen = get(galleryStateAtom).fixture === name;
  const { findings, maxZoomScale, ...summary } = await get(checkClientAtom).checkFixture({
    name,
    text,
    pictures,
    includeFindings: isOpen,
  });
  addSummary(summary);
  if (isOpen) set(baseFindingsAtom, { name, findings, maxZoomScale });
});

/** Checks all fixtures that have not been checked yet, until aborted. */
export const checkAllFixturesAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return;
  for (const { name } of entries)
    if (!signal.aborted && !get(baseSummariesAtom).has(name)) await set(checkFixtureAtom, name);
});

/** Rules that at least one fixture breaks. */
export const brokenRulesAtom = atom((get): readonly string[] =>
  [...new Set([...get(baseSummariesAtom).values()].flatMap(({ rules }) => Object.keys(rules)))].toSorted(),
);

/** The fixtures that match the filter. While a filter is set, unchecked fixtures are left out. */
export const filteredEntriesAtom = atom((get) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return [];
  const { severity, rule } = get(galleryStateAtom);
  if (severity.length === 0 && rule === undefined) return entries;
  const summaries = get(baseSummariesAtom);
  return entries.filter(({ name }) => {
    const summary = summaries.get(name);
    if (!summary) return false;
    if (rule === undefined) return severity.some((each) => summary.severities[each] > 0);
    const ruleSeverity = summary.rules[rule];
    return ruleSeverity !== undefined && (severity.length === 0 || severity.includes(ruleSeverity));
  });
});

/** The number of fixtures with a finding of each severity. */
export const severityCountsAtom = atom((get): Readonly<Record<Severity, number>> => {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severities } of get(baseSummariesAtom).values())
    for (const severity of SEVERITIES) if (severities[severity] > 0) counts[severity]++;
  return counts;
});

export const allFixturesCheckedAtom = atom((get) => {
  const entries = get(entriesAtom);
  return typeof entries !== 'string' && entries.every(({ name }) => get(baseSummariesAtom).has(name));
});
