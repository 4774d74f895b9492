/** Finds the item of a finding, and applies the changes of fixes to a drawing. */
import { applyChanges } from '../../domain/checks/fixes.ts';
import type { Change, Finding } from '../../domain/checks/finding.ts';
import { parseJsonPointer } from '../../domain/plan/reading/jsonPointer.ts';
import {
  type DecorItem,
  type EditorDocument,
  type ItemFlags,
  type TableItem,
  nextDecorKey,
  planFromDocument,
} from '../../domain/document/editorDocument.ts';
import { type Plan, planSchema } from '../../domain/plan/plan.ts';

/**
 * Returns the lookup of the item that a finding names: its key, or undefined if the finding concerns the plan as a
 * whole. There can be thousands of findings.
 */
export function itemKeyLookup(
  drawing: EditorDocument,
): (finding: Pick<Finding, 'path' | 'table'>) => string | undefined {
  const tableKeys = new Set(drawing.tables.map(({ key }) => key));
  const keysByArea = new Map<number, string[]>(drawing.areas.map(({ id }) => [id, []]));
  for (const { key, area } of drawing.tables) keysByArea.get(area)?.push(key);
  return ({ path, table }) => {
    const [list, index, rooms, roomIndex] = parseJsonPointer(path);
    if (list === 'decor' && index !== undefined) return drawing.decor[Number(index)]?.key;
    if (table !== undefined && tableKeys.has(String(table))) return String(table);
    if (list !== 'areas' || rooms !== 'rooms' || roomIndex === undefined) return undefined;
    const area = drawing.areas[Number(index)];
    return area && keysByArea.get(area.id)?.[Number(roomIndex)];
  };
}

/**
 * Applies changes of the plan to the drawing. Items keep their keys, flags and groups. Returns undefined if the result
 * is not a valid plan.
 */
export function applyFix(drawing: EditorDocument, changes: readonly Change[]): EditorDocument | undefined {
  const before = planFromDocument(drawing);
  const changed = applyChanges(before, changes);
  if (!planSchema.safeParse(changed).success) return undefined;
  const plan = changed as Plan;
  const tableByRoom = new Map(drawing.tables.map((item) => [item.room, item]));
  const itemByDecor = new Map(drawing.decor.map((item) => [item.decor, item]));
  const tables = plan.areas.flatMap((area, areaIndex) => {
    const previous = drawing.tables.filter((item) => item.area === before.areas[areaIndex]?.id);
    return area.rooms.map((room, index): TableItem => {
      const unchanged = tableByRoom.get(room);
      if (unchanged) return unchanged;
      return {
        ...itemFlags(previous.length === area.rooms.length ? previous[index] : undefined),
        kind: 'table',
        key: String(room.id),
        area: area.id,
        room,
      };
    });
  });
  let nextKey = Number(nextDecorKey(drawing).slice(1));
  const decor = plan.decor.map((piece, index): DecorItem => {
    const unchanged = itemByDecor.get(piece);
    if (unchanged) return unchanged;
    const previous = plan.decor.length === drawing.decor.length ? drawing.decor[index] : undefined;
    return { ...itemFlags(previous), kind: 'decor', key: previous?.key ?? `d${nextKey++}`, decor: piece };
  });
  return {
    ...drawing,
    width: plan.width,
    height: plan.height,
    categories: plan.categories,
    areas: plan.areas.map(({ id, name }) => ({ id, name })),
    tables: restoreZOrder(drawing.tables, tables),
    decor,
  };
}

function itemFlags(item: ItemFlags | undefined): ItemFlags {
  return {
    ...(item?.locked ? { locked: true } : {}),
    ...(item?.hidden ? { hidden: true } : {}),
    ...(item?.group === undefined ? {} : { group: item.group }),
  };
}

/** A plan lists its tables by area, so the z-order comes from the drawing. */
function restoreZOrder(before: readonly TableItem[], after: readonly TableItem[]): readonly TableItem[] {
  const zIndex = new Map(before.map(({ key }, index) => [key, index]));
  const zIndexOf = ({ key }: TableItem): number => zIndex.get(key) ?? before.length;
  return after.toSorted((a, b) => zIndexOf(a) - zIndexOf(b));
}
