/**
 * The part of the plan around the reserved tables, as a PNG. Mail programs show no SVG, and a native canvas would be
 * the host's largest dependency. So this fills polygons, without props: the ground, the walls, and the tables with
 * their numbers are enough to recognize the place.
 */
import { type Box, type Point, boundsOf, expandBox, intersectBoxes, unionBoxes } from '../../domain/geometry/boxes.ts';
import { shapeLine } from '../../domain/document/itemBounds.ts';
import { mixColors, parseHexColor, readableInk, toLongHex } from '../../domain/plan/color.ts';
import type { Surface } from '../../domain/plan/decorKinds.ts';
import type { Decor, Plan } from '../../domain/plan/plan.ts';
import { type Table, tableLabel } from '../../domain/plan/table.ts';
import { type Reservation, reservedTables } from '../booking/reservations.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { encodePng } from '../files/png.ts';
import { strokeText } from './strokeFont.ts';

/** Returns the part of a venue's plan with the tables of a reservation, as a PNG. Undefined if none is left. */
export function drawReservedTables({ plan, tables }: ServedVenue, reservation: Reservation): Buffer | undefined {
  return drawPlanImage(plan, tables.values(), new Set(reservedTables(reservation).map(({ key }) => key)));
}

/** A little more than the width at which mails show it. Sharper images delay the host's other requests. */
export const PLAN_IMAGE_SIZE = { width: 720, height: 315 } as const;
/** Samples per pixel side. More show no difference. */
const SAMPLES = 2;
/** Margin around the tables, as a multiple of the largest table's side: enough to recognize the place. */
const MARGIN_FACTOR = { reserved: 2.2, all: 0.8 } as const;
const ELLIPSE_CORNERS = 32;
/** Of a table's height and width. A longer text would be smaller than `minHeight`, and is left out. */
const TEXT_FILL_RATIO = { height: 0.42, width: 0.72, minHeight: 0.12 } as const;
/** As a multiple of the height of a capital. */
const TEXT_STROKE_RATIO = 0.17;
const OUTLINE_COLOR = '#10303a';
const WALL_COLOR = '#a8937a';
const SURFACE_COLORS: Readonly<Record<Surface, string>> = {
  sea: '#a3cfd2',
  shallows: '#c3e3df',
  foam: '#fbfdfb',
  'wet-sand': '#e0cfae',
  sand: '#f1e6d0',
  grass: '#d0dba9',
  garden: '#d7ddb8',
  water: '#bcdcdc',
  road: '#d2cdc6',
  pavement: '#e2dccf',
  stone: '#d6d0c6',
  wood: '#dfc8a4',
  floor: '#f4ebdb',
  carpet: '#e8cdb9',
  roof: '#e0d8cb',
};

/**
 * Draws the plan around the tables with these keys, or around all tables without keys. Undefined if the plan has none
 * of them.
 */
export function drawPlanImage(
  plan: Pick<Plan, 'decor'>,
  tables: Iterable<Table>,
  reservedKeys?: ReadonlySet<string>,
): Buffer | undefined {
  const all = [...tables];
  const reserved = all.filter(({ key }) => reservedKeys?.has(key));
  const shown = reservedKeys ? reserved : all;
  const union = unionBoxes(shown.map(boundsOf));
  if (!union) return undefined;
  const side = Math.max(...shown.map(({ box }) => Math.max(box.width, box.height)));
  const canvas = new PolygonCanvas(expandBox(union, side * MARGIN_FACTOR[reservedKeys ? 'reserved' : 'all']));
  for (const piece of plan.decor ?? []) drawDecor(canvas, piece);
  for (const table of all) {
    if (reservedKeys?.has(table.key) || !canvas.isInSight(boundsOf(table))) continue;
    const color = mixColors(toLongHex(table.color), SURFACE_COLORS.sand, reservedKeys ? 0.6 : 0);
    canvas.fillPolygon(outlineOf(table, 0), color);
    drawNumber(canvas, table, readableInk(color));
  }
  for (const table of reserved) {
    canvas.fillPolygon(outlineOf(table, side * 0.16), OUTLINE_COLOR);
    canvas.fillPolygon(outlineOf(table, side * 0.06), '#ffffff');
    canvas.fillPolygon(outlineOf(table, 0), toLongHex(table.color));
    drawNumber(canvas, table, readableInk(toLongHex(table.color)));
  }
  return canvas.toPng();
}

/** Writes a table's text on its center, upright. Texts with other characters than letters and digits are left out. */
function drawNumber(canvas: PolygonCanvas, table: Table, ink: string): void {
  const text = strokeText(tableLabel(table).text);
  if (!text) return;
  const { box, rotation } = table;
  const isUpright = rotation % 180 === 0;
  const width = isUpright ? box.width : Math.min(box.width, box.height);
  const height = isUpright ? box.height : Math.min(box.width, box.height);
  const size = Math.min(height * TEXT_FILL_RATIO.height, (width * TEXT_FILL_RATIO.width) / text.width);
  if (size < height * TEXT_FILL_RATIO.minHeight) return;
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const stroke of text.strokes)
    canvas.stroke(
      stroke.map(({ x, y }) => ({ x: center.x + x * size, y: center.y + y * size })),
      size * TEXT_STROKE_RATIO,
      ink,
    );
}

function drawDecor(canvas: PolygonCanvas, piece: Decor): void {
  if (piece.kind !== 'area' && piece.kind !== 'path' && piece.kind !== 'wall') return;
  const line = shapeLine(piece);
  if (piece.kind === 'area') canvas.fillPolygon(line, SURFACE_COLORS[piece.surface]);
  else canvas.stroke(line, piece.width, piece.kind === 'wall' ? WALL_COLOR : SURFACE_COLORS[piece.surface]);
}

