/** The steps and their requests: payloads, the button's state and the host's answers. */
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { availabilityAtom, tablesAtom } from '../../../src/booker/reservation/availability.ts';
import {
  formErrorAtom,
  fieldErrorsAtom,
  formFieldErrorsAtom,
  otherErrorsAtom,
} from '../../../src/booker/reservation/formErrors.ts';
import { loadMessages, messages } from '../../../src/booker/messages.ts';
import { changeFormAtom, changeDateAtom, formAtom } from '../../../src/booker/reservation/form.ts';
import { noticeAtom } from '../../../src/booker/reservation/notices.ts';
import { selectedKeysAtom, toggleTableAtom } from '../../../src/booker/reservation/selection.ts';
import { isReadyAtom, makeReservationAtom } from '../../../src/booker/reservation/reserve.ts';
import {
  backToFormAtom,
  pendingAtom,
  receiptAtom,
  validateAndContinueAtom,
  startAgainAtom,
  stepAtom,
  tickStepAtom,
} from '../../../src/booker/reservation/steps.ts';
import { sendingTroubleAtom, stopSendingAtom } from '../../../src/booker/reservation/sending.ts';
import { venueAtom } from '../../../src/booker/page/page.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { isProof } from '../../../src/domain/booking/proofOfWork.ts';
import type { Page } from '../../../src/booker/page/readPage.ts';
import { type FakeHost, RESERVE, TABLES, VALIDATE, later, offering, refused } from '../fakeHost.ts';
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

