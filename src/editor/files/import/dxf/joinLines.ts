/** Joins lines that meet at their ends, as drawings without polylines have the sides of a table. */
import { type Line, at } from '../drawing.ts';

/** Ends of lines that are nearer than this share of a line's length meet. */
const TOLERANCE = 1e-3;
/** More lines that meet are walls, not a piece of furniture. */
const MAX_JOINED = 200;

type Joinable = { readonly line: Line; readonly groups: readonly number[]; readonly color: string };

export function joinLines<Item extends Joinable>(items: readonly Item[]): Item[] {
  const open = items.filter(({ line }) => !line.closed);
  const lengths = open.map(({ line: { points } }) =>
    Math.hypot(at(points, 0)[0] - at(points, -1)[0], at(points, 0)[1] - at(points, -1)[1]),
  );
  const cell = Math.max((lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0) * TOLERANCE, 1e-6);
  const ends = new Map<string, Item[]>();
  const keyOf = ({ groups, color }: Joinable, [x, y]: readonly [number, number]): string =>
    `${groups.join()} ${color} ${Math.round(x / cell)} ${Math.round(y / cell)}`;
  for (const item of open)
    for (const point of [at(item.line.points, 0), at(item.line.points, -1)]) {
      const key = keyOf(item, point);
      const there = ends.get(key);
      if (there) there.push(item);
      else ends.set(key, [item]);
    }
  const used = new Set<Item>();
  const joined = open.flatMap((item): Item[] => {
    if (used.has(item)) return [];
    used.add(item);
    let { points } = item.line;
    let smooth = item.line.smooth;
    const extend = (): void => {
      for (let i = 0; i < MAX_JOINED; i++) {
        const key = keyOf(item, at(points, -1));
        const meeting = ends.get(key) ?? [];
        // Where three lines meet, none goes on.
        const next = meeting.length === 2 ? meeting.find((other) => !used.has(other)) : undefined;
        if (!next) return;
        used.add(next);
        const { points: more } = next.line;
        points = [...points, ...(keyOf(next, at(more, 0)) === key ? more : more.toReversed()).slice(1)];
        smooth ||= next.line.smooth;
      }
    };
    extend();
    points = points.toReversed();
    extend();
    points = points.toReversed();
    const closed = points.length > 3 && keyOf(item, at(points, 0)) === keyOf(item, at(points, -1));
    return [{ ...item, line: { points: closed ? points.slice(0, -1) : points, closed, smooth } }];
  });
  return [...items.filter(({ line }) => line.closed), ...joined];
}