/** Returns a table's outline, this much larger than the table on every side. */
function outlineOf({ box, rotation, shape }: Pick<Table, 'box' | 'rotation' | 'shape'>, margin: number): Point[] {
  const halfWidth = box.width / 2 + margin;
  const halfHeight = box.height / 2 + margin;
  const corners =
    shape === 'ellipse'
      ? Array.from({ length: ELLIPSE_CORNERS }, (_, index) => {
          const angle = (index / ELLIPSE_CORNERS) * 2 * Math.PI;
          return { x: Math.cos(angle) * halfWidth, y: Math.sin(angle) * halfHeight };
        })
      : [
          { x: -halfWidth, y: -halfHeight },
          { x: halfWidth, y: -halfHeight },
          { x: halfWidth, y: halfHeight },
          { x: -halfWidth, y: halfHeight },
        ];
  const turn = (rotation * Math.PI) / 180;
  return corners.map(({ x, y }) => ({
    x: box.x + box.width / 2 + x * Math.cos(turn) - y * Math.sin(turn),
    y: box.y + box.height / 2 + x * Math.sin(turn) + y * Math.cos(turn),
  }));
}

/** A color as one number: red, green and blue, 8 bits each. */
function packed(color: string): number {
  const [red, green, blue] = parseHexColor(color);
  return (red << 16) | (green << 8) | blue;
}

/** Fills polygons on a grid of samples that is finer than the pixels. */
class PolygonCanvas {
  readonly #width = PLAN_IMAGE_SIZE.width * SAMPLES;
  readonly #height = PLAN_IMAGE_SIZE.height * SAMPLES;
  /** One color each, as `packed`. */
  readonly #samples = new Uint32Array(this.#width * this.#height).fill(packed(SURFACE_COLORS.sand));
  readonly #scale: number;
  readonly #origin: Point;

  /** `box` is the part of the plan to show, in plan units. */
  constructor(box: Box) {
    this.#scale = Math.min(this.#width / box.width, this.#height / box.height);
    this.#origin = {
      x: box.x + box.width / 2 - this.#width / this.#scale / 2,
      y: box.y + box.height / 2 - this.#height / this.#scale / 2,
    };
  }

  /** Returns whether any part of a box, in plan units, is on the canvas. */
  isInSight(box: Box): boolean {
    const shown = {
      x: this.#origin.x,
      y: this.#origin.y,
      width: this.#width / this.#scale,
      height: this.#height / this.#scale,
    };
    return intersectBoxes(box, shown) !== undefined;
  }

  /** Fills a polygon in plan units, by the even-odd rule. */
  fillPolygon(corners: readonly Point[], color: string): void {
    const fill = packed(color);
    const points = corners.map(({ x, y }) => ({
      x: (x - this.#origin.x) * this.#scale,
      y: (y - this.#origin.y) * this.#scale,
    }));
    const xs = points.map(({ x }) => x);
    if (Math.max(...xs) < 0 || Math.min(...xs) > this.#width) return;
    const ys = points.map(({ y }) => y);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.#height - 1, Math.ceil(Math.max(...ys)));
    for (let row = top; row <= bottom; row += 1) this.#fillRow(row, points, fill);
  }

  #fillRow(row: number, points: readonly Point[], fill: number): void {
    const middle = row + 0.5;
    const crossings: number[] = [];
    for (const [index, from] of points.entries()) {
      const to = points[index + 1] ?? points[0] ?? from;
      if (from.y <= middle === to.y <= middle) continue;
      crossings.push(from.x + ((middle - from.y) / (to.y - from.y)) * (to.x - from.x));
    }
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const start = Math.max(0, Math.round(crossings[index] ?? 0));
      const end = Math.min(this.#width, Math.round(crossings[index + 1] ?? 0));
      if (start < end) this.#samples.fill(fill, row * this.#width + start, row * this.#width + end);
    }
  }

  /** Draws a line of this width, in plan units, with round joints. */
  stroke(line: readonly Point[], width: number, color: string): void {
    const radius = width / 2;
    for (const [index, from] of line.entries()) {
      const circle = { x: from.x - radius, y: from.y - radius, width, height: width };
      this.fillPolygon(outlineOf({ box: circle, rotation: 0, shape: 'ellipse' }, 0), color);
      const to = line[index + 1];
      if (!to) return;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const across = { x: ((to.y - from.y) / length) * radius, y: ((from.x - to.x) / length) * radius };
      this.fillPolygon(
        [
          { x: from.x + across.x, y: from.y + across.y },
          { x: to.x + across.x, y: to.y + across.y },
          { x: to.x - across.x, y: to.y - across.y },
          { x: from.x - across.x, y: from.y - across.y },
        ],
        color,
      );
    }
  }

  /** Averages the samples of each pixel. */
  toPng(): Buffer {
    const { width, height } = PLAN_IMAGE_SIZE;
    const pixels = new Uint8Array(width * height * 3);
    const count = SAMPLES ** 2;
    for (let at = 0; at < width * height; at += 1) {
      const corner = (Math.floor(at / width) * this.#width + (at % width)) * SAMPLES;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let index = 0; index < count; index += 1) {
        const color = this.#samples[corner + Math.floor(index / SAMPLES) * this.#width + (index % SAMPLES)] ?? 0;
        red += color >> 16;
        green += (color >> 8) & 0xff;
        blue += color & 0xff;
      }
      pixels[at * 3] = red / count;
      pixels[at * 3 + 1] = green / count;
      pixels[at * 3 + 2] = blue / count;
    }
    return encodePng(width, height, pixels);
  }
}
