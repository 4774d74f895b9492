/** The selection frame and its handles: positions and hit tests. */
import { itemOutline, itemsBounds } from '../../../domain/document/itemBounds.ts';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { type Outline, type Point, centerOf, rotatePoint } from '../../../domain/geometry/boxes.ts';
import type { Handle, PointerType, HandleName } from '../tool.ts';
import { TABLE_TEXTS, type TextPlaces, tableTextPlaces } from './tableTexts.ts';

/** `hasSideHandles` is false if the selection must keep its aspect ratio. */
export type SelectionFrame = {
  readonly outline: Outline;
  readonly keys: readonly string[];
  readonly hasSideHandles: boolean;
  /** The texts of a single table. */
  readonly texts?: TextPlaces;
};

/**
 * Handle sizes in CSS pixels: distance of the rotation handle from the frame, width of a hit target, the shortest side
 * that gets its own handle, and the shortest side of a table whose texts get handles.
 */
const HANDLE_SIZES_PX: Record<
  PointerType,
  { rotationOffset: number; target: number; minSide: number; minSideOfTexts: number }
> = {
  mouse: { rotationOffset: 24, target: 16, minSide: 36, minSideOfTexts: 72 },
  pen: { rotationOffset: 28, target: 24, minSide: 48, minSideOfTexts: 110 },
  touch: { rotationOffset: 44, target: 44, minSide: 110, minSideOfTexts: 180 },
};
/** Distance of a text's handle from the text, in CSS pixels. */
const TEXT_HANDLE_OFFSET_PX = 9;

/** Handle positions relative to the frame's center, in half widths and half heights. */
const HANDLE_POSITIONS: readonly (readonly [HandleName, number, number])[] = [
  ['nw', -1, -1],
  ['n', 0, -1],
  ['ne', 1, -1],
  ['e', 1, 0],
  ['se', 1, 1],
  ['s', 0, 1],
  ['sw', -1, 1],
  ['w', -1, 0],
];

/** In the order in which the handles are painted. */
export const HANDLE_NAMES: readonly HandleName[] = [
  'rotate',
  ...HANDLE_POSITIONS.map(([name]) => name),
  ...TABLE_TEXTS,
];

/** Returns the direction of a handle along the frame's own axes: -1, 0 or 1. */
export function handleDirection(name: HandleName): Point {
  const [, x, y] = HANDLE_POSITIONS.find(([handle]) => handle === name) ?? [name, 0, 0];
  return { x, y };
}

/** Returns the frame around the movable ones of the selected items, or undefined if there are none. */
export function selectionFrame(selected: readonly Item[]): SelectionFrame | undefined {
  const items = selected.filter(isMovable);
  const [first] = items;
  if (!first) return undefined;
  const keys = items.map(({ key }) => key);
  if (items.length === 1)
    return {
      outline: itemOutline(first),
      keys,
      hasSideHandles: !(first.kind === 'decor' && first.decor.kind === 'text'),
      ...(first.kind === 'table' ? { texts: tableTextPlaces(first.room) } : {}),
    };
  const box = itemsBounds(items);
  return box && { outline: { box, rotation: 0, shape: 'rect' }, keys, hasSideHandles: true };
}

export function isMovable(item: Item): boolean {
  return !item.locked && !item.hidden;
}

/** Returns the handles of a frame. Short sides have none, so that the item itself stays draggable. */
export function handlesOf(
  { outline, hasSideHandles, texts }: SelectionFrame,
  unitsPerPixel: number,
  pointerType: PointerType,
): Handle[] {
  const { box, rotation } = outline;
  const { rotationOffset, minSide, minSideOfTexts } = HANDLE_SIZES_PX[pointerType];
  const center = centerOf(box);
  const at = (x: number, y: number): Point => rotatePoint({ x: center.x + x, y: center.y + y }, center, rotation);
  const visible = HANDLE_POSITIONS.filter(
    ([, x, y]) =>
      (x !== 0 && y !== 0) || (hasSideHandles && (x === 0 ? box.width : box.height) >= minSide * unitsPerPixel),
  );
  return [
    { name: 'rotate', at: at(0, -box.height / 2 - rotationOffset * unitsPerPixel) },
    ...visible.map(([name, x, y]): Handle => ({ name, at: at((x * box.width) / 2, (y * box.height) / 2) })),
    // The map turns the texts of a table that stands on its head.
    ...(texts &&
    Math.cos((rotation * Math.PI) / 180) >= 0 &&
    Math.min(box.width, box.height) >= minSideOfTexts * unitsPerPixel
      ? TABLE_TEXTS.map((name): Handle => {
          const { left, y, middle } = texts[name];
          return {
            name,
            at: at(left - TEXT_HANDLE_OFFSET_PX * unitsPerPixel - box.width / 2, y + middle - box.height / 2),
          };
        })
      : []),
  ];
}

/** Returns the handle at a point. Targets shrink inside a small frame, so that the frame itself stays draggable. */
export function handleAt(
  frame: SelectionFrame,
  at: Point,
  unitsPerPixel: number,
  pointerType: PointerType,
): Handle | undefined {
  const { box, rotation } = frame.outline;
  const center = centerOf(box);
  const local = rotatePoint(at, center, -rotation);
  const isInside = Math.abs(local.x - center.x) < box.width / 2 && Math.abs(local.y - center.y) < box.height / 2;
  const radius = (HANDLE_SIZES_PX[pointerType].target / 2) * unitsPerPixel;
  let nearest: Handle | undefined;
  let minDistance = isInside ? Math.min(radius, Math.min(box.width, box.height) / 4) : radius;
  for (const handle of handlesOf(frame, unitsPerPixel, pointerType)) {
    const distance = Math.hypot(handle.at.x - at.x, handle.at.y - at.y);
    if (distance <= minDistance) {
      nearest = handle;
      minDistance = distance;
    }
  }
  return nearest;
}
