/** Figures about the host in the text format of Prometheus (exposition format 0.0.4). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Overload } from '../line/overload.ts';
import type { WaitingLine } from '../line/waitingLine.ts';
import { countRepeatedTransactions, countWaitingWrites } from '../store/groupCommit.ts';
import type { Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';

/** Upper bounds of the latency histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Histogram = { readonly counts: readonly number[]; readonly sum: number; readonly count: number };

/** What one process has counted, as data that can be sent to another process. */
export type Figures = {
  /** The number of the process if several share the port. */
  readonly worker: number | undefined;
  /** Answered requests by their labels. */
  readonly requests: readonly (readonly [labels: string, count: number])[];
  /** Durations of requests by their route. */
  readonly durations: readonly (readonly [route: string, histogram: Histogram])[];
  /** Writes that wait for the database, and for how long the first of them has. */
  readonly waitingWrites: number;
  readonly longestWaitSeconds: number;
  /** Transactions that were repeated, because Postgres refused them or a connection ended. */
  readonly repeatedTransactions: number;
  /** Reservations that wait in line, for how long the first of them has, and how long those waited that were made. */
  readonly lineLength: number;
  readonly lineWaitSeconds: number;
  readonly lineWaits: Histogram;
  /** How many kinds of requests the host does without. */
  readonly overload: number;
  /** Open event streams. */
  readonly streams: number;
  readonly eventLoopDelaySeconds: number;
  readonly residentMemoryBytes: number;
};

/** Takes a function that returns the figures of this process, and returns one that collects those of all processes. */
export type ExchangeFigures = (own: () => Figures) => () => Promise<readonly Figures[]>;

/** One of several processes that share the port. */
export type WorkerContext = { readonly number: number; readonly exchangeFigures: ExchangeFigures };

export type Metrics = {
  /**
   * Counts an answered request. `route` is its pattern, which names no person and no token. Without `milliseconds` its
   * duration is left out.
   */
  countRequest(method: string, route: string | undefined, status: number, milliseconds: number | undefined): void;
  toText(): Promise<string>;
};

const NO_REQUESTS: Histogram = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };

export type MetricsOptions = {
  readonly store: Store;
  readonly venues: Venues;
  /** Returns the real time in epoch milliseconds. */
  readonly realNow: () => number;
  readonly line: WaitingLine;
  readonly overload: Overload;
  /** Returns the number of open event streams. */
  readonly countStreams: () => number;
  /** This process, if several share the port. */
  readonly worker?: WorkerContext | undefined;
};

