/**
 * Coerces a room as a tolerant reader does: numbers sent as text, `"1"` for true, coordinates as JSON text, empty
 * fields. Coerced values are recorded, so that a check can report them.
 */
import { COORDINATE_NUMBERS } from '../plan/reading/answerSchema.ts';
import { type JsonObject, isMissing, isObject, toNumber, toBoolean } from '../plan/reading/coerce.ts';

/** The path of a value that was sent as text, and the coerced value. */
export type Coercion = { readonly path: string; readonly value: unknown };

/** Returns a room with coerced values. What can't be coerced stays as it is. */
export function coerceRoom(room: JsonObject, path: string, coercions: Coercion[]): JsonObject {
  const record = (place: string, value: unknown): void => {
    coercions.push({ path: `${path}${place}`, value });
  };
  const coerced = withoutEmpty(room);
  const beds = asNumber(coerced['beds']);
  if (beds !== undefined) {
    coerced['beds'] = beds;
    record('/beds', beds);
  }
  const available = coerced['available'];
  const isAvailable = toBoolean(available);
  if (isAvailable !== undefined && typeof available !== 'boolean') {
    coerced['available'] = isAvailable;
    record('/available', isAvailable);
  }
  coerced['coordinates'] = coerceCoordinates(coerced['coordinates'], record);
  if (coerced['coordinates'] === undefined) delete coerced['coordinates'];
  return coerced;
}

function coerceCoordinates(coordinates: unknown, record: (place: string, value: unknown) => void): unknown {
  let given = coordinates;
  if (typeof given === 'string') {
    try {
      given = JSON.parse(given);
    } catch {
      return coordinates;
    }
    if (!isObject(given)) return coordinates;
  }
  if (!isObject(given)) return given;
  const coerced = withoutEmpty(given);
  const read: [string, number][] = [];
  for (const field of COORDINATE_NUMBERS) {
    const number = asNumber(coerced[field]);
    if (number !== undefined) {
      coerced[field] = number;
      read.push([field, number]);
    }
  }
  // A path can't lead into a text, so the coordinates are reported as a whole.
  if (typeof coordinates === 'string') record('/coordinates', coerced);
  else for (const [field, number] of read) record(`/coordinates/${field}`, number);
  return coerced;
}

/** Returns the number in a text. */
function asNumber(value: unknown): number | undefined {
  return typeof value === 'string' ? toNumber(value) : undefined;
}

/** Some hosts send empty text or null for a missing value. */
function withoutEmpty(fields: JsonObject): JsonObject {
  const kept: JsonObject = {};
  for (const [name, value] of Object.entries(fields)) {
    // An empty name is reported, and an empty text is drawn: nothing instead of the name.
    if (!isMissing(value) || name === 'name' || (name === 'text' && value === '')) kept[name] = value;
  }
  return kept;
}
