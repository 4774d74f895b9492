/** The steps and their submits: what is sent, when the button is free, and what becomes of the answers. */
import { describe, expect, test, vi } from 'vitest';
import { availabilityAtom } from '../../../src/booker/reservation/availability.ts';
import {
  formErrorAtom,
  fieldErrorsAtom,
  formFieldErrorsAtom,
  otherErrorsAtom,
} from '../../../src/booker/reservation/formErrors.ts';
import { messages } from '../../../src/booker/messages.ts';
import { changeFormAtom, changeDateAtom, formAtom } from '../../../src/booker/reservation/form.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { selectedKeysAtom, toggleTableAtom } from '../../../src/booker/reservation/selection.ts';
import {
  backToFormAtom,
  isReadyAtom,
  makeReservationAtom,
  submitBlockerAtom,
  pendingAtom,
  receiptAtom,
  validateAndContinueAtom,
  startAgainAtom,
  stepAtom,
} from '../../../src/booker/reservation/steps.ts';
import type { Page } from '../../../src/booker/page/readPage.ts';
import { type FakeHost, RESERVE, TABLES, VALIDATE, later } from '../fakeHost.ts';
import { openedAndFilled } from '../openPage.ts';
import { answerOf, foreignPage, pageOf, room } from '../pageFixtures.ts';

async function atTables(page: Page, prepare?: (host: FakeHost) => void) {
  const opened = await openedAndFilled(page, prepare);
  await opened.store.set(validateAndContinueAtom);
  return opened;
}

async function readyToReserve(page: Page, prepare?: (host: FakeHost) => void) {
  const opened = await atTables(page, prepare);
  opened.store.set(toggleTableAtom, '1');
  opened.store.set(changeFormAtom, { terms: true });
  return opened;
}

const WHO = {
  first_name: 'Ada',
  last_name: 'Silva',
  email: 'ada@example.com',
  phone: '771234567',
  notes: '',
  location_id: '7',
  guests: '2',
  date: '23.11.2026',
};

