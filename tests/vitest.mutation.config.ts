/** The tests that `npm run test:mutation` runs against changed rules of occupancy, time, selection and idempotency. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // The tests of the modules themselves, so that a mutant takes a second. Every zone of the platform
    // (timeZones.test.ts) would take a minute; time.test.ts has the clock changes that matter.
    include: ['tests/domain/booking/{occupancy,selection,time}.test.ts', 'tests/server/booking/idempotency.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    // Stryker's runner uses threads, which can't set the time zone of their process.
    testNamePattern: /^(?!.*own zone)/,
  },
});
