import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AJAX_HEADER, bookingCalls, postReplySchema } from '../../src/api/bookingContract.ts';
import { SEED } from '../support/fixtureVenues.ts';

test('methods, paths and the marker match the specification, which has neither events nor requests', () => {
  const { events, request, ...calls } = bookingCalls;
  expect(events).toEqual({ method: 'GET', path: '/api/reservations/events' });
  expect(request).toEqual({ method: 'POST', path: '/reservation/request' });
  expect(calls).toEqual({
    validate: { method: 'POST', path: '/reservation/validation' },
    reserve: { method: 'POST', path: '/reservation' },
    tables: { method: 'GET', path: '/api/reservations/tables' },
  });
  expect(AJAX_HEADER).toEqual({ 'X-Requested-With': 'XMLHttpRequest' });
});

describe('an answer to a POST', () => {
  test.each([
    [true, [true, 1, '1', 'true']],
    [false, [false, 0, '0', 'false']],
    [undefined, ['', null, undefined, 'yes', 2, [], {}]],
  ])('reads %o from each of %o', (read, values) => {
    for (const success of values) expect(postReplySchema.parse({ success }).success).toBe(read);
  });

  test.each([
    ['message', { message: 'We are closed.' }],
    ['error', { error: 'We are closed.' }],
    ['error beside an empty message', { message: '', error: 'We are closed.' }],
  ])('reads a general %s as the reason', (_, reply) =>
    expect(postReplySchema.parse(reply).reason).toEqual({ '': ['We are closed.'] }),
  );

  test.each<[string, unknown, Record<string, readonly string[]> | undefined]>([
    ['one text per field', { email: 'Bad' }, { email: ['Bad'] }],
    ['a list of texts', { email: ['Bad', 'Worse'], phone: ['Short'] }, { email: ['Bad', 'Worse'], phone: ['Short'] }],
    ['texts in an object of numbered fields', { email: { 0: 'Bad', 2: 'Worse' } }, { email: ['Bad', 'Worse'] }],
    ['texts among other things', { email: ['Bad', null, 4, '', '  ', ['deep']] }, { email: ['Bad'] }],
    [
      'a field without a message, which is left out',
      { email: 'Bad', phone: [], terms: null, notes: '' },
      { email: ['Bad'] },
    ],
    ['fields without any message', { email: [], phone: '' }, undefined],
    ['an empty list, as PHP sends for an empty object', [], undefined],
    ['a text', 'Bad', { '': ['Bad'] }],
    ['sentences without fields', ['Bad.', 'Worse.'], { '': ['Bad.', 'Worse.'] }],
  ])('reads as errors %s', (_, errors, read) =>
    expect(postReplySchema.parse({ success: false, errors }).errors).toEqual(read),
  );

  test('reads a code that is text, and leaves out any other', () => {
    expect(postReplySchema.parse({ success: true, code: 'TIDE-7' }).code).toBe('TIDE-7');
    for (const code of [undefined, null, 7, ['TIDE-7']])
      expect(postReplySchema.parse({ success: true, code }).code).toBeUndefined();
  });

  test('accepts fields that a host adds', () =>
    expect(postReplySchema.safeParse({ success: true, message: 'ok', data: {} }).success).toBe(true));

  test.each([null, [], 'ok', 7, true, undefined])('rejects %o', (answer) =>
    expect(postReplySchema.safeParse(answer).success).toBe(false),
  );

  test('reads errors of any shape as messages by field, or leaves them out', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (errors) => {
        const read = postReplySchema.parse({ success: false, errors }).errors;
        if (read === undefined) return;
        expect(Object.keys(read).length).toBeGreaterThan(0);
        for (const messages of Object.values(read)) {
          expect(messages.length).toBeGreaterThan(0);
          expect(messages.every((message) => typeof message === 'string' && message.trim() !== '')).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});
