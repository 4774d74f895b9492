/**
 * The painter of a crowd: so many tables that each has but a few pixels. All of one kind are drawn in turn, with as few
 * changes of the canvas' state as there are kinds. Plan units.
 */
import { tableLabel, tableLabelSize } from '../../domain/plan/table.ts';
import { type LevelOfDetail, MIN_DENSE_TEXT_PX } from './levelOfDetail.ts';
import type { TableBuffers } from '../scene/tableBuffers.ts';
import type { TableRenderInput } from './renderInput.ts';
import type { Palette } from './palette.ts';
import type { Scene } from '../scene/scene.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { type TableStyle, tableStyle } from './tableStyle.ts';
import { enterTableFrame, hatchPattern } from './tableGlyphs.ts';
import { FONT_STACK, paintTableText } from './tableText.ts';
import type { Resolution } from '../camera/viewport.ts';

/** Width of a table in device pixels from which it has an edge. */
const EDGE_FROM = 12;
/** Where the plan's smallest side has so many, the taken ones have their hatch: all of them or none. */
const HATCH_FROM = 18;

/** Whether a crowd is filled, and nothing more of it drawn. */
export function isFillOnly({ boxes }: TableBuffers, { scale, ratio }: Resolution): boolean {
  for (let width = 2; width < boxes.length; width += 4) if (boxes[width]! * scale * ratio >= EDGE_FROM) return false;
  return true;
}

/** Fills the tables at these places, none of them chosen. */
export function fillBatch(
  ctx: CanvasRenderingContext2D,
  flat: TableBuffers,
  palette: Palette,
  places: ArrayLike<number>,
  stateOf: (place: number) => TableState,
): void {
  const lookAt = looksOf(palette, flat);
  const { colorIndex: colorOf } = flat;
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
function looksOf(
  palette: Palette,
  { colors, colorIndex: colorOf }: TableBuffers,
): (place: number, state: TableState) => TableStyle {
  const looks = new Map<TableState, readonly TableStyle[]>();
  return (place, state) => {
    let ofState = looks.get(state);
    if (!ofState) looks.set(state, (ofState = colors.map((color) => tableStyle(palette, state, color))));
    return ofState[colorOf[place]!]!;
  };
}

/** Paints the tables at these places, none of them chosen. */
export function paintBatch(
  ctx: CanvasRenderingContext2D,
  painting: TableRenderInput,
  places: readonly number[],
  at: LevelOfDetail,
): void {
  const { scene, palette, stateOf } = painting;
  const { boxes, tables } = scene;
  const [unit, seen] = [at.scale * at.ratio, at.scale * (at.restRatio ?? at.ratio)];
  const lookAt = looksOf(palette, scene);
  fillBatch(ctx, scene, palette, places, stateOf);
  const edged: number[] = [];
  const hatched: number[] = [];
  const lettered: number[] = [];
  for (const place of places) {
    if (boxes[place * 4 + 2]! * seen < EDGE_FROM) continue;
    edged.push(place);
    if (stateOf(place) === 'unavailable' && scene.minTableSide * seen >= HATCH_FROM) hatched.push(place);
    if (tableLabelSize(tables[place]!) * seen >= MIN_DENSE_TEXT_PX) lettered.push(place);
  }
  if (hatched.length > 0) ctx.fillStyle = hatchPattern(ctx, palette.unavailable.hatch, at);
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
function isPlain({ rotations: turns, isEllipse: round }: TableBuffers, place: number): boolean {
  return turns[place] === 0 && round[place] === 0;
}

function fillTable(ctx: CanvasRenderingContext2D, flat: TableBuffers, place: number): void {
  const { boxes } = flat;
  if (isPlain(flat, place))
    ctx.fillRect(boxes[place * 4]!, boxes[place * 4 + 1]!, boxes[place * 4 + 2]!, boxes[place * 4 + 3]!);
  else {
    trace(ctx, flat, place);
    ctx.fill();
  }
}

function strokeTable(ctx: CanvasRenderingContext2D, flat: TableBuffers, place: number): void {
  const { boxes } = flat;
  if (isPlain(flat, place))
    ctx.strokeRect(boxes[place * 4]!, boxes[place * 4 + 1]!, boxes[place * 4 + 2]!, boxes[place * 4 + 3]!);
  else {
    trace(ctx, flat, place);
    ctx.stroke();
  }
}

/** Traces a turned or round table where it stands. */
function trace(
  ctx: CanvasRenderingContext2D,
  { boxes, rotations: turns, isEllipse: round }: TableBuffers,
  place: number,
): void {
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
    const label = tableLabel(table);
    if (scene.rotations[place] !== 0) {
      enterTableFrame(ctx, scene, place);
      paintTableText(ctx, table, inkOf(place), at, true);
      ctx.restore();
      continue;
    }
    if (label.size !== size) ctx.font = `600 ${(size = label.size)}px ${FONT_STACK}`;
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
