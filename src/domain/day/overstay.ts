/** Guests who are still at tables that others are expected at. */
import type { Minutes } from '../plan/timeOfDay.ts';
import type { Party } from './party.ts';
import { type VisitRules, isAwaited, minutesLeft, minutesOfDate } from './visit.ts';

/** Staff are told so long before the next party comes. */
const WARNING_MINUTES: Minutes = 15;

/** `next` is expected at tables at which `sitting` has stayed longer than promised. */
type Overstay = { readonly sitting: Party; readonly next: Party; readonly tables: readonly string[] };

/** Returns who stays at tables that others have reserved for now or soon, the most urgent first. */
export function findOverstays(parties: readonly Party[], rules: VisitRules, now: number): Overstay[] {
  const sitting = parties.filter((party) => (minutesLeft(party, rules, now) ?? 1) <= 0);
  if (sitting.length === 0) return [];
  return parties
    .filter(
      (party) =>
        (isAwaited(party) || (party.status === 'arrived' && !party.cancelled)) &&
        party.time - minutesOfDate(party.date, now, rules.timeZone) <= WARNING_MINUTES,
    )
    .toSorted((a, b) => a.time - b.time)
    .flatMap((next) =>
      sitting.flatMap((party) => {
        const tables = party.tables.filter((key) => next.tables.includes(key));
        return tables.length === 0 ? [] : [{ sitting: party, next, tables }];
      }),
    );
}
