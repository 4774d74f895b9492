/** Joins lines that meet at their ends, as drawings without polylines have the sides of a table. */
import { median } from '../../../../domain/geometry/numbers.ts';
import { type Line, at } from '../drawing.ts';

/** Ends of lines that are nearer than this share of a usual line's length meet. */
const TOLERANCE = 0.01;
/** More lines that meet are walls, not a piece of furniture. */
const MAX_JOINED = 200;

type Joinable = { readonly line: Line; readonly groups: readonly number[]; readonly color: string };
type Point = readonly [number, number];

export function joinLines<Item extends Joinable>(items: readonly Item[]): Item[] {
  const open = items.filter(({ line }) => !line.closed);
  const lengths = open.map(({ line: { points } }) =>
    Math.hypot(at(points, 0)[0] - at(points, -1)[0], at(points, 0)[1] - at(points, -1)[1]),
  );
  const nodeOf = createNodes(Math.max((median(lengths) ?? 0) * TOLERANCE, 1e-6));
  /** The nodes of both ends, and the lines that end at each node, in the order of the file. */
  const nodesOf = new Map<Item, readonly [start: number, end: number]>();
  const meetingAt = new Map<number, Item[]>();
  const orderOf = new Map<Item, number>();
  open.forEach((item, order) => {
    const style = `${item.groups.join()} ${item.color}`;
    const ends = [nodeOf(style, at(item.line.points, 0)), nodeOf(style, at(item.line.points, -1))] as const;
    nodesOf.set(item, ends);
    orderOf.set(item, order);
    for (const node of ends) {
      const there = meetingAt.get(node);
      if (there) there.push(item);
      else meetingAt.set(node, [item]);
    }
  });
  const used = new Set<Item>();
  const joined = open.flatMap((item): Item[] => {
    if (used.has(item)) return [];
    used.add(item);
    let { points } = item.line;
    let smooth = item.line.smooth;
    /** Returns the node at which the last line ends. */
    const extend = (from: number): number => {
      let [node, last] = [from, item];
      for (let i = 0; i < MAX_JOINED; i++) {
        const meeting = meetingAt.get(node) ?? [];
        // Where more than two lines meet, the next one of the file goes on: tables that touch were drawn one by one.
        const follows = (other: Item): boolean => (orderOf.get(other) ?? 0) === (orderOf.get(last) ?? 0) + 1;
        const next = meeting.find((other) => !used.has(other) && (meeting.length === 2 || follows(other)));
        const [start, end] = (next && nodesOf.get(next)) ?? [];
        if (!next || start === undefined || end === undefined) break;
        used.add(next);
        const { points: more } = next.line;
        points = [...points, ...(start === node ? more : more.toReversed()).slice(1)];
        smooth ||= next.line.smooth;
        [node, last] = [start === node ? end : start, next];
      }
      return node;
    };
    const [start, end] = nodesOf.get(item) ?? [-1, -1];
    const last = extend(end);
    points = points.toReversed();
    const first = last === start ? start : extend(start);
    points = points.toReversed();
    const closed = points.length > 3 && first === last;
    return [{ ...item, line: { points: closed ? points.slice(0, -1) : points, closed, smooth } }];
  });
  return [...items.filter(({ line }) => line.closed), ...joined];
}

/** Returns what gives each point a number, which points of a style that are nearer than the reach have in common. */
function createNodes(reach: number): (style: string, point: Point) => number {
  const cells = new Map<string, { readonly point: Point; readonly node: number }[]>();
  let count = 0;
  return (style, point) => {
    const [x, y] = point;
    const [column, row] = [Math.round(x / reach), Math.round(y / reach)];
    const key = (dx: number, dy: number): string => `${style} ${column + dx} ${row + dy}`;
    for (const dx of [0, -1, 1])
      for (const dy of [0, -1, 1])
        for (const each of cells.get(key(dx, dy)) ?? [])
          if (Math.hypot(each.point[0] - x, each.point[1] - y) <= reach) return each.node;
    const there = cells.get(key(0, 0));
    if (there) there.push({ point, node: count });
    else cells.set(key(0, 0), [{ point, node: count }]);
    return count++;
  };
}
