/** Notices that a newer release has changed the tables of a Postgres database while this one uses them. */
import { type QueryExecutorProvider, sql } from 'kysely';
import { POSTGRES_MIGRATIONS } from './migrations.ts';
import { UnknownSchemaError } from './postgresErrors.ts';

/**
 * How the name of a migration ends that only adds what a release without it need not know: tables, columns that may be
 * missing, indexes. Whatever takes something away, or asks more of a row, comes a release later, under another name.
 */
const EXPANDS = '_expand';

/**
 * Throws `UnknownSchemaError` if a newer release has changed the tables of a Postgres database in a way that this one does
 * not understand.
 */
export async function checkSchema(database: QueryExecutorProvider): Promise<void> {
  const known = (name: string): boolean => Object.hasOwn(POSTGRES_MIGRATIONS, name);
  const { rows: latest } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(
    database,
  );
  if (latest.every(({ name }) => known(name))) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const unknown = rows.find(({ name }) => !known(name) && !name.endsWith(EXPANDS));
  if (unknown)
    throw new UnknownSchemaError(
      `A newer release has changed the tables of the database (migration ${unknown.name}): this host ends. Start that release.`,
    );
}
