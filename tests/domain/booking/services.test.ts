import { describe, expect, test } from 'vitest';
import {
  type OpeningHours,
  allSlots,
  closureOn,
  firstOpenDate,
  isOpenSlot,
  openSlots,
  parseWireTime,
  serviceAt,
  servicesOn,
  uncoveredBy,
} from '../../../src/domain/booking/bookingCalendar.ts';
import { serviceSpan } from '../../../src/domain/booking/occupancy.ts';
import { bookingCalendar, overrunEnd } from '../../../src/domain/booking/venue.ts';
import { validateVenue, venueSchema } from '../../../src/domain/booking/venueFile.ts';
import { everyDay } from '../../support/opening.ts';
import { readVenueFile } from '../../support/fixtureVenues.ts';

const LUNCH = { name: 'Lunch', first: 12 * 60, last: 14 * 60 };
const DINNER = { name: 'Dinner', first: 18 * 60 + 30, last: 22 * 60 };
/** Lunch daily; dinner but on Sundays, later in August. */
const RESTAURANT: OpeningHours = everyDay(LUNCH, {
  services: [
    { ...DINNER, weekdays: [1, 2, 3, 4, 5, 6] },
    LUNCH,
    { ...DINNER, last: 23 * 60, from: '2027-08-01', to: '2027-08-31' },
  ],
});
const [SATURDAY, SUNDAY] = ['2027-07-31', '2027-08-01'];
const namesOn = (opening: OpeningHours, date: string) => servicesOn(opening, date).map(({ name }) => name);

describe('services', () => {
  test('services are held on their weekdays, in their season, by their start', () => {
    expect(namesOn(RESTAURANT, SATURDAY)).toEqual(['Lunch', 'Dinner']);
    expect(namesOn(RESTAURANT, '2027-09-05')).toEqual(['Lunch']);
  });

  test('services of a season replace those of the same name on its dates', () => {
    expect(servicesOn(RESTAURANT, SATURDAY)[1]).toMatchObject({ last: 22 * 60 });
    expect(servicesOn(RESTAURANT, SUNDAY)[1]).toMatchObject({ last: 23 * 60 });
    expect(servicesOn(RESTAURANT, '2027-08-31')[1]).toMatchObject({ last: 23 * 60 });
    expect(servicesOn(RESTAURANT, '2027-09-01')[1]).toMatchObject({ last: 22 * 60 });
  });

  test('services leave no slot between them', () => {
    const slots = allSlots(RESTAURANT, SATURDAY);
    expect(slots).toEqual([...slots].toSorted((a, b) => a - b));
    expect(slots).toContain(14 * 60);
    expect(slots).toContain(18 * 60 + 30);
    expect(slots.filter((slot) => slot > 14 * 60 && slot < 18 * 60 + 30)).toEqual([]);
    expect(serviceAt(RESTAURANT, SATURDAY, 14 * 60)?.name).toBe('Lunch');
    expect(serviceAt(RESTAURANT, SATURDAY, 16 * 60)).toBeUndefined();
    expect(uncoveredBy(RESTAURANT, { date: SATURDAY, time: 16 * 60 })).toBe('outside_hours');
    expect(uncoveredBy(RESTAURANT, { date: '2027-09-05', time: 20 * 60 })).toBe('outside_hours');
    const calendar = { ...RESTAURANT, timeZone: 'UTC', leadMinutes: 60, maxDaysAhead: 365 };
    const now = Date.parse('2027-07-30T00:00:00Z');
    expect(isOpenSlot(calendar, SATURDAY, 14 * 60, now)).toBe(true);
    expect(isOpenSlot(calendar, SATURDAY, 16 * 60, now)).toBe(false);
  });

  test('services have slots every half hour or hour where the venue says so', () => {
    const hourly = { ...RESTAURANT, slotMinutes: 60 };
    expect(allSlots(hourly, SATURDAY)).toEqual([720, 780, 840, 1110, 1170, 1230, 1290]);
    expect(parseWireTime('12:15 PM', hourly, SATURDAY)).toBeUndefined();
  });

  test('services decide what 12:00 AM means', () => {
    const club = everyDay(LUNCH, { services: [LUNCH, { name: 'Late', first: 22 * 60, last: 24 * 60, weekdays: [6] }] });
    expect(parseWireTime('12:00 AM', club, SATURDAY)).toBe(24 * 60);
    expect(parseWireTime('12:00 AM', club, SUNDAY)).toBeUndefined();
  });

  test('services end one by one for stays', () => {
    const venue = venueSchema.parse({
      ...readVenueFile('beach-camp', 'venue.json'),
      hours: undefined,
      occupancy: 'stay',
      stays: [{ name: '2 hours', minutes: 120 }],
      services: [
        { name: 'Lunch', first: '12:00', last: '14:00', end: '16:00' },
        { name: 'Dinner', first: '18:30', last: '22:00' },
      ],
    });
    const endAt = (time: number) => overrunEnd(venue, { minutes: 150 }, { date: SATURDAY, time });
    expect([endAt(13 * 60), endAt(14 * 60), endAt(20 * 60), endAt(22 * 60)]).toEqual([
      undefined,
      16 * 60,
      undefined,
      24 * 60,
    ]);
  });
});

