/** A payload as a host reads it: nothing in it is trusted, and each wrong value is reported under its own key. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import { readContact } from '../../../src/domain/booking/pastedContact.ts';
import { type ReservationForm, type FormStep, toPayload } from '../../../src/domain/booking/reservationPayload.ts';
import { type ReservationChange, parseReservationChange } from '../../../src/domain/booking/reservationChange.ts';
import {
  type RequestErrors,
  type RequestResult,
  parseReservationRequest,
} from '../../../src/domain/booking/reservationRequest.ts';
import { firstOpenDate, openSlots } from '../../../src/domain/booking/bookingCalendar.ts';
import { addDays, zonedTime } from '../../../src/domain/booking/time.ts';
import { bookingCalendar } from '../../../src/domain/booking/venue.ts';
import { type Venue, toPublicVenue } from '../../../src/domain/booking/venueFile.ts';
import { CONTACT_READERS } from '../../../src/server/contacts/contactReaders.ts';
import { payloadOf } from '../../support/payload.ts';
import { SEED, loadPlan, loadVenue } from '../../support/fixtureVenues.ts';

/** 08:00 in Colombo, 10:30 in Makassar, on a Monday. */
const NOW = Date.parse('2026-11-23T02:30:00Z');
const CAMP = loadVenue('beach-camp');
const TERRACE = loadVenue('island-terrace');
const tablesBy = (tenant: string): ReadonlyMap<string, Table> =>
  new Map(tablesFromPlan(loadPlan(tenant)).map((table) => [table.key, table]));
const CAMP_TABLES = tablesBy('beach-camp');
const TERRACE_TABLES = tablesBy('island-terrace');
const seatsOf = (tables: ReadonlyMap<string, Table>, seats: number): Table[] =>
  [...tables.values()].filter((table) => table.seats === seats && table.availableUntil === undefined);
const [pair, otherPair] = seatsOf(CAMP_TABLES, 2) as [Table, Table];
const [twelve] = seatsOf(CAMP_TABLES, 12) as [Table];
const couch = [...CAMP_TABLES.values()].find((table) => table.name === 'Stage Couch')!;

const VALID = payloadOf({
  phone: '77 123-4567',
  notes: 'A high chair, please.\nThank you <3',
  time: '09:00 AM',
  selected_tables: [pair.id],
  location_id: CAMP.location_id,
});

function read(
  body: Readonly<Record<string, unknown>>,
  step: FormStep = 2,
  venue: Venue = CAMP,
  now = NOW,
): RequestResult {
  return parseReservationRequest(
    body,
    step,
    venue,
    venue.tenant === 'beach-camp' ? CAMP_TABLES : TERRACE_TABLES,
    now,
    CONTACT_READERS,
  );
}

function errorsOf(...request: Parameters<typeof read>): RequestErrors {
  const reading = read(...request);
  return reading.ok ? {} : reading.errors;
}

/** The error codes under their keys. */
const codesByField = (errors: RequestErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, list.map(({ code }) => code)]));

