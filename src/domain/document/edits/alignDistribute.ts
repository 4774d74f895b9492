/** Edits that align, distribute and match sizes. */
import { groupBy } from '../../groupBy.ts';
import { itemOutline, itemsBounds, selectedItems } from '../itemBounds.ts';
import type { EditorDocument, Item } from '../editorDocument.ts';
import { type Box, centerOf, unionBoxes } from '../../geometry/boxes.ts';
import type { ItemKeys } from './updateItems.ts';
import { fitItems, translateItems } from './transform.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type DistributeDirection = 'horizontally' | 'vertically';

/** What moves together: one item, or the selected items of a group. */
type Unit = { readonly keys: readonly string[]; readonly box: Box };

function unitsOf(drawing: EditorDocument, keys: ItemKeys): Unit[] {
  const units = groupBy(selectedItems(drawing, keys), ({ group, key }) =>
    group === undefined ? `item ${key}` : `group ${group}`,
  );
  return [...units.values()].flatMap((items) => {
    const box = itemsBounds(items);
    return box ? { keys: items.map(({ key }) => key), box } : [];
  });
}

/** Moves each unit along an axis. */
function shiftUnits(
  drawing: EditorDocument,
  units: readonly Unit[],
  axis: 'x' | 'y',
  by: (unit: Unit) => number,
): EditorDocument {
  return translateItems(
    drawing,
    new Map(
      units.flatMap((unit) => {
        const shift = { x: 0, y: 0, [axis]: by(unit) };
        return unit.keys.map((key) => [key, shift] as const);
      }),
    ),
  );
}

/** The axis of an alignment, and the part of a box's length at which its line is. */
const ALIGNMENTS: Readonly<Record<Alignment, readonly ['x' | 'y', 'width' | 'height', number]>> = {
  left: ['x', 'width', 0],
  center: ['x', 'width', 0.5],
  right: ['x', 'width', 1],
  top: ['y', 'height', 0],
  middle: ['y', 'height', 0.5],
  bottom: ['y', 'height', 1],
};

/** Aligns items to the box around all of them. A group counts as one item. */
export function alignItems(drawing: EditorDocument, keys: ItemKeys, to: Alignment): EditorDocument {
  const units = unitsOf(drawing, keys);
  const all = unionBoxes(units.map(({ box }) => box));
  if (units.length < 2 || !all) return drawing;
  const [axis, size, part] = ALIGNMENTS[to];
  return shiftUnits(drawing, units, axis, ({ box }) => all[axis] - box[axis] + (all[size] - box[size]) * part);
}

/**
 * Distributes items with equal gaps between the first and the last, which stay. Does nothing with fewer than three. A
 * group counts as one item.
 */
export function distributeItems(drawing: EditorDocument, keys: ItemKeys, along: DistributeDirection): EditorDocument {
  const units = unitsOf(drawing, keys);
  const [axis, size] = along === 'horizontally' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const sorted = units.toSorted((a, b) => centerOf(a.box)[axis] - centerOf(b.box)[axis]);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || units.length < 3) return drawing;
  const filled = sorted.reduce((sum, { box }) => sum + box[size], 0);
  const gap = (last.box[axis] + last.box[size] - first.box[axis] - filled) / (sorted.length - 1);
  const shifts = new Map<Unit, number>();
  let at = first.box[axis];
  for (const unit of sorted) {
    shifts.set(unit, at - unit.box[axis]);
    at += unit.box[size] + gap;
  }
  // Rounding errors must not move the last item.
  shifts.set(last, 0);
  return shiftUnits(drawing, units, axis, (unit) => shifts.get(unit) ?? 0);
}

/** Resizes items to the first of the keys that has a size, each around its own center. Texts and points stay. */
export function matchSize(drawing: EditorDocument, keys: ItemKeys): EditorDocument {
  const sized = new Map(
    selectedItems(drawing, keys)
      .filter(hasSize)
      .map((item) => [item.key, itemOutline(item).box]),
  );
  const model = [...keys].map((key) => sized.get(key)).find((box) => box !== undefined);
  if (!model) return drawing;
  return fitItems(drawing, new Set(sized.keys()), (item) => {
    const { box, rotation } = itemOutline(item);
    const center = centerOf(box);
    const { width, height } = model;
    if (width === box.width && height === box.height) return { box, rotation };
    return { box: { x: center.x - width / 2, y: center.y - height / 2, width, height }, rotation };
  });
}

function hasSize(item: Item): boolean {
  return item.kind === 'table' || !('points' in item.decor || item.decor.kind === 'text');
}
