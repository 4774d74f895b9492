/**
 * Makes the page change a reservation instead of making one: the form has what is reserved, step 2 has its tables
 * selected, and after the change the guest's page about the reservation opens.
 */
import { tableByKeyAtom, tablesAtom } from '../reservation/availability.ts';
import { formDraftAtom, guestsAtom, restoreFormAtom } from '../reservation/form.ts';
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

export function startChange(store: Store, { change }: Page): void {
  if (!change) return;
  const { date, time, guests, stay, notes = '' } = change;
  const draft = store.get(formDraftAtom);
  store.set(restoreFormAtom, { ...draft, date, time, guests, notes, stay: stay === '' ? draft.stay : stay });
  let isOpening = false;
  const selectReserved = (): void => {
    const step = store.get(stepAtom);
    if (step === 'form') isOpening = true;
    // Layers of step 2 close by going back, which would end the way to another page.
    if (step === 'done') whenBackAt(1, () => location.replace(store.get(receiptAtom)?.manage ?? change.path));
    // The plan of another date may still be on its way.
    if (step !== 'tables' || !isOpening || store.get(tablesAtom).length === 0) return;
    isOpening = false;
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
