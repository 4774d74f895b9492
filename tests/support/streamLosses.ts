/** A page whose stream of events is lost again and again, while tables are taken and freed. */
import { setTimeout as delay } from 'node:timers/promises';
import { type LiveEvent, followEvents } from '../../src/api/eventStream.ts';
import { cancelReservation } from '../../src/server/booking/changeReservation.ts';
import { NOW, type ServerHarness, TODAY } from '../server/serverHarness.ts';
import { seededRandom } from './seededRandom.ts';

const TIME_SCALE = 0.01;
/** How long the page may take after the last loss until it has the host's tables. */
const MAX_SETTLE_MS = 20_000;

type TablesById = Record<string, boolean>;

/** Returns which tables of today are available at the host. */
export async function hostTables(harness: ServerHarness): Promise<TablesById> {
  const areas = (await harness.tables()).json<{ rooms: { id: number; available: boolean }[] }[]>();
  return Object.fromEntries(areas.flatMap(({ rooms }) => rooms.map(({ id, available }) => [id, available])));
}

/** A page's tables: as loaded, with each event applied. */
export function createPage(harness: ServerHarness, tables: TablesById) {
  const loads: Promise<void>[] = [];
  const handleEvent = (event: LiveEvent): void => {
    if (event.type === 'tables') for (const { id, available } of event.tables) tables[id] = available;
    else loads.push(hostTables(harness).then((loaded) => void Object.assign(tables, loaded)));
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

/** Loses the stream at random. Resolves to the tables of the page and of the host afterwards. */
export async function loseStream(
  harness: ServerHarness,
  losses: number,
): Promise<{ readonly page: TablesById; readonly host: TablesById }> {
  const random = seededRandom(11);
  const draw = (below: number): number => Math.floor(random() * below);
  const page = createPage(harness, await hostTables(harness));
  const served = harness.venues.get('shell-bay')!;
  const codes: string[] = [];
  const changeSomething = async (): Promise<void> => {
    const answer = await harness.reserve({ selected_tables: [1 + draw(40)] });
    if (answer.statusCode === 200) codes.push(answer.json<{ code: string }>().code);
    if (codes.length > 6)
      await cancelReservation(harness.store, served, codes.splice(draw(codes.length), 1)[0]!, Date.parse(NOW));
  };
  let lost = 0;
  let loseLast = (): void => {};
  const allLost = new Promise<void>((resolve) => {
    loseLast = resolve;
  });
  const fetchStream: typeof fetch = async (...request) => {
    await changeSomething();
    if (lost >= losses) {
      loseLast();
      return fetch(...request);
    }
    lost++;
    const kind = draw(4);
    if (kind === 0) throw new TypeError('no network');
    if (kind === 1) return new Response('busy', { status: 503 });
    return cutAfter(await fetch(...request), 1 + draw(400));
  };
  const ending = new AbortController();
  void followEvents({
    host: await harness.app.listen({ port: 0, host: '127.0.0.1' }),
    key: 'shell-bay-key',
    date: TODAY,
    position: { lastEventId: '0' },
    onEvent: page.handleEvent,
    signal: ending.signal,
    fetchStream,
    timeScale: TIME_SCALE,
  });
  await allLost;
  const until = performance.now() + MAX_SETTLE_MS;
  let host = await hostTables(harness);
  while (JSON.stringify(page.tables) !== JSON.stringify(host) && performance.now() < until) {
    await delay(50);
    await Promise.all(page.loads);
    host = await hostTables(harness);
  }
  ending.abort();
  return { page: page.tables, host };
}
