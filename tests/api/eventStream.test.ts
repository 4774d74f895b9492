/** The page's client against a real host, while the network misbehaves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveEvent, followEvents } from '../../src/api/eventStream.ts';
import { openHarness } from '../server/openHarness.ts';
import { type ServerHarness, TODAY } from '../server/serverHarness.ts';

let harness: ServerHarness;
let ending: AbortController;
const listen = (): Promise<string> => harness.app.listen({ port: 0, host: '127.0.0.1' });
beforeEach(async () => {
  harness = await openHarness();
  ending = new AbortController();
});
afterEach(() => ending.abort());

/** The tables of today that are available at the host. */
async function hostTables(): Promise<Record<string, boolean>> {
  const areas = (await harness.tables()).json<{ rooms: { id: number; available: boolean }[] }[]>();
  return Object.fromEntries(areas.flatMap(({ rooms }) => rooms.map(({ id, available }) => [id, available])));
}

/** A page's tables: as loaded, with each event applied. */
async function createPage() {
  const tables = await hostTables();
  const handleEvent = (event: LiveEvent): void => {
    if (event.type === 'tables') for (const { id, available } of event.tables) tables[id] = available;
    else void hostTables().then((loaded) => Object.assign(tables, loaded));
  };
  return { tables, handleEvent };
}

/** Cuts a stream after some bytes, in the middle of an event. */
function cut(response: Response): Response {
  const cutting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.subarray(0, 40));
      controller.error(new Error('the connection is lost'));
    },
  });
  return new Response(response.body?.pipeThrough(cutting), { headers: response.headers });
}

test('after each way to lose the stream, the page has the tables that were taken meanwhile', async () => {
  const page = await createPage();
  const ways = [
    () => Promise.reject(new TypeError('no network')),
    async () => new Response('busy', { status: 503 }),
    async (...request: Parameters<typeof fetch>) => cut(await fetch(...request)),
  ];
  let losses = 0;
  void followEvents({
    host: await listen(),
    key: 'shell-bay-key',
    date: TODAY,
    position: { lastEventId: '0' },
    onEvent: page.handleEvent,
    signal: ending.signal,
    async fetchStream(...request) {
      await harness.reserve({ selected_tables: [losses + 1] });
      const lose = losses < 9 ? ways[losses % ways.length]! : fetch;
      losses++;
      return lose(...request);
    },
    timeScale: 0.01,
  });
  const taken = Array.from({ length: 10 }, () => false);
  await vi.waitFor(() => expect(Object.values(page.tables).slice(0, 10)).toEqual(taken), { timeout: 30_000 });
});

test('asks for one event at a time where a proxy holds back a stream until it ends', async () => {
  const page = await createPage();
  const queries: string[] = [];
  const fetchStream: typeof fetch = async (input, init) => {
    queries.push(new Request(input).url);
    const response = await fetch(input, init);
    // Resolves at the end of the stream.
    return new Response(await response.text(), { headers: response.headers });
  };
  void followEvents({
    host: await listen(),
    key: 'shell-bay-key',
    date: TODAY,
    position: {},
    onEvent: page.handleEvent,
    signal: ending.signal,
    fetchStream,
    // Short for the first stream, which is held back, and long enough for the host to hold its answers.
    timeScale: 0.05,
  });
  const polls = (): string[] => queries.filter((query) => query.includes('once=1'));
  for (const table of [7, 8]) {
    const count = polls().length;
    await vi.waitFor(() => expect(polls().length).toBeGreaterThan(count), 20_000);
    await harness.reserve({ selected_tables: [table] });
    await vi.waitFor(() => expect(page.tables[table]).toBe(false), { timeout: 30_000 });
  }
  expect(queries.length - polls().length).toBe(1);
  // The host holds its answers until there is something to tell.
  expect(polls().length).toBeLessThan(20);
});

test('gives up where the host has no events', async () => {
  const fetchStream = vi.fn<typeof fetch>(async () => new Response('', { status: 404 }));
  const options = {
    host: '',
    key: '',
    date: TODAY,
    position: {},
    onEvent: vi.fn(),
    signal: ending.signal,
    fetchStream,
  };
  await followEvents(options);
  expect(fetchStream).toHaveBeenCalledOnce();
});
