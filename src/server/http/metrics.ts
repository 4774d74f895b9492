/** Figures about the host in the text format of Prometheus (exposition format 0.0.4). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Store, sqliteFileOf } from '../store/store.ts';

/** Upper bounds of the latency histogram, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  /** Counts an answered request. `route` is its pattern, which names no person and no token. */
  countRequest(method: string, route: string | undefined, status: number, milliseconds: number): void;
  toText(): Promise<string>;
};

type Histogram = { readonly counts: number[]; sum: number; count: number };

/**
 * `realNow` returns the real time in epoch milliseconds. `worker` is the number of this process if several share the
 * port; it becomes a label of every figure.
 */
export function createMetrics(store: Store, realNow: () => number, worker?: number): Metrics {
  const requests = new Map<string, number>();
  const latencies = new Map<string, Histogram>();
  const eventLoopDelay = monitorEventLoopDelay({ resolution: 20 });
  eventLoopDelay.enable();

  return {
    countRequest(method, route = 'none', status, milliseconds) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const histogram = latencies.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      latencies.set(route, histogram);
      const seconds = milliseconds / 1_000;
      for (const [i, bound] of BUCKETS.entries())
        if (seconds <= bound) histogram.counts[i] = (histogram.counts[i] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.count++;
    },
    async toText() {
      const mails = await store
        .selectFrom('outbox')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .groupBy('state')
        .execute();
      const oldest = mails.find(({ state }) => state === 'waiting')?.oldest;
      const lines = [
        '# TYPE tidetable_requests_total counter',
        ...[...requests].map(([labels, count]) => `tidetable_requests_total{${labels}} ${count}`),
        '# TYPE tidetable_request_seconds histogram',
        ...[...latencies].flatMap(([route, histogram]) => histogramLines(route, histogram)),
        '# TYPE tidetable_outbox_mails gauge',
        ...mails.map(({ state, count }) => `tidetable_outbox_mails{state="${state}"} ${count}`),
        '# TYPE tidetable_outbox_oldest_seconds gauge',
        `tidetable_outbox_oldest_seconds ${oldest ? Math.max(realNow() - oldest, 0) / 1_000 : 0}`,
        '# TYPE tidetable_database_waiting_writes gauge',
        `tidetable_database_waiting_writes ${sqliteFileOf(store).waitingWrites}`,
        '# TYPE tidetable_event_loop_delay_seconds gauge',
        `tidetable_event_loop_delay_seconds{quantile="0.99"} ${eventLoopDelay.percentile(99) / 1e9}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ];
      const labeled = worker === undefined ? lines : lines.map((line) => addLabel(line, `worker="${worker}"`));
      return `${labeled.join('\n')}\n`;
    },
  };
}

function histogramLines(route: string, { counts, sum, count }: Histogram): string[] {
  const name = 'tidetable_request_seconds';
  return [
    ...BUCKETS.map((bound, i) => `${name}_bucket{route="${route}",le="${bound}"} ${counts[i] ?? 0}`),
    `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${name}_sum{route="${route}"} ${sum}`,
    `${name}_count{route="${route}"} ${count}`,
  ];
}

/** Adds a label to a figure. A comment stays as it is. */
function addLabel(line: string, label: string): string {
  if (line.startsWith('#')) return line;
  return line.replace(/^(\w+)(?:\{(.*)\})? /, (_, name: string, labels?: string) =>
    labels === undefined ? `${name}{${label}} ` : `${name}{${label},${labels}} `,
  );
}
