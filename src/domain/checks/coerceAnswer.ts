/**
 * Coerces a room as a tolerant reader does: numbers sent as text, `"1"` for true, coordinates as JSON text, empty
 * fields. Coerced values are recorded, so that a check can report them.
 */
import { type JsonObject, isMissing, isObject, toNumber, toBoolean } from '../plan/reading/coerce.ts';

/** A value that was sent as text, its path, and the value it stands for. */
export type Coercion = { readonly path: string; readonly value: unknown };

const NUMBERS = [
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'text_offset_x',
  'text_offset_y',
  'font_size',
  'seats_offset_x',
  'seats_offset_y',
  'seats_font_size',
] as const;

/** Returns a room with coerced values. What can't be coerced stays as it is. */
export function coerceRoom(room: JsonObject, path: string, guesses: Coercion[]): JsonObject {
  const guess = (place: string, value: unknown): void => {
    guesses.push({ path: `${path}${place}`, value });
  };
  const loose = withoutEmpty(room);
  const beds = asNumber(loose['beds']);
  if (beds !== undefined) {
    loose['beds'] = beds;
    guess('/beds', beds);
  }
  const available = loose['available'];
  const truth = toBoolean(available);
  if (truth !== undefined && typeof available !== 'boolean') {
    loose['available'] = truth;
    guess('/available', truth);
  }
  loose['coordinates'] = loosenedCoordinates(loose['coordinates'], guess);
  if (loose['coordinates'] === undefined) delete loose['coordinates'];
  return loose;
}

function loosenedCoordinates(coordinates: unknown, guess: (place: string, value: unknown) => void): unknown {
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
  const loose = withoutEmpty(given);
  const read: [string, number][] = [];
  for (const field of NUMBERS) {
    const number = asNumber(loose[field]);
    if (number !== undefined) {
      loose[field] = number;
      read.push([field, number]);
    }
  }
  // A path can't lead into a text, so the coordinates are reported as a whole.
  if (typeof coordinates === 'string') guess('/coordinates', loose);
  else for (const [field, number] of read) guess(`/coordinates/${field}`, number);
  return loose;
}

/** Returns the number that a text stands for. */
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
