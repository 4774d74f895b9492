/** What a host asks the database again and again while nothing happens: one statement for all venues. */
import { beforeEach, describe, expect, test } from 'vitest';
import { newReservation } from '../../src/server/booking/reservations.ts';
import { findVenuesWithDueSteps } from '../../src/server/day/actions/dueSteps.ts';
import { findDueInOutbox, findDueWebhooks } from '../../src/server/delivery/dueVenues.ts';
import { latestEventIds } from '../../src/server/live/events.ts';
import { enqueueDigests } from '../../src/server/mail/digest.ts';
import { enqueueReminders } from '../../src/server/mail/reminders.ts';
import { sumChangedDays } from '../../src/server/booking/dailySums.ts';
import { findUntidyVenues } from '../../src/server/booking/untidyVenues.ts';
import { NEW_WAITING } from '../../src/server/store/waitingRows.ts';
import { openHarness } from './openHarness.ts';
import { NOW, STAYS, type ServerHarness } from './serverHarness.ts';
import { STORED_RESERVATION } from './storedReservation.ts';

const now = Date.parse(NOW);
const tenant = 'shell-bay';
const PACE = { realNow: Date.now, maxWaitMs: 1_000_000 };

let before: number;
let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({
    venue: { occupancy: 'stay', stays: STAYS, auto_free_minutes: 20, reminders: ['day'] },
  });
  for (const served of harness.venues.values()) await sumChangedDays(harness.store, served);
  before = harness.statementCount();
});

const dueSteps = (): Promise<string[]> => findVenuesWithDueSteps(harness.store, harness.venues, now);
const tenants = (): string[] => [...harness.venues.keys()];

describe('a host without anything to do', () => {
  test.each([
    ['the steps that are due', dueSteps, []],
    ['mails', () => findDueInOutbox(harness.store, tenants(), 'mail', PACE), []],
    ['messages', () => findDueInOutbox(harness.store, tenants(), 'message', PACE), []],
    ['events for webhooks', () => findDueWebhooks(harness.store, tenants(), PACE), []],
    ['what is to be cleared away', () => findUntidyVenues(harness.store, tenants(), Date.now()), []],
    [
      'news for open pages',
      () => latestEventIds(harness.store, tenants()),
      new Map([
        ['reef', 0],
        ['shell-bay', 0],
      ]),
    ],
  ])('a host without anything to do asks for %s of all venues in one statement', async (_, ask, nothing) => {
    expect(await ask()).toEqual(nothing);
    expect(harness.statementCount() - before).toBe(1);
  });

  test('a host without anything to do asks for reminders and mails of the day in two statements each', async () => {
    expect(await enqueueReminders(harness.store, harness.venues, now)).toBe(0);
    expect(await enqueueDigests(harness.store, harness.venues, now)).toBe(0);
    expect(harness.statementCount() - before).toBe(4);
  });
});

describe('a venue in which a step is due', () => {
  const insert = async (row: Partial<typeof STORED_RESERVATION>): Promise<void> => {
    await harness.store
      .insertInto('reservations')
      .values(newReservation({ ...STORED_RESERVATION, ...row }))
      .execute();
  };

  test.each([
    ['holds of guests end', { held_until: 1 }],
    ['a party is late', { time: 400 }],
    ['guests are seated', { status: 'seated', seated_at: now } as const],
  ])('a venue is found when %s', async (_, row) => {
    await insert(row);
    expect(await dueSteps()).toEqual([tenant]);
  });

  test.each([
    ['a hold still lasts', { held_until: Date.now() + 600_000 }],
    ['a hold has been released', { held_until: 0, cancelled_at: 1 }],
    ['a party is expected later', { time: 700 }],
    ['a late party has canceled', { time: 400, cancelled_at: 1 }],
    ['guests were seated on another date', { status: 'seated', date: '2026-11-22' } as const],
  ])('a venue is not found when %s', async (_, row) => {
    await insert(row);
    expect(await dueSteps()).toEqual([]);
  });

  test('a venue is found when another process has published its settings', async () => {
    await harness.store
      .insertInto('publications')
      .values({
        tenant,
        kind: 'settings',
        version: 1,
        content: '{}',
        hash: '',
        file_hash: '',
        summary: '[]',
        author: '',
        note: '',
        published_at: 1,
      })
      .execute();
    expect(await dueSteps()).toEqual([tenant]);
  });

  test('a venue is found when an offer to a waiting guest is over, or a place for the season is not answered', async () => {
    const person = { name: 'Ada', phone: '', email: '' };
    const waiting = { tenant, id: 1, date: '2026-11-23', guests: 2, joined_at: 1, state: 'offered' } as const;
    await harness.store
      .insertInto('waiting_list')
      .values({ ...NEW_WAITING, ...person, ...waiting, offer_until: 1 })
      .execute();
    const place = { table_key: '1', table_name: 'Line 1', from_date: '2027-01-01', until_date: '2027-02-01', paid: 0 };
    await harness.store
      .insertInto('season_places')
      .values({
        ...person,
        ...place,
        tenant: 'reef',
        id: 1,
        state: 'offered',
        answer_by: '2026-11-22',
        link: 1,
        secret_hash: null,
        created_at: 1,
      })
      .execute();
    expect((await dueSteps()).toSorted()).toEqual(['reef', tenant]);
  });

  test('a venue is found when a mail, a message or an event is due, and one with days to sum', async () => {
    const reserved = await harness.reserve();
    expect(reserved.statusCode).toBe(200);
    expect(await findDueInOutbox(harness.store, tenants(), 'mail', PACE)).toEqual([tenant]);
    expect(await findDueInOutbox(harness.store, tenants(), 'message', PACE)).toEqual([]);
    expect(await findUntidyVenues(harness.store, tenants(), Date.now())).toEqual([tenant]);
    await sumChangedDays(harness.store, harness.venues.get(tenant)!);
    expect(await findUntidyVenues(harness.store, tenants(), Date.now())).toEqual([]);
  });
});
