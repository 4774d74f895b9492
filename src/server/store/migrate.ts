/** Brings a database to the current schema. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';

/**
 * Applies the missing migrations, all of them or none. Returns why the database can't be used, or undefined. Without
 * the schema of its tables, Kysely would take those of any other schema for them.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  migrationTableSchema?: string,
): Promise<string | undefined> {
  if (await isUpToDate(database, migrations)) return undefined;
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
    ...(migrationTableSchema === undefined ? {} : { migrationTableSchema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return undefined;
  const applied = await sql<{ name: string }>`select name from kysely_migration`
    .execute(database)
    .catch(() => undefined);
  const newer = applied?.rows.find(({ name }) => !Object.hasOwn(migrations, name));
  return newer
    ? `The database belongs to a newer release (migration ${newer.name}). Start that release, or use another database.`
    : `The database can't be migrated: ${error instanceof Error ? error.message : 'unknown error'}.`;
}

/** Reads only, so that a database that another process has locked can still be opened. */
async function isUpToDate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<boolean> {
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(database)
    .catch(() => undefined);
  const names = applied?.rows.map(({ name }) => name) ?? [];
  return names.join() === Object.keys(migrations).toSorted().join();
}
