/**
 * Imports a pretix seating plan (`seating-plan.schema.json`). Supports both forms of its areas: the older one with
 * `width`, `height` and a plain text, and the newer one with a `shape`.
 */
import { round2 } from '../../../domain/geometry/numbers.ts';
import { type Box, type Outline, type Point, rotatePoint } from '../../../domain/geometry/boxes.ts';
import { MAX_DECOR_TEXT_LENGTH, MAX_PARTS } from '../../../domain/plan/limits.ts';
import { MAX_POINTS, MIN_POINTS } from '../../../domain/plan/decorKinds.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import { type JsonObject, isObject, toCoordinate, toText } from '../../../domain/plan/reading/coerce.ts';
import { DEFAULT_TABLE_COLOR, MAX_COORDINATE, MAX_FONT_SIZE } from '../../../domain/plan/table.ts';
import { nearestSurface, parseCssColor } from './cssColor.ts';
import { ImportWarnings } from './importWarnings.ts';
import { lineOf } from './outlineOfLine.ts';
import { type ParsedTable, type ImportResult, normalizeImport } from './normalizeImport.ts';
import { messages } from '../../messages.ts';

/** pretix's own default. */
const DEFAULT_SEAT_RADIUS = 10;
const DEFAULT_TEXT_SIZE = 16;

/** Imports zones as areas, seats as round tables for one, and shapes as decor. Categories are matched by name. */
export function importPretix(json: unknown): ImportResult {
  if (!isObject(json) || !Array.isArray(json['zones'])) return { ok: false, error: messages.files.import.notPretix };
  const zones = objectsOf(json['zones']);
  const count = zones.reduce(
    (sum, zone) => sum + objectsOf(zone['rows']).reduce((seats, row) => seats + objectsOf(row['seats']).length, 0),
    0,
  );
  if (count > MAX_PARTS) return { ok: false, error: messages.files.tooMany.tables({ found: count, most: MAX_PARTS }) };
  const warnings = new ImportWarnings();
  const colorOf = new Map(
    objectsOf(json['categories']).map((category) => [
      toText(category['name']) ?? '',
      parseCssColor(toText(category['color'])) ?? DEFAULT_TABLE_COLOR,
    ]),
  );
  const areas = zones.map((zone) => ({ name: toText(zone['name']) ?? '', tables: seatsOf(zone, warnings) }));
  for (const { category } of areas.flatMap(({ tables }) => tables))
    if (!colorOf.has(category)) colorOf.set(category, DEFAULT_TABLE_COLOR);
  const size = isObject(json['size']) ? json['size'] : {};
  const width = toCoordinate(size['width']);
  const height = toCoordinate(size['height']);
  return normalizeImport(
    {
      ...(width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : {}),
      categories: [...colorOf].map(([name, color]) => ({ key: name, name, color })),
      areas,
      decor: zones.flatMap((zone) =>
        objectsOf(zone['areas']).flatMap((area) => decorOf(area, positionOf(zone), warnings)),
      ),
    },
    warnings,
  );
}

function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Resolves a position relative to its parent; a missing coordinate is 0. */
function positionOf(node: JsonObject, parent: Point = { x: 0, y: 0 }): Point {
  const position = isObject(node['position']) ? node['position'] : {};
  return { x: parent.x + (toCoordinate(position['x']) ?? 0), y: parent.y + (toCoordinate(position['y']) ?? 0) };
}

function seatsOf(zone: JsonObject, warnings: ImportWarnings): ParsedTable[] {
  const origin = positionOf(zone);
  return objectsOf(zone['rows']).flatMap((row) =>
    objectsOf(row['seats']).flatMap((seat) => {
      const rowNumber = toText(row['row_number'])?.trim() ?? '';
      const seatNumber = toText(seat['seat_number'])?.trim() ?? '';
      const name = [rowNumber, seatNumber].filter((part) => part !== '').join('-') || (toText(seat['seat_guid']) ?? '');
      if (
        !isObject(seat['position']) ||
        toCoordinate(seat['position']['x']) === undefined ||
        toCoordinate(seat['position']['y']) === undefined
      ) {
        warnings.add(messages.files.import.unreadableSeat, name || messages.files.import.seat);
        return [];
      }
      const center = positionOf(seat, positionOf(row, origin));
      const ownRadius = toCoordinate(seat['radius']) ?? 0;
      const radius = ownRadius > 0 ? ownRadius : DEFAULT_SEAT_RADIUS;
      return [
        {
          name,
          category: toText(seat['category']) ?? '',
          seats: 1,
          coordinates: {
            x: center.x - radius,
            y: center.y - radius,
            width: 2 * radius,
            height: 2 * radius,
            shape: 'ellipse' as const,
            ...(seatNumber !== '' && seatNumber !== name ? { text: seatNumber } : {}),
          },
        },
      ];
    }),
  );
}

