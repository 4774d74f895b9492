/** Rules about tables that are joined for a party. */
import { MAX_JOINED_TABLES } from '../../plan/reading/joins.ts';
import { areClose, boundsOf } from '../../geometry/boxes.ts';
import { isObject, toArray, toEntries } from '../../plan/reading/coerce.ts';
import type { CheckContext } from '../checkContext.ts';
import { type Finding, finding } from '../finding.ts';
import { displayName } from '../wording.ts';

function brokenJoins({ areas, tables }: CheckContext): Finding[] {
  const areaOf = new Map(areas.flatMap((area) => area.tables.map((table) => [table, area] as const)));
  const tableOf = new Map(tables.map((table) => [String(table.id), table]));
  return tables.flatMap((table): Finding[] => {
    const name = displayName(table);
    return toEntries(table.room['joins'], `${table.path}/joins`).flatMap(([path, join]): Finding[] => {
      const ids = isObject(join) ? (toArray(join['with']) ?? []).map(String) : [];
      const place = { path, table: table.id };
      if (ids.length >= MAX_JOINED_TABLES)
        return [finding('broken-join.many', place, { name, count: ids.length + 1, most: MAX_JOINED_TABLES })];
      return ids.flatMap((id): Finding[] => {
        const other = tableOf.get(id);
        if (!other) return [finding('broken-join.unknown', place, { name, id })];
        if (other === table) return [finding('broken-join.itself', place, { name })];
        const values = { name, other: displayName(other) };
        if (areaOf.get(other) !== areaOf.get(table)) return [finding('broken-join.areas', place, values)];
        const isApart =
          ids.length === 1 && table.drawn && other.drawn && !areClose(boundsOf(table.drawn), boundsOf(other.drawn));
        return isApart ? [finding('broken-join.apart', place, values)] : [];
      });
    });
  });
}

export const joinChecks = [brokenJoins] as const;
