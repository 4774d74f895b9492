/** A browser that has an answer already is only told that it still holds. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingCalls } from '../../../src/api/bookingContract.ts';
import { TODAY, type ServerHarness, openServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
beforeAll(async () => {
  harness = await openServerHarness();
});
afterAll(() => harness.close());

const ask = (etag: string, language = 'en'): Promise<LightMyRequestResponse> =>
  harness.app.inject({
    url: bookingCalls.tables.path,
    query: { key: 'shell-bay-key', date: TODAY, guests: '2' },
    headers: { 'if-none-match': etag, 'accept-language': language },
  });

test('an unchanged answer is not sent again, until a table is reserved', async () => {
  const first = await ask('');
  const etag = String(first.headers['etag']);
  expect(first.statusCode).toBe(200);
  // Kept by the browser alone, and never shown without asking.
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language',
  });
  const again = await ask(etag);
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);

  expect((await harness.reserve()).statusCode).toBe(200);
  const changed = await ask(etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.headers['etag']).not.toBe(etag);
  expect(changed.body).not.toBe(first.body);
});

test('an error has no ETag and is kept nowhere', async () => {
  const { statusCode, headers } = await harness.tables({ date: '99.99.2026' });
  expect([statusCode, headers['etag'], headers['cache-control']]).toEqual([422, undefined, 'no-store']);
});
