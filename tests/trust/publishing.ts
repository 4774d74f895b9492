/**
 * What a venue's owner does while guests visit: publishing over many reservations, and plans that take long to check.
 */
import Database from 'better-sqlite3';
import { setTimeout as delay } from 'node:timers/promises';
import { editorStateSchema } from '../../src/api/editorContract.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { AJAX } from '../server/serverHarness.ts';
import type { RunningHost } from '../support/host.ts';
import { type Row, percentile99, seconds } from './report.ts';
import { databaseOf, isShort, query, reserve, scale, send, start } from './trustHost.ts';

const MAX_WAIT = { p99: 100, slowest: 500 };

/** Returns the headers of a signed-in editor. */
export async function signIn({ url, output }: RunningHost): Promise<Record<string, string>> {
  const token = /\?token=([\w-]+)/.exec(output().stdout)?.[1] ?? '';
  const entered = await fetch(`${url}/editor/shell-bay?token=${token}`, { redirect: 'manual' });
  return {
    ...AJAX,
    Host: new URL(url).host,
    Cookie: entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    'Content-Type': 'application/json',
  };
}

/** Runs a task, and measures how long visitors wait meanwhile, in milliseconds. */
async function visitDuring<Value>(host: RunningHost, task: () => Promise<Value>) {
  const waits: number[] = [];
  const ending = new AbortController();
  const visiting = (async () => {
    while (!ending.signal.aborted) {
      waits.push((await send(host, '/healthz')).milliseconds);
      await delay(5);
    }
  })();
  const value = await task();
  ending.abort();
  await visiting;
  return { value, p99: percentile99(waits), slowest: Math.max(...waits) };
}

/** Copies the first reservation to as many dates, tables and codes as needed. */
function copyReservation(name: string, count: number): void {
  const database = new Database(databaseOf(name));
  const columns = (database.pragma('table_info(reservations)') as { name: string }[]).map((column) => column.name);
  const values = columns.map((column) => {
    if (column === 'id') return 'original.id + n.value';
    if (column === 'code') return "printf('COPY%06d', n.value)";
    return column === 'date' ? "date('2026-11-24', '+' || (n.value / 60) || ' days')" : `original.${column}`;
  });
  database.exec(`
    with recursive n (value) as (select 1 union all select value + 1 from n where value < ${count})
    insert into reservations (${columns.join(', ')})
    select ${values.join(', ')} from n, (select * from reservations limit 1) as original`);
  database.close();
}

/** Returns the plan with other seats at one table. */
function withSeats(plan: Plan, id: number, beds: number): Plan {
  const areas = plan.areas.map((area) => ({
    ...area,
    rooms: area.rooms.map((room) => (room.id === id ? { ...room, beds } : room)),
  }));
  return { ...plan, areas };
}

export async function publishPlans(): Promise<Row[]> {
  const count = scale(100_000, 5_000);
  // In the short form, unit tests send and check plans of 10,000 tables.
  const pileSize = scale(10_000, 1_000);
  const host = await start('publish');
  await reserve(host);
  copyReservation('publish', count);
  const headers = await signIn(host);
  const state = await send(host, '/api/editor/shell-bay', { headers });
  const { published } = editorStateSchema.parse(JSON.parse(state.text));
  const publish = (plan: unknown) =>
    visitDuring(host, () =>
      send(host, '/api/editor/shell-bay/publish', {
        method: 'POST',
        headers: { ...headers, 'If-Match': published.etag },
        body: JSON.stringify({ plan, by: 'Ada', note: '', accept: '' }),
      }),
    );
  const pile = await publish({
    ...published.plan,
    areas: [
      {
        id: 1,
        name: 'Pile',
        rooms: Array.from({ length: pileSize }, (_, i) => ({
          id: i + 1,
          room_id: 70,
          name: `Line ${i + 1}`,
          beds: 2,
          coordinates: { x: 10, y: 10, width: 40, height: 40 },
        })),
      },
    ],
  });
  const affecting = await publish(withSeats(published.plan, 1, 1));
  const harmless = await publish(withSeats(published.plan, 2, 3));
  await host.stop();
  const versions = query('publish', 'select version from publications where version > 0').length;
  const rowOf = (
    promise: string,
    { value, p99, slowest }: Awaited<ReturnType<typeof publish>>,
    status: number,
    found: string,
  ): Row => ({
    promise,
    figure: `${value.status}${found} after ${seconds(value.milliseconds)}; others wait p99 ${p99.toFixed(0)} ms, at most ${slowest.toFixed(0)} ms`,
    limit: `${status}; p99 ${MAX_WAIT.p99} ms, at most ${MAX_WAIT.slowest} ms`,
    holds: value.status === status && (isShort || (p99 <= MAX_WAIT.p99 && slowest <= MAX_WAIT.slowest)),
  });
  const listOf = ({ value }: typeof pile, field: string): string => {
    const answer = JSON.parse(value.text) as Record<string, unknown>;
    const list = answer[field];
    return `${Array.isArray(list) ? list.length : 0} of ${Number(answer['count'])}`;
  };
  return [
    rowOf(`publishing ${pileSize} tables on one spot`, pile, 422, ` with ${listOf(pile, 'errors')} errors`),
    rowOf(
      `publishing against ${count} reservations`,
      affecting,
      409,
      ` with ${listOf(affecting, 'reservations')} reservations`,
    ),
    rowOf(`publishing beside ${count} reservations`, harmless, 200, ` as version ${versions}`),
  ];
}
