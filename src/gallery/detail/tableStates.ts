/** What each table of a fixture is in a state of the gallery: the same rules as the booker's, over tables taken at will. */
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import { isPastAvailableUntil } from '../../domain/booking/occupancy.ts';
import { type SelectionResult, toggleTable } from '../../domain/booking/selection.ts';
import { tableStates } from '../../domain/booking/tableState.ts';
import type { Table, TableState } from '../../domain/plan/table.ts';
import type { GalleryState } from '../states/urlState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';

type Played = Pick<GalleryState, 'clock' | 'guests' | 'tables' | 'chosen'>;
/** Of every hundred tables so many are taken on a busy day. */
const BUSY = 45;

/** The tables in a state, by key, each taken or free as the state has it. */
export function simulateAvailability(
  { tables }: Fixture,
  { clock, tables: taken }: Pick<Played, 'clock' | 'tables'>,
): ReadonlyMap<string, Table> {
  const [date, time] = clock.split('T') as [string, string];
  const now = parseTimeOfDay(time) ?? 0;
  const isFree = (table: Table, place: number): boolean => {
    switch (taken) {
      case 'file':
        return table.available;
      case 'free':
        return true;
      case 'taken':
        return false;
      case 'third':
        return place % 3 !== 2;
      case 'busy':
        return shareOf(`${date} ${table.key}`) >= BUSY;
    }
  };
  return new Map(
    tables.map((table, place) => {
      const available = isFree(table, place) && !isPastAvailableUntil(table.availableUntil, now);
      return [table.key, available === table.available ? table : { ...table, available }];
    }),
  );
}

/** The chosen tables that there are and that are free. */
export function availableSelection(
  tables: ReadonlyMap<string, Table>,
  { chosen }: Pick<Played, 'chosen'>,
): readonly string[] {
  return chosen.filter((key) => tables.get(key)?.available);
}

export function tableStatesOf(
  fixture: Fixture,
  tables: ReadonlyMap<string, Table>,
  state: Played,
): ReadonlyMap<string, TableState> {
  const selected = new Set(availableSelection(tables, state));
  return tableStates(tables.values(), selected, state.guests, fixture.rules?.seat_rules ?? []);
}

/** A tap on a table: what it makes of the choice, or why it is refused. */
export function toggleTableByKey(
  fixture: Fixture,
  tables: ReadonlyMap<string, Table>,
  state: Played,
  key: string,
): SelectionResult | undefined {
  const table = tables.get(key);
  return (
    table &&
    toggleTable(table, availableSelection(tables, state), tables, state.guests, fixture.rules?.seat_rules ?? [])
  );
}

/** A number from 0 to 99 that is always the same for a text, and of no pattern over several (FNV-1a). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // Its last bits differ little between texts that do.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}
