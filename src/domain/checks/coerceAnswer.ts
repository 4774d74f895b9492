/**
 * A room as it was meant: numbers that travel as text, `"1"` for true, coordinates as a JSON text, empty fields. What had
 * to be guessed is told, so that a check can say it.
 */
import { type JsonObject, isMissing, isObject, toNumber, toBoolean } from '../plan/reading/coerce.ts';

/** A value that travelled as text, where, and what it was meant as. */
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

/** A room with its values as they were meant; what can't be understood stays as it is. */
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
  // Inside a text there are no places: it is told as a whole.
  if (typeof coordinates === 'string') guess('/coordinates', loose);
  else for (const [field, number] of read) guess(`/coordinates/${field}`, number);
  return loose;
}

/** The number that a text was meant as. */
function asNumber(value: unknown): number | undefined {
  return typeof value === 'string' ? toNumber(value) : undefined;
}

/** Some hosts send an empty text or null for what is not there. */
function withoutEmpty(fields: JsonObject): JsonObject {
  const kept: JsonObject = {};
  for (const [name, value] of Object.entries(fields)) {
    // An empty name is told, and an empty text is drawn: nothing instead of the name.
    if (!isMissing(value) || name === 'name' || (name === 'text' && value === '')) kept[name] = value;
  }
  return kept;
}
