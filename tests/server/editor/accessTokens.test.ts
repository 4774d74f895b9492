/** Tokens of one venue, one-time links, and sessions that end one by one. */
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { type OpenAccess, accessReplySchema } from '../../../src/api/editorContract.ts';
import { createAccess, endAccess, listAccess } from '../../../src/server/editor/accessTokens.ts';
import type { Role } from '../../../src/server/store/store.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, EDITOR_TOKEN, type ServerHarness } from '../serverHarness.ts';
import { cookieOf } from './editorSession.ts';

const DAY_MS = 86_400_000;
let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({ settings: { rateLimit: 5 } });
});

function make(
  kind: 'token' | 'link',
  { role = 'owner', days = 1 }: { role?: Role; days?: number } = {},
): Promise<string> {
  const now = Date.now();
  return createAccess(harness.store, { tenant: 'shell-bay', role, kind, ends_at: now + days * DAY_MS }, now);
}
const signIn = (token: string, tenant = 'shell-bay'): Promise<LightMyRequestResponse> =>
  harness.post(`/api/editor/${tenant}/sign-in`, { token }, { ...AJAX, Host: 'localhost' });
const open = async (path: string, answer: LightMyRequestResponse): Promise<number> =>
  (await harness.app.inject({ url: path, headers: { Host: 'localhost', Cookie: cookieOf(answer) } })).statusCode;

