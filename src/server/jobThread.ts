/**
 * Runs jobs that take long in a thread of their own, one after the other: requests of visitors go on meanwhile. The
 * thread starts with the first job and ends with the host.
 */
import { Worker } from 'node:worker_threads';

export type JobThread<Job, Result> = {
  /** Returns undefined if the job ended the thread or took too long. The next job gets another thread. */
  run(job: Job): Promise<Result | undefined>;
  /** Ends the thread and the jobs that wait for it. */
  close(): Promise<void>;
};

type JobThreadOptions = {
  readonly timeoutMs: number;
  readonly maxHeapMb: number;
  /** Receives errors that end the thread. */
  readonly onError: (error: Error) => void;
};

/** `script` answers each message with one message. */
export function createJobThread<Job, Result>(
  script: URL,
  { timeoutMs, maxHeapMb, onError }: JobThreadOptions,
): JobThread<Job, Result> {
  /** The first job runs, the others wait. */
  const jobs: { readonly job: Job; resolve(result: Result | undefined): void }[] = [];
  let worker: Worker | undefined;
  let timeout: NodeJS.Timeout | undefined;

  function runFirst(): void {
    const [first] = jobs;
    if (!first) return;
    const current = (worker ??= startWorker());
    timeout = setTimeout(() => void current.terminate(), timeoutMs);
    current.postMessage(first.job, []);
  }

  function finishFirst(result?: Result): void {
    clearTimeout(timeout);
    jobs.shift()?.resolve(result);
    runFirst();
  }

  function startWorker(): Worker {
    const isSource = script.pathname.endsWith('.ts');
    // For development and tests: a thread does not inherit tsx.
    const compiling = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script.href}'); })`;
    const started = new Worker(isSource ? compiling : script, {
      eval: isSource,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    started.on('message', finishFirst);
    started.on('error', onError);
    started.on('exit', () => {
      worker = undefined;
      finishFirst();
    });
    started.unref();
    return started;
  }

  return {
    run: (job) =>
      new Promise((resolve) => {
        jobs.push({ job, resolve });
        if (jobs.length === 1) runFirst();
      }),
    async close() {
      for (const { resolve } of jobs.splice(1)) resolve(undefined);
      await worker?.terminate();
    },
  };
}
