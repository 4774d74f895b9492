/** Edits that add, copy and remove items. */
import { type EditorDocument, type DecorItem, type TableItem, nextDecorKey, nextTableId } from '../editorDocument.ts';
import type { Point } from '../../geometry/boxes.ts';
import { createNameGenerator, distinctTexts, nextLabelText, textAfterRename } from '../autoNaming.ts';
import { labelOf, withText } from './setFields.ts';
import { type Decor, type Room, decorSchema, roomSchema } from '../../plan/plan.ts';
import { outlineFromCoordinates } from '../../plan/table.ts';
import { addArea } from './areas.ts';
import { addCategory } from './categories.ts';
import type { ItemKeys } from './updateItems.ts';
import { nextGroupKey } from './itemFlags.ts';
import { withJoinIds } from '../joinIds.ts';
import { moveItems } from './transform.ts';
import { fitTableToBox } from './itemTransform.ts';

/** A table without an id. An unknown area or category is replaced by the first one. */
export type NewTable = { readonly area: number; readonly room: Omit<Room, 'id'>; readonly group?: string };
type AddResult = { readonly drawing: EditorDocument; readonly keys: readonly string[] };

/**
 * Adds tables on top, with new names where theirs are taken and with ids above `highestUsedId`. Invalid tables are left
 * out.
 */
export function addTables(drawing: EditorDocument, tables: readonly NewTable[], highestUsedId = 0): AddResult {
  const base = withDefaults(drawing);
  const [firstArea] = base.areas;
  const [firstCategory] = base.categories;
  if (!firstArea || !firstCategory) return { drawing, keys: [] };
  const areas = new Set(base.areas.map(({ id }) => id));
  const categories = new Set(base.categories.map(({ id }) => id));
  const names = createNameGenerator(base.tables.map(({ room }) => room.name));
  let id = nextTableId(base, highestUsedId);
  const items = tables.flatMap(({ area, room, group }): TableItem[] => {
    const read = roomSchema.safeParse({
      ...room,
      id,
      room_id: categories.has(room.room_id) ? room.room_id : firstCategory.id,
    });
    if (!read.success) return [];
    const name = names.unique(read.data.name);
    const item: TableItem = {
      kind: 'table',
      key: String(id),
      area: areas.has(area) ? area : firstArea.id,
      room: { ...withText(read.data, textAfterRename(read.data.coordinates.text, read.data.name, name)), name },
      ...(group === undefined ? {} : { group }),
    };
    id += 1;
    // Nobody knows which tables it was joined with by the ids of another plan.
    const apart = withJoinIds(item, () => undefined);
    return [fitTableToBox(apart, outlineFromCoordinates(item.room.coordinates), base)];
  });
  if (items.length === 0) return { drawing, keys: [] };
  const added = withDistinctTexts(items, base);
  return { drawing: { ...base, tables: [...base.tables, ...added] }, keys: items.map(({ key }) => key) };
}

/** Returns new tables with texts that tell them from the tables of a document. */
function withDistinctTexts(items: readonly TableItem[], { tables }: EditorDocument): readonly TableItem[] {
  const texts = distinctTexts(items.map(labelOf), tables.map(labelOf));
  return items.map((item, index) =>
    texts[index] === item.room.coordinates.text ? item : { ...item, room: withText(item.room, texts[index]) },
  );
}

/** Returns a document with at least one area and one category, which every table needs. */
function withDefaults(drawing: EditorDocument): EditorDocument {
  const withArea = drawing.areas.length > 0 ? drawing : addArea(drawing);
  return withArea.categories.length > 0 ? withArea : addCategory(withArea);
}

