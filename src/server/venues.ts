/** The venues served: folders that hold `venue.json` and `plan.json`. The folder's name is the tenant. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { type Plan, type Table, planFaults, planSchema, tablesOf } from '../domain/plan.ts';
import { type Venue, venueSchema } from '../domain/venue.ts';
import { jsonFault } from './jsonFault.ts';
import { isMessageName } from './words.ts';

export type ServedVenue = {
  readonly venue: Venue;
  readonly plan: Plan;
  /** By key. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly folder: string;
};

/** The venues by tenant, or all that is wrong with their files, a line each. */
export type VenuesReading = { readonly ok: true; readonly venues: ReadonlyMap<string, ServedVenue> } | { readonly ok: false; readonly faults: readonly string[] };

const TENANT = /^[a-z0-9-]+$/;
// zod's small edition says no more than «Invalid input» by itself.
const { localeError } = en();

/** Reads every folder of `venuesDir`; one damaged file refuses them all. */
export function readVenues(venuesDir: string): VenuesReading {
  if (!existsSync(venuesDir)) return { ok: false, faults: [`${venuesDir}: there is no such folder`] };
  const folders = readdirSync(venuesDir, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const faults: string[] = [];
  const venues = new Map<string, ServedVenue>();
  for (const { name } of folders.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const served = readVenue(join(venuesDir, name), name, faults);
    if (served) venues.set(name, served);
  }
  for (const field of ['key', 'location_id'] as const) {
    const owners = new Map<string, string>();
    for (const [tenant, { venue, folder }] of venues) {
      const owner = owners.get(venue[field]);
      if (owner !== undefined) faults.push(`${join(folder, 'venue.json')} /${field}: is that of ${owner} already`);
      owners.set(venue[field], tenant);
    }
  }
  if (folders.length === 0) faults.push(`${venuesDir}: holds no venue's folder`);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, venues };
}

function readVenue(folder: string, tenant: string, faults: string[]): ServedVenue | undefined {
  if (!TENANT.test(tenant)) faults.push(`${folder}: a venue's folder is named in small letters, digits and hyphens`);
  const venue = readFile(join(folder, 'venue.json'), venueSchema, faults, (read) =>
    Object.keys(read.words).filter((name) => !isMessageName(name)).map((name) => ({ path: pointer(['words', name]), message: 'is the name of no message' })));
  const plan = readFile(join(folder, 'plan.json'), planSchema, faults, planFaults);
  if (!venue || !plan) return undefined;
  return { venue: { ...venue, tenant }, plan, folder, tables: new Map(tablesOf(plan).map((table) => [table.key, table])) };
}

/** A file by its schema and by what the schema can't say; undefined, and lines among the faults, where it is damaged. */
function readFile<Schema extends z.ZodMiniType>(
  file: string, schema: Schema, faults: string[], furtherFaults: (read: z.output<Schema>) => { path: string; message: string }[],
): z.output<Schema> | undefined {
  if (!existsSync(file)) { faults.push(`${file}: is missing`); return undefined; }
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const place = jsonFault(text);
  if (place) { faults.push(`${file}: is no JSON from line ${place.line}, column ${place.column} on`); return undefined; }
  const read = schema.safeParse(JSON.parse(text), { error: localeError });
  const found = read.success ? furtherFaults(read.data) : read.error.issues.flatMap(issueFaults);
  for (const { path, message } of found) faults.push(`${file} ${path || '/'}: ${message}`);
  return read.success && found.length === 0 ? read.data : undefined;
}

function issueFaults(issue: z.core.$ZodIssue): { path: string; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pointer(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: pointer([...issue.path, key]), message: 'is no field that is known here' }));
}

/** A JSON Pointer (RFC 6901). */
function pointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
