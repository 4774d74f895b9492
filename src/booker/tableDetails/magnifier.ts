/** What a magnifier shows, and where: the places that a finger's tap may mean, each large enough for the next tap. */
import { anchorPosition } from '../../domain/geometry/anchorPosition.ts';
import {
  type Box,
  type Point,
  boundsOf,
  containsBox,
  intersectBoxes,
  shorterSide,
  unionBoxes,
} from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Viewport } from '../../domain/plan/viewport.ts';
import { isNumberOf, numbersOf } from '../../domain/text/digits.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';

/** As large as the plan makes places by going nearer: a finger hardly ever lands beside one of this shorter side. */
const MIN_PLACE_PX = 48;
/** Larger places would only cover more of the plan. */
const MAX_PLACE_PX = 80;
/** A magnifier that enlarges less is not worth it. */
const MIN_FACTOR = 1.6;
/** For more places the plan goes nearer. */
const MAX_WIDTH_PX = 300;
const MAX_HEIGHT_PX = 220;
/** Around the places: for the outline of a chosen one, and for what a place says at its lower edge. */
const PADDING_PX = 14;

/** `panel` is in CSS pixels from the plan's top left corner, as is the view of the plan in it. */
export type Magnified = {
  readonly panel: Box;
  readonly view: Viewport;
  /** The point that was tapped. */
  readonly at: Point;
  /** The tables that are whole in it, as keys. */
  readonly keys: readonly string[];
};

/**
 * Returns the magnifier for tables that a tap may mean, above the finger or else below it; undefined if that has no room
 * for all of them.
 *
 * @param all the tables of the plan
 * @param region what is in sight of the plan, in CSS pixels from its top left corner
 */
export function magnify(
  all: readonly Table[],
  candidates: readonly Table[],
  at: Point,
  { scale: planScale }: Viewport,
  region: Box,
): Magnified | undefined {
  const cut = unionBoxes(candidates.map(boundsOf));
  if (!cut) return undefined;
  const shown = all.filter((table) => containsBox(cut, boundsOf(table)));
  const side = Math.min(...shown.map(({ box }) => shorterSide(box)));
  const minScale = Math.max(MIN_PLACE_PX / side, MIN_FACTOR * planScale);
  const maxScale = Math.min(
    (MAX_WIDTH_PX - 2 * PADDING_PX) / cut.width,
    (MAX_HEIGHT_PX - 2 * PADDING_PX) / cut.height,
    Math.max(MAX_PLACE_PX / side, minScale),
  );
  if (maxScale < minScale) return undefined;
  for (const scale of [maxScale, minScale]) {
    const size = { width: cut.width * scale + 2 * PADDING_PX, height: cut.height * scale + 2 * PADDING_PX };
    const position = anchorPosition({ ...at, width: 0, height: 0 }, size, {
      rooms: [region],
      side: 'above',
      minHeight: 0,
    });
    const panel = { ...position.at, ...size };
    if (position.maxHeight >= size.height && containsBox(region, panel)) {
      const view = { scale, x: panel.x + PADDING_PX - cut.x * scale, y: panel.y + PADDING_PX - cut.y * scale };
      return { panel, view, at, keys: shown.map(({ key }) => key) };
    }
  }
  return undefined;
}

/** `openedAt` is in milliseconds, as of `performance.now()`. */
export type OpenMagnifier = Magnified & { readonly openedAt: number };

/** Returns the magnifier as `magnify` does, for the view and the window as they are. */
export function magnifyOn(
  handle: PlanHandle,
  all: readonly Table[],
  candidates: readonly Table[],
  at: Point,
): OpenMagnifier | undefined {
  const view = handle.currentView();
  const { left, top } = handle.element.getBoundingClientRect();
  const inWindow = { x: -left, y: -top, width: window.innerWidth, height: window.innerHeight };
  const region = intersectBoxes(handle.clearRegion, inWindow);
  const magnified = view && region && magnify(all, candidates, at, view, region);
  return magnified && { ...magnified, openedAt: performance.now() };
}

/** Returns the row in the name of a table, such as `Row 3` of `Row 3 No. 12`, unless the text painted on it says it. */
export function rowOf({ name, texts: { text = name } }: Pick<Table, 'name' | 'texts'>): string | undefined {
  const row = /^(.*?\p{Nd}+)\P{Nd}+\p{Nd}+\P{Nd}*$/u.exec(name)?.[1];
  if (row === undefined) return undefined;
  const isPainted = !isNumberOf(name, text) && numbersOf(row).every((number) => numbersOf(text).includes(number));
  return isPainted ? undefined : row;
}
