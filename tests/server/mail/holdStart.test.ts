/** The mail that asks a guest to confirm, or offers a table, while its hold runs. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';
import { startTestOutbox, transportWith } from './testOutbox.ts';

const MINUTE_MS = 60_000;
const OTHER_MAILS = 3_000;
let harness: ServerHarness;
let recordedAt: number;
beforeEach(async () => {
  harness = await openHarness();
  await harness.reserve();
  const [reservation] = await harness.rows('reservations');
  const mail = {
    tenant: 'shell-bay',
    reservation_id: Number(reservation!['id']),
    state: 'waiting',
    tries: 0,
    due_at: 0,
    last_error: null,
    created_at: 0,
    sent_at: null,
  } as const;
  await harness.store.deleteFrom('outbox').where('tenant', '=', 'shell-bay').execute();
  const others = Array.from({ length: OTHER_MAILS }, (_, id) => ({ ...mail, id, kind: 'notice' as const }));
  for (let first = 0; first < OTHER_MAILS; first += 1_000)
    await harness.store
      .insertInto('outbox')
      .values(others.slice(first, first + 1_000))
      .execute();
  await harness.store
    .insertInto('outbox')
    .values({ ...mail, id: OTHER_MAILS, kind: 'confirm' })
    .execute();
});

/** Holds the reservation, made some minutes ago, for a time from when it was made. */
async function hold(minutes: number, madeAgo: number): Promise<void> {
  recordedAt = Date.now() - madeAgo * MINUTE_MS;
  await harness.setAll('reservations', { held_until: recordedAt + minutes * MINUTE_MS, recorded_at: recordedAt });
}

/** Returns how many whole minutes after the reservation its hold ends. */
async function heldMinutes(): Promise<number> {
  const [reservation] = await harness.rows('reservations');
  return Math.floor((Number(reservation!['held_until']) - recordedAt) / MINUTE_MS);
}

/** Lets the outbox send until a mail of this kind has left, and returns the names of those that left. */
async function sendUntil(kind: string): Promise<readonly string[]> {
  const sent: string[] = [];
  const transport = transportWith(async (name) => {
    sent.push(name);
  });
  const outbox = startTestOutbox(harness, transport);
  await vi.waitFor(() => expect(sent).toContainEqual(expect.stringMatching(`-${kind}$`)), { timeout: 30_000 });
  await outbox.stop();
  return sent;
}

test('a request to confirm leaves before thousands of mails that have waited longer', async () => {
  await hold(15, 0);
  expect((await sendUntil('confirm'))[0]).toMatch(/-confirm$/);
  // Nothing has to be written for a mail that leaves at once.
  expect(await heldMinutes()).toBe(15);
});

test.each([
  ['a request to confirm that leaves late restarts the hold', 15, 10, 25],
  ['a request to confirm extends the hold to twice its length at most', 28, 27, 30],
])('%s', async (_title, held, leaves, expected) => {
  await hold(held, leaves);
  await sendUntil('confirm');
  expect(await heldMinutes()).toBe(expected);
  expect((await harness.rows('day_log')).at(-1)).toMatchObject({ role: 'host', type: 'hold' });
});

test('an offer that leaves late restarts its time', async () => {
  await hold(10, 8);
  const [reservation] = await harness.rows('reservations');
  await harness.store
    .updateTable('outbox')
    .set({ kind: 'offer' })
    .where('tenant', '=', 'shell-bay')
    .where('id', '=', OTHER_MAILS)
    .execute();
  await harness.store
    .insertInto('waiting_list')
    .values({
      tenant: 'shell-bay',
      id: 1,
      date: '2026-11-23',
      revision: 1,
      name: 'Ada',
      guests: 2,
      phone: '',
      email: 'ada@example.com',
      quoted_minutes: 5,
      joined_at: 0,
      state: 'offered',
      offer_tables: '["1"]',
      offer_minutes: 10,
      offer_until: recordedAt + 10 * MINUTE_MS,
      reservation_id: Number(reservation!['id']),
    })
    .execute();
  await sendUntil('offer');
  expect(await heldMinutes()).toBe(18);
  const [held] = await harness.rows('reservations');
  expect((await harness.rows('waiting_list'))[0]!['offer_until']).toBe(held!['held_until']);
});
