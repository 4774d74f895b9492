/**
 * Every way out of a hold while its tables are at stake: another host may have released them, since its clock is ahead
 * or a lock has kept this one waiting until the hold was over.
 */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { createConfirmationSecret, freeExpiredTables } from '../../../src/server/booking/heldReservations.ts';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { type DaySession, openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';
import { isPostgres } from '../testDatabase.ts';

let harness: ServerHarness;
let day: DaySession;
beforeEach(async () => {
  harness = await openHarness({ venue: { lead_minutes: 0 } });
  day = await openDaySession(harness);
});

const MINUTE_MS = 60_000;
const GUEST = 'Ada Silva';

/** Sets until when a party holds its tables. */
async function holdUntil(id: number, instant: number): Promise<void> {
  const ofVenue = harness.store.updateTable('reservations').where('tenant', '=', 'shell-bay').where('id', '=', id);
  await ofVenue.set({ held_until: instant }).execute();
  const offers = harness.store.updateTable('waiting_list').where('tenant', '=', 'shell-bay');
  await offers.set({ offer_until: instant }).where('reservation_id', '=', id).execute();
}

/** Holds table 1 for a guest who must confirm, and resolves to the path of the link. */
async function holdForConfirmation(milliseconds = 15 * MINUTE_MS): Promise<string> {
  expect((await harness.reserve({ selected_tables: [1] })).statusCode).toBe(200);
  const { id } = await day.party(GUEST);
  await holdUntil(id, Date.now() + milliseconds);
  return `/v/shell-bay/confirm/${await createConfirmationSecret(harness.store, 'shell-bay', id)}`;
}

/** Offers table 1 to a waiting guest, and resolves to the path of the page that answers it. */
async function offer(): Promise<string> {
  await day.act({ type: 'wait_add', name: GUEST, guests: 2, email: 'ada@example.com', quotedMinutes: 20 });
  const [entry] = (await day.state()).waiting;
  await day.act({ type: 'wait_offer', entry: entry!.id, revision: 0, tables: ['1'], minutes: 10 });
  return `/r/${await createGuestLink(harness.store, 'shell-bay', (await day.party(GUEST)).id)}`;
}

/** Releases what the guest holds, as a host whose clock is ahead does, and without a mark in the reservation. */
async function releaseElsewhere(): Promise<void> {
  const { id } = await day.party(GUEST);
  const claims = harness.store.deleteFrom('claims').where('tenant', '=', 'shell-bay');
  await claims.where('reservation_id', '=', id).execute();
}

const bookAsStranger = async (): Promise<number> =>
  (await harness.reserve({ first_name: 'Bo', email: 'bo@example.com', selected_tables: [1] })).statusCode;

/** Who has table 1, by the claims, and who says so, by the reservations. */
async function ownersOfTable(): Promise<{ claims: string[]; parties: string[] }> {
  const names = new Map((await harness.rows('reservations')).map(({ id, first_name: name }) => [id, String(name)]));
  const claims = (await harness.rows('claims')).filter(({ table_key: key }) => key === '1');
  const parties = (await day.state()).parties.filter(
    ({ tables, cancelled, heldUntil }) => tables.includes('1') && !cancelled && heldUntil === null,
  );
  return {
    claims: claims.map((claim) => names.get(claim['reservation_id'])!.split(' ')[0]!),
    parties: parties.map(({ name }) => name.split(' ')[0]!),
  };
}

type Way = { readonly hold: () => Promise<string>; readonly leave: (path: string) => Promise<boolean> };

const step = async (action: (party: { id: number; revision: number }) => DayAction): Promise<boolean> =>
  (await day.act(action(await day.party(GUEST)))).ok;
const seatOffered = async (): Promise<boolean> => {
  const { id, revision } = (await day.state()).waiting[0]!;
  return (await day.act({ type: 'wait_seat', entry: id, revision, tables: ['1'] })).ok;
};
const withStatus = (status: 'confirmed' | 'arrived' | 'seated'): Way => ({
  hold: () => holdForConfirmation(),
  leave: () => step(({ id, revision }) => ({ type: 'status', party: id, revision, status })),
});

/** How a party that is held gets its tables for good. */
const WAYS: Readonly<Record<string, Way>> = {
  'a guest confirms by mail': {
    hold: () => holdForConfirmation(),
    leave: async (path) => (await harness.press(path)).statusCode === 200,
  },
  'a waiting guest accepts an offer': {
    hold: offer,
    leave: async (path) => {
      await harness.press(`${path}/accept`);
      return (await day.state()).waiting[0]!.state === 'accepted';
    },
  },
  'staff seat a waiting guest': { hold: offer, leave: seatOffered },
  'staff confirm a held party': withStatus('confirmed'),
  'staff note the arrival of a held party': withStatus('arrived'),
  'staff seat a held party': withStatus('seated'),
};

describe.each(Object.entries(WAYS))('when %s', (_, { hold, leave }) => {
  test('somebody else who got the released table meanwhile keeps it alone', async () => {
    const path = await hold();
    await releaseElsewhere();
    expect(await bookAsStranger()).toBe(200);
    expect(await leave(path)).toBe(false);
    expect(await ownersOfTable()).toEqual({ claims: ['Bo'], parties: ['Bo'] });
  });

  test('a table that was released meanwhile and is free is claimed again', async () => {
    const path = await hold();
    await releaseElsewhere();
    expect(await leave(path)).toBe(true);
    expect(await ownersOfTable()).toEqual({ claims: ['Ada'], parties: ['Ada'] });
    expect(await bookAsStranger()).toBe(422);
  });

  test('a hold that was released stays so, whatever a clock says', async () => {
    const path = await hold();
    const { id } = await day.party(GUEST);
    await holdUntil(id, Date.now() - 1);
    await freeExpiredTables(harness.store, harness.venues.get('shell-bay')!);
    const [row] = (await harness.rows('reservations')).filter((one) => one['id'] === id);
    expect(row!['held_until']).toBe(0);
    expect(await ownersOfTable()).toEqual({ claims: [], parties: [] });
    // Seating a waiting guest needs no offer.
    const isSeated = leave === seatOffered && (await leave(path));
    if (leave !== seatOffered) await expect(leave(path).catch(() => false)).resolves.toBe(false);
    expect((await ownersOfTable()).claims).toEqual(isSeated ? ['Ada'] : []);
  });
});

test('staff who move a held party to the table that it had lost get a refusal', async () => {
  await holdForConfirmation();
  await releaseElsewhere();
  expect(await bookAsStranger()).toBe(200);
  expect(await step(({ id, revision }) => ({ type: 'tables', party: id, revision, tables: ['1', '2'] }))).toBe(false);
  expect(await step(({ id, revision }) => ({ type: 'edit', party: id, revision, guests: 1 }))).toBe(false);
  expect(await step(({ id, revision }) => ({ type: 'tables', party: id, revision, tables: ['2'] }))).toBe(true);
  expect(await ownersOfTable()).toEqual({ claims: ['Bo'], parties: ['Bo'] });
});

test('a hold that is over is not brought back by taking back its cancellation', async () => {
  await holdForConfirmation();
  const party = await day.party(GUEST);
  const { log } = await day.act({ type: 'cancel', party: party.id, revision: party.revision, tell: false });
  const early = await day.act({ type: 'undo', log: log! });
  expect(early.ok).toBe(true);
  const { revision } = await day.party(GUEST);
  await holdUntil(party.id, Date.now() + 200);
  const again = await day.act({ type: 'cancel', party: party.id, revision, tell: false });
  await delay(300);
  expect(await day.act({ type: 'undo', log: again.log! })).toMatchObject({ ok: false });
  expect(await bookAsStranger()).toBe(200);
});

/** Keeps everybody from writing until the returned function is called. */
async function lock(): Promise<() => Promise<void>> {
  if (!isPostgres) {
    const other = new Database(harness.database);
    other.exec('begin immediate');
    return async () => {
      other.exec('rollback');
      other.close();
    };
  }
  const other = new Client(harness.database);
  await other.connect();
  await other.query("begin; select * from venue_locks where tenant = 'shell-bay' for update");
  return async () => {
    await other.query('rollback');
    await other.end();
  };
}

test('a confirmation that a lock delays until the hold is over is refused, and the table is free', async () => {
  const path = await holdForConfirmation(1_000);
  const unlock = await lock();
  const answer = harness.press(path);
  await delay(1_300);
  await unlock();
  const { statusCode, body } = await answer;
  expect([statusCode, body]).toEqual([404, expect.stringContaining(MAIL_TEXTS.en.confirm_invalid_title)]);
  expect(await bookAsStranger()).toBe(200);
  expect(await ownersOfTable()).toEqual({ claims: ['Bo'], parties: ['Bo'] });
});

test('an acceptance that a lock delays until the offer is over is refused, and the table is free', async () => {
  const path = await offer();
  await holdUntil((await day.party(GUEST)).id, Date.now() + 1_000);
  const unlock = await lock();
  const answer = harness.press(`${path}/accept`);
  await delay(1_300);
  await unlock();
  await answer;
  expect(await bookAsStranger()).toBe(200);
  expect(await ownersOfTable()).toEqual({ claims: ['Bo'], parties: ['Bo'] });
});