describe('a special day', () => {
  const opening = {
    ...RESTAURANT,
    closedWeekdays: [1],
    closedDates: ['2027-12-26'],
    specialDays: [
      { date: '2027-12-24', closed: true, note: 'Christmas Eve' },
      { date: '2027-12-27', services: [{ name: 'Gala', first: 19 * 60, last: 20 * 60 }] },
      { date: '2027-12-28', note: 'Live music' },
    ],
  };

  test('a special day is closed, or has its own services, also on a weekday on which the venue is closed', () => {
    expect(namesOn(opening, '2027-12-24')).toEqual([]);
    expect(namesOn(opening, '2027-12-27')).toEqual(['Gala']);
    expect(namesOn(opening, '2027-12-28')).toEqual(['Lunch', 'Dinner']);
  });

  test('parties of two services stay apart on a date that is closed later', () => {
    expect(serviceSpan(opening, '2027-12-24', 12 * 60)).toEqual({ from: 0, until: DINNER.first });
    expect(serviceSpan(opening, '2027-12-24', 19 * 60)).toEqual({ from: DINNER.first, until: null });
  });

  test('tells a closed weekday from a closed date', () => {
    expect(closureOn(opening, '2027-12-20')).toBe('weekday');
    expect(closureOn(opening, '2027-12-24')).toBe('date');
    expect(closureOn(opening, '2027-12-26')).toBe('date');
    expect(closureOn(opening, '2027-12-27')).toBeUndefined();
    const dinnerOnly = everyDay(DINNER, { services: [{ ...DINNER, weekdays: [5, 6] }] });
    expect(closureOn(dinnerOnly, '2027-12-26')).toBe('weekday');
    const summer = everyDay(DINNER, { services: [{ ...DINNER, from: '2027-06-01', to: '2027-09-30' }] });
    expect(closureOn(summer, '2027-12-26')).toBe('date');
  });

  test('a special day is passed over for the next open date, into the next season', () => {
    const summer = everyDay(DINNER, { services: [{ ...DINNER, from: '2027-06-01', to: '2027-09-30', weekdays: [5] }] });
    const calendar = { ...summer, timeZone: 'UTC', leadMinutes: 0, maxDaysAhead: 730 };
    expect(firstOpenDate(calendar, Date.parse('2026-10-05T10:00:00Z'))).toBe('2027-06-04');
    expect(openSlots(calendar, '2027-06-03', Date.parse('2026-10-05T10:00:00Z'))).toEqual([]);
  });
});

describe('the venue’s file', () => {
  const base = { ...readVenueFile('beach-camp', 'venue.json'), hours: undefined };
  const lunch = { name: 'Lunch', first: '12:00', last: '14:30' };
  const issuesOf = (changes: object): readonly string[] =>
    venueSchema.safeParse({ ...base, ...changes }).error?.issues.map(({ message }) => message) ?? [];

  test('the venue’s file has services and special days in place of hours', () => {
    const venue = venueSchema.parse({
      ...base,
      slot_minutes: 30,
      services: [{ ...lunch, end: '16:00', weekdays: [2, 3], from: '2027-03-01', to: '2027-10-31' }],
      special_days: [{ date: '2026-12-24', closed: true, note: 'Christmas Eve' }],
    });
    expect(bookingCalendar(venue)).toMatchObject({
      slotMinutes: 30,
      services: [{ name: 'Lunch', first: 720, last: 870, end: 960, weekdays: [2, 3], to: '2027-10-31' }],
      specialDays: [{ date: '2026-12-24', closed: true, note: 'Christmas Eve' }],
    });
  });

  test('the venue’s file without hours and services is open from 07:00 to 20:00', () => {
    expect(bookingCalendar(venueSchema.parse(base)).services).toEqual([{ first: 420, last: 1200 }]);
    expect(venueSchema.safeParse({ ...base, services: [] }).success).toBe(false);
  });

  test.each([
    ['both', { hours: { first: '09:00', last: '10:00' }, services: [lunch] }, 'hours_or_services'],
    ['a season that ends first', { services: [{ ...lunch, from: '2027-03-02', to: '2027-03-01' }] }, 'dates_order'],
    ['a last slot before the first', { services: [{ ...lunch, last: '11:00' }] }, 'last_slot'],
    ['a date twice', { special_days: [{ date: '2026-12-24' }, { date: '2026-12-24', closed: true }] }, 'date_twice'],
    [
      'a closed day with services',
      { special_days: [{ date: '2026-12-24', closed: true, services: [lunch] }] },
      'closed_day',
    ],
  ])('the venue’s file refuses %s', (_, changes, message) => {
    expect(issuesOf(changes).join()).toContain(message);
  });

  test('the venue’s file reports services on no weekday that is open', () => {
    const venue = venueSchema.parse({ ...base, services: [{ ...lunch, weekdays: [1] }], closed_weekdays: [1] });
    expect(validateVenue({ ...venue, tenant: 'x' }).map(({ path }) => path)).toEqual(['/services/0/weekdays']);
  });
});
