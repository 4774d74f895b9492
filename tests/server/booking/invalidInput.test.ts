/** Every invalid request gets a message and changes nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST_ERRORS } from '../../../src/server/messages/messages.ts';
import { AJAX, type ServerHarness, type JsonObject, openServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
let before: string;
beforeAll(async () => {
  harness = await openServerHarness();
  await harness.reserve({ selected_tables: [5] });
  before = await harness.contents();
});
afterAll(() => harness.close());

/** What each value may be is in `reservationRequest.test.ts`. */
const wrong: readonly [string, JsonObject, ...string[]][] = [
  ['a name that is an object', { first_name: { $ne: '' } }, 'first_name'],
  ['guests in other digits', { guests: '２' }, 'guests'],
  ['a table that is taken', { selected_tables: [5] }, 'selected_tables'],
  ['no place', { location_id: undefined }, 'location_id'],
  ['a wrong place', { location_id: '77' }, 'location_id'],
  ['a place as a number', { location_id: 7 }, 'location_id'],
  ['a place by a part of every object', { location_id: '__proto__' }, 'location_id'],
  ['several at once', { first_name: '', email: 'x', guests: '3' }, 'first_name', 'email', 'selected_tables'],
];

describe('bad input', () => {
  test.each(wrong)('%s is refused under its own key', async (_, changes, ...fields) => {
    const answer = await harness.reserve(changes);
    expect(answer.statusCode).toBe(422);
    const { success, errors } = answer.json();
    expect(success).toBe(false);
    expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted());
    for (const messages of Object.values<string[]>(errors))
      for (const message of messages) expect(message).toMatch(/^\p{Lu}.{10,}/u);
    expect(await harness.contents()).toBe(before);
  });

  test('validation ignores terms and tables, and changes nothing', async () => {
    for (const changes of [{}, { terms: false, selected_tables: [] }, { terms: 'x', selected_tables: [4711, 'x'] }]) {
      const answer = await harness.post('/reservation/validation', harness.payload({ step: 1, ...changes }));
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    const refused = await harness.post(
      '/reservation/validation',
      harness.payload({ step: 1, email: '', location_id: '7' }),
    );
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']]);
    expect(await harness.contents()).toBe(before);
  });

  test.each([
    ['a list', '[]'],
    ['a text', '"text"'],
    ['a number', '5'],
    ['null', 'null'],
    ['nothing', ''],
    ['half a text', '{"first_name": "A'],
    ['form data', 'a=b'],
  ])('answers 400 to %s, which is not a JSON object', async (_, body) => {
    for (const path of ['/reservation', '/reservation/validation']) {
      const answer = await harness.post(path, body);
      expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, message: expect.any(String) }]);
    }
  });

  test('answers 400 without a body and 415 to another type, in JSON', async () => {
    const none = await harness.app.inject({ method: 'POST', url: '/reservation', headers: AJAX });
    expect([none.statusCode, none.json().success]).toEqual([400, false]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const other = await harness.app.inject({
        method: 'POST',
        url: '/reservation',
        headers: { ...AJAX, 'Content-Type': type },
        payload: JSON.stringify(harness.payload()),
      });
      expect([other.statusCode, other.json().success]).toEqual([415, false]);
    }
  });

  test('answers 413 in JSON above 64 kB, and changes nothing', async () => {
    const answer = await harness.reserve({ notes: 'x'.repeat(64 * 1024) });
    expect([answer.statusCode, answer.json()]).toEqual([413, { success: false, message: 'The request is too large.' }]);
    expect(await harness.contents()).toBe(before);
  });

  test.each([
    ['a part of every object', '"__proto__":{"step":2},"constructor":{"prototype":{}},"toString":1'],
    ['thousands of fields', Array.from({ length: 5_000 }, (_, i) => `"f${i}":${i}`).join()],
    ['an infinite number', '"guests":1e999,"step":2'],
    ['a field without a name', '"":""'],
    ['a field with a NUL', '"a\\u0000b":"c"'],
    ['a field that is half a character', '"\\ud800":"\\udfff"'],
  ])('%s gets a JSON error, not a server failure', async (_, fields) => {
    for (const path of ['/reservation', '/reservation/validation']) {
      const answer = await harness.post(path, `{${fields},"location_id":"7"}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ success: false, errors: { email: [expect.any(String)] } });
    }
    expect(await harness.contents()).toBe(before);
    expect(({} as JsonObject)['step']).toBeUndefined();
  });

  test.each([
    ['thirty thousand lists in one another', `"notes":${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['ten thousand objects in one another', `"selected_tables":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('%s are refused before anything reads them', async (_, fields) => {
    for (const path of ['/reservation', '/reservation/validation']) {
      const answer = await harness.post(path, `{${fields},"location_id":"7"}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect(await harness.contents()).toBe(before);
  });
});

test('the errors and the mails of a guest are in the language of the browser', async () => {
  const headers = { ...AJAX, 'Accept-Language': 'tlh, de-CH;q=0.9, en;q=0.5' };
  const refused = await harness.post('/reservation', harness.payload({ first_name: '' }), headers);
  expect(refused.json().errors.first_name).toEqual([GUEST_ERRORS.de['first_name.required']]);
  const body = harness.payload({ selected_tables: [3], email: 'ilse@example.com', phone: '771234599' });
  const made = await harness.post('/reservation', body, headers);
  expect(made.json()).toMatchObject({ success: true });
  const rows = await harness.rows('reservations');
  expect(rows.find(({ code }) => code === made.json().code)).toMatchObject({ language: 'de' });
});
