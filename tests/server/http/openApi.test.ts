/** The OpenAPI document has every call of the contracts and describes what the host really answers. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bookingCalls } from '../../../src/api/bookingContract.ts';
import { dayCalls } from '../../../src/api/day/dayContract.ts';
import { editorCalls } from '../../../src/api/editorContract.ts';
import { numbersCalls } from '../../../src/api/numbersContract.ts';
import { integrationCalls } from '../../../src/api/integrationContract.ts';
import { settingsCalls } from '../../../src/api/settingsContract.ts';
import { DATE, type DaySession, openDaySession, blockAction } from '../day/daySession.ts';
import { type EditorSession, openEditorSession } from '../editor/editorSession.ts';
import {
  AJAX,
  EDITOR_TOKEN,
  TEST_PLAN,
  TODAY,
  openServerHarness,
  type JsonObject,
  type ServerHarness,
  venueFiles,
} from '../serverHarness.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
type OpenApi = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
};

/** Replies that a test has compared with the document: `GET /path 200`. */
const compared = new Set<string>();
let harness: ServerHarness;
let text: string;
let document: OpenApi;
let drawer: EditorSession;
let staff: DaySession;
let owner: DaySession;

beforeAll(async () => {
  harness = await openServerHarness();
  text = (await harness.app.inject({ url: '/openapi.json' })).body;
  document = JSON.parse(text) as OpenApi;
  drawer = await openEditorSession(harness);
  staff = await openDaySession(harness);
  owner = await openDaySession(harness, { role: 'owner', name: 'Ada' });
});
afterAll(() => harness.close());

