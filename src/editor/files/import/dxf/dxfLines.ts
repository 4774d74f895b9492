/** Makes lines of the entities of a DXF. */
import { areaInside } from '../outlineOfLine.ts';
import { type DxfRecord, numberAt, pointsAt, textAt } from './readDxf.ts';

const CURVE_PARTS = 48;

type Point = { readonly x: number; readonly y: number };
type DxfLine = { readonly points: readonly Point[]; readonly closed: boolean; readonly smooth: boolean };

const lineOf = (points: readonly Point[], closed = false, smooth = false): DxfLine[] => [{ points, closed, smooth }];

/** Returns undefined for an entity that draws no line. */
export function linesOf(entity: DxfRecord): readonly DxfLine[] | undefined {
  const [center = { x: 0, y: 0 }] = pointsAt(entity, 10);
  const flags = numberAt(entity, 70);
  const isClosed = (flags & 1) !== 0;
  switch (entity.type) {
    case 'LINE':
      return lineOf([center, ...pointsAt(entity, 11)]);
    case 'MLINE':
      return lineOf(pointsAt(entity, 11), (flags & 2) !== 0);
    case 'LWPOLYLINE':
      return bulged(pointsAt(entity, 10), isClosed);
    case 'POLYLINE': {
      // A mesh of rows and columns is no outline.
      if ((flags & 16) !== 0) return undefined;
      if ((flags & 64) !== 0) return facesOf(entity.parts);
      // The frame of a spline is not drawn.
      const drawn = entity.parts.filter((part) => (numberAt(part, 70) & 16) === 0);
      return bulged(
        drawn.flatMap((part) => pointsAt(part, 10)),
        isClosed,
      );
    }
    case 'SOLID':
    case 'TRACE':
    case '3DFACE': {
      const corners = [10, 11, 12, 13].flatMap((code) => pointsAt(entity, code).slice(0, 1));
      const [a, b, c, d] = corners;
      const isCrossed = entity.type !== '3DFACE' && a && b && c && d;
      return lineOf(isCrossed ? [a, b, d, c] : corners, true);
    }
    case 'CIRCLE':
      return lineOf(arc(center, numberAt(entity, 40), 0, 2 * Math.PI).slice(0, -1), true, true);
    case 'ARC': {
      const [start, end] = [radians(numberAt(entity, 50)), radians(numberAt(entity, 51))];
      return lineOf(arc(center, numberAt(entity, 40), start, end <= start ? end + 2 * Math.PI : end), false, true);
    }
    case 'ELLIPSE': {
      const [major = center] = pointsAt(entity, 11);
      const ratio = numberAt(entity, 40, 1);
      const [start, end] = [numberAt(entity, 41), numberAt(entity, 42, 2 * Math.PI)];
      const isWhole = Math.abs(end - start) > 6.28;
      const round = arc({ x: 0, y: 0 }, 1, start, end).map(({ x, y }) => ({
        x: center.x + x * major.x - y * ratio * major.y,
        y: center.y + x * major.y + y * ratio * major.x,
      }));
      return lineOf(isWhole ? round.slice(0, -1) : round, isWhole, true);
    }
    case 'SPLINE': {
      const fit = pointsAt(entity, 11);
      return lineOf(fit.length > 0 ? fit : pointsAt(entity, 10), isClosed, true);
    }
    default:
      return undefined;
  }
}

/** Of a mesh, what is seen from above. */
function facesOf(parts: readonly DxfRecord[]): DxfLine[] {
  const corners = parts.filter((part) => (numberAt(part, 70) & 64) !== 0).flatMap((part) => pointsAt(part, 10));
  return parts.flatMap((part) => {
    const points = [71, 72, 73, 74].flatMap((code) => corners[Math.abs(numberAt(part, code)) - 1] ?? []);
    return areaInside(points.map(({ x, y }) => [x, y])) > 0 ? lineOf(points, true) : [];
  });
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function arc(center: Point, radius: number, from: number, to: number): Point[] {
  const parts = Math.max(4, Math.round((CURVE_PARTS * Math.abs(to - from)) / (2 * Math.PI)));
  return Array.from({ length: parts + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / parts;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

/** A bulge is the tangent of a quarter of the angle of the arc to the next vertex. */
function bulged(vertices: readonly (Point & { readonly bulge: number })[], closed: boolean): DxfLine[] {
  const points = vertices.flatMap((from, i): Point[] => {
    const to = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
    if (!to || from.bulge === 0) return [from];
    const angle = 4 * Math.atan(from.bulge);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const radius = Math.hypot(dx, dy) / 2 / Math.sin(angle / 2);
    const middle = Math.atan2(dy, dx) + Math.PI / 2 - angle / 2;
    const center = { x: from.x + radius * Math.cos(middle), y: from.y + radius * Math.sin(middle) };
    const start = Math.atan2(from.y - center.y, from.x - center.x);
    return arc(center, Math.abs(radius), start, start + angle).slice(0, -1);
  });
  return lineOf(
    points,
    closed,
    vertices.some(({ bulge }) => bulge !== 0),
  );
}

/** Red, yellow, green, cyan, blue, magenta and white, which is black on paper. */
const NAMED = ['000000', 'ff0000', 'ffff00', '00ff00', '00ffff', '0000ff', 'ff00ff', '000000', '808080', 'c0c0c0'];
/** The color index has a hue every ten, in five shades, each of them pale too. */
const SHADES = [1, 0.8, 0.6, 0.5, 0.3];

/** Returns `#rrggbb`, or undefined if the layer tells. */
export function colorOf(record: DxfRecord): string | undefined {
  const exact = textAt(record, 420);
  const index = Math.abs(numberAt(record, 62, 256));
  const hex = (value: number): string => value.toString(16).padStart(2, '0');
  if (exact !== '') return `#${Number(exact).toString(16).padStart(6, '0').slice(-6)}`;
  if (index >= 256) return undefined;
  if (index < 10) return `#${NAMED[index]}`;
  if (index >= 250) return `#${hex(51 + (index - 250) * 40).repeat(3)}`;
  const hue = (index - (index % 10) - 10) / 40;
  const shade = 255 * (SHADES[Math.floor((index % 10) / 2)] ?? 1);
  const parts = [0, 2, 4].map((at) => {
    const full = Math.min(Math.max(Math.abs(((hue + 6 - at + 3) % 6) - 3) * -1 + 2, 0), 1);
    return Math.floor(shade * (index % 2 === 0 ? full : (full + 1) / 2));
  });
  return `#${parts.map(hex).join('')}`;
}
