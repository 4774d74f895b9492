/** Figures about the host for Prometheus. */
import { sql } from 'kysely';
import { statfs } from 'node:fs/promises';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Overload } from '../line/overload.ts';
import type { AdmissionQueue } from '../line/admissionQueue.ts';
import type { LogHealth } from './logOutput.ts';
import { countRepeatedTransactions, countWaitingWrites } from '../store/groupCommit.ts';
import { ALL_VENUES, type Store, longReads } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';

/** Upper bounds of the histograms, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How often the event loop is measured. */
const LOOP_MEASURE_MS = 20;

/** What one process has counted, as data that can be sent to another process. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Takes a function that returns the figures of this process, and returns one that collects those of all processes. */
export type ExchangeFigures = (own: () => Promise<Figures>) => () => Promise<Figures[]>;

/** One of several processes that share the port. */
export type WorkerContext = {
  readonly number: number;
  readonly exchangeFigures: ExchangeFigures;
  readonly newVenues: NewVenueNews;
};

/** How the processes tell one another of a new venue. */
export type NewVenueNews = { tell(): void; listen(hear: () => void): void };

export type Metrics = {
  /**
   * Counts an answered request. `route` is its pattern, which names no person and no token. Without `milliseconds` its
   * duration is left out.
   */
  countRequest(method: string, route: string | undefined, status: number, milliseconds: number | undefined): void;
  /** Counts a reservation that was made, or with the code of its first error one that was refused. */
  countReservation(refusedFor?: string): void;
  /** Returns the figures of all processes, and the type of the text. */
  toText(): Promise<{ readonly text: string; readonly contentType: string }>;
  /** Ends what measures by itself. */
  stop(): void;
};

/** What runs: the release, and what tells one build of it from another. The build is empty in development. */
export type Build = { readonly version: string; readonly build: string };

export type MetricsOptions = {
  readonly store: Store;
  readonly venues: Venues;
  readonly dataDir: string;
  readonly build: Build;
  /** Returns the real time in epoch milliseconds. */
  readonly realNow: () => number;
  readonly line: AdmissionQueue;
  readonly overload: Overload;
  /** Returns the number of open event streams. */
  readonly countStreams: () => number;
  /** Undefined where the log is not the host's own. */
  readonly logHealth?: LogHealth | undefined;
  /** This process, if several share the port. */
  readonly worker?: WorkerContext | undefined;
};

