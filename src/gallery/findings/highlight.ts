/** Finds the table that a finding is about: a drawn one, or one hidden by another with the same ID. */
import type { Table } from '../../domain/plan/table.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import type { FixtureFinding } from '../../domain/checks/checkFixture.ts';

/** The highlighted table; `drawnTable` is the one that the map shows under its ID. */
export type Highlight = { readonly table: Table; readonly drawnTable: Table | undefined };

/**
 * Resolves a highlight key: a table's key, or the JSON Pointer of a hidden room. Undefined if there is no such table.
 */
export function findHighlight({ tables, hiddenDuplicates }: Fixture, highlightKey: string): Highlight | undefined {
  const tableOf = (key: string): Table | undefined => tables.find((table) => table.key === key);
  const drawn = tableOf(highlightKey);
  if (drawn) return { table: drawn, drawnTable: drawn };
  const hidden = hiddenDuplicates.get(highlightKey);
  return hidden && { table: hidden, drawnTable: tableOf(hidden.key) };
}

/** Returns a function from a finding to its highlight key, or undefined if the finding is about no readable table. */
export function highlightKeyOf({
  tables,
  hiddenDuplicates,
}: Fixture): (finding: Pick<FixtureFinding, 'path' | 'table'>) => string | undefined {
  const keys = new Set(tables.map(({ key }) => key));
  return ({ path, table }) => {
    if (table === undefined) return undefined;
    const room = /^.*?\/rooms\/(?:data\/)?[^/]+/.exec(path)?.[0];
    if (room !== undefined && hiddenDuplicates.has(room)) return hiddenDuplicates.get(room) && room;
    return keys.has(String(table)) ? String(table) : undefined;
  };
}
