/** A thread that reads a SQLite file, with a connection of its own: other statements go on meanwhile. */
import { DRIVER, Database } from './sqliteDriver.ts';
import { Worker } from 'node:worker_threads';

/** As text, the thread needs no file of its own in each build. It answers each statement, in their order. */
const READ = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require(workerData.driver);
const database = new Database(workerData.file, { readonly: true, fileMustExist: true });
parentPort.on('message', ({ sql, parameters }) => {
  try {
    parentPort.postMessage({ rows: database.prepare(sql).all(parameters) });
  } catch (error) {
    parentPort.postMessage({ message: error.message, code: error.code });
  }
});`;

type Answer =
  | { readonly rows: unknown[]; readonly message?: undefined }
  | { readonly message: string; readonly code: string };
type Question = { resolve(rows: unknown[]): void; reject(error: Error): void };

/** A thread, and what it has not answered yet. */
type Reading = { readonly worker: Worker; readonly questions: Question[] };

export class ReaderThread {
  readonly #file: string;
  #current: Reading | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves to the rows of a statement. Rejects with the error of SQLite, or if the thread ends before. */
  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.#current ??= this.#start();
      this.#current.questions.push({ resolve, reject });
      // A command that waits for nothing but the answer would end without it.
      this.#current.worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes no origin
      this.#current.worker.postMessage({ sql, parameters });
    });
  }

  /** Ends the thread. The next statement starts another. */
  async end(): Promise<void> {
    const current = this.#current;
    this.#current = undefined;
    await current?.worker.terminate();
  }

  #start(): Reading {
    const worker = new Worker(READ, { eval: true, workerData: { driver: DRIVER, file: this.#file } });
    const questions: Question[] = [];
    const fail = (error: Error): void => {
      if (this.#current?.worker === worker) this.#current = undefined;
      for (const { reject } of questions.splice(0)) reject(error);
    };
    worker.on('message', (answer: Answer) => {
      const question = questions.shift();
      if (questions.length === 0) worker.unref();
      if (answer.message === undefined) question?.resolve(answer.rows);
      else question?.reject(new Database.SqliteError(answer.message, answer.code));
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      fail(new Database.SqliteError('the thread that reads has ended', 'SQLITE_CANTOPEN'));
    });
    worker.unref();
    return { worker, questions };
  }
}
