/** What a plan changes for guests who stay for several days, each of which is a reservation. */
import type { AffectedReservation } from '../../../api/editorContract.ts';
import { addDays } from '../../../domain/booking/time.ts';

/** Returns reservations, by date, with those days in a row of a stay that are affected alike as one, `until` the last. */
export function mergeStays(reservations: readonly AffectedReservation[]): AffectedReservation[] {
  const merged = new Map<string, AffectedReservation>();
  /** The code of the first of the days in a row, by stay and tables. */
  const first = new Map<string, string>();
  for (const reservation of reservations) {
    const { code, date, stay, tables } = reservation;
    const alike = JSON.stringify([stay, tables]);
    const before = stay === undefined ? undefined : merged.get(first.get(alike) ?? '');
    if (before && addDays(before.until ?? before.date, 1) === date) merged.set(before.code, { ...before, until: date });
    else {
      first.set(alike, code);
      merged.set(code, reservation);
    }
  }
  return [...merged.values()];
}
