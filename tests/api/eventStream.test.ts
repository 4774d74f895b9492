/** The page's client against a real host, while the network misbehaves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveEvent, followEvents } from '../../src/api/eventStream.ts';
import { cancelReservation } from '../../src/server/booking/changeReservation.ts';
import { NOW, type ServerHarness, TODAY, openServerHarness } from '../server/serverHarness.ts';

// The machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const LOSSES = 100;
const TIME_SCALE = 0.01;

let harness: ServerHarness;
let host: string;
let ending: AbortController;
beforeEach(async () => {
  harness = await openServerHarness();
  host = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  ending = new AbortController();
});
afterEach(async () => {
  ending.abort();
  await harness.close();
});

let seed = 11;
function draw(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}

async function hostTables(): Promise<Record<string, boolean>> {
  const areas = (await harness.tables()).json<{ rooms: { id: number; available: boolean }[] }[]>();
  return Object.fromEntries(areas.flatMap(({ rooms }) => rooms.map(({ id, available }) => [id, available])));
}

/** A page's tables: as loaded, with each event applied. */
function createPage(tables: Record<string, boolean>) {
  const loads: Promise<void>[] = [];
  const handleEvent = (event: LiveEvent): void => {
    if (event.type === 'tables') for (const { id, available } of event.tables) tables[id] = available;
    else loads.push(hostTables().then((loaded) => void Object.assign(tables, loaded)));
  };
  return { tables, handleEvent, loads };
}

/** Cuts a stream after some bytes, anywhere in an event. */
function cutAfter(response: Response, bytes: number): Response {
  let left = bytes;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) controller.error(new Error('the connection is lost'));
    },
  });
  return new Response(response.body?.pipeThrough(cut), { status: response.status, headers: response.headers });
}

test(`after ${LOSSES} random losses of the stream, the page has the host's tables`, async () => {
  const page = createPage(await hostTables());
  const served = harness.venues.get('shell-bay')!;
  const codes: string[] = [];
  const changeSomething = async (): Promise<void> => {
    const answer = await harness.reserve({ selected_tables: [1 + draw(40)] });
    if (answer.statusCode === 200) codes.push(answer.json<{ code: string }>().code);
    if (codes.length > 6)
      await cancelReservation(harness.store, served, codes.splice(draw(codes.length), 1)[0]!, Date.parse(NOW));
  };
  let losses = 0;
  const fetchStream: typeof fetch = async (...request) => {
    await changeSomething();
    if (losses >= LOSSES) return fetch(...request);
    losses++;
    const kind = draw(4);
    if (kind === 0) throw new TypeError('no network');
    if (kind === 1) return new Response('busy', { status: 503 });
    return cutAfter(await fetch(...request), 1 + draw(400));
  };
  void followEvents({
    host,
    key: 'shell-bay-key',
    date: TODAY,
    position: { lastEventId: '0' },
    onEvent: page.handleEvent,
    signal: ending.signal,
    fetchStream,
    timeScale: TIME_SCALE,
  });
  await vi.waitFor(() => expect(losses).toBe(LOSSES), { timeout: 50_000 });
  await vi.waitFor(
    async () => {
      await Promise.all(page.loads);
      expect(page.tables).toEqual(await hostTables());
    },
    { timeout: 20_000 },
  );
  expect(Object.values(page.tables)).toContain(false);
});

test('polls where a proxy holds back a stream until it ends', async () => {
  const page = createPage(await hostTables());
  const queries: string[] = [];
  const fetchStream: typeof fetch = async (input, init) => {
    queries.push(new Request(input).url);
    const response = await fetch(input, init);
    // Resolves at the end of the stream.
    return new Response(await response.text(), { headers: response.headers });
  };
  void followEvents({
    host,
    key: 'shell-bay-key',
    date: TODAY,
    position: {},
    onEvent: page.handleEvent,
    signal: ending.signal,
    fetchStream,
    timeScale: TIME_SCALE,
  });
  await vi.waitFor(() => expect(queries.filter((query) => query.includes('once=1')).length).toBeGreaterThan(2), 20_000);
  await harness.reserve({ selected_tables: [7] });
  await vi.waitFor(() => expect(page.tables['7']).toBe(false), { timeout: 20_000 });
  expect(queries.filter((query) => !query.includes('once=1'))).toHaveLength(1);
});

test('gives up where the host has no events', async () => {
  const fetchStream = vi.fn<typeof fetch>(async () => new Response('', { status: 404 }));
  const options = { host, key: '', date: TODAY, position: {}, onEvent: vi.fn(), signal: ending.signal, fetchStream };
  await followEvents(options);
  expect(fetchStream).toHaveBeenCalledOnce();
});
