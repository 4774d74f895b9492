/** A new venue's folder, from the few settings that have no default. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CountryCode,
  type PhoneNumber,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { TENANT_PATTERN, venueSchema } from '../../domain/booking/venueFile.ts';
import { namingRules } from '../../domain/booking/venueRules.ts';
import { startTexts } from './startTexts.ts';
import { type VenueSettings, readVenues } from './venues.ts';

/** What the owner types: settings that only they know, and others that have a default. Hours and guests are ranges. */
export type NewVenueSettings = {
  readonly name: string;
  readonly address: string;
  readonly telephone: string;
  readonly email: string;
  readonly time_zone: string;
} & Partial<Readonly<Record<keyof typeof DEFAULT_ANSWERS, string>>>;

/** What Enter answers, and what a venue has whose owner is not asked. */
export const DEFAULT_ANSWERS = { language: 'en', hours: '09:00-20:00', guests: '1-10' } as const;

/** The folder of the new venue, or one line for each error. */
export type CreateVenueResult =
  | { readonly ok: true; readonly folder: string }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Returns why a venue can't have this tenant, or undefined if it can. */
export function findTenantError(venuesDir: string, tenant: string): string | undefined {
  if (!TENANT_PATTERN.test(tenant))
    return `${tenant} can't be an address: use lowercase letters, digits and hyphens, such as my-place.`;
  const folder = join(venuesDir, tenant);
  return existsSync(folder) ? `${folder} already exists.` : undefined;
}

/** Returns a setting as the venue's file has it, of what was typed. */
function toSetting(field: keyof NewVenueSettings, typed: string): unknown {
  const [from = '', to = ''] = typed.split(/\s*[-–]\s*/);
  if (field === 'hours') return { first: from, last: to };
  const [min, max] = [Number(from), Number(to)];
  return field === 'guests' ? { min, max, default: Math.min(Math.max(min, 2), max) } : typed;
}

/** Returns why a setting is refused, or undefined if it is valid. A telephone number depends on the time zone. */
export function findSettingError(field: keyof NewVenueSettings, value: string, timeZone?: string): string | undefined {
  const read = namingRules(parseWithSchema(venueSchema.shape[field], toSetting(field, value)));
  if (!read.ok)
    return field === 'guests' ? 'must be two numbers, the smaller one first, such as 1-10' : read.errors[0]?.message;
  if (field !== 'telephone' || parseTelephone(value, timeZone)) return undefined;
  const country = countryOf(timeZone);
  const code = country === undefined ? '62' : getCountryCallingCode(country);
  return `must be a telephone number with its country code, in the form +${code} …`;
}

/** Returns a number that can be called from anywhere. It may lack the country code if the time zone is of one country. */
function parseTelephone(telephone: string, timeZone: string | undefined): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(telephone, countryOf(timeZone));
  return number?.isPossible() ? number : undefined;
}

type LocaleWithZones = Intl.Locale & { readonly timeZones?: readonly string[]; getTimeZones?: () => readonly string[] };

/** Returns the only country with a time zone. */
function countryOf(timeZone: string | undefined): CountryCode | undefined {
  if (timeZone === undefined || findSettingError('time_zone', timeZone) !== undefined) return undefined;
  // Zones have several names, such as Asia/Kolkata and Asia/Calcutta.
  const zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  const [country, ...others] = getCountries().filter((region) => {
    const locale: LocaleWithZones = new Intl.Locale('und', { region });
    return (locale.getTimeZones?.() ?? locale.timeZones)?.includes(zone);
  });
  return others.length === 0 ? country : undefined;
}

/** What a venue may have from the start besides. Without a plan, it is yet to be drawn. */
export type NewVenueExtras = { readonly settings?: Partial<VenueSettings>; readonly plan?: Plan };

/** Writes the folder of a venue. Never changes an existing folder. */
export function createVenue(
  venuesDir: string,
  tenant: string,
  settings: NewVenueSettings,
  extras: NewVenueExtras = {},
): CreateVenueResult {
  const tenantError = findTenantError(venuesDir, tenant);
  if (tenantError !== undefined) return { ok: false, errors: [tenantError] };
  const answers = { ...DEFAULT_ANSWERS, ...settings };
  const { telephone, time_zone, language } = answers;
  const number = parseTelephone(telephone, time_zone);
  if (!number) return { ok: false, errors: [`telephone: ${findSettingError('telephone', telephone, time_zone)}`] };
  const texts = startTexts(language);
  const venue = {
    ...answers,
    hours: toSetting('hours', answers.hours),
    guests: toSetting('guests', answers.guests),
    telephone: telephone.startsWith('+') ? telephone : number.formatInternational(),
    location_id: findFreeLocationId(venuesDir, tenant),
    key: `${tenant.slice(0, 40)}-public-${randomBytes(5).toString('hex')}`,
    country_code: `+${number.countryCallingCode}`,
    lead_minutes: 60,
    hold_minutes: 15,
    terms: [
      { heading: texts.hold_heading, text: texts.hold_text },
      { heading: texts.changes_heading, text: texts.changes_text },
    ],
    ...extras.settings,
  };
  const read = namingRules(parseWithSchema(venueSchema, venue));
  if (!read.ok) return { ok: false, errors: read.errors.map(({ path, message }) => `${path.slice(1)}: ${message}`) };
  const folder = join(venuesDir, tenant);
  try {
    mkdirSync(venuesDir, { recursive: true });
    mkdirSync(folder);
    writeFiles(folder, { 'venue.json': venue, ...(extras.plan && { 'plan.json': extras.plan }) });
  } catch (error) {
    return { ok: false, errors: [`${folder} can't be written (${(error as NodeJS.ErrnoException).code}).`] };
  }
  return { ok: true, folder };
}

/** Writes the files of a folder that was just made, or removes the folder: an unfinished one would block the next attempt. */
function writeFiles(folder: string, files: Readonly<Record<string, object>>): void {
  try {
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' });
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
