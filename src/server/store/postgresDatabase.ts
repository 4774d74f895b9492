/**
 * A Postgres database, version 14 or newer: connections that outlive a restart of the server, and a call to the other
 * processes after each write.
 */
import {
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
  Transaction,
} from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Client,
  type CustomTypesConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryResult,
  types as pgTypes,
} from 'pg';
import { acquireLockRow, releaseLockRow } from './migrationLock.ts';
import { ConnectionLostError, isAborted, isConflict, toConnectionLost } from './postgresErrors.ts';

/** Connections of one process. Each process has one more, which listens. */
const MAX_CONNECTIONS = 8;
/** How long a request waits for a connection, while the server restarts or a replica takes over. */
const CONNECT_TIMEOUT_MS = 10_000;
/** How long one attempt to connect may take. */
const ATTEMPT_TIMEOUT_MS = 3_000;
const RETRY_DELAY_MS = 100;
/** Attempts of a statement outside of a transaction that the database refuses because of another one. */
const MAX_ATTEMPTS = 10;
const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  // A process that hangs must not keep the lock of its venue.
  idle_in_transaction_session_timeout: 5_000,
  // Longer than the server's own limits: it notices a server that is gone without a word.
  query_timeout: 15_000,
} as const;
const CHANNEL = 'tidetable_writes';
/** Writes of this time are announced together. */
const ANNOUNCE_DELAY_MS = 20;
const LISTEN_RETRY_DELAY_MS = 2_000;

/** Identifiers, instants and counts: all are safe integers. */
const types: CustomTypesConfig = {
  getTypeParser: (oid) => (oid === pgTypes.builtins.INT8 ? parseSafeInteger : pgTypes.getTypeParser(oid)),
};

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

export type PostgresOptions = { readonly connectTimeoutMs?: number | undefined };

export class PostgresDatabase {
  readonly dialect: PostgresDialect;
  readonly #url: string;
  readonly #pool: Pool;
  readonly #connectTimeoutMs: number;
  readonly #listeners = new Set<() => void>();
  #listening: Client | undefined;
  #announcing: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, { connectTimeoutMs = CONNECT_TIMEOUT_MS }: PostgresOptions = {}) {
    this.#url = url;
    this.#connectTimeoutMs = connectTimeoutMs;
    this.#pool = createPool(url, { ...TIMEOUTS, max: MAX_CONNECTIONS });
    this.dialect = createDialect(this.#pool, connectTimeoutMs, () => this.close());
  }

  /** Returns a dialect with a connection of its own, whose statements may take long. */
  get patientDialect(): PostgresDialect {
    const pool = createPool(this.#url, { max: 1 });
    return createDialect(pool, this.#connectTimeoutMs, () => pool.end());
  }

  /** Returns a transaction that sends statements when they are made. Kysely's waits for the answer to the one before. */
  async pipeline<Tables>(trx: Transaction<Tables>): Promise<Transaction<Tables>> {
    const { dialect } = this;
    const executor = trx.getExecutor();
    const connection = await executor.provideConnection(async (own) => own);
    return new Transaction<Tables>({
      config: { dialect },
      dialect,
      // A transaction begins no other.
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
    });
  }

  /** Tells all processes that something was written. It may get lost: whoever waits for writes must poll as well. */
  announceWrite(): void {
    // Not in the transaction: Postgres would commit only one transaction at a time that notifies.
    this.#announcing ??= setTimeout(() => {
      this.#announcing = undefined;
      this.#pool.query(`notify ${CHANNEL}`).catch(() => {});
    }, ANNOUNCE_DELAY_MS).unref();
  }

  /** Calls back after writes of any process. Returns a function that ends it. */
  onWrite(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.#listen();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#announcing);
    await Promise.all([this.#pool.end(), this.#listening?.end().catch(() => {})]);
  }

  async #listen(): Promise<void> {
    if (this.#isClosed) return;
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: ATTEMPT_TIMEOUT_MS,
      keepAlive: true,
    });
    this.#listening = client;
    let isOver = false;
    const listenAgain = (): void => {
      if (isOver) return;
      isOver = true;
      setTimeout(() => void this.#listen(), LISTEN_RETRY_DELAY_MS * (0.5 + Math.random())).unref();
    };
    client.on('notification', () => {
      for (const listener of this.#listeners) listener();
    });
    client.on('error', listenAgain);
    client.on('end', listenAgain);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      // Engines without it are polled.
      await client.end().catch(() => {});
      listenAgain();
    }
  }
}

function createDialect(pool: Pool, connectTimeoutMs: number, end: () => Promise<void>): PostgresDialect {
  return new LockRowDialect({
    pool: {
      async connect() {
        const session = new Session(pool, await connect(pool, connectTimeoutMs), connectTimeoutMs);
        // Cursors are not used.
        return session as unknown as PostgresPoolClient;
      },
      end,
    },
  });
}

/** Takes the migration lock by its row, since distributed engines lack advisory locks. */
class LockRowDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockRowAdapter();
  }
}

