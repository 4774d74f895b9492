/** Finds the next item in a direction, for selecting with the keyboard. */
import type { Direction } from '../geometry/arrowKeys.ts';
import type { Point } from '../geometry/boxes.ts';
import { itemCenter } from './itemBounds.ts';
import type { EditorDocument, Item } from './editorDocument.ts';

/** A step aside counts this many times as much as a step ahead, so that a row is followed to its end. */
const ASIDE_WEIGHT = 3;

/**
 * Returns the nearest item whose center lies ahead of a point in plan units, or undefined. Without a direction, returns
 * the nearest item. Skips locked and hidden items.
 */
export function findAdjacentItem(
  { tables, decor }: Pick<EditorDocument, 'tables' | 'decor'>,
  from: Point,
  direction?: Direction,
): Item | undefined {
  let nearest: Item | undefined;
  let minCost = Infinity;
  for (const item of [...tables, ...decor]) {
    if (item.locked || item.hidden) continue;
    const center = itemCenter(item);
    const by = { x: center.x - from.x, y: center.y - from.y };
    const ahead = direction ? by.x * direction.x + by.y * direction.y : Math.hypot(by.x, by.y);
    const aside = direction ? Math.abs(by.x * direction.y) + Math.abs(by.y * direction.x) : 0;
    const cost = ahead + aside * ASIDE_WEIGHT;
    if ((direction && ahead <= 0) || cost >= minCost) continue;
    nearest = item;
    minCost = cost;
  }
  return nearest;
}
