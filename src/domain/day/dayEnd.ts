/** How a venue's day ends by itself, without anybody having to say what became of each party. */
import { hoursOn } from '../booking/bookingCalendar.ts';
import { type Minutes, MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import type { Visit } from './party.ts';
import { type VisitRules, expectedEnd, holdsTables, isAwaited, minutesOfDate, turnTime } from './visit.ts';

/** Returns when the day is over for parties like this one: its own visit and one from the last seating have ended. */
function endOfDay(visit: Visit, rules: VisitRules): Minutes {
  const lastSeating = hoursOn(rules.opening, visit.date).last + (turnTime(visit.guests, rules) ?? 0);
  return Math.max(lastSeating, expectedEnd({ ...visit, seatedAt: null }, rules) ?? MINUTES_PER_DAY);
}

/** Returns whether a visit's day is over, so that nobody can come anymore. */
export function hasDayEnded(visit: Visit, rules: VisitRules, now: number): boolean {
  return minutesOfDate(visit.date, now, rules.timeZone) >= endOfDay(visit, rules);
}

/**
 * Returns a visit as it stands at an instant. Many venues mark no arrivals, so once the day is over, whom nobody has marked
 * as a no-show has come and left. Who is marked as there stays until midnight at least.
 */
export function afterDayEnd<V extends Visit>(visit: V, rules: VisitRules, now: number): V {
  if (!holdsTables(visit) || !hasDayEnded(visit, rules, now)) return visit;
  const isGone = isAwaited(visit) || minutesOfDate(visit.date, now, rules.timeZone) >= MINUTES_PER_DAY;
  return isGone ? { ...visit, status: 'left' } : visit;
}
