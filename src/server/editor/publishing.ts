/** Publishing: in one transaction, a plan becomes the current one for visitors and rules. */
import type { Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import type { AffectedReservation, ImpactConflict } from '../../api/editorContract.ts';
import { reservationImpact } from '../../domain/booking/reservationImpact.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { haveTablesChanged, latestEventId, recordPlan } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { setCurrentPlan, latestVersion, currentVenue, toPublishedPlanRow } from '../venues/publishedPlans.ts';
import type { Store, Tables } from '../store/store.ts';
import { type TableImpact, findAffectedReservations, listAffected } from './affectedReservations.ts';
import { type ServedVenue, type Venues, hashPlan, withPlan } from '../venues/venues.ts';

export type Publication = {
  readonly plan: Plan;
  readonly by: string;
  readonly note: string;
  /** The digest of the affected reservations that the editor accepts. */
  readonly accept: string;
};
export type PublishResult =
  | { readonly ok: true; readonly version: number; readonly etag: string }
  | { readonly ok: false; readonly error: 'newer'; readonly served: ServedVenue }
  | { readonly ok: false; readonly error: 'promised'; readonly impact: ImpactConflict };

/** The fields of a table whose change `reservationImpact` reports. */
const COMPARED_FIELDS = ['name', 'areaId', 'seats', 'availableUntil'] as const;
/** Attempts while other processes publish at the same time. */
const MAX_ATTEMPTS = 5;

/** Returns the ETag of the current plan. It comes back as If-Match. */
export function planEtag({ version, planHash }: Pick<ServedVenue, 'version' | 'planHash'>): string {
  return `"${version}-${planHash}"`;
}

/**
 * Publishes a validated plan over the plan with the given ETag. `now` is the venue's current time in epoch
 * milliseconds.
 */
export async function publishPlan(
  store: Store,
  venues: Venues,
  tenant: string,
  publication: Publication,
  tag: string,
  now: number,
): Promise<PublishResult> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) break;
    if (tag !== planEtag(served)) return { ok: false, error: 'newer', served };
    const { plan, accept } = publication;
    const fresh = withPlan(served, plan, served.version + 1, hashPlan(plan));
    const changedKeys = findChangedTables(served, fresh);
    const impactOf: TableImpact = (promised, visit) =>
      changedKeys.has(promised.key)
        ? reservationImpact(promised, visit, served.tables.get(promised.key), fresh.tables)
        : undefined;
    const findAffected = async (database: Store | Transaction<Tables>): Promise<AffectedReservation[]> =>
      changedKeys.size === 0 ? [] : findAffectedReservations(database, served, now, impactOf);
    // Looking through all reservations takes long: it happens before the transaction, and in it only after a change.
    const eventId = await latestEventId(store, tenant);
    const found = await findAffected(store);
    const impact = withDigest(found);
    if (impact.count > 0 && impact.digest !== accept) return { ok: false, error: 'promised', impact };
    const refusal = await writeDurably(store, tenant, async (trx) => {
      if ((await latestVersion(trx, tenant)) !== served.version) return 'newer';
      if (await haveTablesChanged(trx, tenant, eventId, changedKeys)) {
        const codes = new Set(found.map(({ code }) => code));
        const affected = await findAffected(trx);
        if (affected.some(({ code }) => !codes.has(code))) return withDigest(affected);
      }
      await insert(trx, served, fresh, publication, now);
      return undefined;
    });
    if (refusal === undefined) {
      setCurrentPlan(venues, fresh);
      return { ok: true, version: fresh.version, etag: planEtag(fresh) };
    }
    if (refusal !== 'newer') return { ok: false, error: 'promised', impact: refusal };
  }
  throw new Error(`the plan of ${tenant} could not be published`);
}

/** The first publication also stores the folder's plan as version 0, so that the history is complete. */
async function insert(
  trx: Transaction<Tables>,
  served: ServedVenue,
  fresh: ServedVenue,
  { by, note }: Publication,
  now: number,
): Promise<void> {
  if (served.version === 0) {
    await trx
      .insertInto('published_plans')
      .values(
        toPublishedPlanRow(
          served,
          { plan: served.plan, version: 0, hash: served.planHash },
          { author: '', note: '', published_at: null },
        ),
      )
      .execute();
  }
  const row = toPublishedPlanRow(
    fresh,
    { plan: fresh.plan, version: fresh.version, hash: fresh.planHash },
    { author: by, note, published_at: now },
  );
  await trx.insertInto('published_plans').values(row).execute();
  await recordPlan(trx, fresh.venue.tenant);
}

/** Returns the affected reservations with the digest that accepts exactly these. */
function withDigest(affected: readonly AffectedReservation[]): ImpactConflict {
  const codes = affected.map(({ code }) => code).toSorted();
  return { ...listAffected(affected), digest: createHash('sha256').update(codes.join('\n')).digest('base64url') };
}

/** Returns the keys of the tables with a change that can affect a reservation. */
function findChangedTables(served: ServedVenue, fresh: ServedVenue): Set<string> {
  const keys = new Set([...served.tables.keys(), ...fresh.tables.keys()]);
  return new Set(
    [...keys].filter((key) => {
      const before = served.tables.get(key);
      const after = fresh.tables.get(key);
      return COMPARED_FIELDS.some((field) => before?.[field] !== after?.[field]);
    }),
  );
}
