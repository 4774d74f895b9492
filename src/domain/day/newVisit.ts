/** Visits as staff enter them. The page counts their slots by the same functions as the host. */
import { hasOccupancy } from '../booking/occupancy.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import type { Visit } from './party.ts';
import { type VisitRules, minutesOfDate, turnTime } from './visit.ts';

type NewVisit = Pick<Visit, 'date' | 'guests' | 'tables'>;

/** Returns a visit to come. Without a stay it has the venue's turn time, where stays are counted. */
export function visitToCome(
  {
    date,
    time,
    stay,
    guests,
    tables,
  }: NewVisit & { readonly time: Minutes; readonly stay?: Visit['stay'] | undefined },
  rules: VisitRules,
  now: number,
): Visit {
  const length = stay === undefined ? turnTime(guests, rules) : stay;
  return {
    revision: 0,
    date,
    time,
    guests,
    tables,
    stay: hasOccupancy(rules, 'stay') ? length : null,
    status: 'reserved',
    arrived: 0,
    statusAt: now,
    seatedAt: null,
    leftAt: null,
    cancelled: false,
    heldUntil: null,
    keptAt: null,
  };
}

/** Returns a visit that begins now. `until` is when its tables must be free, if that is known. */
export function visitFromNow(
  { until, date, guests, tables }: NewVisit & { readonly until?: Minutes | undefined },
  rules: VisitRules,
  now: number,
): Visit {
  const time = minutesOfDate(date, now, rules.timeZone);
  // A step that was made without a connection may come late.
  const stay = until === undefined ? undefined : Math.max(until - time, 1);
  return visitToCome({ date, time, stay, guests, tables }, rules, now);
}

/** Returns a visit whose guests sit down now. */
export function seatedNow(visit: Visit, now: number): Visit {
  return { ...visit, status: 'seated', arrived: visit.guests, seatedAt: visit.seatedAt ?? now };
}
