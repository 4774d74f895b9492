/** Keys of a venue's other tools: what each opens, how it is kept, and how it ends. */
import { beforeEach, describe, expect, test } from 'vitest';
import { KEY_SCOPES, type KeyScope, reservationsPageSchema } from '../../../src/api/integrationContract.ts';
import { createKey, listKeys } from '../../../src/server/keys/apiKeys.ts';
import { DATE, openDaySession } from '../day/daySession.ts';
import { type EditorSession, openEditorSession } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, TODAY } from '../serverHarness.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const DAY_MS = 86_400_000;
let harness: ServerHarness;
let owner: EditorSession;
beforeEach(async () => {
  harness = await openHarness({ settings: { rateLimit: 30 }, venue: { proof_of_work: true } });
  owner = await openEditorSession(harness);
});

async function make(...scopes: KeyScope[]): Promise<{ id: string; key: string }> {
  const reply = await owner.call('POST', '/keys', { name: 'Till', scopes, days: 30 });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** Calls without the ajax marker and without a cookie, as another program does. */
const call = (key: string, method: Method, url: string, body?: object) =>
  harness.app.inject({
    method,
    url,
    headers: { Host: 'localhost', Authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { payload: body }),
  });
const stateOf = (key: string, tenant = 'shell-bay') => call(key, 'GET', `/api/day/${tenant}?date=${DATE}`);

test('a key is shown once, and only its hash is stored', async () => {
  const { id, key } = await make('read', 'day');
  expect(key).toMatch(/^tide_shell-bay_[\w-]{43}$/);
  expect(JSON.stringify(await harness.rows('api_keys'))).not.toContain(key.slice(-43));
  const { keys } = (await owner.call('GET', '/keys')).json<{ keys: object[] }>();
  expect(keys).toMatchObject([{ id, name: 'Till', scopes: ['read', 'day'], last_used_at: null }]);
  expect(JSON.stringify(keys)).not.toContain(key.slice(-43));
  expect((await stateOf(key)).statusCode).toBe(200);
  expect((await listKeys(harness.store, 'shell-bay', Date.now()))[0]?.last_used_at).toBeGreaterThan(0);
});

test('a key that is withdrawn, has expired or never was opens nothing, and the others stay', async () => {
  const [one, other] = [await make('read'), await make('read')];
  expect((await owner.call('DELETE', `/keys/${one.id}`)).statusCode).toBe(200);
  expect((await owner.call('DELETE', `/keys/${one.id}`)).statusCode).toBe(404);
  const past = { tenant: 'shell-bay', name: '', scopes: ['read'], ends_at: Date.now() - 1 } as const;
  const expired = await createKey(harness.store, past, Date.now() - DAY_MS);
  for (const key of [one.key, expired!.key, `${other.key.slice(0, -1)}_`, 'tide_shell-bay', 'tide_x_y']) {
    const reply = await stateOf(key);
    expect([reply.statusCode, reply.headers['www-authenticate']], key).toEqual([401, 'Bearer']);
  }
  expect((await stateOf(other.key)).statusCode).toBe(200);
});

test('a key opens its own venue only', async () => {
  const { key } = await make('read', 'reserve');
  expect((await stateOf(key, 'reef')).statusCode).toBe(403);
  expect((await stateOf(key.replace('shell-bay', 'reef'))).statusCode).toBe(401);
  const elsewhere = await call(key, 'POST', '/reservation', harness.payload({ location_id: '8' }));
  expect(elsewhere.json()).toHaveProperty('errors.location_id');
  const tables = await call(key, 'GET', `/api/reservations/tables?key=reef-key&date=${TODAY}&guests=2`);
  expect(tables.statusCode).toBe(422);
});

test('a key reserves for many guests without a proof and without the limits of one network', async () => {
  const { key } = await make('reserve');
  for (let table = 1; table <= 35; table++) {
    const payload = harness.payload({ selected_tables: [table], email: 'desk@example.com' });
    const reply = await call(key, 'POST', '/reservation', payload);
    expect([reply.statusCode, reply.body]).toEqual([200, expect.not.stringContaining('confirm_within')]);
  }
  // A visitor in the same network still has all of their own calls.
  expect((await harness.reserve({ selected_tables: [40] })).json()).toHaveProperty('errors.proof');
});

test('a key runs the day, under its name in the log', async () => {
  const { key } = await make('day');
  const action = { type: 'walk_in', guests: 2, tables: ['3'] };
  const reply = await call(key, 'POST', '/api/day/shell-bay/actions', { id: 'of-the-till-1', date: DATE, action });
  expect(reply.json()).toMatchObject({ ok: true });
  const day = await openDaySession(harness);
  expect((await day.log()).entries).toMatchObject([{ type: 'walk_in', role: 'staff', actor: 'Till' }]);
});

test('a key has a limit of its own', async () => {
  const { key } = await make('read');
  const other = await make('read');
  let last = await stateOf(key);
  for (let count = 1; count <= 300 && last.statusCode === 200; count++) last = await stateOf(key);
  expect([last.statusCode, Number(last.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await stateOf(other.key)).statusCode).toBe(200);
});

test('a key that is wrong may be tried a few times from one network, and right ones still open', async () => {
  const { key } = await make('read');
  const statuses = new Set<number>();
  for (let count = 0; count < 12; count++) statuses.add((await stateOf(`tide_shell-bay_${'x'.repeat(43)}`)).statusCode);
  expect([...statuses]).toEqual([401, 429]);
  expect((await stateOf(key)).statusCode).toBe(200);
});

test('a key reads the reservations of a period page by page, and is told when nothing has changed', async () => {
  const { key } = await make('read', 'reserve');
  for (let table = 1; table <= 5; table++) {
    const payload = harness.payload({
      selected_tables: [table],
      email: 'desk@example.com',
      first_name: `Guest ${table}`,
    });
    expect((await call(key, 'POST', '/reservation', payload)).statusCode).toBe(200);
  }
  const path = `/api/editor/shell-bay/reservations?from=${DATE}&until=${DATE}&limit=2`;
  const names: string[] = [];
  let next: string | null = '';
  for (let pages = 0; next !== null && pages < 9; pages++) {
    const reply = await call(key, 'GET', next === '' ? path : `${path}&cursor=${next}`);
    const page = reservationsPageSchema.parse(reply.json());
    expect(page.reservations.length).toBeLessThanOrEqual(2);
    names.push(...page.reservations.map(({ guest }) => String(guest?.first_name)));
    ({ next } = page);
  }
  expect(names.toSorted()).toEqual([1, 2, 3, 4, 5].map((table) => `Guest ${table}`));
  const etag = String((await call(key, 'GET', path)).headers['etag']);
  const again = (url: string, tag = etag) =>
    harness.app.inject({ url, headers: { Authorization: `Bearer ${key}`, Host: 'localhost', 'If-None-Match': tag } });
  expect([(await again(path)).statusCode, (await again(path)).body]).toEqual([304, '']);
  expect((await again(path, 'W/"x"')).statusCode).toBe(200);
  for (const wrong of ['&cursor=x', '&limit=0', '&limit=501', `&from=${DATE}x`])
    expect([wrong, (await call(key, 'GET', path.replace(/&limit.*/, '') + wrong)).statusCode]).toEqual([wrong, 400]);
  expect((await call(key, 'GET', path.replace('until=2026', 'until=2036'))).statusCode).toBe(400);
  // The files are the owner's.
  expect((await call(key, 'GET', path.replace('reservations', 'reservations.csv'))).statusCode).toBe(403);
});

test('a key repeats a call with the header Idempotency-Key, and gets the first answer', async () => {
  const { key } = await make('reserve', 'day');
  const headers = { Host: 'localhost', Authorization: `Bearer ${key}`, 'Idempotency-Key': 'order-0000000001' };
  const post = (url: string, payload: object) => harness.app.inject({ method: 'POST', url, headers, payload });
  const reserve = () => post('/reservation', harness.payload({ selected_tables: [1], email: 'desk@example.com' }));
  const first = await reserve();
  expect([first.statusCode, (await reserve()).json()]).toEqual([200, first.json()]);
  expect((await post('/reservation', harness.payload({ selected_tables: [2] }))).json()).toHaveProperty(
    'errors.idempotency_key',
  );
  for (const url of ['/reservation', '/api/day/shell-bay/actions'])
    expect((await harness.app.inject({ method: 'POST', url, headers })).statusCode, url).toBe(400);
  const step = { date: DATE, action: { type: 'walk_in', guests: 2, tables: ['3'] } };
  const seat = () => post('/api/day/shell-bay/actions', step);
  const { log } = (await seat()).json<{ log: number }>();
  expect([log, (await seat()).json()]).toEqual([expect.any(Number), expect.objectContaining({ ok: true, log })]);
});

test('a key can’t be made by staff, or with anything but its own fields', async () => {
  const staff = await openDaySession(harness);
  const body = { name: 'Till', scopes: ['read'], days: 30 };
  const made = await staff.call('POST', '/../../editor/shell-bay/keys', body);
  expect(made.statusCode).toBe(403);
  for (const wrong of [{ scopes: [] }, { scopes: ['owner'] }, { days: 0 }, { name: '' }, { secret: 'x' }])
    expect((await owner.call('POST', '/keys', { ...body, ...wrong })).statusCode).toBe(400);
});

describe('the OpenAPI document', () => {
  type Security = readonly Readonly<Record<string, readonly string[]>>[];
  const FILLED = {
    tenant: 'shell-bay',
    secret: 'x',
    version: '1',
    name: 'x.jpg',
    id: '1',
    sequence: '1',
    kind: 'wall',
  };

  test('the OpenAPI document says which calls take which scope, and the host lets exactly these in', async () => {
    const { paths } = (await harness.app.inject({ url: '/openapi.json' })).json<{
      paths: Record<string, Record<string, { security?: Security }>>;
    }>();
    const day = (scope: KeyScope) => ({ tenant: 'shell-bay', name: '', scopes: [scope], ends_at: Date.now() + DAY_MS });
    const used = new Set<string>();
    for (const scope of KEY_SCOPES)
      for (const [path, methods] of Object.entries(paths))
        for (const [method, { security = [] }] of Object.entries(methods)) {
          const { key } = (await createKey(harness.store, day(scope), Date.now()))!;
          const url = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof FILLED) => FILLED[name]);
          const reply = await call(key, method.toUpperCase() as Method, url, method === 'get' ? undefined : {});
          const takes = security.some(({ key: scopes }) => scopes?.includes(scope));
          if (takes) used.add(scope);
          expect([`${method} ${path} ${scope}`, reply.statusCode === 403]).toEqual([expect.any(String), !takes]);
          await harness.store.deleteFrom('api_keys').where('tenant', '=', 'shell-bay').execute();
        }
    expect([...used]).toEqual([...KEY_SCOPES]);
  });
});
