/**
 * Reservations per second of one venue whose Postgres server answers 2 ms late, as in another zone of a data center. The
 * reference is a bare transaction, one after the other through the same proxy: begin, lock a row, insert one, commit.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readVenues } from '../../src/server/venues/venues.ts';
import { createDatabase, providePostgres, startPostgres } from '../postgres/postgresServer.ts';
import { startProxy } from '../postgres/proxy.ts';
import { startHost } from '../support/host.ts';
import { NOW, freeTables, overHttp } from './posts.ts';
import { median, relativeSpread, report } from './report.ts';

const DELAY_MS = 2;
const CROWD = 16;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;

/** Measures bare transactions per second. */
async function bare(database: string): Promise<number> {
  const client = new Client(database);
  await client.connect();
  await client.query('create table bare (id bigint primary key); insert into bare values (0)');
  let count = 0;
  const started = performance.now();
  while (performance.now() - started < SECONDS * 1000) {
    await client.query('begin');
    await client.query('select id from bare where id = 0 for update');
    await client.query('insert into bare values ($1)', [++count]);
    await client.query('commit');
  }
  const rate = (count * 1000) / (performance.now() - started);
  await client.end();
  return rate;
}

/** Measures both as often as `runs` says, each time on a database of its own. */
export async function benchDistant(runs = 3): Promise<boolean> {
  if (providePostgres() === undefined) throw new Error('There is no Postgres.');
  const reading = readVenues('fixtures/venues');
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const served = reading.venues.get('beach-camp')!;
  const server = await startPostgres({ isDurable: true });
  const proxy = await startProxy(server.port);
  proxy.answerLate(DELAY_MS);
  const [crowd, single, transactions]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let run = 0; run < runs; run++) {
      const database = proxy.through(await createDatabase(server.url, `run_${run}`));
      const dataDir = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
      const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0', DATABASE_URL: database }, dataDir });
      const free = freeTables(served);
      await overHttp(host, served, free, WARM_UP_SECONDS, CROWD);
      crowd.push(await overHttp(host, served, free, SECONDS, CROWD));
      single.push(await overHttp(host, served, free, SECONDS, 1));
      await host.stop();
      transactions.push(await bare(database));
      rmSync(dataDir, { recursive: true });
    }
  } finally {
    proxy.close();
    await server.stop();
  }
  const figureOf = (name: string, rates: readonly number[]) => ({
    name,
    unit: '/s',
    value: median(rates),
    noise: relativeSpread(rates),
    reference: { name: 'the bare transaction', value: median(transactions) },
  });
  return report(`Reservations on a Postgres server ${DELAY_MS} ms away (${SECONDS} s, median of ${runs})`, [
    { ...figureOf(`${CROWD} guests at a time, one venue`, crowd), limit: { min: 60 } },
    figureOf('one guest after the other', single),
  ]);
}
