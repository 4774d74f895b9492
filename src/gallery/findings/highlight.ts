/** What a finding points out: a table that is drawn, or the place of one that is not, as another has its id. */
import type { Table } from '../../domain/plan/table.ts';
import type { FixtureFinding } from '../../domain/checks/checkFixture.ts';
import type { Fixture } from '../fixtures/readFixture.ts';

/** A table that is pointed out; `drawn` is the one that the map shows under its id. */
export type Highlight = { readonly table: Table; readonly drawnTable: Table | undefined };

/** What a mark of the address points out: a table's key, or the path of a room that is not drawn. */
export function findHighlight({ tables, hiddenDuplicates: shadowed }: Fixture, mark: string): Highlight | undefined {
  const withKey = (key: string): Table | undefined => tables.find((table) => table.key === key);
  const own = withKey(mark);
  if (own) return { table: own, drawnTable: own };
  const hidden = shadowed.get(mark);
  return hidden && { table: hidden, drawnTable: withKey(hidden.key) };
}

/** Tells of a finding what to mark, where there is a place to lead to. */
export function highlightKeyOf({
  tables,
  hiddenDuplicates: shadowed,
}: Fixture): (finding: Pick<FixtureFinding, 'path' | 'table'>) => string | undefined {
  const keys = new Set(tables.map(({ key }) => key));
  return ({ path, table }) => {
    if (table === undefined) return undefined;
    const room = /^.*?\/rooms\/[^/]+/.exec(path)?.[0];
    if (room !== undefined && shadowed.has(room)) return shadowed.get(room) && room;
    return keys.has(String(table)) ? String(table) : undefined;
  };
}
