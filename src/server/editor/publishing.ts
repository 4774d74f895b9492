/** Publishing: in one transaction, a plan becomes the current one for visitors and rules. */
import type { Transaction } from 'kysely';
import type { AffectedReservation } from '../../api/editorContract.ts';
import { reservationImpact } from '../../domain/booking/reservationImpact.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { setCurrentPlan, latestVersion, currentVenue, toPublishedPlanRow } from '../venues/publishedPlans.ts';
import { type Reservation, upcomingReservations, reservedTables } from '../booking/reservations.ts';
import type { Store, Tables } from '../store/store.ts';
import { type ServedVenue, type Venues, hashPlan, withPlan } from '../venues/venues.ts';

export type Publication = {
  readonly plan: Plan;
  readonly by: string;
  readonly note: string;
  readonly accept: readonly string[];
};
export type PublishResult =
  | { readonly ok: true; readonly version: number; readonly etag: string }
  | { readonly ok: false; readonly error: 'newer'; readonly served: ServedVenue }
  | { readonly ok: false; readonly error: 'promised'; readonly reservations: AffectedReservation[] };

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
    const refusal = await writeDurably(store, async (trx) => {
      if ((await latestVersion(trx, tenant)) !== served.version) return 'newer';
      const affected = await affectedReservations(trx, served, fresh, now);
      if (affected.some(({ code }) => !accept.includes(code))) return affected;
      await insert(trx, served, fresh, publication, now);
      return undefined;
    });
    if (refusal === undefined) {
      setCurrentPlan(venues, fresh);
      return { ok: true, version: fresh.version, etag: planEtag(fresh) };
    }
    if (refusal !== 'newer') return { ok: false, error: 'promised', reservations: refusal };
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
}

/** Returns the reservations from today on that the new plan affects. */
async function affectedReservations(
  trx: Transaction<Tables>,
  served: ServedVenue,
  fresh: ServedVenue,
  now: number,
): Promise<AffectedReservation[]> {
  const today = zonedTime(now, served.venue.time_zone).date;
  return (await upcomingReservations(trx, served.venue.tenant, today)).flatMap((reservation) => {
    const tables = affectedTables(reservation, served, fresh);
    if (tables.length === 0) return [];
    const { code, date, time, guests, first_name, last_name } = reservation;
    return [{ code, date, time, guests, name: `${first_name} ${last_name}`.trim(), tables }];
  });
}

function affectedTables(
  reservation: Reservation,
  served: ServedVenue,
  fresh: ServedVenue,
): AffectedReservation['tables'] {
  const { time, stay } = reservation;
  const visit = {
    start: time,
    ...(served.venue.occupancy === 'stay' ? { end: stay === null ? Infinity : time + stay } : {}),
  };
  return reservedTables(reservation).flatMap((promised) => {
    const why = reservationImpact(promised, visit, served.tables.get(promised.key), fresh.tables.get(promised.key));
    return why ? [{ id: promised.key, name: promised.name, why }] : [];
  });
}
