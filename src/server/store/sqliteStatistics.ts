/**
 * What SQLite's planner assumes about the tables. Without statistics it takes the first column of an index for a
 * selective one, but ours is the venue, which nearly all rows of a file share: it then reads all reservations of a venue
 * to find those of a date. Fixed statistics rather than measured ones, so that every host has the same plans, also while
 * its tables are empty; see "Fixed Results Of ANALYZE" at https://sqlite.org/lang_analyze.html.
 */
import type { Database } from './sqliteDriver.ts';

/** Rows of a large table, and of a partial index, which has only those that wait for something. */
const ROWS = { table: 1_000_000, partialIndex: 1_000 };
/** Venues of a file. With one only, SQLite would read the whole file rather than an index. */
const VENUES = 10;
/** How many rows share the venue and a second column, such as the date. Each further column divides them by ten. */
const ROWS_PER_VALUE = 100;

type Statistic = { readonly tbl: string; readonly idx: string; readonly stat: string };

/** Returns whether a database has them already. */
export function hasStatistics(database: Database): boolean {
  const hasTable = database.prepare("select 1 from sqlite_schema where name = 'sqlite_stat1'").get() !== undefined;
  const present = hasTable ? database.prepare('select tbl, idx, stat from sqlite_stat1 order by idx').all() : [];
  return JSON.stringify(present) === JSON.stringify(expectedStatistics(database));
}

/** Writes the statistics, in the transaction that is open. A connection reads them when it opens the file. */
export function writeStatistics(database: Database): void {
  // Creates their table, which no other statement can.
  database.exec('analyze pauses; delete from sqlite_stat1');
  const insert = database.prepare('insert into sqlite_stat1 (tbl, idx, stat) values (@tbl, @idx, @stat)');
  for (const statistic of expectedStatistics(database)) insert.run(statistic);
}

function expectedStatistics(database: Database): Statistic[] {
  const indexes = database
    .prepare<[], { table: string; index: string; isUnique: 0 | 1; isPartial: 0 | 1; columns: string }>(
      `select tables.name as "table", indexes."unique" as isUnique, indexes.partial as isPartial,
         iif(tables.wr and indexes.origin = 'pk', tables.name, indexes.name) as "index",
         (select group_concat(name) from (select ifnull(name, '(expression)') as name from pragma_index_info(indexes.name) order by seqno)) as columns
       from pragma_table_list as tables, pragma_index_list(tables.name) as indexes
       where tables.schema = 'main' and tables.type = 'table' order by "index"`,
    )
    .all();
  return indexes.flatMap(({ table, index, isUnique, isPartial, columns }) => {
    const names = columns.split(',');
    if (names[0] !== 'tenant') return [];
    const rows = isPartial ? ROWS.partialIndex : ROWS.table;
    const perPrefix = names.map((_, i) => {
      if (isUnique && i === names.length - 1) return 1;
      return i === 0 ? rows / VENUES : Math.max(1, Math.min(rows / VENUES, ROWS_PER_VALUE) / 10 ** (i - 1));
    });
    return [{ tbl: table, idx: index, stat: [rows, ...perPrefix].join(' ') }];
  });
}
