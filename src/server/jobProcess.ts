/**
 * Runs jobs that take long in a process of their own, one after the other: requests of visitors go on meanwhile. A
 * process, unlike a thread, can be ended whatever it does, and a crash of it is not the host's. It starts with the first
 * job and ends with the host.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type JobProcess<Job, Result> = {
  /** Returns undefined if the job ended the process or took too long. The next job gets another process. */
  run(job: Job): Promise<Result | undefined>;
  /** Ends the process and the jobs that wait for it. */
  close(): Promise<void>;
};

type JobProcessOptions = {
  readonly timeoutMs: number;
  readonly maxHeapMb: number;
  /** Receives the errors that end the process, and jobs that take too long. */
  readonly onError: (error: Error) => void;
};

/** Of what a process writes before it dies. */
const MAX_ERROR_LENGTH = 1_000;

/** `script` answers each message with one message, as `answerJobs` does. */
export function createJobProcess<Job, Result>(
  script: URL,
  { timeoutMs, maxHeapMb, onError }: JobProcessOptions,
): JobProcess<Job, Result> {
  /** The first job runs, the others wait. */
  const jobs: { readonly job: Job; resolve(result: Result | undefined): void }[] = [];
  let child: ChildProcess | undefined;
  let timeout: NodeJS.Timeout | undefined;

  function runFirst(): void {
    const [first] = jobs;
    if (!first) return;
    child ??= startProcess();
    const current = child;
    timeout = setTimeout(() => {
      onError(new Error('a job took too long'));
      current.kill('SIGKILL');
    }, timeoutMs);
    // If the process ends before it has read the job, its end is the answer.
    current.send(first.job as object, () => {});
  }

  function finishFirst(result?: Result): void {
    clearTimeout(timeout);
    jobs.shift()?.resolve(result);
    runFirst();
  }

  function startProcess(): ChildProcess {
    const file = fileURLToPath(script);
    const started = fork(file, {
      execArgv: [`--max-old-space-size=${maxHeapMb}`, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let lastWords = '';
    started.stderr?.on('data', (text) => {
      lastWords = (lastWords + String(text)).slice(-MAX_ERROR_LENGTH);
    });
    started.on('message', (result) => {
      finishFirst(result as Result);
    });
    started.on('error', onError);
    started.on('close', (status, signal) => {
      if (signal !== 'SIGKILL') onError(new Error(`a job ended its process: ${signal ?? status} ${lastWords}`.trim()));
      child = undefined;
      finishFirst();
    });
    started.unref();
    started.channel?.unref();
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
      const current = child;
      if (!current) return;
      await new Promise((resolve) => {
        current.once('close', resolve);
        current.kill('SIGKILL');
      });
    },
  };
}

/** In the process: answers each job. */
export function answerJobs(answer: (job: never) => unknown): void {
  // A terminal and systemd signal all processes. The host decides, and this process ends with it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  process.on('message', async (job) => {
    process.send?.(await answer(job as never));
  });
}
