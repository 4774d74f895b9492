/** Coerces values from other hosts. Returns undefined if a value can't be coerced. */
import { MAX_COORDINATE } from '../table.ts';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns a number within the coordinate limits. */
export function toCoordinate(value: unknown): number | undefined {
  const number = toNumber(value);
  return number !== undefined && Math.abs(number) <= MAX_COORDINATE ? number : undefined;
}

export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}

export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

export function toArray(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  // Some frameworks wrap a list: `{"data": […]}`.
  if (isWrappedList(value)) return value.data;
  // Some languages serialize a list with gaps as an object with numbered fields.
  return isObject(value) ? Object.values(value) : undefined;
}

const isWrappedList = (value: unknown): value is JsonObject & { readonly data: unknown[] } =>
  isObject(value) && Array.isArray(value['data']);

/** Returns the entries of a list in any form that `toArray` reads, each with its JSON Pointer in the file. */
export function toEntries(list: unknown, path: string): [path: string, entry: unknown][] {
  if (isWrappedList(list)) return toEntries(list.data, `${path}/data`);
  return Object.entries(list ?? {}).map(([at, entry]) => [
    `${path}/${at.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    entry,
  ]);
}

export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
