/** Published plans. The database decides which one is current; the version identifies the plan in memory. */
import type { Transaction } from 'kysely';
import { type Plan, planSchema } from '../../domain/plan/plan.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { type PublishedPlanRow, type Store, type Tables, isDatabaseError } from '../store/store.ts';
import { type ServedVenue, type Venues, withPlan } from './venues.ts';

export type VersionRow = Omit<PublishedPlanRow, 'plan' | 'folder_hash' | 'tenant'>;

const VERSION_FIELDS = ['version', 'plan_hash', 'areas', 'tables', 'seats', 'author', 'note', 'published_at'] as const;

/** Returns the version of a venue's latest published plan, or 0 if none was published. */
export async function latestVersion(database: Store | Transaction<Tables>, tenant: string): Promise<number> {
  const { newest } = await database
    .selectFrom('published_plans')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Returns a venue with its current plan, whichever process published it. Undefined for an unknown tenant. */
export async function currentVenue(store: Store, venues: Venues, tenant: string): Promise<ServedVenue | undefined> {
  const served = venues.get(tenant);
  if (!served) return undefined;
  const version = await latestVersion(store, tenant);
  if (version === served.version) return served;
  const plan = await findPlan(store, tenant, version);
  if (!plan?.ok)
    throw new Error(`the published plan ${version} of ${tenant} can't be read: ${plan?.error ?? 'it is missing'}`);
  return setCurrentPlan(venues, withPlan(served, plan.plan, version, plan.hash));
}

/** Makes a plan the current one and returns the current venue. A plan older than the current one changes nothing. */
export function setCurrentPlan(venues: Venues, fresh: ServedVenue): ServedVenue {
  const current = venues.get(fresh.venue.tenant);
  if (current && current.version > fresh.version) return current;
  venues.set(fresh.venue.tenant, fresh);
  return fresh;
}

/**
 * Loads the published plans at startup; they replace the plans of the folders. A venue whose plan can't be read is left
 * out. Returns an error line for each. Throws if the database can't be read.
 */
export async function loadPublishedPlans(store: Store, venues: Venues): Promise<string[]> {
  const errors: string[] = [];
  for (const tenant of venues.keys())
    await currentVenue(store, venues, tenant).catch((error: Error) => {
      if (isDatabaseError(error)) throw error;
      errors.push(error.message);
      venues.delete(tenant);
    });
  return errors;
}

type StoredPlan =
  | { readonly ok: true; readonly plan: Plan; readonly hash: string }
  | { readonly ok: false; readonly error: string };

/** Returns a published plan, or undefined if there is no such version. */
export async function findPlan(
  database: Store | Transaction<Tables>,
  tenant: string,
  version: number,
): Promise<StoredPlan | undefined> {
  const row = await database
    .selectFrom('published_plans')
    .select(['plan', 'plan_hash'])
    .where('tenant', '=', tenant)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return undefined;
  const read = parseWithSchema(planSchema, JSON.parse(row.plan));
  if (read.ok) return { ok: true, plan: read.value, hash: row.plan_hash };
  return { ok: false, error: read.errors.map(({ path, message }) => `${path || '/'}: ${message}`)[0] ?? 'not valid' };
}

/** Returns a venue's versions without their plans, latest first. */
export async function listVersions(
  store: Store,
  tenant: string,
  limit: number,
): Promise<{ readonly rows: VersionRow[]; readonly count: number }> {
  const versions = store.selectFrom('published_plans').where('tenant', '=', tenant);
  const rows = await versions.select(VERSION_FIELDS).orderBy('version', 'desc').limit(limit).execute();
  const { count } = await versions.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** Returns a version without its plan, or undefined if there is no such version. */
export async function findVersion(store: Store, tenant: string, version: number): Promise<VersionRow | undefined> {
  return store
    .selectFrom('published_plans')
    .select(VERSION_FIELDS)
    .where('tenant', '=', tenant)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Returns whether the folder's plan has changed since the current plan was published. */
export async function hasFolderPlanChanged(
  store: Store,
  { venue, version, folderPlan }: ServedVenue,
): Promise<boolean> {
  if (version === 0) return false;
  const row = await store
    .selectFrom('published_plans')
    .select('folder_hash')
    .where('tenant', '=', venue.tenant)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined && row.folder_hash !== folderPlan.hash;
}

/** Returns the database row of a plan. */
export function toPublishedPlanRow(
  served: ServedVenue,
  { plan, version, hash }: { plan: Plan; version: number; hash: string },
  publication: Pick<PublishedPlanRow, 'author' | 'note' | 'published_at'>,
): PublishedPlanRow {
  const rooms = plan.areas.flatMap((area) => area.rooms);
  return {
    tenant: served.venue.tenant,
    version,
    plan: JSON.stringify(plan),
    plan_hash: hash,
    folder_hash: served.folderPlan.hash,
    areas: plan.areas.length,
    tables: rooms.length,
    seats: rooms.reduce((sum, room) => sum + room.beds, 0),
    ...publication,
  };
}
