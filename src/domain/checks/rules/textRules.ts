/** Rules about the text on a table: whether it fits and is readable. `map/paint/tableText.ts` draws the text. */
import { say } from '../../say.ts';
import type { Outline } from '../../geometry/boxes.ts';
import { CAP_HEIGHT_RATIO, READABLE_TEXT_PX, TEXT_FILL_RATIO, MIN_SEATS_TEXT_PX } from '../../plan/labelMetrics.ts';
import { isObject } from '../../plan/reading/coerce.ts';
import type { Label } from '../../plan/table.ts';
import { type Change, type FindingDetails, displayName, defineRule } from '../finding.ts';
import { maxZoomScale } from '../maxZoomScale.ts';
import type { CheckedTable } from '../checkContext.ts';
import { textWidth } from '../textWidth.ts';

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

const textOverflow = defineRule({
  id: 'text-overflow',
  severity: 'warning',
  description: 'The text of a table does not fit on it.',
  check: ({ tables }) =>
    tables.flatMap((table): FindingDetails[] =>
      table.drawn ? [...nameOverflow(table, table.drawn), ...seatsOverflow(table, table.drawn)] : [],
    ),
});

function nameOverflow(table: CheckedTable, drawn: Drawn): FindingDetails[] {
  const { label } = drawn;
  if (label.text === '') return [];
  // The map shrinks a centered text without its own size to fit the table.
  const size =
    label.x === undefined && coordinate(table, 'font_size') === undefined
      ? Math.min(label.size, largestSize(drawn))
      : label.size;
  if (!exceeds(drawn, extentOfLine({ ...label, size }, drawn))) return [];
  const offset = label.y === undefined ? 'text_offset_x' : 'text_offset_y';
  const fitting = Math.floor(Math.min(largestSize(drawn), label.size) * 10) / 10;
  return [
    {
      path: `${table.path}/coordinates/${coordinate(table, 'font_size') === undefined ? offset : 'font_size'}`,
      table: table.id,
      message: say`The text "${label.text}" of ${displayName(table)} does not fit on its table at size ${Math.round(label.size * 10) / 10}: make it smaller or shorter, or remove its offset`,
      fix: {
        isGuess: true,
        title: say`Center the text at size ${fitting}`,
        changes: [
          ...removing(table, ['text_offset_x', 'text_offset_y', 'seats_offset_x', 'seats_offset_y']),
          { op: 'set', path: `${table.path}/coordinates/font_size`, value: fitting },
        ],
      },
    },
  ];
}

function seatsOverflow(table: CheckedTable, drawn: Drawn): FindingDetails[] {
  const { label, seatsLabel } = drawn;
  const fields = ['seats_offset_x', 'seats_offset_y', 'seats_font_size'].filter(
    (field) => coordinate(table, field) !== undefined,
  );
  // The map draws seats below a positioned number only if they fit.
  const follows = label.y !== undefined && seatsLabel.x === undefined && seatsLabel.y === undefined;
  if (
    fields.length === 0 ||
    follows ||
    !exceeds(drawn, extentOfLine(seatsLabel, drawn, seatsLabel.x === undefined ? PERSON_ICON_RATIO : 0))
  )
    return [];
  return [
    {
      path: `${table.path}/coordinates/${fields[0]}`,
      table: table.id,
      message: say`The seats of ${displayName(table)} extend beyond its edge: make them smaller, or remove their offset`,
      fix: { isGuess: true, title: say`Let the map place the seats`, changes: removing(table, fields) },
    },
  ];
}

/** Returns the largest size at which the map draws a centered text. */
function largestSize({ box, label }: Drawn): number {
  return Math.min(
    (box.width * TEXT_FILL_RATIO.width) / Math.max(textWidth(label.text), 0.1),
    (box.height * TEXT_FILL_RATIO.height) / CAP_HEIGHT_RATIO,
  );
}

function removing(table: CheckedTable, fields: readonly string[]): Change[] {
  return fields
    .filter((field) => coordinate(table, field) !== undefined)
    .map((field) => ({ op: 'remove', path: `${table.path}/coordinates/${field}` }));
}

