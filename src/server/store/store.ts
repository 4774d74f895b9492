/** The database: one SQLite file, durable at every commit. */
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Generated,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { acquireLockRow, releaseLockRow } from './migrationLock.ts';
import { migrate } from './migrations.ts';

/** A reservation as the guest made it. Times are minutes of the date, instants epoch milliseconds. */
export type ReservationRow = {
  readonly id: Generated<number>;
  readonly tenant: string;
  readonly code: string;
  readonly date: string;
  readonly time: number;
  /** Minutes; null stands for the rest of the date. */
  readonly stay: number | null;
  readonly guests: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly country_code: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
  readonly discount_code: string | null;
  /** The tables as promised to the guest, as JSON. Read them with `reservedTables`. */
  readonly tables: string;
  /** How many minutes the tables are held, as promised to the guest. */
  readonly hold_minutes: number;
  readonly idempotency_key: string | null;
  readonly payload_hash: string | null;
  readonly created_at: number;
  readonly cancelled_at: number | null;
};

/** One slot of one table, claimed by a reservation. The primary key decides every race. */
export type ClaimRow = {
  readonly tenant: string;
  readonly date: string;
  readonly table_key: string;
  readonly slot: number;
  readonly reservation_id: number;
};

export type OutboxState = 'waiting' | 'sent' | 'failed';
/** `guest` confirms a reservation, `notice` notifies the venue, `cancelled` notifies the guest. */
export type MailKind = 'guest' | 'notice' | 'cancelled';

/** A mail to send. Its content is derived from the reservation at the time of sending. */
export type OutboxRow = {
  readonly id: Generated<number>;
  readonly reservation_id: number;
  readonly kind: MailKind;
  readonly state: OutboxState;
  readonly tries: number;
  /** The time of the next attempt, in epoch milliseconds. */
  readonly due_at: number;
  readonly last_error: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
};

/** A published plan. Version 0 is the folder's plan, stored when the first published plan replaced it. */
export type PublishedPlanRow = {
  readonly tenant: string;
  readonly version: number;
  /** As JSON. */
  readonly plan: string;
  readonly plan_hash: string;
  /** Hash of the folder's plan at the time this version was published. */
  readonly folder_hash: string;
  readonly areas: number;
  readonly tables: number;
  readonly seats: number;
  /** Who published it, as entered in the editor. */
  readonly author: string;
  readonly note: string;
  /** Null for version 0. */
  readonly published_at: number | null;
};

/** A venue's draft. The row outlives a discarded draft, so that revisions never repeat. */
export type DraftRow = {
  readonly tenant: string;
  readonly revision: number;
  /** As JSON; null if the draft was discarded. */
  readonly plan: string | null;
  /** The published version that the draft is based on. */
  readonly base: number;
  readonly saved_at: number;
};

/** A signed-in editor session. */
export type EditorSessionRow = {
  /** Keyed hash of the session's cookie value, which can't be derived from it. */
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

/** How long a write waits for another process's write. */
const BUSY_TIMEOUT_MS = 5_000;
/** Cached prepared statements. Inserts of several rows need one for each number of rows. */
const MAX_STATEMENTS = 200;

/** Takes the write lock when a transaction begins. One that reads first fails if another process writes in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite rolls back DDL with its transaction; Kysely assumes that it doesn't, and would leave half a migration behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override acquireMigrationLock = acquireLockRow;
  override releaseMigrationLock = releaseLockRow;
}

class ImmediateSqliteDialect extends SqliteDialect {
  constructor(private readonly database: { close(): void; prepare(sql: string): Database.Statement }) {
    super({ database });
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.database });
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** Opens the database, creates it if necessary, and applies missing migrations. `error` is one line for the operator. */
export async function openStore(file: string): Promise<OpenStoreResult> {
  let database: Database.Database;
  try {
    mkdirSync(dirname(file), { recursive: true });
    database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
  } catch (error) {
    return { ok: false, error: `The database ${file} can't be opened: ${(error as Error).message}.` };
  }
  const store: Store = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(withStatementCache(database)) });
  const version = database.prepare('select sqlite_version()').pluck().get() as string;
  const error = sqliteVersionError(version) ?? (await migrate(store));
  if (error === undefined) return { ok: true, store };
  await store.destroy();
  return { ok: false, error };
}

/** Returns why a SQLite version can't be used: 3.7.0 to 3.51.2 can corrupt the write-ahead log while resetting it. */
export function sqliteVersionError(version: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const sound = major > 3 || (major === 3 && (minor > 51 || (minor === 51 && patch >= 3)));
  return sound ? undefined : `SQLite ${version} can lose data. Version 3.51.3 or newer is required: run npm ci again.`;
}

/** Returns whether an error is a violation of a unique or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    (error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
  );
}

/** Returns whether a call failed because another process held the write lock for longer than the busy timeout. */
export function isDatabaseLocked(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}

function withStatementCache(database: Database.Database): {
  close(): void;
  prepare(sql: string): Database.Statement;
} {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => {
      database.close();
    },
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = database.prepare(sql);
      const [oldest] = statements.keys();
      if (oldest !== undefined && statements.size >= MAX_STATEMENTS) statements.delete(oldest);
      statements.set(sql, statement);
      return statement;
    },
  };
}
