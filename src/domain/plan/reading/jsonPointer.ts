/** JSON Pointers (RFC 6901): a place in raw JSON. */
import { isObject } from './coerce.ts';

/** The steps of a pointer: names of fields and numbers of entries, as texts. */
export function parseJsonPointer(path: string): string[] {
  return path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; undefined where there is none. */
export function getAtPointer(json: unknown, path: string): unknown {
  let value = json;
  for (const step of parseJsonPointer(path)) value = getChild(value, step);
  return value;
}

/** An entry or a field of a value; undefined where it has none of its own by that name. */
export function getChild(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
