/**
 * Reads size and decor of a plan tolerantly. It has the limits of `decorSchema` in its own words: visitors' pages would
 * need many times as much memory for the schemas, and a test holds the two to each other.
 */
import { isObject, toArray, toCoordinate } from './coerce.ts';
import { HEX_COLOR_PATTERN } from '../color.ts';
import { MAX_POINTS, MIN_POINTS, PICTURE_PATTERN, PROP_KINDS, SURFACES } from '../decorKinds.ts';
import { MAX_DECOR_TEXT_LENGTH, MAX_NAME_LENGTH } from '../limits.ts';
import type { Decor } from '../plan.ts';
import { MAX_COORDINATE, MAX_FONT_SIZE } from '../table.ts';

/** What the availability answer lacks: the plan's size and decor. Unreadable pieces are left out. */
export type PlanBackground = { readonly width: number; readonly height: number; readonly decor: readonly Decor[] };

export function parsePlanBackground(answer: unknown): PlanBackground | undefined {
  if (!isObject(answer)) return undefined;
  const width = toCoordinate(answer['width']);
  const height = toCoordinate(answer['height']);
  if (!width || !height || width <= 0 || height <= 0) return undefined;
  return { width, height, decor: (toArray(answer['decor']) ?? []).filter(isDecor) };
}

type Check = (value: unknown) => boolean;
/** The fields of a kind. An optional one has its name with a question mark. */
type Fields = Readonly<Record<string, Check>>;

const isNumber =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;
const isOneOf = (values: readonly unknown[]): Check => {
  const set = new Set(values);
  return (value) => set.has(value);
};
const isText =
  (max: number): Check =>
  (value) => {
    const length = typeof value === 'string' ? value.trim().length : 0;
    return length >= 1 && length <= max;
  };
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isList =
  (min: number, isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length >= min && value.length <= MAX_POINTS && value.every(isItem);

const position = isNumber(-MAX_COORDINATE, MAX_COORDINATE);
const length = isNumber(Number.MIN_VALUE, MAX_COORDINATE);
const degrees = isNumber(-360, 360);
const point: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(position);
const surface = isOneOf(SURFACES);
const smoothing = { 'smooth?': isOneOf([true, false]), 'corners?': isList(0, Number.isSafeInteger) };
const box = { x: position, y: position, width: length, height: length, 'rotation?': degrees };
const name = isText(MAX_NAME_LENGTH);
const prop = { ...box, 'color?': matches(HEX_COLOR_PATTERN), 'name?': name };

const KINDS: ReadonlyMap<unknown, readonly (readonly [field: string, isOptional: boolean, isRight: Check])[]> = new Map(
  Object.entries<Fields>({
    area: { surface, points: isList(MIN_POINTS.area, point), ...smoothing, 'name?': name },
    path: { surface, points: isList(MIN_POINTS.path, point), width: length, ...smoothing },
    wall: { points: isList(MIN_POINTS.wall, point), width: length },
    text: {
      x: position,
      y: position,
      text: isText(MAX_DECOR_TEXT_LENGTH),
      size: isNumber(Number.MIN_VALUE, MAX_FONT_SIZE),
      'rotation?': degrees,
      'tone?': isOneOf(['quiet', 'strong']),
    },
    picture: { ...box, picture: matches(PICTURE_PATTERN) },
    ...Object.fromEntries(PROP_KINDS.map((kind) => [kind, prop])),
  }).map(([kind, fields]) => [
    kind,
    Object.entries(fields).map(([field, isRight]) => [field.replace('?', ''), field.endsWith('?'), isRight]),
  ]),
);

function isDecor(piece: unknown): piece is Decor {
  if (!isObject(piece)) return false;
  const fields = KINDS.get(piece['kind']);
  return (
    fields?.every(([field, isOptional, isRight]) => {
      const value = piece[field];
      return value === undefined ? isOptional : isRight(value);
    }) ?? false
  );
}
