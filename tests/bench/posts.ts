/**
 * Reservations per second over HTTP, without rate limits. The reference is the bare transaction, which writes the same
 * rows to the same database. The host is a process of its own; its visitors run on the same machine.
 */
import autocannon from 'autocannon';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../postgres/postgresServer.ts';
import { type RunningHost, startHost } from '../support/host.ts';
import type { ReservationRequest } from '../../src/domain/booking/reservationRequest.ts';
import { addDays, formatWireDate, formatWireTime } from '../../src/domain/booking/time.ts';
import { storeReservation } from '../../src/server/booking/makeReservation.ts';
import { setRealTime } from '../../src/server/store/realTime.ts';
import { type Store, openStore } from '../../src/server/store/store.ts';
import { type ServedVenue, readVenues } from '../../src/server/venues/venues.ts';
import { median, relativeSpread, report } from './report.ts';

export const NOW = '2026-11-23T02:30:00Z';
const FIRST = '2026-11-24';
/** As many as the host admits at a time: with fewer it would wait for visitors, not they for it. */
const CONNECTIONS = 32;
const SECONDS = 4;
/** How long each side runs before it is measured: the first requests compile the code. */
const WARM_UP_SECONDS = 3;
const DAYS = 360;

const GUEST = {
  firstName: 'Ada',
  lastName: 'Silva',
  countryCode: '+94',
  phone: '771234567',
  email: 'ada@example.com',
  notes: 'A high chair, please',
};

/** Yields every table that a party of two may reserve, date by date. */
export function* freeTables(
  served: ServedVenue,
): Generator<{ date: string; table: ReservationRequest['tables'][number] }> {
  const tables = [...served.tables.values()].filter((table) => table.seats < 12);
  for (let day = 0; day < DAYS; day++) for (const table of tables) yield { date: addDays(FIRST, day), table };
}

/** Measures transactions per second, one after the other. */
async function bare(
  store: Store,
  served: ServedVenue,
  free: ReturnType<typeof freeTables>,
  seconds: number,
): Promise<number> {
  let count = 0;
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const { date, table } = free.next().value!;
    const request = {
      ...GUEST,
      date,
      time: 600,
      stay: null,
      guests: 2,
      discountCode: '',
      tables: [table],
      laterDays: [],
      messages: false,
      idempotencyKey: `bare-${date}-${table.key}`,
    };
    await store.transaction().execute(async (trx) => {
      setRealTime(trx, Date.now());
      const facts = { payloadHash: 'hash', mails: true, now: Date.parse(NOW), linkKey: 'key' };
      await storeReservation(trx, served, request, facts);
    });
    count++;
  }
  return (count * 1000) / (performance.now() - started);
}

/** Measures accepted reservations per second. Throws if one is refused, since the benchmark must not refuse any. */
export async function overHttp(
  host: RunningHost,
  served: ServedVenue,
  free: ReturnType<typeof freeTables>,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> {
  const run = await autocannon({
    url: `${host.url}/reservation`,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        setupRequest: (request) => {
          const { date, table } = free.next().value!;
          return {
            ...request,
            body: JSON.stringify({
              first_name: GUEST.firstName,
              last_name: GUEST.lastName,
              country_code: GUEST.countryCode,
              phone: GUEST.phone,
              email: GUEST.email,
              notes: GUEST.notes,
              terms: true,
              time: formatWireTime(600),
              selected_tables: [table.id],
              location_id: served.venue.location_id,
              guests: '2',
              date: formatWireDate(date),
              step: 2,
              idempotency_key: `http-${date}-${table.key}`,
            }),
          };
        },
      },
    ],
  });
  if (run.non2xx > 0 || run.errors > 0)
    throw new Error(`${run.non2xx} reservations were refused, ${run.errors} failed`);
  return run['2xx'] / run.duration;
}

/**
 * Measures both speeds as often as `runs` says. Each run has a database of its own: a SQLite file, or one on the Postgres
 * server of `DATABASE_URL`.
 */
export async function benchPosts(runs = 3): Promise<boolean> {
  const reading = readVenues('fixtures/venues');
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  const served = reading.venues.get('beach-camp')!;
  const { DATABASE_URL: server } = process.env;
  const http: number[] = [];
  const transactions: number[] = [];
  for (let run = 0; run < runs; run++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
    const database =
      server === undefined ? join(dataDir, 'tidetable.sqlite') : await createDatabase(server, `run_${run}`);
    const env = { RATE_LIMIT: '0', DATABASE_URL: database };
    const host = await startHost({ now: NOW, env, dataDir });
    const free = freeTables(served);
    await overHttp(host, served, free, WARM_UP_SECONDS);
    http.push(await overHttp(host, served, free, SECONDS));
    // It would still send mails.
    await host.stop();
    const opening = await openStore(database);
    if (!opening.ok) throw new Error(opening.error);
    await bare(opening.store, served, free, WARM_UP_SECONDS);
    transactions.push(await bare(opening.store, served, free, SECONDS));
    await opening.store.destroy();
    rmSync(dataDir, { recursive: true });
  }
  return report(`Reservations over HTTP (${CONNECTIONS} connections, ${SECONDS} s, median of ${runs})`, [
    {
      name: 'reservations',
      unit: '/s',
      value: median(http),
      noise: relativeSpread(http),
      reference: { name: 'the bare transaction', value: median(transactions) },
      limit: { minRatio: 0.6 },
    },
  ]);
}
