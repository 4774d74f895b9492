/**
 * One SQLite file with a connection for writing, one for reading and a thread for long reads: reads never wait for writes, and a lock held by
 * another process never blocks the thread. Before and after each write, the file on disk must still be the open one.
 */
import { Database, type Statement } from './sqliteDriver.ts';
import { chmodSync, statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PRIVATE_FILE_MODE } from '../files/atomicFile.ts';
import { ReaderThread } from './readerThread.ts';
import { hasStatistics, writeStatistics } from './sqliteStatistics.ts';

/** How long a write waits for another process's write. */
const DEFAULT_BUSY_TIMEOUT_MS = 10_500;
/** Pauses between attempts to get the write lock. The last one repeats. */
const RETRY_DELAYS_MS = [1, 2, 5, 10, 25, 50];
/** Pause between attempts to empty the write-ahead log while another process reads. */
const CHECKPOINT_RETRY_DELAY_MS = 50;
/** How long opening the file may block the thread. */
const OPEN_TIMEOUT_MS = 5_000;
/** Cached prepared statements of a connection. Inserts of several rows need one for each number of rows. */
const MAX_STATEMENTS = 200;

/** The database file is missing, or is not the one that the host has open. */
export class DatabaseMissingError extends Error {
  override readonly name = 'DatabaseMissingError';
}

/**
 * Puts a file on the disk bit by bit while it is written. Otherwise the system does it all at once, and each commit of the host
 * waits for it.
 */
const WRITE_THROUGH = `
const { closeSync, fdatasyncSync, openSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
setInterval(() => {
  try {
    const file = openSync(workerData, 'r');
    fdatasyncSync(file);
    closeSync(file);
  } catch {
    // It is not there yet, or the writer meets the same error.
  }
}, 20);`;

export type SqliteFileOptions = {
  readonly busyTimeoutMs?: number | undefined;
  /** Called after the file was replaced by another database, which is used from then on. */
  readonly onReplaced?: ((file: string) => void) | undefined;
};

type Connections = {
  readonly writer: Connection;
  readonly reader: Connection;
  /** Identifies the database file and its write-ahead log on disk. */
  readonly identity: string;
};

export class SqliteFile {
  #connections: Connections;
  #lastWrite: Promise<void> = Promise.resolve();
  readonly #file: string;
  readonly #busyTimeoutMs: number;
  readonly #onReplaced: ((file: string) => void) | undefined;
  readonly #thread: ReaderThread;

  /** Opens the file, and creates it if necessary. Throws if it can't be opened or is not a database. */
  constructor(file: string, { busyTimeoutMs = DEFAULT_BUSY_TIMEOUT_MS, onReplaced }: SqliteFileOptions = {}) {
    this.#file = file;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#onReplaced = onReplaced;
    this.#connections = connect(file);
    this.#thread = new ReaderThread(file);
  }

  get version(): string {
    return this.#connections.reader.prepare('select sqlite_version()').pluck().get() as string;
  }

  /** Returns whether the database has no tables yet. */
  isEmpty(): boolean {
    return this.#connections.reader.prepare('select 1 from sqlite_schema').get() === undefined;
  }

  /** Returns the first damage that SQLite finds, or undefined. */
  firstDamage(): string | undefined {
    const result = this.#connections.reader.database.pragma('quick_check(1)', { simple: true });
    return result === 'ok' ? undefined : String(result);
  }

  /** Returns the connection for a statement outside of a transaction, or undefined if the statement writes. */
  readerFor(sql: string): Connection | undefined {
    const { reader } = this.#connections;
    return reader.prepare(sql).readonly ? reader : undefined;
  }

  /** Resolves to the rows of a statement that takes long, outside of a transaction: another thread reads them. */
  readElsewhere(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return this.#thread.read(sql, parameters);
  }

