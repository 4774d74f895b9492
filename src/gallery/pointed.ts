/** What a finding points out: a table that is drawn, or the place of one that is not, as another has its id. */
import { readAvailability } from '../domain/availability.ts';
import { isMissing, isObject, textOf } from '../domain/loose.ts';
import type { Table } from '../domain/table.ts';
import type { Finding } from './findings/check.ts';
import type { Fixture } from './fixture.ts';

/** Rooms that are not drawn as another one has their id, by their paths in the file; undefined where one has no place that can be read. */
export type Shadowed = ReadonlyMap<string, Table | undefined>;

/** The shadowed rooms of a list of groups, in the form of an answer, that stands at a path of the file. */
export function shadowedIn(groups: unknown, at: string): Shadowed {
  const rooms = new Map<string, [path: string, answer: unknown][]>();
  for (const [g, group] of Object.entries(groups ?? {})) {
    if (!isObject(group)) continue;
    for (const [r, room] of Object.entries(group['rooms'] ?? {})) {
      const id = isObject(room) && !isMissing(room['id']) ? textOf(room['id']) : undefined;
      if (id === undefined) continue;
      const same = rooms.get(id) ?? [];
      same.push([`${at}/${g}/rooms/${r}`, [{ ...group, rooms: [room] }]]);
      rooms.set(id, same);
    }
  }
  return new Map([...rooms.values()].filter(({ length }) => length > 1).flatMap((same) => {
    const tables = same.map(([path, answer]): [string, Table | undefined] => [path, tableIn(answer)]);
    // The first that can be read is the one that is drawn.
    const drawn = tables.findIndex(([, table]) => table !== undefined);
    return tables.filter((_, place) => place !== drawn);
  }));
}

function tableIn(answer: unknown): Table | undefined {
  const read = readAvailability(answer);
  return read.ok ? read.availability.tables[0] : undefined;
}

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
export function marker({ tables, shadowed }: Fixture): (finding: Pick<Finding, 'path' | 'table'>) => string | undefined {
  const keys = new Set(tables.map(({ key }) => key));
  return ({ path, table }) => {
    if (table === undefined) return undefined;
    const room = /^.*?\/rooms\/[^/]+/.exec(path)?.[0];
    if (room !== undefined && shadowed.has(room)) return shadowed.get(room) && room;
    return keys.has(String(table)) ? String(table) : undefined;
  };
}
