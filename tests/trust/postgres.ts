/** The attacks of crowds once more, on a Postgres server that waits for its disk. */
import { createDatabase, providePostgres, startPostgres } from '../postgres/postgresServer.ts';
import { fillTables, raceForGroups, raceForOneTable, raceWithoutKey } from './load/races.ts';
import { openPopularDate } from './load/spike.ts';
import { type Row, formatTable } from './report.ts';
import { isShort } from './trustHost.ts';

const attacks: Readonly<Record<string, () => Promise<Row[]>>> = {
  race: raceForOneTable,
  keyless: raceWithoutKey,
  ...(isShort ? {} : { groups: raceForGroups, last: fillTables, spike: openPopularDate }),
};

/** Runs them, each on a database of its own. */
export async function attackPostgres(): Promise<Row[]> {
  if (providePostgres() === undefined)
    return [{ promise: 'the same on Postgres', figure: 'not run: there is no Postgres', limit: '', holds: false }];
  const server = await startPostgres({ isDurable: true });
  const rows: Row[] = [];
  try {
    for (const [name, attack] of Object.entries(attacks)) {
      process.env['DATABASE_URL'] = await createDatabase(server.url, name);
      const results = (await attack()).map((row) => ({ ...row, promise: `Postgres: ${row.promise}` }));
      // The long form takes minutes.
      if (!isShort) console.log(formatTable(results));
      rows.push(...results);
    }
  } finally {
    delete process.env['DATABASE_URL'];
    await server.stop();
  }
  return rows;
}
