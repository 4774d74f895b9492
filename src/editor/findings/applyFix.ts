/** What a finding is about in the drawing, and the drawing with findings mended. */
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

/** The key of the item that a finding about a drawing names; undefined of what concerns the plan as a whole. */
export function itemKeyOf(
  { path, table }: Pick<Finding, 'path' | 'table'>,
  drawing: EditorDocument,
): string | undefined {
  const [list, at, rooms, place] = parseJsonPointer(path);
  if (list === 'decor' && at !== undefined) return drawing.decor[Number(at)]?.key;
  if (table !== undefined && drawing.tables.some(({ key }) => key === String(table))) return String(table);
  if (list !== 'areas' || rooms !== 'rooms' || place === undefined) return undefined;
  const area = drawing.areas[Number(at)]?.id;
  return drawing.tables.filter((item) => item.area === area)[Number(place)]?.key;
}

/**
 * The drawing with changes of its plan made: items keep key, lock and group. Undefined where the plan has moved on, so
 * that the changes would leave none that is sound.
 */
export function applyFix(drawing: EditorDocument, changes: readonly Change[]): EditorDocument | undefined {
  const before = planFromDocument(drawing);
  const changed = applyChanges(before, changes);
  if (!planSchema.safeParse(changed).success) return undefined;
  const plan = changed as Plan;
  const rooms = new Map(drawing.tables.map((item) => [item.room, item]));
  const pieces = new Map(drawing.decor.map((item) => [item.decor, item]));
  const tables = plan.areas.flatMap((area, a) => {
    const old = drawing.tables.filter((item) => item.area === before.areas[a]?.id);
    return area.rooms.map((room, place): TableItem => {
      const kept = rooms.get(room);
      if (kept) return kept;
      return {
        ...marksOf(old.length === area.rooms.length ? old[place] : undefined),
        kind: 'table',
        key: String(room.id),
        area: area.id,
        room,
      };
    });
  });
  let number = Number(nextDecorKey(drawing).slice(1));
  const decor = plan.decor.map((piece, place): DecorItem => {
    const kept = pieces.get(piece);
    if (kept) return kept;
    const old = plan.decor.length === drawing.decor.length ? drawing.decor[place] : undefined;
    return { ...marksOf(old), kind: 'decor', key: old?.key ?? `d${number++}`, decor: piece };
  });
  return {
    ...drawing,
    width: plan.width,
    height: plan.height,
    categories: plan.categories,
    areas: plan.areas.map(({ id, name }) => ({ id, name })),
    tables: inOrder(drawing.tables, tables),
    decor,
  };
}

function marksOf(item: ItemFlags | undefined): ItemFlags {
  return {
    ...(item?.locked ? { locked: true } : {}),
    ...(item?.hidden ? { hidden: true } : {}),
    ...(item?.group === undefined ? {} : { group: item.group }),
  };
}

/** Which lies above which is the drawing's to say: a plan lists its tables by area. */
function inOrder(before: readonly TableItem[], after: readonly TableItem[]): readonly TableItem[] {
  const place = new Map(before.map(({ key }, i) => [key, i]));
  return after.toSorted(
    (one, other) => (place.get(one.key) ?? before.length) - (place.get(other.key) ?? before.length),
  );
}
