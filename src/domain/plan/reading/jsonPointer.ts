/** JSON Pointers (RFC 6901). */
import { isObject } from './coerce.ts';

/** Splits a pointer into field names and list indices. */
export function parseJsonPointer(path: string): string[] {
  if (path === '') return [];
  const steps = path.slice(1).split('/');
  // Few names have an escaped character, and a check of a large plan reads hundreds of thousands of pointers.
  return path.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}

/** Returns the value at a pointer, or undefined. */
export function getAtPointer(json: unknown, path: string): unknown {
  let value = json;
  for (const step of parseJsonPointer(path)) value = getChild(value, step);
  return value;
}

/** Returns an own field or a list entry, or undefined. */
export function getChild(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
