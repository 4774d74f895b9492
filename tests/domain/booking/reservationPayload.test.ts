/** What the page sends, and when. `reservationRequest.test.ts` tests how a host reads it. */
import { describe, expect, test } from 'vitest';
import { type ReservationForm, canSubmit, toPayload } from '../../../src/domain/booking/reservationPayload.ts';
import { toPublicVenue } from '../../../src/domain/booking/venueFile.ts';
import { loadVenue } from '../../support/fixtureVenues.ts';

const CAMP = toPublicVenue(loadVenue('beach-camp'));
const TERRACE = toPublicVenue(loadVenue('island-terrace'));
const FORM: ReservationForm = {
  date: '2026-11-23',
  time: 540,
  guests: 2,
  stay: '2 hours',
  firstName: 'Ada',
  lastName: 'Silva',
  countryCode: '+94',
  phone: '771234567',
  email: 'ada@example.com',
  notes: 'A high chair, please',
  discountCode: 'SUNSET10',
  terms: true,
};

/** The fields of the specification, section 3, of the first variant. */
const PAYLOAD = {
  first_name: 'Ada',
  last_name: 'Silva',
  country_code: '+94',
  phone: '771234567',
  email: 'ada@example.com',
  notes: 'A high chair, please',
  terms: true,
  time: '09:00 AM',
  selected_tables: [101],
  location_id: '1',
  guests: '2',
  date: '23.11.2026',
  step: 2,
};

describe('the payload', () => {
  test('the payload of a reservation has exactly the fields of the specification in the first variant, without a length of stay', () => {
    expect(toPayload(FORM, [{ id: 101 }], CAMP, '1', 2)).toStrictEqual(PAYLOAD);
  });

  test('the payload of a reservation adds the promo code in the second variant, and has the same fields in both steps', () => {
    const inTerrace = { ...PAYLOAD, location_id: '2', discount_code: 'SUNSET10' };
    expect(toPayload(FORM, [{ id: 501 }], TERRACE, '2', 2)).toStrictEqual({ ...inTerrace, selected_tables: [501] });
    expect(toPayload({ ...FORM, terms: false }, [], TERRACE, '2', 1)).toStrictEqual({
      ...inTerrace,
      step: 1,
      terms: false,
      selected_tables: [],
    });
  });

  test('the payload of a reservation adds the stay for a host that books stays', () => {
    expect(toPayload(FORM, [], { ...CAMP, occupancy: 'stay' }, '1', 1).stay).toBe('2 hours');
  });

  test('the payload of a reservation sends every field, as empty text if left empty', () => {
    const empty: ReservationForm = {
      ...FORM,
      date: undefined,
      time: undefined,
      firstName: ' ',
      lastName: '',
      phone: '',
      email: '',
      notes: '',
      discountCode: '',
    };
    expect(toPayload(empty, [], TERRACE, '', 1)).toMatchObject({
      first_name: '',
      last_name: '',
      phone: '',
      email: '',
      notes: '',
      date: '',
      time: '',
      discount_code: '',
      location_id: '',
    });
  });

  test('the payload of a reservation trims typed text, sends guests as text and midnight as 12:00 AM', () => {
    expect(
      toPayload(
        {
          ...FORM,
          firstName: '  Ada ',
          email: ' ada@example.com\t',
          discountCode: ' SUNSET10 ',
          guests: 10,
          time: 1440,
        },
        [],
        TERRACE,
        '2',
        1,
      ),
    ).toMatchObject({
      first_name: 'Ada',
      email: 'ada@example.com',
      discount_code: 'SUNSET10',
      guests: '10',
      time: '12:00 AM',
    });
  });

  test('the payload of a reservation returns table ids exactly as received, in the order selected', () => {
    expect(toPayload(FORM, [{ id: '007' }, { id: 12 }, { id: 'a-1' }], CAMP, '1', 2).selected_tables).toEqual([
      '007',
      12,
      'a-1',
    ]);
  });
});

describe('MAKE RESERVATION', () => {
  const conditions: Record<string, (form: ReservationForm) => ReservationForm> = {
    'a first name': (form) => ({ ...form, firstName: '  ' }),
    'an e-mail address': (form) => ({ ...form, email: '' }),
    'a phone number': (form) => ({ ...form, phone: ' ' }),
    'accepted terms': (form) => ({ ...form, terms: false }),
  };

  test('MAKE RESERVATION needs exactly six things: first name, email, phone, terms, a table, seats for the guests', () => {
    const spoilers = Object.values(conditions);
    for (let mask = 0; mask < 2 ** 6; mask++) {
      const holds = (n: number): boolean => (mask & (1 << n)) !== 0;
      const form = spoilers.reduce((entered, spoil, n) => (holds(n) ? entered : spoil(entered)), FORM);
      const count = holds(4) ? 1 : 0;
      const seats = holds(5) ? 2 : 1;
      expect(canSubmit(form, count, seats), mask.toString(2)).toBe(mask === 63);
    }
  });

  test('MAKE RESERVATION is enabled with exactly as many seats as guests, and with more', () => {
    expect([3, 4, 5].map((seats) => canSubmit({ ...FORM, guests: 4 }, 1, seats))).toEqual([false, true, true]);
  });
});
