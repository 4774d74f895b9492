/** The tests that `npm run test:mutation` holds against changed checks: those of the checks alone, in Node. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: { include: ['tests/domain/checks/**/*.test.ts'], environment: 'node' },
});
