/**
 * "Nothing is booked twice", path by path: whatever can give a table to a party does so against a stranger who takes it
 * before, after or at the same time. The lists fail when a path appears that they lack.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { createConfirmationSecret } from '../../../src/server/booking/heldReservations.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import { ROOT } from '../../support/host.ts';
import { DATE, type DaySession, openDaySession } from '../day/daySession.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, STAYS, type ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
let day: DaySession;
beforeEach(async () => {
  // Parties that come through the door stay until after the stranger's time.
  const venue = { occupancy: 'stay', stays: STAYS, lead_minutes: 0, turn_times: [{ guests: 8, minutes: 600 }] };
  harness = await openHarness({ venue });
  day = await openDaySession(harness);
});

const TABLE = '1';
/** Ten o'clock, when the stranger wants the table: in minutes, and as its slot. */
const TIME = 600;
const SLOT = 40;
const EVENING = 18 * 60;
const tenant = 'shell-bay';
const now = Date.parse(NOW);

const store = () => harness.store;
const dayStore = () => ({ store: harness.store, venues: harness.venues, tenant });
const act = async (action: DayAction): Promise<boolean> => (await day.act(action)).ok;
const partyOf = async (name: string): Promise<{ party: number; revision: number }> => {
  const { id, revision } = await day.party(name);
  return { party: id, revision };
};
const waitingOf = async (name: string) => (await day.state()).waiting.find((entry) => entry.name === name)!;

/** Enters Ada's party. */
async function enter(tables: readonly string[], time = TIME, name = 'Ada'): Promise<void> {
  expect(await act({ type: 'add', name, guests: 2, time, stay: 120, tables: [...tables] })).toBe(true);
}

async function wait(name: string): Promise<void> {
  const email = `${name}@example.com`;
  expect(await act({ type: 'wait_add', name, guests: 2, email, quotedMinutes: 20 })).toBe(true);
}

async function offerTo(name: string): Promise<boolean> {
  const { id, revision } = await waitingOf(name);
  return act({ type: 'wait_offer', entry: id, revision, tables: [TABLE], minutes: 10 });
}

/** Releases what a party holds, as a host whose clock is ahead does. */
async function release(name: string): Promise<void> {
  const { party } = await partyOf(name);
  await store().deleteFrom('claims').where('tenant', '=', tenant).where('reservation_id', '=', party).execute();
}

/** Offers the table to Ada, lets the offer lose it, and resolves to the path of her page. */
async function offerLost(): Promise<string> {
  for (const name of ['Ada', 'Cy']) await wait(name);
  expect(await offerTo('Ada')).toBe(true);
  const page = `/r/${await createGuestLink(store(), tenant, (await partyOf('Ada')).party)}`;
  await release('Ada');
  return page;
}

/** A step of the host that may give the table to Cy, who waits. */
const passesOn = async (end: () => Promise<unknown>): Promise<boolean> => {
  await end();
  return (await waitingOf('Cy')).state === 'offered';
};

const bookAsStranger = async (): Promise<boolean> =>
  (await harness.reserve({ first_name: 'Bo', selected_tables: [Number(TABLE)], email: 'bo@example.com' }))
    .statusCode === 200;

/** Prepares to take the table, and resolves to what takes it, which resolves to whether somebody was told so. */
type Path = () => Promise<() => Promise<boolean>>;

