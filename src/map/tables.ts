/**
 * The painter of tables: chips in their category's colour with number and seats, in the state that the visitor needs to
 * see. Pure canvas 2D. How much is drawn follows from the room a table has on the screen.
 */
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { type TableLook, type TableState, lookOf } from './tableLook.ts';
import { hatchOf, paintCheck, traceTable } from './tableMarks.ts';
import { paintText } from './tableText.ts';
import type { Resolution } from './viewport.ts';

export type TablesPainting = {
  readonly scene: Scene;
  readonly palette: Palette;
  stateOf(place: number): TableState;
  /** The place of the table that the keyboard is on. */
  readonly focused?: number | undefined;
};

/** What a table draws beyond its box at most, in CSS pixels: outline, mark and shadow of a chosen one, the focus ring. */
export const OVERHANG = 14;

/** `crowded` where so many tables are in view that they are drawn plainly unless each has room. */
export type Detail = Resolution & { readonly crowded: boolean };

/** More tables in view than this are a crowd. */
export const CROWD = 400;
/** Widths of a table in device pixels: from here it has an edge; from here, in a crowd, it has round corners and all else. */
const EDGE_FROM = 12;
const FINE_FROM = 48;

/** Paints tables by their places, the chosen ones above the rest. */
export function paintTables(ctx: CanvasRenderingContext2D, painting: TablesPainting, places: readonly number[], at: Detail): void {
  const { scene, palette, stateOf, focused } = painting;
  const lifted: number[] = [];
  const look = (place: number, state: TableState): TableLook => lookOf(palette, state, scene.tables[place]!.color);
  ctx.save();
  for (const place of places) {
    const state = stateOf(place);
    if (state === 'chosen') { lifted.push(place); continue; }
    const width = scene.boxes[place * 4 + 2]! * at.scale * at.ratio;
    if (at.crowded && width < FINE_FROM) paintPlain(ctx, painting, place, look(place, state), state, at, width);
    else paintChip(ctx, painting, place, look(place, state), state, at);
  }
  for (const place of lifted) paintChosen(ctx, painting, place, look(place, 'chosen'), at);
  if (focused !== undefined && places.includes(focused)) paintFocus(ctx, painting, focused, at);
  ctx.restore();
}

/** Moves the canvas to a table's own frame: the origin in its top left corner, its sides along the axes. */
function enter(ctx: CanvasRenderingContext2D, { boxes, turns }: Scene, place: number): { width: number; height: number } {
  const [x, y, width, height] = [boxes[place * 4]!, boxes[place * 4 + 1]!, boxes[place * 4 + 2]!, boxes[place * 4 + 3]!];
  const turn = turns[place]!;
  ctx.save();
  if (turn === 0) ctx.translate(x, y);
  else {
    ctx.translate(x + width / 2, y + height / 2);
    ctx.rotate(turn);
    ctx.translate(-width / 2, -height / 2);
  }
  return { width, height };
}

/** One of a crowd: its colour and state, its number where it can be read. */
function paintPlain(ctx: CanvasRenderingContext2D, { scene, palette }: TablesPainting, place: number, look: TableLook, state: TableState, at: Resolution, width: number): void {
  const box = enter(ctx, scene, place);
  const px = 1 / at.scale / at.ratio;
  ctx.fillStyle = look.fill;
  ctx.fillRect(0, 0, box.width, box.height);
  if (width >= EDGE_FROM) {
    if (state === 'taken') { ctx.fillStyle = hatchOf(ctx, palette.taken.hatch, at); ctx.fillRect(0, 0, box.width, box.height); }
    ctx.strokeStyle = look.edge;
    ctx.lineWidth = px;
    ctx.strokeRect(0, 0, box.width, box.height);
    const { label } = scene.tables[place]!;
    if (label.size >= 14 * px) paintText(ctx, scene.tables[place]!, look.ink, at, true);
  }
  ctx.restore();
}

/** A table with room: round corners, a fine edge, its number and its seats. */
function paintChip(ctx: CanvasRenderingContext2D, { scene, palette }: TablesPainting, place: number, look: TableLook, state: TableState, at: Resolution): void {
  const table = scene.tables[place]!;
  const box = enter(ctx, scene, place);
  const px = 1 / at.scale;
  const room = Math.min(box.width, box.height) * at.scale;
  if (state === 'free') {
    ctx.fillStyle = palette.shadow;
    traceTable(ctx, table.shape, box, px, 0, Math.min(room * 0.06, 2.5) * px);
    ctx.fill();
  }
  traceTable(ctx, table.shape, box, px);
  ctx.fillStyle = look.fill;
  ctx.fill();
  if (state === 'taken') { ctx.fillStyle = hatchOf(ctx, palette.taken.hatch, at); ctx.fill(); }
  const line = (room < 24 ? 0.75 : 1.25) * px;
  if (state === 'free' && room >= 30) {
    traceTable(ctx, table.shape, box, px, -line * 1.5);
    ctx.strokeStyle = look.rim;
    ctx.lineWidth = line;
    ctx.stroke();
  }
  traceTable(ctx, table.shape, box, px, -line / 2);
  if (state === 'unfit') ctx.setLineDash([3 * px, 2.5 * px]);
  ctx.strokeStyle = look.edge;
  ctx.lineWidth = line;
  ctx.stroke();
  paintText(ctx, table, look.ink, at, false, state === 'taken' ? look.fill : undefined);
  ctx.restore();
}

/** A chosen table: lifted off the ground, strongly outlined, with a check mark. */
function paintChosen(ctx: CanvasRenderingContext2D, { scene, palette }: TablesPainting, place: number, look: TableLook, at: Resolution): void {
  const table = scene.tables[place]!;
  const box = enter(ctx, scene, place);
  const px = 1 / at.scale;
  const room = Math.min(box.width, box.height) * at.scale;
  const ring = Math.min(Math.max(room * 0.07, 2), 4) * px;
  ctx.fillStyle = palette.shadow;
  traceTable(ctx, table.shape, box, px, ring * 1.6, ring * 1.6);
  ctx.fill();
  traceTable(ctx, table.shape, box, px, ring * 1.5);
  ctx.fillStyle = palette.chosen;
  ctx.fill();
  traceTable(ctx, table.shape, box, px, ring * 0.5);
  ctx.fillStyle = palette.backdrop;
  ctx.fill();
  traceTable(ctx, table.shape, box, px);
  ctx.fillStyle = look.fill;
  ctx.fill();
  paintText(ctx, table, look.ink, at, false);
  paintCheck(ctx, box, scene.turns[place]!, room, px, palette);
  ctx.restore();
}

function paintFocus(ctx: CanvasRenderingContext2D, { scene, palette }: TablesPainting, place: number, at: Resolution): void {
  const box = enter(ctx, scene, place);
  const px = 1 / at.scale;
  traceTable(ctx, scene.tables[place]!.shape, box, px, 8 * px);
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 3 * px;
  ctx.stroke();
  ctx.restore();
}
