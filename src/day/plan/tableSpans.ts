/** Who has each table of the date that is shown, and for how long. */
import { atom } from 'jotai';
import { SLOT_STEP_MINUTES } from '../../domain/booking/bookingCalendar.ts';
import { type Holder, slotsOf } from '../../domain/day/occupiedTables.ts';
import { promisedEnd } from '../../domain/day/visit.ts';
import { MINUTES_PER_DAY } from '../../domain/plan/timeOfDay.ts';
import { dayStateAtom } from '../state/day.ts';
import type { TableHolder } from '../state/occupancy.ts';
import type { TableSpan } from './tableVisits.ts';

/** By the table's key. A venue where a table serves one party a date has times all the same. */
export const spansAtom = atom((get): ReadonlyMap<string, readonly TableSpan[]> => {
  const state = get(dayStateAtom);
  const spans = new Map<string, TableSpan[]>();
  if (!state) return spans;
  const rules = { ...state.venue, occupancy: 'stay' as const, tableOccupancy: {} };
  const add = (table: string, holder: Holder, by: TableHolder): void => {
    const slots = slotsOf(holder, state.date, rules, table);
    const [first] = slots;
    if (first === undefined) return;
    const times = {
      from: first * SLOT_STEP_MINUTES,
      until: Math.min((first + slots.length) * SLOT_STEP_MINUTES, MINUTES_PER_DAY),
    };
    const list = spans.get(table) ?? [];
    spans.set(table, list);
    list.push({ ...by, ...times });
  };
  for (const party of state.parties)
    for (const table of party.tables) {
      const end = promisedEnd(party, state.venue, table);
      const visit = party.stay === null && end !== null ? { ...party, stay: end - party.time } : party;
      add(table, { party: party.id, visit }, { table, party });
    }
  for (const block of state.blocks)
    for (const table of block.tables) add(table, { block: block.id, facts: block }, { table, block });
  return spans;
});
