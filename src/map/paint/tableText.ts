/** A table's number and seats. A label's offset is its top left corner from the table's; without one it is centred. */
import {
  CAP_HEIGHT_RATIO,
  READABLE_TEXT_PX,
  TEXT_FILL_RATIO,
  MIN_TEXT_PX,
  MIN_SEATS_TEXT_PX,
  LINE_HEIGHT_RATIO,
} from '../../domain/plan/labelMetrics.ts';
import { type Label, type Table, tableLabel, tableSeatsLabel } from '../../domain/plan/table.ts';
import type { Resolution } from '../camera/viewport.ts';

/** The page's text face, then what the device has, as the font may not be loaded at the first paint. */
export const FONT_STACK = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';
/** Measured texts that are kept. */
const MOST_WIDTHS = 20_000;

/**
 * Writes a table's number, and its seats where there is room, in the table's own frame. `plain` writes the number alone
 * and measures nothing. `halo` is painted behind the letters, where a pattern would run through them.
 */
export function paintTableText(
  ctx: CanvasRenderingContext2D,
  table: Table,
  ink: string,
  { scale }: Resolution,
  plain: boolean,
  halo?: string,
): void {
  const { width, height } = table.box;
  const label = tableLabel(table);
  upright(ctx, table);
  ctx.fillStyle = ink;
  if (halo !== undefined) {
    ctx.strokeStyle = halo;
    ctx.lineJoin = 'round';
    ctx.setLineDash([]);
  }
  const write = (line: Label, text: string, y: number | undefined, middle: number, weight: number): void => {
    ctx.font = `${weight} ${line.size}px ${FONT_STACK}`;
    ctx.textAlign = line.x === undefined ? 'center' : 'left';
    ctx.textBaseline = y === undefined ? 'alphabetic' : 'top';
    const at = [line.x ?? width / 2, y ?? middle + (line.size * CAP_HEIGHT_RATIO) / 2] as const;
    if (halo !== undefined) {
      ctx.lineWidth = line.size * 0.22;
      ctx.strokeText(text, ...at);
    }
    ctx.fillText(text, ...at);
  };
  if (plain) {
    write(label, label.text, label.y, height / 2, 600);
    return;
  }
  const seatsLabel = tableSeatsLabel(table);

  const wide = widthOf(ctx, label.text);
  const room = Math.min((width * TEXT_FILL_RATIO.width) / wide, (height * TEXT_FILL_RATIO.height) / CAP_HEIGHT_RATIO);
  if (label.size * scale < READABLE_TEXT_PX) {
    const size = Math.min(READABLE_TEXT_PX / scale, room);
    if (size * scale >= MIN_TEXT_PX) write({ ...label, x: undefined, size }, label.text, undefined, height / 2, 700);
    return;
  }
  // Below a number with a place of its own the seats begin where it does; where there is no room left, it stands alone.
  const follows = label.y !== undefined && seatsLabel.x === undefined && seatsLabel.y === undefined;
  const below = follows ? label.y + label.size * LINE_HEIGHT_RATIO : seatsLabel.y;
  const seats =
    seatsLabel.size * scale >= MIN_SEATS_TEXT_PX &&
    (!follows || below! + seatsLabel.size * CAP_HEIGHT_RATIO <= height * TEXT_FILL_RATIO.offset);
  const stacked = seats && label.y === undefined && seatsLabel.y === undefined;
  const gap = stacked ? (label.size + seatsLabel.size) * 0.27 : 0;
  // The number alone stands in the middle, wherever it stands with its seats.
  const y = seats ? label.y : undefined;
  write(
    label.x === undefined ? { ...label, size: Math.min(label.size, room) } : label,
    label.text,
    y,
    height / 2 - gap * (seatsLabel.size / label.size),
    650,
  );
  if (seats)
    writeSeats(
      ctx,
      table,
      { ...seatsLabel, y: below },
      stacked ? height / 2 + gap : height / 2,
      write,
      follows ? label.x : undefined,
    );
}

const widths = new Map<string, number>();
// The page's own face has come: its letters are as wide as they are.
document.fonts.addEventListener('loadingdone', () => widths.clear());

/** The width of a text, as a share of its size. */
function widthOf(ctx: CanvasRenderingContext2D, text: string): number {
  let wide = widths.get(text);
  if (wide === undefined) {
    if (widths.size > MOST_WIDTHS) widths.clear();
    ctx.font = `650 100px ${FONT_STACK}`;
    widths.set(text, (wide = ctx.measureText(text).width / 100));
  }
  return wide;
}

type Write = (line: Label, text: string, y: number | undefined, middle: number, weight: number) => void;

/** The seats: a person and their number, together centred, or begun at `from`; at an offset of its own the number stands alone. */
function writeSeats(
  ctx: CanvasRenderingContext2D,
  table: Table,
  label: Label,
  middle: number,
  write: Write,
  from?: number,
): void {
  if (label.x !== undefined) {
    write(label, label.text, label.y, middle, 550);
    return;
  }
  ctx.font = `550 ${label.size}px ${FONT_STACK}`;
  const person = label.size * 0.62;
  const gap = label.size * 0.16;
  const number = ctx.measureText(label.text).width;
  const left = from ?? (table.box.width - person - gap - number) / 2;
  write({ ...label, x: left + person + gap }, label.text, label.y, middle, 550);
  // Beside the figures: they begin a little below the top of the line.
  const top = label.y === undefined ? middle - (label.size * CAP_HEIGHT_RATIO) / 2 : label.y + label.size * 0.14;
  const tall = label.size * CAP_HEIGHT_RATIO;
  ctx.beginPath();
  ctx.arc(left + person / 2, top + tall * 0.26, tall * 0.27, 0, 2 * Math.PI);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(left, top + tall * 0.62, person, tall * 0.38, [person / 2, person / 2, person * 0.08, person * 0.08]);
  ctx.fill();
}

/** Turns the frame of a table that stands on its head by half a turn, so that its text can be read. */
function upright(ctx: CanvasRenderingContext2D, { box, rotation }: Table): void {
  const turn = ((rotation % 360) + 360) % 360;
  if (turn <= 90 || turn >= 270) return;
  ctx.translate(box.width, box.height);
  ctx.rotate(Math.PI);
}
