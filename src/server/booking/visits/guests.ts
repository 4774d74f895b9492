/**
 * Guests who come back. A guest is whoever has the same email address or telephone number. What staff note about a guest
 * is kept with the visit at which they did, and so goes with it when the guest is erased.
 */
import { type Transaction, sql } from 'kysely';
import type { GuestVisits } from '../../../api/day/dayContract.ts';
import type { PlainDate } from '../../../domain/booking/time.ts';
import { type Reservation, reservedTables } from '../reservations.ts';
import { partyAt } from './visitRows.ts';
import type { Store, Tables } from '../../store/store.ts';
import type { ServedVenue } from '../../venues/venues.ts';

/** Visits that one answer lists. */
const MAX_VISITS = 20;

export type Contact = Pick<Reservation, 'tenant' | 'email' | 'phone'>;

/** Returns the ids of a guest's reservations, from an index each. Nobody has an empty address, or `room 12` as a number. */
function idsOfGuest(store: Store | Transaction<Tables>, { tenant, email, phone }: Contact) {
  const ids = store.selectFrom('reservations').select('id').where('tenant', '=', tenant);
  const byEmail = ids.where(sql`lower(email)`, '=', sql`lower(${email})`).where('email', '!=', '');
  return byEmail.union(ids.where('phone', '=', phone).where('phone', 'like', '+%'));
}

/** Returns a guest's reservations. */
export async function reservationsOfGuest(store: Store, contact: Contact): Promise<Reservation[]> {
  return store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', contact.tenant)
    .where('id', 'in', idsOfGuest(store, contact))
    .orderBy('id')
    .execute();
}

/** Returns the visits of a party's guest before this one. Undefined if there is no such party. */
export async function readVisits(
  store: Store,
  served: ServedVenue,
  party: number,
  now: number,
): Promise<GuestVisits | undefined> {
  const { tenant } = served.venue;
  const ofVenue = store.selectFrom('reservations').selectAll().where('tenant', '=', tenant);
  const row = await ofVenue.where('id', '=', party).executeTakeFirst();
  if (!row) return undefined;
  const sumOver = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`sum(case when ${condition} then 1 else 0 end) over ()`;
  const rows = await ofVenue
    .select([
      sql<number>`count(*) over ()`.as('total'),
      sumOver(sql`cancelled_at is not null`).as('cancelled'),
      sumOver(sql`cancelled_at is null and status = 'no_show'`).as('no_shows'),
    ])
    .where('id', 'in', idsOfGuest(store, row))
    .where((where) =>
      where.or([where('date', '<', row.date), where.and([where('date', '=', row.date), where('time', '<', row.time)])]),
    )
    .where('held_until', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('time', 'desc')
    .limit(MAX_VISITS)
    .execute();
  const [latest] = rows;
  return {
    total: latest?.total ?? 0,
    cancelled: latest?.cancelled ?? 0,
    noShows: latest?.no_shows ?? 0,
    visits: rows.map((visit) => {
      const { id, date, time, guests, status, cancelled, notes, staffNote } = partyAt(visit, served, now);
      const tables = reservedTables(visit).map(({ name }) => name);
      return { id, date, time, guests, status, cancelled, notes, staffNote, tables };
    }),
  };
}

/** Returns what is known of the guests of a date, by their parties: what staff have noted last, at whichever visit. */
export async function readTags(
  store: Store,
  tenant: string,
  date: PlainDate,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const pairs = store
    .selectFrom('reservations as party')
    .innerJoin('reservations as visit', 'visit.tenant', 'party.tenant')
    .select(['party.id', 'visit.tags', 'visit.tagged_at as at'])
    .where('party.tenant', '=', tenant)
    .where('party.date', '=', date)
    .where('visit.tagged_at', '>', 0);
  const byEmail = pairs.where(sql`lower(visit.email)`, '=', sql`lower(party.email)`).where('party.email', '!=', '');
  const byPhone = pairs.whereRef('visit.phone', '=', 'party.phone').where('party.phone', 'like', '+%');
  // Postgres would start workers for a union of both, which takes longer than the work.
  const noted = [...(await byEmail.execute()), ...(await byPhone.execute())];
  return new Map(
    noted
      .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
      .map(({ id, tags }) => [id, JSON.parse(tags ?? '[]') as string[]]),
  );
}

/** Hands what is known of guests on to their latest visit, before those earlier than a date are deleted. */
export async function handOnTags(trx: Transaction<Tables>, tenant: string, firstKept: PlainDate): Promise<void> {
  const leaving = await trx
    .selectFrom('reservations')
    .select(['tenant', 'email', 'phone', 'tags', 'tagged_at'])
    .where('tenant', '=', tenant)
    .where('date', '<', firstKept)
    .where('tagged_at', '>', 0)
    .execute();
  for (const { tags, tagged_at, ...contact } of leaving) {
    const heir = await trx
      .selectFrom('reservations')
      .select('id')
      .where('tenant', '=', tenant)
      .where('id', 'in', idsOfGuest(trx, contact))
      .where('date', '>=', firstKept)
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!heir) continue;
    await trx
      .updateTable('reservations')
      .set({ tags, tagged_at })
      .where('tenant', '=', tenant)
      .where('id', '=', heir.id)
      .where((where) => where.or([where('tagged_at', 'is', null), where('tagged_at', '<', tagged_at)]))
      .execute();
  }
}
