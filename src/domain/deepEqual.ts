/** Deep equality of plain data: objects, lists and what JSON has. */

/** Compares values deeply, whatever the order of fields. An undefined field equals a missing one. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => isDeepEqual(entry, other[index]))
    );
  if (!isFields(one) || !isFields(other) || Array.isArray(other)) return false;
  return (
    Object.keys(one).every((field) => isDeepEqual(one[field], other[field])) &&
    Object.keys(other).every((field) => other[field] === undefined || Object.hasOwn(one, field))
  );
}

/** Returns whether a value is an object or a list. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
