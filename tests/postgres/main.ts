/**
 * The step `postgres` of `npm run test:full`: the server's tests that touch the database, on a Postgres server of their
 * own. They run as they are, and those about reservations also at the strictest isolation while the database refuses a
 * third of all transactions.
 */
import { spawnSync } from 'node:child_process';
import { providePostgres, startPostgres } from './postgresServer.ts';

if (providePostgres() === undefined) {
  console.error('No Postgres found, and it could not be installed. Install one: initdb must be in the PATH.');
  process.exit(1);
}
const server = await startPostgres();
const SERIALIZABLE = `?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;
const runs = [
  { name: 'read committed', url: server.url, conflicts: '', files: [] },
  {
    name: 'serializable, with conflicts',
    url: server.url + SERIALIZABLE,
    conflicts: '1',
    // Where transactions meet.
    files: [
      ...[
        'changeReservation',
        'doubleBooking',
        'everyPath',
        'heldTables',
        'idempotency',
        'promoLimit',
        'seasonPlaces',
        'services',
        'unchangedTables',
      ].map((name) => `tests/server/booking/${name}.test.ts`),
      'tests/server/day/',
      'tests/server/guest/',
      'tests/server/mail/holdStart.test.ts',
      'tests/server/mail/outbox.test.ts',
    ],
  },
];
for (const { name, url, conflicts, files } of runs) {
  console.log(`\nPostgres, ${name}:`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'postgres', ...process.argv.slice(2), ...files], {
    stdio: 'inherit',
    env: { ...process.env, TIDETABLE_TEST_POSTGRES: url, TIDETABLE_TEST_CONFLICTS: conflicts },
  });
  // What failed is named at the end of the output.
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
await server.stop();
