/** The selected tables, kept as keys in the order of selection. */
import { atom } from 'jotai';
import { isPastAvailableUntil } from '../../domain/booking/availableUntil.ts';
import { type PlannedVisit, toggleTable, totalSeats } from '../../domain/booking/selection.ts';
import { describeSelectionError } from '../../domain/booking/selectionTexts.ts';
import { tableStates, unselectedStateFor } from '../../domain/booking/tableState.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import { countSeats, messages } from '../messages.ts';
import { venueAtom } from '../page/page.ts';
import { availabilityKeyAtom, tableByKeyAtom, timesAtom } from './availability.ts';
import { guestsAtom, timeAtom, untilAtom } from './form.ts';
import { type SelectedStretch, daysCodeAtom } from './daysCode.ts';
import { joiningAtom } from './lazyJoining.ts';
import { clearFieldErrorsAtom } from './formErrors.ts';
import {
  announceAtom,
  clearRefusalAtom,
  clearTapNoteAtom,
  showNoticeAtom,
  showRefusalAtom,
  showTapNoteAtom,
} from './notices.ts';

const keysAtom = atom<readonly string[]>([]);
/** The tables as they were when selected: their cards stay while the tables reload. */
const snapshotsAtom = atom<ReadonlyMap<string, Table>>(new Map());
const baseSplitAtom = atom<readonly SelectedStretch[]>([]);
const baseLostTableAtom = atom<Table>();
/** What the availability depended on when the selection was last compared with it. */
const comparedKeyAtom = atom<string>();
/** Tables that the host's last refusal has named. */
const reportedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

export const selectedKeysAtom = atom((get) => get(keysAtom));
export const selectedTablesAtom = atom((get): readonly Table[] => {
  const tables = get(tableByKeyAtom);
  const snapshots = get(snapshotsAtom);
  return get(keysAtom).flatMap((key) => tables.get(key) ?? snapshots.get(key) ?? []);
});
/** Returns how many guests tables seat together. */
const seatsOfAtom = atom((get) => get(joiningAtom)?.seatsTogether ?? totalSeats);
/** A stay that moves from one table to another; empty for any other. The selected tables are those of all its stretches. */
export const splitStayAtom = atom((get) => get(baseSplitAtom));
export const selectedSeatsAtom = atom((get) =>
  get(seatsOfAtom)(get(splitStayAtom)[0]?.tables ?? get(selectedTablesAtom)),
);

/** The selected table that somebody else has taken last. */
export const lostTableAtom = atom((get) => get(baseLostTableAtom));

const visitAtom = atom((get): PlannedVisit | undefined => {
  const time = get(timeAtom);
  return time === undefined ? undefined : { time, minStay: get(venueAtom).least_stay_minutes };
});

/** Returns the state of a table that is not selected. */
export const unselectedStateAtom = atom((get) =>
  unselectedStateFor(get(guestsAtom), get(venueAtom).seat_rules, get(visitAtom)),
);
/** The state of each table by key. */
export const tableStatesAtom = atom((get) =>
  tableStates(get(tableByKeyAtom), new Set(get(keysAtom)), get(unselectedStateAtom)),
);

/** Whether a table closes too soon for the selected time. */
export const closesTooSoonAtom = atom((get) => {
  const visit = get(visitAtom);
  return ({ availableUntil }: Table): boolean =>
    visit !== undefined && isPastAvailableUntil(availableUntil, visit.time, visit.minStay);
});

/** Returns the title of a table or of joined ones, such as `Indoor 2 + Indoor 3`. */
export const titleOf = (tables: readonly Table[]): string =>
  tables.map(tables.length > 1 ? ({ name }) => name : tableTitle).join(' + ');

export type ToggleResult =
  | { readonly ok: true; readonly tables: readonly Table[]; readonly added: boolean }
  | { readonly ok: false };

