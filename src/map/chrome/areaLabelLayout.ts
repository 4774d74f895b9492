/** Where the names of areas stand over a plan whose tables are too small to read. All pure; CSS pixels but for an area's box. */
import { type Box, expandBox, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { type Viewport, clamp, boxToScreen } from '../camera/viewport.ts';

/** `box` is around an area's tables, in plan units; `ems` is the width of the wider of the label's two lines, as a share of the letters' size. */
export type AreaToLabel = { readonly box: Box; readonly widthEm: number };
/** Where a label stands, and the size of its letters; `area` is the place of its area among all. */
export type AreaLabel = Box & { readonly areaIndex: number; readonly fontSize: number };

/** Sizes of letters, the largest that an area has room for; the last one can still be read, and is taken where it has none. */
const LETTERS = [15, 13.5, 12];
/** About the two lines of a label; `overview.css` says the same. */
const PADDING = { x: 10, y: 5 };
const LINE = 1.25;
/** Between two labels. */
const GAP = 4;
/** Between a label and the edge of the region. */
const MARGIN = 8;

/**
 * A label for each area that a view has in the `clear` region of the element, in the middle of what of the area is seen
 * there. Labels overlap neither each other nor what is `blocked`: that of an area with less room moves as little as it
 * must, yet stays over its area, or is left out. `text` is how much larger than usual the visitor has letters.
 */
export function layOutAreaLabels(
  areas: readonly AreaToLabel[],
  view: Viewport,
  clear: Box,
  blocked: readonly Box[] = [],
  text = 1,
): AreaLabel[] {
  const region = expandBox(clear, -MARGIN);
  const seen = areas.flatMap(({ box, widthEm: ems }, area) => {
    const room = intersectBoxes(boxToScreen(view, box), region);
    return room ? [{ area, ems, room }] : [];
  });
  const placed: AreaLabel[] = [];
  for (const { area, ems, room } of seen.toSorted(
    (one, other) => sizeOf(other.room) - sizeOf(one.room) || one.area - other.area,
  )) {
    for (const letters of LETTERS) {
      const isLast = letters === LETTERS.at(-1);
      const width = Math.min(Math.ceil(ems * letters * text) + 2 * PADDING.x, Math.floor(region.width));
      const height = Math.ceil(2 * LINE * letters * text) + 2 * PADDING.y;
      if (!isLast && (width > room.width || height > room.height)) continue;
      const at = freePlace(room, { width, height }, region, [...blocked, ...placed]);
      if (!at) continue;
      placed.push({ ...at, areaIndex: area, fontSize: letters * text });
      break;
    }
  }
  return placed;
}

const sizeOf = ({ width, height }: Box): number => width * height;

/** The place nearest to the middle of its room at which a label lies on nothing, with its own middle over the room. */
function freePlace(
  room: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  region: Box,
  taken: readonly Box[],
): Box | undefined {
  // On whole pixels, where letters are crisp.
  const [lowX, lowY] = [Math.ceil(region.x), Math.ceil(region.y)];
  const [highX, highY] = [Math.floor(region.x + region.width - width), Math.floor(region.y + region.height - height)];
  if (highX < lowX || highY < lowY) return undefined;
  const homeX = clamp(Math.round(room.x + (room.width - width) / 2), lowX, highX);
  const homeY = clamp(Math.round(room.y + (room.height - height) / 2), lowY, highY);
  const beside = taken.flatMap((box) => [
    { x: homeX, y: Math.floor(box.y) - GAP - height },
    { x: homeX, y: Math.ceil(box.y + box.height) + GAP },
    { x: Math.floor(box.x) - GAP - width, y: homeY },
    { x: Math.ceil(box.x + box.width) + GAP, y: homeY },
  ]);
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - homeX, y - homeY);
  const isFree = ({ x, y }: { x: number; y: number }): boolean =>
    x >= lowX &&
    x <= highX &&
    y >= lowY &&
    y <= highY &&
    (far({ x, y }) === 0 ||
      (isWithin(x + width / 2, room.x, room.width) && isWithin(y + height / 2, room.y, room.height))) &&
    !taken.some(
      (box) =>
        x < box.x + box.width + GAP &&
        x + width + GAP > box.x &&
        y < box.y + box.height + GAP &&
        y + height + GAP > box.y,
    );
  const at = [{ x: homeX, y: homeY }, ...beside.toSorted((one, other) => far(one) - far(other))].find(isFree);
  return at && { ...at, width, height };
}

const isWithin = (at: number, start: number, length: number): boolean => at >= start && at <= start + length;
