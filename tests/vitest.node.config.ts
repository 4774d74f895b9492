/** The tests of everything that draws nothing. */
import { availableParallelism } from 'node:os';
import { defineProject } from 'vitest/config';
import { shared } from './vitest.shared.ts';

export default defineProject({
  test: {
    ...shared,
    name: 'node',
    include: [
      'tests/*.test.ts',
      'tests/{api,domain,embed,fixtures,server,pictures}/**/*.test.ts',
      'tests/editor/tools/**/*.test.ts',
    ],
    environment: 'node',
    // A thread can't set the time zone of its process, as the tests of dates do.
    pool: 'forks',
    globalSetup: ['tests/support/temporaryFolder.ts', 'tests/support/commandBundle.ts'],
    maxWorkers: availableParallelism(),
  },
});
