/** A stay that moves from one table to another. */
import type { ReservationPayload } from '../../domain/booking/reservationPayload.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { SelectedStretch } from '../reservation/daysCode.ts';

/** Returns the tables that are no longer free on their days; undefined if the stay does not move. */
export function lostOf(split: readonly SelectedStretch[], tables: ReadonlyMap<string, Table>): Table[] | undefined {
  if (split.length === 0) return undefined;
  return split.flatMap(({ dates, tables: own }) =>
    own.filter(({ key }) => {
      const { available, takenOn } = tables.get(key) ?? {};
      return !available && !takenOn?.every((date) => !dates.includes(date));
    }),
  );
}

/** Returns from which days on the party has other tables, as it is sent; undefined if it does not move. */
export function movesOf(split: readonly SelectedStretch[]): ReservationPayload['moves'] {
  const moves = split.slice(1).map(({ dates: [date = ''], tables }) => ({
    date,
    selected_tables: tables.map(({ id }) => id),
  }));
  return moves.length > 0 ? moves : undefined;
}