class LockRowAdapter extends PostgresAdapter {
  override acquireMigrationLock = (database: Kysely<unknown>, options: Parameters<typeof acquireLockRow>[1]) =>
    acquireLockRow(database, options);
  override releaseMigrationLock = releaseLockRow;
}

function createPool(url: string, options: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: ATTEMPT_TIMEOUT_MS,
    keepAlive: true,
    // Statements of a transaction that don't wait for one another are sent at once: see `together`.
    pipeline: true,
    types,
    ...options,
  });
  // A connection that ends is replaced when it is needed. Without a listener the process would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Returns a connection. Tries again while the server is not there, as during a restart. */
async function connect(pool: Pool, timeoutMs: number): Promise<PoolClient> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (cause) {
      const error = toConnectionLost(cause);
      if (!(error instanceof ConnectionLostError) || performance.now() >= deadline) throw error;
    }
    await delay(RETRY_DELAY_MS * (0.5 + Math.random()));
  }
}

/** What Kysely holds for one statement or one transaction. */
class Session {
  readonly #pool: Pool;
  readonly #connectTimeoutMs: number;
  #client: PoolClient;
  /** The answer to the beginning of the transaction; undefined outside of one. */
  #begin: Promise<unknown> | undefined;
  /** Why the transaction, or the part of it since a savepoint, can only be rolled back. */
  #failure: unknown;
  #isLost = false;

  constructor(pool: Pool, client: PoolClient, connectTimeoutMs: number) {
    this.#pool = pool;
    this.#client = client;
    this.#connectTimeoutMs = connectTimeoutMs;
  }

  async query(
    text: string,
    parameters: readonly unknown[],
  ): Promise<Pick<QueryResult, 'command' | 'rowCount' | 'rows'>> {
    // The server has rolled back when the connection ended. Kysely would report this failure instead of the first one.
    if (this.#isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
    if (text === 'begin') {
      // Not waited for: it shares the round trip of the first statement, which fails with it.
      this.#begin = this.#client.query(text);
      this.#begin.catch(() => {});
      return { command: 'BEGIN', rowCount: 0, rows: [] };
    }
    if (text.startsWith('rollback')) this.#failure = undefined;
    const deadline = performance.now() + this.#connectTimeoutMs;
    for (let attempt = 1; ; attempt++) {
      try {
        if (this.#isLost) await this.#reconnect();
        const [result] = await Promise.all([this.#client.query(text, [...parameters]), this.#begin]);
        // Postgres answers so, and not with an error, if a statement of the transaction has failed.
        if (text === 'commit' && result.command !== 'COMMIT') throw new Error('the transaction was rolled back');
        return result;
      } catch (cause) {
        const error = toConnectionLost(cause);
        if (error instanceof ConnectionLostError) this.#isLost = true;
        // What a transaction has done so far is gone: whoever began it begins again. Statements that were sent after one
        // that failed fail with it, for its reason.
        if (this.#begin) {
          if (!isAborted(error)) this.#failure ??= error;
          throw this.#failure ?? error;
        }
        if (performance.now() >= deadline) throw error;
        const isHarmless = error instanceof ConnectionLostError ? text.startsWith('select ') : isConflict(error);
        if (!isHarmless || attempt === MAX_ATTEMPTS) throw error;
      }
      await delay(RETRY_DELAY_MS * Math.random());
    }
  }

  release(): void {
    this.#client.release(this.#isLost);
  }

  async #reconnect(): Promise<void> {
    const client = await connect(this.#pool, this.#connectTimeoutMs);
    this.#client.release(true);
    this.#client = client;
    this.#isLost = false;
  }
}
