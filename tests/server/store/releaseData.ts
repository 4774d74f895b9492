/**
 * A database with a row in every table, made by the host's own calls, and all that people hold of it: links, cookies,
 * tokens, keys. Releases keep theirs in `releases`, so that later ones prove that everything still opens.
 */
import { Database } from '../../../src/server/store/sqliteDriver.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { sumChangedDays } from '../../../src/server/booking/dailySums.ts';
import { createConfirmationSecret } from '../../../src/server/booking/heldReservations.ts';
import { createAccess } from '../../../src/server/editor/accessTokens.ts';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import { noteTime } from '../../../src/server/store/noteTime.ts';
import { startWebhookSender } from '../../../src/server/webhooks/sender.ts';
import { createWebhook } from '../../../src/server/webhooks/webhooks.ts';
import { startHookReceiver } from '../../support/hookReceiver.ts';
import { DATE, blockAction, openDaySession } from '../day/daySession.ts';
import { openEditorSession, planWithTableName } from '../editor/editorSession.ts';
import { AJAX, type JsonObject, type ServerHarness, type ServerHarnessOptions } from '../serverHarness.ts';

const TENANT = 'shell-bay';
const DAY_MS = 86_400_000;

/** What people hold, and what the host has answered. Paths begin with a slash. */
export type Held = {
  /** The real time at which all of it was made, in epoch milliseconds. */
  readonly madeAt: number;
  readonly request: JsonObject;
  readonly answer: JsonObject;
  readonly mailedLink: string;
  readonly beside: string;
  readonly confirm: string;
  readonly season: string;
  readonly owner: string;
  readonly staff: string;
  readonly token: string;
  readonly oneTimeLink: string;
  readonly key: string;
  readonly calendar: string;
  readonly wall: string;
  readonly step: JsonObject;
  readonly stepLog: number;
};

/** How the host of such a database is set. */
export const RELEASE_HARNESS: Pick<ServerHarnessOptions, 'settings' | 'venue'> = {
  settings: { messengerUrl: 'sms://127.0.0.1', rateLimit: 10_000 },
  venue: { waiting_offer_minutes: 10, messages_unverified: true },
};

/** The folder with a folder for each release. */
export const RELEASES_FOLDER = join(import.meta.dirname, 'releases');
export const RELEASES = readdirSync(RELEASES_FOLDER);

/** What ends in real time, by table. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  reservations: ['recorded_at', 'held_until'],
  waiting_list: ['offer_until'],
  editor_sessions: ['created_at', 'ends_at'],
  editor_access: ['ends_at'],
  api_keys: ['ends_at'],
  clock: ['known_at'],
};

/** Makes the database of a release in a new file, or in an empty Postgres database. It is as if it had been made now. */
export async function loadRelease(release: string, kind: 'sqlite' | 'postgres', url: string): Promise<Held> {
  const read = (extension: string): string =>
    readFileSync(join(RELEASES_FOLDER, release, `${kind}.${extension}`), 'utf8');
  const held = JSON.parse(read('json')) as Held;
  const later = Date.now() - held.madeAt;
  const renew = Object.entries(ENDS).map(
    ([table, columns]) =>
      `update ${table} set ${columns.map((column) => `${column} = ${column} + ${later}`).join(', ')};`,
  );
  const statements = [read('sql'), ...renew].join('\n');
  if (kind === 'sqlite') {
    const database = new Database(url);
    database.exec(`pragma foreign_keys = off; begin; ${statements} commit;`).close();
    return held;
  }
  const client = new Client(url);
  await client.connect();
  await client.query(statements).finally(() => client.end());
  return held;
}

