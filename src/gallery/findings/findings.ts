/** Findings of the fixtures and the filter by findings. */
import { atom } from 'jotai';
import { fetchPictureFacts } from '../../api/galleryClient.ts';
import type { FixtureCheckResult, FixtureFinding } from '../../domain/checks/checkFixture.ts';
import { createCheckClient } from '../../domain/checks/worker/checkClient.ts';
import { OWN_FILES, entriesAtom, loadFixtureTextAtom } from '../fixtures/fixtures.ts';
import { galleryStateAtom } from '../states/galleryState.ts';
import { ANSWER_FIXTURE } from '../states/urlState.ts';
import { SEVERITIES, type Severity } from '../../domain/checks/wording.ts';
import { foldText } from '../../domain/text/foldText.ts';

export type CheckSummary = Omit<FixtureCheckResult, 'findings'>;
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
const baseFindingsAtom = atom<({ readonly name: string } & Pick<FixtureCheckResult, 'findings'>) | undefined>(
  undefined,
);

/** Summaries of the fixtures checked so far, by name. */
export const checkSummariesAtom = atom((get) => get(baseSummariesAtom));
/** Findings of the open fixture, the worst first; undefined while it is checked. */
export const findingsAtom = atom((get): readonly FixtureFinding[] | undefined => {
  const result = get(baseFindingsAtom);
  return result?.name === get(galleryStateAtom).fixture ? result?.findings : undefined;
});

/** Checks a fixture. The findings themselves are kept for the open one only. */
export const checkFixtureAtom = atom(null, async (get, set, name: string) => {
  const addSummary = (summary: CheckSummary): void => {
    set(baseSummariesAtom, new Map(get(baseSummariesAtom)).set(name, summary));
  };
  const text = await set(loadFixtureTextAtom, name);
  if (text === undefined) {
    addSummary(UNREADABLE);
    // The page says why.
    if (get(galleryStateAtom).fixture === name) set(baseFindingsAtom, { name, findings: [] });
    return;
  }
  // Most fixtures have no pictures, which saves a request.
  const isOnHost = name !== ANSWER_FIXTURE && !name.startsWith(`${OWN_FILES}/`);
  const hasPictures = isOnHost && /"(?:view_)?picture"/.test(text);
  const pictures = hasPictures ? await fetchPictureFacts(name) : undefined;
  const isOpen = get(galleryStateAtom).fixture === name;
  const { findings, ...summary } = await get(checkClientAtom).checkFixture({
    name,
    text,
    pictures,
    includeFindings: isOpen,
  });
  addSummary(summary);
  if (isOpen) set(baseFindingsAtom, { name, findings });
});

/** Checks all fixtures that have not been checked yet, until aborted. */
export const checkAllFixturesAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return;
  for (const { name } of entries)
    if (!signal.aborted && !get(baseSummariesAtom).has(name)) await set(checkFixtureAtom, name);
});

/** The number of fixtures that break a rule, for each rule that one breaks, by name. */
export const ruleCountsAtom = atom((get): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rules } of get(baseSummariesAtom).values())
    for (const rule of Object.keys(rules)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
});

/** The fixtures that match the filter. While it asks for findings, unchecked fixtures are left out. */
export const filteredEntriesAtom = atom((get) => {
  const entries = get(entriesAtom);
  if (typeof entries === 'string') return [];
  const { severity, rule, find } = get(galleryStateAtom);
  const words = foldText(find).split(/\s+/);
  const found = entries.filter(({ name, about }) => {
    const text = foldText(`${name} ${about ?? ''}`);
    return words.every((word) => text.includes(word));
  });
  if (severity.length === 0 && rule === undefined) return found;
  const summaries = get(baseSummariesAtom);
  return found.filter(({ name }) => {
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
