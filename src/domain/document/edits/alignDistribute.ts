/** Edits that align, distribute, match sizes and change the z-order. */
import { itemOutline, selectedItems } from '../itemBounds.ts';
import type { EditorDocument, Item } from '../editorDocument.ts';
import { type Box, type Point, boundsOf, centerOf, unionBoxes } from '../../geometry/boxes.ts';
import { type ItemKeys, updateItems, updateItemLists } from './updateItems.ts';
import { translateItems } from './transform.ts';
import { fitDecorToBox, fitTableToBox } from './itemTransform.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type DistributeDirection = 'horizontally' | 'vertically';
export type ZOrderMove = 'front' | 'back' | 'forward' | 'backward';

/** What moves together: one item, or the selected items of a group. */
type Unit = { readonly keys: readonly string[]; readonly box: Box };

function unitsOf(drawing: EditorDocument, keys: ItemKeys): Unit[] {
  const together = new Map<string, Item[]>();
  for (const item of selectedItems(drawing, keys)) {
    const name = item.group === undefined ? `item ${item.key}` : `group ${item.group}`;
    const unit = together.get(name);
    if (unit) unit.push(item);
    else together.set(name, [item]);
  }
  return [...together.values()].map((items) => ({
    keys: items.map(({ key }) => key),
    box: unionBoxes(items.map((item) => boundsOf(itemOutline(item))))!,
  }));
}

function shiftUnits(drawing: EditorDocument, units: readonly Unit[], by: (unit: Unit) => Point): EditorDocument {
  return translateItems(
    drawing,
    new Map(
      units.flatMap((unit) => {
        const shift = by(unit);
        return unit.keys.map((key) => [key, shift] as const);
      }),
    ),
  );
}

/** Aligns items to the box around all of them. A group counts as one item. */
export function alignItems(drawing: EditorDocument, keys: ItemKeys, to: Alignment): EditorDocument {
  const units = unitsOf(drawing, keys);
  if (units.length < 2) return drawing;
  const all = unionBoxes(units.map(({ box }) => box))!;
  return shiftUnits(drawing, units, ({ box }) => {
    switch (to) {
      case 'left':
        return { x: all.x - box.x, y: 0 };
      case 'center':
        return { x: centerOf(all).x - centerOf(box).x, y: 0 };
      case 'right':
        return { x: all.x + all.width - box.x - box.width, y: 0 };
      case 'top':
        return { x: 0, y: all.y - box.y };
      case 'middle':
        return { x: 0, y: centerOf(all).y - centerOf(box).y };
      case 'bottom':
        return { x: 0, y: all.y + all.height - box.y - box.height };
    }
  });
}

/**
 * Distributes items with equal gaps between the first and the last, which stay. Does nothing with fewer than three. A
 * group counts as one item.
 */
export function distributeItems(drawing: EditorDocument, keys: ItemKeys, along: DistributeDirection): EditorDocument {
  const units = unitsOf(drawing, keys);
  if (units.length < 3) return drawing;
  const [axis, size] = along === 'horizontally' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const sorted = units.toSorted((a, b) => centerOf(a.box)[axis] - centerOf(b.box)[axis]);
  const [first, last] = [sorted[0]!.box, sorted.at(-1)!.box];
  const filled = sorted.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (last[axis] + last[size] - first[axis] - filled) / (sorted.length - 1);
  const shifts = new Map<Unit, number>();
  let at = first[axis];
  for (const unit of sorted) {
    shifts.set(unit, at - unit.box[axis]);
    at += unit.box[size] + gap;
  }
  // Rounding errors must not move the last item.
  shifts.set(sorted.at(-1)!, 0);
  return shiftUnits(drawing, units, (unit) =>
    axis === 'x' ? { x: shifts.get(unit)!, y: 0 } : { x: 0, y: shifts.get(unit)! },
  );
}

/** Resizes items to the first of the keys that has a size, each around its own center. Texts and points stay. */
export function matchSize(
  drawing: EditorDocument,
  keys: ItemKeys,
  which: 'width' | 'height' | 'both' = 'both',
): EditorDocument {
  const sized = new Map(
    selectedItems(drawing, keys)
      .filter(hasSize)
      .map((item) => [item.key, itemOutline(item).box]),
  );
  const model = [...keys].map((key) => sized.get(key)).find((box) => box !== undefined);
  if (!model) return drawing;
  const alike = (item: Item): { box: Box; rotation: number } => {
    const { box, rotation } = itemOutline(item);
    const centre = centerOf(box);
    const width = which === 'height' ? box.width : model.width;
    const height = which === 'width' ? box.height : model.height;
    if (width === box.width && height === box.height) return { box, rotation };
    return { box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height }, rotation };
  };
  return updateItems(
    drawing,
    new Set(sized.keys()),
    (item) => fitTableToBox(item, alike(item), drawing),
    (item) => ({ ...item, decor: fitDecorToBox(item.decor, alike(item)) }),
  );
}

function hasSize(item: Item): boolean {
  return item.kind === 'table' || !('points' in item.decor || item.decor.kind === 'text');
}

/**
 * Moves items in the z-order of their kind. Decor always stays below tables. The items keep their order among
 * themselves.
 */
export function reorderItems(drawing: EditorDocument, keys: ItemKeys, to: ZOrderMove): EditorDocument {
  if (keys.size === 0) return drawing;
  return updateItemLists(drawing, (items) => {
    const ordered = orderedList(items, keys, to);
    return ordered.every((item, place) => item === items[place]) ? items : ordered;
  });
}

function orderedList<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: ItemKeys,
  to: ZOrderMove,
): readonly Kind[] {
  switch (to) {
    case 'front':
      return [...items.filter(({ key }) => !keys.has(key)), ...items.filter(({ key }) => keys.has(key))];
    case 'back':
      return [...items.filter(({ key }) => keys.has(key)), ...items.filter(({ key }) => !keys.has(key))];
    case 'backward':
      return steppedDown(items, keys);
    case 'forward':
      return steppedDown(items.toReversed(), keys).toReversed();
  }
}

/** Moves each selected item one place down, unless the item there is selected too. */
function steppedDown<Kind extends { readonly key: string }>(items: readonly Kind[], keys: ItemKeys): Kind[] {
  const list = [...items];
  for (let place = 1; place < list.length; place += 1) {
    const [before, item] = [list[place - 1]!, list[place]!];
    if (keys.has(item.key) && !keys.has(before.key)) {
      list[place - 1] = item;
      list[place] = before;
    }
  }
  return list;
}
