/**
 * Makes a plan of a seating plan of pretix (its `seating-plan.schema.json`): each seat a round table for one. Both forms
 * of its areas are read, the older with `width`, `height` and a plain text, and the newer with a `shape`.
 */
import { type Loose, isObject, placeOf, textOf } from '../../domain/loose.ts';
import type { Decor } from '../../domain/plan.ts';
import { FARTHEST, PLAIN_COLOUR } from '../../domain/table.ts';
import { nearestSurface, plainColour } from './colours.ts';
import { MOST_TABLES, tooManyTables } from './limits.ts';
import { Notes } from './notes.ts';
import { type FoundTable, type Imported, soundPlan } from './soundPlan.ts';

type At = { readonly x: number; readonly y: number };

/** Of a seat that says none, as pretix draws it. */
const SEAT_RADIUS = 10;
/** Corners of a round area. */
const CORNERS = 24;

/** A plan of a pretix seating plan: zones become areas, seats round tables, shapes decor. Categories are known by name. */
export function importPretix(json: unknown): Imported {
  if (!isObject(json) || !Array.isArray(json['zones']))
    return { ok: false, reason: 'This is no seating plan of pretix.' };
  const zones = objectsOf(json['zones']);
  const count = zones.reduce(
    (sum, zone) => sum + objectsOf(zone['rows']).reduce((seats, row) => seats + objectsOf(row['seats']).length, 0),
    0,
  );
  if (count > MOST_TABLES) return { ok: false, reason: tooManyTables(count) };
  const notes = new Notes();
  const colourOf = new Map(
    objectsOf(json['categories']).map((category) => [
      textOf(category['name']) ?? '',
      plainColour(textOf(category['color'])) ?? PLAIN_COLOUR,
    ]),
  );
  const areas = zones.map((zone) => ({ name: textOf(zone['name']) ?? '', tables: seatsOf(zone, notes) }));
  for (const { category } of areas.flatMap(({ tables }) => tables))
    if (!colourOf.has(category)) colourOf.set(category, PLAIN_COLOUR);
  const size = isObject(json['size']) ? json['size'] : {};
  const [width, height] = [placeOf(size['width']), placeOf(size['height'])];
  return soundPlan(
    {
      ...(width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : {}),
      categories: [...colourOf].map(([name, color]) => ({ key: name, name, color })),
      areas,
      decor: zones.flatMap((zone) =>
        objectsOf(zone['areas']).flatMap((area) => decorOf(area, positionOf(zone), notes)),
      ),
    },
    notes,
  );
}