export function createMetrics({
  store,
  venues,
  line,
  overload,
  realNow,
  countStreams,
  worker,
}: MetricsOptions): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Histogram>();
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 20 });
  eventLoopDelay.enable();

  let lineWaits = NO_REQUESTS;
  line.measure((waitMs) => {
    lineWaits = addHistograms(lineWaits, histogramOf(waitMs / 1_000));
  });

  const own = (): Figures => {
    const { count, longestMs } = countWaitingWrites(store);
    return {
      worker: worker?.number,
      requests: [...requests],
      durations: [...durations],
      waitingWrites: count,
      longestWaitSeconds: longestMs / 1_000,
      repeatedTransactions: countRepeatedTransactions(store),
      lineLength: line.length,
      lineWaitSeconds: line.longestWaitMs / 1_000,
      lineWaits,
      overload: overload.level(),
      streams: countStreams(),
      eventLoopDelaySeconds: eventLoopDelay.percentile(99) / 1e9,
      residentMemoryBytes: process.memoryUsage.rss(),
    };
  };
  const collect = worker ? worker.exchangeFigures(own) : async () => [own()];

  return {
    countRequest(method, route = 'none', status, milliseconds) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      if (milliseconds === undefined) return;
      durations.set(route, addHistograms(durations.get(route) ?? NO_REQUESTS, histogramOf(milliseconds / 1_000)));
    },
    async toText() {
      const mails = await store
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .where('tenant', 'in', [...venues.keys()])
        .groupBy('state')
        .execute();
      const alarms = await store
        .selectFrom('alarms')
        .select(({ fn }) => ['tenant', 'kind', fn.sum<number>('count').as('count')])
        .where('tenant', 'in', [...venues.keys()])
        .groupBy(['tenant', 'kind'])
        .execute();
      const oldest = mails.find(({ state }) => state === 'waiting')?.oldest;
      const processes = await collect();
      const perProcess = (name: string, valueOf: (figures: Figures) => number, labels = ''): string[] =>
        processes.map((figures) => {
          const all = [figures.worker === undefined ? '' : `worker="${figures.worker}"`, labels].filter(Boolean).join();
          return `${name}${all === '' ? '' : `{${all}}`} ${valueOf(figures)}`;
        });
      const lines = [
        '# TYPE tidetable_requests_total counter',
        ...[
          ...addUp(
            processes,
            (figures) => figures.requests,
            0,
            (a, b) => a + b,
          ),
        ].map(([labels, count]) => `tidetable_requests_total{${labels}} ${count}`),
        '# TYPE tidetable_request_seconds histogram',
        ...[...addUp(processes, (figures) => figures.durations, NO_REQUESTS, addHistograms)].flatMap(
          ([route, histogram]) => histogramLines('tidetable_request_seconds', histogram, `route="${route}"`),
        ),
        '# TYPE tidetable_outbox_mails gauge',
        ...mails.map(({ state, count }) => `tidetable_outbox_mails{state="${state}"} ${count}`),
        '# TYPE tidetable_outbox_oldest_seconds gauge',
        `tidetable_outbox_oldest_seconds ${oldest ? Math.max(realNow() - oldest, 0) / 1_000 : 0}`,
        '# TYPE tidetable_alarms_total counter',
        ...alarms.map(({ tenant, kind, count }) => `tidetable_alarms_total{venue="${tenant}",kind="${kind}"} ${count}`),
        '# TYPE tidetable_process_requests_total counter',
        ...perProcess('tidetable_process_requests_total', (figures) =>
          figures.requests.reduce((sum, [, count]) => sum + count, 0),
        ),
        '# TYPE tidetable_database_waiting_writes gauge',
        ...perProcess('tidetable_database_waiting_writes', ({ waitingWrites }) => waitingWrites),
        '# TYPE tidetable_database_longest_wait_seconds gauge',
        ...perProcess('tidetable_database_longest_wait_seconds', ({ longestWaitSeconds }) => longestWaitSeconds),
        '# TYPE tidetable_database_repeated_transactions_total counter',
        ...perProcess('tidetable_database_repeated_transactions_total', (figures) => figures.repeatedTransactions),
        '# TYPE tidetable_line_length gauge',
        ...perProcess('tidetable_line_length', ({ lineLength }) => lineLength),
        '# TYPE tidetable_line_longest_wait_seconds gauge',
        ...perProcess('tidetable_line_longest_wait_seconds', ({ lineWaitSeconds }) => lineWaitSeconds),
        '# TYPE tidetable_line_wait_seconds histogram',
        ...histogramLines(
          'tidetable_line_wait_seconds',
          processes.map((figures) => figures.lineWaits).reduce(addHistograms, NO_REQUESTS),
        ),
        '# TYPE tidetable_overload_level gauge',
        ...perProcess('tidetable_overload_level', (figures) => figures.overload),
        '# TYPE tidetable_streams gauge',
        ...perProcess('tidetable_streams', ({ streams }) => streams),
        '# TYPE tidetable_event_loop_delay_seconds gauge',
        ...perProcess(
          'tidetable_event_loop_delay_seconds',
          ({ eventLoopDelaySeconds }) => eventLoopDelaySeconds,
          'quantile="0.99"',
        ),
        '# TYPE process_resident_memory_bytes gauge',
        ...perProcess('process_resident_memory_bytes', ({ residentMemoryBytes }) => residentMemoryBytes),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** Adds up values of the same name in all processes. */
function addUp<Value>(
  processes: readonly Figures[],
  entriesOf: (figures: Figures) => readonly (readonly [string, Value])[],
  zero: Value,
  add: (a: Value, b: Value) => Value,
): Map<string, Value> {
  const sums = new Map<string, Value>();
  for (const figures of processes)
    for (const [name, value] of entriesOf(figures)) sums.set(name, add(sums.get(name) ?? zero, value));
  return sums;
}

function addHistograms(a: Histogram, b: Histogram): Histogram {
  return {
    counts: a.counts.map((count, i) => count + (b.counts[i] ?? 0)),
    sum: a.sum + b.sum,
    count: a.count + b.count,
  };
}

function histogramOf(seconds: number): Histogram {
  return { counts: BUCKETS.map((bound) => Number(seconds <= bound)), sum: seconds, count: 1 };
}

function histogramLines(name: string, { counts, sum, count }: Histogram, labels = ''): string[] {
  const all = labels === '' ? '' : `{${labels}}`;
  const bucket = (bound: string): string => `${name}_bucket{${[labels, `le="${bound}"`].filter(Boolean).join()}}`;
  return [
    ...BUCKETS.map((bound, i) => `${bucket(String(bound))} ${counts[i] ?? 0}`),
    `${bucket('+Inf')} ${count}`,
    `${name}_sum${all} ${sum}`,
    `${name}_count${all} ${count}`,
  ];
}
