/** Lays out the texts of a badge by the room that its table has on the screen. Lengths are CSS pixels. */
import type { Table } from '../../../domain/plan/table.ts';
import { graphemes } from '../../../domain/text/graphemes.ts';
import type { Size } from '../../camera/viewport.ts';
import type { PaintContext } from '../paintContext.ts';
import type { Badge } from './badge.ts';

/** A line of text, centered. The baseline is below the table's center. */
export type TextLine = {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly baseline: number;
  readonly maxWidth: number;
};

/** Smaller texts are noise. */
const MIN_FIGURE_SIDE_PX = 6.5;
const MIN_RING_SIDE_PX = 20;
const MIN_TWO_LINES_PX = 29;
const MIN_THREE_LINES_PX = 50;
const MIN_FOUR_LINES_PX = 66;
/** From this width on, figure and detail share a line. */
const MIN_JOINED_WIDTH_PX = 72;
/** From this width on, a name is more than a letter and dots. */
const MIN_TITLE_WIDTH_PX = 52;
const MAX_TEXT_PX = 17;
/** A text is made smaller, down to this size, before it is shortened. */
const MIN_FITTED_PX = 10.5;
/** A figure is never shortened, but on a small table it can be this small. */
const MIN_FIGURE_PX = 6;
/** The part of a small table's side that its text leaves free. */
const SMALL_MARGIN = 0.18;
/** A single digit leaves this much room beside it. */
const MIN_LETTERS = 1.7;
/** The mean width of a letter in units of the font size. */
const LETTER_EM = 0.54;
const LINE_RATIO = 1.18;
/** A line of its own needs no room for the next. */
const SINGLE_LINE_RATIO = 0.9;
const CAP_RATIO = 0.66;
/** A rotation up to this far from a right angle leaves the box around its texts as it is. */
const MAX_TILT_DEGREES = 8;
/** What an ellipse, and a square that stands on its corner, leave of a box for text. */
const INSCRIBED_RATIO = 0.76;

/** Returns the largest upright box around the center of a table of a size that is safe for text. */
export function textRoom({ rotation, shape }: Pick<Table, 'rotation' | 'shape'>, { width, height }: Size): Size {
  const turn = ((rotation % 180) + 180) % 180;
  const ratio = shape === 'ellipse' ? INSCRIBED_RATIO : 1;
  const padded = (w: number, h: number): Size => ({ width: w * ratio, height: h * ratio });
  if (turn <= MAX_TILT_DEGREES || turn >= 180 - MAX_TILT_DEGREES) return padded(width, height);
  if (Math.abs(turn - 90) <= MAX_TILT_DEGREES) return padded(height, width);
  const side = Math.min(width, height) * (shape === 'ellipse' ? 1 : INSCRIBED_RATIO);
  return padded(side, side);
}

/** Returns how wide the ring of a badge is on a table with this shorter side: 0 for none. */
export function ringWidth(side: number): number {
  return side < MIN_RING_SIDE_PX ? 0 : Math.min(Math.max(side * 0.085, 1.75), 5);
}

/** Returns the lines of a badge on a table of a size: the figure alone, then initials, then the name with a detail. */
export function layOutBadge(
  table: Pick<Table, 'rotation' | 'shape'>,
  { title, initials, figure, detail, tone, progress }: Badge,
  label: string,
  size: Size,
): TextLine[] {
  const ring = progress === undefined ? 0 : 2 * ringWidth(Math.min(size.width, size.height));
  const room = textRoom(table, size);
  const width = room.width - Math.min(4, room.width * SMALL_MARGIN) - ring;
  const height = room.height - Math.min(3, room.height * SMALL_MARGIN) - ring;
  if (Math.min(room.width, room.height) < MIN_FIGURE_SIDE_PX) return [];
  const isWide = width >= MIN_TITLE_WIDTH_PX;
  const rows: { text: string; weight: number; share: number }[] = [];
  const strong = { text: isWide ? title : initials, weight: 680, share: 1 };
  const isSplit = isWide && width < MIN_JOINED_WIDTH_PX && detail !== '' && height >= MIN_FOUR_LINES_PX;
  const weak = { text: isWide && !isSplit ? joined(figure, detail) : figure, weight: 560, share: 0.88 };
  if (tone === 'open') {
    rows.push({ text: label, weight: 650, share: 1 });
    if (height >= MIN_TWO_LINES_PX - 4 && width >= detail.length * MIN_FITTED_PX * LETTER_EM)
      rows.push({ text: detail, weight: 560, share: 0.82 });
  } else if (height < MIN_TWO_LINES_PX - 4) {
    const single = isWide && strong.text !== '' ? joined(strong.text, figure) : figure || strong.text;
    rows.push({ text: single, weight: 680, share: 1 });
  } else {
    if (isWide && height >= MIN_THREE_LINES_PX) rows.push({ text: label, weight: 560, share: 0.78 });
    if (strong.text !== '') rows.push(strong);
    if (weak.text !== '') rows.push(weak);
    if (isSplit) rows.push({ ...weak, text: detail });
  }
  const shares = rows.reduce((sum, { share }) => sum + share, 0);
  const longest = rows.reduce((most, { text }) => Math.max(most, text.length), MIN_LETTERS);
  const fitted = isWide ? MAX_TEXT_PX : width / (LETTER_EM * longest);
  const ratio = rows.length === 1 ? SINGLE_LINE_RATIO : LINE_RATIO;
  const base = Math.min(MAX_TEXT_PX, height / (shares * ratio), fitted);
  let top = (-shares * base * ratio) / 2;
  return rows.map(({ text, weight, share }) => {
    const min = text === figure ? MIN_FIGURE_PX : MIN_FITTED_PX;
    const fontSize = Math.min(base * share, Math.max(width / (LETTER_EM * text.length), min));
    const line = base * share * ratio;
    const baseline = top + (line + fontSize * CAP_RATIO) / 2;
    top += line;
    return { text, size: fontSize, weight, baseline, maxWidth: width };
  });
}

const joined = (one: string, other: string): string => [one, other].filter((part) => part !== '').join(' · ');

/** Returns a text that fits a width, with an ellipsis for what is left out. The context has the text's font. */
export function fitText(ctx: PaintContext, text: string, maxWidth: number): string {
  const width = ctx.measureText(text).width;
  if (width <= maxWidth) return text;
  // By characters as people count them, so that no letter loses its mark and no emoji falls apart.
  const letters = graphemes(text);
  let count = Math.floor((letters.length * maxWidth) / width);
  const shortened = (): string => `${letters.slice(0, count).join('').trimEnd()}…`;
  while (count > 1 && ctx.measureText(shortened()).width > maxWidth) count--;
  return count < 1 ? '' : shortened();
}