describe('a valid payload', () => {
  test('a valid payload is parsed into a request', () => {
    expect(read(VALID)).toEqual({
      ok: true,
      request: {
        firstName: 'Ada',
        lastName: 'Silva',
        countryCode: '+94',
        phone: '+94771234567',
        email: 'ada@example.com',
        notes: 'A high chair, please.\nThank you <3',
        date: '2026-11-23',
        time: 540,
        stay: 120,
        guests: 2,
        discountCode: '',
        tables: [pair],
        messages: false,
        laterDays: [],
        idempotencyKey: undefined,
      },
    });
  });

  test('a valid payload may lack terms and tables in step 1, or contain nonsense there', () => {
    for (const terms of [false, undefined, 'yes']) {
      for (const tables of [[], undefined, ['x'], 'none'])
        expect(read({ ...VALID, step: 1, terms, selected_tables: tables }, 1)).toMatchObject({
          ok: true,
          request: { tables: [] },
        });
    }
  });

  test('a valid payload may lack optional fields or leave them empty', () => {
    const { last_name: _, notes: __, ...least } = VALID;
    expect(read(least)).toMatchObject({ ok: true, request: { lastName: '', notes: '' } });
    expect(read({ ...VALID, last_name: '', notes: '  ' })).toMatchObject({
      ok: true,
      request: { lastName: '', notes: '' },
    });
  });

  test('a valid payload is read without invisible marks, special dashes and foreign digits', () => {
    const pasted = {
      first_name: '\u202aJose\u0301\u202c',
      last_name: '\u2068Sil\u00adva\u200b\u2069',
      country_code: '\u200e+٩٤',
      phone: '\u202a٠٧٧\u2011١٢٣\u2013٤٥٦٧\u202c',
      email: '\u200bada\u2060@exam\u2010ple.com\ufeff',
      notes: '1 child <a year, 2 <5 years\u2028ශ්‍රී ❤️',
      discount_code: 'sunset\u200b10',
    };
    expect(
      read(
        {
          ...VALID,
          ...pasted,
          selected_tables: [...TERRACE_TABLES.values()].slice(0, 1).map(({ id }) => id),
          location_id: TERRACE.location_id,
          time: '06:00 PM',
        },
        2,
        TERRACE,
      ),
    ).toMatchObject({
      ok: true,
      request: {
        firstName: 'José',
        lastName: 'Silva',
        countryCode: '+94',
        phone: '+94771234567',
        email: 'ada@exam-ple.com',
        notes: '1 child <a year, 2 <5 years\nශ්‍රී ❤️',
        discountCode: 'SUNSET10',
      },
    });
  });

  test('a valid payload accepts names in any script', () => {
    for (const name of [
      'නිමල්',
      'ක්‍රිෂ්ණ',
      'Ñandú O’Brien-Łuk',
      '李',
      'محمد',
      'Jo',
      'D. J. [1]',
      'null',
      '__proto__',
      'a'.repeat(100),
    ]) {
      expect(read({ ...VALID, first_name: name }), name).toMatchObject({ ok: true, request: { firstName: name } });
    }
  });

  test('a valid payload accepts several tables in the order selected, and a 12-seat table for five', () => {
    expect(read({ ...VALID, guests: '4', selected_tables: [otherPair.id, pair.id] })).toMatchObject({
      ok: true,
      request: { tables: [otherPair, pair] },
    });
    expect(read({ ...VALID, guests: '5', selected_tables: [twelve.id] })).toMatchObject({ ok: true });
  });
});

