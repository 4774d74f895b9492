/**
 * Lays out the texts of a badge by the room that its table has on the screen: the table's number always, then the size
 * of the party, its name, and the detail. Lengths are CSS pixels.
 */
import type { Table } from '../../../domain/plan/table.ts';
import { tableLabel } from '../../../domain/plan/table.ts';
import { graphemes } from '../../../domain/text/graphemes.ts';
import type { Size } from '../../../domain/plan/viewport.ts';
import { FONT_STACK } from '../fontStack.ts';
import type { PaintContext } from '../paintContext.ts';
import { MIN_SEATS_TEXT_PX } from '../../../domain/plan/labelMetrics.ts';
import { LABEL_WEIGHT, labelSizePx } from '../tableText.ts';
import type { Badge } from './badge.ts';

/** A text. Its left end and its baseline are from the table's center. */
export type BadgeText = {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  /** A person stands before it: it is a number of guests. */
  readonly hasPerson: boolean;
};

const MIN_RING_SIDE_PX = 26;
const MAX_LABEL_PX = 20;
/** Of all texts but the label, which stands out as the largest. */
const MAX_TEXT_PX = 15;
const TEXT_PER_LABEL = 0.86;
/** Smaller words are noise. */
const MIN_WORDS_PX = 9.5;
/** A narrower name is a letter and dots. */
const MIN_TITLE_WIDTH_PX = 30;
const TEXT_WEIGHT = 540;
const LINE_RATIO = 1.06;
const CAP_RATIO = 0.66;
/** The width of the person before a number, in units of the font size, and the gap behind it. */
export const PERSON_EM = { width: 0.62, gap: 0.14 } as const;
/** Between the label and the number of guests beside it, in units of the label's font size. */
const GAP_EM = 0.42;
/** A rotation up to this far from a right angle leaves the box around its texts as it is. */
const MAX_TILT_DEGREES = 8;
/** What an ellipse leaves of its box for text. */
const INSCRIBED_RATIO = 0.76;

/** Returns the largest upright box around the center of a table of a size that is safe for text. */
export function textRoom({ rotation, shape }: Pick<Table, 'rotation' | 'shape'>, { width, height }: Size): Size {
  const turn = ((rotation % 180) + 180) % 180;
  const ratio = shape === 'ellipse' ? INSCRIBED_RATIO : 1;
  const padded = (w: number, h: number): Size => ({ width: w * ratio, height: h * ratio });
  if (turn <= MAX_TILT_DEGREES || turn >= 180 - MAX_TILT_DEGREES) return padded(width, height);
  if (Math.abs(turn - 90) <= MAX_TILT_DEGREES) return padded(height, width);
  const angle = (turn * Math.PI) / 180;
  const side = Math.min(width, height) / (shape === 'ellipse' ? 1 : Math.abs(Math.cos(angle)) + Math.sin(angle));
  return padded(side, side);
}

/** Returns how wide the ring of a badge is on a table with this shorter side: 0 for none. */
export function ringWidth(side: number): number {
  return side < MIN_RING_SIDE_PX ? 0 : Math.min(Math.max(side * 0.085, 1.75), 5);
}

/**
 * Returns the texts of a badge. The label is as large as on a table without a badge, and missing only where that table
 * has none. `glyphRadius` is that of the sign in the upper right corner: only the label comes beside it.
 */
export function layOutBadge(
  ctx: PaintContext,
  table: Table,
  { title, figure, detail, progress }: Pick<Badge, 'title' | 'figure' | 'detail' | 'progress'>,
  scale: number,
  glyphRadius = 0,
): BadgeText[] {
  const labelSize = Math.min(labelSizePx(ctx, table, scale), MAX_LABEL_PX);
  if (labelSize === 0) return [];
  const size = { width: table.box.width * scale, height: table.box.height * scale };
  const room = textRoom(table, size);
  const ring = progress === undefined ? 0 : 2 * ringWidth(Math.min(size.width, size.height));
  const width = room.width - Math.min(4, room.width * 0.1) - ring;
  const height = room.height - Math.min(3, room.height * 0.1) - ring;
  const measure = (
    text: string,
    fontSize: number,
    weight: number,
    hasPerson = false,
  ): Omit<BadgeText, 'x' | 'baseline'> => {
    ctx.font = `${weight} ${fontSize}px ${FONT_STACK}`;
    const person = hasPerson ? (PERSON_EM.width + PERSON_EM.gap) * fontSize : 0;
    return { text, size: fontSize, weight, hasPerson, width: ctx.measureText(text).width + person };
  };
  const label = measure(tableLabel(table).text, labelSize, LABEL_WEIGHT);
  const lines = [[label]];
  const textSize = Math.min(Math.max(labelSize * TEXT_PER_LABEL, MIN_SEATS_TEXT_PX), MAX_TEXT_PX);
  const gap = labelSize * GAP_EM;
  const heightOf = (line: (typeof lines)[number]): number => Math.max(...line.map((part) => part.size)) * LINE_RATIO;
  let left = height - labelSize * LINE_RATIO;
  const add = (part: (typeof lines)[number][number]): void => {
    lines.push([part]);
    left -= heightOf([part]);
  };
  if (figure !== '') {
    const beside = measure(figure, textSize, TEXT_WEIGHT, true);
    const below = measure(figure, Math.min(textSize, left / LINE_RATIO), TEXT_WEIGHT, true);
    if (label.width + gap + beside.width <= width - 2 * glyphRadius) lines[0]!.push(beside);
    else if (below.size >= MIN_SEATS_TEXT_PX && below.width <= width) add(below);
  }
  const wordsSize = Math.max(textSize, MIN_WORDS_PX);
  if (title !== '' && width >= MIN_TITLE_WIDTH_PX && left >= wordsSize * LINE_RATIO) {
    ctx.font = `${TEXT_WEIGHT} ${wordsSize}px ${FONT_STACK}`;
    add(measure(fitText(ctx, title, width), wordsSize, TEXT_WEIGHT));
  }
  const words = measure(detail, wordsSize, TEXT_WEIGHT);
  if (detail !== '' && words.width <= width && left >= wordsSize * LINE_RATIO) add(words);
  let top = -lines.reduce((sum, line) => sum + heightOf(line), 0) / 2;
  return lines.flatMap((line) => {
    const lineHeight = heightOf(line);
    const baseline = top + (lineHeight + line[0]!.size * CAP_RATIO) / 2;
    top += lineHeight;
    let x = -line.reduce((sum, part) => sum + part.width, (line.length - 1) * gap) / 2;
    return line.map((part) => {
      const at = { ...part, x, baseline };
      x += part.width + gap;
      return at;
    });
  });
}

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
