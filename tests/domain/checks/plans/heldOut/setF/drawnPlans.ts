/** Plans drawn from nothing, as the sound ones of this set need them. */
import { type Case, type Json, fixture } from '../heldOut.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Point = readonly [x: number, y: number];

/** A plan of `parts`, with the defaults of a small venue with one category. */
export function drawn(title: string, parts: Json): Case {
  return fixture('one-table', title, (p) => {
    Object.assign(p, { categories: [{ id: 1, name: 'Table', color: '#12506e' }], decor: [] }, parts);
  });
}

/** A table with a label and its seats below, in sizes that suit its height. */
export function seat(id: number, name: string, text: string, seats: number, box: Box, more: Json = {}): Json {
  const [x, y, width, height] = box;
  return {
    id,
    room_id: 1,
    name,
    beds: seats,
    coordinates: {
      x,
      y,
      width,
      height,
      text,
      text_offset_y: Math.round(height * 0.2),
      font_size: Math.round(height * 0.3),
      ...more,
    },
  };
}

/** Rows of square tables of four, by their names and texts. A long text has smaller letters. */
function grid(texts: readonly (readonly [name: string, text: string])[], columns: number): Json[] {
  return texts.map(([name, text], index) =>
    seat(
      index + 1,
      name,
      text,
      4,
      [60 + (index % columns) * 110, 60 + Math.floor(index / columns) * 110, 60, 60],
      text.length > 4 ? { font_size: 13 } : {},
    ),
  );
}

/** A plan of one area whose tables stand in a grid. */
export function drawnGrid(
  title: string,
  area: string,
  texts: readonly (readonly [string, string])[],
  columns = 4,
): Case {
  return drawn(title, {
    width: 60 + columns * 110,
    height: 60 + Math.ceil(texts.length / columns) * 110,
    areas: [{ id: 1, name: area, rooms: grid(texts, columns) }],
    decor: [ground('stone', 60 + columns * 110, 60 + Math.ceil(texts.length / columns) * 110)],
  });
}

export const surface = (kind: string, points: readonly Point[], name?: string): Json => ({
  kind: 'area',
  surface: kind,
  points,
  ...(name === undefined ? {} : { name }),
});
export const rect = (kind: string, [x, y, width, height]: Box, name?: string): Json =>
  surface(
    kind,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    name,
  );
/** The ground around a plan. */
export const ground = (kind: string, width: number, height: number): Json =>
  rect(kind, [-width, -height, width * 3, height * 3], 'Ground');
export const prop = (kind: string, [x, y, width, height]: Box, more: Json = {}): Json => ({
  kind,
  x,
  y,
  width,
  height,
  ...more,
});
export const wall = (...points: readonly Point[]): Json => ({ kind: 'wall', points, width: 10 });
export const words = (text: string, x: number, y: number): Json => ({ kind: 'text', x, y, text, size: 24 });
/** Calls a function with 0 to `count - 1`. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
