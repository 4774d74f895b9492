/**
 * Paints a table's label and seats. A label's offset is its top left corner from the table's; without one it is
 * centered.
 */
import {
  CAP_HEIGHT_RATIO,
  LINE_HEIGHT_RATIO,
  MIN_SEATS_TEXT_PX,
  MIN_TEXT_PX,
  READABLE_TEXT_PX,
  TEXT_FILL_RATIO,
} from '../../domain/plan/labelMetrics.ts';
import { type Label, type Table, tableLabel, tableSeatsLabel } from '../../domain/plan/table.ts';
import type { Resolution } from '../../domain/plan/viewport.ts';
import { FONT_STACK } from './fontStack.ts';
import { MIN_LEGIBLE_SIDE_PX, shorterSide } from './legibility.ts';
import type { PaintContext } from './paintContext.ts';

/** Between label and seats that are both as small as is legible. */
const COMPACT_GAP_PX = 2.5;
const MAX_CACHED_WIDTHS = 20_000;
/** A size of seats depends on the zoom. */
const MAX_CACHED_FONTS = 50;
/** Labels of all sizes share the widths of this one. */
const MEASURED_SIZE = 100;
export const LABEL_WEIGHT = 650;
const SEATS_WEIGHT = 550;

/** One line of text. `centerY` counts if the line has no own offset. */
type Line = {
  readonly text: string;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly size: number;
  readonly centerY: number;
  readonly weight?: number;
};

/** Paints the label alone, in the table's own frame, without measuring it. */
export function paintTableLabel(ctx: PaintContext, table: Table, ink: string): void {
  turnUpright(ctx, table);
  ctx.fillStyle = ink;
  paintLine(ctx, table, { ...tableLabel(table), centerY: table.box.height / 2, weight: 600 }, undefined);
}

/**
 * Paints the label in the table's own frame, and the seats if there is room. `halo` is a color to paint behind the
 * text, for tables with a pattern.
 */
export function paintTableText(
  ctx: PaintContext,
  table: Table,
  ink: string,
  { scale }: Pick<Resolution, 'scale'>,
  halo?: string,
): void {
  const { height } = table.box;
  const label = tableLabel(table);
  const seats = tableSeatsLabel(table);
  turnUpright(ctx, table);
  ctx.fillStyle = ink;
  if (halo !== undefined) {
    ctx.strokeStyle = halo;
    ctx.lineJoin = 'round';
    ctx.setLineDash([]);
  }
  if (label.size * scale < READABLE_TEXT_PX || seats.size * scale < MIN_SEATS_TEXT_PX) {
    paintCompactText(ctx, table, label, scale, halo);
    return;
  }
  // Below a label with an offset, the seats start at the label's left edge, or are omitted if they don't fit.
  const yBelowLabel =
    label.y !== undefined && seats.x === undefined && seats.y === undefined
      ? label.y + label.size * LINE_HEIGHT_RATIO
      : undefined;
  const fits =
    yBelowLabel === undefined || yBelowLabel + seats.size * CAP_HEIGHT_RATIO <= height * TEXT_FILL_RATIO.offset;
  const isStacked = fits && label.y === undefined && seats.y === undefined;
  const gap = isStacked ? (label.size + seats.size) * 0.27 : 0;
  paintLine(
    ctx,
    table,
    {
      text: label.text,
      x: label.x,
      // Without seats the label is centered, whatever its offset.
      y: fits ? label.y : undefined,
      size: label.x === undefined ? Math.min(label.size, maxLabelSize(ctx, table)) : label.size,
      centerY: height / 2 - gap * (seats.size / label.size),
      weight: LABEL_WEIGHT,
    },
    halo,
  );
  if (!fits) return;
  paintSeats(
    ctx,
    table,
    { ...seats, y: yBelowLabel ?? seats.y },
    height / 2 + gap,
    yBelowLabel === undefined ? undefined : label.x,
    halo,
  );
}

/** Returns the largest font size at which a label fits its table, in plan units. */
function maxLabelSize(ctx: PaintContext, table: Table): number {
  const { width, height } = table.box;
  const em = textWidth(ctx, tableLabel(table).text, LABEL_WEIGHT, MEASURED_SIZE) / MEASURED_SIZE;
  return Math.min((width * TEXT_FILL_RATIO.width) / em, (height * TEXT_FILL_RATIO.height) / CAP_HEIGHT_RATIO);
}

/** Returns the font size of a label in CSS pixels: enlarged where its own is too small to read, 0 where none fits. */
export function labelSizePx(ctx: PaintContext, table: Table, scale: number): number {
  const size = Math.min(Math.max(tableLabel(table).size * scale, READABLE_TEXT_PX), maxLabelSize(ctx, table) * scale);
  return shorterSide(table) * scale < MIN_LEGIBLE_SIDE_PX || size < MIN_TEXT_PX ? 0 : size;
}

