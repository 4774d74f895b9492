/**
 * Links with which guests let friends see where they will be: `/beside/SECRET`. Such a link leads to a date, a time and
 * tables, and to nothing else of the reservation. It can't be guessed, lasts as long as the reservation, and ends when
 * its owner says so; the next one is another.
 */
import type { PlainDate } from '../../domain/booking/time.ts';
import { zonedTime } from '../../domain/booking/time.ts';
import { reservedTables, isNotExpired, withDays } from '../booking/reservations.ts';
import { hashSecret, replySecret, tenantOf } from '../links/guestLinks.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { realTime } from '../store/realTime.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

/** Returns the path of the page that a link opens. */
export const besidePath = (secret: string): string => `/beside/${secret}`;

type Owner = { readonly tenant: string; readonly id: number };

/** Returns the secret of a reservation's link, the same each time until the link is ended. Only the host knows `linkKey`. */
const besideSecret = ({ tenant, id }: Owner, link: number, linkKey: string): string =>
  replySecret(tenant, '', `beside ${id} ${link}`, linkKey);

/** Returns the secret of a reservation's link; undefined if it has none. */
export async function openBesideLink(
  store: Store,
  { tenant, id }: Owner,
  linkKey: string,
): Promise<string | undefined> {
  const row = await store
    .selectFrom('beside_links')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  return row && row.secret_hash !== null ? besideSecret({ tenant, id }, row.link, linkKey) : undefined;
}

/** Makes a link unless the reservation has one, and returns its secret. */
export function makeBesideLink(store: Store, owner: Owner, linkKey: string): Promise<string> {
  const { tenant, id } = owner;
  return writeDurably(store, tenant, async (trx) => {
    const row = await trx
      .selectFrom('beside_links')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('reservation_id', '=', id)
      .executeTakeFirst();
    const link = row === undefined || row.secret_hash !== null ? (row?.link ?? 1) : row.link + 1;
    const secret = besideSecret(owner, link, linkKey);
    const values = { link, secret_hash: hashSecret(secret) };
    await trx
      .insertInto('beside_links')
      .values({ tenant, reservation_id: id, ...values })
      .onConflict((conflict) => conflict.columns(['tenant', 'reservation_id']).doUpdateSet(values))
      .execute();
    return secret;
  });
}

/** Ends a reservation's link. */
export function endBesideLink(store: Store, { tenant, id }: Owner): Promise<void> {
  return writeDurably(store, tenant, async (trx) => {
    await trx
      .updateTable('beside_links')
      .set({ secret_hash: null })
      .where('tenant', '=', tenant)
      .where('reservation_id', '=', id)
      .execute();
  });
}

/** Where and when the owner of a link will be. */
export type Beside = {
  readonly date: PlainDate;
  /** The last day of a stay of several. */
  readonly until?: PlainDate | undefined;
  readonly time: number;
  /** Keys of the tables on the first day. */
  readonly tables: readonly string[];
};

/**
 * Returns the venue of a link, with where its owner will be: undefined if the link is unknown or has ended, or if the
 * reservation is canceled, over, or only offered. All of them take the same one query. `now` is epoch milliseconds.
 */
export async function findBeside(
  store: Store,
  venues: Venues,
  secret: string,
  now: number,
): Promise<{ readonly served: ServedVenue; readonly beside: Beside | undefined } | undefined> {
  const tenant = tenantOf(secret, venues.keys());
  const served = await currentVenue(store, venues, tenant);
  if (!served) return undefined;
  const found = await store
    .selectFrom('beside_links')
    .innerJoin('reservations', (join) =>
      join
        .onRef('reservations.tenant', '=', 'beside_links.tenant')
        .onRef('reservations.id', '=', 'beside_links.reservation_id'),
    )
    .selectAll('reservations')
    .where('beside_links.tenant', '=', tenant)
    .where('beside_links.secret_hash', '=', hashSecret(secret))
    .where('reservations.cancelled_at', 'is', null)
    .where(isNotExpired(realTime(store)))
    .executeTakeFirst();
  if (!found) return { served, beside: undefined };
  const { date, time, days, ...reservation } = await withDays(store, found);
  const last = days?.at(-1)?.date ?? date;
  if (last < zonedTime(now, served.venue.time_zone).date) return { served, beside: undefined };
  const tables = reservedTables(reservation).map(({ key }) => key);
  return { served, beside: { date, time, tables, ...(last === date ? {} : { until: last }) } };
}