const textTooSmall = defineRule({
  id: 'text-too-small',
  severity: 'warning',
  description: `The text of a table is smaller than ${READABLE_TEXT_PX} px on a phone, even at the closest zoom that the plan's typical tables need.`,
  check: (context) => {
    const scale = maxZoomScale(context);
    if (scale === undefined) return [];
    return context.tables.flatMap((table): FindingDetails[] =>
      table.drawn ? [...smallName(table, table.drawn, scale), ...smallSeats(table, table.drawn, scale)] : [],
    );
  },
});

function smallName(table: CheckedTable, drawn: Drawn, scale: number): FindingDetails[] {
  const { label } = drawn;
  const given = coordinate(table, 'font_size') !== undefined;
  const room = largestSize(drawn) / MIN_WIDTH_RATIO;
  // The map enlarges text without its own size as far as the table allows, and shrinks centered text to fit.
  const textPath = coordinate(table, 'text') === undefined ? '' : '/text';
  const minSize = given ? 0 : READABLE_TEXT_PX / scale;
  const maxSize = given && label.x !== undefined ? Infinity : room;
  const size = Math.min(Math.max(label.size, minSize), maxSize);
  if (label.text === '' || size * scale >= READABLE_TEXT_PX * (1 - 1e-9)) return [];
  const least = Math.ceil((READABLE_TEXT_PX / scale) * 10) / 10;
  const fits = least <= room * MIN_WIDTH_RATIO;
  const name = displayName(table);
  const height = (size * scale).toFixed(1);
  return [
    {
      path: `${table.path}/coordinates${given ? '/font_size' : textPath}`,
      table: table.id,
      message: fits
        ? say`The text "${label.text}" of ${name} is ${height} px high on a phone, even zoomed in: give it a size of ${least} or more`
        : say`The text "${label.text}" of ${name} is ${height} px high on a phone, even zoomed in: shorten it, or make the table larger`,
      fix:
        fits && given
          ? {
              isGuess: true,
              title: say`Set the size to ${least}`,
              changes: [{ op: 'set', path: `${table.path}/coordinates/font_size`, value: least }],
            }
          : undefined,
    },
  ];
}

function smallSeats(table: CheckedTable, { seatsLabel }: Drawn, scale: number): FindingDetails[] {
  const least = Math.ceil((MIN_SEATS_TEXT_PX / scale) * 10) / 10;
  if (coordinate(table, 'seats_font_size') === undefined || seatsLabel.size * scale >= MIN_SEATS_TEXT_PX) return [];
  const path = `${table.path}/coordinates/seats_font_size`;
  return [
    {
      path,
      table: table.id,
      message: say`The seats of ${displayName(table)} are too small to be shown on a phone: give them a size of ${least} or more`,
      fix: { isGuess: true, title: say`Set the size to ${least}`, changes: [{ op: 'set', path, value: least }] },
    },
  ];
}

/** The share of a line's height that name and seats may overlap, since letters rarely fill it. */
const MAX_LINE_OVERLAP = 0.35;

const textOverlap = defineRule({
  id: 'text-overlap',
  severity: 'warning',
  description: 'The number of a table lies over its seats.',
  check: ({ tables }) =>
    tables.flatMap((table): FindingDetails[] => {
      const { drawn } = table;
      // The map places seats without an offset from the top itself.
      if (!drawn || coordinate(table, 'seats_offset_y') === undefined || drawn.label.text === '') return [];
      const size = drawn.label.x === undefined ? Math.min(drawn.label.size, largestSize(drawn)) : drawn.label.size;
      const name = extentOfLine({ ...drawn.label, size }, drawn);
      const seats = extentOfLine(drawn.seatsLabel, drawn);
      const across = Math.min(name.right, seats.right) - Math.max(name.left, seats.left);
      const down = Math.min(name.bottom, seats.bottom) - Math.max(name.top, seats.top);
      const line = Math.min(name.bottom - name.top, seats.bottom - seats.top);
      if (across <= 0 || down <= line * MAX_LINE_OVERLAP) return [];
      return [
        {
          path: `${table.path}/coordinates/seats_offset_y`,
          table: table.id,
          message: say`The text "${drawn.label.text}" of ${displayName(table)} lies over its seats: move one of them`,
          fix: {
            isGuess: true,
            title: say`Let the map place the seats`,
            changes: removing(table, ['seats_offset_x', 'seats_offset_y']),
          },
        },
      ];
    }),
});

export const textRules = [textOverflow, textTooSmall, textOverlap] as const;
