/**
 * Several processes behind one port. A parent process starts them, replaces one that dies, and ends them in good order.
 * The first one, the leader, also sends the mail and deletes old data.
 */
import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';

/** The number of a process, in its environment. The leader has number 0. */
const NUMBER_VARIABLE = 'TIDETABLE_WORKER';
const CLOSE = 'close';
/** A process that dies at once must not be started in a tight loop. */
const RESTART_DELAY_MS = 500;

/** Returns this process's number among the workers, or undefined in a host of one process. */
export function workerNumber(): number | undefined {
  return cluster.isWorker ? Number(process.env[NUMBER_VARIABLE]) : undefined;
}

/** In a worker: reports that it listens, and calls back when the parent closes the host or is gone. */
export function connectToParent(lines: readonly string[], shutDown: () => void): void {
  process.send?.(lines);
  process.on('message', (message) => {
    if (message === CLOSE) shutDown();
  });
  process.on('disconnect', shutDown);
}

/** In the parent: runs `count` workers, the leader first, which prepares the database. `print` gets the leader's lines. */
export function runWorkers(count: number, log: Logger, print: (lines: readonly string[]) => void): void {
  const workers = new Map<number, Worker>();
  let isClosing = false;
  let hasStarted = false;

  function start(number: number): void {
    const worker = cluster.fork({ [NUMBER_VARIABLE]: String(number) });
    workers.set(number, worker);
    worker.on('message', (lines: readonly string[]) => {
      if (hasStarted) return;
      hasStarted = true;
      print(lines);
      for (let other = 1; other < count; other++) start(other);
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
      log.error({ worker: number, status, signal }, 'a process of the host ended and is started again');
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
    for (const worker of workers.values()) worker.send(CLOSE);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, shutDown);
  start(0);
}
