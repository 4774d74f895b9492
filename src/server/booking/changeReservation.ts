/** Changing and canceling a reservation. */
import type { Transaction } from 'kysely';
import {
  type ChangedVisit,
  type ReservationChange,
  type ReservedVisit,
  parseReservationChange,
} from '../../domain/booking/reservationChange.ts';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { recordDay, recordTables } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { Store, Tables } from '../store/store.ts';
import { closedTables } from '../venues/offlineTables.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import type { LimitFacts } from '../line/clientNetwork.ts';
import { findChangeLimit, limitErrors } from './bookingLimits.ts';
import { type FreedTable, TablesTakenError, claimOnline, deleteClaims } from './claims.ts';
import { HOLD_MINUTES, claimOnCurrentPlan } from './heldReservations.ts';
import { enqueueChangeMails, enqueueMails, enqueueNotice } from './mailQueue.ts';
import { claimForOthers } from './reclaim.ts';
import { GUEST, HOST, logVisit } from './visits/dayLog.ts';
import { findOnlineErrors } from './visits/onlineRules.ts';
import {
  type Reservation,
  findSeries,
  hasBegun,
  isNotExpired,
  reservedTables,
  toReservedTables,
} from './reservations.ts';

type Missing = { readonly ok: false; readonly error: 'unknown' | 'already-canceled' };
/** Guests change nothing of a visit that has begun. */
type Begun = { readonly ok: false; readonly error: 'visit-begun' };
/** Who changes or cancels a reservation: the venue, or the guest through a link. */
type By = 'venue' | 'guest';

export type CancelResult = { readonly ok: true; readonly reservation: Reservation } | Missing | Begun;

export type ChangeResult =
  /** The reservation after the change. `isChanged` is false if it was like this before: then nobody gets a mail. */
  | { readonly ok: true; readonly reservation: Reservation; readonly isChanged: boolean }
  | Missing
  | Begun
  /** The guest must confirm the reservation first. */
  | { readonly ok: false; readonly error: 'unconfirmed' }
  /** The errors are those of a new reservation. */
  | { readonly ok: false; readonly error: 'refused'; readonly errors: RequestErrors };

export type ChangeOptions = {
  /** The venue's current time in epoch milliseconds. */
  readonly now: number;
  /** The venue if missing. */
  readonly by?: By;
  /** Without it no limits apply. */
  readonly limits?: LimitFacts | undefined;
};

/**
 * Changes the date, time, party size, tables or notes of a reservation, all at once or not at all: one durable
 * transaction frees its tables and claims the new ones. The unique key of the claims decides a race. Guest and venue get a mail.
 * The same change a second time does nothing.
 */
export async function changeReservation(
  store: Store,
  venues: Venues,
  tenant: string,
  code: string,
  change: ReservationChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  try {
    return await claimOnCurrentPlan(store, venues, tenant, (trx, served) =>
      changeInTransaction(trx, served, code, change, options),
    );
  } catch (error) {
    if (!(error instanceof TablesTakenError)) throw error;
    return refused({ selected_tables: error.tables.map((table) => ({ code: 'taken', table })) });
  }
}

function refused(errors: RequestErrors): ChangeResult {
  return { ok: false, error: 'refused', errors };
}

