/** Which events each action of staff, each route and each step of the host causes: all of them, and nothing else. */
import type * as z from 'zod/mini';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { type WebhookEvent, webhookEventSchemas } from '../../../src/api/integrationContract.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import { HAPPENINGS } from '../../../src/domain/day/happenings.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { createConfirmationSecret } from '../../../src/server/booking/heldReservations.ts';
import {
  eraseExpired,
  eraseReservations,
  eraseWaitingGuests,
  findWaitingGuests,
} from '../../../src/server/booking/personalData.ts';
import { act as actOnDay } from '../../../src/server/day/actions/act.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import { startHold } from '../../../src/server/mail/holdStart.ts';
import { createWebhook, endWebhook, listWebhooks } from '../../../src/server/webhooks/webhooks.ts';
import { ROOT } from '../../support/host.ts';
import { DATE, type DaySession, blockAction, openDaySession } from '../day/daySession.ts';
import { openEditorSession, planWithTableName } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';
import { type Way, seasonWays } from './seasonWays.ts';
import { SILENT, writingRoutes } from './writingRoutes.ts';

const tenant = 'shell-bay';
const now = Date.parse(NOW);

let harness: ServerHarness;
let day: DaySession;
/** The writing routes that something below has reached, as `POST /reservation`. */
const reached = new Set<string>();
let isHappening = false;
const requestLog = pino(
  { base: null },
  {
    write(line: string) {
      const { msg, method, route } = JSON.parse(line) as Readonly<Record<string, string>>;
      if (isHappening && msg === 'request') reached.add(`${method} ${route}`);
    },
  },
);
beforeEach(async () => {
  isHappening = false;
  harness = await openHarness({
    log: requestLog,
    venue: { lead_minutes: 0, auto_free_minutes: 20, waiting_offer_minutes: 10 },
  });
  day = await openDaySession(harness);
  await addWebhook();
});

const addWebhook = (changes: Partial<Parameters<typeof createWebhook>[1]> = {}) =>
  createWebhook(harness.store, { tenant, url: 'https://pos.example/hook', content: 'full', ...changes }, now);
const act = async (action: DayAction): Promise<number | null> => {
  const { ok, log = null, ...rest } = await day.act(action);
  expect(ok, JSON.stringify(rest)).toBe(true);
  return log;
};
const partyOf = async (name: string): Promise<{ party: number; revision: number }> => {
  const { id, revision } = await day.party(name);
  return { party: id, revision };
};
const enter = (name: string, tables: string[], changes: object = {}): Promise<number | null> =>
  act({ type: 'add', name, guests: 2, time: 600, tables, email: `${name}@example.com`, ...changes });
const entryOf = async (name: string): Promise<{ entry: number; revision: number }> => {
  const { id, revision } = (await day.state()).waiting.find((each) => each.name === name)!;
  return { entry: id, revision };
};
const wait = (name: string) =>
  act({ type: 'wait_add', name, guests: 2, email: `${name}@example.com`, quotedMinutes: 20 });
const offerTo = async (name: string, tables = ['5']) =>
  act({ type: 'wait_offer', ...(await entryOf(name)), tables, minutes: 10 });
const offerPage = async (name: string): Promise<string> =>
  `/r/${await createGuestLink(harness.store, tenant, (await partyOf(name)).party)}`;
