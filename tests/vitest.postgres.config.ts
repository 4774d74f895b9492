/**
 * The tests of the server that touch the database, on the Postgres server that `TIDETABLE_TEST_POSTGRES` names.
 * `tests/postgres/main.ts` runs them.
 */
import { defineProject } from 'vitest/config';
import { nodeTests } from './vitest.shared.ts';

export default defineProject({
  test: {
    ...nodeTests,
    name: 'postgres',
    include: ['tests/postgres/**/*.test.ts', 'tests/server/**/*.test.ts'],
    // They are about SQLite's files, run a host of their own on one, ask the database little, or repeat another with more rows.
    exclude: [
      'tests/server/store/{backup,migrations,restore,sqliteStatistics,storageFailures,store}.test.ts',
      'tests/server/{build,commands,deploy,dev,hostEnd,hostProcess,logOutput,outgoingConnections}.test.ts',
      'tests/server/{contacts,drawing,files,gallery,http,line,live,messages}/**',
      'tests/server/editor/planChecker.test.ts',
      'tests/server/day/pageAndHost.test.ts',
      'tests/server/venues/{newVenue,venueCommand}.test.ts',
      'tests/server/webhooks/{manyDeliveries,publicAddress}.test.ts',
    ],
    globalSetup: ['tests/support/temporaryFolder.ts'],
  },
});
