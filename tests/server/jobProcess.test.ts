/** Jobs in a process of their own. */
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type JobProcess, createJobProcess } from '../../src/server/jobProcess.ts';
import { createTempFolder } from './serverHarness.ts';

/** Doubles numbers, but hangs, throws, runs out of memory or crashes if it is asked to. */
const SCRIPT = `
  process.on('message', (job) => {
    if (job === 'hang') for (;;);
    if (job === 'die') throw new Error('dead');
    if (job === 'kill') process.kill(process.pid, 'SIGSEGV');
    if (job === 'grow') for (const all = [];;) all.push(new Array(1e5).fill(all.length + 0.5));
    process.send(job * 2);
  });`;
const script = pathToFileURL(`${createTempFolder({ 'worker.mjs': SCRIPT })}/worker.mjs`);

let jobs: JobProcess<string | number, number> | undefined;
const errors: string[] = [];
function start(timeoutMs: number): JobProcess<string | number, number> {
  errors.length = 0;
  jobs = createJobProcess(script, { timeoutMs, maxHeapMb: 64, onError: ({ message }) => errors.push(message) });
  return jobs;
}
afterEach(() => jobs?.close());

test('answers each job with its own result, in any number', async () => {
  const { run } = start(60_000);
  expect(await Promise.all([1, 2, 3].map(run))).toEqual([2, 4, 6]);
  expect(await run(4)).toBe(8);
});

test('gives up a job that hangs, and does the ones that wait for it', async () => {
  const { run } = start(2_000);
  expect(await Promise.all(['hang', 5, 6].map(run))).toEqual([undefined, 10, 12]);
  expect(errors).toEqual(['a job took too long']);
});

test.each(['die', 'grow', 'kill'])('survives jobs that %s', async (job) => {
  const { run } = start(60_000);
  expect(await Promise.all([job, 7].map(run))).toEqual([undefined, 14]);
  expect(errors).toHaveLength(1);
});
