/** Reads what a first paint needs of an availability answer, in a fraction of the time of the full reader. */
import { HEX_COLOR_PATTERN } from '../color.ts';
import { isCoordinate } from './availability.ts';
import type { Box, Outline } from '../../geometry/boxes.ts';
import { type JsonObject, isObject, toBoolean } from './coerce.ts';

export type QuickTable = Outline & { readonly color: string; readonly available: boolean };

/**
 * Returns the tables of an answer with at least `minTables` tables. Returns undefined if it has fewer, or if anything
 * differs from the specification and needs the tolerant reader. That reader may still leave out a table, so callers
 * compare the numbers.
 */
export function quickParseAvailability(answer: unknown, minTables = 0): QuickTable[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  let count = 0;
  for (const group of answer as unknown[])
    if (isObject(group) && Array.isArray(group['rooms'])) count += group['rooms'].length;
  if (count < minTables) return undefined;
  const tables: QuickTable[] = [];
  let validColor: string | undefined;
  for (const group of answer as unknown[]) {
    const rooms = isObject(group) ? group['rooms'] : undefined;
    if (!Array.isArray(rooms)) return undefined;
    for (let i = 0; i < rooms.length; i++) {
      const room = rooms[i] as JsonObject | null;
      // Reading fields of any other value doesn't throw, and finds none of these.
      if (room === null) return undefined;
      const coordinates = room['coordinates'] as JsonObject | null | undefined;
      const available = toBoolean(room['available']);
      if (available === undefined || typeof coordinates !== 'object' || coordinates === null) return undefined;
      const { x, y, width, height, color, rotation = 0, shape = 'rect' } = coordinates;
      if (
        !isCoordinate(x) ||
        !isCoordinate(y) ||
        !isCoordinate(width) ||
        !isCoordinate(height) ||
        width <= 0 ||
        height <= 0 ||
        !isCoordinate(rotation)
      )
        return undefined;
      if ((shape !== 'rect' && shape !== 'ellipse') || typeof color !== 'string') return undefined;
      // Most tables have the color of the one before.
      if (color !== validColor) {
        if (!HEX_COLOR_PATTERN.test(color)) return undefined;
        validColor = color;
      }
      tables.push({ box: coordinates as Box, rotation, shape, color, available });
    }
  }
  return tables;
}
