/**
 * The steps that make a database's tables, which only go forward: the schema of release 1.0, then one for each change. Never
 * change a step that has been released; `knownSchema.ts` says what its name means to hosts of the release before.
 */
import { type Migration, sql } from 'kysely';
import { schemaFor } from './schema.ts';

/** The step that creates the schema of release 1.0. */
export const FIRST_STEP = '0001_schema';

/** The steps after it, one text for both databases, such as `'0002_deposits_expand': step('alter table …')`. */
const LATER_STEPS: Readonly<Record<string, Migration>> = {};

/** All steps of a SQLite database, in the order of their names. */
export const SQLITE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  [FIRST_STEP]: step(...schemaFor('sqlite')),
  ...LATER_STEPS,
};

/** The same of a Postgres database. */
export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = {
  [FIRST_STEP]: step(...schemaFor('postgres')),
  ...LATER_STEPS,
};

function step(...statements: readonly string[]): Migration {
  return {
    async up(database) {
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}