/** Adds decor on top. Areas and paths go on top of other areas and paths only, so that they cover no other decor. */
export function addDecor(drawing: EditorDocument, pieces: readonly Decor[]): AddResult {
  let number = Number(nextDecorKey(drawing).slice(1));
  const items = pieces.flatMap((piece): DecorItem[] => {
    const read = decorSchema.safeParse(piece);
    return read.success ? [{ kind: 'decor', key: `d${number++}`, decor: read.data }] : [];
  });
  if (items.length === 0) return { drawing, keys: [] };
  const groundEnd = drawing.decor.findLastIndex(isGround) + 1;
  const decor = [
    ...drawing.decor.slice(0, groundEnd),
    ...items.filter(isGround),
    ...drawing.decor.slice(groundEnd),
    ...items.filter((item) => !isGround(item)),
  ];
  return { drawing: { ...drawing, decor }, keys: items.map(({ key }) => key) };
}

/** Returns whether the decor is an area or a path, which lie below other decor. */
function isGround({ decor }: DecorItem): boolean {
  return decor.kind === 'area' || decor.kind === 'path';
}

/** Returns a document without these items. Links to them go with them. */
export function removeItems(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const tables = drawing.tables.filter(({ key }) => !keys.has(key));
  const decor = drawing.decor.filter(({ key }) => !keys.has(key));
  if (tables.length === drawing.tables.length && decor.length === drawing.decor.length) return drawing;
  const left = new Set(tables.map(({ room }) => room.id));
  return {
    ...drawing,
    tables:
      tables.length === drawing.tables.length
        ? drawing.tables
        : tables.map((item) => withJoinIds(item, (id) => (left.has(id) ? id : undefined))),
    decor: decor.length === drawing.decor.length ? drawing.decor : decor,
  };
}

/**
 * Copies items, offset by `by`, and puts the copies above the topmost original. Copied tables get the next names,
 * numbers, and ids above `highestUsedId`. Groups are copied as groups, and links between copied tables with them.
 * Copies are neither locked nor hidden.
 */
export function duplicateItems(drawing: EditorDocument, keys: ItemKeys, by: Point, highestUsedId = 0): AddResult {
  const names = createNameGenerator(drawing.tables.map(({ room }) => room.name));
  const groups = new Map<string, string>();
  let nextGroup = Number(nextGroupKey(drawing).slice(1));
  const withNewGroup = <Kind extends TableItem | DecorItem>(
    original: Kind,
  ): Omit<Kind, 'locked' | 'hidden' | 'group'> & { group?: string } => {
    const { locked: _locked, hidden: _hidden, group, ...item } = original;
    if (group === undefined) return item;
    const copy = groups.get(group) ?? `g${nextGroup++}`;
    groups.set(group, copy);
    return { ...item, group: copy };
  };
  let id = nextTableId(drawing, highestUsedId);
  const ids = new Map<number, number>();
  const originals = drawing.tables.filter(({ key }) => keys.has(key));
  const tables = withDistinctTexts(
    originals.map((item): TableItem => {
      const { room } = item;
      const name = names.next(room.name);
      const text = nextLabelText(room.coordinates.text, room.name, name);
      const copy: TableItem = {
        ...withNewGroup(item),
        key: String(id),
        room: { ...withText(room, text), id, name },
      };
      ids.set(room.id, id);
      id += 1;
      return copy;
    }),
    drawing,
  ).map((copy) => withJoinIds(copy, (original) => ids.get(original)));
  let number = Number(nextDecorKey(drawing).slice(1));
  const decor = drawing.decor
    .filter(({ key }) => keys.has(key))
    .map((item): DecorItem => ({ ...withNewGroup(item), key: `d${number++}` }));
  const copies = [...decor, ...tables].map(({ key }) => key);
  if (copies.length === 0) return { drawing, keys: [] };
  const withCopies = {
    ...drawing,
    tables: putAbove(drawing.tables, keys, tables),
    decor: putAbove(drawing.decor, keys, decor),
  };
  return { drawing: moveItems(withCopies, new Set(copies), by), keys: copies };
}

function putAbove<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  copies: readonly Kind[],
): readonly Kind[] {
  return copies.length === 0
    ? items
    : items.toSpliced(items.findLastIndex(({ key }) => keys.has(key)) + 1, 0, ...copies);
}