/** What staff can do. The type checker asks for each action. */
const ACTIONS: Readonly<Record<DayAction['type'], Path | 'takes no table'>> = {
  walk_in: async () => () => act({ type: 'walk_in', guests: 2, tables: [TABLE], name: 'Ada' }),
  add: async () => () => act({ type: 'add', name: 'Ada', guests: 2, time: TIME, stay: 120, tables: ['2', TABLE] }),
  edit: async () => {
    await enter([TABLE], EVENING);
    const party = await partyOf('Ada');
    return () => act({ type: 'edit', ...party, time: TIME });
  },
  status: async () => {
    await enter([TABLE]);
    await act({ type: 'status', ...(await partyOf('Ada')), status: 'no_show' });
    const party = await partyOf('Ada');
    return () => act({ type: 'status', ...party, status: 'seated' });
  },
  tables: async () => {
    await enter(['2']);
    const party = await partyOf('Ada');
    return () => act({ type: 'tables', ...party, tables: ['2', TABLE] });
  },
  swap: async () => {
    await enter(['2']);
    await enter([TABLE], EVENING, 'Cy');
    const [party, other] = [await partyOf('Ada'), await partyOf('Cy')];
    return () => act({ type: 'swap', ...party, other: other.party, otherRevision: other.revision });
  },
  block: async () => () =>
    act({ type: 'block', tables: [TABLE], from: DATE, until: DATE, fromTime: TIME, untilTime: 720, reason: 'Ada' }),
  wait_offer: async () => {
    await wait('Ada');
    return () => offerTo('Ada');
  },
  wait_seat: async () => {
    await wait('Ada');
    const { id, revision } = await waitingOf('Ada');
    return () => act({ type: 'wait_seat', entry: id, revision, tables: [TABLE] });
  },
  undo: async () => {
    await enter([TABLE]);
    const { log } = await day.act({ type: 'cancel', ...(await partyOf('Ada')), tell: false });
    return () => act({ type: 'undo', log: log! });
  },
  restore: async () => {
    await enter([TABLE]);
    await act({ type: 'cancel', ...(await partyOf('Ada')), tell: false });
    const party = await partyOf('Ada');
    return () => act({ type: 'restore', ...party, tables: [TABLE] });
  },
  take_back: async () => {
    await enter([TABLE]);
    const { party } = await partyOf('Ada');
    const span = { from: DATE, until: DATE, fromTime: TIME, untilTime: 720 };
    const { log, state } = await day.act({ type: 'block', tables: [TABLE], ...span, reason: 'Tide', tell: [party] });
    await act({ type: 'unblock', block: state.blocks[0]!.id });
    return async () => {
      const { ok, rest } = await day.act({ type: 'take_back', log: log! });
      return ok && rest === undefined;
    };
  },
  send_again: 'takes no table',
  stop_mail: 'takes no table',
  keep: 'takes no table',
  cancel: 'takes no table',
  unblock: 'takes no table',
  tags: 'takes no table',
  note: 'takes no table',
  pause: 'takes no table',
  wait_add: 'takes no table',
  wait_leave: 'takes no table',
  request_decline: 'takes no table',
};

/** What guests and the host itself can do. */
const OTHER_PATHS: Readonly<Record<string, Path>> = {
  'a reservation': async () => async () =>
    (await harness.reserve({ selected_tables: [2, 1], guests: '4' })).statusCode === 200,
  'a submit that is sent again': async () => {
    const again = { idempotency_key: 'submit-0001', selected_tables: [1] };
    return async () => {
      const [first, second] = await Promise.all([harness.reserve(again), harness.reserve(again)]);
      expect(second.statusCode).toBe(first.statusCode);
      return first.statusCode === 200;
    };
  },
  "a guest's change": async () => {
    const { manage } = (await harness.reserve({ selected_tables: [2] })).json<{ manage: string }>();
    const change = harness.payload({ selected_tables: [1] });
    return async () => (await harness.post(`${manage}/reservation`, change)).statusCode === 200;
  },
  'a confirmation by mail': async () => {
    expect((await harness.reserve({ selected_tables: [1] })).statusCode).toBe(200);
    const { party } = await partyOf('Ada Silva');
    const held = store()
      .updateTable('reservations')
      .set({ held_until: Date.now() + 600_000 });
    await held.where('tenant', '=', tenant).where('id', '=', party).execute();
    await release('Ada Silva');
    const secret = await createConfirmationSecret(store(), tenant, party);
    return async () => (await harness.press(`/v/${tenant}/confirm/${secret}`)).statusCode === 200;
  },
  'a move that the owner decides with new settings': async () => {
    await enter([TABLE], EVENING);
    const owner = await openEditorSession(harness, tenant, 'localhost', 'settings');
    const { published } = (await owner.call('GET')).json();
    const [{ code } = { code: '' }] = await harness.rows('reservations');
    const place = { date: DATE, time: TIME, tables: [{ key: TABLE, name: '' }] };
    const decisions = [{ type: 'move', code, place }];
    return async () =>
      (await owner.publish({ ...published.settings, hold_minutes: 30 }, { decisions })).statusCode === 200;
  },
  'an accepted offer': async () => {
    const page = await offerLost();
    return async () => {
      await harness.press(`${page}/accept`);
      return (await waitingOf('Ada')).state === 'accepted';
    };
  },
  'an offer that is declined and passed on': async () => {
    const page = await offerLost();
    return () => passesOn(() => harness.press(`${page}/decline`));
  },
  'an offer that ends and is passed on': async () => {
    await offerLost();
    const offers = store().updateTable('waiting_list').where('tenant', '=', tenant);
    await offers.set({ offer_until: 1 }).where('state', '=', 'offered').execute();
    return () => passesOn(() => takeDueSteps(dayStore(), now));
  },
};