async function changeInTransaction(
  trx: Transaction<Tables>,
  served: ServedVenue,
  code: string,
  change: ReservationChange,
  { now, by = 'venue', limits }: ChangeOptions,
): Promise<ChangeResult> {
  const { venue } = served;
  const found = await findActiveReservation(trx, served, code, { now, by });
  if (!found.ok) return found;
  const { reservation } = found;
  if (reservation.held_until !== null) return { ok: false, error: 'unconfirmed' };
  const reserved = reservedVisit(reservation);
  const { date } = reserved;
  const reading = parseReservationChange(change, reserved, venue, served.tables, now);
  if (!reading.ok) return refused(reading.errors);
  const { visit, notes, isMoved } = reading;
  const hasNewNotes = notes !== reserved.notes;
  const isChanged = isMoved || hasNewNotes;
  if (!isChanged) return { ok: true, reservation, isChanged };
  const limit = limits && (await findChangeLimit(trx, reservation, visit, { ...limits, realNow: realTimeOf(trx) }));
  if (limit) return refused(limitErrors(limit, venue, HOLD_MINUTES));
  const errors =
    isMoved &&
    by === 'guest' &&
    (await findOnlineErrors(
      trx,
      served,
      onlineChange(visit, reserved, closedTables(served, visit.date)),
      now,
      reservation.id,
    ));
  if (errors) return refused(errors);
  let freed: FreedTable[] = [];
  if (isMoved) {
    freed = await deleteClaims(trx, venue.tenant, 'reservation_id', [reservation.id]);
    await claimOnline(trx, served, { ...visit, id: reservation.id }, visit.tables);
  }
  const changed = await trx
    .updateTable('reservations')
    .set((row) => ({
      date: visit.date,
      time: visit.time,
      guests: visit.guests,
      stay: visit.stay,
      tables: JSON.stringify(toReservedTables(visit.tables)),
      notes,
      hold_minutes: venue.hold_minutes,
      // The hours cover another date or time, or else it could not be chosen.
      kept_at: visit.date === date && visit.time === reservation.time ? reservation.kept_at : null,
      sequence: row('sequence', '+', 1),
      revision: row('revision', '+', 1),
      changed_at: now,
    }))
    .where('tenant', '=', venue.tenant)
    .where('id', '=', reservation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const actor = by === 'guest' ? GUEST : HOST;
  if (isMoved) {
    await logVisit(trx, actor, 'change', now, { before: reservation, after: changed });
    await claimForOthers(trx, served, freed);
    const newTables = visit.tables.map(({ key }) => key);
    if (visit.date === date)
      await recordTables(trx, venue.tenant, date, [...new Set([...reserved.tables, ...newTables])]);
    else {
      await recordTables(trx, venue.tenant, date, reserved.tables);
      await recordTables(trx, venue.tenant, visit.date, newTables);
    }
  } else await recordDay(trx, venue.tenant, date);
  // The log has no words of a guest: only that there are other ones.
  if (hasNewNotes)
    await logVisit(trx, actor, 'notes', now, { before: isMoved ? changed : reservation, after: changed });
  await enqueueChangeMails(trx, venue, { before: reservation, after: changed }, now);
  return { ok: true, reservation: changed, isChanged };
}

/** Tables that the party has already stay its own, whoever may reserve them now: those of a closed area on their date. */
function onlineChange(
  { tables, ...visit }: ChangedVisit,
  reserved: Pick<ReservedVisit, 'date' | 'tables'>,
  closed: ReadonlySet<string>,
) {
  const isOwn = (key: string): boolean =>
    reserved.tables.includes(key) && (visit.date === reserved.date || !closed.has(key));
  return { ...visit, tables: tables.filter(({ key }) => !isOwn(key)) };
}

/** Returns what a party has reserved, to be changed. */
export function reservedVisit(reservation: Reservation): ReservedVisit {
  const { date, time, guests, stay, notes, discount_code: discountCode } = reservation;
  const tables = reservedTables(reservation).map(({ key }) => key);
  return {
    date,
    time,
    guests,
    stay,
    tables,
    notes,
    discountCode: discountCode ?? '',
    isPartOfStay: reservation.series !== null,
  };
}

/**
 * Cancels a reservation: it stays on record, its tables become available, and the guest gets a mail, as does the venue
 * if the guest cancels. `now` is the venue's current time in epoch milliseconds. The guest hears of it if `isTold`.
 */
export async function cancelReservation(
  store: Store,
  served: ServedVenue,
  code: string,
  now: number,
  by: By = 'venue',
  isTold = true,
): Promise<CancelResult> {
  return writeDurably(store, served.venue.tenant, async (trx) => {
    const found = await findActiveReservation(trx, served, code, { now, by });
    if (!found.ok) return found;
    const { reservation } = found;
    await cancelVisit(trx, served, reservation, now, by);
    if (isTold) await enqueueMails(trx, reservation, ['cancelled'], now);
    if (by === 'guest') await enqueueNotice(trx, served.venue, reservation, 'cancel_notice', now);
    return { ok: true, reservation };
  });
}

/**
 * Cancels what is left of a stay of several days for its guest, all of it or nothing, and tells guest and venue once.
 * Returns how many days were left. `now` is the venue's current time in epoch milliseconds.
 */
export async function cancelStay(
  store: Store,
  served: ServedVenue,
  series: number,
  now: number,
  isTold: boolean,
): Promise<number> {
  const { venue } = served;
  return writeDurably(store, venue.tenant, async (trx) => {
    const days = await findSeries(trx, venue.tenant, series);
    const left = days.filter((day) => day.cancelled_at === null && !hasBegun(day, venue, now));
    for (const day of left) await cancelVisit(trx, served, day, now, 'guest');
    const [first] = left;
    if (first) {
      if (isTold) await enqueueMails(trx, first, ['cancelled'], now);
      await enqueueNotice(trx, venue, first, 'cancel_notice', now);
    }
    return left.length;
  });
}

/** Cancels a reservation in a transaction, without mails. */
async function cancelVisit(
  trx: Transaction<Tables>,
  served: ServedVenue,
  reservation: Reservation,
  now: number,
  by: By,
): Promise<void> {
  const after = await trx
    .updateTable('reservations')
    .set((row) => ({ cancelled_at: now, held_until: null, revision: row('revision', '+', 1) }))
    .where('tenant', '=', reservation.tenant)
    .where('id', '=', reservation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await logVisit(trx, by === 'guest' ? GUEST : HOST, 'cancel', now, { before: reservation, after });
  await claimForOthers(trx, served, await deleteClaims(trx, reservation.tenant, 'reservation_id', [reservation.id]));
  await recordTables(
    trx,
    reservation.tenant,
    reservation.date,
    reservedTables(reservation).map(({ key }) => key),
  );
}

async function findActiveReservation(
  trx: Transaction<Tables>,
  { venue }: ServedVenue,
  code: string,
  { now, by }: { readonly now: number; readonly by: By },
): Promise<CancelResult> {
  const reservation = await trx
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', venue.tenant)
    .where('code', '=', code)
    .where(isNotExpired(realTimeOf(trx)))
    .executeTakeFirst();
  if (!reservation) return { ok: false, error: 'unknown' };
  if (reservation.cancelled_at !== null) return { ok: false, error: 'already-canceled' };
  if (by === 'guest' && hasBegun(reservation, venue, now)) return { ok: false, error: 'visit-begun' };
  return { ok: true, reservation };
}
