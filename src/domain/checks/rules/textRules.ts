/** Rules about the text on a table: whether it is there, fits and is readable. `map/paint/tableText.ts` draws the text. */
import type { Outline } from '../../geometry/boxes.ts';
import { CAP_HEIGHT_RATIO, MIN_SEATS_TEXT_PX, READABLE_TEXT_PX, TEXT_FILL_RATIO } from '../../plan/labelMetrics.ts';
import { isObject } from '../../plan/reading/coerce.ts';
import type { Label } from '../../plan/table.ts';
import type { CheckContext, CheckedTable } from '../checkContext.ts';
import { type Finding, type Place, finding } from '../finding.ts';
import { maxZoomScale } from '../maxZoomScale.ts';
import { textWidth } from '../textWidth.ts';
import { displayName } from '../wording.ts';

type Drawn = NonNullable<CheckedTable['drawn']>;

/** The actual width is at least this share of the estimate. Prevents warnings that rest on the estimate's error. */
const MIN_WIDTH_RATIO = 0.92;
/** Share of the font size that is empty above digits and capitals. */
const TOP_GAP_RATIO = 0.14;
/** How far the corners of a text may reach beyond an ellipse, squared. Letters are round. */
const ELLIPSE_TOLERANCE = 1.12;
/** Width of the person icon and its gap before the number of seats, as a share of the font size. */
const PERSON_ICON_RATIO = 0.78;

type Extent = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function extentOfLine(label: Label, { box }: Outline, before = 0): Extent {
  const width = (textWidth(label.text) * MIN_WIDTH_RATIO + before) * label.size;
  const left = label.x ?? (box.width - width) / 2;
  const top =
    label.y === undefined ? (box.height - label.size * CAP_HEIGHT_RATIO) / 2 : label.y + label.size * TOP_GAP_RATIO;
  return { left, right: left + width, top, bottom: top + label.size * CAP_HEIGHT_RATIO };
}

function exceeds({ box: { width, height }, shape }: Outline, { left, right, top, bottom }: Extent): boolean {
  const slack = Math.min(width, height) * 0.02;
  if (left < -slack || right > width + slack || top < -slack || bottom > height + slack) return true;
  if (shape === 'rect') return false;
  const rx = width / 2;
  const ry = height / 2;
  return [left, right].some((x) =>
    [top, bottom].some((y) => ((x - rx) / rx) ** 2 + ((y - ry) / ry) ** 2 > ELLIPSE_TOLERANCE),
  );
}

const coordinate = ({ room }: CheckedTable, field: string): unknown =>
  isObject(room['coordinates']) ? room['coordinates'][field] : undefined;

/** Returns the place of a field of a table's coordinates. */
const fieldOf = ({ path, id }: CheckedTable, field: string): Place => ({
  path: `${path}/coordinates/${field}`,
  table: id,
});

/** Rounds up to two digits that count, in whatever unit a plan is drawn. */
function roundUp(value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / unit) * unit).toPrecision(2));
}

function overflowingTexts({ tables }: CheckContext): Finding[] {
  return tables.flatMap((table): Finding[] =>
    table.drawn
      ? [
          ...nameOverflow(table, table.drawn),
          ...seatsOverflow(table, table.drawn),
          ...overlappingLines(table, table.drawn),
        ]
      : [],
  );
}

function nameOverflow(table: CheckedTable, drawn: Drawn): Finding[] {
  const { label } = drawn;
  if (label.text === '') return [];
  // The map shrinks a centered text without its own size to fit the table.
  const isShrunk = label.x === undefined && coordinate(table, 'font_size') === undefined;
  const size = isShrunk ? Math.min(label.size, largestSize(drawn)) : label.size;
  if (!exceeds(drawn, extentOfLine({ ...label, size }, drawn))) return [];
  const offset = label.y === undefined ? 'text_offset_x' : 'text_offset_y';
  const place = fieldOf(table, coordinate(table, 'font_size') === undefined ? offset : 'font_size');
  const values = { text: label.text, name: displayName(table), size: Number(label.size.toPrecision(3)) };
  return [finding('text-overflow.text', place, values)];
}

function seatsOverflow(table: CheckedTable, drawn: Drawn): Finding[] {
  const { label, seatsLabel } = drawn;
  const field = ['seats_offset_x', 'seats_offset_y', 'seats_font_size'].find(
    (each) => coordinate(table, each) !== undefined,
  );
  // The map draws seats below a positioned number only if they fit.
  const follows = label.y !== undefined && seatsLabel.x === undefined && seatsLabel.y === undefined;
  const extent = extentOfLine(seatsLabel, drawn, seatsLabel.x === undefined ? PERSON_ICON_RATIO : 0);
  if (field === undefined || follows || !exceeds(drawn, extent)) return [];
  return [finding('text-overflow.seats', fieldOf(table, field), { name: displayName(table) })];
}

