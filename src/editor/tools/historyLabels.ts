/** Words for undo labels, "Move Line 4", "Move 3 tables", and for announcements of moves. */
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import type { Point } from '../../domain/geometry/boxes.ts';
import { formatLength } from '../lengths.ts';
import { decorTypeName, itemName, itemPosition } from '../document/itemNames.ts';
import { messages } from '../messages.ts';

/** Describes a move of items that have their new positions, by a distance in plan units. */
export function describeMove(items: readonly Item[], by: Point, unitsPerMeter?: number): string {
  const lengthOf = (length: number): string => formatLength(length, unitsPerMeter);
  const [only, more] = items;
  if (!only || more) return messages.movedBy({ count: items.length, x: lengthOf(by.x), y: lengthOf(by.y) });
  const { x, y } = itemPosition(only);
  return messages.movedTo({ name: itemName(only), x: lengthOf(x), y: lengthOf(y) });
}

/** Returns the name of a single table, the kind of a single piece of decor, or a count. */
export function describeItems(drawing: EditorDocument, keys: ReadonlySet<string>): string {
  const tables = drawing.tables.filter(({ key }) => keys.has(key));
  const otherCount = keys.size - tables.length;
  if (otherCount === 0)
    return tables.length === 1 && tables[0] ? tables[0].room.name : messages.tables({ count: tables.length });
  const decor = keys.size === 1 ? drawing.decor.find(({ key }) => keys.has(key)) : undefined;
  return decor ? decorTypeName(decor.decor) : messages.items({ count: keys.size });
}