const PATHS = Object.entries({ ...ACTIONS, ...OTHER_PATHS }).flatMap(([name, path]): [string, Path][] =>
  path === 'takes no table' ? [] : [[name, path]],
);

/** Who has been told that the table is theirs at the stranger's time, and who has the claim. */
async function owners(): Promise<{ told: string[]; claims: number }> {
  const { parties, blocks } = await day.state();
  const isAt = ({ time, stay }: { time: number; stay: number | null }): boolean =>
    time <= TIME && (stay === null || time + stay > TIME);
  const told = parties
    .filter((party) => party.tables.includes(TABLE) && isAt(party) && !party.cancelled && party.status !== 'no_show')
    // Who is only offered the table, and has lost it, will be told so.
    .filter(({ heldUntil, name }) => heldUntil === null || name === 'Cy')
    .map(({ name }) => name.split(' ')[0]!);
  const claims = (await harness.rows('claims')).filter(
    ({ table_key: table, slot, date }) => table === TABLE && slot === SLOT && date === DATE,
  );
  return { told: [...told, ...blocks.map(({ reason }) => reason)], claims: claims.length };
}

describe.each(PATHS)('%s', (name, path) => {
  test('a path to a table gets none that somebody else has', async () => {
    const take = await path();
    expect(await bookAsStranger()).toBe(true);
    expect(await take()).toBe(false);
    expect(await owners()).toEqual({ told: ['Bo'], claims: 1 });
  });

  test('a path to a table keeps it from everybody else', async () => {
    const take = await path();
    expect(await take()).toBe(true);
    expect(await bookAsStranger()).toBe(false);
    const { told, claims } = await owners();
    // An offer tells its guest only when it is accepted.
    expect([told.includes('Bo'), claims]).toEqual([false, 1]);
    if (name !== 'wait_offer') expect(told).toHaveLength(1);
  });

  test('a path to a table shares none with somebody who takes it at the same moment', async () => {
    const take = await path();
    const outcomes = await Promise.all([take(), bookAsStranger()]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await owners()).claims).toBe(1);
  });
});

test('a party that an occupancy setting had left without its table gets it only once it is free', async () => {
  await enter([TABLE]);
  await release('Ada');
  const { code } = (await harness.reserve({ first_name: 'Bo', selected_tables: [1] })).json<{ code: string }>();
  const third = (await harness.reserve({ first_name: 'Cy', selected_tables: [2] })).json<{ code: string }>();
  const served = harness.venues.get(tenant)!;
  const owner = async () => {
    const { reservation_id: id } = (await harness.rows('claims')).find(({ table_key: key }) => key === TABLE)!;
    return (await day.state()).parties.find((party) => party.id === id)?.name;
  };
  await cancelReservation(store(), served, third.code, now);
  expect(await owner()).toBe('Bo Silva');
  await cancelReservation(store(), served, code, now);
  expect(await owner()).toBe('Ada');
});

