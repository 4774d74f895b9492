/** The venues: folders with a `venue.json` and a `plan.json`. The folder's name is the tenant. */
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { findJsonSyntaxError } from '../../domain/plan/reading/jsonSyntaxError.ts';
import { type Plan, validatePlan, planSchema, tablesFromPlan } from '../../domain/plan/plan.ts';
import { type ValidationError, toJsonPointer, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type Venue, validateVenue, venueSchema } from '../../domain/booking/venue.ts';
import { readTextFile } from '../files/textFile.ts';
import { isMessageName } from '../messages/messages.ts';

export type ServedVenue = {
  readonly venue: Venue;
  /** The plan that visitors see: the latest published one, otherwise the folder's. */
  readonly plan: Plan;
  /** The version of the published plan; 0 is the folder's plan. */
  readonly version: number;
  readonly planHash: string;
  /** By key. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly folder: string;
  /** The folder's `plan.json`, as read at startup. */
  readonly folderPlan: { readonly plan: Plan; readonly hash: string };
};

/** Venues by tenant. Publishing replaces a venue's entry: look it up for each call and never keep it. */
export type Venues = Map<string, ServedVenue>;

/** The venues by tenant, or one line for each error in their files. */
export type ReadVenuesResult =
  | { readonly ok: true; readonly venues: Venues }
  | { readonly ok: false; readonly errors: readonly string[] };

const TENANT = /^[a-z0-9-]+$/;

/** Reads every folder in `venuesDir`. An error in one file rejects them all. */
export function readVenues(venuesDir: string): ReadVenuesResult {
  if (!statSync(venuesDir, { throwIfNoEntry: false })?.isDirectory())
    return { ok: false, errors: [`${venuesDir}: the folder does not exist`] };
  const folders = readdirSync(venuesDir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  const errors: string[] = [];
  const venues = new Map<string, ServedVenue>();
  for (const { name } of folders.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const served = readVenue(join(venuesDir, name), name, errors);
    if (served) venues.set(name, served);
  }
  for (const field of ['key', 'location_id'] as const) {
    const owners = new Map<string, string>();
    for (const [tenant, { venue, folder }] of venues) {
      const owner = owners.get(venue[field]);
      if (owner !== undefined) errors.push(`${join(folder, 'venue.json')} /${field}: is already used by ${owner}`);
      owners.set(venue[field], tenant);
    }
  }
  if (folders.length === 0) errors.push(`${venuesDir}: contains no venue folders`);
  return errors.length > 0 ? { ok: false, errors: errors } : { ok: true, venues };
}

function readVenue(folder: string, tenant: string, errors: string[]): ServedVenue | undefined {
  if (!TENANT.test(tenant))
    errors.push(`${folder}: the name of a venue folder may only contain lowercase letters, digits and hyphens`);
  const venue = readFile(join(folder, 'venue.json'), venueSchema, errors, (read) => [
    ...validateVenue({ ...read, tenant }),
    ...Object.keys(read.words)
      .filter((name) => !isMessageName(name))
      .map((name) => ({ path: toJsonPointer(['words', name]), message: 'is not the name of a message' })),
  ]);
  const plan = readFile(join(folder, 'plan.json'), planSchema, errors, validatePlan);
  if (!venue || !plan) return undefined;
  const hash = hashPlan(plan);
  return withPlan({ venue: { ...venue, tenant }, folder, folderPlan: { plan, hash } }, plan, 0, hash);
}

/** Returns a venue with another plan. */
export function withPlan(
  served: Pick<ServedVenue, 'venue' | 'folder' | 'folderPlan'>,
  plan: Plan,
  version: number,
  planHash: string,
): ServedVenue {
  const { venue, folder, folderPlan } = served;
  return {
    venue,
    folder,
    folderPlan,
    plan,
    version,
    planHash,
    tables: new Map(tablesFromPlan(plan).map((table) => [table.key, table])),
  };
}

/** Returns a hash that is equal for equal plans, however their files are formatted. */
export function hashPlan(plan: Plan): string {
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);
}

/** Reads and validates a file. On failure adds to `errors` and returns undefined. */
function readFile<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  errors: string[],
  furtherErrors: (read: z.output<Schema>) => readonly ValidationError[],
): z.output<Schema> | undefined {
  const text = readTextFile(file);
  if (!text.ok) {
    errors.push(`${file}: ${text.error}`);
    return undefined;
  }
  const position = findJsonSyntaxError(text.text);
  if (position) {
    errors.push(`${file}: is not valid JSON at line ${position.line}, column ${position.column}`);
    return undefined;
  }
  const read = parseWithSchema(schema, JSON.parse(text.text));
  const found = read.ok ? furtherErrors(read.value) : read.errors;
  for (const { path, message } of found) errors.push(`${file} ${path || '/'}: ${message}`);
  return read.ok && found.length === 0 ? read.value : undefined;
}
