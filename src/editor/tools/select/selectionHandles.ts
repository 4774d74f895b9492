/** The frame around a selection and its handles: where they stand, and which one a hand means. */
import { selectedItems, itemOutline } from '../../../domain/document/itemBounds.ts';
import type { EditorDocument, Item } from '../../../domain/document/editorDocument.ts';
import {
  type Outline,
  type Point,
  boundsOf,
  centerOf,
  rotatePoint,
  unionBoxes,
} from '../../../domain/geometry/boxes.ts';
import type { Handle, PointerType, HandleName } from '../tool.ts';

/** What a selection is sized and turned by. `sides`: whether it may change its proportions. */
export type SelectionFrame = {
  readonly outline: Outline;
  readonly keys: readonly string[];
  readonly hasSideHandles: boolean;
};

/** How far the turning handle stands off, how large a target is across, and from what length on a side has a handle of its own: CSS pixels. */
const SIZES: Record<PointerType, { stalk: number; target: number; side: number }> = {
  mouse: { stalk: 24, target: 16, side: 36 },
  pen: { stalk: 28, target: 24, side: 48 },
  touch: { stalk: 44, target: 44, side: 110 },
};

/** Each with where it stands on a frame: from its centre, in halves of its sides. */
const PLACES: readonly (readonly [HandleName, number, number])[] = [
  ['nw', -1, -1],
  ['n', 0, -1],
  ['ne', 1, -1],
  ['e', 1, 0],
  ['se', 1, 1],
  ['s', 0, 1],
  ['sw', -1, 1],
  ['w', -1, 0],
];

/** Which way a handle pulls: -1, 0 or 1 along the frame's own axes. */
export function handleDirection(name: HandleName): Point {
  const [, x, y] = PLACES.find(([place]) => place === name) ?? ['turn', 0, 0];
  return { x, y };
}

/** The frame of those of a selection that can be moved; undefined where none can. */
export function selectionFrame(drawing: EditorDocument, selected: ReadonlySet<string>): SelectionFrame | undefined {
  const items = selectedItems(drawing, selected).filter(isMovable);
  const [first] = items;
  if (!first) return undefined;
  const keys = items.map(({ key }) => key);
  if (items.length === 1)
    return {
      outline: itemOutline(first),
      keys,
      hasSideHandles: !(first.kind === 'decor' && first.decor.kind === 'text'),
    };
  return {
    outline: { box: unionBoxes(items.map((item) => boundsOf(itemOutline(item))))!, rotation: 0, shape: 'rect' },
    keys,
    hasSideHandles: true,
  };
}

export function isMovable(item: Item): boolean {
  return !item.locked && !item.hidden;
}

/** A frame's handles for a hand of this kind. Short sides have none, so that there is room to take hold of the middle. */
export function handlesOf(
  { outline, hasSideHandles: sides }: SelectionFrame,
  unit: number,
  kind: PointerType,
): Handle[] {
  const { box, rotation } = outline;
  const { stalk, side } = SIZES[kind];
  const centre = centerOf(box);
  const at = (x: number, y: number): Point => rotatePoint({ x: centre.x + x, y: centre.y + y }, centre, rotation);
  const shown = PLACES.filter(
    ([, x, y]) => (x !== 0 && y !== 0) || (sides && (x === 0 ? box.width : box.height) >= side * unit),
  );
  return [
    { name: 'turn', at: at(0, -box.height / 2 - stalk * unit) },
    ...shown.map(([name, x, y]): Handle => ({ name, at: at((x * box.width) / 2, (y * box.height) / 2) })),
  ];
}

/** The handle that a hand means; within a small frame its targets are smaller, so that the frame itself can be moved. */
export function handleAt(frame: SelectionFrame, at: Point, unit: number, kind: PointerType): Handle | undefined {
  const { box, rotation } = frame.outline;
  const centre = centerOf(box);
  const local = rotatePoint(at, centre, -rotation);
  const inside = Math.abs(local.x - centre.x) < box.width / 2 && Math.abs(local.y - centre.y) < box.height / 2;
  const target = (SIZES[kind].target / 2) * unit;
  const reach = inside ? Math.min(target, Math.min(box.width, box.height) / 4) : target;
  let nearest: Handle | undefined;
  let least = reach;
  for (const handle of handlesOf(frame, unit, kind)) {
    const distance = Math.hypot(handle.at.x - at.x, handle.at.y - at.y);
    if (distance <= least) {
      nearest = handle;
      least = distance;
    }
  }
  return nearest;
}
