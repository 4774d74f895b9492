/** The facts about a venue that the rules about its plan need: hours, guests, seat rules. */
import type * as z from 'zod/mini';
import { isObject } from '../plan/reading/coerce.ts';
import { parseWithSchema } from '../plan/reading/validationError.ts';
import { type Hours, widestHours } from '../booking/bookingCalendar.ts';
import { DEFAULT_HOURS } from '../booking/venue.ts';
import { venueSchema } from '../booking/venueFile.ts';
import { parseJsonPointer } from '../plan/reading/jsonPointer.ts';

export type VenueFacts = Pick<
  z.infer<typeof venueSchema>,
  | 'hours'
  | 'services'
  | 'special_days'
  | 'slot_minutes'
  | 'closed_dates'
  | 'lead_minutes'
  | 'least_stay_minutes'
  | 'farthest_days'
  | 'closed_weekdays'
  | 'guests'
  | 'seat_rules'
  | 'picture'
  | 'time_zone'
  | 'promo_codes'
>;

/** Returns the first and last slot that any service has. */
export function usualHours({ services, hours = DEFAULT_HOURS }: Pick<VenueFacts, 'hours' | 'services'>): Hours {
  return widestHours(services ?? [hours]);
}

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
  const sound = Object.entries(json).filter(
    ([field]) => !damaged.has(field) && field !== 'occupancy' && field !== 'area_occupancy',
  );
  const completed = venueSchema.safeParse({ ...REQUIRED_SETTINGS, ...Object.fromEntries(sound) });
  return completed.success ? completed.data : undefined;
}
