/** Rules about a plan together with its venue: hours, guests, seats. */
import { SLOT_STEP_MINUTES } from '../../booking/bookingCalendar.ts';
import { isPastAvailableUntil } from '../../booking/availableUntil.ts';
import { selectionErrorFor } from '../../booking/selection.ts';
import { formatTimeOfDay } from '../../plan/timeOfDay.ts';
import { type CheckContext, areasPath } from '../checkContext.ts';
import { type Finding, finding } from '../finding.ts';
import { type VenueFacts, usualHours } from '../venueFacts.ts';
import { displayName } from '../wording.ts';

function closingTimes({ vacated, venue }: CheckContext): Finding[] {
  return vacated.flatMap(({ table, until: minutes }): Finding[] => {
    const place = { path: `${table.path}/available_until`, table: table.id };
    const values = { name: displayName(table), until: formatTimeOfDay(minutes) };
    if (venue) {
      const { least_stay_minutes: stay } = venue;
      const hours = usualHours(venue);
      if (isPastAvailableUntil(minutes, hours.first, stay))
        return [finding('outside-hours.never', place, { ...values, first: formatTimeOfDay(hours.first), stay })];
      if (minutes > hours.last)
        return [finding('outside-hours.late', place, { ...values, last: formatTimeOfDay(hours.last) })];
    }
    const past = minutes % SLOT_STEP_MINUTES;
    if (past === 0) return [];
    const earlier = formatTimeOfDay(minutes - past);
    const later = formatTimeOfDay(minutes - past + SLOT_STEP_MINUTES);
    return [finding('outside-hours.between', place, { ...values, earlier, later })];
  });
}

/** So many minutes of the day without a table are a slip. The last tables of a day may be free earlier. */
const MIN_IDLE_MINUTES = 60;

function slotsWithoutTables(context: CheckContext): Finding[] {
  const { tables, vacated, venue } = context;
  if (!venue || tables.length === 0 || vacated.length < tables.length) return [];
  const latest = vacated.reduce((last, { until }) => Math.max(last, until), 0);
  const { last } = usualHours(venue);
  if (last - latest < MIN_IDLE_MINUTES) return [];
  const values = { latest: formatTimeOfDay(latest), last: formatTimeOfDay(last) };
  return [finding('no-slots.tables', { path: areasPath(context) }, values)];
}

/** Finds parties that the form accepts, and for which the tables that they may choose have too few seats. */
function unseatableParties(context: CheckContext): Finding[] {
  const { venue, tables } = context;
  if (!venue || tables.length === 0) return [];
  const sizes = countSizes(context);
  const place = { path: areasPath(context) };
  const { min, max } = venue.guests;
  const seats = seatsFor(sizes, venue, max);
  const allSeats = seatsFor(sizes, venue, Infinity);
  const unseated: number[] = [];
  for (let guests = min; guests < max && guests <= allSeats; guests++)
    if (seatsFor(sizes, venue, guests) < guests) unseated.push(guests);
  return [
    ...(seats < max ? [finding('party-too-large.largest', place, { guests: max, seats })] : []),
    ...(unseated.length > 0 ? [finding('party-too-large.smaller', place, { guests: unseated.join(', ') })] : []),
  ];
}

/** Returns how many tables have each number of seats. */
function countSizes({ tables }: CheckContext): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { seats } of tables) if (seats !== undefined) counts.set(seats, (counts.get(seats) ?? 0) + 1);
  return counts;
}

/** Returns the seats of all tables that a party may choose. A party may combine tables, so all count. */
function seatsFor(sizes: ReadonlyMap<number, number>, { seat_rules: rules }: VenueFacts, guests: number): number {
  return [...sizes].reduce(
    (sum, [seats, count]) =>
      selectionErrorFor({ seats, available: true }, 0, guests, rules) ? sum : sum + Math.max(seats, 0) * count,
    0,
  );
}

export const venueChecks = [closingTimes, slotsWithoutTables, unseatableParties] as const;
