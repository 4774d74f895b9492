/** Rooms of a file that are not drawn, as another one has their id. */
import { readAvailability } from '../domain/availability.ts';
import { isMissing, isObject, textOf } from '../domain/loose.ts';
import type { Table } from '../domain/table.ts';

/** Them, by their paths in the file; undefined where one has no place that can be read. */
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
  return new Map(
    [...rooms.values()]
      .filter(({ length }) => length > 1)
      .flatMap((same) => {
        const tables = same.map(([path, answer]): [string, Table | undefined] => [path, tableIn(answer)]);
        // The first that can be read is the one that is drawn.
        const drawn = tables.findIndex(([, table]) => table !== undefined);
        return tables.filter((_, place) => place !== drawn);
      }),
  );
}

function tableIn(answer: unknown): Table | undefined {
  const read = readAvailability(answer);
  return read.ok ? read.availability.tables[0] : undefined;
}
