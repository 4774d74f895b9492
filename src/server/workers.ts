/**
 * Several processes behind one port. A parent process starts them, replaces one that dies, and shuts them down
 * gracefully. The first one, the leader, also sends the mail and deletes old data.
 */
import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { ExchangeFigures, Figures, NewVenueNews } from './http/metrics.ts';

/** The number of a process, in its environment. The leader has number 0. */
const NUMBER_VARIABLE = 'TIDETABLE_WORKER';
/** A process that dies at once must not be started in a tight loop. */
const RESTART_DELAY_MS = 500;
/** How long the figures of a busy process are waited for. */
const FIGURES_TIMEOUT_MS = 1_000;

/** `request` numbers the requests of one worker, `collection` those of all. */
type WorkerMessage =
  | { readonly type: 'listening'; readonly lines: readonly string[] }
  | { readonly type: 'collect'; readonly request: number }
  | { readonly type: 'venue' }
  | { readonly type: 'figures'; readonly collection: number; readonly figures: Figures };
type ParentMessage =
  | { readonly type: 'close' }
  | { readonly type: 'venue' }
  | { readonly type: 'report'; readonly collection: number }
  | { readonly type: 'collected'; readonly request: number; readonly all: Figures[] };

/** Returns this process's number among the workers, or undefined in a host of one process. */
export function workerNumber(): number | undefined {
  return cluster.isWorker ? Number(process.env[NUMBER_VARIABLE]) : undefined;
}

function sendToParent(message: WorkerMessage): void {
  process.send?.(message);
}

/** In a worker: reports that it listens, and calls back when the parent closes the host or is gone. */
export function connectToParent(lines: readonly string[], shutDown: () => void): void {
  sendToParent({ type: 'listening', lines });
  process.on('message', (message: ParentMessage) => {
    if (message.type === 'close') shutDown();
  });
  process.on('disconnect', shutDown);
}

/** In a worker: collects the figures of all processes through the parent. */
export const exchangeFigures: ExchangeFigures = (own) => {
  const waiting = new Map<number, (all: Figures[]) => void>();
  let lastRequest = 0;
  process.on('message', (message: ParentMessage) => {
    if (message.type === 'report')
      void own().then((figures) => sendToParent({ type: 'figures', collection: message.collection, figures }));
    if (message.type === 'collected') waiting.get(message.request)?.(message.all);
  });
  return async () => {
    lastRequest++;
    const request = lastRequest;
    const all = await new Promise<Figures[]>((resolve) => {
      waiting.set(request, resolve);
      sendToParent({ type: 'collect', request });
    });
    waiting.delete(request);
    return all;
  };
};

/** In a worker: tells the others of a new venue, and hears of theirs. */
export const newVenues: NewVenueNews = {
  tell: () => sendToParent({ type: 'venue' }),
  listen(hear) {
    process.on('message', (message: ParentMessage) => {
      if (message.type === 'venue') hear();
    });
  },
};

/**
 * In the parent: runs `count` workers, the leader first, which prepares the database. `print` gets the leader's lines.
 */
export function runWorkers(count: number, log: Logger, print: (lines: readonly string[]) => void): void {
  const workers = new Map<number, Worker>();
  const collections = new Map<number, (figures: Figures) => void>();
  let lastCollection = 0;
  let isClosing = false;
  let hasStarted = false;

  const send = (worker: Worker, message: ParentMessage): void => {
    if (worker.isConnected()) worker.send(message);
  };

  /** Asks all workers for their figures, and sends those that arrive in time to the one that wants them. */
  function collect(asking: Worker, request: number): void {
    lastCollection++;
    const collection = lastCollection;
    const all: Figures[] = [];
    const asked = [...workers.values()];
    const finish = (): void => {
      clearTimeout(timeout);
      if (collections.delete(collection)) send(asking, { type: 'collected', request, all });
    };
    const timeout = setTimeout(finish, FIGURES_TIMEOUT_MS);
    collections.set(collection, (figures) => {
      all.push(figures);
      if (all.length === asked.length) finish();
    });
    for (const worker of asked) send(worker, { type: 'report', collection });
  }

  function listening(lines: readonly string[]): void {
    if (hasStarted) return;
    hasStarted = true;
    print(lines);
    for (let other = 1; other < count; other++) start(other);
  }

  function start(number: number): void {
    const worker = cluster.fork({ [NUMBER_VARIABLE]: String(number) });
    workers.set(number, worker);
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'listening') {
        listening(message.lines);
        // While it started, it would not have heard of it.
        if (isClosing) send(worker, { type: 'close' });
      }
      if (message.type === 'venue') for (const other of workers.values()) send(other, { type: 'venue' });
      if (message.type === 'collect') collect(worker, message.request);
      if (message.type === 'figures') collections.get(message.collection)?.(message.figures);
    });
    worker.on('exit', (status, signal) => {
      workers.delete(number);
      // A start that fails has printed its reason.
      if (!hasStarted) process.exit(status ?? 1);
      if (isClosing) {
        if (status !== 0) process.exitCode = 1;
        if (workers.size === 0) process.exit();
        return;
      }
      log.error({ worker: number, status, signal }, 'a worker process ended and is being restarted');
      setTimeout(() => {
        if (!isClosing) start(number);
      }, RESTART_DELAY_MS);
    });
  }

  function shutDown(): void {
    if (isClosing || !hasStarted) {
      for (const worker of workers.values()) worker.process.kill('SIGKILL');
      process.exit(1);
    }
    isClosing = true;
    for (const worker of workers.values()) send(worker, { type: 'close' });
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, shutDown);
  start(0);
}
