/** The facts about a venue that the rules about its plan need: hours, guests, seat rules. */
import { isObject } from '../plan/reading/coerce.ts';
import { parseWithSchema } from '../plan/reading/validationError.ts';
import type { Hours } from '../booking/bookingCalendar.ts';
import type { PlainDate } from '../booking/time.ts';
import { type SeatRule } from '../booking/venue.ts';
import { venueSchema } from '../booking/venueFile.ts';
import { parseJsonPointer } from '../plan/reading/jsonPointer.ts';

export type VenueFacts = {
  readonly hours: Hours;
  readonly lead_minutes: number;
  readonly least_stay_minutes: number;
  readonly farthest_days: number;
  readonly closed_weekdays: readonly number[];
  readonly guests: { readonly min: number; readonly max: number };
  readonly seat_rules: readonly SeatRule[];
  readonly picture?: string | undefined;
  readonly time_zone: string;
  readonly telephone: string;
  readonly name: string;
  readonly promo_codes?: readonly { readonly until?: PlainDate | undefined }[] | undefined;
};

/** Defaults for required settings that no rule checks, so that settings without them can still be read. */
export const REQUIRED_SETTINGS = {
  name: '-',
  time_zone: 'UTC',
  telephone: '-',
  address: '-',
  location_id: '-',
  key: '-',
  email: 'host@venue.example',
  terms: [{ text: '-' }],
};

/**
 * Reads the facts from raw settings. Invalid fields count as missing. Returns undefined if the settings are not an
 * object.
 */
export function venueFactsOf(json: unknown): VenueFacts | undefined {
  if (!isObject(json)) return undefined;
  const reading = parseWithSchema(venueSchema, json);
  if (reading.ok) return reading.value;
  const damaged = new Set(reading.errors.map(({ path }) => parseJsonPointer(path)[0]));
  const sound = Object.entries(json).filter(([field]) => !damaged.has(field) && field !== 'occupancy');
  const completed = venueSchema.safeParse({ ...REQUIRED_SETTINGS, ...Object.fromEntries(sound) });
  return completed.success ? completed.data : undefined;
}
