/**
 * The tests of the server that touch the database, on the Postgres server that `TIDETABLE_TEST_POSTGRES` names.
 * `tests/postgres/main.ts` runs them.
 */
import { availableParallelism } from 'node:os';
import { defineProject } from 'vitest/config';
import { shared } from './vitest.shared.ts';

export default defineProject({
  test: {
    ...shared,
    name: 'postgres',
    include: ['tests/postgres/**/*.test.ts', 'tests/server/**/*.test.ts'],
    // They are about SQLite's files, run a host of their own on one, or use no database.
    exclude: [
      'tests/server/store/{backup,migrations,sqliteStatistics,storageFailures,store}.test.ts',
      'tests/server/{build,commands,dev,hostProcess,outgoingConnections}.test.ts',
      'tests/server/{files,fixtures,messages}/**',
    ],
    environment: 'node',
    pool: 'forks',
    globalSetup: ['tests/support/temporaryFolder.ts'],
    maxWorkers: availableParallelism(),
  },
});
