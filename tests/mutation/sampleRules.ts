/**
 * The short form of `npm run test:mutation`: every eighth of Stryker's changes, and the tests of the module against
 * each one, in this process. Prints how many changes of each module the tests notice, as JSON.
 */
import type { InstrumenterContext, Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { ROOT } from '../support/host.ts';
import type { CollectedTest, TestCollector } from './testCollector.ts';
import { MODULES, type MutationCount } from './modules.ts';

const SAMPLE_STEP = 8;
/** How much more often changed code may run than the original before it counts as an endless loop. */
const MAX_HITS_FACTOR = 100;
/** The time zone of the process. A test that sets it can't run beside others. */
const EXCLUDED = /own zone/;

type Logger = ConstructorParameters<typeof Instrumenter>[0];
const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} } as unknown as Logger;
const scope = globalThis as { __stryker__?: InstrumenterContext };
scope.__stryker__ = {};
const context = scope.__stryker__;

/** Puts the changes into the modules' code, behind switches. */
async function instrument(): Promise<readonly Mutant[]> {
  const { files, mutants } = await new Instrumenter(silent).instrument(
    MODULES.map((module) => {
      const name = join(ROOT, module);
      return { name, content: readFileSync(name, 'utf8'), mutate: true };
    }),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const sources: Record<string, string> = {};
  for (const { name, content } of files)
    sources[pathToFileURL(name).href] = (await transformWithOxc(content, name)).code;
  register('./moduleHooks.mjs', import.meta.url, { data: sources });
  return mutants;
}

const mutants = await instrument();
const { collector } = (await import('vitest')) as unknown as { collector: TestCollector };
let copies = 0;

/** Returns the tests of a module in a copy of their own, so that no change leaves something behind. */
async function loadTests(module: string): Promise<readonly CollectedTest[]> {
  copies++;
  const file = join(ROOT, module.replace(/^src/, 'tests').replace(/\.ts$/, '.test.ts'));
  const start = collector.tests.length;
  await import(`${pathToFileURL(file).href}?copy=${copies}`);
  return collector.tests.slice(start).filter(({ name }) => !EXCLUDED.test(name));
}

/** A test without a change: how long it takes, and how often it reaches each change. */
type Baseline = {
  readonly index: number;
  readonly milliseconds: number;
  readonly hits: Readonly<Record<string, number>>;
};

/** Runs the tests without a change. Returns those of a module, the fastest first. */
async function runUnchanged(module: string): Promise<readonly Baseline[]> {
  const baselines: Baseline[] = [];
  for (const [index, { id, run }] of (await loadTests(module)).entries()) {
    const started = performance.now();
    context.currentTestId = id;
    await run();
    baselines.push({
      index,
      milliseconds: performance.now() - started,
      hits: { ...context.mutantCoverage?.perTest[id] },
    });
  }
  delete context.currentTestId;
  return baselines.toSorted((a, b) => a.milliseconds - b.milliseconds);
}

/** Returns whether a test that reaches a change fails with it. */
async function isNoticed({ id }: Mutant, module: string, baselines: readonly Baseline[]): Promise<boolean> {
  const reaching = baselines.filter(({ hits }) => hits[id] !== undefined);
  const hits = reaching.reduce((sum, baseline) => sum + (baseline.hits[id] ?? 0), 0);
  Object.assign(context, { activeMutant: id, hitCount: 0, hitLimit: hits * MAX_HITS_FACTOR });
  try {
    const tests = await loadTests(module);
    for (const { index } of reaching) await tests[index]?.run();
    return false;
  } catch {
    return true;
  } finally {
    delete context.activeMutant;
  }
}

const counts: MutationCount[] = [];
for (const module of MODULES) {
  const baselines = await runUnchanged(module);
  const sample = mutants.filter(
    ({ fileName }, index) => index % SAMPLE_STEP === 0 && relative(ROOT, fileName) === module,
  );
  let noticed = 0;
  for (const mutant of sample) {
    if (await isNoticed(mutant, module, baselines)) noticed++;
    else console.error(`${module}:${mutant.location.start.line + 1} ${mutant.mutatorName}: ${mutant.replacement}`);
  }
  counts.push({ module, noticed, counted: sample.length });
}
console.log(JSON.stringify(counts));
