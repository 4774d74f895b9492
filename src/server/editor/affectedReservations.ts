/** Finds the upcoming reservations that a plan or settings affect, with the contacts of the guests. */
import type { Transaction } from 'kysely';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AffectedGuest, MAX_LISTED_RESERVATIONS } from '../../api/documentContract.ts';
import type { AffectedReservation, AffectedReservations } from '../../api/editorContract.ts';
import {
  type BookedTable,
  type ImpactKind,
  type Visit,
  reservationImpact,
} from '../../domain/booking/reservationImpact.ts';
import { areaOccupancy } from '../../domain/booking/venue.ts';
import { type PlainDate, zonedTime } from '../../domain/booking/time.ts';
import { type Reservation, reservedTables, upcomingReservations } from '../booking/reservations.ts';
import { type Store, type Tables, longReads } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';

/** Returns how a reservation is affected, if it is. */
export type FindImpact<Impact> = (reservation: Reservation) => Impact | undefined;
/** Decides how a table of a reservation is affected, if it is. */
export type TableImpact = (promised: BookedTable, visit: Visit) => ImpactKind | undefined;

/** Reading as many takes some milliseconds. */
const RESERVATIONS_PER_BATCH = 500;

/** Returns the affected reservations from a date on, or until another. Other requests go on between batches. */
export async function findAffectedReservations<Impact>(
  database: Store | Transaction<Tables>,
  { venue }: Pick<ServedVenue, 'venue'>,
  span: { readonly from: PlainDate; readonly until?: PlainDate },
  impactOf: FindImpact<Impact>,
): Promise<(AffectedGuest & Impact)[]> {
  const affected: (AffectedGuest & Impact)[] = [];
  let lastId = 0;
  for (;;) {
    const batch = await upcomingReservations(database, venue.tenant, span, {
      afterId: lastId,
      limit: RESERVATIONS_PER_BATCH,
    });
    lastId = batch.at(-1)?.id ?? lastId;
    for (const reservation of batch) {
      const impact = impactOf(reservation);
      if (!impact) continue;
      const { code, date, time, guests, email, phone, series } = reservation;
      const name = `${reservation.first_name} ${reservation.last_name}`.trim();
      const stay = series === null ? {} : { stay: series };
      affected.push({ code, date, time, guests, name, email, phone, ...stay, ...impact });
    }
    if (batch.length < RESERVATIONS_PER_BATCH) return affected;
    await nextTurn();
  }
}

/** Returns which tables of a reservation are affected. The plan is the one in which they were promised. */
export function affectedTables({ venue, plan }: Pick<ServedVenue, 'venue' | 'plan'>, impactOf: TableImpact) {
  const areaIds = new Map(plan.areas.map(({ id, name }) => [name, String(id)]));
  return (reservation: Reservation) => {
    const { time, stay } = reservation;
    const tables = reservedTables(reservation).flatMap((promised) => {
      const areaId = promised.areaId ?? areaIds.get(promised.area);
      const counts = areaOccupancy(venue, areaId) === 'stay';
      const visit = { start: time, ...(counts ? { end: stay === null ? Infinity : time + stay } : {}) };
      const why = impactOf({ ...promised, areaId }, visit);
      return why ? [{ id: promised.key, name: promised.name, why }] : [];
    });
    return tables.length > 0 ? { tables } : undefined;
  };
}

/** Returns the season places, not over yet, whose table is affected. `now` is as for reservations. */
export async function findAffectedSeasonPlaces(
  database: Store | Transaction<Tables>,
  { venue, tables }: ServedVenue,
  now: number,
  impactOf: TableImpact,
): Promise<AffectedReservation[]> {
  const places = await findKeptSeasonPlaces(database, { venue, tables }, now);
  return places.flatMap(({ table, guest }) => {
    const why = impactOf({ ...table, areaId: tables.get(table.key)?.areaId }, { start: 0 });
    return why ? [{ ...guest, tables: [{ id: table.key, name: table.name, why }] }] : [];
  });
}

/** Returns the season places that are kept for somebody, from today on. `now` is as for reservations. */
export async function findKeptSeasonPlaces(
  database: Store | Transaction<Tables>,
  { venue, tables }: Pick<ServedVenue, 'venue' | 'tables'>,
  now: number,
) {
  const today = zonedTime(now, venue.time_zone).date;
  const places = await database
    .selectFrom('season_places')
    .selectAll()
    .where('tenant', '=', venue.tenant)
    .where('until_date', '>=', today)
    .where('state', 'in', ['held', 'offered'])
    .execute();
  return places.map(({ id, table_key: key, table_name, name, email, phone, from_date, until_date: until }) => {
    const table = { key, name: tables.get(key)?.name ?? table_name, seats: tables.get(key)?.seats ?? 0 };
    const date = from_date < today ? today : from_date;
    const guest = {
      code: `season-${id}`,
      date,
      until,
      place: table.name,
      time: 0,
      guests: table.seats,
      name,
      email,
      phone,
    };
    return { table, guest };
  });
}

/**
 * Returns the upcoming reservations and season places whose tables the current plan no longer offers as they were
 * promised. A table that a later plan has put back is not among them.
 */
export async function findBrokenPromises(
  store: Store,
  served: ServedVenue,
  now: number,
): Promise<AffectedReservations> {
  const impactOf: TableImpact = (promised, visit) => {
    const { name, areaId, seats, until: availableUntil } = promised;
    return reservationImpact(promised, visit, { name, areaId, seats, availableUntil }, served.tables);
  };
  const from = zonedTime(now, served.venue.time_zone).date;
  return listAffected<AffectedReservation>([
    ...(await findAffectedReservations(longReads(store), served, { from }, affectedTables(served, impactOf))),
    // What a season place was promised besides its table is not kept.
    ...(await findAffectedSeasonPlaces(store, served, now, ({ key }) =>
      served.tables.has(key) ? undefined : 'removed',
    )),
  ]);
}

/** Returns the earliest visits, and the number of all. */
export function listAffected<Affected extends AffectedGuest>(affected: readonly Affected[]) {
  const byVisit = affected.toSorted((a, b) => a.date.localeCompare(b.date) || a.time - b.time);
  return { reservations: byVisit.slice(0, MAX_LISTED_RESERVATIONS), count: affected.length };
}
