/** The host opens no connection but to its mail server, whatever it is used for. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProof } from '../../src/domain/booking/proofOfWork.ts';
import { type RunningHost, startHost } from '../support/host.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { payloadOf } from '../support/payload.ts';
import { AJAX, NOW, TEST_PLAN, TODAY, createTempFolder, room, venueFiles } from './serverHarness.ts';

const PROBE = new URL('outgoingConnections.mjs', import.meta.url).href;
const KEY = 'submit-0001';
const PICTURE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Uses what the host offers, with addresses of other hosts wherever it takes a text. */
async function useEverything({ url, output }: RunningHost): Promise<void> {
  const foreign = encodeURIComponent(`${url}/answer.json`);
  const send = async (
    path: string,
    method = 'GET',
    body?: object | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = AJAX,
  ) => {
    const isJson = body !== undefined && !(body instanceof Uint8Array);
    const payload = isJson ? JSON.stringify(body) : body;
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }), 'X-Forwarded-For': '203.0.113.9' },
      ...(payload !== undefined && { body: payload }),
      redirect: 'manual',
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return { text, headers: response.headers };
  };
  const tables = `key=shell-bay-key&date=${TODAY}&guests=2`;
  for (const path of [
    '/',
    '/v/shell-bay',
    '/v/shell-bay/terms',
    '/v/shell-bay/ground.json',
    '/v/shell-bay/files/pictures/couch.svg',
    `/gallery?answer=${foreign}`,
    `/gallery/map?answer=${foreign}`,
    '/gallery/fixtures.json',
    '/openapi.json',
    '/embed.js',
    '/readyz',
    '/metrics',
    `/api/reservations/tables?${tables}`,
    `/api/reservations/events?${tables}&once=1`,
  ])
    await send(path);
  const reservation = payloadOf({
    last_name: 'guests.example',
    email: 'ada@guests.example',
    notes: `See ${url}/notes.png`,
    idempotency_key: KEY,
    proof: findProof(KEY, Date.parse(NOW), (text) => createHash('sha256').update(text).digest()),
  });
  await send('/reservation', 'POST', reservation);
  const token = /\?token=([\w-]+)/.exec(output().stdout)?.[1];
  const { headers: entered } = await send(`/editor/shell-bay?token=${token}`);
  const session = { ...AJAX, Cookie: entered.get('set-cookie')?.split(';', 1)[0] ?? '' };
  await send('/api/editor/shell-bay/pictures/a.png', 'PUT', PICTURE, session);
  const state = JSON.parse((await send('/api/editor/shell-bay', 'GET', undefined, session)).text);
  // So many tables are checked in a thread.
  const rooms = Array.from({ length: 400 }, (_, i) => ({
    ...room(i + 1, `Line ${i + 1}`, 2, 70),
    coordinates: { x: (i % 20) * 45, y: Math.floor(i / 20) * 24, width: 20, height: 20 },
    room_description: `<img src="${url}/description.png">`,
  }));
  const plan = { ...TEST_PLAN, areas: [{ id: 1, name: 'Lines', rooms }], decor: [] };
  const publication = { plan, by: url, note: url, accept: '' };
  const fromState = { ...session, 'If-Match': state.published.etag };
  await send('/api/editor/shell-bay/publish', 'POST', publication, fromState);
}

test('the host opens no connection but to its mail server', async () => {
  const folder = createTempFolder({});
  const venuesDir = createTempFolder(venueFiles({ proof_of_work: true }));
  const file = join(folder, 'outgoing');
  let mails = 0;
  const mailServer = await startSmtpServer(() => void mails++);
  const host = await startHost({
    now: NOW,
    venuesDir,
    env: {
      SMTP_URL: mailServer.url,
      TRUST_PROXY: 'loopback',
      GALLERY: 'on',
      NODE_OPTIONS: `--import=${PROBE}`,
      OUTGOING_FILE: file,
    },
  });
  await useEverything(host);
  await expect.poll(() => mails, { timeout: 30_000 }).toBe(2);
  await host.stop();
  mailServer.close();
  const opened = new Set(readFileSync(file, 'utf8').trim().split('\n'));
  // The process that draws pictures and checks plans inherits the probe, and so adds what it opens itself.
  expect([...opened].toSorted()).toEqual(['PROCESSWRAP :', `TCPCONNECTWRAP ${new URL(mailServer.url).host}`]);
});
