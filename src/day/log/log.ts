/** The log of the date that is shown: who did what, the latest step first, as far back as somebody has looked. */
import { atom } from 'jotai';
import { fetchLog } from '../../api/day/dayClient.ts';
import { type DayLog, LOG_PAGE_STEPS } from '../../api/day/dayContract.ts';
import { dateAtom } from '../state/day.ts';
import { selectPartyAtom } from '../state/selection.ts';
import { addressAtom } from '../state/steps.ts';

type KnownLog = DayLog & {
  readonly date: string;
  /** Whether the first step of the date is among them. */
  readonly isWhole: boolean;
};

const baseLogOpenAtom = atom(false);
const baseLogAtom = atom<KnownLog>();
const baseFailedAtom = atom(false);

export const hasLogFailedAtom = atom((get) => get(baseFailedAtom));
/** Undefined while it is loading. */
export const logAtom = atom((get) => {
  const log = get(baseLogAtom);
  return log?.date === get(dateAtom) ? log : undefined;
});

/** Whether the log is open. A party that is selected takes its place for as long. */
export const isLogOpenAtom = atom(
  (get) => get(baseLogOpenAtom),
  (_get, set, isOpen: boolean) => {
    set(selectPartyAtom, undefined);
    set(baseLogOpenAtom, isOpen);
  },
);

/** Loads the latest steps, or those before one. */
export const loadLogAtom = atom(null, async (get, set, before?: number): Promise<void> => {
  const date = get(dateAtom);
  if (date === undefined) return;
  const result = await fetchLog(get(addressAtom), date, before);
  set(baseFailedAtom, !result.ok);
  if (result.ok) set(baseLogAtom, (known) => merge(known?.date === date ? known : undefined, { date, ...result }));
});

function merge(known: KnownLog | undefined, { date, entries, names }: DayLog & { readonly date: string }): KnownLog {
  const isLastPage = entries.length < LOG_PAGE_STEPS;
  const oldest = entries.at(-1)?.log ?? 0;
  const [first] = known?.entries ?? [];
  // After a long pause, steps between the two are missing.
  if (!known || !first || (!isLastPage && first.log < oldest)) return { date, entries, names, isWhole: isLastPage };
  const all = new Map([...known.entries, ...entries].map((entry) => [entry.log, entry]));
  return {
    date,
    entries: [...all.values()].toSorted((one, other) => other.log - one.log),
    names: { ...known.names, ...names },
    isWhole: known.isWhole || isLastPage,
  };
}
