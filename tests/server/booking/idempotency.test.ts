/** Which requests count as a repeat of another. Without the whole host, so that a run per mutant takes a second. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findIdempotentReply, hashPayload } from '../../../src/server/booking/idempotency.ts';
import { replySecret } from '../../../src/server/links/guestLinks.ts';
import { type Store, openStore } from '../../../src/server/store/store.ts';
import { STORED_RESERVATION } from '../storedReservation.ts';

const BODY = { first_name: 'Ada', guests: '2', selected_tables: [1, 2], idempotency_key: 'submit-0001', proof: '1,2' };

describe('the hash of a payload', () => {
  test('the hash of a payload has 64 hexadecimal digits', () => expect(hashPayload(BODY)).toMatch(/^[0-9a-f]{64}$/));

  test.each<[string, Record<string, unknown>]>([
    ['the key', { ...BODY, idempotency_key: 'submit-0002' }],
    ['the proof of work', { ...BODY, proof: '3,4' }],
    ['the order of fields', Object.fromEntries(Object.entries(BODY).toReversed())],
  ])('ignores %s', (_, body) => expect(hashPayload(body)).toBe(hashPayload(BODY)));

  test.each<[string, Record<string, unknown>]>([
    ['a value', { ...BODY, first_name: 'Bo' }],
    ['the type of a value', { ...BODY, guests: 2 }],
    ['a field', { ...BODY, notes: '' }],
    ['the name of a field', { ...BODY, first_name: undefined, last_name: 'Ada' }],
    ['the order of a list', { ...BODY, selected_tables: [2, 1] }],
    ['a nested list', { ...BODY, selected_tables: [[1, 2]] }],
    ['null', { ...BODY, first_name: null }],
  ])('depends on %s', (_, body) => expect(hashPayload(body)).not.toBe(hashPayload(BODY)));

  test('the hash of a payload does not look into nested values, however deep they are', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}1${']'.repeat(5_000)}`) as unknown;
    expect(hashPayload({ a: [deep] })).toBe(hashPayload({ a: [{}] }));
    expect(hashPayload({ a: [null] })).not.toBe(hashPayload({ a: [{}] }));
    expect(hashPayload({ a: { b: 1 } })).toBe(hashPayload({ a: { c: 2 } }));
  });
});

describe('the reply to a repeated request', () => {
  const key = 'submit-0001';
  const reservation = { ...STORED_RESERVATION, idempotency_key: key, payload_hash: hashPayload(BODY) };
  const { code } = reservation;
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
    const opening = await openStore(join(folder, 'tidetable.sqlite'));
    if (!opening.ok) throw new Error(opening.error);
    ({ store } = opening);
    await store.insertInto('reservations').values(reservation).execute();
  });
  afterEach(async () => {
    await store.destroy();
    rmSync(folder, { recursive: true });
  });
  const replyTo = (changes: Record<string, unknown> = {}, tenant = 'shell-bay') =>
    findIdempotentReply(store, tenant, { ...BODY, idempotency_key: key, ...changes });

  test('the reply to a repeated request is the first one', async () =>
    expect(await replyTo()).toEqual({ ok: true, code, isRepeated: true }));

  test('the reply to a repeated request has the same secret each time where replies have links', async () => {
    const reply = () =>
      findIdempotentReply(store, 'shell-bay', { ...BODY, idempotency_key: ` ${key} ` }, 'the key of links');
    expect(await reply()).toEqual({
      ok: true,
      code,
      secret: replySecret('shell-bay', code, key, 'the key of links'),
      isRepeated: true,
    });
  });

  test('the reply to a repeated request is found by a key with spaces around it', async () =>
    expect(await replyTo({ idempotency_key: ` ${key} ` })).toEqual({ ok: true, code, isRepeated: true }));

  test('the reply to a repeated request does not exist for another key, another venue, or no key', async () => {
    expect(await replyTo({ idempotency_key: 'submit-0002' })).toBeUndefined();
    expect(await replyTo({}, 'reef')).toBeUndefined();
    for (const none of [undefined, 7, null]) expect(await replyTo({ idempotency_key: none })).toBeUndefined();
  });

  test('the reply to a repeated request is an error if the payload has changed', async () =>
    expect(await replyTo({ first_name: 'Bo' })).toEqual({
      ok: false,
      errors: { idempotency_key: [{ code: 'key_reused' }] },
    }));

  test('the reply to a repeated request is an error if the reservation was canceled since', async () => {
    await store.updateTable('reservations').set({ cancelled_at: 1 }).where('tenant', '=', 'shell-bay').execute();
    expect(await replyTo()).toEqual({ ok: false, errors: { selected_tables: [{ code: 'cancelled_since' }] } });
  });

  test('the reply to a repeated request has the time that is left to confirm a held reservation, and is gone with it', async () => {
    const hold = (held_until: number) =>
      store.updateTable('reservations').set({ held_until }).where('tenant', '=', 'shell-bay').execute();
    await hold(Date.now() + 5 * 60_000);
    expect(await replyTo()).toEqual({ ok: true, code, minutesToConfirm: 5, isRepeated: true });
    await hold(Date.now() - 1);
    expect(await replyTo()).toBeUndefined();
  });
});
