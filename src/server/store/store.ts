/** The database: one SQLite file, durable at every commit. */
import Database from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Generated, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { migrate } from './migrations.ts';

/** A reservation as it was made. Times are minutes of the date, instants epoch milliseconds. */
export type ReservationRow = {
  readonly id: Generated<number>;
  readonly tenant: string;
  readonly code: string;
  readonly date: string;
  readonly time: number;
  /** Minutes; null is the rest of the date. */
  readonly stay: number | null;
  readonly guests: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly country_code: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
  readonly discount_code: string | null;
  /** The tables as they were promised, as JSON: read them with `reservedTables`. */
  readonly tables: string;
  /** Minutes that the tables are held, as promised. */
  readonly hold_minutes: number;
  readonly idempotency_key: string | null;
  readonly payload_hash: string | null;
  readonly created_at: number;
  readonly cancelled_at: number | null;
};

/** A slot of a table that a reservation has taken. Its primary key decides every race. */
export type ClaimRow = {
  readonly tenant: string;
  readonly date: string;
  readonly table_key: string;
  readonly slot: number;
  readonly reservation_id: number;
};

export type OutboxState = 'waiting' | 'sent' | 'failed';
/** `guest` confirms, `notice` tells the venue, `cancelled` tells the guest. */
export type MailKind = 'guest' | 'notice' | 'cancelled';

/** A mail to be sent: what it says is derived from its reservation when it is sent. */
export type OutboxRow = {
  readonly id: Generated<number>;
  readonly reservation_id: number;
  readonly kind: MailKind;
  readonly state: OutboxState;
  readonly tries: number;
  /** When it is to be tried next. */
  readonly due_at: number;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
};

/** A plan that was published. Version 0 is the folder's, kept with the first one that replaced it. */
export type PublishedPlanRow = {
  readonly tenant: string;
  readonly version: number;
  /** As JSON. */
  readonly plan: string;
  readonly plan_hash: string;
  /** Of the folder's own plan, as it was known when this one was published. */
  readonly folder_hash: string;
  readonly areas: number;
  readonly tables: number;
  readonly seats: number;
  /** Who published it, as they said. */
  readonly author: string;
  readonly note: string;
  /** Null where it was never published by anybody. */
  readonly published_at: number | null;
};

/** A venue's draft. The row outlives it, so that a revision never comes twice. */
export type DraftRow = {
  readonly tenant: string;
  readonly revision: number;
  /** As JSON; null where there is no draft now. */
  readonly plan: string | null;
  /** The published version that it was begun from. */
  readonly base: number;
  readonly saved_at: number;
};

/** Somebody who has come into the editor. */
export type EditorSessionRow = {
  /** What the host knows the session by; the cookie can't be told from it. */
  readonly mark: string;
  readonly created_at: number;
  readonly ends_at: number;
};

export type Tables = {
  readonly reservations: ReservationRow;
  readonly claims: ClaimRow;
  readonly outbox: OutboxRow;
  readonly published_plans: PublishedPlanRow;
  readonly drafts: DraftRow;
  readonly editor_sessions: EditorSessionRow;
};
export type Store = Kysely<Tables>;
export type OpenStoreResult =
  | { readonly ok: true; readonly store: Store }
  | { readonly ok: false; readonly error: string };

/** Milliseconds that a write waits for another process's. */
const BUSY_TIMEOUT = 5_000;
/** Statements kept compiled; there are a few more shapes than queries, as inserts of several rows differ by their number. */
const MOST_STATEMENTS = 200;

/** Writes take their lock as they begin: one that had read first would be refused when somebody else wrote in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  constructor(private readonly database: { close(): void; prepare(sql: string): Database.Statement<unknown[]> }) {
    super({ database });
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.database });
  }
}

/** Opens the database, makes it if it is not there, and brings its tables up to date. */
export async function openStore(file: string): Promise<OpenStoreResult> {
  let database: Database.Database;
  try {
    mkdirSync(dirname(file), { recursive: true });
    database = new Database(file, { timeout: BUSY_TIMEOUT });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
  } catch (error) {
    return { ok: false, error: `The database ${file} can't be opened: ${(error as Error).message}.` };
  }
  const store: Store = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(withKeptStatements(database)) });
  const version = database.prepare('select sqlite_version()').pluck().get() as string;
  const fault =
    sqliteVersionError(version) ??
    (await migrate(store).catch(
      (error: Error) => `The database ${file} can't be brought up to date: ${error.message}.`,
    ));
  if (fault === undefined) return { ok: true, store };
  await store.destroy();
  return { ok: false, error: fault };
}

/** SQLite from 3.7.0 to 3.51.2 can corrupt a write-ahead log as it is reset. Undefined for a version without the fault. */
export function sqliteVersionError(version: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const sound = major > 3 || (major === 3 && (minor > 51 || (minor === 51 && patch >= 3)));
  return sound ? undefined : `SQLite ${version} can lose data; 3.51.3 or newer is needed. Run npm ci anew.`;
}

/** True for the error of a unique or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
  );
}

/** True for the error of a call that another process's write has kept from the database for longer than it waits. */
export function isDatabaseLocked(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}

function withKeptStatements(database: Database.Database): {
  close(): void;
  prepare(sql: string): Database.Statement<unknown[]>;
} {
  const kept = new Map<string, Database.Statement<unknown[]>>();
  return {
    close: () => {
      database.close();
    },
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = database.prepare<unknown[]>(sql);
      if (kept.size >= MOST_STATEMENTS) kept.delete(kept.keys().next().value!);
      kept.set(sql, statement);
      return statement;
    },
  };
}