const reserve = async (changes: object = {}): Promise<{ code: string; manage: string }> => {
  const reply = await harness.reserve({ selected_tables: [1], ...changes });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

/** Holds the reservation of `reserve` for a guest who must confirm. */
async function hold(heldUntil = Date.now() + 600_000): Promise<number> {
  const { party } = await partyOf('Ada Silva');
  await harness.setAll('reservations', { held_until: heldUntil });
  return party;
}

/** The events of the queue, the earliest first. */
async function events(webhook?: string): Promise<WebhookEvent[]> {
  const rows = (await harness.rows('webhook_messages'))
    .filter(({ webhook_id: id }) => webhook === undefined || String(id) === webhook)
    .toSorted((one, other) => Number(one['sequence']) - Number(other['sequence']));
  return rows.map(({ payload }) => JSON.parse(String(payload)) as WebhookEvent);
}

/** A step about the party of Bo. */
const ofBo = (
  actionOf: (party: { readonly party: number; readonly revision: number }) => DayAction,
  caused: readonly string[],
): Way => [
  async () => {
    await enter('Bo', ['1']);
    const party = await partyOf('Bo');
    return () => act(actionOf(party));
  },
  caused,
];

/** What staff can do. The type checker asks for each action. */
const ACTIONS: Readonly<Record<DayAction['type'], Way>> = {
  walk_in: [
    async () => () => act({ type: 'walk_in', guests: 2, tables: ['3'] }),
    ['reservation.created', 'reservation.seated'],
  ],
  add: [async () => () => enter('Bo', ['1']), ['reservation.created']],
  edit: ofBo((party) => ({ type: 'edit', ...party, staffNote: 'By the window' }), ['reservation.changed']),
  status: [
    async () => {
      await enter('Bo', ['1']);
      return async () => {
        for (const status of ['arrived', 'seated', 'left', 'arrived', 'no_show', 'confirmed'] as const)
          await act({ type: 'status', ...(await partyOf('Bo')), status });
      };
    },
    ['changed', 'seated', 'left', 'changed', 'no_show', 'changed'].map((name) => `reservation.${name}`),
  ],
  tags: ofBo((party) => ({ type: 'tags', ...party, tags: ['Regular'] }), ['reservation.changed']),
  tables: ofBo((party) => ({ type: 'tables', ...party, tables: ['2'] }), ['reservation.changed']),
  swap: [
    async () => {
      await enter('Bo', ['1']);
      await enter('Cy', ['2']);
      const [one, other] = [await partyOf('Bo'), await partyOf('Cy')];
      return () => act({ type: 'swap', ...one, other: other.party, otherRevision: other.revision });
    },
    ['reservation.changed', 'reservation.changed'],
  ],
  keep: ofBo((party) => ({ type: 'keep', ...party }), ['reservation.changed']),
  cancel: ofBo((party) => ({ type: 'cancel', ...party, tell: true }), ['reservation.cancelled']),
  restore: [
    async () => {
      await enter('Bo', ['1']);
      await act({ type: 'cancel', ...(await partyOf('Bo')), tell: false });
      const party = await partyOf('Bo');
      return () => act({ type: 'restore', ...party, tables: ['1'] });
    },
    ['reservation.changed'],
  ],
  block: [
    async () => {
      await enter('Bo', ['1']);
      const { party } = await partyOf('Bo');
      return () => act(blockAction({ reason: 'Tide', tell: [party] }));
    },
    ['reservation.cancelled', 'day.blocked'],
  ],
  unblock: [
    async () => {
      await act(blockAction({ reason: 'Tide' }));
      const block = (await day.state()).blocks[0]!.id;
      return () => act({ type: 'unblock', block });
    },
    ['day.unblocked'],
  ],
  take_back: [
    async () => {
      await enter('Bo', ['1']);
      const log = await act(blockAction({ reason: 'Tide', tell: [(await partyOf('Bo')).party] }));
      return () => act({ type: 'take_back', log: log! });
    },
    ['reservation.changed', 'day.unblocked'],
  ],
  undo: [
    async () => {
      const log = await enter('Bo', ['1']);
      return () => act({ type: 'undo', log: log! });
    },
    ['reservation.cancelled'],
  ],
  wait_add: [async () => () => wait('Mei'), []],
  // The party that holds the tables is no reservation before the guest accepts.
  wait_offer: [
    async () => {
      await wait('Mei');
      return () => offerTo('Mei');
    },
    ['waiting.offered'],
  ],
  wait_seat: [
    async () => {
      await wait('Mei');
      await offerTo('Mei');
      const entry = await entryOf('Mei');
      return () => act({ type: 'wait_seat', ...entry, tables: ['5'] });
    },
    ['reservation.created', 'reservation.seated'],
  ],
  request_decline: [
    async () => {
      await harness.post('/reservation/request', harness.payload({ step: 1, guests: '20' }));
      const { id: entry, revision } = (await day.state()).requests[0]!;
      return () => act({ type: 'request_decline', entry, revision });
    },
    [],
  ],
  wait_leave: [
    async () => {
      await wait('Mei');
      await offerTo('Mei');
      const entry = await entryOf('Mei');
      return () => act({ type: 'wait_leave', ...entry });
    },
    [],
  ],
  send_again: [
    async () => {
      await enter('Bo', ['1']);
      const { party, revision } = await partyOf('Bo');
      return () => act({ type: 'send_again', party, revision });
    },
    [],
  ],
  stop_mail: [
    async () => {
      await enter('Bo', ['1']);
      const { party } = await partyOf('Bo');
      const mail = (await day.state()).mails[0]!.id;
      return () => act({ type: 'stop_mail', party, mail });
    },
    [],
  ],
  note: [async () => () => act({ type: 'note', text: 'Full moon' }), []],
  pause: [async () => () => act({ type: 'pause', until: now + 60_000 }), []],
};

/** What guests, the editor, the commands and the host itself do. */
const OTHERS: Readonly<Record<string, Way>> = {
  'a reservation': [async () => reserve, ['reservation.created']],
  'a submit that is sent again': [
    async () => async () => {
      for (const _ of [1, 2]) await reserve({ idempotency_key: 'submit-0001' });
    },
    ['reservation.created'],
  ],
  'a reservation that is refused': [
    async () => {
      await reserve();
      return () => harness.reserve({ selected_tables: [1], email: 'b@example.com' });
    },
    [],
  ],
  'a change by the guest': [
    async () => {
      const { manage } = await reserve();
      const change = harness.payload({ selected_tables: [2], notes: 'And a cake' });
      return async () => expect((await harness.post(`${manage}/reservation`, change)).statusCode).toBe(200);
    },
    ['reservation.changed'],
  ],
  'a cancellation by the guest': [
    async () => {
      const { manage } = await reserve();
      return () => harness.press(`${manage}/cancel`);
    },
    ['reservation.cancelled'],
  ],
  'a cancellation by the command': [
    async () => {
      const { code } = await reserve();
      return () => cancelReservation(harness.store, harness.venues.get(tenant)!, code, now);
    },
    ['reservation.cancelled'],
  ],
  'a confirmation by mail': [
    async () => {
      await reserve();
      const secret = await createConfirmationSecret(harness.store, tenant, await hold());
      return () => harness.press(`/v/${tenant}/confirm/${secret}`);
    },
    ['reservation.created'],
  ],
  'a hold whose mail leaves late': [
    async () => {
      await reserve();
      await hold(Date.now() + 1_000);
      const row = await harness.store
        .selectFrom('reservations')
        .selectAll()
        .where('tenant', '=', tenant)
        .executeTakeFirstOrThrow();
      return () => startHold(harness.store, 'confirm', row, { now, realNow: Date.now() + 120_000 });
    },
    [],
  ],
  'a hold that staff cancel': [
    async () => {
      await reserve();
      await hold();
      const party = await partyOf('Ada Silva');
      return () => act({ type: 'cancel', ...party, tell: false });
    },
    [],
  ],
  'an accepted offer': [
    async () => {
      await wait('Mei');
      await offerTo('Mei');
      const page = await offerPage('Mei');
      return () => harness.press(`${page}/accept`);
    },
    ['reservation.created'],
  ],
  'an offer that is declined and passed on': [
    async () => {
      await wait('Mei');
      await wait('Noa');
      await offerTo('Mei');
      const page = await offerPage('Mei');
      return () => harness.press(`${page}/decline`);
    },
    ['waiting.offered'],
  ],
  'an offer that ends and is passed on': [
    async () => {
      await wait('Mei');
      await wait('Noa');
      await offerTo('Mei');
      await harness.store
        .updateTable('waiting_list')
        .set({ offer_until: 1 })
        .where('tenant', '=', tenant)
        .where('state', '=', 'offered')
        .execute();
      return () => takeDueSteps({ store: harness.store, venues: harness.venues, tenant }, now);
    },
    ['waiting.offered'],
  ],
  'a party that is too late': [
    async () => {
      await enter('Bo', ['1']);
      const later = now + 3 * 3_600_000;
      return () => takeDueSteps({ store: harness.store, venues: harness.venues, tenant }, later);
    },
    ['reservation.no_show'],
  ],
  'a published plan': [
    async () => {
      const editor = await openEditorSession(harness);
      return async () => expect((await editor.publish(planWithTableName(1, 'Palm'))).statusCode).toBe(200);
    },
    ['plan.published'],
  ],
  'settings that keep a reservation which they no longer allow': [
    async () => {
      const { code } = await reserve();
      const owner = await openEditorSession(harness, tenant, 'localhost', 'settings');
      const { published } = (await owner.call('GET')).json<{ published: { settings: object } }>();
      const settings = { ...published.settings, closed_weekdays: [1] };
      const accept = (await owner.publish(settings)).json<{ digest: string }>().digest;
      const decisions = [{ type: 'keep', code }];
      return async () => expect((await owner.publish(settings, { accept, decisions })).statusCode).toBe(200);
    },
    ['reservation.changed'],
  ],
  'a step that is refused': [
    async () => {
      await enter('Bo', ['1']);
      return () => day.act({ type: 'walk_in', guests: 2, tables: ['999'] });
    },
    [],
  ],
  'a step that the page sends twice': [
    async () => async () => {
      for (const _ of [1, 2]) await day.act({ type: 'walk_in', guests: 2, tables: ['3'] }, 'the-same-step');
    },
    ['reservation.created', 'reservation.seated'],
  ],
};

const WAYS = { ...ACTIONS, ...OTHERS, ...seasonWays(() => harness) };

describe.each(Object.entries(WAYS))('%s', (_, [prepare, expected]) => {
  test(`causes ${expected.join(', ') || 'no event'}`, async () => {
    const happen = await prepare();
    const before = (await events()).length;
    isHappening = true;
    await happen();
    const all = await events();
    expect(all.slice(before).map(({ type }) => type)).toEqual(expected);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_event, index) => index + 1));
    for (const event of all) {
      const schema: z.ZodMiniType = webhookEventSchemas[event.type];
      expect(schema.safeParse(event)).toMatchObject({ success: true, data: event });
    }
  });
});

