/** Reservations in line at a host that listens, sent by the page's own client; and what that host does without. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postPayload } from '../../../src/api/bookingClient.ts';
import { bookingCalls } from '../../../src/api/bookingContract.ts';
import { createLineFetch } from '../../../src/api/transport/lineFetch.ts';
import type { ReservationPayload } from '../../../src/domain/booking/reservationPayload.ts';
import { AdmissionQueue } from '../../../src/server/line/admissionQueue.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type ServerHarness } from '../serverHarness.ts';

let line: AdmissionQueue;
let harness: ServerHarness;
let host: string;
let open: () => void;
beforeEach(async () => {
  line = new AdmissionQueue({ maxAdmitted: 1 });
  harness = await openHarness({ line });
  host = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  // Somebody's reservation takes long.
  void line.run(
    () =>
      new Promise<void>((resolve) => {
        open = resolve;
      }),
    { signal: new AbortController().signal, onPlace: () => {} },
  );
});
afterEach(() => open());

const eventually = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 30_000 });

/** Reserves a table as the page does. `places` are those that the visitor has heard. */
function reserveInLine(table: number) {
  const places: number[] = [];
  const leaving = new AbortController();
  const fetchReply = createLineFetch({ signal: leaving.signal, onPlace: (place) => places.push(place) });
  const payload = harness.payload({ selected_tables: [table] }) as unknown as ReservationPayload;
  return { places, leaving, result: postPayload(host, bookingCalls.reserve, payload, fetchReply) };
}

async function inOrder(count: number): Promise<ReturnType<typeof reserveInLine>[]> {
  const visitors = [];
  for (let visitor = 1; visitor <= count; visitor++) {
    visitors.push(reserveInLine(visitor === 3 ? 2 : visitor));
    await eventually(() => expect(line.length).toBe(visitor));
  }
  return visitors;
}

test('the admission queue of the host sends a plain reply to whoever knows no line', async () => {
  const answer = fetch(`${host}/reservation`, {
    method: 'POST',
    headers: { ...AJAX, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(harness.payload()),
  });
  await eventually(() => expect(line.longestWaitMs).toBeGreaterThan(1_500));
  open();
  expect([(await answer).status, (await answer).headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(await (await answer).json()).toMatchObject({ success: true });
});

test('the admission queue of the host drops a visitor who leaves, and replies to the others in turn', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const [first, second, third] = await inOrder(3);
  await eventually(() => expect(second?.places).toEqual([2]));
  first?.leaving.abort();
  expect(await first?.result).toEqual({ ok: false, error: 'no-reply' });
  await eventually(() => expect(line.length).toBe(2));
  open();
  expect(await second?.result).toMatchObject({ ok: true });
  const errors = { selected_tables: [expect.stringContaining('Line 2')] };
  expect(await third?.result).toEqual({ ok: false, error: 'refused', errors });
  expect((await harness.rows('reservations')).map(({ tables }) => tables)).toEqual([expect.stringContaining('"2"')]);
  expect(warn).toHaveBeenCalled();
});

test('a host with a line does without gallery, editor and far dates, and keeps the visitors', async () => {
  const status = async (url: string): Promise<number> => (await harness.app.inject({ url, headers: AJAX })).statusCode;
  const tables = (date: string): string => `/api/reservations/tables?key=shell-bay-key&date=${date}&guests=2`;
  const shed = ['/gallery', '/pages/entry-abc123.js', tables('20.12.2026')];
  const kept = ['/v/shell-bay', '/pages/compressed-abc123.js', tables('24.11.2026'), tables('19.12.2026')];
  // The answer about a far date that nobody has changed since costs nothing.
  await status(tables('19.12.2026'));
  expect(await Promise.all([...shed, ...kept].map(status))).toEqual([200, 200, 200, 200, 200, 200, 200]);
  reserveInLine(1);
  await eventually(() => expect(line.longestWaitMs).toBeGreaterThan(2_000));
  expect(await status('/gallery')).toBe(503);
  expect(await status('/pages/entry-abc123.js')).toBe(503);
  expect(await status(tables('21.12.2026'))).toBe(503);
  expect(await Promise.all(kept.map(status))).toEqual([200, 200, 200, 200]);
  const page = await harness.app.inject('/editor/shell-bay');
  expect([page.statusCode, page.headers['refresh'], page.headers['content-type']]).toEqual([
    503,
    '10',
    'text/html; charset=utf-8',
  ]);
  expect((await harness.post('/reservation/validation', harness.payload({ step: 1 }))).statusCode).toBe(200);
});

test('the answer about a date is kept until an event of that date', async () => {
  open();
  const isFree = async (date: string): Promise<boolean> => (await harness.freeTables({ date })).includes(3);
  const areFree = async () => [await isFree('24.11.2026'), await isFree('25.11.2026')];
  expect(await areFree()).toEqual([true, true]);
  await harness.reserve({ date: '24.11.2026', selected_tables: [3] });
  expect(await areFree()).toEqual([false, true]);
  // No event names this: whoever changes claims must record one.
  await harness.store.deleteFrom('claims').where('tenant', '=', 'shell-bay').execute();
  expect(await areFree()).toEqual([false, true]);
  // As after a restored backup.
  await harness.store.deleteFrom('events').where('tenant', '=', 'shell-bay').execute();
  expect(await areFree()).toEqual([true, true]);
});
