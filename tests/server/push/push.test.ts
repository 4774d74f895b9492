/** Notifications of new reservations on the devices of staff. */
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { createEditorSessions } from '../../../src/server/editor/sessions.ts';
import { startPushSender } from '../../../src/server/push/pushSender.ts';
import { readVapidKeys } from '../../../src/server/push/vapidKeys.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, EDITOR_TOKEN, NOW, type ServerHarness } from '../serverHarness.ts';
import { type DaySession, openDaySession } from '../day/daySession.ts';

type Decrypt = (body: Buffer, options: object) => Buffer;
const { decrypt } = createRequire(import.meta.resolve('web-push'))('http_ece') as { decrypt: Decrypt };

/** A browser's keys. */
const browser = createECDH('prime256v1');
const AUTH = randomBytes(16);
const KEYS = { p256dh: browser.generateKeys().toString('base64url'), auth: AUTH.toString('base64url') };
const ENDPOINT = 'https://push.example.com/send/device-1';

let harness: ServerHarness;
let day: DaySession;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  harness = await openHarness();
  day = await openDaySession(harness);
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

type Sent = { readonly url: string; readonly text: string; readonly headers: Readonly<Record<string, string>> };

/** Starts to notify. Returns what was sent, which the push service answers with a status. */
async function start(status = 201): Promise<Sent[]> {
  const sent: Sent[] = [];
  stop = startPushSender(
    harness.store,
    harness.venues,
    {
      keys: await readVapidKeys(harness.dataDir),
      subject: 'mailto:host@tide.example',
      sessions: createEditorSessions(harness.store, EDITOR_TOKEN),
      pollIntervalMs: 10,
      send: async (url, body, { headers }) => {
        const options = { version: 'aes128gcm', privateKey: browser, authSecret: KEYS.auth };
        sent.push({ url: url.href, text: decrypt(body as Buffer, options).toString(), headers });
        return { status, text: '' };
      },
    },
    pino({ enabled: false }),
  );
  return sent;
}

const subscribe = (session = day, endpoint = ENDPOINT) => session.call('PUT', '/push', { endpoint, keys: KEYS });
const devices = async (): Promise<number> => (await harness.rows('push_subscriptions')).length;
/** Reserves until the sender, which may just have begun to look, has heard of one. */
async function reserveUntil(isHeard: () => Promise<boolean> | boolean): Promise<void> {
  for (const table of [1, 2, 5, 6, 7, 8]) {
    await harness.reserve({ selected_tables: [table], email: `ada${table}@example.com`, phone: `077123456${table}` });
    const heard = await vi
      .waitFor(async () => expect(await isHeard()).toBe(true), { timeout: 300 })
      .then(
        () => true,
        () => false,
      );
    if (heard) return;
  }
  await vi.waitFor(async () => expect(await isHeard()).toBe(true), { timeout: 30_000 });
}

test('a device hears of a new reservation, encrypted and signed, and nothing of the guest', async () => {
  expect((await day.call('GET', '/push')).json()).toEqual({ key: 'push-key', isOn: false });
  expect((await subscribe()).statusCode).toBe(200);
  expect((await day.call('GET', '/push')).json()).toMatchObject({ isOn: true });
  const sent = await start();
  await reserveUntil(() => sent.length > 0);
  const [{ url, text, headers }] = sent as [Sent];
  expect(url).toBe(ENDPOINT);
  expect(JSON.parse(text)).toEqual({
    title: 'New reservation',
    body: expect.stringMatching(/2026, \d\d:\d\d [AP]M, guests: 2$/),
    url: '/day/shell-bay?date=2026-11-23',
  });
  expect(text).not.toMatch(/Ada|Lovelace|example|0?77/);
  expect(headers).toMatchObject({ Urgency: 'high', Authorization: expect.stringMatching(/^vapid t=.+, k=.+/) });
  const heard = sent.length;
  const [row] = (await harness.rows('reservations')) as { code: string }[];
  await cancelReservation(harness.store, harness.venues.get('shell-bay')!, row!.code, Date.parse(NOW));
  await day.act({ type: 'wait_add', name: 'Ines', guests: 2, quotedMinutes: 5 });
  await day.call('DELETE', '/push');
  expect(sent).toHaveLength(heard);
  expect(await devices()).toBe(0);
});

test('a device hears nothing once its session has ended, however it has', async () => {
  const tablet = await openDaySession(harness, { name: 'Tablet' });
  await subscribe(day);
  await subscribe(tablet);
  expect(await devices()).toBe(2);
  const headers = { ...AJAX, Host: 'localhost', Cookie: tablet.cookie };
  const signedOut = await harness.post('/api/editor/shell-bay/sign-out', {}, headers);
  expect([signedOut.statusCode, await devices()]).toEqual([200, 1]);
  await harness.store.deleteFrom('editor_sessions').where('tenant', '=', 'shell-bay').execute();
  const sent = await start();
  await reserveUntil(async () => (await devices()) === 0);
  expect(sent).toEqual([]);
});

test('a device that its push service no longer knows is forgotten', async () => {
  await subscribe();
  await start(410);
  await reserveUntil(async () => (await devices()) === 0);
});

test.each([
  'http://push.example.com/send',
  'https://127.0.0.1/send',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/send',
  'https://user:secret@push.example.com/send',
  'no address',
])('an address that no push service has is refused: %s', async (endpoint) => {
  const reply = await subscribe(day, endpoint);
  expect([reply.statusCode, await devices()]).toEqual([422, 0]);
  // An earlier build may have let it in.
  await subscribe();
  await harness.setAll('push_subscriptions', { endpoint });
  const sent = await start();
  await reserveUntil(async () => (await devices()) === 0);
  expect(sent).toEqual([]);
});

test('keys that are none are refused', async () => {
  for (const keys of [{}, { ...KEYS, auth: 'short' }, { ...KEYS, p256dh: '../../etc/passwd' }])
    expect((await day.call('PUT', '/push', { endpoint: ENDPOINT, keys })).statusCode).toBe(422);
});

test('the host’s keys are made once, and are the operator’s alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-test-'));
  const [one, other] = await Promise.all([readVapidKeys(folder), readVapidKeys(folder)]);
  expect(other).toEqual(one);
  const file = join(folder, 'vapid-keys.json');
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(one);
  writeFileSync(file, '{}');
  await expect(readVapidKeys(folder)).rejects.toThrow();
});
