/** Groups the shapes of a drawing into kinds: the same size, and the same block, class or color. */
import type { Box } from '../../../domain/geometry/boxes.ts';
import { longerSide, shorterSide } from '../../../domain/geometry/boxes.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { type Drawing, type Shape, at } from './drawing.ts';
import { areaInside } from './outlineOfLine.ts';

/** What the owner can turn a kind into. */
export const ROLES = ['table', 'chair', 'ground', 'wall', 'ignore'] as const;
export type Role = (typeof ROLES)[number];

export type Form = 'rect' | 'ellipse' | 'polygon' | 'line';

export type Kind = {
  readonly form: Form;
  /** Indices of its shapes in the drawing. */
  readonly members: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly color: string | undefined;
  /** The block, class or layer that the shapes have in common. */
  readonly name: string | undefined;
};

/** Sizes of one kind differ by less, as a share. */
const SIZE_TOLERANCE = 0.07;
const MIN_THICK_SHARE = 0.2;
/** Classes that drawing programs generate for colors. */
const STYLE_CLASS = /^(?:cls|st|fil|str|s|c|color|fill|stroke|shape|style)?[-_]?\d+$/i;

/** A stroke that is thick for its length is seen as a shape, such as the back of a chair. */
export const isThick = ({ fill, strokeWidth, box }: Shape): boolean =>
  fill === undefined && strokeWidth > MIN_THICK_SHARE * longerSide(box);

export function formOf(shape: Shape): Form {
  const { outline, lines, fill, box } = shape;
  if (outline) return outline.shape;
  if (isThick(shape)) return 'polygon';
  const isClosed = lines.some(({ closed, points }) => closed || (fill !== undefined && points.length > 2));
  // An open arc or three sides of a square may be a chair. A fill without an area shows nothing.
  const isCompact = shorterSide(box) > 0.25 * longerSide(box);
  const bends = lines.some(({ smooth, points }) => points.length > (smooth ? 2 : 3));
  return (isClosed || (isCompact && bends)) && shorterSide(box) > 0 ? 'polygon' : 'line';
}

/** The size of a shape before it was turned. */
export const sizeOf = ({ outline, box }: Shape): Box => outline?.box ?? box;

/** Two lengths of a shape, the longer one first, that stay as they are when it is turned. */
export function lengthsOf({ outline, lines }: Shape): readonly [longer: number, shorter: number] {
  if (outline) return [longerSide(outline.box), shorterSide(outline.box)];
  const points = lines.flatMap((line) => line.points);
  const meanOf = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [meanOf(0), meanOf(1)];
  const longer = 2 * points.reduce((most, point) => Math.max(most, Math.hypot(point[0] - x, point[1] - y)), 0);
  return [longer, lines.reduce((sum, line) => sum + areaInside(line.points), 0) / longer];
}

export function findKinds({ shapes, groups }: Drawing): Kind[] {
  const entries = shapes.map((shape, index) => {
    const form = formOf(shape);
    const own = shape.className.split(/\s+/).find((name) => name !== '' && !STYLE_CLASS.test(name));
    const block = shape.groups.map((id) => groups[id]?.block).findLast((name) => name !== undefined);
    const layer = shape.groups.map((id) => groups[id]).findLast((group) => group?.isLayer)?.name;
    const color = shape.fill ?? shape.stroke;
    return { index, shape, form, color, name: own ?? block, layer, lengths: lengthsOf(shape) };
  });
  const alike = groupBy(entries, ({ form, name, color, layer, shape }) =>
    form === 'line'
      ? `${form} ${layer ?? ''} ${shape.strokeWidth} ${color}`
      : `${form} ${name ?? ''} ${name === undefined ? `${color}` : ''}`,
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const parts =
      first.form === 'line'
        ? [group]
        : bySize(group, ({ lengths: [longer] }) => longer).flatMap((part) =>
            bySize(part, ({ lengths: [, shorter] }) => shorter),
          );
    return parts.map((part): Kind => {
      const { shape, form, color, name, layer } = at(part, Math.floor(part.length / 2));
      const { width, height } = sizeOf(shape);
      return { form, members: part.map(({ index }) => index), width, height, color, name: name ?? layer };
    });
  });
}

/** Splits a list where sizes have a gap. */
function bySize<Item>(items: readonly Item[], size: (item: Item) => number): Item[][] {
  const parts: Item[][] = [];
  let last = 0;
  for (const item of items.toSorted((a, b) => size(a) - size(b))) {
    const current = size(item);
    if (parts.length === 0 || current > last * (1 + SIZE_TOLERANCE) + 1e-6) parts.push([]);
    parts.at(-1)?.push(item);
    last = current;
  }
  return parts;
}
