/** Kysely's dialect for a `SqliteFile`. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { acquireLockRow, releaseLockRow } from './migrationLock.ts';
import type { Connection, SqliteFile, WriteTransaction } from './sqliteFile.ts';

export class SqliteFileDialect extends SqliteDialect {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    super({ database: async () => Promise.reject(new Error('SqliteFileDriver opens the database')) });
    this.#file = file;
  }
  override createDriver(): Driver {
    return new SqliteFileDriver(this.#file);
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

  constructor(file: SqliteFile) {
    this.#file = file;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<SqliteFileConnection> {
    return new SqliteFileConnection(this.#file);
  }
  async beginTransaction(connection: SqliteFileConnection): Promise<void> {
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
  /** Undefined outside of a transaction. */
  transaction: WriteTransaction | undefined;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
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

function execute<Row>(connection: Connection, sql: string, parameters: readonly unknown[]): QueryResult<Row> {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}
