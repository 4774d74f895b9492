/** How a venue's day ends by itself, without anybody having to say what became of each party. */
import type { Hours } from '../booking/bookingCalendar.ts';
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { Visit } from './party.ts';
import { type VisitRules, expectedEnd, holdsTables, isAwaited, minutesOfDate, turnTime } from './visit.ts';

type DayEndRules = VisitRules & { readonly hours: Pick<Hours, 'last'> };

/** Returns when the day is over for parties like this one: its own visit and one from the last seating have ended. */
function endOfDay(visit: Visit, rules: DayEndRules): Minutes {
  const lastSeating = rules.hours.last + (turnTime(visit.guests, rules) ?? 0);
  return Math.max(lastSeating, expectedEnd({ ...visit, seatedAt: null }, rules) ?? MINUTES_PER_DAY);
}

/** Returns whether a visit's day is over, so that nobody can come any more. */
export function hasDayEnded(visit: Visit, rules: DayEndRules, now: number): boolean {
  return minutesOfDate(visit.date, now, rules.timeZone) >= endOfDay(visit, rules);
}

/**
 * Returns a visit as it stands at an instant: once the day is over, who never came is a no-show. Who is still there stays
 * until midnight at least, and then has left.
 */
export function afterDayEnd<V extends Visit>(visit: V, rules: DayEndRules, now: number): V {
  if (!holdsTables(visit) || !hasDayEnded(visit, rules, now)) return visit;
  if (isAwaited(visit)) return { ...visit, status: 'no_show' };
  return minutesOfDate(visit.date, now, rules.timeZone) < MINUTES_PER_DAY ? visit : { ...visit, status: 'left' };
}