/** The share of a line's height that name and seats may overlap, since letters rarely fill it. */
const MAX_LINE_OVERLAP = 0.35;

function overlappingLines(table: CheckedTable, drawn: Drawn): Finding[] {
  const { label, seatsLabel } = drawn;
  // The map places seats without an offset from the top itself.
  if (coordinate(table, 'seats_offset_y') === undefined || label.text === '') return [];
  const size = label.x === undefined ? Math.min(label.size, largestSize(drawn)) : label.size;
  const name = extentOfLine({ ...label, size }, drawn);
  const seats = extentOfLine(seatsLabel, drawn);
  const across = Math.min(name.right, seats.right) - Math.max(name.left, seats.left);
  const down = Math.min(name.bottom, seats.bottom) - Math.max(name.top, seats.top);
  const line = Math.min(name.bottom - name.top, seats.bottom - seats.top);
  if (across <= 0 || down <= line * MAX_LINE_OVERLAP) return [];
  const values = { text: label.text, name: displayName(table) };
  return [finding('text-overflow.overlap', fieldOf(table, 'seats_offset_y'), values)];
}

/** Returns the largest size at which the map draws a centered text. */
function largestSize({ box, label }: Drawn): number {
  return Math.min(
    (box.width * TEXT_FILL_RATIO.width) / Math.max(textWidth(label.text), 0.1),
    (box.height * TEXT_FILL_RATIO.height) / CAP_HEIGHT_RATIO,
  );
}

function smallTexts(context: CheckContext): Finding[] {
  const scale = maxZoomScale(context);
  if (scale === undefined) return [];
  return context.tables.flatMap((table): Finding[] =>
    table.drawn ? [...smallName(table, table.drawn, scale), ...smallSeats(table, table.drawn, scale)] : [],
  );
}

function smallName(table: CheckedTable, drawn: Drawn, scale: number): Finding[] {
  const { label } = drawn;
  const isGiven = coordinate(table, 'font_size') !== undefined;
  const room = largestSize(drawn) / MIN_WIDTH_RATIO;
  // The map enlarges text without its own size as far as the table allows, and shrinks centered text to fit.
  const minSize = isGiven ? 0 : READABLE_TEXT_PX / scale;
  const maxSize = isGiven && label.x !== undefined ? Infinity : room;
  const size = Math.min(Math.max(label.size, minSize), maxSize);
  if (label.text === '' || size * scale >= READABLE_TEXT_PX * (1 - 1e-9)) return [];
  const least = READABLE_TEXT_PX / scale;
  const field = isGiven ? 'font_size' : 'text';
  const place =
    coordinate(table, field) === undefined
      ? { path: `${table.path}/coordinates`, table: table.id }
      : fieldOf(table, field);
  const values = { text: label.text, name: displayName(table), height: (size * scale).toFixed(1) };
  return least <= room * MIN_WIDTH_RATIO
    ? [finding('text-too-small.enlarge', place, { ...values, least: roundUp(least) })]
    : [finding('text-too-small.shorten', place, values)];
}

function smallSeats(table: CheckedTable, { seatsLabel }: Drawn, scale: number): Finding[] {
  const field = 'seats_font_size';
  if (coordinate(table, field) === undefined || seatsLabel.size * scale >= MIN_SEATS_TEXT_PX) return [];
  const values = { name: displayName(table), least: roundUp(MIN_SEATS_TEXT_PX / scale) };
  return [finding('text-too-small.seats', fieldOf(table, field), values)];
}

/** A letter, a digit or a sign, and no mark alone. */
const VISIBLE = /[^\s\p{M}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

function blankTexts({ fileKind, areas, tables }: CheckContext): Finding[] {
  const unnamed = fileKind === 'answer' ? areas.filter(({ name }) => !VISIBLE.test(name)) : [];
  return [
    ...unnamed.map(({ path }) => finding('blank-text.group', { path }, {})),
    ...tables.flatMap((table): Finding[] => {
      const text = coordinate(table, 'text');
      const name = displayName(table);
      if (typeof text === 'string' && !VISIBLE.test(text))
        return [finding('blank-text.table', fieldOf(table, 'text'), { name })];
      const { x, y } = table.drawn?.label ?? {};
      return x !== undefined && y === undefined
        ? [finding('blank-text.offset', fieldOf(table, 'text_offset_x'), { name })]
        : [];
    }),
  ];
}

export const textChecks = [overflowingTexts, smallTexts, blankTexts] as const;
