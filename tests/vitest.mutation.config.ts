/** The tests that `npm run test:mutation` runs against changed rules of occupancy, time, selection, claims and idempotency. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // The tests that know these modules best, so that a mutant takes seconds. Every zone of the platform
    // (timeZones.test.ts) would take a minute; time.test.ts has the clock changes that matter.
    include: [
      'tests/domain/booking/{joins,occupancy,selection,services,time,venue}.test.ts',
      'tests/server/booking/{days,doubleBooking,everyPath,idempotency,services}.test.ts',
      'tests/server/{day/takeBack,venueSettings/settingsPages}.test.ts',
    ],
    environment: 'node',
    testTimeout: 120_000,
    // Stryker's runner uses threads, which can't set the time zone of their process, and its sources are not
    // those that some tests count.
    testNamePattern: /^(?!.*(own zone|the sources))/,
  },
});