function problemsOf(schema: JsonSchema, value: unknown): string[] {
  // The reader of schemas finds references only among a schema's own definitions.
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
  const own = JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema;
  const result = z.fromJSONSchema(own).safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

function operationAt(method: string, path: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${method} ${path}.`);
  return operation;
}

/** Expects a reply of the status, which the document has, and a body as the document says. */
function expectReply(method: string, path: string, status: number, reply: LightMyRequestResponse): void {
  expect([reply.statusCode, `${method} ${path} ${reply.body.slice(0, 300)}`]).toEqual([status, expect.any(String)]);
  const { responses } = operationAt(method, path);
  expect(Object.keys(responses), `${method} ${path}`).toContain(String(status));
  const { content } = responses[status]!;
  const [[type, body] = ['', undefined]] = Object.entries(content ?? {});
  expect(reply.headers['content-type']).toContain(type);
  if (type === 'application/json') expect(problemsOf(body!.schema, reply.json())).toEqual([]);
  compared.add(`${method} ${path} ${status}`);
}

/** Expects the document's schema of a call's body to accept a value. */
function expectBody(method: string, path: string, body: unknown): void {
  expect(problemsOf(operationAt(method, path).requestBody!.content['application/json']!.schema, body)).toEqual([]);
}

describe('booking', () => {
  test('every call answers as the document says', async () => {
    const payload = harness.payload();
    expectBody('POST', '/reservation', payload);
    const validation = await harness.post('/reservation/validation', harness.payload({ step: 1 }));
    expectReply('POST', '/reservation/validation', 200, validation);
    const request = await harness.post('/reservation/request', harness.payload({ step: 1, guests: '20' }));
    expectReply('POST', '/reservation/request', 200, request);
    expectReply('POST', '/reservation', 200, await harness.post('/reservation', payload));
    expectReply('POST', '/reservation', 422, await harness.post('/reservation', payload));
    expectReply('POST', '/reservation', 403, await harness.post('/reservation', payload, {}));
    const question = `key=shell-bay-key&date=${TODAY}&guests=2`;
    const tables = await harness.app.inject({ url: `/api/reservations/tables?${question}` });
    expectReply('GET', '/api/reservations/tables', 200, tables);
    const events = await harness.app.inject({
      url: `/api/reservations/events?${question}&once=1`,
      headers: { 'Last-Event-ID': '0' },
    });
    expectReply('GET', '/api/reservations/events', 200, events);
    const [, data = ''] = /^event: tables\nid: \d+\ndata: (.*)$/m.exec(events.body) ?? [];
    expect(problemsOf(document.components.schemas.TablesEvent!, JSON.parse(data))).toEqual([]);
    expect(data).toContain('"available":false');
  });

  test('a payload without one of its fields breaks the schema', () => {
    const { schema } = operationAt('POST', '/reservation').requestBody!.content['application/json']!;
    expect(problemsOf(schema, harness.payload({ email: undefined }))).not.toEqual([]);
  });

  test('the calls below a guest’s link answer as the document says', async () => {
    const reserved = await harness.reserve({ selected_tables: [5], email: 'guest@example.com' });
    const link = reserved.json<{ manage: string }>().manage;
    const change = { date: TODAY, guests: '2', selected_tables: [6] };
    expectBody('POST', '/r/{secret}/reservation', change);
    const validation = await harness.post(`${link}/reservation/validation`, change);
    expectReply('POST', '/r/{secret}/reservation/validation', 200, validation);
    const tables = await harness.app.inject({ url: `${link}/api/reservations/tables?date=${TODAY}&guests=2` });
    expectReply('GET', '/r/{secret}/api/reservations/tables', 200, tables);
    expectReply('POST', '/r/{secret}/reservation', 200, await harness.post(`${link}/reservation`, change));
    const refused = await harness.post(`${link}/reservation`, { date: 'tomorrow' });
    expectReply('POST', '/r/{secret}/reservation', 422, refused);
    expectReply('POST', '/r/{secret}/reservation', 404, await harness.post('/r/nobody/reservation', change));
  });
});

test('the calls of the numbers page are as the document says', async () => {
  const path = '/api/numbers/{tenant}';
  const page = await openDaySession(harness, { role: 'owner' });
  for (const [suffix, query, status] of [
    ['', '?from=2026-11-01&until=2026-11-30&step=day', 200],
    ['/export.csv', '?from=2026-11-01&until=2026-11-30&step=day', 200],
    ['', '?from=2026-11-01', 400],
  ] as const)
    expectReply('GET', path + suffix, status, await page.call('GET', `/../../numbers/shell-bay${suffix}${query}`));
});

test('the settings page’s calls are as the document says', async () => {
  const base = '/api/settings/{tenant}';
  const settings = venueFiles()['shell-bay/venue.json'] as JsonObject;
  const page = await openEditorSession(harness, 'shell-bay', 'localhost', 'settings');
  expectReply('GET', base, 200, await page.call('GET'));
  const draft = { settings, base: 0 };
  const first = { 'If-None-Match': '*' };
  expectReply('PUT', `${base}/draft`, 200, await page.call('PUT', '/draft', draft, first));
  const discarded = await page.call('DELETE', '/draft', undefined, { 'If-Match': '"1"' });
  expectReply('DELETE', `${base}/draft`, 200, discarded);
  expectReply('POST', `${base}/publish`, 200, await page.publish(settings));
  expectReply('POST', `${base}/publish`, 422, await page.publish({ ...settings, name: '' }));
  await harness.reserve({ selected_tables: [12], email: 'settings@example.com' });
  const closed = { ...settings, closed_weekdays: [1] };
  expectReply('POST', `${base}/publish`, 409, await page.publish(closed));
  const asked = { settings: closed, codes: ['BCDF'] };
  expectReply('POST', `${base}/choices`, 200, await page.call('POST', '/choices', asked));
  expectReply('POST', `${base}/choices`, 422, await page.call('POST', '/choices', { ...asked, settings: {} }));
  const guest = { contact: 'settings@example.com' };
  for (const step of ['find', 'erase']) {
    expectReply('POST', `${base}/guests/${step}`, 200, await page.call('POST', `/guests/${step}`, guest));
  }
  expectReply('POST', `${base}/keep-current`, 200, await page.call('POST', '/keep-current', {}));
  expectReply('GET', `${base}/versions`, 200, await page.call('GET', '/versions'));
  expectReply('GET', `${base}/versions/{version}`, 200, await page.call('GET', '/versions/1'));
});

test('the calls about season places are as the document says', async () => {
  const base = '/api/settings/{tenant}/season';
  const page = await openEditorSession(harness, 'shell-bay', 'localhost', 'settings');
  const row = { name: 'Mei', email: 'mei@example.com', phone: '', place: 'Line 7' };
  const rows = [{ ...row, from: '2027-06-01', until: '2027-06-03', paid: 'no' }];
  expectReply('POST', base, 200, await page.call('POST', '/season', { rows, mail: false }));
  const listed = await page.call('GET', '/season');
  expectReply('GET', base, 200, listed);
  const { id } = listed.json<{ places: { id: string }[] }>().places[0]!;
  const offer = { places: [id], from: '2028-06-01', until: '2028-06-03', answer_by: '2027-12-31' };
  expectBody('POST', `${base}/offers`, offer);
  expectReply('POST', `${base}/offers`, 200, await page.call('POST', '/season/offers', offer));
  expectBody('PUT', `${base}/{id}`, { paid: true });
  expectReply('PUT', `${base}/{id}`, 200, await page.call('PUT', `/season/${id}`, { paid: true }));
  expectReply('POST', `${base}/{id}/link`, 200, await page.call('POST', `/season/${id}/link`, { is_new: false }));
  expectReply('POST', `${base}/{id}/mail`, 200, await page.call('POST', `/season/${id}/mail`, {}));
  expectReply('DELETE', `${base}/{id}`, 200, await page.call('DELETE', `/season/${id}`));
});

describe('the editor', () => {
  const base = '/api/editor/{tenant}';

  test('drafts and published plans are as the document says', async () => {
    expectReply('GET', base, 200, await drawer.call('GET'));
    const draft = { plan: TEST_PLAN, base: 0 };
    const first = { 'If-None-Match': '*' };
    expectReply('PUT', `${base}/draft`, 200, await drawer.call('PUT', '/draft', draft, first));
    expectReply('GET', base, 200, await drawer.call('GET'));
    const cut = await drawer.call('PUT', '/draft', { plan: { version: 1 }, base: 0 }, first);
    expectReply('PUT', `${base}/draft`, 422, cut);
    const discarded = await drawer.call('DELETE', '/draft', undefined, { 'If-Match': '"1"' });
    expectReply('DELETE', `${base}/draft`, 200, discarded);
    expectReply('POST', `${base}/keep-current`, 200, await drawer.call('POST', '/keep-current', {}));

    const etag = await drawer.etag();
    expectReply('POST', `${base}/publish`, 200, await drawer.publish(TEST_PLAN));
    expectReply('POST', `${base}/publish`, 412, await drawer.publish(TEST_PLAN, {}, etag));
    expectReply('POST', `${base}/publish`, 422, await drawer.publish({ ...TEST_PLAN, areas: [] }));
    await harness.reserve({ selected_tables: [9], email: 'promised@example.com' });
    const [lines, inside] = TEST_PLAN.areas as { rooms: { id: number }[] }[];
    const without = { ...lines, rooms: lines!.rooms.filter(({ id }) => id !== 9) };
    const smaller = { ...TEST_PLAN, areas: [without, inside] };
    const refused = await drawer.publish(smaller);
    expectReply('POST', `${base}/publish`, 409, refused);
    await drawer.publish(smaller, { accept: refused.json<{ digest: string }>().digest });
    const affected = await drawer.call('GET', '/affected');
    expectReply('GET', `${base}/affected`, 200, affected);
    expect(affected.json<{ count: number }>().count).toBe(1);
    expectReply('GET', `${base}/versions`, 200, await drawer.call('GET', '/versions'));
    expectReply('GET', `${base}/versions/{version}`, 200, await drawer.call('GET', '/versions/1'));
    expectReply('GET', `${base}/versions/{version}`, 404, await drawer.call('GET', '/versions/99'));
  });

  test('pictures are as the document says', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xd9]);
    const type = { 'Content-Type': 'image/jpeg' };
    const path = `${base}/pictures/{name}`;
    expectReply('PUT', path, 200, await drawer.call('PUT', '/pictures/view.jpg', jpeg, type));
    expectReply('PUT', path, 422, await drawer.call('PUT', '/pictures/view.png', jpeg, type));
    expectReply('GET', `${base}/pictures`, 200, await drawer.call('GET', '/pictures'));
    expectReply('DELETE', path, 200, await drawer.call('DELETE', '/pictures/view.jpg'));
  });

  test('sessions and devices are as the document says', async () => {
    const signIn = (token: string) =>
      harness.app.inject({
        method: 'POST',
        url: '/api/editor/shell-bay/sign-in',
        headers: { Host: 'localhost', ...AJAX },
        payload: { token },
      });
    expectReply('POST', `${base}/sign-in`, 200, await signIn(EDITOR_TOKEN));
    expectReply('POST', `${base}/sign-in`, 401, await signIn('wrong'));
    const device = { name: 'Bar', days: 30 };
    expectReply('POST', `${base}/access`, 200, await drawer.call('POST', '/access', device));
    expectReply('POST', `${base}/access`, 403, await staff.call('POST', '/../../editor/shell-bay/access', device));
    const access = await drawer.call('GET', '/access');
    expectReply('GET', `${base}/access`, 200, access);
    const { id } = access.json<{ access: { id: string; name: string }[] }>().access.find(({ name }) => name === 'Bar')!;
    expectReply('DELETE', `${base}/access/{id}`, 200, await drawer.call('DELETE', `/access/${id}`));
    expectReply('DELETE', `${base}/access/{id}`, 404, await drawer.call('DELETE', `/access/${id}`));
    const leaving = await openEditorSession(harness);
    expectReply('DELETE', `${base}/access`, 200, await leaving.call('DELETE', '/access'));
    expectReply('POST', `${base}/sign-out`, 200, await leaving.call('POST', '/sign-out', {}));
    expectReply('GET', base, 401, await leaving.call('GET'));
    drawer = await openEditorSession(harness);
    staff = await openDaySession(harness);
    owner = await openDaySession(harness, { role: 'owner', name: 'Ada' });
    const elsewhere = await harness.app.inject({ url: '/api/editor/shell-bay', headers: { Host: 'evil.example' } });
    expectReply('GET', base, 421, elsewhere);
  });
});

test('webhooks and keys are as the document says', async () => {
  const base = '/api/editor/{tenant}';
  const webhook = { url: 'https://pos.example/hook', content: 'lean', events: ['reservation.created'] };
  const madeWebhook = await drawer.call('POST', '/webhooks', webhook);
  expectReply('POST', `${base}/webhooks`, 200, madeWebhook);
  const forbidden = await drawer.call('POST', '/webhooks', { url: 'https://127.0.0.1/' });
  expectReply('POST', `${base}/webhooks`, 422, forbidden);
  expectReply('GET', `${base}/webhooks`, 200, await drawer.call('GET', '/webhooks'));
  const path = `/webhooks/${madeWebhook.json<{ id: string }>().id}`;
  const change = { ...webhook, is_on: true };
  expectReply('PUT', `${base}/webhooks/{id}`, 200, await drawer.call('PUT', path, change));
  const local = await drawer.call('PUT', path, { ...change, url: 'https://10.0.0.1/' });
  expectReply('PUT', `${base}/webhooks/{id}`, 422, local);
  for (const step of ['secret', 'test'])
    expectReply('POST', `${base}/webhooks/{id}/${step}`, 200, await drawer.call('POST', `${path}/${step}`, {}));
  expectReply('GET', `${base}/webhooks/{id}/deliveries`, 200, await drawer.call('GET', `${path}/deliveries`));
  const again = await drawer.call('POST', `${path}/deliveries/1`, {});
  expectReply('POST', `${base}/webhooks/{id}/deliveries/{sequence}`, 200, again);
  expectReply('DELETE', `${base}/webhooks/{id}`, 200, await drawer.call('DELETE', path));
  const period = `?from=${DATE}&until=${DATE}`;
  for (const file of ['', '.csv', '.json']) {
    const address = `${base}/reservations${file}`;
    expectReply('GET', address, 200, await drawer.call('GET', `/reservations${file}${period}`));
  }
  const key = { name: 'Till', scopes: ['read'], days: 30 };
  const madeKey = await drawer.call('POST', '/keys', key);
  expectReply('POST', `${base}/keys`, 200, madeKey);
  expectReply('POST', `${base}/keys`, 403, await staff.call('POST', '/../../editor/shell-bay/keys', key));
  expectReply('GET', `${base}/keys`, 200, await drawer.call('GET', '/keys'));
  const keyPath = `/keys/${madeKey.json<{ id: string }>().id}`;
  expectReply('DELETE', `${base}/keys/{id}`, 200, await drawer.call('DELETE', keyPath));
});

describe('the day', () => {
  const base = '/api/day/{tenant}';
  const step = (id: string, tables: string[]) => ({
    id: `of-the-document-${id}`,
    date: DATE,
    action: { type: 'walk_in', guests: 2, tables },
  });

  test('a date, its steps and its log are as the document says', async () => {
    const free = (await staff.call('GET', '/plan')).json<{ plan: { areas: { rooms: { id: number }[] }[] } }>();
    const table = String(free.plan.areas[0]!.rooms.at(-1)!.id);
    expectBody('POST', `${base}/actions`, step('a', [table]));
    const seated = await staff.call('POST', '/actions', step('a', [table]));
    expectReply('POST', `${base}/actions`, 200, seated);
    expectReply('POST', `${base}/actions`, 409, await staff.call('POST', '/actions', step('b', [table])));
    expectReply('POST', `${base}/actions`, 422, await staff.call('POST', '/actions', step('c', [])));
    const rain = blockAction({ tables: [table] });
    const block = { id: 'of-the-document-block', date: DATE, action: rain };
    expectReply('POST', `${base}/actions`, 409, await staff.call('POST', '/actions', block));
    const { state } = seated.json<{ state: { parties: { id: number; revision: number; name: string }[] } }>();
    const { id, revision } = state.parties.find(({ name }) => name === '')!;
    const left = {
      id: 'of-the-document-d',
      date: DATE,
      action: { type: 'cancel', party: id, revision: revision + 1, tell: false },
    };
    expectReply('POST', `${base}/actions`, 409, await staff.call('POST', '/actions', left));
    const visits = `${base}/parties/{party}/visits`;
    expectReply('GET', visits, 200, await staff.call('GET', `/parties/${id}/visits`));
    expectReply('GET', visits, 404, await staff.call('GET', '/parties/0/visits'));
    expectReply('GET', base, 200, await staff.call('GET'));
    expectReply('GET', base, 422, await staff.call('GET', '?date=today'));
    expectReply('GET', `${base}/plan`, 200, await staff.call('GET', '/plan'));
    expectReply('GET', `${base}/log`, 200, await staff.call('GET', '/log'));
    expectReply('GET', `${base}/export.csv`, 200, await staff.call('GET', '/export.csv'));
    expectReply('GET', `${base}/wall`, 200, await staff.call('GET', '/wall'));
    expectReply('GET', `${base}/events`, 200, await staff.call('GET', '/events?once=1'));
  });

  test('the notifications of a device are as the document says', async () => {
    const path = `${base}/push`;
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    const subscription = { endpoint: 'https://push.example.com/1', keys };
    expectBody('PUT', path, subscription);
    expectReply('PUT', path, 200, await staff.call('PUT', '/push', subscription));
    expectReply('PUT', path, 422, await staff.call('PUT', '/push', { ...subscription, endpoint: 'http://[::1]/' }));
    expectReply('GET', path, 200, await staff.call('GET', '/push'));
    expectReply('DELETE', path, 200, await staff.call('DELETE', '/push'));
  });

  test('the secret addresses are as the document says', async () => {
    const path = `${base}/feeds/{kind}`;
    expectReply('PUT', path, 200, await owner.call('PUT', '/feeds/wall', {}));
    expectReply('PUT', path, 404, await owner.call('PUT', '/feeds/fax', {}));
    expectReply('PUT', path, 403, await staff.call('PUT', '/feeds/wall', {}));
    expectReply('GET', `${base}/feeds`, 200, await owner.call('GET', '/feeds'));
    expectReply('DELETE', path, 200, await owner.call('DELETE', '/feeds/wall'));
  });
});

test('health checks and metrics are as the document says', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expectReply('GET', path, 200, await harness.app.inject({ url: path }));
});

describe('the document', () => {
  test('the OpenAPI document has every call of the contracts, and the host has every call of the document', () => {
    const calls = [bookingCalls, editorCalls, settingsCalls, numbersCalls, dayCalls, integrationCalls].flatMap((each) =>
      Object.values(each).map(({ method, path }) => `${method} ${path}`),
    );
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented).toEqual(expect.arrayContaining(calls));
    const missing = documented.filter((call) => {
      const [method, url] = call.split(' ') as ['GET', string];
      return !harness.app.hasRoute({ method, url });
    });
    expect(missing).toEqual([]);
  });

  test('the OpenAPI document has the success of every call compared with a real reply', () => {
    const all = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path} 200`),
    );
    expect(all.filter((reply) => !compared.has(reply))).toEqual([]);
  });

  test('the OpenAPI document resolves every reference, and names each operation once', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
    expect(names.filter((name) => document.components.schemas[name] === undefined)).toEqual([]);
    expect(Object.keys(document.components.schemas).filter((name) => !names.includes(name))).toEqual(['TablesEvent']);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
