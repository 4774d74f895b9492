/**
 * The venues: folders with a `venue.json` and, unless the plan is yet to be drawn in the editor, a `plan.json`. The
 * folder's name is the tenant.
 */
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { findDuplicateKeys } from '../../domain/plan/reading/duplicateKeys.ts';
import { findJsonSyntaxError } from '../../domain/plan/reading/jsonSyntaxError.ts';
import { EMPTY_PLAN, type Plan, findPlanConflicts, planSchema, tablesFromPlan } from '../../domain/plan/plan.ts';
import { type ValidationError, toJsonPointer, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import type { Table } from '../../domain/plan/table.ts';
import { TENANT_PATTERN, type Venue, validateVenue, venueSchema } from '../../domain/booking/venueFile.ts';
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
  /** The folder's `plan.json`, as read at startup; an empty plan if there is none. */
  readonly folderPlan: { readonly plan: Plan; readonly hash: string };
};

/** Venues by tenant. Publishing replaces a venue's entry: look it up for each call and never keep it. */
export type Venues = Map<string, ServedVenue>;

/** The venues by tenant, and one line for each error in the files of the others. Not ok if no venue can be read. */
export type ReadVenuesResult =
  | { readonly ok: true; readonly venues: Venues; readonly errors: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Completes a sentence that begins with the folder's name. */
export const TENANT_RULE = 'the name of a venue folder may only contain lowercase letters, digits and hyphens';

/**
 * An error in a venue's folder. `path` is a JSON Pointer, undefined if the error is not about a place in the file.
 * `isAboutFolder` if a check of the file alone can't find it.
 */
export type VenueError = {
  readonly file: string;
  readonly path?: string;
  readonly message: string;
  readonly isAboutFolder: boolean;
};

/**
 * Reads every folder in `venuesDir`. A folder with an error is left out. Of two folders with the same key or location
 * id, the first by name keeps it.
 */
export function readVenues(venuesDir: string): ReadVenuesResult {
  if (!statSync(venuesDir, { throwIfNoEntry: false })?.isDirectory())
    return { ok: false, errors: [`${venuesDir}: the folder does not exist`] };
  const names = venueFolderNames(venuesDir);
  if (names.length === 0)
    return {
      ok: false,
      errors: [`${venuesDir}: contains no venue folders. npm run venue -- my-place makes one`],
    };
  const { venues, errors } = readVenueFolders(venuesDir, names);
  const lines = errors.map(({ file, path, message }) => `${file}${path === undefined ? '' : ` ${path}`}: ${message}`);
  return venues.size > 0 ? { ok: true, venues, errors: lines } : { ok: false, errors: lines };
}

/**
 * Returns the names of the folders that the host reads as venues. A link to a folder counts as one; a link that leads
 * nowhere does too, so that its missing `venue.json` is reported.
 */
export function venueFolderNames(venuesDir: string): string[] {
  return readdirSync(venuesDir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || leadsToFolder(venuesDir, entry)))
    .map(({ name }) => name);
}

function leadsToFolder(parent: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return false;
  const path = join(parent, entry.name);
  return !existsSync(path) || statSync(path).isDirectory();
}

/** Reads the named folders as `readVenues` does. */
export function readVenueFolders(
  venuesDir: string,
  names: readonly string[],
): { readonly venues: Venues; readonly errors: readonly VenueError[] } {
  const errors: VenueError[] = [];
  const venues: Venues = new Map();
  for (const name of names.toSorted((a, b) => a.localeCompare(b))) {
    const reading = readVenue(join(venuesDir, name), name);
    const others = [...venues.values()].map(({ venue }) => venue);
    const found = reading.ok
      ? findTakenIdentifiers(reading.served.venue, others).map((error) => ({
          ...error,
          file: join(venuesDir, name, 'venue.json'),
          isAboutFolder: true,
        }))
      : reading.errors;
    errors.push(...found);
    if (reading.ok && found.length === 0) venues.set(name, reading.served);
  }
  return { venues, errors };
}

/** Finds the fields of a venue that one of the venues before it has taken. */
function findTakenIdentifiers(venue: Venue, others: readonly Venue[]): ValidationError[] {
  return (['key', 'location_id'] as const).flatMap((field) => {
    const owner = others.find((other) => other[field] === venue[field]);
    return owner ? [{ path: `/${field}`, message: `is already used by ${owner.tenant}` }] : [];
  });
}

type ReadVenueResult =
  | { readonly ok: true; readonly served: ServedVenue }
  | { readonly ok: false; readonly errors: readonly VenueError[] };

/** Reads a venue's folder as the host does at its start. */
function readVenue(folder: string, tenant: string): ReadVenueResult {
  const errors: VenueError[] = [];
  if (!TENANT_PATTERN.test(tenant)) errors.push({ file: folder, message: TENANT_RULE, isAboutFolder: true });
  const venue = readFile(join(folder, 'venue.json'), venueSchema, errors, (read) => [
    ...validateVenue({ ...read, tenant }),
    ...Object.keys(read.words)
      .filter((name) => !isMessageName(name))
      .map((name) => ({ path: toJsonPointer(['words', name]), message: 'is not the name of a message' })),
  ]);
  const planFile = join(folder, 'plan.json');
  const plan = existsSync(planFile) ? readFile(planFile, planSchema, errors, findPlanConflicts) : EMPTY_PLAN;
  if (!venue || !plan || errors.length > 0) return { ok: false, errors };
  const hash = hashPlan(plan);
  return {
    ok: true,
    served: withPlan({ venue: { ...venue, tenant }, folder, folderPlan: { plan, hash } }, plan, 0, hash),
  };
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
  errors: VenueError[],
  furtherErrors: (read: z.output<Schema>) => readonly ValidationError[],
): z.output<Schema> | undefined {
  const text = readTextFile(file);
  if (!text.ok) {
    errors.push({ file, message: text.error, isAboutFolder: !existsSync(file) });
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text.text);
  } catch {
    const { line, column } = findJsonSyntaxError(text.text) ?? { line: 1, column: 1 };
    const message = `is not valid JSON at line ${line}, column ${column}`;
    errors.push({ file, message, isAboutFolder: false });
    return undefined;
  }
  const read = parseWithSchema(schema, value);
  const found = [
    ...(read.ok ? furtherErrors(read.value) : read.errors),
    ...findDuplicateKeys(text.text).map((path) => ({ path, message: 'is given twice' })),
  ];
  for (const { path, message } of found) errors.push({ file, path: path || '/', message, isAboutFolder: false });
  return read.ok && found.length === 0 ? read.value : undefined;
}