describe('the sources', () => {
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [relative(ROOT, join(ROOT, 'src', file)), readFileSync(join(ROOT, 'src', file), 'utf8')] as const);
  /** Returns how often each file has a pattern. */
  const count = (pattern: RegExp): Record<string, number> =>
    Object.fromEntries(
      sources
        .map(([file, text]) => [file, text.match(pattern)?.length ?? 0] as const)
        .filter(([, matches]) => matches > 0),
    );
  const callsOf = (name: string): Record<string, number> => {
    const calls = Object.entries(count(new RegExp(`(?<!function )\\b${name}\\(`, 'g')));
    return Object.fromEntries(calls.filter(([file]) => file.startsWith('src/server/')));
  };

  test('the sources insert claims and reservations in one place each', () => {
    const written = (table: string): Record<string, number> =>
      count(new RegExp(`(?:insertInto\\(\\s*|replaceInto\\(\\s*|into\\s+)['"\`]?${table}\\b`, 'gi'));
    expect(written('claims')).toEqual({ 'src/server/booking/claims.ts': 1 });
    expect(written('reservations')).toEqual({ 'src/server/booking/reservations.ts': 1 });
  });

  test('the sources change reservations only where the tests above have been', () => {
    expect(count(/updateTable\(\s*'reservations'/g)).toEqual({
      'src/server/booking/changeReservation.ts': 2,
      'src/server/booking/heldReservations.ts': 2,
      // It hands on what is known of a guest.
      'src/server/booking/visits/guests.ts': 1,
      'src/server/day/actions/dayTransaction.ts': 1,
      // It extends a hold that still lasts, whose claims stay.
      'src/server/mail/holdStart.ts': 1,
    });
    expect(count(/(?:updateTable\(\s*'claims'|update\s+claims\b)/g)).toEqual({
      // It hands claims to another block of the same season place.
      'src/server/booking/season/seasonDays.ts': 1,
    });
  });

  /** Who calls what leads to a claim: a further caller is a further path, which needs a test above. */
  const CALLERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    writeClaims: {
      'src/server/booking/claims.ts': 2,
      'src/server/booking/reclaim.ts': 1,
      // Tested with season places.
      'src/server/booking/season/seasonDays.ts': 1,
      'src/server/day/actions/dayTransaction.ts': 1,
      'src/server/day/actions/hostSteps.ts': 1,
    },
    claimOnline: { 'src/server/booking/changeReservation.ts': 1, 'src/server/booking/makeReservation.ts': 1 },
    claimVisit: { 'src/server/booking/heldReservations.ts': 1 },
    insertReservation: {
      // Tested with stays of several days.
      'src/server/booking/changeReservation.ts': 1,
      'src/server/booking/makeReservation.ts': 1,
      'src/server/day/actions/dayTransaction.ts': 1,
    },
    storeReservation: { 'src/server/booking/makeReservation.ts': 1 },
    reserve: { 'src/server/booking/bookingRoutes.ts': 1, 'src/server/booking/demoReservations.ts': 1 },
    changeReservation: { 'src/server/commands/reservations.ts': 1, 'src/server/guest/changeRoutes.ts': 1 },
    confirmReservation: { 'src/server/http/confirmationRoutes.ts': 1 },
    reconcileClaims: { 'src/server/host.ts': 1 },
    'new DayTransaction': { 'src/server/day/actions/act.ts': 1, 'src/server/venueSettings/decisions.ts': 1 },
    // Two of them begin and end messages and one keeps a request, which leaves tables as they are.
    actAsHost: { 'src/server/day/actions/hostSteps.ts': 5, 'src/server/guest/partyRequests.ts': 1 },
    answerOffer: { 'src/server/guest/guestRoutes.ts': 1 },
    takeDueSteps: { 'src/server/host.ts': 1 },
  };

  test.each(Object.keys(CALLERS))('the sources call %s only on the paths above', (name) => {
    expect(callsOf(name)).toEqual(CALLERS[name]);
  });
});