/** Selects or releases a table with those that it is joined with, or shows why it can't be selected. */
export const toggleTableAtom = atom(null, (get, set, key: string, joined?: readonly Table[]): ToggleResult => {
  const tables = get(tableByKeyAtom);
  const table = tables.get(key);
  if (!table) return { ok: false };
  const guests = get(guestsAtom);
  const group = joined ?? [table];
  const toggle = toggleTable(table, get(keysAtom), tables, guests, get(venueAtom).seat_rules, get(visitAtom), {
    group,
    seatsOf: get(seatsOfAtom),
  });
  if (!toggle.ok) {
    const { error } = toggle;
    const times = get(timesAtom);
    const free = times && error.type === 'unavailable' ? get(times.freeTextAtom)(table) : '';
    set(
      showRefusalAtom,
      key,
      free === ''
        ? describeSelectionError(messages.selectionErrors, error, {
            table: tableTitle(table),
            party: guests,
            formatTime: messages.formatTime,
          })
        : messages.freeOnly({ table: tableTitle(table), times: free }),
      error.type === 'enough-seats' ? get(keysAtom).at(-1) : undefined,
    );
    return { ok: false };
  }
  set(clearRefusalAtom);
  set(clearFieldErrorsAtom, ['selected_tables']);
  set(reportedKeysAtom, new Set<string>());
  // A stay that moves is incomplete without one of its tables.
  set(keysAtom, get(splitStayAtom)[0] ? [] : toggle.selected);
  set(baseSplitAtom, []);
  const changed = toggle.tables;
  set(snapshotsAtom, new Map([...get(snapshotsAtom), ...changed.map((each) => [each.key, each] as const)]));
  const title = titleOf(changed);
  const announcement = toggle.added ? messages.tableSelected : messages.tableReleased;
  set(announceAtom, announcement({ table: title, count: countSeats(get(selectedSeatsAtom), guests) }));
  const missingSeats = Math.max(0, guests - get(selectedSeatsAtom));
  const note = toggle.added ? messages.tapSelected : messages.tapReleased;
  // Once the party is seated, the page names what it has chosen.
  const isNamed = toggle.added && missingSeats === 0;
  set(
    showTapNoteAtom,
    key,
    isNamed ? '' : note({ table: title, tableSeats: get(seatsOfAtom)(changed), missing: missingSeats }),
  );
  return { ok: true, tables: changed, added: toggle.added };
});

/** Selects tables, as this tab has saved them or as a stay that moves has them. The next load releases those that are taken. */
export const restoreSelectionAtom = atom(
  null,
  (_get, set, tables: readonly Table[], split: readonly SelectedStretch[] = []) => {
    set(
      keysAtom,
      tables.map(({ key }) => key),
    );
    set(snapshotsAtom, new Map(tables.map((table) => [table.key, table])));
    set(baseSplitAtom, split);
    // They were not compared with what was loaded before.
    set(comparedKeyAtom, undefined);
  },
);

export const clearSelectionAtom = atom(null, (_get, set) => {
  set(keysAtom, []);
  set(baseSplitAtom, []);
  set(snapshotsAtom, new Map());
  set(baseLostTableAtom, undefined);
  set(reportedKeysAtom, new Set<string>());
  set(clearRefusalAtom);
  set(clearTapNoteAtom);
});

/** Remembers which tables the host's refusal has named, so that they are not announced a second time. */
export const setReportedKeysAtom = atom(null, (_get, set, keys: ReadonlySet<string>) => set(reportedKeysAtom, keys));

/** Releases selected tables that availability no longer offers, with a notice about those not yet reported. */
export const updateSelectionAtom = atom(null, (get, set): void => {
  const tables = get(tableByKeyAtom);
  const split = get(splitStayAtom);
  const days = get(daysCodeAtom);
  // Until that code is loaded, the tables are those of a single day.
  if (split.length > 0 && !days) return;
  const question = get(availabilityKeyAtom);
  const compared = get(comparedKeyAtom);
  const isOtherTime = compared !== undefined && compared !== question;
  set(comparedKeyAtom, question);
  const lost =
    (!isOtherTime && days?.lostOf(split, tables)) ||
    get(selectedTablesAtom).filter(({ key }) => !tables.get(key)?.available);
  if (lost.length === 0) return;
  // A stay that moves is incomplete without one of its stretches.
  if (split.length > 0) set(keysAtom, []);
  set(baseSplitAtom, []);
  set(baseLostTableAtom, lost.at(-1));
  const lostKeys = new Set(lost.map(({ key }) => key));
  set(
    keysAtom,
    get(keysAtom).filter((key) => !lostKeys.has(key)),
  );
  const unreported = lost.filter(({ key }) => !get(reportedKeysAtom).has(key));
  if (unreported.length === 0) return;
  // A new plan may no longer have a table, or not online. Nobody has taken it then.
  const [taken, removed] = [true, false].map((isOffered) =>
    unreported
      .filter(({ key }) => {
        const table = tables.get(key);
        return (table !== undefined && table.access === undefined) === isOffered;
      })
      .map(tableTitle),
  ) as [string[], string[]];
  const hasOthers = get(keysAtom).length > 0;
  const time = get(timeAtom);
  const lostText =
    isOtherTime && time !== undefined
      ? messages.tablesNotFree({
          names: taken,
          at: messages.formatTime(time),
          severalDays: get(untilAtom) !== undefined,
          hasOthers,
          namesCount: taken.length,
        })
      : messages.tablesLost({ names: taken, hasOthers, namesCount: taken.length });
  const notices = [
    ...(removed.length > 0 ? [messages.tablesRemoved({ names: removed, hasOthers, namesCount: removed.length })] : []),
    ...(taken.length > 0 ? [lostText] : []),
  ];
  set(showNoticeAtom, notices.join(' '));
});
