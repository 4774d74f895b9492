/** Where a table's card stands on the plan. All in CSS pixels from the plan's top left corner. */
import type { Box, Point } from '../../domain/geometry/boxes.ts';

/** From the card to the plan's edges, and to the table. */
const MARGIN = 12;
const GAP = 10;
/** Of a table larger than that around the finger, the card covers some: else it would stand far from the finger. */
const REACH = 48;
/** A finger hides so much around it. */
const FINGER = 16;
/** A lower card could not be read. */
const LEAST = 190;

type Size = Pick<Box, 'width' | 'height'>;
/** `maxHeight` where the card would reach over the table, or out of its room; `over` where that is the last room. */
export type PopoverPosition = {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
  readonly below: boolean;
  readonly over: boolean;
};

/**
 * Below the table where there is room, else above it, else on the side with more room, as low as that side. The card
 * stays in the first of the rooms that holds it beside the table, else in the first where it can be read, else in the last.
 */
export function positionPopover(table: Box, at: Point, card: Size, rooms: readonly [...Box[], Box]): PopoverPosition {
  const upper = Math.min(at.y - FINGER, Math.max(table.y, at.y - REACH)) - GAP;
  const lower = Math.max(at.y + FINGER, Math.min(table.y + table.height, at.y + REACH)) + GAP;
  const sides = (room: Box) => ({ above: upper - MARGIN - room.y, under: room.y + room.height - MARGIN - lower });
  const longest = (room: Box): number => {
    const { above, under } = sides(room);
    return Math.max(above, under);
  };
  const room =
    rooms.find((candidate) => card.height <= longest(candidate)) ??
    rooms.find((candidate) => longest(candidate) >= LEAST) ??
    rooms.at(-1)!;
  const { above, under } = sides(room);
  const below = card.height <= under || under >= above;
  const maxHeight = Math.max(Math.min(LEAST, room.height - 2 * MARGIN), below ? under : above);
  const height = Math.min(card.height, maxHeight);
  const within = (start: number, length: number, edge: number, whole: number): number =>
    Math.max(edge + MARGIN, Math.min(start, edge + whole - MARGIN - length));
  return {
    left: within(at.x - card.width / 2, card.width, room.x, room.width),
    top: within(below ? lower : upper - height, height, room.y, room.height),
    maxHeight,
    below,
    over: rooms.length > 1 && room === rooms.at(-1),
  };
}
