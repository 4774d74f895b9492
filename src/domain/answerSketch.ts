/** What a first picture needs of an availability answer, read in a fraction of the time that all of it takes. */
import { COLOUR, isPlace } from './availability.ts';
import type { Box, Outline } from './geometry.ts';
import { isObject, truthOf } from './loose.ts';

export type Sketched = Outline & { readonly color: string; readonly available: boolean };

/**
 * The tables of an answer of at least so many, in its order; undefined of fewer, and where anything that is looked at stands otherwise than specified, and
 * only the tolerant reader can tell what is meant. That one may still leave out a table: whoever uses both compares their number.
 */
export function sketchAnswer(answer: unknown, least = 0): Sketched[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  let count = 0;
  for (const group of answer as unknown[]) if (isObject(group) && Array.isArray(group['rooms'])) count += group['rooms'].length;
  if (count < least) return undefined;
  const sketched: Sketched[] = [];
  const colours = new Set<string>();
  for (const group of answer as unknown[]) {
    const rooms = isObject(group) ? group['rooms'] : undefined;
    if (!Array.isArray(rooms)) return undefined;
    for (const room of rooms as unknown[]) {
      if (!isObject(room)) return undefined;
      const { coordinates } = room;
      const available = truthOf(room['available']);
      if (available === undefined || !isObject(coordinates)) return undefined;
      const { x, y, width, height, color, rotation = 0, shape = 'rect' } = coordinates;
      if (!isPlace(x) || !isPlace(y) || !isPlace(width) || !isPlace(height) || width <= 0 || height <= 0 || !isPlace(rotation)) return undefined;
      if ((shape !== 'rect' && shape !== 'ellipse') || typeof color !== 'string') return undefined;
      if (!colours.has(color)) {
        if (!COLOUR.test(color)) return undefined;
        colours.add(color);
      }
      sketched.push({ box: coordinates as Box, rotation, shape, color, available });
    }
  }
  return sketched;
}