/**
 * Paints label and seats where their own sizes would be too small to read: enlarged and centered, without their
 * offsets. The table's size alone decides what is painted, so that all tables of a size look alike.
 */
function paintCompactText(
  ctx: PaintContext,
  table: Table,
  label: Label,
  scale: number,
  halo: string | undefined,
): void {
  const { height } = table.box;
  const px = 1 / scale;
  const wantedSize = Math.max(label.size, READABLE_TEXT_PX * px);
  const size = labelSizePx(ctx, table, scale) * px;
  if (size === 0) return;
  const seatsHeight = (MIN_SEATS_TEXT_PX * CAP_HEIGHT_RATIO + COMPACT_GAP_PX) * px;
  // A long label is smaller than a short one, but leaves no more room for the seats.
  const showsSeats = wantedSize * CAP_HEIGHT_RATIO + seatsHeight <= height * TEXT_FILL_RATIO.height;
  const centerY = (height - (showsSeats ? seatsHeight : 0)) / 2;
  paintLine(ctx, table, { text: label.text, size, centerY }, halo);
  if (!showsSeats) return;
  const seats = { text: String(table.seats), size: MIN_SEATS_TEXT_PX * px };
  paintSeats(ctx, table, seats, (height + size * CAP_HEIGHT_RATIO + COMPACT_GAP_PX * px) / 2, undefined, halo);
}

function paintLine(
  ctx: PaintContext,
  table: Table,
  { text, x, y, size, centerY, weight = 700 }: Line,
  halo: string | undefined,
): void {
  ctx.font = `${weight} ${size}px ${FONT_STACK}`;
  ctx.textAlign = x === undefined ? 'center' : 'left';
  ctx.textBaseline = y === undefined ? 'alphabetic' : 'top';
  const left = x ?? table.box.width / 2;
  const top = y ?? centerY + (size * CAP_HEIGHT_RATIO) / 2;
  if (halo !== undefined) {
    ctx.lineWidth = size * 0.22;
    ctx.strokeText(text, left, top);
  }
  ctx.fillText(text, left, top);
}

/** Widths by weight and size, then by text. Cleared when a web font loads, because its widths differ. */
const textWidthCache = new Map<string, Map<string, number>>();
// The host has no document, and its fonts are loaded before it paints.
if (typeof document !== 'undefined') document.fonts.addEventListener('loadingdone', () => textWidthCache.clear());

/** Returns the width of a text in plan units. */
function textWidth(ctx: PaintContext, text: string, weight: number, size: number): number {
  const font = `${weight} ${size}px`;
  let widths = textWidthCache.get(font);
  if (!widths || widths.size > MAX_CACHED_WIDTHS) {
    if (textWidthCache.size > MAX_CACHED_FONTS) textWidthCache.clear();
    textWidthCache.set(font, (widths = new Map<string, number>()));
  }
  let width = widths.get(text);
  if (width === undefined) {
    ctx.font = `${font} ${FONT_STACK}`;
    widths.set(text, (width = ctx.measureText(text).width));
  }
  return width;
}

/**
 * Paints a person and the number of seats, centered together or from `startX`. A number with its own offset is painted
 * alone.
 */
function paintSeats(
  ctx: PaintContext,
  table: Table,
  label: Pick<Line, 'text' | 'size' | 'x' | 'y'>,
  centerY: number,
  startX: number | undefined,
  halo: string | undefined,
): void {
  const line = { ...label, centerY, weight: SEATS_WEIGHT };
  if (label.x !== undefined) {
    paintLine(ctx, table, line, halo);
    return;
  }
  const person = label.size * 0.62;
  const gap = label.size * 0.16;
  const number = textWidth(ctx, label.text, SEATS_WEIGHT, label.size);
  const left = startX ?? (table.box.width - person - gap - number) / 2;
  paintLine(ctx, table, { ...line, x: left + person + gap }, halo);
  // Digits start a little below the top of their line.
  const top = label.y === undefined ? centerY - (label.size * CAP_HEIGHT_RATIO) / 2 : label.y + label.size * 0.14;
  paintPerson(ctx, left, top, person, label.size * CAP_HEIGHT_RATIO);
}

/** Paints a person, which stands before a number of seats or guests. */
export function paintPerson(ctx: PaintContext, left: number, top: number, width: number, height: number): void {
  ctx.beginPath();
  ctx.arc(left + width / 2, top + height * 0.26, height * 0.27, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(left, top + height * 0.62, width, height * 0.38, [width / 2, width / 2, width * 0.08, width * 0.08]);
  ctx.fill();
}

/** Turns the frame by 180° if the text would stand on its head. */
function turnUpright(ctx: PaintContext, { box, rotation }: Table): void {
  const turn = ((rotation % 360) + 360) % 360;
  if (turn <= 90 || turn >= 270) return;
  ctx.translate(box.width, box.height);
  ctx.rotate(Math.PI);
}