describe('what is sent', () => {
  test('first variant: exactly the fields of the specification, and no stay', async () => {
    const { store, host } = await readyToReserve(pageOf('first'));
    await store.set(makeReservationAtom);
    const payload = { ...WHO, country_code: '+94', time: '09:00 AM' };
    expect(host.to(VALIDATE).map(({ body }) => body)).toEqual([
      { ...payload, terms: false, selected_tables: [], step: 1 },
    ]);
    expect(host.to(RESERVE).map(({ body }) => body)).toEqual([
      { ...payload, terms: true, selected_tables: [1], step: 2, idempotency_key: expect.stringMatching(/^\w{32}$/) },
    ]);
    for (const { headers } of host.calls) expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  test('second variant: with the promo code, and midnight as 12:00 AM', async () => {
    const { store, host } = await openedAndFilled(pageOf('second'));
    store.set(changeFormAtom, { time: 1440, discountCode: ' SUNSET10 ', notes: 'By the sea' });
    await store.set(validateAndContinueAtom);
    expect(host.to(VALIDATE)[0]?.body).toEqual({
      ...WHO,
      country_code: '+62',
      notes: 'By the sea',
      time: '12:00 AM',
      terms: false,
      selected_tables: [],
      discount_code: 'SUNSET10',
      step: 1,
    });
  });

  test('ids go back exactly as they came', async () => {
    const { store, host } = await readyToReserve(pageOf('first'), (fake) => {
      fake.tables = () => ({ json: answerOf([room(0, 'Line 1', 2, { id: '1' })]) });
    });
    await store.set(makeReservationAtom);
    expect(host.to(RESERVE)[0]?.body['selected_tables']).toEqual(['1']);
  });

  test('a foreign host gets the three calls at its own address, and no idempotency key', async () => {
    const { store, host } = await readyToReserve(foreignPage());
    await store.set(makeReservationAtom);
    expect(store.get(stepAtom)).toBe('done');
    expect([...new Set(host.calls.map(({ url }) => url.origin + url.pathname))].toSorted()).toEqual(
      [TABLES, RESERVE, VALIDATE].map((path) => `https://host.example${path}`),
    );
    expect(host.to(RESERVE)[0]?.body).not.toHaveProperty('idempotency_key');
  });

  test('the same submit again carries the same key, a changed one a new key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => 'network';
    });
    await store.set(makeReservationAtom);
    await store.set(makeReservationAtom);
    store.set(changeFormAtom, { phone: '771234568' });
    await store.set(makeReservationAtom);
    const keys = host.to(RESERVE).map(({ body }) => body['idempotency_key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('a date that is none, or has no time left, is never sent', async () => {
    const { store, host } = await openedAndFilled(pageOf('first', {}, { closed_dates: ['2026-11-25'] }));
    for (const text of ['31.02.2027', '', '25.11.2026']) {
      store.set(changeDateAtom, text);
      await store.set(validateAndContinueAtom);
      expect(Object.keys(store.get(fieldErrorsAtom))).toEqual([text.startsWith('25') ? 'time' : 'date']);
    }
    expect(host.to(VALIDATE)).toEqual([]);
    expect(store.get(stepAtom)).toBe('form');
  });
});

describe('MAKE RESERVATION', () => {
  test.each([
    ['a first name', { firstName: ' ' }],
    ['an email', { email: '' }],
    ['a number', { phone: '' }],
    ['the terms', { terms: false }],
    ['seats for all', { guests: 3 }],
  ])('needs %s', async (_what, without) => {
    const { store } = await readyToReserve(pageOf('first'));
    expect(store.get(isReadyAtom)).toBe(true);
    expect(store.get(submitBlockerAtom)).toBe('');
    store.set(changeFormAtom, without);
    expect(store.get(isReadyAtom)).toBe(false);
    expect(store.get(submitBlockerAtom)).not.toBe('');
  });

  test('needs a table, and no last name', async () => {
    const { store } = await readyToReserve(pageOf('first'));
    store.set(changeFormAtom, { lastName: '' });
    expect(store.get(isReadyAtom)).toBe(true);
    store.set(toggleTableAtom, '1');
    expect(store.get(isReadyAtom)).toBe(false);
  });

  test('impatient clicks make one request', async () => {
    const slow = later();
    const { store, host } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => slow.reply;
    });
    const clicks = Array.from({ length: 11 }, () => store.set(makeReservationAtom));
    expect(store.get(isReadyAtom)).toBe(false);
    slow.come({ json: { success: true, code: 'ABC' } });
    await Promise.all(clicks);
    expect(host.to(RESERVE)).toHaveLength(1);
    expect(store.get(receiptAtom)).toMatchObject({ code: 'ABC', tables: [{ name: 'Line 1' }] });
  });

  test.each([
    ['no network', 'network' as const],
    ['a 500', { status: 500, json: { success: false } }],
    ['HTML', { text: '<h1>502</h1>' }],
    ['a list', { json: [] }],
    ['nonsense', { json: { success: 'perhaps' } }],
    ['empty errors', { status: 422, json: { success: false, errors: {} } }],
  ])('%s: one message, the input kept, the button free, nothing sent again', async (_kind, reply) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => reply;
    });
    await store.set(makeReservationAtom);
    expect(store.get(formErrorAtom)).toBeDefined();
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(selectedKeysAtom)).toEqual(['1']);
    expect(store.get(isReadyAtom)).toBe(true);
    expect(host.to(RESERVE)).toHaveLength(1);
  });

  test('announces a lost table once if the refusal names it', async () => {
    const { store, host } = await readyToReserve(pageOf('first'));
    host.reserve = () => ({
      status: 422,
      json: { success: false, errors: { selected_tables: ['Line 1 has just been taken.'] } },
    });
    host.tables = () => ({ json: answerOf([room(1, 'Line 1', 2, { available: false })]) });
    await store.set(makeReservationAtom);
    await vi.waitFor(() => {
      expect(store.get(selectedKeysAtom)).toEqual([]);
    });
    expect(store.get(fieldErrorsAtom)['selected_tables']).toEqual(['Line 1 has just been taken.']);
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test('announces a lost table whose name is part of a longer name in the refusal', async () => {
    const line12 = room(12, 'Line 12', 2);
    const { store, host } = await readyToReserve(pageOf('first'), (fake) => {
      fake.tables = () => ({ json: answerOf([room(1, 'Line 1', 2), line12]) });
    });
    store.set(changeFormAtom, { guests: 4 });
    store.set(toggleTableAtom, '12');
    host.reserve = () => ({
      status: 422,
      json: { success: false, errors: { selected_tables: ['Line 12 has just been taken.'] } },
    });
    host.tables = () => ({
      json: answerOf([room(1, 'Line 1', 2, { available: false }), { ...line12, available: false }]),
    });
    await store.set(makeReservationAtom);
    await vi.waitFor(() => {
      expect(store.get(selectedKeysAtom)).toEqual([]);
    });
    expect(store.get(noticeAtom)?.text).toBe(messages.tablesLost(['Line 1'], false));
  });

  test('errors of step 1 and of unknown fields are kept apart', async () => {
    const { store } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => ({
        json: { success: false, errors: { email: 'Bounced.', weather: ['Rain.'], terms: ['Accept.'] } },
      });
    });
    await store.set(makeReservationAtom);
    expect(store.get(formFieldErrorsAtom)).toEqual([{ field: 'email', messages: ['Bounced.'] }]);
    expect(store.get(otherErrorsAtom)).toEqual(['Rain.']);
    store.set(backToFormAtom);
    expect(store.get(fieldErrorsAtom)).toEqual({ email: ['Bounced.'] });
    store.set(changeFormAtom, { email: 'ada@example.org' });
    expect(store.get(fieldErrorsAtom)).toEqual({});
  });
});