test('every writing route is reached by one of these, or known to be silent', () => {
  const silent = Object.entries(SILENT).flatMap(([method, paths]) => paths.map((path) => `${method} ${path}`));
  const writing = writingRoutes(harness.app);
  const loud = writing.filter((route) => !silent.includes(route));
  expect(loud.filter((route) => !reached.has(route))).toEqual([]);
  expect(silent.filter((route) => !writing.includes(route) || reached.has(route))).toEqual([]);
  expect(loud).toContain('POST /api/day/:tenant/actions');
});

test('every event is caused by one of these', () => {
  const caused = new Set(Object.values(WAYS).flatMap(([, types]) => types));
  expect([...caused].toSorted()).toEqual(HAPPENINGS.toSorted());
});

test('every write of a reservation is in a file that adds a step to the log, and with it the events', () => {
  const folder = join(ROOT, 'src/server');
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
    .filter(([, text]) =>
      /(?:updateTable|deleteFrom)\('reservations'\)|(?<!function )\binsertReservation\(trx/.test(text),
    );
  const silent = writers.filter(([, text]) => !/\b(?:logVisit|appendStep)\(/.test(text)).map(([file]) => file);
  expect(writers.length).toBeGreaterThan(4);
  // It moves what the venue knows of a guest from one visit to another, which no event tells.
  expect(silent).toEqual(['booking/visits/guests.ts']);
});

test('an event has the reservation with the guest’s telephone number, or no word about the guest', async () => {
  const lean = (await addWebhook({ content: 'lean' }))!;
  await reserve();
  const [full] = (await events()).filter(({ data }) => 'guest' in data);
  expect(full).toMatchObject({
    type: 'reservation.created',
    venue: tenant,
    data: {
      date: DATE,
      time: '10:00',
      guests: 2,
      status: 'reserved',
      tables: [{ key: '1', name: 'Line 1', area: 'Lines', seats: 2 }],
      guest: { first_name: 'Ada', phone: '+94771234567', notes: 'A high chair, please' },
    },
  });
  const own = JSON.stringify(await events(lean.id));
  expect(own).toContain('reservation.created');
  for (const word of ['Ada', 'Silva', '77123', 'ada@', 'high chair']) expect(own).not.toContain(word);
});

test('an event goes to every webhook that wants it, and each counts its own', async () => {
  const plans = (await addWebhook({ events: ['plan.published', 'reservation.cancelled'] }))!;
  const { code } = await reserve();
  await cancelReservation(harness.store, harness.venues.get(tenant)!, code, now);
  expect(await events(plans.id)).toMatchObject([{ type: 'reservation.cancelled', sequence: 1 }]);
  expect(await harness.rows('webhook_messages')).toHaveLength(3);
});

test('an event is not written for a venue without webhooks, or for one that has ended', async () => {
  const [webhook] = await listWebhooks(harness.store, tenant);
  await reserve();
  expect(await listWebhooks(harness.store, tenant)).toMatchObject([{ waiting: 1, lost: 0 }]);
  expect(await endWebhook(harness.store, tenant, webhook!.id)).toBe(true);
  expect(await endWebhook(harness.store, tenant, webhook!.id)).toBe(false);
  await reserve({ selected_tables: [2], email: 'b@example.com', phone: '771234568' });
  expect(await events()).toEqual([]);
});

test('an event is rolled back with the write that it is about, and leaves no gap', async () => {
  const taken = harness.payload({ selected_tables: [1], email: 'b@example.com', phone: '771234568' });
  await Promise.all([reserve(), harness.post('/reservation', taken)]);
  await reserve({ selected_tables: [2], email: 'c@example.com', phone: '771234569' });
  expect((await events()).map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('an event is erased with its guest', async () => {
  await reserve();
  await reserve({ selected_tables: [2], email: 'b@example.com', phone: '771234568', first_name: 'Bo' });
  await wait('Mei');
  await offerTo('Mei');
  const { party } = await partyOf('Ada Silva');
  const { code } = await day.party('Ada Silva');
  await eraseReservations(harness.store, harness.venues.get(tenant)!, [{ id: party, code }], harness.dataDir);
  await eraseWaitingGuests(harness.store, tenant, await findWaitingGuests(harness.store, tenant, 'Mei'), '');
  expect((await events()).map(({ data }) => 'guest' in data && data.guest)).toMatchObject([{ first_name: 'Bo' }]);
  const later = now + 40 * 86_400_000;
  await eraseExpired(harness.store, harness.venues, { days: 30, now: later, outboxDir: harness.dataDir });
  expect(await events()).toEqual([]);
});

test('an event stays at its venue', async () => {
  const reef = { store: harness.store, venues: harness.venues, tenant: 'reef' };
  const action = { type: 'walk_in', guests: 2, tables: ['900'] } as const;
  const body = { id: 'reef-step-0001', date: DATE, action: { ...action, tables: [...action.tables] } };
  expect((await actOnDay(reef, body, { role: 'staff', name: '' }, now)).ok).toBe(true);
  expect(await events()).toEqual([]);
});