/** Imports an area's outline as ground and its text as decor. */
function decorOf(area: JsonObject, parent: Point, warnings: ImportWarnings): Decor[] {
  const position = positionOf(area, parent);
  const degrees = toCoordinate(area['rotation']) ?? 0;
  const toPlan = ({ x, y }: Point): [number, number] => {
    const point = rotatePoint({ x: position.x + x, y: position.y + y }, position, degrees);
    return [round2(point.x), round2(point.y)];
  };
  const points = outlineOf(area).map(toPlan);
  const decor: Decor[] = [];
  const isValid =
    points.length >= MIN_POINTS.area &&
    points.length <= MAX_POINTS &&
    points.flat().every((value) => Math.abs(value) <= MAX_COORDINATE);
  if (isValid) decor.push({ kind: 'area', surface: nearestSurface(toText(area['color'])), points });
  else if (area['shape'] !== 'text') warnings.add(messages.files.import.unreadableShapes);
  const label = labelOf(area, points.length);
  if (label) {
    const [x, y] = toPlan(label);
    const rotation = degrees === 0 ? {} : { rotation: degrees % 360 };
    decor.push({ kind: 'text', x, y, text: label.text, size: label.size, ...rotation });
  }
  return decor;
}

/** Returns corners relative to the area's position: the top left corner of a rectangle, the center of a circle. */
function outlineOf(area: JsonObject): Point[] {
  const part = (name: string): JsonObject => (isObject(area[name]) ? area[name] : {});
  const length = (value: unknown): number => Math.max(toCoordinate(value) ?? 0, 0);
  switch (area['shape'] ?? 'rectangle') {
    case 'rectangle': {
      const width = length(part('rectangle')['width'] ?? area['width']);
      const height = length(part('rectangle')['height'] ?? area['height']);
      return around({ x: 0, y: 0, width, height }, 'rect');
    }
    case 'circle': {
      const radius = length(part('circle')['radius']);
      return ellipse(radius, radius);
    }
    case 'ellipse': {
      const { radius } = part('ellipse');
      return isObject(radius) ? ellipse(length(radius['x']), length(radius['y'])) : [];
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

const ellipse = (rx: number, ry: number): Point[] =>
  around({ x: -rx, y: -ry, width: 2 * rx, height: 2 * ry }, 'ellipse');

function around(box: Box, shape: Outline['shape']): Point[] {
  if (box.width === 0 || box.height === 0) return [];
  return lineOf({ box, rotation: 0, shape }).points.map(([x, y]) => ({ x, y }));
}

/**
 * Returns an area's text and its center relative to the area: its own position in the newer form, the middle in the
 * older.
 */
function labelOf(area: JsonObject, cornerCount: number): (Point & { text: string; size: number }) | undefined {
  const { text: label } = area;
  const text = (isObject(label) ? toText(label['text']) : toText(label))?.trim().slice(0, MAX_DECOR_TEXT_LENGTH) ?? '';
  if (text === '') return undefined;
  if (isObject(label) && isObject(label['position'])) {
    const size = toCoordinate(label['size']) ?? 0;
    return { text, ...positionOf(label), size: size > 0 && size <= MAX_FONT_SIZE ? size : DEFAULT_TEXT_SIZE };
  }
  const isRectangle = cornerCount === 4;
  const center = (side: string): number => (isRectangle ? (toCoordinate(area[side]) ?? 0) / 2 : 0);
  return { text, x: center('width'), y: center('height'), size: DEFAULT_TEXT_SIZE };
}
