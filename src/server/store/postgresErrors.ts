/** What an error of Postgres means. Without `pg`, which a host with SQLite does not load. */

/** The connection to Postgres could not be made, or ended. What it was doing may have been done or not. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Another release has changed the tables while this one uses them. Nothing was written. */
export class UnknownSchemaError extends Error {
  override readonly name = 'UnknownSchemaError';
}

/** The server ends, starts, or does not accept another connection; or it has become a replica, which can't write. */
const LOST = /^(?:08|57P0|25P03|25006|53300|40003)/;
/** The database refused to mix two transactions. Nothing was done, and a repetition may succeed. */
const CONFLICT = /^(?:40001|40P01)/;
/** A statement or a lock took too long, or the server has no memory left. */
const BUSY = /^(?:57014|55P03|53)/;
/** A full disk, a failing disk, or damaged data. */
const BROKEN = /^(?:53100|58|XX)/;

/** Returns the SQLSTATE of an error that the server has sent, or undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the error of a query or a connection as what the host distinguishes. */
export function toConnectionLost(error: unknown): unknown {
  const state = sqlStateOf(error);
  return error instanceof ConnectionLostError || (state !== undefined && !LOST.test(state))
    ? error
    : new ConnectionLostError(error);
}

/** Returns whether a transaction was refused because of another one, and may be repeated. */
export function isConflict(error: unknown): boolean {
  return CONFLICT.test(sqlStateOf(error) ?? '');
}

/** Returns whether a statement failed because an earlier one of its transaction has. */
export function isAborted(error: unknown): boolean {
  return sqlStateOf(error) === '25P02';
}

/** Like `storageFailure`. */
export function postgresFailure(error: unknown): 'busy' | 'unavailable' | undefined {
  if (error instanceof ConnectionLostError || error instanceof UnknownSchemaError) return 'unavailable';
  const state = sqlStateOf(error) ?? '';
  if (BROKEN.test(state)) return 'unavailable';
  return CONFLICT.test(state) || BUSY.test(state) ? 'busy' : undefined;
}
