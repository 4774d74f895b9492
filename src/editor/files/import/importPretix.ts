/**
 * Makes a plan of a seating plan of pretix (its `seating-plan.schema.json`): each seat a round table for one. Both forms
 * of its areas are read, the older with `width`, `height` and a plain text, and the newer with a `shape`.
 */
import { type JsonObject, isObject, toCoordinate, toText } from '../../../domain/plan/reading/coerce.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { MAX_COORDINATE, DEFAULT_TABLE_COLOR } from '../../../domain/plan/table.ts';
import { nearestSurface, parseCssColor } from './cssColor.ts';
import { MAX_TABLES, tooManyTablesMessage } from '../fileLimits.ts';
import { ImportWarnings } from './importWarnings.ts';
import { type ParsedTable, type ImportResult, normalizeImport } from './normalizeImport.ts';

type At = { readonly x: number; readonly y: number };

/** Of a seat that says none, as pretix draws it. */
const SEAT_RADIUS = 10;
/** Corners of a round area. */
const CORNERS = 24;

/** A plan of a pretix seating plan: zones become areas, seats round tables, shapes decor. Categories are known by name. */
export function importPretix(json: unknown): ImportResult {
  if (!isObject(json) || !Array.isArray(json['zones']))
    return { ok: false, reason: 'This is no seating plan of pretix.' };
  const zones = objectsOf(json['zones']);
  const count = zones.reduce(
    (sum, zone) => sum + objectsOf(zone['rows']).reduce((seats, row) => seats + objectsOf(row['seats']).length, 0),
    0,
  );
  if (count > MAX_TABLES) return { ok: false, reason: tooManyTablesMessage(count) };
  const notes = new ImportWarnings();
  const colourOf = new Map(
    objectsOf(json['categories']).map((category) => [
      toText(category['name']) ?? '',
      parseCssColor(toText(category['color'])) ?? DEFAULT_TABLE_COLOR,
    ]),
  );
  const areas = zones.map((zone) => ({ name: toText(zone['name']) ?? '', tables: seatsOf(zone, notes) }));
  for (const { category } of areas.flatMap(({ tables }) => tables))
    if (!colourOf.has(category)) colourOf.set(category, DEFAULT_TABLE_COLOR);
  const size = isObject(json['size']) ? json['size'] : {};
  const [width, height] = [toCoordinate(size['width']), toCoordinate(size['height'])];
  return normalizeImport(
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

function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** A position within what holds it; one that is missing is its corner. */
function positionOf(thing: JsonObject, from: At = { x: 0, y: 0 }): At {
  const at = isObject(thing['position']) ? thing['position'] : {};
  return { x: from.x + (toCoordinate(at['x']) ?? 0), y: from.y + (toCoordinate(at['y']) ?? 0) };
}

function seatsOf(zone: JsonObject, notes: ImportWarnings): ParsedTable[] {
  const from = positionOf(zone);
  return objectsOf(zone['rows']).flatMap((row) =>
    objectsOf(row['seats']).flatMap((seat) => {
      const [inRow, number] = [toText(row['row_number'])?.trim() ?? '', toText(seat['seat_number'])?.trim() ?? ''];
      const name = [inRow, number].filter((part) => part !== '').join('-') || (toText(seat['seat_guid']) ?? '');
      if (
        !isObject(seat['position']) ||
        toCoordinate(seat['position']['x']) === undefined ||
        toCoordinate(seat['position']['y']) === undefined
      ) {
        notes.add('the place can’t be read; the seat is left out', name || 'A seat');
        return [];
      }
      const at = positionOf(seat, positionOf(row, from));
      const said = toCoordinate(seat['radius']);
      const radius = said !== undefined && said > 0 ? said : SEAT_RADIUS;
      return [
        {
          name,
          category: toText(seat['category']) ?? '',
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
function decorOf(area: JsonObject, from: At, notes: ImportWarnings): Decor[] {
  const at = positionOf(area, from);
  const degrees = toCoordinate(area['rotation']) ?? 0;
  const points = outline(area).map(({ x, y }) => turned({ x: at.x + x, y: at.y + y }, at, degrees));
  const decor: Decor[] = [];
  if (
    points.length >= 3 &&
    points.length <= 400 &&
    points.every(([x, y]) => Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE)
  ) {
    decor.push({ kind: 'area', surface: nearestSurface(toText(area['color'])), points });
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
function outline(area: JsonObject): At[] {
  const part = (name: string): JsonObject => (isObject(area[name]) ? area[name] : {});
  const length = (value: unknown): number => Math.max(toCoordinate(value) ?? 0, 0);
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
        x: toCoordinate(point['x']) ?? NaN,
        y: toCoordinate(point['y']) ?? NaN,
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
  area: JsonObject,
  points: readonly (readonly [number, number])[],
): { text: string; x: number; y: number; size: number } | undefined {
  const { text } = area;
  const said = (isObject(text) ? toText(text['text']) : toText(text))?.trim().slice(0, 80) ?? '';
  if (said === '') return undefined;
  const size = isObject(text) ? (toCoordinate(text['size']) ?? 16) : 16;
  if (isObject(text) && isObject(text['position']))
    return { text: said, ...positionOf(text), size: size > 0 && size <= 1_000 ? size : 16 };
  const middle =
    points.length === 4
      ? { x: (toCoordinate(area['width']) ?? 0) / 2, y: (toCoordinate(area['height']) ?? 0) / 2 }
      : { x: 0, y: 0 };
  return { text: said, ...middle, size: 16 };
}