  /**
   * Begins a transaction with the write lock. Resolves to its connection and the function that ends it. Throws
   * SQLITE_BUSY if another process holds the lock for longer than the busy timeout.
   */
  async begin(): Promise<WriteTransaction> {
    const deadline = performance.now() + this.#busyTimeoutMs;
    const release = await this.#takeTurn();
    try {
      this.#checkIdentity();
      const { writer, identity } = this.#connections;
      await beginImmediate(writer, deadline);
      return {
        connection: writer,
        commit: () => {
          writer.database.exec('commit');
          if (identityOf(this.#file) !== identity) throw missing(this.#file);
        },
        rollback: () => {
          // SQLite has rolled back already after a full disk or an I/O error.
          if (writer.database.inTransaction) writer.database.exec('rollback');
        },
        release,
      };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Tells the planner what the tables are like, if it doesn't know. They must be there. */
  async planForLargeTables(): Promise<void> {
    // Another process may hold the lock, which only writes need.
    if (hasStatistics(this.#connections.reader.database)) return;
    const { connection, commit, rollback, release } = await this.begin();
    try {
      writeStatistics(connection.database);
      commit();
      this.#open();
    } catch (error) {
      rollback();
      throw error;
    } finally {
      release();
    }
  }

  /**
   * Moves the write-ahead log into the database and empties it, as soon as no other process reads from it. Resolves to
   * whether that happened before the busy timeout. Writes go on meanwhile.
   */
  async checkpoint(): Promise<boolean> {
    const deadline = performance.now() + this.#busyTimeoutMs;
    for (;;) {
      const release = await this.#takeTurn();
      try {
        const { database } = this.#connections.writer;
        if (database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0) return true;
      } finally {
        release();
      }
      if (performance.now() >= deadline) return false;
      await delay(CHECKPOINT_RETRY_DELAY_MS);
    }
  }

  /**
   * Writes the current state to a new file. It blocks this thread, but neither readers nor writers of other processes.
   * SQLite's online backup would begin again after each write of another process, and never end.
   */
  async backup(file: string): Promise<void> {
    const thread = new Worker(WRITE_THROUGH, { eval: true, workerData: file });
    try {
      this.#connections.writer.database.prepare('vacuum into ?').run(file);
    } finally {
      await thread.terminate();
    }
  }

  /** Waits for the writes that have begun, then closes the file. */
  async close(): Promise<void> {
    await this.#lastWrite;
    await this.#thread.end();
    this.#connections.reader.database.close();
    this.#connections.writer.database.close();
  }

  /** Waits for the earlier writes. The next one has its turn when the returned function is called. */
  async #takeTurn(): Promise<() => void> {
    const previous = this.#lastWrite;
    let release = (): void => {};
    this.#lastWrite = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    return release;
  }

  /** Throws if the file on disk is gone. Opens it again if it was replaced by another database with our tables. */
  #checkIdentity(): void {
    if (identityOf(this.#file) === this.#connections.identity) return;
    if (!isOurs(this.#file)) throw missing(this.#file);
    this.#open();
    this.#onReplaced?.(this.#file);
  }

  /** Opens the file again. */
  #open(): void {
    const previous = this.#connections;
    this.#connections = connect(this.#file);
    void this.#thread.end();
    previous.reader.database.close();
    previous.writer.database.close();
  }
}

export type WriteTransaction = {
  readonly connection: Connection;
  /** Throws if the file is no longer the open one, because the write would be lost. */
  commit(): void;
  rollback(): void;
  /** Lets the next write begin. */
  release(): void;
};

/** A connection with a cache of prepared statements. */
export class Connection {
  readonly database: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string) {
    this.database = new Database(file, { timeout: OPEN_TIMEOUT_MS });
  }

  prepare(sql: string): Statement {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.database.prepare(sql);
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined && this.#statements.size >= MAX_STATEMENTS) this.#statements.delete(oldest);
    this.#statements.set(sql, statement);
    return statement;
  }
}

async function beginImmediate({ database }: Connection, deadline: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      database.exec('begin immediate');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await delay(RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)]);
  }
}

/** Returns whether an error means that another process holds a lock on the database. */
export function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(?:BUSY|LOCKED)/.test(error.code);
}

function connect(file: string): Connections {
  const writer = new Connection(file);
  try {
    // SQLite gives its other files the permissions of the database.
    chmodSync(file, PRIVATE_FILE_MODE);
    writer.database.pragma('journal_mode = WAL');
    writer.database.pragma('synchronous = FULL');
    writer.database.pragma('foreign_keys = ON');
    // Deleted personal data must not stay in free pages.
    writer.database.pragma('secure_delete = ON');
    const reader = new Connection(file);
    reader.database.pragma('query_only = ON');
    // The first read creates the write-ahead log.
    reader.database.prepare('select count(*) from sqlite_schema').get();
    // From now on nothing may block the thread.
    writer.database.pragma('busy_timeout = 0');
    reader.database.pragma('busy_timeout = 50');
    return { writer, reader, identity: identityOf(file) ?? '' };
  } catch (error) {
    writer.database.close();
    throw error;
  }
}

/** Returns what identifies the files on disk, or undefined if one is missing. */
function identityOf(file: string): string | undefined {
  const stats = [file, `${file}-wal`].map((path) => statSync(path, { throwIfNoEntry: false }));
  return stats.includes(undefined) ? undefined : stats.map((stat) => `${stat?.dev}:${stat?.ino}`).join(' ');
}

function missing(file: string): DatabaseMissingError {
  return new DatabaseMissingError(`The database ${file} was deleted or replaced.`);
}

/** Returns whether a file is a database with our tables. */
function isOurs(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return database.prepare("select 1 from sqlite_schema where name = 'reservations'").get() !== undefined;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
