/** The tests of everything that draws nothing. */
import { defineProject } from 'vitest/config';
import { LONG_TESTS, nodeTests } from './vitest.shared.ts';

export default defineProject({
  test: {
    ...nodeTests,
    name: 'node',
    include: [
      'tests/*.test.ts',
      'tests/{api,domain,embed,fixtures,server}/**/*.test.ts',
      'tests/editor/tools/**/*.test.ts',
    ],
    exclude: LONG_TESTS,
  },
});
