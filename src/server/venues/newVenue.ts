/** A new venue's folder, from the few settings that have no default. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { venueSchema } from '../../domain/booking/venueFile.ts';
import { TENANT_PATTERN, readVenues } from './venues.ts';

/** Settings that only the owner knows. */
export type NewVenueSettings = {
  readonly name: string;
  readonly address: string;
  readonly telephone: string;
  readonly email: string;
  readonly time_zone: string;
};

/** The folder of the new venue, or one line for each error. */
export type CreateVenueResult =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Other settings that most venues change, with plain values to start from. */
const FIRST_SETTINGS = {
  language: 'en',
  hours: { first: '09:00', last: '20:00' },
  lead_minutes: 60,
  guests: { min: 1, max: 10, default: 2 },
  hold_minutes: 15,
  terms: [
    {
      heading: 'Holding your table',
      text: 'Tables are held for {hold_minutes} minutes after the reservation time. After that they are given to the next guests.',
    },
    { heading: 'Changes', text: 'Please call or write to us if your plans change.' },
  ],
};

/** Returns why a venue can't have this tenant, or undefined if it can. */
export function findTenantError(venuesDir: string, tenant: string): string | undefined {
  if (!TENANT_PATTERN.test(tenant))
    return `${tenant} can't be an address: use lowercase letters, digits and hyphens, such as my-place.`;
  const folder = join(venuesDir, tenant);
  return existsSync(folder) ? `${folder} already exists.` : undefined;
}

/** Returns why a setting is refused, or undefined if it is valid. */
export function findSettingError(field: keyof NewVenueSettings, value: string): string | undefined {
  const read = parseWithSchema(venueSchema.shape[field], value);
  return read.ok ? undefined : read.errors[0]?.message;
}

/** Writes the folder of a venue whose plan is yet to be drawn. Never changes an existing folder. */
export function createVenue(venuesDir: string, tenant: string, settings: NewVenueSettings): CreateVenueResult {
  const tenantError = findTenantError(venuesDir, tenant);
  if (tenantError !== undefined) return { ok: false, errors: [tenantError] };
  const countryCode = parsePhoneNumberFromString(settings.telephone)?.countryCallingCode;
  const venue = {
    ...settings,
    location_id: findFreeLocationId(venuesDir, tenant),
    key: `${tenant.slice(0, 40)}-public-${randomBytes(5).toString('hex')}`,
    ...(countryCode === undefined ? {} : { country_code: `+${countryCode}` }),
    ...FIRST_SETTINGS,
  };
  const read = parseWithSchema(venueSchema, venue);
  if (!read.ok) return { ok: false, errors: read.errors.map(({ path, message }) => `${path.slice(1)}: ${message}`) };
  const folder = join(venuesDir, tenant);
  try {
    mkdirSync(venuesDir, { recursive: true });
    mkdirSync(folder);
    writeVenueFile(folder, `${JSON.stringify(venue, null, 2)}\n`);
  } catch (error) {
    return { ok: false, errors: [`${folder} can't be written (${(error as NodeJS.ErrnoException).code}).`] };
  }
  return { ok: true, folder };
}

/** Writes the file of a folder that was just made, or removes the folder: an empty one would block the next attempt. */
function writeVenueFile(folder: string, venue: string): void {
  try {
    writeFileSync(join(folder, 'venue.json'), venue, { flag: 'wx' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the tenant, or a variant of it that no other venue uses. */
function findFreeLocationId(venuesDir: string, tenant: string): string {
  const reading = readVenues(venuesDir);
  const used = new Set(reading.ok ? [...reading.venues.values()].map(({ venue }) => venue.location_id) : []);
  const base = tenant.slice(0, 36);
  let locationId = base;
  for (let number = 2; used.has(locationId); number++) locationId = `${base}-${number}`;
  return locationId;
}
