/**
 * The venues: folders with a `venue.json` and, unless the plan is yet to be drawn in the editor, a `plan.json`. The
 * folder's name is the tenant.
 */
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { DocumentKind } from '../../api/documentContract.ts';
import { findDuplicateKeys } from '../../domain/plan/reading/duplicateKeys.ts';
import { findJsonSyntaxError } from '../../domain/plan/reading/jsonSyntaxError.ts';
import { EMPTY_PLAN, type Plan, findPlanConflicts, planSchema, tablesFromPlan } from '../../domain/plan/plan.ts';
import {
  type ParseResult,
  type ValidationError,
  toJsonPointer,
  parseWithSchema,
} from '../../domain/plan/reading/validationError.ts';
import type { Table } from '../../domain/plan/table.ts';
import { TENANT_PATTERN, type Venue, validateVenue, venueSchema } from '../../domain/booking/venueFile.ts';
import { namingRules } from '../../domain/booking/venueRules.ts';
import { readTextFile } from '../files/textFile.ts';
import { isMessageName } from '../messages/messages.ts';

/** A venue's settings as `venue.json` has them. */
export type VenueSettings = z.input<typeof venueSchema>;

/** What a venue publishes, by kind. */
export type Documents = { readonly plan: Plan; readonly settings: VenueSettings };

/** A document that is in force: the latest published version, otherwise the folder's, which is version 0. */
export type ServedDocument<Content> = {
  readonly content: Content;
  readonly version: number;
  /** Equal for equal contents. */
  readonly hash: string;
  /** The file of the venue's folder, as read at startup; an empty plan if there is none. */
  readonly file: { readonly content: Content; readonly hash: string };
};

export type ServedDocuments = { readonly [Kind in DocumentKind]: ServedDocument<Documents[Kind]> };

export type ServedVenue = {
  readonly venue: Venue;
  /** The plan that visitors see. */
  readonly plan: Plan;
  /** By key. */
  readonly tables: ReadonlyMap<string, Table>;
  readonly folder: string;
  /** Where settings and plan come from. */
  readonly documents: ServedDocuments;
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

/** Returns whether there is any folder of a venue, valid or not. What is no folder at all has one to report. */
export function hasVenueFolders(venuesDir: string): boolean {
  const place = statSync(venuesDir, { throwIfNoEntry: false });
  return place !== undefined && (!place.isDirectory() || venueFolderNames(venuesDir).length > 0);
}

/**
 * Returns the names of the folders that the host reads as venues. A link to a folder counts as one; a link that leads
 * nowhere does too, so that its missing `venue.json` is reported. What file systems and their servers keep at the top
 * of a volume (`lost+found`, `@eaDir`, `#recycle`) can't be a venue by its name and has no `venue.json`.
 */
export function venueFolderNames(venuesDir: string): string[] {
  return readdirSync(venuesDir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || leadsToFolder(venuesDir, entry)))
    .map(({ name }) => name)
    .filter((name) => TENANT_PATTERN.test(name) || existsSync(join(venuesDir, name, 'venue.json')));
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

/** Finds the fields of a venue that one of the others has taken. */
export function findTakenIdentifiers(
  venue: Pick<Venue, 'key' | 'location_id'>,
  others: readonly Venue[],
): ValidationError[] {
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
  const settings = readFile(join(folder, 'venue.json'), (json) => readSettings(json, tenant), errors);
  const planFile = join(folder, 'plan.json');
  const plan = existsSync(planFile) ? readFile(planFile, readPlan, errors) : EMPTY_PLAN;
  if (!settings || !plan || errors.length > 0) return { ok: false, errors };
  const documents = { plan: inForce('plan', plan), settings: inForce('settings', settings) };
  return { ok: true, served: serveVenue(tenant, folder, documents) };
}

function inForce<Kind extends DocumentKind>(kind: Kind, content: Documents[Kind]): ServedDocument<Documents[Kind]> {
  const hash = hashDocument(kind, content);
  return { content, version: 0, hash, file: { content, hash } };
}

function readPlan(json: unknown): ParseResult<Plan> {
  const read = parseWithSchema(planSchema, json);
  const errors = read.ok ? findPlanConflicts(read.value) : [];
  return errors.length > 0 ? { ok: false, errors } : read;
}

/** Reads a venue's settings, and returns them as they are written. */
export function readSettings(json: unknown, tenant: string): ParseResult<VenueSettings> {
  const read = namingRules(parseWithSchema(venueSchema, json));
  if (!read.ok) return read;
  const errors = [
    ...validateVenue({ ...read.value, tenant }),
    ...Object.keys(read.value.words)
      .filter((name) => !isMessageName(name))
      .map((name) => ({ path: toJsonPointer(['words', name]), message: 'is not the name of a message' })),
  ];
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: json as VenueSettings };
}

/** Returns the venue that its documents make, which have been read before. */
export function serveVenue(tenant: string, folder: string, documents: ServedDocuments): ServedVenue {
  const plan = documents.plan.content;
  return {
    venue: { ...venueSchema.parse(documents.settings.content), tenant },
    plan,
    tables: new Map(tablesFromPlan(plan).map((table) => [table.key, table])),
    folder,
    documents,
  };
}

/** Returns a venue with another version of a document. */
export function withDocument<Kind extends DocumentKind>(
  { venue, folder, documents }: ServedVenue,
  kind: Kind,
  document: Pick<ServedDocument<Documents[Kind]>, 'content' | 'version' | 'hash'>,
): ServedVenue {
  const changed: ServedDocuments = { ...documents, [kind]: { ...documents[kind], ...document } };
  return serveVenue(venue.tenant, folder, changed);
}

/** Returns a hash that is equal for equal documents, however their files are formatted. */
export function hashDocument<Kind extends DocumentKind>(kind: Kind, content: Documents[Kind]): string {
  const read = kind === 'plan' ? content : venueSchema.parse(content);
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url').slice(0, 22);
}

/** Reads and validates a file. On failure adds to `errors` and returns undefined. */
function readFile<Content>(
  file: string,
  parse: (json: unknown) => ParseResult<Content>,
  errors: VenueError[],
): Content | undefined {
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
  const read = parse(value);
  const found = [
    ...(read.ok ? [] : read.errors),
    ...findDuplicateKeys(text.text).map((path) => ({ path, message: 'is given twice' })),
  ];
  for (const { path, message } of found) errors.push({ file, path: path || '/', message, isAboutFolder: false });
  return read.ok && found.length === 0 ? read.value : undefined;
}
