/** The tests that `npm run test:mutation` runs against mutated checks and booking rules. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  // Tests of whole files are slow and find no mutant that the others miss.
  test: {
    include: [
      'tests/domain/{booking,checks}/**/*.test.ts',
      'tests/server/booking/{bookingLimits,doubleBooking,idempotency}.test.ts',
    ],
    // Every zone of the platform takes a minute a mutant; time.test.ts has the clock changes that matter.
    exclude: ['**/anyFile.test.ts', '**/ruleFixtures.test.ts', '**/timeZones.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    // Stryker's runner uses threads, which can't set the time zone of their process.
    testNamePattern: /^(?!.*own zone)/,
  },
});
