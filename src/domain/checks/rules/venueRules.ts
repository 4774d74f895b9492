/** Rules about a plan together with its venue: hours, guests, seats. */
import { say } from '../../say.ts';
import { type Minutes, MINUTES_PER_DAY, formatTimeOfDay } from '../../plan/timeOfDay.ts';
import { SLOT_STEP_MINUTES } from '../../booking/bookingCalendar.ts';
import { isPastAvailableUntil } from '../../booking/occupancy.ts';
import { selectionErrorFor } from '../../booking/selection.ts';
import { type FindingDetails, displayName, defineRule } from '../finding.ts';
import type { CheckContext } from '../checkContext.ts';
import type { VenueFacts } from '../venueFacts.ts';

const outsideHours = defineRule({
  id: 'outside-hours',
  severity: 'warning',
  description:
    "A table's available_until lies outside the venue's hours: it can never be reserved, or the time has no effect.",
  check: ({ vacated, venue }) =>
    !venue
      ? []
      : vacated.flatMap(({ table, until }): FindingDetails[] => {
          const { first, last } = venue.hours;
          const isNeverFree = isPastAvailableUntil(until, first, venue.least_stay_minutes);
          if (!isNeverFree && until <= last) return [];
          const path = `${table.path}/available_until`;
          return [
            {
              path,
              table: table.id,
              message: isNeverFree
                ? neverFree(displayName(table), until, venue)
                : say`${displayName(table)} must be vacated at ${formatTimeOfDay(until)}, after the last slot at ${formatTimeOfDay(last)}: remove the time`,
              fix: isNeverFree
                ? undefined
                : { isGuess: true, title: say`Remove the time`, changes: [{ op: 'remove', path }] },
            },
          ];
        }),
});

function neverFree(table: string, until: Minutes, { hours: { first }, least_stay_minutes: least }: VenueFacts): string {
  return until > first
    ? say`${table} can never be reserved: it must be vacated at ${formatTimeOfDay(until)}, but the first slot is ${formatTimeOfDay(first)} and "least_stay_minutes" is ${least}`
    : say`${table} can never be reserved: it must be vacated at ${formatTimeOfDay(until)}, but the first slot is ${formatTimeOfDay(first)}`;
}

const betweenSlots = defineRule({
  id: 'between-slots',
  severity: 'note',
  description: "A table's available_until is not on a quarter of an hour, so no slot begins then.",
  check: ({ vacated }) =>
    vacated.flatMap(({ table, until }): FindingDetails[] => {
      if (until % SLOT_STEP_MINUTES === 0) return [];
      const slot = until - (until % SLOT_STEP_MINUTES) + SLOT_STEP_MINUTES;
      return [
        {
          path: `${table.path}/available_until`,
          table: table.id,
          message: say`${displayName(table)} must be vacated at ${formatTimeOfDay(until)}, between two slots: use ${formatTimeOfDay(slot - SLOT_STEP_MINUTES)} or ${formatTimeOfDay(slot)}`,
        },
      ];
    }),
});

const noSlots = defineRule({
  id: 'no-slots',
  severity: 'warning',
  appliesTo: ['venue'],
  description: 'Hours, lead time, closed days and booking range leave no slot that could be reserved.',
  check: ({ venue }) => {
    if (!venue) return [];
    if (new Set(venue.closed_weekdays).size === 7)
      return [
        { path: '/closed_weekdays', message: say`All seven days are closed, so nothing can be reserved. Open one` },
      ];
    // A visitor in the first minute of a day has the longest range ahead.
    if (venue.farthest_days * MINUTES_PER_DAY + venue.hours.last >= venue.lead_minutes) return [];
    return [
      {
        path: '/lead_minutes',
        message: say`Slots must be reserved ${venue.lead_minutes} minutes ahead, and at most ${venue.farthest_days} days: no slot is left. Shorten the lead time, or raise farthest_days`,
      },
    ];
  },
});

const unreachableRule = defineRule({
  id: 'unreachable-rule',
  severity: 'warning',
  appliesTo: ['venue'],
  description:
    'A seat rule can never be met by the guests of the venue, so the tables that it covers can never be reserved.',
  check: ({ tables, venue }) => {
    if (!venue || tables.length === 0) return [];
    const sizes = new Set(tables.map(({ seats }) => seats));
    return venue.seat_rules.flatMap(({ seats, min_guests: least }, n) => {
      // A rule without tables has no effect: venues of a chain share their rules.
      return sizes.has(seats) && least > venue.guests.max
        ? [
            {
              path: `/seat_rules/${n}/min_guests`,
              message: say`Tables with ${seats} seats need ${least} guests, but the venue takes at most ${venue.guests.max}: they can never be reserved`,
            },
          ]
        : [];
    });
  },
});

const partyTooLarge = defineRule({
  id: 'party-too-large',
  severity: 'warning',
  description: 'The tables that the largest party may choose have too few seats for it.',
  check: (context) => {
    const { venue } = context;
    if (!venue || context.tables.length === 0) return [];
    const seats = seatsFor(countSizes(context), venue, venue.guests.max);
    return seats >= venue.guests.max
      ? []
      : [
          {
            path: areasPath(context),
            message: say`A party of ${venue.guests.max} finds only ${seats} seats in the tables that it may choose: add tables, or take smaller parties`,
          },
        ];
  },
});

const unseatableParty = defineRule({
  id: 'unseatable-party',
  severity: 'warning',
  description: 'A party smaller than the largest finds too few seats, because seat rules exclude tables.',
  check: (context) => {
    const { venue } = context;
    if (!venue || venue.seat_rules.length === 0) return [];
    const sizes = countSizes(context);
    const allSeats = seatsFor(sizes, venue, Infinity);
    const unseated: number[] = [];
    for (let guests = venue.guests.min; guests < venue.guests.max && guests <= allSeats; guests++)
      if (seatsFor(sizes, venue, guests) < guests) unseated.push(guests);
    return unseated.length === 0
      ? []
      : [
          {
            path: areasPath(context),
            message: say`A party of ${unseated.join(', ')} finds too few seats, because seat rules exclude tables: add smaller tables, or loosen the rules`,
          },
        ];
  },
});

/** So many minutes of the day without a table are a slip. The last tables of a day may be free earlier. */
const MIN_IDLE_MINUTES = 60;

const slotsWithoutTables = defineRule({
  id: 'slots-without-tables',
  severity: 'warning',
  description:
    'All tables must be vacated long before the last slot, so guests choose times at which there is no table.',
  check: (context) => {
    const { tables, vacated, venue } = context;
    if (!venue || tables.length === 0 || vacated.length < tables.length) return [];
    const latest = vacated.reduce((last, { until }) => Math.max(last, until), 0);
    if (venue.hours.last - latest < MIN_IDLE_MINUTES) return [];
    return [
      {
        path: areasPath(context),
        message: say`All tables must be vacated by ${formatTimeOfDay(latest)}, but the last slot is ${formatTimeOfDay(venue.hours.last)}: shorten the hours, or remove "available_until"`,
      },
    ];
  },
});

const areasPath = ({ fileKind }: CheckContext): string => (fileKind === 'plan' ? '/areas' : '');

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
      selectionErrorFor({ seats, available: true }, [], guests, rules) ? sum : sum + Math.max(seats, 0) * count,
    0,
  );
}

export const venueRules = [
  outsideHours,
  betweenSlots,
  slotsWithoutTables,
  noSlots,
  unreachableRule,
  partyTooLarge,
  unseatableParty,
] as const;
