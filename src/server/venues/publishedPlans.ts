/** The plans that were published. The database says which one holds; what is kept in memory is known by its version. */
import type { Transaction } from 'kysely';
import { type Plan, planSchema } from '../../domain/plan/plan.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import type { PublishedPlanRow, Store, Tables } from '../store/store.ts';
import { type ServedVenue, type Venues, withPlan } from './venues.ts';

export type VersionRow = Omit<PublishedPlanRow, 'plan' | 'folder_hash' | 'tenant'>;

const VERSION_FIELDS = ['version', 'plan_hash', 'areas', 'tables', 'seats', 'author', 'note', 'published_at'] as const;

/** The number of a venue's newest published plan, 0 where none was published. */
export async function latestVersion(database: Store | Transaction<Tables>, tenant: string): Promise<number> {
  const { newest } = await database
    .selectFrom('published_plans')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

/** A venue with the plan that holds at this moment, whichever process has published it. Undefined for a tenant that is not served. */
export async function currentVenue(store: Store, venues: Venues, tenant: string): Promise<ServedVenue | undefined> {
  const served = venues.get(tenant);
  if (!served) return undefined;
  const version = await latestVersion(store, tenant);
  if (version === served.version) return served;
  const plan = await findPlan(store, tenant, version);
  if (!plan?.ok)
    throw new Error(`the published plan ${version} of ${tenant} can't be read: ${plan?.error ?? 'it is gone'}`);
  return setCurrentPlan(venues, withPlan(served, plan.plan, version, plan.hash));
}

/** Serves a venue's newer plan from now on; gives what is served. Who was slow to load an older one changes nothing. */
export function setCurrentPlan(venues: Venues, fresh: ServedVenue): ServedVenue {
  const known = venues.get(fresh.venue.tenant);
  if (known && known.version > fresh.version) return known;
  venues.set(fresh.venue.tenant, fresh);
  return fresh;
}

/** Takes up what is published as the host starts: it wins over the folders' plans. Gives a line for each that can't be read. */
export async function loadPublishedPlans(store: Store, venues: Venues): Promise<string[]> {
  const faults: string[] = [];
  for (const tenant of venues.keys())
    await currentVenue(store, venues, tenant).catch((error: Error) => {
      faults.push(error.message);
    });
  return faults;
}

type StoredPlan =
  | { readonly ok: true; readonly plan: Plan; readonly hash: string }
  | { readonly ok: false; readonly error: string };

/** A published plan; undefined where there is none of that number. */
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
  const { path, message } = read.errors[0]!;
  return { ok: false, error: `${path || '/'}: ${message}` };
}

/** A venue's versions, the newest first, without their plans. */
export async function listVersions(store: Store, tenant: string): Promise<VersionRow[]> {
  return store
    .selectFrom('published_plans')
    .select(VERSION_FIELDS)
    .where('tenant', '=', tenant)
    .orderBy('version', 'desc')
    .execute();
}

/** What is told of one version; undefined where there is none of that number. */
export async function findVersion(store: Store, tenant: string, version: number): Promise<VersionRow | undefined> {
  return store
    .selectFrom('published_plans')
    .select(VERSION_FIELDS)
    .where('tenant', '=', tenant)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Whether the folder's plan is another than the one that was known when the present one was published. */
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

/** A row for a plan of a venue; `author`, `note` and `published_at` are those of who publishes it. */
export function toPublishedPlanRow(
  served: ServedVenue,
  { plan, version, hash }: { plan: Plan; version: number; hash: string },
  said: Pick<PublishedPlanRow, 'author' | 'note' | 'published_at'>,
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
    ...said,
  };
}
