/** The tests that `npm run test:mutation` holds against changed checks: those of the checks alone, in Node. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  // Those of whole files go through all of the code, slowly, and tell nothing that the others don't.
  test: {
    include: ['tests/domain/checks/**/*.test.ts'],
    exclude: ['**/anyFile.test.ts', '**/ruleFixtures.test.ts'],
    environment: 'node',
  },
});
