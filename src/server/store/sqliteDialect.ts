/** Kysely's dialect for a `SqliteFile`. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { acquireLockRow, releaseLockRow } from './migrationLock.ts';
import type { Connection, SqliteFile, WriteTransaction } from './sqliteFile.ts';

export class SqliteFileDialect extends SqliteDialect {
  readonly #file: SqliteFile;
  readonly #isLong: boolean;

  /** With `isLong`, a thread of its own reads, and nothing can be written. */
  constructor(file: SqliteFile, { isLong = false } = {}) {
    super({ database: async () => Promise.reject(new Error('SqliteFileDriver opens the database')) });
    this.#file = file;
    this.#isLong = isLong;
  }
  override createDriver(): Driver {
    return new SqliteFileDriver(this.#file, this.#isLong);
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * SQLite rolls back DDL with its transaction; Kysely assumes that it doesn't, and would leave half a migration behind.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override acquireMigrationLock = acquireLockRow;
  override releaseMigrationLock = releaseLockRow;
}

class SqliteFileDriver implements Driver {
  readonly #file: SqliteFile;
  readonly #isLong: boolean;

  constructor(file: SqliteFile, isLong: boolean) {
    this.#file = file;
    this.#isLong = isLong;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<SqliteFileConnection> {
    return new SqliteFileConnection(this.#file, this.#isLong);
  }
  async beginTransaction(connection: SqliteFileConnection): Promise<void> {
    await sharedTurn.giveWay();
    connection.transaction = await this.#file.begin();
  }
  async commitTransaction({ transaction }: SqliteFileConnection): Promise<void> {
    transaction?.commit();
  }
  async rollbackTransaction({ transaction }: SqliteFileConnection): Promise<void> {
    transaction?.rollback();
  }
  async releaseConnection({ transaction }: SqliteFileConnection): Promise<void> {
    transaction?.release();
  }
  async destroy(): Promise<void> {
    await this.#file.close();
  }
}

/** What Kysely holds for one statement or one transaction. */
class SqliteFileConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #isLong: boolean;
  readonly #turn = new Turn();
  /** Undefined outside of a transaction. */
  transaction: WriteTransaction | undefined;

  constructor(file: SqliteFile, isLong: boolean) {
    this.#file = file;
    this.#isLong = isLong;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isLong) return { rows: (await this.#file.readElsewhere(sql, parameters)) as Row[] };
    sharedTurn.begin();
    await (this.transaction ? this.#turn : sharedTurn).giveWay();
    const connection = this.transaction?.connection ?? this.#file.readerFor(sql);
    if (connection) return execute<Row>(connection, sql, parameters);
    const transaction = await this.#file.begin();
    try {
      const result = execute<Row>(transaction.connection, sql, parameters);
      transaction.commit();
      return result;
    } catch (error) {
      transaction.rollback();
      throw error;
    } finally {
      transaction.release();
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely's driver interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('queries are not streamed');
  }
}

/**
 * How long statements may follow one another before whatever else waits has its turn. SQLite answers at once: without a
 * pause, a loop over thousands of statements would keep all requests waiting until its end.
 */
const MAX_TURN_MS = 10;

/** Statements that share a turn of the event loop. */
class Turn {
  /** When the first statement of this turn began. */
  #began: number | undefined;

  /** Notes when this turn began, if no statement did. */
  begin(): void {
    if (this.#began !== undefined) return;
    this.#began = performance.now();
    setImmediate(() => {
      this.#began = undefined;
    });
  }

  /** Waits for the next turn of the event loop if this one has lasted for too long. */
  async giveWay(): Promise<void> {
    this.begin();
    if (performance.now() - this.#began! > MAX_TURN_MS) await nextTurn();
  }
}

/**
 * Of all statements. Those outside of transactions give way by it, and transactions before they begin. Within, a transaction
 * gives way by its own alone: others wait for its lock, so their statements don't hold it up.
 */
const sharedTurn = new Turn();

function execute<Row>(connection: Connection, sql: string, parameters: readonly unknown[]): QueryResult<Row> {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
