/** A block of tables in the making: which tables, from when until when, why, and what becomes of their parties. */
import { atom } from 'jotai';
import type { BlockChoice } from '../../../api/day/dayContract.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import type { Party } from '../../../domain/day/party.ts';
import type { Minutes } from '../../../domain/plan/timeOfDay.ts';
import { dateAtom } from '../../state/day.ts';
import { type Problem, problemsAtom, removeProblemAtom } from '../../state/notices.ts';
import { dispatchActionAtom } from '../../state/steps.ts';
import { endModeAtom, modeAtom, selectPartyAtom } from '../../state/selection.ts';

/** Dates are `YYYY-MM-DD`. Without times the block lasts all day. */
type BlockDraft = {
  readonly keys: ReadonlySet<string>;
  readonly from: string;
  readonly until: string;
  readonly fromTime: Minutes | null;
  readonly untilTime: Minutes | null;
  readonly reason: string;
};

const baseDraftAtom = atom<BlockDraft>();
/** A mode comes first: the next tap is for guests who walk in meanwhile. */
export const draftAtom = atom((get) => (get(modeAtom) ? undefined : get(baseDraftAtom)));
export const isBlockingAtom = atom((get) => get(draftAtom) !== undefined);

/** Starts a block for the date that is shown. */
export const startBlockAtom = atom(null, (get, set) => {
  const date = get(dateAtom);
  if (date === undefined) return;
  set(endModeAtom);
  set(selectPartyAtom, undefined);
  set(baseDraftAtom, { keys: new Set<string>(), from: date, until: date, fromTime: null, untilTime: null, reason: '' });
});

/** Ends the selection, also of a block whose parties still wait for an answer. */
export const endBlockAtom = atom(null, (get, set) => {
  const affected = get(affectedAtom);
  if (affected) set(removeProblemAtom, affected.step.id);
  set(baseDraftAtom, undefined);
});

export const changeDraftAtom = atom(null, (get, set, change: Partial<BlockDraft>) => {
  const draft = get(baseDraftAtom);
  if (draft) set(baseDraftAtom, { ...draft, ...change });
});

/** Selects tables, or releases them if all of them are selected. */
export const toggleTablesAtom = atom(null, (get, set, keys: readonly string[]) => {
  const draft = get(baseDraftAtom);
  if (!draft) return;
  const next = new Set(draft.keys);
  const releases = keys.every((key) => next.has(key));
  for (const key of keys) {
    if (releases) next.delete(key);
    else next.add(key);
  }
  set(baseDraftAtom, { ...draft, keys: next });
});

/** Sends the block. If parties have reserved its tables, the host asks what becomes of them. */
export const blockAtom = atom(null, (get, set) => {
  const draft = get(baseDraftAtom);
  if (!draft || draft.keys.size === 0) return;
  set(endBlockAtom);
  const { keys, ...block } = draft;
  set(dispatchActionAtom, { type: 'block', tables: [...keys], ...block });
});

export type Affected = Extract<Problem, { kind: 'affected' }>;

/** The block whose parties wait for an answer. */
export const affectedAtom = atom((get) =>
  get(problemsAtom).find((problem): problem is Affected => problem.kind === 'affected'),
);

/**
 * What becomes of a party: it gets one of its offers, its visit ends when the block begins, it waits for a table, or it
 * has no visit.
 */
export type Fate = number | 'end' | 'later' | 'leave';

/** Returns what becomes of a party unless staff choose. Nobody is canceled unasked. */
export function likelyFate({ party, offers, end, isGone }: BlockChoice, parties: readonly Party[]): Fate {
  if (offers.length > 0) return 0;
  const sits = parties.some(({ id, status }) => id === party && status === 'seated');
  if (end !== null && (isGone || sits)) return 'end';
  return sits ? 'leave' : 'later';
}

/** Makes the block. Parties without a fate leave. */
export const answerAffectedAtom = atom(null, (get, set, fates: ReadonlyMap<number, Fate>) => {
  const affected = get(affectedAtom);
  if (affected?.step.action.type !== 'block') return;
  const { action, id } = affected.step;
  const moves: DayActionOf<'block'>['moves'] = [];
  const ends: DayActionOf<'block'>['ends'] = [];
  const tell: number[] = [];
  for (const { party, revision, offers } of affected.choices) {
    const fate = fates.get(party) ?? 'leave';
    if (fate === 'leave') tell.push(party);
    else if (fate === 'end') ends.push({ party, revision });
    else moves.push({ party, revision, tables: fate === 'later' ? [] : [...offers[fate]!] });
  }
  set(removeProblemAtom, id);
  set(dispatchActionAtom, { ...action, moves, ends, tell });
});