test('a one-time link signs in once, and opening its page uses nothing up', async () => {
  const secret = await make('link');
  for (let visit = 0; visit < 3; visit++) {
    const page = await harness.app.inject({ url: '/editor/shell-bay/sign-in', headers: { Host: 'localhost' } });
    expect([page.statusCode, page.headers['set-cookie'], page.headers['referrer-policy']]).toEqual([
      200,
      undefined,
      'no-referrer',
    ]);
  }
  const answers = await Promise.all([signIn(secret), signIn(secret), signIn(secret)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  const right = answers.find(({ statusCode }) => statusCode === 200);
  expect(right && (await open('/editor/shell-bay', right))).toBe(200);
  expect(JSON.stringify([await harness.rows('editor_access'), await harness.rows('editor_sessions')])).not.toContain(
    secret,
  );
});

test('a one-time link expires, and opens no other venue', async () => {
  expect((await signIn(await make('link', { days: -1 }))).statusCode).toBe(401);
  const secret = await make('link');
  expect((await signIn(secret, 'reef')).statusCode).toBe(401);
  expect((await signIn(secret)).statusCode).toBe(200);
});

test('a token opens its venue and no other', async () => {
  const answer = await signIn(await make('token'));
  expect([
    await open('/editor/shell-bay', answer),
    await open('/api/editor/shell-bay', answer),
    await open('/editor/reef', answer),
    await open('/api/editor/reef', answer),
    await open('/editor', answer),
  ]).toEqual([200, 200, 401, 401, 401]);
});

test('a token signs in regardless of failed attempts from the same network', async () => {
  const secret = await make('token');
  const wrong = await Promise.all(Array.from({ length: 14 }, (_, i) => signIn(`wrong-${i}`)));
  const statuses = wrong.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  expect((await signIn(secret)).statusCode).toBe(200);
});

test('a token is revoked with the sessions that it started, and no others', async () => {
  const first = await signIn(await make('token'));
  const second = await signIn(await make('token'));
  const [oldest] = await listAccess(harness.store, 'shell-bay', Date.now());
  expect(await endAccess(harness.store, 'reef', oldest?.id ?? '')).toBe(false);
  expect(await endAccess(harness.store, 'shell-bay', oldest?.id ?? '')).toBe(true);
  expect([await open('/editor/shell-bay', first), await open('/editor/shell-bay', second)]).toEqual([401, 200]);
});

test('a session ends when the token that started it expires', async () => {
  const answer = await signIn(await make('token'));
  expect(await open('/editor/shell-bay', answer)).toBe(200);
  await harness.setAll('editor_access', { ends_at: Date.now() });
  expect(await open('/editor/shell-bay', answer)).toBe(401);
});

describe('the list of access', () => {
  const call = (
    method: 'GET' | 'DELETE',
    answer: LightMyRequestResponse,
    path = '/access',
  ): Promise<LightMyRequestResponse> =>
    harness.app.inject({
      method,
      url: `/api/editor/shell-bay${path}`,
      headers: { ...AJAX, Host: 'localhost', Cookie: cookieOf(answer) },
    });
  const entries = async (answer: LightMyRequestResponse): Promise<OpenAccess[]> =>
    accessReplySchema.parse((await call('GET', answer)).json()).access;
  const kinds = async (answer: LightMyRequestResponse): Promise<string[]> =>
    (await entries(answer)).map(({ kind, isCurrent }) => (isCurrent ? `${kind} here` : kind));

  test('the list of access shows what opens the venue, and ends one entry', async () => {
    const host = await signIn(EDITOR_TOKEN);
    const token = await make('token');
    const first = await signIn(token);
    const second = await signIn(token);
    expect(await kinds(host)).toEqual(['session here', 'token', 'session', 'session']);
    const [, ofToken, ...sessions] = await entries(host);
    const last = sessions.at(-1);
    // The token was used when the latest of its sessions was.
    expect(last?.last_used_at).toBeGreaterThanOrEqual(last?.created_at ?? Infinity);
    expect(ofToken?.last_used_at).toBe(last?.last_used_at);
    expect((await call('DELETE', host, `/access/${last?.id}`)).statusCode).toBe(200);
    expect((await call('DELETE', host, `/access/${last?.id}`)).statusCode).toBe(404);
    expect([await open('/editor/shell-bay', first), await open('/editor/shell-bay', second)]).toEqual([200, 401]);
  });

  test('the list of access ends all other sessions, and keeps tokens and links', async () => {
    const host = await signIn(EDITOR_TOKEN);
    const owner = await signIn(await make('token'));
    await make('link');
    expect((await call('DELETE', host)).statusCode).toBe(200);
    expect(await kinds(host)).toEqual(['session here', 'token', 'link']);
    expect(await open('/editor/shell-bay', owner)).toBe(401);
  });

  test("the list of access hides sessions of the host's own token from a venue's session, and does not let it end them", async () => {
    const host = await signIn(EDITOR_TOKEN);
    const [ofHost] = await entries(host);
    const owner = await signIn(await make('token'));
    expect(await kinds(owner)).toEqual(['token', 'session here']);
    expect((await call('DELETE', owner, `/access/${ofHost?.id}`)).statusCode).toBe(404);
    expect((await call('DELETE', owner)).statusCode).toBe(200);
    expect(await open('/editor/shell-bay', host)).toBe(200);
  });

  test('the list of access has a page for owners only', async () => {
    const staff = await signIn(await make('token', { role: 'staff' }));
    const owner = await signIn(await make('token'));
    expect([
      await open('/editor/shell-bay/sessions', owner),
      await open('/editor/shell-bay/sessions', staff),
      await open('/editor/reef/sessions', owner),
    ]).toEqual([200, 403, 401]);
    expect((await call('GET', staff)).statusCode).toBe(403);
  });
});

describe('a device of the staff', () => {
  const addDevice = (answer: LightMyRequestResponse, body: unknown, tenant = 'shell-bay') =>
    harness.post(`/api/editor/${tenant}/access`, body, { ...AJAX, Host: 'localhost', Cookie: cookieOf(answer) });

  test('a device of the staff is signed in to the day by its address, until the owner ends its access', async () => {
    const owner = await signIn(EDITOR_TOKEN);
    const { address } = (await addDevice(owner, { name: ' Bar tablet ', days: 90 })).json<{ address: string }>();
    const [page, secret = ''] = address.split('#token=');
    expect(page).toMatch(/^http:\/\/localhost(:\d+)?\/day\/shell-bay\/sign-in$/);
    const device = await signIn(secret);
    expect([
      await open('/day/shell-bay', device),
      await open('/editor/shell-bay', device),
      await open('/day/reef', device),
    ]).toEqual([200, 403, 401]);
    const [token] = (await listAccess(harness.store, 'shell-bay', Date.now())).filter(({ kind }) => kind === 'token');
    expect(token).toMatchObject({ role: 'staff', name: 'Bar tablet' });
    expect(await endAccess(harness.store, 'shell-bay', token?.id ?? '')).toBe(true);
    expect([await open('/day/shell-bay', device), (await signIn(secret)).statusCode]).toEqual([401, 401]);
  });

  const device = { name: 'Bar', days: 7 };

  test('a device of the staff can’t be added by staff, or by an owner of another venue', async () => {
    const staff = await signIn(await make('token', { role: 'staff' }));
    const owner = await signIn(await make('token'));
    expect([(await addDevice(staff, device)).statusCode, (await addDevice(owner, device, 'reef')).statusCode]).toEqual([
      403, 401,
    ]);
  });

  test.each([
    { ...device, name: ' ' },
    { ...device, name: 'Bar\nOwner' },
    { ...device, days: 3_651 },
    { ...device, role: 'owner' },
  ])('a device of the staff is refused with the body %j', async (body) => {
    const answer = await addDevice(await signIn(EDITOR_TOKEN), body);
    expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([400, false]);
    expect((await listAccess(harness.store, 'shell-bay', Date.now())).map(({ kind }) => kind)).toEqual(['session']);
  });
});
