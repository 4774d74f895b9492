/** Rules about what is written on a table: whether it stays on it, and whether it can be read. See `map/tableText.ts`, which writes it. */
import type { Outline } from '../geometry.ts';
import { CAPITAL, COMFORTABLE, FILL, LEAST_SEATS } from '../lettering.ts';
import { isObject } from '../loose.ts';
import type { Label } from '../table.ts';
import { type Change, type Found, called, rule } from './finding.ts';
import { nearestScale } from './nearestScale.ts';
import type { CheckedTable } from './subject.ts';
import { textWidth } from './textWidth.ts';

type Drawn = NonNullable<CheckedTable['drawn']>;

/** Share of an estimated width that a text has at least: no warning on a guess. */
const SURE = 0.92;
/** Above figures and capitals a line is empty for so much of its size. */
const ABOVE = 0.14;
/** How far corners of letters may reach beyond an ellipse, squared: letters are round. */
const ROUND = 1.12;
/** The person before the number of seats, with its gap, as a share of their size. */
const PERSON = 0.78;

type Extent = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

function extentOfLine(label: Label, { box }: Outline, before = 0): Extent {
  const wide = (textWidth(label.text) * SURE + before) * label.size;
  const left = label.x ?? (box.width - wide) / 2;
  const top = label.y === undefined ? (box.height - label.size * CAPITAL) / 2 : label.y + label.size * ABOVE;
  return { left, right: left + wide, top, bottom: top + label.size * CAPITAL };
}

function leaves({ box: { width, height }, shape }: Outline, { left, right, top, bottom }: Extent): boolean {
  const slack = Math.min(width, height) * 0.02;
  if (left < -slack || right > width + slack || top < -slack || bottom > height + slack) return true;
  if (shape === 'rect') return false;
  const [rx, ry] = [width / 2, height / 2];
  return [left, right].some((x) => [top, bottom].some((y) => ((x - rx) / rx) ** 2 + ((y - ry) / ry) ** 2 > ROUND));
}

const own = ({ room }: CheckedTable, field: string): unknown =>
  isObject(room['coordinates']) ? room['coordinates'][field] : undefined;

const textOverflow = rule({
  id: 'text-overflow',
  severity: 'warning',
  about: 'What is written on a table is larger than the table, or stands beside it.',
  check: ({ tables }) =>
    tables.flatMap((table): Found[] =>
      table.drawn ? [...nameOverflow(table, table.drawn), ...seatsOverflow(table, table.drawn)] : [],
    ),
});

function nameOverflow(table: CheckedTable, drawn: Drawn): Found[] {
  const { label } = drawn;
  if (label.text === '') return [];
  // Without a size of its own, a text in the middle is made as small as its table asks for.
  const size =
    label.x === undefined && own(table, 'font_size') === undefined
      ? Math.min(label.size, largestSize(drawn))
      : label.size;
  if (!leaves(drawn, extentOfLine({ ...label, size }, drawn))) return [];
  const fitting = Math.floor(Math.min(largestSize(drawn), label.size) * 10) / 10;
  return [
    {
      path: `${table.path}/coordinates/${own(table, 'font_size') !== undefined ? 'font_size' : label.y === undefined ? 'text_offset_x' : 'text_offset_y'}`,
      table: table.id,
      message: `The text "${label.text}" of ${called(table)} leaves its table at size ${label.size} where it stands: make it smaller or shorter, or leave out its offset`,
      mend: {
        title: `Put the text into the middle, at size ${fitting}`,
        changes: [
          ...removing(table, ['text_offset_x', 'text_offset_y', 'seats_offset_x', 'seats_offset_y']),
          { op: 'set', path: `${table.path}/coordinates/font_size`, value: fitting },
        ],
      },
    },
  ];
}

function seatsOverflow(table: CheckedTable, drawn: Drawn): Found[] {
  const { label, seatsLabel } = drawn;
  const fields = ['seats_offset_x', 'seats_offset_y', 'seats_font_size'].filter(
    (field) => own(table, field) !== undefined,
  );
  // Below a number with a place of its own they are drawn only where there is room.
  const follows = label.y !== undefined && seatsLabel.x === undefined && seatsLabel.y === undefined;
  if (
    fields.length === 0 ||
    follows ||
    !leaves(drawn, extentOfLine(seatsLabel, drawn, seatsLabel.x === undefined ? PERSON : 0))
  )
    return [];
  return [
    {
      path: `${table.path}/coordinates/${fields[0]}`,
      table: table.id,
      message: `The seats of ${called(table)} are written beyond its edge: make them smaller, or leave out their offset`,
      mend: { title: 'Let the map place the seats', changes: removing(table, fields) },
    },
  ];
}

/** The largest size at which the map writes a table's text in the middle. */
function largestSize({ box, label }: Drawn): number {
  return Math.min(
    (box.width * FILL.width) / Math.max(textWidth(label.text), 0.1),
    (box.height * FILL.height) / CAPITAL,
  );
}

function removing(table: CheckedTable, fields: readonly string[]): Change[] {
  return fields
    .filter((field) => own(table, field) !== undefined)
    .map((field) => ({ op: 'remove', path: `${table.path}/coordinates/${field}` }));
}

const textTooSmall = rule({
  id: 'text-too-small',
  severity: 'warning',
  about: `What is written on a table is below ${COMFORTABLE} px on a phone, also at the nearest zoom that the usual tables of the plan ask for.`,
  check: (subject) => {
    const scale = nearestScale(subject);
    if (scale === undefined) return [];
    return subject.tables.flatMap((table): Found[] =>
      table.drawn ? [...smallName(table, table.drawn, scale), ...smallSeats(table, table.drawn, scale)] : [],
    );
  },
});

function smallName(table: CheckedTable, drawn: Drawn, scale: number): Found[] {
  const { label } = drawn;
  const given = own(table, 'font_size') !== undefined;
  const room = largestSize(drawn) / SURE;
  // What has no size of its own is enlarged as far as its table has room.
  const size = given
    ? label.x === undefined
      ? Math.min(label.size, room)
      : label.size
    : Math.min(Math.max(label.size, COMFORTABLE / scale), room);
  if (label.text === '' || size * scale >= COMFORTABLE * (1 - 1e-9)) return [];
  const least = Math.ceil((COMFORTABLE / scale) * 10) / 10;
  const fits = least <= room * SURE;
  return [
    {
      path: `${table.path}/coordinates${given ? '/font_size' : own(table, 'text') === undefined ? '' : '/text'}`,
      table: table.id,
      message: `The text "${label.text}" of ${called(table)} is ${(size * scale).toFixed(1)} px high on a phone, also zoomed in: ${fits ? `give it a size of ${least} or more` : 'shorten it, or make the table larger'}`,
      mend:
        fits && given
          ? {
              title: `Write it at size ${least}`,
              changes: [{ op: 'set', path: `${table.path}/coordinates/font_size`, value: least }],
            }
          : undefined,
    },
  ];
}

function smallSeats(table: CheckedTable, { seatsLabel }: Drawn, scale: number): Found[] {
  const least = Math.ceil((LEAST_SEATS / scale) * 10) / 10;
  if (own(table, 'seats_font_size') === undefined || seatsLabel.size * scale >= LEAST_SEATS) return [];
  const path = `${table.path}/coordinates/seats_font_size`;
  return [
    {
      path,
      table: table.id,
      message: `The seats of ${called(table)} are so small that they are never shown on a phone: give them a size of ${least} or more`,
      mend: { title: `Write them at size ${least}`, changes: [{ op: 'set', path, value: least }] },
    },
  ];
}

export const textRules = [textOverflow, textTooSmall] as const;