/** What a page in a language sends for the same reservation, less the key of its attempt. */
async function reservationIn(language: string): Promise<unknown> {
  const page = pageOf('first', { features: 'stay', language }, { occupancy: 'stay', promo: true });
  await loadMessages(language);
  const { store, host } = await openedAndFilled(page);
  expect(store.get(venueAtom).language).toBe(language);
  store.set(changeDateAtom, '24.11.2026');
  store.set(changeFormAtom, { time: 18 * 60, stay: '4 hours', discountCode: 'SUNSET10', notes: 'مرحبا, ආයුබෝවන්' });
  await store.set(validateAndContinueAtom);
  store.set(toggleTableAtom, '1');
  store.set(changeFormAtom, { terms: true });
  await store.set(makeReservationAtom);
  const { idempotency_key: _, ...body } = host.to(RESERVE).at(-1)!.body;
  return body;
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

describe('a link with a table', () => {
  const linkedTo = (table: string): Page => ({
    ...pageOf('first'),
    link: { date: undefined, guests: undefined, table },
  });

  test('a link with a table selects the table when step 2 opens for the first time', async () => {
    const { store } = await atTables(linkedTo('1'));
    expect(store.get(selectedKeysAtom)).toEqual(['1']);
    store.set(backToFormAtom);
    await store.set(validateAndContinueAtom);
    expect(store.get(selectedKeysAtom)).toEqual([]);
  });

  test('a link with a table opens step 2 without a selection if the venue has no such table', async () => {
    const { store } = await atTables(linkedTo('no such table'));
    expect([store.get(stepAtom), store.get(selectedKeysAtom)]).toEqual(['tables', []]);
  });
});

describe('the payload', () => {
  test('the payload has exactly the fields of the specification and no stay in the first variant', async () => {
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

  test('the payload is the same in every language, with every field', async () => {
    onTestFinished(async () => {
      await loadMessages('en');
    });
    const english = await reservationIn('en');
    expect(english).toMatchObject({ time: '06:00 PM', stay: '4 hours', discount_code: 'SUNSET10' });
    for (const language of LANGUAGES.slice(1)) expect(await reservationIn(language), language).toEqual(english);
  });

  test('the payload goes to the foreign host without an idempotency key', async () => {
    const { store, host } = await readyToReserve(foreignPage());
    await store.set(makeReservationAtom);
    expect(store.get(stepAtom)).toBe('done');
    expect([...new Set(host.calls.map(({ url }) => url.origin + url.pathname))].toSorted()).toEqual(
      [TABLES, RESERVE, VALIDATE].map((path) => `https://host.example${path}`),
    );
    expect(host.to(RESERVE)[0]?.body).not.toHaveProperty('idempotency_key');
  });

  test('the payload has a proof of work that the host accepts, where the host asks for one', async () => {
    const page = pageOf('first');
    const { store, host } = await readyToReserve({ ...page, features: new Set([...page.features, 'proof']) });
    await store.set(makeReservationAtom);
    const body = host.to(RESERVE)[0]?.body;
    const hash = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));
    expect(isProof(body?.['idempotency_key'], body?.['proof'], page.clock(), hash)).toBe(true);
    expect(store.get(stepAtom)).toBe('done');
  });

  test('the payload has the same key for the same submit and a new key after a change', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => ({ status: 500 });
    });
    await store.set(makeReservationAtom);
    await store.set(makeReservationAtom);
    store.set(changeFormAtom, { phone: '771234568' });
    await store.set(makeReservationAtom);
    const keys = host.to(RESERVE).map(({ body }) => body['idempotency_key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('MAKE RESERVATION', () => {
  test('sends one request for several clicks', async () => {
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

  test('keeps no telephone number and no last name once they are sent', async () => {
    const { store } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => ({ json: { success: true, code: 'ABC' } });
    });
    store.set(changeFormAtom, { lastName: 'Lovelace' });
    const { phone, firstName } = store.get(formAtom);
    expect(phone.length).toBeGreaterThan(5);
    await store.set(makeReservationAtom);
    const kept = JSON.stringify(store.get(receiptAtom));
    expect([firstName, phone, 'Lovelace'].filter((text) => kept.includes(text))).toEqual([firstName]);
  });

  test.each([
    ['a 500', { status: 500, json: { success: false } }],
    ['HTML', { text: '<h1>502</h1>' }],
    ['a list', { json: [] }],
    ['nonsense', { json: { success: 'perhaps' } }],
    ['empty errors', { status: 422, json: { success: false, errors: {} } }],
  ])('%s: shows one message, keeps the input, frees the button and sends nothing again', async (_kind, reply) => {
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

  test('asks our host again if no reply comes, with the same key', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await readyToReserve(pageOf('first'));
    host.reserve = () => (host.to(RESERVE).length < 3 ? 'network' : { json: { success: true, code: 'ABC' } });
    const sent = store.set(makeReservationAtom);
    await vi.waitFor(() => {
      expect(store.get(sendingTroubleAtom)).toBe('askingAgain');
    });
    expect(store.get(pendingAtom)).toBe('reserve');
    // The next pause ends early when the network comes back.
    await vi.waitFor(() => {
      expect(host.to(RESERVE)).toHaveLength(2);
    });
    window.dispatchEvent(new Event('online'));
    await sent;
    expect(store.get(receiptAtom)).toMatchObject({ code: 'ABC' });
    expect(new Set(host.to(RESERVE).map(({ body }) => body['idempotency_key'])).size).toBe(1);
  });

  test('says that the outcome is unknown, and asks a foreign host only once', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await readyToReserve(foreignPage(), (fake) => {
      fake.reserve = () => 'network';
    });
    await store.set(makeReservationAtom);
    expect(store.get(formErrorAtom)).toBe(
      messages.outcomeUnknown({ isRepeatable: false, telephone: store.get(venueAtom).telephone || undefined }),
    );
    expect(store.get(selectedKeysAtom)).toEqual(['1']);
    expect(host.to(RESERVE)).toHaveLength(1);
  });

  test('says that a taken table may be the visitor’s own if an earlier request was not answered', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await readyToReserve(foreignPage(), (fake) => {
      fake.reserve = () => 'network';
    });
    await store.set(makeReservationAtom);
    host.reserve = () => refused({ selected_tables: ['Line 1 has just been taken.'] });
    await store.set(makeReservationAtom);
    const hint = messages.perhapsYours({
      names: ['Line 1'],
      telephone: store.get(venueAtom).telephone || undefined,
      namesCount: 1,
    });
    expect(store.get(otherErrorsAtom)).toEqual([hint]);
    store.set(backToFormAtom);
    await store.set(validateAndContinueAtom);
    expect(store.get(noticeAtom)?.text).toBe(hint);
  });

  test('says nothing of an earlier request if the host has answered it', async () => {
    const { store, host } = await readyToReserve(foreignPage());
    host.reserve = () => refused({ selected_tables: ['Line 1 is taken.'] });
    await store.set(makeReservationAtom);
    expect(store.get(otherErrorsAtom)).toEqual([]);
    store.set(backToFormAtom);
    await store.set(validateAndContinueAtom);
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test('sends nothing if the visitor stops waiting for the network', async () => {
    const { store, host } = await readyToReserve(foreignPage());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = store.set(makeReservationAtom);
    await vi.waitFor(() => {
      expect(store.get(sendingTroubleAtom)).toBe('waitingForNetwork');
    });
    store.set(stopSendingAtom);
    await sent;
    expect(host.to(RESERVE)).toHaveLength(0);
    expect(store.get(formErrorAtom)).toBe(messages.notSent);
    expect(store.get(isReadyAtom)).toBe(true);
  });

  test('announces a lost table once if the refusal names it', async () => {
    const { store, host } = await readyToReserve(pageOf('first'));
    host.reserve = () => refused({ selected_tables: ['Line 1 has just been taken.'] });
    offering(room(1, 'Line 1', 2, { available: false }))(host);
    await store.set(makeReservationAtom);
    await vi.waitFor(() => {
      expect(store.get(selectedKeysAtom)).toEqual([]);
    });
    expect(store.get(fieldErrorsAtom)['selected_tables']).toEqual(['Line 1 has just been taken.']);
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test('announces a lost table whose name is part of a longer name in the refusal', async () => {
    const line12 = room(12, 'Line 12', 2);
    const { store, host } = await readyToReserve(pageOf('first'), offering(room(1, 'Line 1', 2), line12));
    store.set(changeFormAtom, { guests: 4 });
    store.set(toggleTableAtom, '12');
    host.reserve = () => refused({ selected_tables: ['Line 12 has just been taken.'] });
    offering(room(1, 'Line 1', 2, { available: false }), { ...line12, available: false })(host);
    await store.set(makeReservationAtom);
    await vi.waitFor(() => {
      expect(store.get(selectedKeysAtom)).toEqual([]);
    });
    expect(store.get(noticeAtom)?.text).toBe(
      messages.tablesLost({ names: ['Line 1'], hasOthers: false, namesCount: 1 }),
    );
  });

  test('separates errors of step 1 from errors of unknown fields', async () => {
    const { store } = await readyToReserve(pageOf('first'), (fake) => {
      fake.reserve = () => refused({ email: 'Bounced.', weather: ['Rain.'], terms: ['Accept.'] });
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

describe('steps', () => {
  test('steps open the tables only after successful validation', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store, host } = await openedAndFilled(pageOf('first'));
    host.validate = () => ({ status: 500 });
    await store.set(validateAndContinueAtom);
    expect([store.get(stepAtom), store.get(pendingAtom)]).toEqual(['form', undefined]);
    expect(store.get(formErrorAtom)).toBeDefined();
    host.validate = () => refused({ email: ['No.'] });
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('form');
    expect(store.get(fieldErrorsAtom)).toEqual({ email: ['No.'] });
    host.validate = () => ({ json: { success: true } });
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(fieldErrorsAtom)).toEqual({});
  });

  test('steps open the first variant at once with the loaded tables and reload them', async () => {
    const slow = later();
    const { store, host } = await openedAndFilled(pageOf('first'));
    host.tables = () => slow.reply;
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('tables');
    expect(store.get(availabilityAtom)).toBeDefined();
    expect(host.to(TABLES)).toHaveLength(2);
  });

  test("steps load the second variant's tables before they open", async () => {
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

  test("steps open the second variant's tables after 4 s even if they are still loading", async () => {
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

  test("steps start another reservation with the visitor's details", async () => {
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

describe('a step 2 that stays open', () => {
  test('reloads the tables every minute, on focus, and never while a reservation is being sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { store, host } = await openedAndFilled(pageOf('first'));
    await store.set(validateAndContinueAtom);
    const before = host.to(TABLES).length;
    vi.advanceTimersByTime(60_000);
    expect(host.to(TABLES).length).toBe(before + 1);
    window.dispatchEvent(new Event('focus'));
    expect(host.to(TABLES).length).toBe(before + 2);
    await vi.waitFor(() => {
      expect(store.get(tablesAtom).length).toBeGreaterThan(0);
    });
    const slow = later();
    host.reserve = () => slow.reply;
    store.set(toggleTableAtom, '1');
    store.set(changeFormAtom, { terms: true });
    const sent = store.set(makeReservationAtom);
    vi.advanceTimersByTime(180_000);
    expect(host.to(TABLES).length).toBe(before + 2);
    slow.come({ status: 500 });
    await sent;
    vi.advanceTimersByTime(60_000);
    expect(host.to(TABLES).length).toBe(before + 2);
  });

  test('goes back to the form with the reason when the last slot has passed', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const { store } = await openedAndFilled(pageOf('first', { now: '2026-11-23T13:20:00Z' }));
    await store.set(validateAndContinueAtom);
    expect(store.get(stepAtom)).toBe('tables');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
    store.set(tickStepAtom);
    expect(store.get(stepAtom)).toBe('form');
    expect(store.get(noticeAtom)?.text).toContain('08:00 PM');
  });
});
