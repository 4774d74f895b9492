/**
 * Makes the page change a reservation instead of making one: the form has what is reserved, step 2 has its tables
 * selected, and after the change the guest's page about the reservation opens.
 */
import type { ReservationToChange } from '../../api/changeContract.ts';
import { formatWireDate } from '../../domain/booking/time.ts';
import type { Table } from '../../domain/plan/table.ts';
import { loadDaysAtom } from '../lazyDays.ts';
import { tableByKeyAtom, tablesAtom } from '../reservation/availability.ts';
import { type SelectedStretch, daysCodeAtom, setDaysCodeAtom } from '../reservation/daysCode.ts';
import { dateAtom, formDraftAtom, guestsAtom, restoreFormAtom, untilAtom } from '../reservation/form.ts';
import {
  restoreSelectionAtom,
  selectedSeatsAtom,
  selectedTablesAtom,
  unselectedStateAtom,
} from '../reservation/selection.ts';
import { receiptAtom, stepAtom } from '../reservation/steps.ts';
import type { Page } from '../page/readPage.ts';
import { whenBackAt } from '../stepHistory.ts';
import type { Store } from '../startBooker.ts';

export async function startChange(store: Store, { change }: Page): Promise<void> {
  if (!change) return;
  // Without that code the form would ask for a single day, and the stay would lose the others.
  if (change.days !== undefined && !store.get(daysCodeAtom)) {
    const code = await store.set(loadDaysAtom);
    if (!code) return location.replace(change.path);
    store.set(setDaysCodeAtom, code);
  }
  const { date, time, guests, stay, notes = '', days } = change;
  const draft = store.get(formDraftAtom);
  store.set(restoreFormAtom, {
    ...draft,
    date,
    time,
    guests,
    notes,
    stay: stay === '' ? draft.stay : stay,
    ...(days === undefined ? {} : { days }),
  });
  let isOpening = false;
  const selectReserved = (): void => {
    const step = store.get(stepAtom);
    if (step === 'form') isOpening = true;
    // Layers of step 2 close by going back, which would end the way to another page.
    if (step === 'done') whenBackAt(1, () => location.replace(store.get(receiptAtom)?.manage ?? change.path));
    // The plan of another date may still be on its way.
    if (step !== 'tables' || !isOpening || store.get(tablesAtom).length === 0) return;
    isOpening = false;
    const split = store.get(selectedTablesAtom).length === 0 ? keptSplit(store, change) : undefined;
    if (split) {
      const tables = new Map(split.flatMap((stretch) => stretch.tables.map((table) => [table.key, table])));
      store.set(restoreSelectionAtom, [...tables.values()], split);
      return;
    }
    const stateOf = store.get(unselectedStateAtom);
    for (const key of change.tables) {
      const table = store.get(tableByKeyAtom).get(key);
      const isEnough = store.get(selectedSeatsAtom) >= store.get(guestsAtom);
      if (table && !isEnough && stateOf(table) === 'available')
        store.set(restoreSelectionAtom, [...store.get(selectedTablesAtom), table]);
    }
  };
  selectReserved();
  store.sub(stepAtom, selectReserved);
  store.sub(tableByKeyAtom, selectReserved);
}

/** Returns where a stay that moves from table to table is when, if the form asks for the same days and all are free. */
function keptSplit(store: Store, { stretches = [] }: ReservationToChange): SelectedStretch[] | undefined {
  const wanted = [store.get(dateAtom), store.get(untilAtom)].map((date) => date && formatWireDate(date));
  const dates = stretches.flatMap((stretch) => stretch.dates);
  if (stretches.length < 2 || dates[0] !== wanted[0] || dates.at(-1) !== wanted[1]) return undefined;
  const byKey = store.get(tableByKeyAtom);
  const split = stretches.map(({ dates: of, tables }) => ({
    dates: of,
    tables: tables.flatMap((key): Table | [] => byKey.get(key) ?? []),
  }));
  const areAllThere = split.every(({ tables }, at) => tables.length === stretches[at]?.tables.length);
  return areAllThere && store.get(daysCodeAtom)?.lostOf(split, byKey)?.length === 0 ? split : undefined;
}
