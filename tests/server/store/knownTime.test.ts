/** Nothing is erased or ended by a clock that the database contradicts. */
import { join } from 'node:path';
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { releasedHolds, freeExpiredTables } from '../../../src/server/booking/heldReservations.ts';
import { eraseExpired } from '../../../src/server/booking/personalData.ts';
import { assignSeasonPlaces } from '../../../src/server/booking/season/assignPlaces.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { createEditorSessions } from '../../../src/server/editor/sessions.ts';
import { createKey } from '../../../src/server/keys/apiKeys.ts';
import { deleteOldEvents } from '../../../src/server/live/events.ts';
import { believedTime, describeDoubt, isOver, knownSince, nextKnownTime } from '../../../src/server/store/knownTime.ts';
import { confirmTime, noteTime, readKnownTime } from '../../../src/server/store/noteTime.ts';
import { ALL_VENUES } from '../../../src/server/store/store.ts';
import { type RunningHost, startHost } from '../../support/host.ts';
import { openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { EDITOR_TOKEN, NOW, type ServerHarness, createTempFolder } from '../serverHarness.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TENANT = 'shell-bay';
/** When the database was used last. The machine's clock, which is that of the test, is ahead of it. */
const KNOWN = Date.parse(NOW) - 30 * DAY_MS;
const TEN_YEARS_LATER = Date.parse(NOW) + 3_650 * DAY_MS;

describe('what is known of the time', () => {
  const known = knownSince(KNOWN);

  /** Runs a host by a clock that is so far ahead, looking once an hour, and returns what is known then. */
  const run = (ahead: number, hours: number) => {
    let after = nextKnownTime(known, KNOWN + ahead, 0);
    for (let hour = 1; hour <= hours; hour++) after = nextKnownTime(after, KNOWN + ahead + hour * HOUR_MS, HOUR_MS);
    return after;
  };

  test('a clock is believed that is a week ahead or behind, as after some days without a host', () => {
    for (const ahead of [7 * DAY_MS, -7 * DAY_MS]) expect(run(ahead, 0)).toEqual(knownSince(KNOWN + ahead));
  });

  test.each([3_650 * DAY_MS, 8 * DAY_MS, -8 * DAY_MS, -3_650 * DAY_MS])(
    'a clock that differs by more (%d ms) is believed once hosts have run by it for a day, and not before',
    (ahead) => {
      expect(run(ahead, 23)).toMatchObject({ known_at: KNOWN, doubted_from: KNOWN + ahead });
      expect(run(ahead, 24)).toEqual(knownSince(KNOWN + ahead + DAY_MS));
    },
  );

  test('a day that passes only on the clock, or while no host runs, confirms nothing', () => {
    const doubted = run(3_650 * DAY_MS, 1);
    const later = KNOWN + 3_652 * DAY_MS;
    expect(nextKnownTime(doubted, later, 60_000)).toMatchObject({ known_at: KNOWN, confirmed_ms: HOUR_MS + 60_000 });
  });

  test('several hosts together confirm no more time than has passed', () => {
    let after = run(3_650 * DAY_MS, 0);
    for (let hour = 1; hour <= 23; hour++)
      for (let host = 0; host < 3; host++)
        after = nextKnownTime(after, KNOWN + 3_650 * DAY_MS + hour * HOUR_MS, HOUR_MS);
    expect(after).toMatchObject({ known_at: KNOWN, confirmed_ms: 23 * HOUR_MS });
  });

  test('the day begins again after another jump, and a clock that is right again is believed at once', () => {
    const doubted = run(3_650 * DAY_MS, 20);
    const again = nextKnownTime(doubted, KNOWN + 7_300 * DAY_MS, 60_000);
    expect(again).toMatchObject({ doubted_from: KNOWN + 7_300 * DAY_MS, confirmed_ms: 0 });
    expect(nextKnownTime(again, KNOWN + DAY_MS, 60_000)).toEqual(knownSince(KNOWN + DAY_MS));
  });
});

/** Lets the database know that it was used last at an instant. */
async function know(harness: ServerHarness, at = KNOWN): Promise<void> {
  await harness.store
    .insertInto('clock')
    .values({ tenant: ALL_VENUES, ...knownSince(at) })
    .execute();
  await readKnownTime(harness.store);
}

/** What the time erases or ends: makes something old, lets its time pass, and counts what is left of it. */
const ENDS: Readonly<
  Record<
    string,
    {
      make(harness: ServerHarness): Promise<void>;
      end(harness: ServerHarness): Promise<unknown>;
      left(harness: ServerHarness): Promise<unknown>;
    }
  >
> = {
  'a reservation after its retention': {
    make: async (harness) => void (await harness.reserve()),
    end: ({ store, venues, dataDir }) =>
      eraseExpired(store, venues, { days: 30, now: TEN_YEARS_LATER, outboxDir: dataDir }),
    left: async (harness) => [
      (await harness.rows('reservations')).length,
      (await harness.rows('claims')).length > 0,
      (await harness.rows('guest_links')).length,
      (await harness.rows('day_log')).length,
    ],
  },
  'a hold': {
    async make(harness) {
      await harness.reserve();
      await harness.setAll('reservations', { held_until: Date.now() - 1 });
    },
    end: ({ store, venues }) => freeExpiredTables(store, venues.get(TENANT)!),
    left: async (harness) => [
      (await harness.rows('claims')).length > 0,
      (await releasedHolds(harness.store, TENANT)).length,
    ],
  },
  'an offer to a waiting guest': {
    async make(harness) {
      const day = await openDaySession(harness);
      await day.act({ type: 'wait_add', name: 'Mei', guests: 2, email: 'mei@example.com', quotedMinutes: 20 });
      const [entry] = (await day.state()).waiting;
      await day.act({ type: 'wait_offer', entry: entry!.id, revision: 0, tables: ['5'], minutes: 10 });
      await harness.setAll('waiting_list', { offer_until: Date.now() - 1 });
    },
    end: ({ store, venues }) => takeDueSteps({ store, venues, tenant: TENANT }, Date.parse(NOW)),
    left: async (harness) => (await harness.rows('waiting_list')).map(({ state }) => state),
  },
  'the offer of a season place': {
    async make(harness) {
      const row = {
        name: 'Anna',
        email: '',
        phone: '',
        place: 'Line 3',
        from: '2026-11-24',
        until: '2026-12-10',
        paid: '',
      };
      const call = { now: Date.parse(NOW), actor: { role: 'owner', name: '' }, mailed: false } as const;
      await assignSeasonPlaces(harness.store, harness.venues.get(TENANT)!, [row], call);
      await harness.setAll('season_places', { state: 'offered', answer_by: '2026-11-30' });
    },
    end: ({ store, venues }) => takeDueSteps({ store, venues, tenant: TENANT }, TEN_YEARS_LATER),
    left: async (harness) => [
      (await harness.rows('season_places')).map(({ state }) => state),
      (await harness.rows('claims')).length > 0,
    ],
  },
  'a season place after its retention': {
    async make(harness) {
      const row = {
        name: 'Anna',
        email: '',
        phone: '',
        place: 'Line 3',
        from: '2026-11-24',
        until: '2026-12-10',
        paid: '',
      };
      const call = { now: Date.parse(NOW), actor: { role: 'owner', name: '' }, mailed: false } as const;
      await assignSeasonPlaces(harness.store, harness.venues.get(TENANT)!, [row], call);
    },
    end: ({ store, venues, dataDir }) =>
      eraseExpired(store, venues, { days: 30, now: TEN_YEARS_LATER, outboxDir: dataDir }),
    left: async (harness) => [(await harness.rows('season_places')).length, (await harness.rows('blocks')).length],
  },
  'an event': {
    async make(harness) {
      for (const table of [1, 2]) await harness.reserve({ selected_tables: [table] });
      await harness.setAll('events', { recorded_at: Date.now() - 2 * HOUR_MS });
    },
    end: ({ store }) => deleteOldEvents(store, TENANT, Date.now()),
    left: async (harness) => (await harness.rows('events')).length > 1,
  },
  'a session': {
    async make({ store }) {
      await createEditorSessions(store, EDITOR_TOKEN).begin();
      const sessions = store.updateTable('editor_sessions').where('tenant', '=', ALL_VENUES);
      await sessions.set({ created_at: 1, ends_at: Date.now() - 1 }).execute();
    },
    end: ({ store }) => createEditorSessions(store, EDITOR_TOKEN).begin(),
    left: async (harness) => (await harness.rows('editor_sessions')).some(({ created_at: at }) => at === 1),
  },
  'a key': {
    async make({ store }) {
      const key = { tenant: TENANT, name: 'Till', scopes: [], ends_at: Date.now() - 1 } as const;
      await createKey(store, key, KNOWN - DAY_MS);
    },
    end: ({ store }) =>
      createKey(store, { tenant: TENANT, name: 'New', scopes: [], ends_at: TEN_YEARS_LATER }, Date.now()),
    left: async (harness) => (await harness.rows('api_keys')).map(({ name }) => name).includes('Till'),
  },
  'what a step has replaced': {
    async make(harness) {
      await harness.reserve();
      await harness.setAll('day_log', { personal: '"Ada"', recorded_at: Date.now() - DAY_MS });
    },
    end: ({ store, venues }) => takeDueSteps({ store, venues, tenant: TENANT }, Date.parse(NOW)),
    left: async (harness) => (await harness.rows('day_log')).map(({ personal }) => personal),
  },
};

describe.each(Object.entries(ENDS))('%s', (_, { make, end, left }) => {
  const venue = { lead_minutes: 0 };

  test('outlives a clock that the database contradicts, and ends once that is confirmed', async () => {
    const harness = await openHarness({ venue });
    await make(harness);
    await know(harness);
    const before = await left(harness);
    await end(harness);
    expect(await left(harness)).toEqual(before);
    // As a host that runs on notes it.
    await noteTime(harness.store, 60_000);
    await end(harness);
    expect(await left(harness)).toEqual(before);
    await harness.store
      .updateTable('clock')
      .set(knownSince(TEN_YEARS_LATER))
      .where('tenant', '=', ALL_VENUES)
      .execute();
    await readKnownTime(harness.store);
    await end(harness);
    expect(await left(harness)).not.toEqual(before);
  });

  test('ends where nothing speaks against the clock', async () => {
    const harness = await openHarness({ venue });
    await make(harness);
    const before = await left(harness);
    await end(harness);
    expect(await left(harness)).not.toEqual(before);
  });
});

test('what a doubted clock has begun ends by the same clock, after its minutes', async () => {
  const harness = await openHarness();
  await know(harness);
  const { doubted_from: from } = await noteTime(harness.store, 0);
  const isOverAt = async (end: number, now: number): Promise<boolean> => {
    const { rows } = await sql<{
      over: unknown;
    }>`select ${isOver(harness.store, sql`cast(${end} as bigint)`, { now })} as over`.execute(harness.store);
    return Boolean(rows[0]!.over);
  };
  const now = from! + HOUR_MS;
  expect(await isOverAt(KNOWN - 1, now)).toBe(true);
  expect(await isOverAt(KNOWN + 1, now)).toBe(false);
  expect(await isOverAt(from!, now)).toBe(false);
  expect(await isOverAt(from! + 1, now)).toBe(true);
  expect(await isOverAt(now + 1, now)).toBe(false);
});

test('an operator hears of a doubted time, and confirms it', async () => {
  const harness = await openHarness();
  expect(describeDoubt(harness.store, TEN_YEARS_LATER)).toBeUndefined();
  await know(harness);
  const { json } = await harness.app.inject({ url: '/readyz' });
  expect(json()).toMatchObject({
    ok: true,
    warnings: [expect.stringMatching(/^the time is \d+ days later than when/)],
  });
  expect(believedTime(harness.store, TEN_YEARS_LATER)).toBe(KNOWN);
  await confirmTime(harness.store);
  expect(describeDoubt(harness.store, Date.now())).toBeUndefined();
});

describe('a host whose clock or TIDETABLE_NOW is ten years ahead', () => {
  /** Lets a process start ten years later than it is. */
  const LATER = `const now = Date.now; Date.now = () => now() + ${3_650 * DAY_MS}`;
  const starts: Readonly<Record<string, Parameters<typeof startHost>[0]>> = {
    clock: { env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(LATER)}` } },
    TIDETABLE_NOW: { now: new Date(TEN_YEARS_LATER).toISOString() },
  };

  test.each(Object.entries(starts))('%s: erases nothing, and says so', async (_, options) => {
    const dataDir = createTempFolder({});
    const rowsOf = (): unknown[] => {
      const database = new Database(join(dataDir, 'tidetable.sqlite'), { readonly: true });
      const rows = database.prepare('select code from reservations').all();
      database.close();
      return rows;
    };
    const reserved = await startHost({ dataDir, args: ['--demo'] });
    await reserved.stop();
    const before = rowsOf();
    expect(before.length).toBeGreaterThan(3);
    const ahead: RunningHost = await startHost({ ...options, dataDir });
    const { warnings } = (await (await fetch(`${ahead.url}/readyz`)).json()) as { warnings: string[] };
    await ahead.stop();
    expect(warnings).toEqual([expect.stringContaining('npm run clock -- --confirm')]);
    expect(ahead.output().stderr).toContain('npm run clock -- --confirm');
    expect(rowsOf()).toEqual(before);
  });
});
