/** Simulates the tables' availability and states. Selecting follows the booker's rules. */
import { isPastAvailableUntil } from '../../domain/booking/availableUntil.ts';
import { type SelectionResult, toggleTable } from '../../domain/booking/selection.ts';
import { tableStates, unselectedStateFor } from '../../domain/booking/tableState.ts';
import type { Table, TableStates } from '../../domain/plan/table.ts';
import { parseTimeOfDay } from '../../domain/plan/timeOfDay.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import type { GalleryState } from '../states/urlState.ts';

/** The share of tables that are taken on a busy day. */
const BUSY_PERCENT = 45;

/** Returns the tables by key with the availability that the state simulates. */
export function simulateAvailability(
  { tables }: Fixture,
  { clock, availability }: Pick<GalleryState, 'clock' | 'availability'>,
): ReadonlyMap<string, Table> {
  const date = clock.slice(0, 10);
  const minutes = parseTimeOfDay(clock.slice(11)) ?? 0;
  const isAvailable = (table: Table): boolean => {
    switch (availability) {
      case 'file':
        return table.available;
      case 'free':
        return true;
      case 'taken':
        return false;
      case 'busy':
        return hashPercent(`${date} ${table.key}`) >= BUSY_PERCENT;
    }
  };
  return new Map(
    tables.map((table) => {
      const available = isAvailable(table) && !isPastAvailableUntil(table.availableUntil, minutes);
      return [table.key, available === table.available ? table : { ...table, available }];
    }),
  );
}

/** Returns the selected keys of tables that exist and are available. */
export function availableSelection(
  tables: ReadonlyMap<string, Table>,
  selected: GalleryState['selected'],
): readonly string[] {
  return selected.filter((key) => tables.get(key)?.available);
}

export function tableStatesOf(
  { rules }: Fixture,
  tables: ReadonlyMap<string, Table>,
  { guests, selected }: Pick<GalleryState, 'guests' | 'selected'>,
): TableStates {
  return tableStates(
    tables,
    new Set(availableSelection(tables, selected)),
    unselectedStateFor(guests, rules?.seat_rules ?? []),
  );
}

/** Returns the selection after a tap on a table, or why the tap is refused. */
export function tapSelection(
  { rules }: Fixture,
  tables: ReadonlyMap<string, Table>,
  { guests, selected }: Pick<GalleryState, 'guests' | 'selected'>,
  table: Table,
): SelectionResult {
  return toggleTable(table, availableSelection(tables, selected), tables, guests, rules?.seat_rules ?? []);
}

/** Hashes a text to a number from 0 to 99 (FNV-1a). */
export function hashPercent(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // Similar texts differ little in the lowest bits.
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}
