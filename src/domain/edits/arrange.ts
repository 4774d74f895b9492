/** Edits that put items in order with one another: aligned, evenly apart, of one size, before or behind. */
import { outlineOfItem, itemsOf } from '../bounds.ts';
import type { Drawing, Item } from '../drawing.ts';
import { type Box, type Point, boundsOf, centreOf, unionOf } from '../geometry.ts';
import { type Keys, changeItems, changeLists } from './items.ts';
import { shiftItems } from './move.ts';
import { decorIn, tableIn } from './place.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Direction = 'horizontally' | 'vertically';
export type Order = 'front' | 'back' | 'forward' | 'backward';

/** What moves as one: an item, or all chosen ones of a group. */
type Unit = { readonly keys: readonly string[]; readonly box: Box };

function unitsOf(drawing: Drawing, keys: Keys): Unit[] {
  const together = new Map<string, Item[]>();
  for (const item of itemsOf(drawing, keys)) {
    const name = item.group === undefined ? `item ${item.key}` : `group ${item.group}`;
    const unit = together.get(name);
    if (unit) unit.push(item);
    else together.set(name, [item]);
  }
  return [...together.values()].map((items) => ({
    keys: items.map(({ key }) => key),
    box: unionOf(items.map((item) => boundsOf(outlineOfItem(item))))!,
  }));
}

function shiftUnits(drawing: Drawing, units: readonly Unit[], by: (unit: Unit) => Point): Drawing {
  return shiftItems(
    drawing,
    new Map(
      units.flatMap((unit) => {
        const shift = by(unit);
        return unit.keys.map((key) => [key, shift] as const);
      }),
    ),
  );
}

/** Items with one side, or their middles, in line; the box around all of them says where. A group counts as one. */
export function alignItems(drawing: Drawing, keys: Keys, to: Alignment): Drawing {
  const units = unitsOf(drawing, keys);
  if (units.length < 2) return drawing;
  const all = unionOf(units.map(({ box }) => box))!;
  return shiftUnits(drawing, units, ({ box }) => {
    switch (to) {
      case 'left':
        return { x: all.x - box.x, y: 0 };
      case 'center':
        return { x: centreOf(all).x - centreOf(box).x, y: 0 };
      case 'right':
        return { x: all.x + all.width - box.x - box.width, y: 0 };
      case 'top':
        return { x: 0, y: all.y - box.y };
      case 'middle':
        return { x: 0, y: centreOf(all).y - centreOf(box).y };
      case 'bottom':
        return { x: 0, y: all.y + all.height - box.y - box.height };
    }
  });
}

/** Items with equal gaps between them; the first and the last stay. Of less than three nothing moves. A group counts as one. */
export function distributeItems(drawing: Drawing, keys: Keys, along: Direction): Drawing {
  const units = unitsOf(drawing, keys);
  if (units.length < 3) return drawing;
  const [axis, size] = along === 'horizontally' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const sorted = units.toSorted((a, b) => centreOf(a.box)[axis] - centreOf(b.box)[axis]);
  const [first, last] = [sorted[0]!.box, sorted.at(-1)!.box];
  const filled = sorted.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (last[axis] + last[size] - first[axis] - filled) / (sorted.length - 1);
  const shifts = new Map<Unit, number>();
  let at = first[axis];
  for (const unit of sorted) {
    shifts.set(unit, at - unit.box[axis]);
    at += unit.box[size] + gap;
  }
  // The last one is where it was but for what a sum of fractions loses.
  shifts.set(sorted.at(-1)!, 0);
  return shiftUnits(drawing, units, (unit) =>
    axis === 'x' ? { x: shifts.get(unit)!, y: 0 } : { x: 0, y: shifts.get(unit)! },
  );
}

/** Items as wide and as high as the first of the keys that has a size, each about its own middle. Lettering and points stay. */
export function sameSize(drawing: Drawing, keys: Keys, which: 'width' | 'height' | 'both' = 'both'): Drawing {
  const sized = new Map(
    itemsOf(drawing, keys)
      .filter(hasSize)
      .map((item) => [item.key, outlineOfItem(item).box]),
  );
  const model = [...keys].map((key) => sized.get(key)).find((box) => box !== undefined);
  if (!model) return drawing;
  const alike = (item: Item): { box: Box; rotation: number } => {
    const { box, rotation } = outlineOfItem(item);
    const centre = centreOf(box);
    const width = which === 'height' ? box.width : model.width;
    const height = which === 'width' ? box.height : model.height;
    if (width === box.width && height === box.height) return { box, rotation };
    return { box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height }, rotation };
  };
  return changeItems(
    drawing,
    new Set(sized.keys()),
    (item) => tableIn(item, alike(item), drawing),
    (item) => ({ ...item, decor: decorIn(item.decor, alike(item)) }),
  );
}

function hasSize(item: Item): boolean {
  return item.kind === 'table' || !('points' in item.decor || item.decor.kind === 'text');
}

/** Items above or below the others of their kind: decor is always below the tables. Among themselves they keep their order. */
export function orderItems(drawing: Drawing, keys: Keys, to: Order): Drawing {
  if (keys.size === 0) return drawing;
  return changeLists(drawing, (items) => {
    const ordered = orderedList(items, keys, to);
    return ordered.every((item, place) => item === items[place]) ? items : ordered;
  });
}

function orderedList<Kind extends { readonly key: string }>(
  items: readonly Kind[],
  keys: Keys,
  to: Order,
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

/** Each chosen item before the one that stood before it, unless that is chosen too. */
function steppedDown<Kind extends { readonly key: string }>(items: readonly Kind[], keys: Keys): Kind[] {
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
