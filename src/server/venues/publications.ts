/**
 * What venues have published: plans and settings. The database decides which versions are current; their numbers identify
 * them in memory.
 */
import type { ExpressionBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import { DOCUMENT_KINDS, type DocumentKind } from '../../api/documentContract.ts';
import { planSchema } from '../../domain/plan/plan.ts';
import { type ParseResult, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { type PublicationRow, type Store, type Tables, isDatabaseError } from '../store/store.ts';
import { findVenues } from '../store/listedVenues.ts';
import { type Documents, type ServedVenue, type Venues, readSettings, withDocument } from './venues.ts';

export type VersionRow = Omit<PublicationRow, 'content' | 'hash' | 'file_hash' | 'tenant' | 'kind'>;

const VERSION_FIELDS = ['version', 'summary', 'author', 'note', 'published_at'] as const;

const READERS: { readonly [Kind in DocumentKind]: (json: unknown, tenant: string) => ParseResult<Documents[Kind]> } = {
  plan: (json) => parseWithSchema(planSchema, json),
  settings: readSettings,
};

/** Returns, as columns of a query, the versions of a venue's documents that are in force; null for what was never published. */
export function latestVersions({ selectFrom }: ExpressionBuilder<Tables, never>, tenant: string) {
  return DOCUMENT_KINDS.map((kind) =>
    selectFrom('publications')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('tenant', '=', tenant)
      .where('kind', '=', kind)
      .as(kind),
  );
}

type Versions = Readonly<Record<DocumentKind, number | null>>;

/** Returns whether a venue in memory has the plan and the settings that are in force. */
export function isCurrent({ documents }: ServedVenue, latest: Versions): boolean {
  return DOCUMENT_KINDS.every((kind) => (latest[kind] ?? 0) === documents[kind].version);
}

/** What a statement about all venues knows of each: the versions that are in memory. */
export function servedVersions({ documents }: ServedVenue): Readonly<Record<DocumentKind, number>> {
  return { plan: documents.plan.version, settings: documents.settings.version };
}

/** Returns the condition that a venue has published something later than what is in memory. */
export function publishedSince({
  exists,
  or,
  selectFrom,
}: ExpressionBuilder<Tables & { readonly venue: { tenant: string } & Record<DocumentKind, number> }, 'venue'>) {
  return or(
    DOCUMENT_KINDS.map((kind) =>
      exists(
        selectFrom('publications')
          .select('publications.version')
          .whereRef('publications.tenant', '=', 'venue.tenant')
          .where('publications.kind', '=', kind)
          .whereRef('publications.version', '>', `venue.${kind}`),
      ),
    ),
  );
}

/** Returns all venues with their current plans and settings, from one statement unless something was published. */
export async function currentVenues(store: Store, venues: Venues): Promise<ServedVenue[]> {
  const rows = [...venues.values()].map((served) => ({ tenant: served.venue.tenant, ...servedVersions(served) }));
  for (const tenant of await findVenues(store, rows, publishedSince)) await currentVenue(store, venues, tenant);
  return [...venues.values()];
}

/** Returns a venue with its current plan and settings, whichever process published them. Undefined for an unknown tenant. */
export async function currentVenue(store: Store, venues: Venues, tenant: string): Promise<ServedVenue | undefined> {
  let served = venues.get(tenant);
  if (!served) return undefined;
  const latest = await store.selectNoFrom((columns) => latestVersions(columns, tenant)).executeTakeFirstOrThrow();
  if (isCurrent(served, latest)) return served;
  for (const kind of DOCUMENT_KINDS) served = await withVersion(store, served, kind, latest[kind] ?? 0);
  return setCurrent(venues, served);
}

async function withVersion(
  store: Store,
  served: ServedVenue,
  kind: DocumentKind,
  version: number,
): Promise<ServedVenue> {
  if (version === served.documents[kind].version) return served;
  const { tenant } = served.venue;
  const stored = await findDocument(store, tenant, kind, version);
  if (!stored?.ok)
    throw new Error(`the published ${kind} ${version} of ${tenant} can't be read: ${stored?.error ?? 'missing'}`);
  return withDocument(served, kind, { content: stored.content, version, hash: stored.hash });
}

/**
 * Returns a venue as `currentVenue` does, for pages that are served while the database is not available: then as it was
 * last known.
 */
export async function lastKnownVenue(store: Store, venues: Venues, tenant: string): Promise<ServedVenue | undefined> {
  return currentVenue(store, venues, tenant).catch(() => venues.get(tenant));
}

/** Makes documents the current ones and returns the current venue. One older than the current one changes nothing. */
export function setCurrent(venues: Venues, fresh: ServedVenue): ServedVenue {
  const { tenant } = fresh.venue;
  let current = venues.get(tenant);
  if (!current) return fresh;
  for (const kind of DOCUMENT_KINDS)
    if (fresh.documents[kind].version > current.documents[kind].version)
      current = withDocument(current, kind, fresh.documents[kind]);
  venues.set(tenant, current);
  return current;
}

/**
 * Loads what the venues have published; it replaces the files of the folders. A venue whose plan or settings can't be
 * read is left out at startup. Returns an error line for each. Throws if the database can't be read.
 */
export async function loadPublications(store: Store, venues: Venues): Promise<string[]> {
  const errors: string[] = [];
  for (const tenant of venues.keys())
    await currentVenue(store, venues, tenant).catch((error: Error) => {
      if (isDatabaseError(error)) throw error;
      errors.push(error.message);
      venues.delete(tenant);
    });
  return errors;
}

type StoredDocument<Content> =
  | { readonly ok: true; readonly content: Content; readonly hash: string }
  | { readonly ok: false; readonly error: string };

/** Returns the content of a version, or undefined if there is no such version. */
export async function findDocument<Kind extends DocumentKind>(
  database: Store | Transaction<Tables>,
  tenant: string,
  kind: Kind,
  version: number,
): Promise<StoredDocument<Documents[Kind]> | undefined> {
  const row = await versionsOf(database, tenant, kind)
    .select(['content', 'hash'])
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  const read = READERS[kind](JSON.parse(row.content), tenant);
  if (read.ok) return { ok: true, content: read.value, hash: row.hash };
  return { ok: false, error: read.errors.map(({ path, message }) => `${path || '/'}: ${message}`)[0] ?? 'not valid' };
}

/** Returns a kind's versions without their contents, latest first. */
export async function listVersions(
  store: Store,
  tenant: string,
  kind: DocumentKind,
  limit: number,
): Promise<{ readonly rows: VersionRow[]; readonly count: number }> {
  const versions = versionsOf(store, tenant, kind);
  const rows = await versions.select(VERSION_FIELDS).orderBy('version', 'desc').limit(limit).execute();
  const { count } = await versions.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** Returns a version without its content, or undefined if there is no such version. */
export async function findVersion(
  store: Store,
  tenant: string,
  kind: DocumentKind,
  version: number,
): Promise<VersionRow | undefined> {
  return versionsOf(store, tenant, kind).select(VERSION_FIELDS).where('version', '=', version).executeTakeFirst();
}

/** Returns whether the folder's file has changed since the current version was published, and differs from it. */
export async function hasFileChanged(
  store: Store,
  { venue, documents }: ServedVenue,
  kind: DocumentKind,
): Promise<boolean> {
  const { version, hash, file } = documents[kind];
  if (file.hash === hash) return false;
  const row = await versionsOf(store, venue.tenant, kind)
    .select('file_hash')
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined && row.file_hash !== file.hash;
}

/** Keeps the published version although the folder's file is another one, until the file changes again. */
export async function keepOverFile(store: Store, { venue, documents }: ServedVenue, kind: DocumentKind): Promise<void> {
  const { version, file } = documents[kind];
  await store
    .updateTable('publications')
    .set({ file_hash: file.hash })
    .where('tenant', '=', venue.tenant)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .execute();
}

function versionsOf(
  database: Store | Transaction<Tables>,
  tenant: string,
  kind: DocumentKind,
): SelectQueryBuilder<Tables, 'publications', object> {
  return database.selectFrom('publications').where('tenant', '=', tenant).where('kind', '=', kind);
}
