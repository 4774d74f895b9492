/** What a finding points out: a table that is drawn, or the place of one that is not, as another has its id. */
import type { Table } from '../domain/table.ts';
import type { ToldFinding } from './findings/check.ts';
import type { Fixture } from './fixture.ts';

/** A table that is pointed out; `drawn` is the one that the map shows under its id. */
export type Pointed = { readonly table: Table; readonly drawn: Table | undefined };

/** What a mark of the address points out: a table's key, or the path of a room that is not drawn. */
export function pointedBy({ tables, shadowed }: Fixture, mark: string): Pointed | undefined {
  const withKey = (key: string): Table | undefined => tables.find((table) => table.key === key);
  const own = withKey(mark);
  if (own) return { table: own, drawn: own };
  const hidden = shadowed.get(mark);
  return hidden && { table: hidden, drawn: withKey(hidden.key) };
}

/** Tells of a finding what to mark, where there is a place to lead to. */
export function marker({
  tables,
  shadowed,
}: Fixture): (finding: Pick<ToldFinding, 'path' | 'table'>) => string | undefined {
  const keys = new Set(tables.map(({ key }) => key));
  return ({ path, table }) => {
    if (table === undefined) return undefined;
    const room = /^.*?\/rooms\/[^/]+/.exec(path)?.[0];
    if (room !== undefined && shadowed.has(room)) return shadowed.get(room) && room;
    return keys.has(String(table)) ? String(table) : undefined;
  };
}
