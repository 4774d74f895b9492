/** Nothing is booked twice by mixed operations, with and without the key that decides. */
import { createDatabase, providePostgres, startPostgres } from '../../postgres/postgresServer.ts';
import type { Row } from '../report.ts';
import { startCluster } from './cluster.ts';
import { mixOperations, mixOperationsWithoutKey } from './mixed.ts';

async function attack(name: string, database?: string): Promise<Row[]> {
  const cluster = await startCluster(name, database);
  try {
    const row = await mixOperations(cluster);
    await cluster.sql.dropKey();
    return [row, await mixOperationsWithoutKey(cluster)];
  } finally {
    await cluster.stop();
  }
}

async function attackPostgres(): Promise<Row[]> {
  if (providePostgres() === undefined)
    return [{ promise: 'the same on Postgres', figure: 'not run: there is no Postgres', limit: '', holds: false }];
  const server = await startPostgres();
  try {
    const rows = await attack('tables-postgres', await createDatabase(server.url, 'tables'));
    return rows.map((row) => ({ ...row, promise: `Postgres: ${row.promise}` }));
  } finally {
    await server.stop();
  }
}

/** Runs on a file and on a Postgres server, both at the same time, since much of it is waiting for locks. */
export async function promiseTables(): Promise<Row[]> {
  return (await Promise.all([attack('tables'), attackPostgres()])).flat();
}
