/** The tests that `npm run test:mutation:checks` runs against changed plan checks. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/domain/checks/**/*.test.ts'],
    // Tests of whole files are slow and find no mutant that the others miss.
    exclude: ['**/anyFile.test.ts', '**/ruleFixtures.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
  },
});