export function createMetrics({
  store,
  venues,
  dataDir,
  build,
  line,
  overload,
  realNow,
  countStreams,
  logHealth,
  worker,
}: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];

  const requests = new Counter({
    name: 'tidetable_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'tidetable_request_seconds',
    help: 'How long requests took.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const lineWaits = new Histogram({
    name: 'tidetable_line_wait_seconds',
    help: 'How long reservations that were made had waited in line.',
    buckets: BUCKETS,
    registers,
  });
  line.measure((waitMs) => lineWaits.observe(waitMs / 1_000));

  const made = new Counter({
    name: 'tidetable_reservations_made_total',
    help: 'Reservations that guests and keys have made, with those that wait for a confirmation.',
    registers,
  });
  const refused = new Counter({
    name: 'tidetable_reservations_refused_total',
    help: 'Reservations that were refused, by their first error.',
    labelNames: ['reason'],
    registers,
  });

  // Figures of each process, which are not added up.
  const labels = worker === undefined ? {} : { worker: String(worker.number) };
  const processRequests = new Counter({
    name: 'tidetable_process_requests_total',
    help: 'Requests that a process has answered.',
    labelNames: ['worker'],
    registers,
  });
  processRequests.inc(labels, 0);
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['worker'],
      registers,
      collect() {
        this.set(labels, read());
      },
    });
  addGauge(
    'tidetable_database_waiting_writes',
    'Writes that wait for the database.',
    () => countWaitingWrites(store).count,
  );
  addGauge(
    'tidetable_database_longest_wait_seconds',
    'How long the first of them has waited.',
    () => countWaitingWrites(store).longestMs / 1_000,
  );
  const repeated = new Counter({
    name: 'tidetable_database_repeated_transactions_total',
    help: 'Transactions that were repeated, because Postgres refused them or a connection ended.',
    labelNames: ['worker'],
    registers,
    collect() {
      repeated.reset();
      repeated.inc(labels, countRepeatedTransactions(store));
    },
  });
  addGauge('tidetable_line_length', 'Reservations that wait in line.', () => line.length);
  addGauge(
    'tidetable_line_longest_wait_seconds',
    'How long the first of them has waited.',
    () => line.longestWaitMs / 1_000,
  );
  addGauge('tidetable_overload_level', 'How many kinds of requests the host does without.', () => overload.level());
  addGauge('tidetable_streams', 'Open event streams.', countStreams);
  addGauge('tidetable_log_dropped_lines', 'Log lines that could not be written.', () => logHealth?.droppedLines() ?? 0);
  addGauge('process_resident_memory_bytes', 'Memory of a process.', () => process.memoryUsage.rss());
  addGauge('process_start_time_seconds', 'When a process started.', () => performance.timeOrigin / 1_000);
  const processorTime = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time that a process has used.',
    labelNames: ['worker'],
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      processorTime.reset();
      processorTime.inc(labels, (user + system) / 1e6);
    },
  });
  // Quantiles of processes can't be added up; buckets can.
  const loopDelays = new Histogram({
    name: 'tidetable_event_loop_delay_seconds',
    help: 'How late the event loop was.',
    labelNames: ['worker'],
    buckets: BUCKETS,
    registers,
  });
  let dueAt = performance.now() + LOOP_MEASURE_MS;
  const loopTimer = setInterval(() => {
    loopDelays.observe(labels, Math.max(performance.now() - dueAt, 0) / 1_000);
    dueAt = performance.now() + LOOP_MEASURE_MS;
  }, LOOP_MEASURE_MS).unref();

  /** What the database knows is the same in each process. */
  const shared = new Registry();
  const mails = new Gauge({
    name: 'tidetable_outbox_mails',
    help: 'Mails by state.',
    labelNames: ['state'],
    registers: [shared],
  });
  const oldestMail = new Gauge({
    name: 'tidetable_outbox_oldest_seconds',
    help: 'How long the oldest mail has waited.',
    registers: [shared],
  });
  const alarms = new Counter({
    name: 'tidetable_alarms_total',
    help: 'What venues were warned of.',
    labelNames: ['venue', 'kind'],
    registers: [shared],
  });
  const freeDisk = new Gauge({
    name: 'tidetable_disk_free_bytes',
    help: 'Free space where the data folder is.',
    registers: [shared],
  });

  const buildInfo = new Gauge({
    name: 'tidetable_build_info',
    help: 'The release, its build, and the last migration of the database.',
    labelNames: ['version', 'build', 'schema'],
    registers: [shared],
  });

  const own = (): Promise<Figures> => registry.getMetricsAsJSON();
  const collect = worker ? worker.exchangeFigures(own) : async () => [await own()];

  return {
    countRequest(method, route = 'none', status, milliseconds) {
      requests.inc({ method, route, status });
      processRequests.inc(labels);
      if (milliseconds !== undefined) durations.observe({ route }, milliseconds / 1_000);
    },
    countReservation(refusedFor) {
      if (refusedFor === undefined) made.inc();
      else refused.inc({ reason: refusedFor });
    },
    stop() {
      clearInterval(loopTimer);
    },
    async toText() {
      const states = await countMails(store, venues);
      mails.reset();
      for (const { state, count } of states) mails.set({ state }, count);
      const oldest = states.find(({ state }) => state === 'waiting')?.oldest;
      oldestMail.set(oldest ? Math.max(realNow() - oldest, 0) / 1_000 : 0);
      alarms.reset();
      for (const { tenant, kind, count } of await countAlarms(store, venues))
        alarms.inc({ venue: tenant, kind }, count);
      buildInfo.reset();
      buildInfo.set({ ...build, schema: await readSchema(store) }, 1);
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk) freeDisk.set(disk.bavail * disk.bsize);
      const all = AggregatorRegistry.aggregate(await collect());
      return { text: `${await all.metrics()}\n${await shared.metrics()}`, contentType: all.contentType };
    },
  };
}

/** Returns the numbers of alarms, by venue and kind. */
function countAlarms(store: Store, venues: Venues) {
  return longReads(store)
    .selectFrom('alarms')
    .select(({ fn }) => ['tenant', 'kind', fn.sum<number>('count').as('count')])
    .where('tenant', 'in', [ALL_VENUES, ...venues.keys()])
    .groupBy(['tenant', 'kind'])
    .execute();
}

/** Returns the name of the last migration, which another release may have made. */
async function readSchema(store: Store): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(
    longReads(store),
  );
  return rows[0]?.name ?? '';
}

function countMails(store: Store, venues: Venues) {
  return longReads(store)
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('tenant', 'in', [ALL_VENUES, ...venues.keys()])
    .where('channel', '=', 'mail')
    .groupBy('state')
    .execute();
}
