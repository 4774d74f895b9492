/**
 * Statements of a transaction that need no answers of one another. Postgres gets them in one round trip, which matters
 * while others wait for the venue's lock; SQLite runs one after the other. Both run them in the order in which they are made.
 */

/**
 * Waits for statements of a transaction, or for functions that make some, and returns their answers. If some fail, it throws
 * the error of the first of them in the list, once all have ended: nothing of a transaction may run after it.
 */
export async function together<const Statements extends readonly unknown[]>(
  ...statements: Statements
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  await Promise.allSettled(statements);
  return Promise.all(statements);
}
