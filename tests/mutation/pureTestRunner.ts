/**
 * Runs the tests of the plan checks for Stryker. They are pure, so one process loads them once and switches mutants in
 * memory; Vitest loads every file again for each of thousands of mutants, which takes hours.
 */
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CollectedTest, TestCollector } from './testCollector.ts';

const TESTS = 'tests/domain/checks';
/**
 * The first three test whole files slowly and find hardly a mutant that the others miss: without them, a mutant that
 * nothing notices takes half the time. The worker and the languages of the texts are not mutated.
 */
const EXCLUDED = /(?:anyFile|ruleFixtures|heldOut|checkClient|loadCatalogue|languages|said)\.test\.ts$/;

/** What a test is worth that has noticed no mutant yet, in mutants, so that the fastest of these run first. */
const UNPROVEN_WORTH = 0.02;
/** Added to each duration, as a test of no time would run before all others. */
const MIN_DURATION_MS = 0.3;

class PureTestRunner implements TestRunner {
  static readonly inject = [] as const;
  private tests: readonly CollectedTest[] = [];
  private readonly durationsMs = new Map<string, number>();
  /** How many mutants each test has noticed. */
  private readonly noticed = new Map<string, number>();

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: false };
  }

  /** Loads the tests of the sandbox, which is the working directory. */
  async init(): Promise<void> {
    register('./moduleHooks.mjs', import.meta.url);
    const { collector } = (await import('vitest')) as unknown as { collector: TestCollector };
    const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !EXCLUDED.test(file))
      .toSorted();
    for (const file of files) await import(pathToFileURL(join(process.cwd(), TESTS, file)).href);
    this.tests = collector.tests;
  }

  async dryRun(): Promise<DryRunResult> {
    const context = instrumenterContext();
    const tests: TestResult[] = [];
    for (const each of this.tests) {
      context.currentTestId = each.id;
      const result = await runTest(each);
      delete context.currentTestId;
      this.durationsMs.set(each.id, result.timeSpentMs);
      tests.push(result);
    }
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(context.mutantCoverage ? { mutantCoverage: context.mutantCoverage } : {}),
    };
  }

  /** Runs the tests that reach the mutant, those first that noticed many mutants in little time, until one fails. */
  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const context = instrumenterContext();
    const wanted = testFilter && new Set(testFilter);
    const chosen = this.tests
      .filter(({ id }) => !wanted || wanted.has(id))
      .toSorted((a, b) => this.worthOf(b) - this.worthOf(a));
    Object.assign(context, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests: TestResult[] = [];
    for (const each of chosen) {
      const result = await runTest(each);
      this.durationsMs.set(each.id, result.timeSpentMs);
      tests.push(result);
      if (result.status === TestStatus.Failed) {
        this.noticed.set(each.id, (this.noticed.get(each.id) ?? 0) + 1);
        break;
      }
    }
    delete context.activeMutant;
    const failed = chosen[tests.length - 1];
    // A mutant may leave changed test data behind. An error starts a new process, which runs the mutant again.
    if (failed && tests.at(-1)?.status === TestStatus.Failed && (await runTest(failed)).status === TestStatus.Failed)
      throw new Error(`${failed.name} also fails without a mutant`);
    return toMutantRunResult(
      determineHitLimitReached(context.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }

  private worthOf({ id }: CollectedTest): number {
    return ((this.noticed.get(id) ?? 0) + UNPROVEN_WORTH) / ((this.durationsMs.get(id) ?? 0) + MIN_DURATION_MS);
  }
}

/** Returns what Stryker's changed code reads and counts. */
function instrumenterContext(): InstrumenterContext {
  const scope = globalThis as { __stryker__?: InstrumenterContext };
  scope.__stryker__ ??= {};
  return scope.__stryker__;
}

async function runTest({ id, name, run }: CollectedTest): Promise<TestResult> {
  const start = performance.now();
  const facts = { id, name };
  try {
    await run();
    return { ...facts, status: TestStatus.Success, timeSpentMs: performance.now() - start };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return { ...facts, status: TestStatus.Failed, failureMessage, timeSpentMs: performance.now() - start };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'pure', PureTestRunner)];
