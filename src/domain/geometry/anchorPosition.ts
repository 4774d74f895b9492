/** Positions a popover beside a table. All lengths are CSS pixels from the plan's top left corner. */
import { type Box, type Point, centerOf } from './boxes.ts';

const GAP_PX = 10;
/** A finger hides this much around its point. */
const FINGER_PX = 16;
const DEFAULT_MARGIN_PX = 8;

export type AnchorOptions = {
  /** Where the popover may be, the preferred room first. */
  readonly rooms: readonly [Box, ...Box[]];
  /** The side of the table to try first. */
  readonly side: 'above' | 'below';
  /** The point where the table was tapped; by default its center. */
  readonly at?: Point;
  /** The popover covers a part of the table rather than being further than this from `at`. By default it never does. */
  readonly maxDistance?: number;
  /**
   * The popover can be shrunk to this height. By default it can't, and moves to the left or right of the table instead.
   */
  readonly minHeight?: number;
  /** The distance to the edges of the room. */
  readonly margin?: number;
};

export type AnchorPosition = {
  readonly at: Point;
  /** For a popover that can be shrunk: the height beyond which it would cover the table or leave the room. */
  readonly maxHeight: number;
  readonly isBelow: boolean;
  /** The index of the room that it is in. */
  readonly room: number;
};

/**
 * Positions a popover on the preferred side of a table, else on the opposite one, in the first room that holds it
 * there. If no room does, a popover that can be shrunk takes the first room with enough height for it, else the last,
 * on the side with more space. Any other popover moves to the right or left of the table, and covers it only if neither
 * side has space.
 */
export function anchorPosition(
  table: Box,
  popover: Pick<Box, 'width' | 'height'>,
  options: AnchorOptions,
): AnchorPosition {
  const { rooms, side, minHeight, margin = DEFAULT_MARGIN_PX, maxDistance = Infinity } = options;
  const at = options.at ?? centerOf(table);
  const upper = Math.min(at.y - FINGER_PX, Math.max(table.y, at.y - maxDistance)) - GAP_PX;
  const lower = Math.max(at.y + FINGER_PX, Math.min(table.y + table.height, at.y + maxDistance)) + GAP_PX;
  const above = (box: Box): number => upper - margin - box.y;
  const below = (box: Box): number => box.y + box.height - margin - lower;
  const space = (box: Box): number => Math.max(above(box), below(box));
  const firstWith = (height: number): number => rooms.findIndex((box) => space(box) >= height);
  const candidates = [firstWith(popover.height), minHeight === undefined ? -1 : firstWith(minHeight), rooms.length - 1];
  const room = candidates.find((index) => index >= 0) ?? 0;
  const box = rooms[room] ?? rooms[0];

  const place = (left: number, top: number, height: number): Point => ({
    x: Math.max(box.x + margin, Math.min(left, box.x + box.width - margin - popover.width)),
    y: Math.max(box.y + margin, Math.min(top, box.y + box.height - margin - height)),
  });
  const fitsAbove = popover.height <= above(box);
  const fitsBelow = popover.height <= below(box);
  const left = at.x - popover.width / 2;
  if (minHeight === undefined && !fitsAbove && !fitsBelow) {
    const right = table.x + table.width + GAP_PX;
    const isRight = right <= box.x + box.width - margin - popover.width;
    const beside = isRight ? right : table.x - GAP_PX - popover.width;
    const fits = isRight || beside >= box.x + margin;
    return {
      at: fits ? place(beside, at.y - popover.height / 2, popover.height) : place(left, box.y, popover.height),
      maxHeight: popover.height,
      isBelow: false,
      room,
    };
  }
  const isBelow =
    side === 'below'
      ? fitsBelow || (!fitsAbove && below(box) >= above(box))
      : !fitsAbove && (fitsBelow || below(box) > above(box));
  const maxHeight = Math.max(
    Math.min(minHeight ?? popover.height, box.height - 2 * margin),
    isBelow ? below(box) : above(box),
  );
  const height = Math.min(popover.height, maxHeight);
  return { at: place(left, isBelow ? lower : upper - height, height), maxHeight, isBelow, room };
}