/** Makes it all. The mails stay in the queue. */
export async function fillDatabase(harness: ServerHarness): Promise<Held> {
  const { store, app, venues } = harness;
  const madeAt = Date.now();
  await app.inject({ url: '/readyz' });
  await noteTime(store, 0);

  const drawer = await openEditorSession(harness);
  const settings = await openEditorSession(harness, TENANT, 'localhost', 'settings');
  passed(await drawer.publish(planWithTableName(1, 'Corner'), { note: 'First' }));
  const draft = { plan: planWithTableName(2, 'Draft'), base: 1, by: 'Ada' };
  passed(await drawer.call('PUT', '/draft', draft, { 'If-None-Match': '*' }));
  const { key } = json(await drawer.call('POST', '/keys', { name: 'Till', scopes: ['read', 'reserve'], days: 30 }));
  passed(await drawer.call('POST', '/webhooks', { url: 'https://hooks.example.com/pos', content: 'full' }));
  const device = json(await drawer.call('POST', '/access', { name: 'Bar tablet', days: 30 }));
  const oneTimeLink = await createAccess(
    store,
    { tenant: TENANT, role: 'owner', kind: 'link', ends_at: madeAt + DAY_MS },
    madeAt,
  );

  const owner = await openDaySession(harness, { role: 'owner', name: 'Ada' });
  const staff = await openDaySession(harness);
  const browser = createECDH('prime256v1').generateKeys().toString('base64url');
  const keys = { p256dh: browser, auth: randomBytes(16).toString('base64url') };
  passed(await staff.call('PUT', '/push', { endpoint: 'https://push.example.com/send/device-1', keys }));
  const calendar = new URL(text(json(await owner.call('PUT', '/feeds/ical', {}))['address'])).pathname;
  const wall = new URL(text(json(await owner.call('PUT', '/feeds/wall', {}))['address'])).hash.slice(1);

  await deliverOne(harness);
  // One person: two reservations, and a third one that is held until its mail is answered.
  const request = harness.payload({ selected_tables: [1], messages: true, idempotency_key: 'release-0001' });
  const answer = json(await harness.post('/reservation', request));
  const beside = text(
    json(await app.inject({ method: 'POST', url: `${text(answer['manage'])}/beside`, headers: AJAX }))['link'],
  );
  passed(await harness.reserve({ selected_tables: [2], time: '01:00 PM' }));
  passed(await harness.reserve({ selected_tables: [3], time: '03:00 PM' }));
  // A fourth one is refused, and the venue is told.
  await harness.reserve({ selected_tables: [4], time: '05:00 PM' });
  const reserved = await harness.rows('reservations');
  const first = reserved.find(({ code }) => code === answer['code']);
  const held = reserved.find(({ held_until: until }) => until !== null);
  const confirm = `/v/${TENANT}/confirm/${await createConfirmationSecret(store, TENANT, Number(held?.['id']))}`;
  const mailedLink = `/r/${await createGuestLink(store, TENANT, Number(first?.['id']))}`;
  const large = { step: 1, guests: '20', date: '30.11.2026', time: '10:00 AM', email: 'large@example.com' };
  passed(await harness.post('/reservation/request', harness.payload(large)));
  // The reef has one table.
  const reef = { location_id: '8', selected_tables: [900], email: 'bo@example.com', phone: '772223333' };
  passed(await harness.reserve(reef));
  passed(await harness.post('/reservation/validation', harness.payload({ ...reef, step: 1, selected_tables: [] })));

  const season = {
    name: 'Anna Rossi',
    email: 'anna@example.com',
    phone: '',
    place: 'Line 9',
    from: DATE,
    until: '2026-12-10',
  };
  passed(await settings.call('POST', '/season', { mail: true, rows: [{ ...season, paid: 'yes' }] }));
  const [place] = json(await settings.call('GET', '/season'))['places'] as { readonly id: string }[];
  const { path } = json(await settings.call('POST', `/season/${place?.id}/link`, { is_new: true }));

  const step = {
    id: 'step-of-a-release',
    date: DATE,
    action: { type: 'walk_in', guests: 2, tables: ['5'], name: 'Lee' },
  };
  const { log } = json(await staff.call('POST', '/actions', step));
  const ada = (await staff.state()).parties.find(({ id }) => id === first?.['id']);
  const act = async (action: Parameters<typeof staff.act>[0]): Promise<void> => {
    if (!(await staff.act(action)).ok) throw new Error(`refused: ${JSON.stringify(action)}`);
  };
  await act({ type: 'tags', party: ada!.id, revision: ada!.revision, tags: ['window'] });
  await act(blockAction({ tables: ['12'], reason: 'Rain' }));
  await act({ type: 'note', text: 'A wedding, "quoted" & \'so\' – ü' });
  await act({ type: 'wait_add', name: 'Mei', guests: 2, email: 'mei@example.com', quotedMinutes: 20 });
  const [mei] = (await staff.state()).waiting;
  await act({ type: 'wait_offer', entry: mei!.id, revision: mei!.revision, tables: ['7'], minutes: 60 });
  await sumChangedDays(store, venues.get(TENANT)!);
  await act({ type: 'pause', until: Date.parse('2026-11-23T06:00:00Z') });
  passed(
    await harness.reserve({ selected_tables: [6], date: '25.11.2026', email: 'di@example.com', phone: '772224444' }),
  );
  await store.insertInto('changed_days').values({ tenant: TENANT, date: '2026-11-25' }).execute();
  return {
    madeAt,
    request,
    answer,
    mailedLink,
    beside,
    confirm,
    season: text(path),
    owner: drawer.cookie,
    staff: staff.cookie,
    token: text(device['address']).split('#token=')[1]!,
    oneTimeLink,
    key: text(key),
    calendar,
    wall,
    step,
    stepLog: Number(log),
  };
}

/** Lets a webhook take an event, so that there is a delivery. */
async function deliverOne(harness: ServerHarness): Promise<void> {
  const { store, venues } = harness;
  const secrets = new Map<string, string>();
  const receiver = await startHookReceiver(secrets, () => 'take');
  const hook = await createWebhook(
    store,
    { tenant: TENANT, url: `${receiver.origin}/pos`, content: 'lean' },
    Date.now(),
  );
  secrets.set('pos', hook!.secret);
  passed(await harness.reserve({ selected_tables: [8], email: 'eve@example.com', phone: '772225555' }));
  const sender = startWebhookSender(
    store,
    venues,
    { allowedHosts: ['127.0.0.1'], pollIntervalMs: 10 },
    pino({ enabled: false }),
  );
  while (receiver.taken.length === 0 || (await harness.rows('webhook_deliveries')).length === 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await sender.stop();
  await receiver.close();
}

function passed(reply: LightMyRequestResponse): LightMyRequestResponse {
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return reply;
}

const json = (reply: LightMyRequestResponse): JsonObject => passed(reply).json<JsonObject>();
const text = (value: unknown): string => String(value);
