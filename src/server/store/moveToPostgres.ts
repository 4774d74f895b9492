/**
 * Copies a SQLite database to Postgres, all of it in one transaction or nothing. Before the commit, both sides have the same
 * number of rows and the same checksum in every table. There are no sequences to set: hosts make ids from the time.
 */
import { Database } from './sqliteDriver.ts';
import { Kysely, type Transaction, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { isBusy } from './sqliteFile.ts';
import { type Store, type Tables, databaseOf, openStore } from './store.ts';

const ROWS_PER_STATEMENT = 1_000;
/** What every host writes at its start, whether anybody uses it or not. They make no database another one. */
const TRACES: readonly string[] = ['clock', 'summed_steps', 'write_probes'];
const CHECKSUM_BITS = 64;

/** Undoes the transaction. */
class CopyDiffersError extends Error {}

/** The rows of a table, and the sum of their hashes: equal whatever their order. */
export type TableSum = { readonly table: string; readonly rows: number; readonly checksum: string };
export type MoveResult =
  | { readonly ok: true; readonly wasThere: boolean; readonly sums: readonly TableSum[] }
  | { readonly ok: false; readonly error: string };

type Row = Readonly<Record<string, string | number | null>>;
type Source = { readonly database: Database; readonly tables: readonly string[] };

/**
 * Moves a SQLite file that no host has open to an empty Postgres database. If that has the same rows already, as after an
 * answer that got lost, it only compares. The file stays as it is, but for steps of the schema that it lacks. `error` is one
 * line for the operator; failures of Postgres are thrown, and leave nothing behind.
 */
export async function moveToPostgres(file: string, target: Store): Promise<MoveResult> {
  try {
    const before = openAlone(file);
    const isBackup = tablesOf(before).includes('backup_pictures');
    before.close();
    if (isBackup)
      return { ok: false, error: `${file} is a backup. Restore it to a SQLite database first, and move that.` };
    const opening = await openStore(file);
    if (!opening.ok) return opening;
    await opening.store.destroy();
    const database = openAlone(file);
    try {
      return await copy({ database, tables: tablesOf(database) }, target);
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof CopyDiffersError) return { ok: false, error: error.message };
    if (!isBusy(error)) throw error;
    return { ok: false, error: `The database ${file} is in use. Stop its host, and try again.` };
  }
}

/** Opens a file for this process alone: a host that has it open keeps it from that, also while it writes nothing. */
function openAlone(file: string): Database {
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Returns the tables of a file, each after those that it refers to. */
function tablesOf(database: Database): readonly string[] {
  const all = database
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .pluck()
    .all();
  const references = database.prepare<[string], string>('select "table" from pragma_foreign_key_list(?)').pluck();
  const ordered = new Set<string>();
  const add = (table: string): void => {
    for (const other of references.all(table)) add(other);
    ordered.add(table);
  };
  for (const table of all) add(table);
  return [...ordered];
}

async function copy({ database, tables }: Source, target: Store): Promise<MoveResult> {
  const opened = databaseOf(target);
  if (opened.kind !== 'postgres') throw new Error('the target is no Postgres database');
  // Statements may take long.
  const patient = new Kysely<Tables>({ dialect: opened.postgres.patientDialect });
  try {
    return await patient.transaction().execute(async (trx): Promise<MoveResult> => {
      // Nobody writes to it from here on.
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(trx);
      const wanted = tables.map((table) => sumOf(table, rowsOf(database, table)));
      const found = await sumsIn(trx, tables);
      const others = found.filter(({ table, rows }) => rows > 0 && !TRACES.includes(table));
      if (others.length > 0) {
        const differs = firstDifference(wanted, found, TRACES);
        return differs === undefined
          ? { ok: true, wasThere: true, sums: wanted.filter(({ table }) => !TRACES.includes(table)) }
          : {
              ok: false,
              error: `The database has other data: ${differs}. Nothing was changed. Name an empty database.`,
            };
      }
      for (const table of TRACES) await sql`delete from ${sql.table(table)}`.execute(trx);
      for (const table of tables) await insertAll(trx, table, rowsOf(database, table));
      const differs = firstDifference(wanted, await sumsIn(trx, tables));
      if (differs !== undefined) throw new CopyDiffersError(`The copy differs, and was undone: ${differs}.`);
      await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
      return { ok: true, wasThere: false, sums: wanted };
    });
  } finally {
    await patient.destroy();
  }
}

function rowsOf(database: Database, table: string): IterableIterator<Row> {
  return database.prepare<[], Row>(`select * from "${table}"`).iterate();
}

async function insertAll(trx: Transaction<Tables>, table: string, rows: Iterable<Row>): Promise<void> {
  let batch: Row[] = [];
  const insert = async (): Promise<void> => {
    const [first] = batch;
    if (!first) return;
    const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
    const name = sql.table(table);
    await sql`insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(batch)})`.execute(trx);
    batch = [];
  };
  for (const row of rows) if (batch.push(row) === ROWS_PER_STATEMENT) await insert();
  await insert();
}

/** Returns the sums of tables as Postgres has them. It reads each in parts. */
async function sumsIn(trx: Transaction<Tables>, tables: readonly string[]): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of tables) {
    await sql`declare moved no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
    const sum = startSum();
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_PER_STATEMENT)} from moved`.execute(trx);
      for (const row of rows) sum.add(row);
      if (rows.length < ROWS_PER_STATEMENT) break;
    }
    await sql`close moved`.execute(trx);
    sums.push(sum.end(table));
  }
  return sums;
}

function sumOf(table: string, rows: Iterable<Row>): TableSum {
  const sum = startSum();
  for (const row of rows) sum.add(row);
  return sum.end(table);
}

function startSum() {
  let rows = 0;
  let total = 0n;
  return {
    add(row: Row): void {
      const cells = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
      const digest = createHash('sha256').update(JSON.stringify(cells)).digest();
      total = BigInt.asUintN(CHECKSUM_BITS, total + digest.readBigUInt64BE());
      rows++;
    },
    end: (table: string): TableSum => ({ table, rows, checksum: total.toString(16).padStart(CHECKSUM_BITS / 4, '0') }),
  };
}

/** Returns what the first table that differs has on both sides, or undefined. */
function firstDifference(
  wanted: readonly TableSum[],
  found: readonly TableSum[],
  except: readonly string[] = [],
): string | undefined {
  for (const [at, { table, rows, checksum }] of wanted.entries()) {
    const there = found[at];
    if (!there || except.includes(table) || (there.rows === rows && there.checksum === checksum)) continue;
    const sides = there.rows === rows ? `${rows} rows, some of them others` : `${there.rows} rows, not ${rows}`;
    return `${table} has ${sides}`;
  }
  return undefined;
}
