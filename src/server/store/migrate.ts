/** Brings a database to the current schema. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { FIRST_STEP } from './migrations.ts';

/** The last step of the builds before release 1.0. It led to the tables that the first step of the release makes. */
const LAST_UNRELEASED_STEP = '0039_beside_links_expand';
/** A build that has all steps before the release. */
const LAST_UNRELEASED_COMMIT = '0a643243';

/** Why a database of a build before that can't be used. */
export const TOO_OLD =
  `The database was made by a build before release 1.0 and lacks steps of it. Start commit ${LAST_UNRELEASED_COMMIT} on it ` +
  'once, then this release.';

/**
 * Returns the steps that a database has had, as this release counts them: those of a build before release 1.0, if it had
 * all of them, are the first step. Undefined if it had not.
 */
export function readSteps(names: readonly string[]): readonly string[] | undefined {
  const last = names.toSorted().at(-1);
  if (last === undefined || names.includes(FIRST_STEP)) return names;
  if (last === LAST_UNRELEASED_STEP) return [FIRST_STEP];
  return last < LAST_UNRELEASED_STEP ? undefined : names;
}

/**
 * Applies the missing migrations, all of them or none. Returns why the database can't be used, or undefined. Without
 * the schema of its tables, which only Postgres has, Kysely would take those of any other schema for them.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  migrationTableSchema?: string,
): Promise<string | undefined> {
  // Reads only, so that a database that another process has locked can still be opened.
  const names = await appliedSteps(database);
  const steps = readSteps(names);
  if (!steps) return TOO_OLD;
  if (steps !== names) await adopt(database, names, migrationTableSchema);
  if (steps.join() === Object.keys(migrations).toSorted().join()) return undefined;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(migrationTableSchema === undefined ? {} : { migrationTableSchema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return undefined;
  if (names.length === 0 && (await countedSteps(database))) return TOO_OLD;
  const newer = (await appliedSteps(database)).find((name) => !Object.hasOwn(migrations, name));
  return newer !== undefined
    ? `The database belongs to a newer release (migration ${newer}). Start that release, or use another database.`
    : `The database can't be migrated: ${error instanceof Error ? error.message : 'unknown error'}.`;
}

async function appliedSteps<Tables>(database: Kysely<Tables>): Promise<readonly string[]> {
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(database)
    .catch(() => undefined);
  return applied?.rows.map(({ name }) => name) ?? [];
}

/** Returns whether the database is of the first builds, which had a table of their own for their steps. */
function countedSteps<Tables>(database: Kysely<Tables>): Promise<boolean> {
  return sql`select step from schema_steps limit 1`.execute(database).then(
    () => true,
    () => false,
  );
}

/**
 * Takes over a database of a build before release 1.0: its steps are the first step from now on. Nothing else changes, and
 * each statement may run again, also beside another process that does the same.
 */
async function adopt<Tables>(database: Kysely<Tables>, names: readonly string[], schema?: string): Promise<void> {
  // The table had another name once, and on Postgres its key still has.
  if (schema !== undefined)
    await sql`alter index if exists drafts_by_kind_pkey rename to drafts_pkey`.execute(database);
  const earlier = names.filter((name) => name !== LAST_UNRELEASED_STEP);
  if (earlier.length > 0)
    await sql`delete from kysely_migration where name in (${sql.join(earlier)})`.execute(database);
  await sql`update kysely_migration set name = ${FIRST_STEP} where name = ${LAST_UNRELEASED_STEP}`.execute(database);
}