describe('a wrong value is refused under its own key', () => {
  const long = 'a'.repeat(10_000);
  const gone = undefined;
  test.each<[string, unknown, string, string?]>([
    ['first_name', gone, 'required'],
    ['first_name', '', 'required'],
    ['first_name', ' \t ', 'required'],
    ['first_name', null, 'not_text'],
    ['first_name', { toString: 'Ada' }, 'not_text'],
    ['first_name', 'A'.repeat(101), 'too_long'],
    ['first_name', 'Ada\r\nBcc: all@example.com', 'control_characters'],
    ['first_name', 'A\u0000da', 'control_characters'],
    ['first_name', 'A\u2028da', 'control_characters'],
    ['first_name', 'A\ud800da', 'control_characters'],
    ['first_name', '<b>Ada</b>', 'markup'],
    ['first_name', 'Ada > Bob', 'markup'],
    ['first_name', 'see https://spam.example', 'link'],
    ['first_name', 'WWW.spam.example', 'link'],
    ['last_name', '<img src=x onerror=alert(1)>', 'markup'],
    ['email', gone, 'required'],
    ['first_name', '\u200b\u200d', 'required'],
    ['email', 'ada', 'not_an_email'],
    ['email', 'josé@example.com', 'email_letters'],
    ['email', 'ada.@example.com', 'email_dots'],
    ['email', 'ada@example.com, eve@example.com', 'not_an_email'],
    ['email', 'ada@example.com\nBcc: eve@example.com', 'control_characters'],
    ['email', '<b>ada@example.com', 'markup'],
    ['email', `${'a'.repeat(250)}@example.com`, 'too_long'],
    ['country_code', gone, 'required'],
    ['country_code', 'LK', 'bad_country_code'],
    ['country_code', '+094', 'bad_country_code'],
    ['country_code', 'Sri Lanka', 'too_long'],
    ['phone', gone, 'required'],
    ['phone', 'call me', 'bad_phone'],
    ['phone', '12', 'bad_phone'],
    ['phone', '1'.repeat(33), 'too_long'],
    ['notes', long, 'too_long'],
    ['notes', '<script>alert(1)</script>', 'markup'],
    ['notes', 'see <img src=x onerror=alert(1)', 'markup'],
    ['notes', '</b >', 'markup'],
    ['notes', 'bell \u0007', 'control_characters'],
    ['terms', gone, 'terms_required'],
    ['terms', false, 'terms_required'],
    ['terms', 'true', 'not_a_boolean'],
    ['terms', null, 'not_a_boolean'],
    ['time', gone, 'required'],
    ['time', '', 'required'],
    ['time', '08:45 AM', 'bad_time'],
    ['time', '08:15 PM', 'bad_time'],
    ['time', '09:05 AM', 'bad_time'],
    ['time', '12:00 AM', 'bad_time'],
    ['guests', gone, 'required'],
    ['guests', '', 'required'],
    ['guests', '0', 'bad_guests'],
    ['guests', '7', 'guests_range'],
    ['guests', '-2', 'bad_guests'],
    ['guests', '2.5', 'bad_guests'],
    ['guests', '02', 'bad_guests'],
    ['guests', 2, 'bad_guests'],
    ['guests', null, 'bad_guests'],
    ['date', gone, 'required'],
    ['date', '', 'required'],
    ['date', '31.02.2027', 'bad_date'],
    ['date', '2026-11-23', 'bad_date'],
    ['date', '23.11.26', 'bad_date'],
    ['date', '22.11.2026', 'past_date'],
    ['date', '24.11.2027', 'far_date'],
    ['step', gone, 'bad_step'],
    ['step', 1, 'bad_step'],
    ['step', '2', 'bad_step'],
    ['selected_tables', gone, 'none'],
    ['selected_tables', [], 'none'],
    ['selected_tables', pair.id, 'not_a_list'],
    ['selected_tables', { 0: pair.id }, 'not_a_list'],
    ['selected_tables', Array.from({ length: 201 }, () => pair.id), 'not_a_list'],
    ['selected_tables', [String(pair.id)], 'unknown_table'],
    ['selected_tables', [null], 'unknown_table'],
    ['selected_tables', ['__proto__'], 'unknown_table'],
    ['selected_tables', [[...TERRACE_TABLES.values()][0]!.id], 'unknown_table'],
    ['selected_tables', [pair.id, 999_999], 'unknown_table'],
    ['selected_tables', [pair.id, pair.id], 'twice'],
    ['selected_tables', [twelve.id], 'party_too_small'],
    ['selected_tables', [pair.id, otherPair.id], 'too_many_seats'],
    ['stay', '2 hours', 'unknown_field'],
    ['discount_code', 'SUNSET10', 'unknown_field'],
    ['beds', 2, 'unknown_field'],
    ['constructor', {}, 'unknown_field'],
    ['idempotency_key', '', 'required'],
    ['idempotency_key', 'short', 'bad_key'],
    ['idempotency_key', 12_345_678, 'not_text'],
  ])('%s: %j is %s', (field, value, code) => {
    const body: Record<string, unknown> = { ...VALID };
    if (value === undefined) delete body[field];
    else body[field] = value;
    expect(codesByField(errorsOf(body))).toEqual({ [field]: [code] });
  });

  test('a refusal lists at most 20 unknown fields', () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`field${i}`, 1]));
    expect(Object.keys(errorsOf({ ...VALID, ...unknown }))).toHaveLength(20);
  });

  test('__proto__ in the JSON is an unknown field like any other and changes no object', () => {
    const body = JSON.parse(
      `{"__proto__": {"first_name": "Eve", "polluted": true}, ${JSON.stringify(VALID).slice(1)}`,
    ) as Record<string, unknown>;
    const errors = errorsOf(body);
    expect(Object.keys(errors)).toEqual(['__proto__']);
    expect(errors['__proto__']).toEqual([{ code: 'unknown_field' }]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('reports too few seats with the numbers that the message needs', () => {
    expect(errorsOf({ ...VALID, guests: '3' })['selected_tables']).toEqual([
      { code: 'too_few_seats', seats: 2, guests: 3 },
    ]);
    expect(errorsOf({ ...VALID, selected_tables: [twelve.id] })['selected_tables']).toMatchObject([
      { code: 'party_too_small', seats: 12, minGuests: 5 },
    ]);
  });

  test('reports several wrong values at once', () => {
    expect(codesByField(errorsOf({ step: 2, location_id: '1' }))).toEqual({
      first_name: ['required'],
      email: ['required'],
      country_code: ['required'],
      phone: ['required'],
      guests: ['required'],
      date: ['required'],
      time: ['required'],
      terms: ['terms_required'],
      selected_tables: ['none'],
    });
  });
});

describe('the time of a reservation', () => {
  test('the time of a reservation is accepted until some minutes after the lead time, and then refused', () => {
    expect(errorsOf(VALID, 2, CAMP, NOW)).toEqual({});
    expect(errorsOf(VALID, 2, CAMP, NOW + 5 * 60_000)).toEqual({});
    expect(errorsOf(VALID, 2, CAMP, NOW + 6 * 60_000)).toEqual({ time: [{ code: 'time_lapsed', lead: 60 }] });
  });

  test('the time of a reservation may be midnight at the end of the selected date, until two hours before', () => {
    const body = {
      ...VALID,
      location_id: '2',
      discount_code: '',
      time: '12:00 AM',
      selected_tables: [seatsOf(TERRACE_TABLES, 2)[0]!.id],
    };
    expect(read(body, 2, TERRACE, Date.parse('2026-11-23T14:00:00Z'))).toMatchObject({
      ok: true,
      request: { date: '2026-11-23', time: 1440 },
    });
    expect(codesByField(errorsOf(body, 2, TERRACE, Date.parse('2026-11-23T14:06:00Z')))).toEqual({
      time: ['time_lapsed'],
    });
  });

  test('the time of a reservation is refused on a closed weekday and a closed date', () => {
    expect(codesByField(errorsOf(VALID, 2, { ...CAMP, closed_weekdays: [1] }))).toEqual({ date: ['closed_date'] });
    expect(codesByField(errorsOf(VALID, 2, { ...CAMP, closed_dates: ['2026-11-23'] }))).toEqual({
      date: ['closed_date'],
    });
  });

  test('the time of a reservation is refused until the moment when its date is released, and as closed on a released date that is closed', () => {
    const release = { from: '2026-11-23', to: '2026-11-30', on: '2026-11-23', at: 480 };
    const earlier = { ...release, on: '2026-11-22' };
    const venue: Venue = { ...CAMP, releases: [earlier, release, { ...release, from: '2026-11-24', at: 600 }] };
    const before = NOW - 1;
    expect(errorsOf(VALID, 2, venue, before)).toEqual({
      date: [{ code: 'not_released', on: '23.11.2026', at: '08:00 AM' }],
    });
    expect(errorsOf(VALID, 2, venue, NOW)).toEqual({});
    expect(codesByField(errorsOf(VALID, 2, { ...venue, closed_weekdays: [1] }, before))).toEqual({
      date: ['closed_date'],
    });
  });

  test('the time of a reservation is refused if the clock skips it on that date', () => {
    const berlin: Venue = { ...CAMP, time_zone: 'Europe/Berlin', hours: { first: 0, last: 1200 } };
    expect(codesByField(errorsOf({ ...VALID, date: '28.03.2027', time: '02:30 AM' }, 2, berlin))).toEqual({
      time: ['bad_time'],
    });
    expect(errorsOf({ ...VALID, date: '28.03.2027', time: '03:00 AM' }, 2, berlin)).toEqual({});
  });

  test('the time of a reservation must leave the minimum stay before 18:00 for Stage Couch', () => {
    const at = (time: string) => codesByField(errorsOf({ ...VALID, time, selected_tables: [couch.id] }));
    expect(at('05:00 PM')).toEqual({});
    expect(at('05:15 PM')).toEqual({ selected_tables: ['past_until'] });
    expect(at('06:00 PM')).toEqual({ selected_tables: ['past_until'] });
    expect(at('07:30 PM')).toEqual({ selected_tables: ['past_until'] });
    expect(errorsOf({ ...VALID, time: '06:00 PM', selected_tables: [couch.id] })['selected_tables']).toEqual([
      { code: 'past_until', table: 'Stage Couch', until: '06:00 PM' },
    ]);
  });
});

describe('promo codes', () => {
  const venue: Venue = {
    ...TERRACE,
    promo_codes: [{ code: 'Always' }, { code: 'YEAR', from: '2026-11-24', until: '2026-11-26' }],
  };
  const body = { ...VALID, location_id: '2', time: '08:00 PM', selected_tables: [seatsOf(TERRACE_TABLES, 2)[0]!.id] };
  const codesFor = (code: unknown, date: string) =>
    codesByField(errorsOf({ ...body, discount_code: code, date }, 2, venue));

  test('promo codes ignore case, blanks, and the marks around them', () => {
    for (const code of ['Always', 'ALWAYS', 'always', '  aLwAyS ', 'al ways', 'Always.', '“Always”'])
      expect(codesFor(code, '23.11.2026'), code).toEqual({});
  });

  test('promo codes are optional', () => {
    expect(codesFor('', '23.11.2026')).toEqual({});
    expect(codesFor(undefined, '23.11.2026')).toEqual({});
  });

  test('promo codes are valid by the reserved date, both ends included', () => {
    const days = ['23.11.2026', '24.11.2026', '26.11.2026', '27.11.2026'];
    expect(days.map((date) => codesFor('year', date))).toEqual([
      { discount_code: ['code_not_valid_then'] },
      {},
      {},
      { discount_code: ['code_not_valid_then'] },
    ]);
  });

  test.each([
    ['NOPE', 'unknown_code'],
    ['toString', 'unknown_code'],
    [5, 'not_text'],
    ['x'.repeat(41), 'too_long'],
    ['<b>', 'markup'],
    [null, 'not_text'],
  ])('promo codes are refused if they are %o: %s', (code, name) => {
    expect(codesFor(code, '23.11.2026')).toEqual({ discount_code: [name] });
  });
});

describe('a venue that counts stays', () => {
  const venue: Venue = { ...CAMP, occupancy: 'stay' };

  test.each([
    ['2 hours', 120],
    ['4 hours', 240],
    ['Full day', null],
  ])('a venue that counts stays reads the stay %s as %s minutes', (stay, minutes) => {
    expect(read({ ...VALID, stay }, 2, venue)).toMatchObject({ ok: true, request: { stay: minutes } });
  });

  test.each([
    ['3 hours', 'bad_stay'],
    ['', 'required'],
    [undefined, 'required'],
    [120, 'not_text'],
  ])('a venue that counts stays refuses the stay %o: %s', (stay, name) => {
    expect(codesByField(errorsOf({ ...VALID, stay }, 2, venue))).toEqual({ stay: [name] });
  });

  test('a venue that counts stays refuses a stay beyond its end, also as a change, and keeps one that is reserved', () => {
    const late = { ...VALID, time: '08:00 PM' };
    expect(read({ ...late, stay: '2 hours' }, 2, venue).ok).toBe(true);
    expect(errorsOf({ ...late, stay: '4 hours' }, 2, venue)).toEqual({
      stay: [{ code: 'stay_too_long', until: '10:00 PM' }],
    });
    const reserved = {
      date: '2026-11-24',
      time: 1080,
      guests: 2,
      stay: 240,
      tables: [pair.key],
      discountCode: '',
      notes: '',
      isPartOfStay: false,
    };
    const change = (fields: ReservationChange, from = reserved) =>
      parseReservationChange(fields, from, venue, CAMP_TABLES, NOW);
    expect(change({ time: '06:00 PM', guests: '1' }).ok).toBe(true);
    expect(change({ time: '08:00 PM' })).toMatchObject({ ok: false, errors: { stay: [{ code: 'stay_too_long' }] } });
    expect(change({ time: '08:00 PM', stay: '2 hours' }).ok).toBe(true);
    expect(change({ guests: '1' }, { ...reserved, time: 1200 }).ok).toBe(true);
  });
});

const ENTERED: ReservationForm = {
  date: '2026-11-24',
  time: 20 * 60,
  guests: 2,
  stay: '',
  firstName: 'Ana',
  lastName: '',
  countryCode: '+94',
  phone: '771234567',
  email: 'ana@example.com',
  notes: '',
  discountCode: '',
  terms: true,
};

test('what a guest has pasted is read by the host as the page reads it', () => {
  const words = 'tel:|Mobile: | ext. 5| (WhatsApp)|https://wa.me/|Ana <|>|mailto:|ana@example.com|.|;|Sunset 10';
  const digits = '+94|94|0|77 123 4567|771234567| |\t|,|+44 1534|+379';
  const part = fc.constantFrom(...`${words}|${digits}`.split('|'));
  const pasted = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
  const fields = fc.record({ country_code: pasted, phone: pasted, email: pasted, discount_code: pasted });
  fc.assert(
    fc.property(fields, (typed) => {
      const { country_code: countryCode, phone, email, discount_code: discountCode } = typed;
      const whole = { ...ENTERED, countryCode, phone, email, discountCode };
      const sent = toPayload({ ...whole, ...readContact(whole) }, [], toPublicVenue(TERRACE), '2', 1);
      const raw = { ...sent, ...typed };
      expect(read({ ...sent }, 1, TERRACE)).toEqual(read(raw, 1, TERRACE));
    }),
    { seed: SEED, numRuns: 1_000 },
  );
});

describe('any payload', () => {
  test('any payload is read without an exception, and accepted only if it is complete', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(...Object.values(VALID)),
      fc.string({ unit: 'binary' }),
    );
    const damaged = fc
      .dictionary(
        fc.oneof(
          fc.constantFrom(...Object.keys(VALID), 'discount_code', 'stay', '__proto__', 'constructor'),
          fc.string(),
        ),
        value,
      )
      .map((fields) => ({ ...VALID, ...fields }));
    fc.assert(
      fc.property(
        fc.oneof(damaged, fc.dictionary(fc.string(), fc.jsonValue())),
        fc.constantFrom(1 as const, 2 as const),
        fc.constantFrom(CAMP, TERRACE),
        (body, step, venue) => {
          const reading = read(body, step, venue);
          if (!reading.ok) expect(Object.values(reading.errors).flat().length).toBeGreaterThan(0);
          else
            expect(
              reading.request.firstName.length * reading.request.email.length * reading.request.phone.length,
            ).toBeGreaterThan(0);
        },
      ),
      { seed: SEED, numRuns: 600 },
    );
  });

  test('any payload is accepted if the page has built it from a valid form', () => {
    const form = fc.record({
      now: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      days: fc.nat({ max: 40 }),
      slot: fc.nat(),
      party: fc.nat(),
      table: fc.nat(),
      name: fc.stringMatching(/^[A-Za-z][A-Za-z '-]{0,40}$/),
      notes: fc.string({ maxLength: 200 }).map((text) => text.replaceAll(/[<>]/g, '')),
      tenant: fc.constantFrom('beach-camp', 'island-terrace'),
      stays: fc.boolean(),
      step: fc.constantFrom(1 as const, 2 as const),
    });
    fc.assert(
      fc.property(form, ({ now, days, slot, party, table, name, notes, tenant, stays, step }) => {
        const base = tenant === 'beach-camp' ? CAMP : TERRACE;
        const venue: Venue = stays && base.stays ? { ...base, occupancy: 'stay' } : base;
        const publicVenue = toPublicVenue(venue);
        const date = firstOpenDate(
          bookingCalendar(publicVenue),
          now,
          addDays(zonedTime(now, publicVenue.time_zone).date, days),
        )!;
        const slots = openSlots(bookingCalendar(publicVenue), date, now);
        const guests = publicVenue.guests.min + (party % (publicVenue.guests.max - publicVenue.guests.min + 1));
        const fitting = [...(tenant === 'beach-camp' ? CAMP_TABLES : TERRACE_TABLES).values()].filter(
          (each) => each.seats >= guests && each.availableUntil === undefined && (each.seats !== 12 || guests >= 5),
        );
        const entered: ReservationForm = {
          ...ENTERED,
          date,
          time: slots[slot % slots.length],
          guests,
          stay: publicVenue.stays?.[0]?.name ?? '',
          firstName: name,
          countryCode: publicVenue.country_code,
          notes,
          discountCode: publicVenue.promo ? 'sunset10' : '',
        };
        const body = JSON.parse(
          JSON.stringify(toPayload(entered, [fitting[table % fitting.length]!], publicVenue, venue.location_id, step)),
        ) as Record<string, unknown>;
        expect(read(body, step, venue, now)).toMatchObject({ ok: true, request: { date, time: entered.time, guests } });
      }),
      { seed: SEED, numRuns: 400 },
    );
  });
});
