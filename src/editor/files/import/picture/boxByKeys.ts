/** Marks a box without a pointer: arrow keys move it, and Shift with them sizes it. */
import { ARROW_DIRECTIONS } from '../../../../domain/geometry/arrowKeys.ts';
import { type Box, centerOf, shorterSide } from '../../../../domain/geometry/boxes.ts';
import { clamp } from '../../../../domain/geometry/numbers.ts';

/** Shares of the shorter side of the picture. A key that is held goes faster. */
const STEP = 1 / 200;
const HELD_STEP = 1 / 50;
const FIRST_SIDE = 1 / 10;

/** What a keyboard event says of its key. */
type Key = { readonly key: string; readonly shiftKey: boolean; readonly repeat: boolean };

/**
 * Returns the box after a key, inside `whole` and in its units. The first arrow key puts one in the middle. Returns
 * undefined for other keys.
 */
export function boxAfterKey(box: Box | undefined, whole: Box, { key, shiftKey, repeat }: Key): Box | undefined {
  const direction = ARROW_DIRECTIONS[key];
  if (!direction) return undefined;
  if (!box) {
    const side = shorterSide(whole) * FIRST_SIDE;
    const { x, y } = centerOf(whole);
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  }
  const step = shorterSide(whole) * STEP;
  const distance = shorterSide(whole) * (repeat ? HELD_STEP : STEP);
  const [dx, dy] = [direction.x * distance, direction.y * distance];
  return shiftKey
    ? {
        ...box,
        width: clamp(box.width + dx, step, whole.x + whole.width - box.x),
        height: clamp(box.height + dy, step, whole.y + whole.height - box.y),
      }
    : {
        ...box,
        x: clamp(box.x + dx, whole.x, whole.x + whole.width - box.width),
        y: clamp(box.y + dy, whole.y, whole.y + whole.height - box.height),
      };
}
