/**
 * What a large plan shows besides itself, and when: the names of its areas while its tables are too small to read, a small
 * picture of the whole where only a part is in view. Plan units but for what stands on the screen, in CSS pixels.
 */
import type { Box } from '../../domain/geometry/boxes.ts';
import { type Table, tableLabelSize } from '../../domain/plan/table.ts';
import { MIN_DETAILED_WIDTH_PX, MIN_DENSE_TEXT_PX } from '../paint/levelOfDetail.ts';
import type { Scene } from '../scene/scene.ts';
import { type Resolution, type Size, type Viewport, clamp, boxToPlan } from '../camera/viewport.ts';

/** CSS pixels of a table's shorter side: below, numbers of three letters are not written any more, and those of two can barely be read. */
const READABLE = 9;
/**
 * Sides of a table: a plan so long is large. Where tables are as near as one reads and taps them with ease, some 28 CSS
 * pixels, a phone shows 13 in a row. Of three such screens everybody keeps in mind which one they are on.
 */
const VAST = 40;
/** The small picture is shown where less of the plan than this is in view, across or down. */
const PART = 1 / 3;
/** The longer side of the small picture, in CSS pixels: on a plan's element narrower than WIDE, and on a wider one. */
const LONGEST = { narrow: 96, wide: 140 };
const WIDE = 600;
/** A shorter side is at least so long, in CSS pixels: it can still be hit. */
const SHORTEST = 24;
/** It takes no more than this share of the clear part of the element, and is not shown where that is less than LEAST. */
const SHARE = 0.36;
const LEAST = 56;
/** CSS pixels between it and what floats around it. */
const APART = { side: 12, top: 8 };
/** The frame about the visible part is at least so large, in CSS pixels. */
const LEAST_FRAME = 8;

const known = new WeakMap<Scene, Table>();

/** The shorter side of a table. */
export const shorterSide = ({ box }: Table): number => Math.min(box.width, box.height);

/** The table in the middle of all by its shorter side; undefined of none. */
function usualTable(scene: Scene): Table | undefined {
  let table = known.get(scene);
  if (!table) {
    table = scene.tables.toSorted((one, other) => shorterSide(one) - shorterSide(other))[scene.tables.length >> 1];
    if (table) known.set(scene, table);
  }
  return table;
}

/** Whether the number of a table can be read, and so those of most: it is large enough, and written at all where tables are `crowded`. */
export function areLabelsLegible(
  scene: Scene,
  { scale, ratio }: Resolution,
  crowded: boolean,
  table = usualTable(scene),
): boolean {
  if (!table) return true;
  const side = shorterSide(table) * scale;
  return (
    side >= READABLE &&
    (!crowded || side * ratio >= MIN_DETAILED_WIDTH_PX || tableLabelSize(table) * scale * ratio >= MIN_DENSE_TEXT_PX)
  );
}

/** Whether a plan is so large that one can get lost on it. */
export function needsMinimap(scene: Scene): boolean {
  const table = usualTable(scene);
  return table !== undefined && Math.max(scene.extent.width, scene.extent.height) > VAST * shorterSide(table);
}

/**
 * Where a small picture of the plan stands on the plan's element, of which `region` is the clear part: in its upper corner
 * where lines end. Undefined where none is of use in this view, or has no room.
 */
export function minimapBox(
  scene: Scene,
  view: Viewport,
  region: Box,
  width: number,
  rightToLeft: boolean,
): Box | undefined {
  const { extent } = scene;
  const shown = boxToPlan(view, region);
  if (!needsMinimap(scene) || (shown.width >= extent.width * PART && shown.height >= extent.height * PART))
    return undefined;
  const longest = Math.floor(
    Math.min(width < WIDE ? LONGEST.narrow : LONGEST.wide, Math.max(region.width, region.height) * SHARE),
  );
  const scale = longest / Math.max(extent.width, extent.height);
  const side = (length: number): number => Math.max(Math.round(length * scale), SHORTEST);
  const size = { width: side(extent.width), height: side(extent.height) };
  if (longest < LEAST || size.width > region.width * SHARE || size.height > region.height - 2 * APART.top)
    return undefined;
  const x = rightToLeft ? region.x + APART.side : region.x + region.width - APART.side - size.width;
  return { x: Math.round(x), y: Math.round(region.y + APART.top), ...size };
}

/** The view of the whole plan on a small picture of that size. */
export function minimapView({ extent }: Scene, { width, height }: Size): Viewport {
  const scale = Math.min(width / extent.width, height / extent.height);
  return {
    scale,
    x: (width - extent.width * scale) / 2 - extent.x * scale,
    y: (height - extent.height * scale) / 2 - extent.y * scale,
  };
}

/** Where the part of the plan that `region` shows lies on a small picture, of which `mini` is the view; never off it. */
export function minimapFrame(mini: Viewport, size: Size, view: Viewport, region: Box): Box {
  const { x, y, width, height } = boxToPlan(view, region);
  const axis = (start: number, length: number, offset: number, most: number): [number, number] => {
    const [low, high] = [start, start + length].map((at) => clamp(at * mini.scale + offset, 0, most)) as [
      number,
      number,
    ];
    const long = Math.max(high - low, LEAST_FRAME);
    return [clamp((low + high - long) / 2, 0, most - long), long];
  };
  const [[left, across], [top, down]] = [axis(x, width, mini.x, size.width), axis(y, height, mini.y, size.height)];
  return { x: left, y: top, width: across, height: down };
}
