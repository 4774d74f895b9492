/** Lays out the names of areas over a plan. All functions are pure; lengths are CSS pixels, except an area's box. */
import { clamp } from '../../domain/geometry/numbers.ts';
import { type Box, type Point, containsBox, expandBox, intersectBoxes } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToScreen } from '../../domain/plan/viewport.ts';

/**
 * `box` is around an area's tables, in plan units; `widthEm` is the width of the wider of the label's two lines, in
 * ems.
 */
export type AreaToLabel = { readonly box: Box; readonly widthEm: number };
export type AreaLabel = Box & { readonly areaIndex: number; readonly fontSize: number };

/**
 * A label takes the first size that its area has room for. The last one is the smallest legible size, which always
 * counts.
 */
const FONT_SIZES_PX = [15, 13.5, 12];
/** As in `chrome.css`. */
const PADDING_X_PX = 10;
const PADDING_Y_PX = 5;
const LINE_HEIGHT = 1.25;
const LABEL_GAP_PX = 4;
const REGION_MARGIN_PX = 8;

/**
 * Lays out a label for each area that a view shows in the `clear` region of the element, over the visible part of the
 * area or beside it, as near to its center as possible. Labels overlap neither each other nor the `blocked` boxes, and
 * nothing that `coversTables` (a box on the screen): who sees a table can tap it. A label without such a place is omitted.
 * So is that of an area that fills the region: the visitor has come there. `textZoom` is the visitor's text size relative
 * to the default.
 */
export function layOutAreaLabels(
  areas: readonly AreaToLabel[],
  view: Viewport,
  clear: Box,
  blocked: readonly Box[] = [],
  textZoom = 1,
  coversTables: (box: Box) => boolean = () => false,
): AreaLabel[] {
  const region = expandBox(clear, -REGION_MARGIN_PX);
  const visible = areas.flatMap(({ box, widthEm }, areaIndex) => {
    const onScreen = boxToScreen(view, box);
    const part = intersectBoxes(onScreen, region);
    return part && !containsBox(onScreen, clear) ? [{ areaIndex, widthEm, part }] : [];
  });
  const labels: AreaLabel[] = [];
  for (const { areaIndex, widthEm, part } of visible.toSorted(
    (one, other) => surfaceOf(other.part) - surfaceOf(one.part) || one.areaIndex - other.areaIndex,
  )) {
    for (const fontSize of FONT_SIZES_PX) {
      const isSmallest = fontSize === FONT_SIZES_PX.at(-1);
      const width = Math.min(Math.ceil(widthEm * fontSize * textZoom) + 2 * PADDING_X_PX, Math.floor(region.width));
      const height = Math.ceil(2 * LINE_HEIGHT * fontSize * textZoom) + 2 * PADDING_Y_PX;
      if (!isSmallest && (width > part.width || height > part.height)) continue;
      const box = freeBox(part, { width, height }, region, [...blocked, ...labels], coversTables);
      if (!box) continue;
      labels.push({ ...box, areaIndex, fontSize: fontSize * textZoom });
      break;
    }
  }
  return labels;
}

const surfaceOf = ({ width, height }: Box): number => width * height;

/** Returns the free box of that size nearest to the center of `part`, with its own center within `part` or right beside it. */
function freeBox(
  part: Box,
  { width, height }: Size,
  region: Box,
  taken: readonly Box[],
  coversTables: (box: Box) => boolean,
): Box | undefined {
  // Text is crisp on whole pixels.
  const minX = Math.ceil(region.x);
  const minY = Math.ceil(region.y);
  const maxX = Math.floor(region.x + region.width - width);
  const maxY = Math.floor(region.y + region.height - height);
  if (maxX < minX || maxY < minY) return undefined;
  const homeX = clamp(Math.round(part.x + (part.width - width) / 2), minX, maxX);
  const homeY = clamp(Math.round(part.y + (part.height - height) / 2), minY, maxY);
  const beside = (box: Box): readonly Point[] => [
    { x: homeX, y: Math.floor(box.y) - LABEL_GAP_PX - height },
    { x: homeX, y: Math.ceil(box.y + box.height) + LABEL_GAP_PX },
    { x: Math.floor(box.x) - LABEL_GAP_PX - width, y: homeY },
    { x: Math.ceil(box.x + box.width) + LABEL_GAP_PX, y: homeY },
  ];
  const distance = ({ x, y }: Point): number => Math.hypot(x - homeX, y - homeY);
  const isOver = ({ x, y }: Point): boolean =>
    isBetween(x + width / 2, part.x, part.width) && isBetween(y + height / 2, part.y, part.height);
  const isFree = ({ x, y }: Point): boolean =>
    x >= minX &&
    x <= maxX &&
    y >= minY &&
    y <= maxY &&
    !taken.some(
      (box) =>
        x < box.x + box.width + LABEL_GAP_PX &&
        x + width + LABEL_GAP_PX > box.x &&
        y < box.y + box.height + LABEL_GAP_PX &&
        y + height + LABEL_GAP_PX > box.y,
    ) &&
    !coversTables({ x, y, width, height });
  const candidates = [{ x: homeX, y: homeY }, ...taken.flatMap(beside).filter(isOver), ...beside(part)];
  const at = candidates.toSorted((one, other) => distance(one) - distance(other)).find(isFree);
  return at && { ...at, width, height };
}

const isBetween = (at: number, start: number, length: number): boolean => at >= start && at <= start + length;