function objectsOf(value: unknown): Loose[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A position within what holds it; one that is missing is its corner. */
function positionOf(thing: Loose, from: At = { x: 0, y: 0 }): At {
  const at = isObject(thing['position']) ? thing['position'] : {};
  return { x: from.x + (placeOf(at['x']) ?? 0), y: from.y + (placeOf(at['y']) ?? 0) };
}

function seatsOf(zone: Loose, notes: Notes): FoundTable[] {
  const from = positionOf(zone);
  return objectsOf(zone['rows']).flatMap((row) =>
    objectsOf(row['seats']).flatMap((seat) => {
      const [inRow, number] = [textOf(row['row_number'])?.trim() ?? '', textOf(seat['seat_number'])?.trim() ?? ''];
      const name = [inRow, number].filter((part) => part !== '').join('-') || (textOf(seat['seat_guid']) ?? '');
      if (
        !isObject(seat['position']) ||
        placeOf(seat['position']['x']) === undefined ||
        placeOf(seat['position']['y']) === undefined
      ) {
        notes.add('the place can’t be read; the seat is left out', name || 'A seat');
        return [];
      }
      const at = positionOf(seat, positionOf(row, from));
      const said = placeOf(seat['radius']);
      const radius = said !== undefined && said > 0 ? said : SEAT_RADIUS;
      return [
        {
          name,
          category: textOf(seat['category']) ?? '',
          seats: 1,
          coordinates: {
            x: at.x - radius,
            y: at.y - radius,
            width: 2 * radius,
            height: 2 * radius,
            shape: 'ellipse' as const,
            ...(number !== '' && number !== name ? { text: number } : {}),
          },
        },
      ];
    }),
  );
}

/** An area's outline as a piece of ground, and its text. */
function decorOf(area: Loose, from: At, notes: Notes): Decor[] {
  const at = positionOf(area, from);
  const degrees = placeOf(area['rotation']) ?? 0;
  const points = outline(area).map(({ x, y }) => turned({ x: at.x + x, y: at.y + y }, at, degrees));
  const decor: Decor[] = [];
  if (
    points.length >= 3 &&
    points.length <= 400 &&
    points.every(([x, y]) => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)
  ) {
    decor.push({ kind: 'area', surface: nearestSurface(textOf(area['color'])), points });
  } else if (area['shape'] !== 'text') notes.add('Shapes that can’t be read were left out.');
  const lettering = letteringOf(area, points);
  if (lettering) {
    const [x, y] = turned({ x: at.x + lettering.x, y: at.y + lettering.y }, at, degrees);
    decor.push({
      kind: 'text',
      x,
      y,
      text: lettering.text,
      size: lettering.size,
      ...(degrees === 0 ? {} : { rotation: degrees % 360 }),
    });
  }
  return decor;
}

function turned({ x, y }: At, about: At, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - about.x, y - about.y];
  return [
    rounded(about.x + dx * Math.cos(angle) - dy * Math.sin(angle)),
    rounded(about.y + dx * Math.sin(angle) + dy * Math.cos(angle)),
  ];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Corners from the area's position. A rectangle hangs from its corner, what is round stands about its middle. */
function outline(area: Loose): At[] {
  const part = (name: string): Loose => (isObject(area[name]) ? area[name] : {});
  const length = (value: unknown): number => Math.max(placeOf(value) ?? 0, 0);
  switch (area['shape'] ?? 'rectangle') {
    case 'rectangle': {
      const [width, height] = [
        length(part('rectangle')['width'] ?? area['width']),
        length(part('rectangle')['height'] ?? area['height']),
      ];
      return width > 0 && height > 0
        ? [
            { x: 0, y: 0 },
            { x: width, y: 0 },
            { x: width, y: height },
            { x: 0, y: height },
          ]
        : [];
    }
    case 'circle':
      return around(length(part('circle')['radius']), length(part('circle')['radius']));
    case 'ellipse': {
      const { radius } = part('ellipse');
      return isObject(radius) ? around(length(radius['x']), length(radius['y'])) : [];
    }
    case 'polygon':
      return objectsOf(part('polygon')['points']).map((point) => ({
        x: placeOf(point['x']) ?? NaN,
        y: placeOf(point['y']) ?? NaN,
      }));
    default:
      return [];
  }
}

function around(rx: number, ry: number): At[] {
  if (rx === 0 || ry === 0) return [];
  return Array.from({ length: CORNERS }, (_, i) => ({
    x: rx * Math.cos((i * 2 * Math.PI) / CORNERS),
    y: ry * Math.sin((i * 2 * Math.PI) / CORNERS),
  }));
}

/** The text of an area, where it stands from the area's position: by its own place in the newer form, in the middle in the older. */
function letteringOf(
  area: Loose,
  points: readonly (readonly [number, number])[],
): { text: string; x: number; y: number; size: number } | undefined {
  const { text } = area;
  const said = (isObject(text) ? textOf(text['text']) : textOf(text))?.trim().slice(0, 80) ?? '';
  if (said === '') return undefined;
  const size = isObject(text) ? (placeOf(text['size']) ?? 16) : 16;
  if (isObject(text) && isObject(text['position']))
    return { text: said, ...positionOf(text), size: size > 0 && size <= 1_000 ? size : 16 };
  const middle =
    points.length === 4
      ? { x: (placeOf(area['width']) ?? 0) / 2, y: (placeOf(area['height']) ?? 0) / 2 }
      : { x: 0, y: 0 };
  return { text: said, ...middle, size: 16 };
}
