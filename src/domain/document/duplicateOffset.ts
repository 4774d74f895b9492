/** Where copies of items go: beside their originals, and never on other tables. */
import { type Point, centerOf, containsBox, moveBox } from '../geometry/boxes.ts';
import type { EditorDocument } from './editorDocument.ts';
import { createFreeTest, nearestFreeOffset } from './freePlace.ts';
import { itemOutline, itemsBounds, selectedItems } from './itemBounds.ts';

/** Rows or columns beside the originals that are tried first. */
const MAX_STEPS = 20;

/**
 * Returns the offset of copies, in plan units: `preferred` if copies there lie on no table, otherwise the nearest free
 * place to the right, below, to the left or above, with a gap, otherwise the nearest one on the plan. Returns undefined
 * if tables have no free place. Decor without tables is copied with a small offset if the plan has no place beside it.
 */
export function duplicateOffset(
  drawing: EditorDocument,
  keys: ReadonlySet<string>,
  gap: number,
  preferred?: Point,
): Point | undefined {
  const items = selectedItems(drawing, keys);
  const bounds = itemsBounds(items);
  const small = { x: gap, y: gap };
  if (!bounds) return small;
  const tables = items.filter(({ kind }) => kind === 'table');
  const outlines = tables.map(itemOutline);
  const isFree = createFreeTest(outlines, drawing.tables);
  const plan = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  // Tables stop when their centers reach the edge, where copies could lie on their originals.
  const isReached = (by: Point): boolean =>
    outlines.every(({ box }) => containsBox(plan, moveBox({ ...centerOf(box), width: 0, height: 0 }, by)));
  if (preferred && isReached(preferred) && isFree(preferred)) return preferred;
  const across = bounds.width + gap;
  const down = bounds.height + gap;
  for (let step = 1; step <= MAX_STEPS; step++)
    for (const by of [
      { x: across * step, y: 0 },
      { x: 0, y: down * step },
      { x: -across * step, y: 0 },
      { x: 0, y: -down * step },
    ])
      if (containsBox(plan, moveBox(bounds, by)) && isFree(by)) return by;
  return tables.length === 0 ? small : nearestFreeOffset(bounds, drawing, isFree);
}
