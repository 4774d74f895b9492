/** Whether a host keeps more and more memory. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVATE_FOLDER_MODE } from '../../src/server/files/atomicFile.ts';
import type { RunningHost } from '../support/host.ts';
import type { Row } from './report.ts';
import { dataDirOf, isShort } from './trustHost.ts';

/** More would keep the memory smaller than an operator sees it, because each collects garbage. */
export const LIVE_SAMPLES = 20;
const MAX_GROWTH = 0.2;
const PROBE = new URL('memoryProbe.mjs', import.meta.url).href;

/** Measures what is in use in a host after a garbage collection. The host must start with `environment`. */
export function probeLiveMemory(name: string) {
  const file = join(dataDirOf(name), 'live-memory');
  mkdirSync(dataDirOf(name), { mode: PRIVATE_FOLDER_MODE });
  return {
    environment: { NODE_OPTIONS: `--import=${PROBE}`, LIVE_MEMORY_FILE: file },
    sample({ process: { pid } }: RunningHost): void {
      if (pid !== undefined) process.kill(pid, 'SIGUSR2');
    },
    /** Returns the samples in bytes. */
    samples: (): number[] => readFileSync(file, 'utf8').trim().split('\n').map(Number),
  };
}

/**
 * Compares the last quarter of a run with the first. What is live after a garbage collection is what the host keeps:
 * its maximum counts. Resident memory adds what the engine has not collected yet, which is several times as much on a
 * busy machine: its median counts, because one peak shows only when the engine collected, and only in the long form.
 */
export function judgeMemory(promise: string, live: readonly number[], resident: readonly number[]): Row {
  const liveGrowth = growthOf(live, max);
  const residentGrowth = growthOf(resident, median);
  return {
    promise,
    figure: `live ${toPercent(liveGrowth)} (at most ${toMegabytes(max(live))}), resident ${toPercent(residentGrowth)} (at most ${toMegabytes(max(resident))})`,
    limit: `${toPercent(MAX_GROWTH)} from the first to the last quarter`,
    holds: live.length >= LIVE_SAMPLES && liveGrowth <= MAX_GROWTH && (isShort || residentGrowth <= MAX_GROWTH),
  };
}

type Figure = (values: readonly number[]) => number;

/** Returns how much larger the figure of the last quarter is than that of the first. */
function growthOf(values: readonly number[], figureOf: Figure): number {
  const quarter = Math.ceil(values.length / 4);
  return figureOf(values.slice(-quarter)) / figureOf(values.slice(0, quarter)) - 1;
}

const max: Figure = (values) => Math.max(...values);
const median: Figure = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const toMegabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const toPercent = (growth: number): string => `${growth < 0 ? '' : '+'}${(growth * 100).toFixed(0)}%`;
