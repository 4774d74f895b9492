/** The page's client against a real host, while the network misbehaves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from '../../src/api/eventStream.ts';
import { openHarness } from '../server/openHarness.ts';
import { type ServerHarness, TODAY } from '../server/serverHarness.ts';
import { createPage, hostTables, loseStream } from '../support/streamLosses.ts';

const LOSSES = 100;

let harness: ServerHarness;
let ending: AbortController;
const listen = (): Promise<string> => harness.app.listen({ port: 0, host: '127.0.0.1' });
beforeEach(async () => {
  harness = await openHarness();
  ending = new AbortController();
});
afterEach(() => ending.abort());

test(`after ${LOSSES} random losses of the stream, the page has the host's tables`, async () => {
  const { page, host: tables } = await loseStream(harness, LOSSES);
  expect(page).toEqual(tables);
  expect(Object.values(page)).toContain(false);
});

test('asks for one event at a time where a proxy holds back a stream until it ends', async () => {
  const page = createPage(harness, await hostTables(harness));
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
