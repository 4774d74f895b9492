/** Where copies of items go: beside their originals, and never on other tables. */
import { type Box, type Point, boundsOf, containsBox } from '../geometry/boxes.ts';
import type { EditorDocument } from './editorDocument.ts';
import { itemOutline, itemsBounds, selectedItems } from './itemBounds.ts';
import { getItemIndex } from './itemSpatialIndex.ts';

/** Rows or columns beside the originals that are tried. */
const MAX_STEPS = 20;

/**
 * Returns the offset of copies, in plan units: `preferred` if copies there lie on no table, otherwise the nearest free
 * place to the right, below, to the left or above, with a gap. Without a free place on the plan, a small offset.
 */
export function duplicateOffset(
  drawing: EditorDocument,
  keys: ReadonlySet<string>,
  gap: number,
  preferred?: Point,
): Point {
  const items = selectedItems(drawing, keys);
  const bounds = itemsBounds(items);
  const fallback = { x: gap, y: gap };
  if (!bounds) return fallback;
  const boxes = items.flatMap((item) => (item.kind === 'table' ? [boundsOf(itemOutline(item))] : []));
  const index = getItemIndex(drawing);
  const isFree = (by: Point): boolean =>
    boxes.every((box) => index.itemsInMarquee(moved(box, by)).every(({ kind }) => kind !== 'table'));
  if (preferred && isFree(preferred)) return preferred;
  const plan = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const across = bounds.width + gap;
  const down = bounds.height + gap;
  for (let step = 1; step <= MAX_STEPS; step++)
    for (const by of [
      { x: across * step, y: 0 },
      { x: 0, y: down * step },
      { x: -across * step, y: 0 },
      { x: 0, y: -down * step },
    ])
      if (containsBox(plan, moved(bounds, by)) && isFree(by)) return by;
  return fallback;
}

const moved = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y });