describe('from step to step', () => {
  test('step 2 opens only when validation says success', async () => {
    const { store, host } = await openedAndFilled(pageOf('first'));
    host.validate = () => ({ json: { success: false, errors: { email: ['No.'] } } });
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('form');
    expect(store.get(fieldErrorsAtom)).toEqual({ email: ['No.'] });
    host.validate = () => ({ json: { success: true } });
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(fieldErrorsAtom)).toEqual({});
  });

  test('first variant: it opens at once on what is loaded, and loads once more', async () => {
    const slow = later();
    const { store, host } = await openedAndFilled(pageOf('first'));
    host.tables = () => slow.reply;
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(availabilityAtom)).toBeDefined();
    expect(host.to(TABLES)).toHaveLength(2);
  });

  test('second variant: the tables are loaded before the move', async () => {
    const slow = later();
    const { store, host } = await openedAndFilled(pageOf('second'));
    host.tables = () => slow.reply;
    const moving = store.set(validateAndContinueAtom);
    await vi.waitFor(() => {
      expect(host.to(TABLES)).toHaveLength(2);
    });
    expect(store.get(stepAtom)).toBe('form');
    expect(store.get(pendingAtom)).toBe('validate');
    slow.come({ json: answerOf() });
    await moving;
    expect(store.get(stepAtom)).toBe('tables');
    await vi.waitFor(() => {
      expect(store.get(availabilityAtom)).toBeDefined();
    });
  });

  test('second variant: where that fails, the page moves all the same, the map still loading', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await openedAndFilled(pageOf('second'));
    host.tables = () => ({ status: 503 });
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(availabilityAtom)).toBeUndefined();
  });

  test('second variant: where that takes over 4 s, the page moves all the same, the map still loading', async () => {
    const { store, host } = await openedAndFilled(pageOf('second'));
    const slow = later();
    host.tables = () => slow.reply;
    const waits: (() => void)[] = [];
    const { setTimeout: real } = window;
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
      ms === 4_000 ? waits.push(run) : real(run, ms)) as typeof setTimeout);
    const moving = store.set(validateAndContinueAtom);
    await vi.waitFor(() => {
      expect(waits).toHaveLength(1);
    });
    expect(store.get(stepAtom)).toBe('form');
    waits[0]!();
    await moving;
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(availabilityAtom)).toBeUndefined();
    slow.come({ json: answerOf() });
    await vi.waitFor(() => {
      expect(store.get(availabilityAtom)).toBeDefined();
    });
  });

  test('Edit Reservation clears the tables and keeps the form', async () => {
    const { store } = await readyToReserve(pageOf('first'));
    const form = store.get(formAtom);
    store.set(backToFormAtom);
    expect(store.get(stepAtom)).toBe('form');
    expect(store.get(selectedKeysAtom)).toEqual([]);
    expect(store.get(formAtom)).toEqual(form);
  });

  test('another reservation starts with a new form for the same visitor', async () => {
    const { store } = await readyToReserve(pageOf('first'));
    store.set(changeFormAtom, { notes: 'Cake', time: 1020 });
    await store.set(makeReservationAtom);
    store.set(startAgainAtom);
    expect(store.get(formAtom)).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
      notes: '',
      terms: false,
      time: 540,
    });
    expect(store.get(selectedKeysAtom)).toEqual([]);
  });
});
