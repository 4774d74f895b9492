/**
 * The painter of a crowd: so many tables that each has but a few pixels. All of one kind are drawn in turn, with as few
 * changes of the canvas' state as there are kinds. Plan units.
 */
import { labelOf, labelSizeOf } from '../domain/table.ts';
import { type Detail, LEAST_TEXT } from './detail.ts';
import type { Flat } from './flat.ts';
import type { TablesPainting } from './painting.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type TableLook, type TableState, lookOf } from './tableLook.ts';
import { enterTable, hatchOf } from './tableMarks.ts';
import { FACE, paintText } from './tableText.ts';
import type { Resolution } from './viewport.ts';

/** Width of a table in device pixels from which it has an edge. */
const EDGE_FROM = 12;
/** Where the plan's smallest side has so many, the taken ones have their hatch: all of them or none. */
const HATCH_FROM = 18;

/** Whether a crowd is filled, and nothing more of it drawn. */
export function isOnlyFilled({ boxes }: Flat, { scale, ratio }: Resolution): boolean {
  for (let width = 2; width < boxes.length; width += 4) if (boxes[width]! * scale * ratio >= EDGE_FROM) return false;
  return true;
}

/** Fills the tables at these places, none of them chosen. */
export function fillCrowd(
  ctx: CanvasRenderingContext2D,
  flat: Flat,
  palette: Palette,
  places: ArrayLike<number>,
  stateOf: (place: number) => TableState,
): void {
  const lookAt = looksOf(palette, flat);
  const { colorOf } = flat;
  let [fill, color] = ['', -1];
  let state: TableState | undefined;
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    const now = stateOf(place);
    if (now !== state || colorOf[place] !== color) {
      const look = lookAt(place, (state = now));
      color = colorOf[place]!;
      if (look.fill !== fill) ctx.fillStyle = fill = look.fill;
    }
    fillTable(ctx, flat, place);
  }
}

/** The looks of a crowd, by colour and state. */
function looksOf(palette: Palette, { colors, colorOf }: Flat): (place: number, state: TableState) => TableLook {
  const looks = new Map<TableState, readonly TableLook[]>();
  return (place, state) => {
    let ofState = looks.get(state);
    if (!ofState) looks.set(state, (ofState = colors.map((color) => lookOf(palette, state, color))));
    return ofState[colorOf[place]!]!;
  };
}

/** Paints the tables at these places, none of them chosen. */
export function paintCrowd(
  ctx: CanvasRenderingContext2D,
  painting: TablesPainting,
  places: readonly number[],
  at: Detail,
): void {
  const { scene, palette, stateOf } = painting;
  const { boxes, tables } = scene;
  const [unit, seen] = [at.scale * at.ratio, at.scale * (at.finest ?? at.ratio)];
  const lookAt = looksOf(palette, scene);
  fillCrowd(ctx, scene, palette, places, stateOf);
  const edged: number[] = [];
  const hatched: number[] = [];
  const lettered: number[] = [];
  for (const place of places) {
    if (boxes[place * 4 + 2]! * seen < EDGE_FROM) continue;
    edged.push(place);
    if (stateOf(place) === 'taken' && scene.smallest * seen >= HATCH_FROM) hatched.push(place);
    if (labelSizeOf(tables[place]!) * seen >= LEAST_TEXT) lettered.push(place);
  }
  if (hatched.length > 0) ctx.fillStyle = hatchOf(ctx, palette.taken.hatch, at);
  for (const place of hatched) fillTable(ctx, scene, place);
  ctx.lineWidth = 1 / unit;
  let edge = '';
  for (const place of edged) {
    const look = lookAt(place, stateOf(place));
    if (look.edge !== edge) ctx.strokeStyle = edge = look.edge;
    strokeTable(ctx, scene, place);
  }
  writeNumbers(ctx, scene, lettered, (place) => lookAt(place, stateOf(place)).ink, at);
}

/** Nearly all tables are upright rectangles, which need no path. */
function isPlain({ turns, round }: Flat, place: number): boolean {
  return turns[place] === 0 && round[place] === 0;
}

function fillTable(ctx: CanvasRenderingContext2D, flat: Flat, place: number): void {
  const { boxes } = flat;
  if (isPlain(flat, place))
    ctx.fillRect(boxes[place * 4]!, boxes[place * 4 + 1]!, boxes[place * 4 + 2]!, boxes[place * 4 + 3]!);
  else {
    trace(ctx, flat, place);
    ctx.fill();
  }
}

function strokeTable(ctx: CanvasRenderingContext2D, flat: Flat, place: number): void {
  const { boxes } = flat;
  if (isPlain(flat, place))
    ctx.strokeRect(boxes[place * 4]!, boxes[place * 4 + 1]!, boxes[place * 4 + 2]!, boxes[place * 4 + 3]!);
  else {
    trace(ctx, flat, place);
    ctx.stroke();
  }
}

/** Traces a turned or round table where it stands. */
function trace(ctx: CanvasRenderingContext2D, { boxes, turns, round }: Flat, place: number): void {
  const [rx, ry] = [boxes[place * 4 + 2]! / 2, boxes[place * 4 + 3]! / 2];
  const [x, y, turn] = [boxes[place * 4]! + rx, boxes[place * 4 + 1]! + ry, turns[place]!];
  ctx.beginPath();
  if (round[place] === 1) {
    ctx.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
    return;
  }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (dx: number, dy: number): [number, number] => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  ctx.moveTo(...corner(-rx, -ry));
  ctx.lineTo(...corner(rx, -ry));
  ctx.lineTo(...corner(rx, ry));
  ctx.lineTo(...corner(-rx, ry));
  ctx.closePath();
}

/** Height of capitals, as a share of the font's size. */
const CAPITAL = 0.66;

function writeNumbers(
  ctx: CanvasRenderingContext2D,
  scene: Scene,
  places: readonly number[],
  inkOf: (place: number) => string,
  at: Resolution,
): void {
  let [size, ink] = [0, ''];
  for (const place of places) {
    const table = scene.tables[place]!;
    const { box } = table;
    const label = labelOf(table);
    if (scene.turns[place] !== 0) {
      enterTable(ctx, scene, place);
      paintText(ctx, table, inkOf(place), at, true);
      ctx.restore();
      continue;
    }
    if (label.size !== size) ctx.font = `600 ${(size = label.size)}px ${FACE}`;
    const color = inkOf(place);
    if (color !== ink) ctx.fillStyle = ink = color;
    ctx.textAlign = label.x === undefined ? 'center' : 'left';
    ctx.textBaseline = label.y === undefined ? 'alphabetic' : 'top';
    ctx.fillText(
      label.text,
      box.x + (label.x ?? box.width / 2),
      box.y + (label.y ?? (box.height + label.size * CAPITAL) / 2),
    );
  }
}
