/**
 * What a backup may contain: exactly the tables and indexes of this release or an earlier one, and pictures of venues. The
 * file may come from anywhere, so nothing in it is used before this check.
 */
import { Database } from './sqliteDriver.ts';
import { Kysely } from 'kysely';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_PICTURE_BYTES, PICTURE_NAME_PATTERN } from '../../api/editorContract.ts';
import { TENANT_PATTERN } from '../../domain/booking/venueFile.ts';
import { formatOfName, imageFormatOf } from '../../domain/plan/imageFormat.ts';
import { TOO_OLD, migrate, readSteps } from './migrate.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';
import { SqliteFileDialect } from './sqliteDialect.ts';
import { SqliteFile } from './sqliteFile.ts';

/** What a backup contains. */
export type BackupContents = {
  /** The release that made it, if it says so. */
  readonly version: string | undefined;
  readonly reservations: number;
  readonly pictures: number;
};
export type BackupPicture = { readonly tenant: string; readonly name: string; readonly bytes: Buffer };

/** The tables with which a backup differs from a database. */
export const RELEASE_TABLE = 'create table backup_release (version text)';
export const PICTURES_TABLE =
  'create table backup_pictures (tenant text, name text, bytes blob, primary key (tenant, name))';
/** Tables of SQLite itself, which it makes and drops when it needs them. */
const INTERNAL_TABLES = [
  textOf('table', 'sqlite_sequence', 'CREATE TABLE sqlite_sequence(name,seq)'),
  textOf('table', 'sqlite_stat1', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)'),
  textOf('table', 'sqlite_stat4', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'),
];
/** File systems allow no more. */
const MAX_TENANT_CHARACTERS = 200;

/** Returns whether these can be the folder, the name and the bytes of a picture. */
export function isPicture({ tenant, name, bytes }: Readonly<Record<keyof BackupPicture, unknown>>): boolean {
  return (
    typeof tenant === 'string' &&
    TENANT_PATTERN.test(tenant) &&
    tenant.length <= MAX_TENANT_CHARACTERS &&
    typeof name === 'string' &&
    PICTURE_NAME_PATTERN.test(name) &&
    Buffer.isBuffer(bytes) &&
    bytes.length <= MAX_PICTURE_BYTES &&
    imageFormatOf(bytes) === formatOfName(name)
  );
}

/** Checks the whole file, and returns what it contains. Throws if it is damaged or not a backup. */
export async function checkBackup(file: string): Promise<BackupContents> {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    database.pragma('trusted_schema = OFF');
    database.pragma('cell_size_check = ON');
    const schema = schemaOf(database);
    const version = readVersion(database, schema);
    await checkSchema(database, schema, version);
    const pages = database.pragma('page_count', { simple: true }) as number;
    if (statSync(file).size !== pages * (database.pragma('page_size', { simple: true }) as number))
      throw new Error('it is not complete');
    const damage = database.pragma('integrity_check(1)', { simple: true });
    if (damage !== 'ok') throw new Error(`it is damaged (${String(damage)})`);
    if ((database.pragma('foreign_key_check') as unknown[]).length > 0)
      throw new Error('it is damaged (rows refer to rows that are missing)');
    let pictures = 0;
    for (const picture of database.prepare('select tenant, name, bytes from backup_pictures').iterate()) {
      if (!isPicture(picture as BackupPicture)) throw new Error('it contains a file that is not a picture of a venue');
      pictures++;
    }
    const reservations = database.prepare('select count(*) from reservations').pluck().get() as number;
    return { version, reservations, pictures };
  } finally {
    database.close();
  }
}

/** Returns the release that made a backup, or undefined if it does not say so. Throws if that is no version. */
function readVersion(database: Database, schema: readonly string[]): string | undefined {
  if (!schema.includes(textOf('table', 'backup_release', RELEASE_TABLE))) return undefined;
  const [version, ...others] = database.prepare('select version from backup_release').pluck().all();
  // It is printed in the operator's terminal.
  if (typeof version !== 'string' || others.length > 0 || !/^\d[\w.+-]{0,40}$/.test(version))
    throw new Error('it names no release');
  return version;
}

/** Throws unless the tables and indexes are those that its own migrations make, and nothing else is there. */
async function checkSchema(database: Database, schema: readonly string[], version: string | undefined): Promise<void> {
  // A view in the place of a table would run code of its own when it is read.
  if (!schema.includes(textOf('table', 'kysely_migration', MIGRATION_TABLE))) throw new Error('it is not a backup');
  const applied = readSteps(database.prepare('select name from kysely_migration').pluck().all() as string[]);
  if (!applied) throw new Error(TOO_OLD.replace(/\.$/, ''));
  const unknown = applied.find((name) => !Object.hasOwn(SQLITE_MIGRATIONS, name));
  if (unknown !== undefined)
    throw new Error(`it belongs to a newer release${version === undefined ? '' : `, ${version}`}`);
  const migrations = Object.fromEntries(Object.entries(SQLITE_MIGRATIONS).filter(([name]) => applied.includes(name)));
  const expected = [
    ...(await schemaAfter(migrations)),
    ...(version === undefined ? [] : [textOf('table', 'backup_release', RELEASE_TABLE)]),
    textOf('table', 'backup_pictures', PICTURES_TABLE),
    textOf('index', 'sqlite_autoindex_backup_pictures_1', null),
  ];
  const foreign = schema.find((text) => !expected.includes(text) && !INTERNAL_TABLES.includes(text));
  if (foreign !== undefined) throw new Error(`it contains what no backup does: ${foreign.slice(0, 60)}`);
  const missing = expected.find((text) => !schema.includes(text) && !INTERNAL_TABLES.includes(text));
  if (missing !== undefined) throw new Error(`it lacks ${missing.slice(0, 60)}`);
}

/** As Kysely writes it. */
const MIGRATION_TABLE =
  'CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null)';

type SchemaRow = { readonly type: string; readonly name: string; readonly sql: string | null };

/**
 * Returns every object of a database as text, in which white space has no meaning. Builds before release 1.0 made some of
 * them in several steps, which SQLite writes with quotes and as `integer`, the same to it as `bigint`.
 */
function schemaOf(database: Database): string[] {
  const rows = database.prepare('select type, name, sql from sqlite_schema').all() as SchemaRow[];
  return rows.map(({ type, name, sql }) => textOf(type, name, sql));
}

function textOf(type: string, name: string, sql: string | null): string {
  return `${type} ${name}: ${(sql ?? '')
    .replace(/^create/i, 'CREATE')
    .replace(/^CREATE table/i, 'CREATE TABLE')
    .replace(/^(CREATE TABLE) "(\w+)"/, '$1 $2')
    .replaceAll(/\bbigint\b/g, 'integer')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')}`;
}

/** Returns the objects of a new database with some of the migrations. */
async function schemaAfter(migrations: typeof SQLITE_MIGRATIONS): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-schema-'));
  const file = join(folder, 'reference.sqlite');
  const store = new Kysely<unknown>({ dialect: new SqliteFileDialect(new SqliteFile(file)) });
  try {
    const error = await migrate(store, migrations);
    if (error !== undefined) throw new Error(error);
    const reference = new Database(file, { readonly: true });
    try {
      return schemaOf(reference);
    } finally {
      reference.close();
    }
  } finally {
    await store.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
