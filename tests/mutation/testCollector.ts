/**
 * Stands in for Vitest in mutation tests of pure code: it collects tests when their files load, so that they can run
 * again and again without loading anything. It offers what those files use: describe, test, each, hooks and expect.
 */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  GLOBAL_EXPECT,
  type ExpectStatic,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  chai,
  setState,
} from '@vitest/expect';

type Run = () => unknown;
type EachRun = (...values: unknown[]) => unknown;
export type CollectedTest = { readonly id: string; readonly name: string; readonly run: Run };

/** A `describe`, or a file, with the hooks of its tests. */
type Suite = { readonly name: string; readonly before: Run[]; readonly after: Run[] };

export class TestCollector {
  readonly tests: CollectedTest[] = [];
  private path: readonly Suite[] = [newSuite('')];

  readonly describe = withEach((name: string, run: Run) => {
    const outer = this.path;
    this.path = [...outer, newSuite(name)];
    run();
    this.path = outer;
  });

  readonly test = withEach((name: string, run: Run) => {
    const suites = this.path;
    const full = [...suites.map((suite) => suite.name), name].join(' ').trim();
    this.tests.push({ id: `${this.tests.length} ${full}`, name: full, run: () => runWithHooks(suites, run) });
  });

  readonly beforeEach = (run: Run): void => {
    this.path.at(-1)?.before.push(run);
  };

  readonly afterEach = (run: Run): void => {
    this.path.at(-1)?.after.push(run);
  };
}

function newSuite(name: string): Suite {
  return { name, before: [], after: [] };
}

async function runWithHooks(suites: readonly Suite[], run: Run): Promise<void> {
  for (const hook of suites.flatMap(({ before }) => before)) await hook();
  try {
    await run();
  } finally {
    for (const hook of suites.toReversed().flatMap(({ after }) => after)) await hook();
  }
}

/** Adds `each`, which calls `add` with one row of values at a time. */
function withEach(add: (name: string, run: Run) => void) {
  return Object.assign(add, {
    each: (rows: readonly unknown[]) => (name: string, run: EachRun) => {
      for (const row of rows) add(name, () => (Array.isArray(row) ? run(...(row as unknown[])) : run(row)));
    },
  });
}

/** Makes Vitest's `expect` without Vitest. */
export function createExpect(): ExpectStatic {
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
  const asymmetric = (globalThis as Record<PropertyKey, unknown>)[ASYMMETRIC_MATCHERS_OBJECT];
  const created = Object.assign(
    (value: unknown, message?: string) => chai.expect(value, message),
    chai.expect,
    asymmetric,
  ) as unknown as ExpectStatic;
  setState({ assertionCalls: 0 }, created);
  Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: created, configurable: true });
  return created;
}
