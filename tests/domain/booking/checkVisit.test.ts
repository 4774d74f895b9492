/** Every rule of a visit that needs no other reservations, on both ways to it: a new reservation, and a change of one. */
import { describe, expect, test } from 'vitest';
import { parseReservationChange } from '../../../src/domain/booking/reservationChange.ts';
import { parseReservationRequest } from '../../../src/domain/booking/reservationRequest.ts';
import { parseWireDate } from '../../../src/domain/booking/time.ts';
import { type Venue } from '../../../src/domain/booking/venueFile.ts';
import { tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import { CONTACT_READERS } from '../../../src/server/contacts/contactReaders.ts';
import { loadPlan, loadVenue } from '../../support/fixtureVenues.ts';
import { payloadOf } from '../../support/payload.ts';

/** 08:00 in Colombo, on a Monday. */
const NOW = Date.parse('2026-11-23T02:30:00Z');
const CAMP = loadVenue('beach-camp');
const TABLES: ReadonlyMap<string, Table> = new Map(
  tablesFromPlan(loadPlan('beach-camp')).map((table) => [table.key, table]),
);
const all = [...TABLES.values()];
const pairs = all.filter(({ seats, availableUntil }) => seats === 2 && availableUntil === undefined);
const pair = pairs[0]!;
const elsewhere = pairs.find(({ areaId }) => areaId !== pair.areaId)!;
const twelve = all.find(({ seats }) => seats === 12)!;
const couch = all.find(({ name }) => name === 'Stage Couch')!;

const WEEKEND = { min: 1, max: 7, rules: [{ weekdays: [6], min: 2 }] } as unknown as Venue['days'];
const STAYS = [
  { name: '2 hours', minutes: 120 },
  { name: '4 hours', minutes: 240 },
];

/** What a guest reserves or changes a reservation to; what is missing is Tuesday at 10:00 AM, two guests and their table. */
type Wanted = { date?: string; time?: string; guests?: string; stay?: string; selected_tables?: (string | number)[] };
type Rule = readonly [rule: string, venue: Partial<Venue>, wanted: Wanted, codes: readonly string[]];

const RULES: readonly Rule[] = [
  ['a date in the past', {}, { date: '20.11.2026' }, ['past_date']],
  ['a date that is too far', {}, { date: '20.11.2036' }, ['far_date']],
  ['a closed date', { special_days: [{ date: '2026-11-26', closed: true }] }, { date: '26.11.2026' }, ['closed_date']],
  [
    'a date that opens later',
    { releases: [{ from: '2026-11-26', to: '2026-11-26', on: '2026-11-25', at: 600 }] },
    { date: '26.11.2026' },
    ['not_released'],
  ],
  ['a time that is over', { lead_minutes: 120 }, { date: '23.11.2026', time: '09:00 AM' }, ['time_lapsed']],
  ['a time without a slot', {}, { time: '10:05 AM' }, ['bad_time']],
  ['too many guests', {}, { guests: '7' }, ['guests_range']],
  ['too few seats', {}, { guests: '6' }, ['too_few_seats']],
  ['a large table for few', {}, { selected_tables: [twelve.id] }, ['party_too_small']],
  ['a table that closes', {}, { time: '06:00 PM', selected_tables: [couch.id] }, ['past_until']],
  ['an unknown table', {}, { selected_tables: [99_999] }, ['unknown_table']],
  [
    'a stay that ends too late',
    { occupancy: 'stay', stays: STAYS },
    { time: '08:00 PM', stay: '4 hours' },
    ['stay_too_long'],
  ],
  [
    'a stay that ends too late, at a table that is reserved for a stay beside others',
    { occupancy: 'date', area_occupancy: { [pair.areaId]: 'stay' }, stays: STAYS },
    { time: '08:00 PM', stay: '4 hours', selected_tables: [pair.id] },
    ['stay_too_long'],
  ],
  ['too few days', { occupancy: 'days', days: WEEKEND }, { date: '28.11.2026' }, ['too_few_days']],
  [
    'too few days, at a table that is reserved by the day beside others',
    { occupancy: 'date', area_occupancy: { [elsewhere.areaId]: 'days' }, days: WEEKEND },
    { date: '28.11.2026', selected_tables: [elsewhere.id] },
    ['too_few_days'],
  ],
  ...(['date', 'service', 'days'] as const).map((occupancy): Rule => [
    `no end of stays, at a table that is occupied by ${occupancy} beside others`,
    { occupancy: 'stay', area_occupancy: { [pair.areaId]: occupancy }, stays: STAYS },
    { time: '08:00 PM', stay: '4 hours', selected_tables: [pair.id] },
    [],
  ]),
  [
    'no limit of days, at a table that is not reserved by the day',
    { occupancy: 'date', area_occupancy: { [elsewhere.areaId]: 'days' }, days: WEEKEND },
    { date: '28.11.2026', selected_tables: [pair.id] },
    [],
  ],
];

const codesOf = (errors: Readonly<Record<string, readonly { readonly code: string }[]>>): string[] =>
  Object.values(errors).flatMap((list) => list.map(({ code }) => code));

function codesOfNew(venue: Venue, wanted: Wanted): string[] {
  const usual = { date: '24.11.2026', time: '10:00 AM', guests: '2', selected_tables: [pair.id] };
  const stay = venue.occupancy === 'stay' || venue.area_occupancy ? { stay: '2 hours' } : {};
  const needsStay = [venue.occupancy, ...Object.values(venue.area_occupancy ?? {})].includes('stay');
  const body = { ...payloadOf({ location_id: venue.location_id, ...usual }), ...(needsStay ? stay : {}), ...wanted };
  const reading = parseReservationRequest(body, 2, venue, TABLES, NOW, CONTACT_READERS);
  return reading.ok ? [] : codesOf(reading.errors);
}

function codesOfChange(venue: Venue, wanted: Wanted): string[] {
  const reserved = {
    date: parseWireDate('24.11.2026')!,
    time: 600,
    guests: 2,
    stay: 120,
    tables: [pair.key],
    discountCode: '',
    notes: '',
    isPartOfStay: false,
  };
  const reading = parseReservationChange(wanted, reserved, venue, TABLES, NOW);
  return reading.ok ? [] : codesOf(reading.errors);
}

describe('a rule of a visit', () => {
  test.each(RULES)(
    'a rule of a visit holds for a new reservation and for a change: %s',
    (_, settings, wanted, codes) => {
      const venue: Venue = { ...CAMP, ...settings };
      expect(codesOfNew(venue, {})).toEqual([]);
      expect({ new: codesOfNew(venue, wanted), change: codesOfChange(venue, wanted) }).toEqual({
        new: codes,
        change: codes,
      });
    },
  );

  test('a promo code must be valid on the new date as well', () => {
    const promo = { code: 'SUN', from: '2026-11-24', until: '2026-11-25' };
    const venue = { ...CAMP, promo_codes: [promo] } as Venue;
    const reserved = {
      date: '2026-11-24',
      time: 600,
      guests: 2,
      stay: null,
      tables: [pair.key],
      discountCode: 'SUN',
      notes: '',
      isPartOfStay: false,
    };
    const onDate = (date: string): string[] => {
      const reading = parseReservationChange({ date }, reserved, venue, TABLES, NOW);
      return reading.ok ? [] : codesOf(reading.errors);
    };
    expect(onDate('25.11.2026')).toEqual([]);
    expect(onDate('26.11.2026')).toEqual(['code_not_valid_then']);
    expect(codesOfNew(venue, { date: '26.11.2026', discount_code: 'SUN' } as Wanted)).toEqual(['code_not_valid_then']);
  });

  test('a day of a stay of several keeps its date, whatever the least number of days, and loses it for no single one', () => {
    const venue: Venue = { ...CAMP, occupancy: 'days', days: WEEKEND };
    const saturday = {
      date: '2026-11-28',
      time: 600,
      guests: 2,
      stay: null,
      tables: [pair.key],
      discountCode: '',
      notes: '',
      isPartOfStay: true,
    };
    const change = (wanted: Wanted): boolean => parseReservationChange(wanted, saturday, venue, TABLES, NOW).ok;
    expect(change({ selected_tables: [elsewhere.id] })).toBe(true);
    expect(change({ date: '05.12.2026' })).toBe(false);
  });
});
