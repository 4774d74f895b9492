/** Changing and canceling a reservation. */
import type { Transaction } from 'kysely';
import {
  type ChangedVisit,
  type ReservationChange,
  type ReservedVisit,
  parseReservationChange,
} from '../../domain/booking/reservationChange.ts';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { isDeepEqual } from '../../domain/deepEqual.ts';
import { recordDay, recordTables } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { realTimeOf } from '../store/realTime.ts';
import { newRowId } from '../store/rowIds.ts';
import type { Store, Tables } from '../store/store.ts';
import { together } from '../store/together.ts';
import { closedTables } from '../venues/offlineTables.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import type { LimitFacts } from '../line/clientNetwork.ts';
import { findChangeLimit, limitErrors } from './bookingLimits.ts';
import { TablesTakenError, claimOnline, deleteClaims } from './claims.ts';
import { HOLD_MINUTES, claimOnCurrentPlan } from './heldReservations.ts';
import { enqueueChangeMails, enqueueMails, enqueueNotice } from './mailQueue.ts';
import { claimForOthers } from './reclaim.ts';
import { newCode, timeOn } from './makeReservation.ts';
import { GUEST, HOST, type RowChange, logVisit } from './visits/dayLog.ts';
import { findOnlineErrors } from './visits/onlineRules.ts';
import { visitOf } from './visits/visitRows.ts';
import {
  NEW_RESERVATION,
  type Reservation,
  findSeries,
  hasBegun,
  insertReservation,
  isNotExpired,
  reservedTables,
  toReservedTables,
  withDays,
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
  /** Whether the code stands for a whole stay of several days, and not for its first day alone. */
  readonly isWholeStay?: boolean;
};

/**
 * Changes the date, time, party size, tables or notes of a reservation, all at once or not at all: one durable
 * transaction frees its tables and claims the new ones. The unique key of the claims decides a race. Guest and venue get a mail.
 * The same change a second time does nothing. A whole stay has all days from its arrival to its departure afterwards, also
 * those that were canceled.
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
    return refused(error.errors);
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
  { now, by = 'venue', limits, isWholeStay = false }: ChangeOptions,
): Promise<ChangeResult> {
  const { venue } = served;
  const found = await findActiveReservation(trx, served, code, { now, by, isWholeStay });
  if (!found.ok) return found;
  const { reservation, first, days: reservedDays } = found;
  if (reservedDays.some((day) => day.held_until !== null)) return { ok: false, error: 'unconfirmed' };
  const reserved = reservedVisit(reservation);
  const reading = parseReservationChange(change, reserved, venue, served.tables, now);
  if (!reading.ok) return refused(reading.errors);
  const { visit, notes, isMoved } = reading;
  const hasNewNotes = notes !== reserved.notes;
  const isChanged = isMoved || hasNewNotes;
  if (!isChanged) return { ok: true, reservation, isChanged };
  const limit = limits && (await findChangeLimit(trx, first, visit, { ...limits, realNow: realTimeOf(trx) }));
  if (limit) return refused(limitErrors(limit, venue, HOLD_MINUTES));
  const errors = isMoved && by === 'guest' && (await findDayErrors(trx, served, visit, { reservedDays, now }));
  if (errors) return refused(errors);
  const ids = reservedDays.map(({ id }) => id);
  const freed = isMoved ? await deleteClaims(trx, venue.tenant, 'reservation_id', ids) : [];
  const others = reservedDays.filter(({ id }) => id !== first.id);
  // A canceled first day comes back in place of the one that followed it.
  const spare = others.splice(0, first.cancelled_at === null ? 0 : 1);
  const rows = [first, ...others];
  const changes: RowChange[] = [];
  const written: Reservation[] = [];
  for (const [at, day] of [visit, ...visit.laterDays].entries()) {
    const before = rows[at];
    const columns = {
      date: day.date,
      time: at === 0 ? visit.time : timeOn(venue, day.date, visit.time),
      guests: visit.guests,
      stay: visit.stay,
      tables: JSON.stringify(toReservedTables(day.tables)),
      notes: before && !hasNewNotes ? before.notes : notes,
      hold_minutes: venue.hold_minutes,
    };
    const isOther = !before || isChangedBy(columns, before);
    let after = before;
    if (!before) after = await addDay(trx, first, columns, now);
    // The first counts all changes of a stay.
    else if (isOther || at === 0) after = await updateDay(trx, before, columns, { now, isOther });
    if (after) written.push(after);
    if (isOther) changes.push({ before, after });
  }
  for (const before of [...spare, ...rows.slice(written.length)])
    changes.push({ before, after: await markCanceled(trx, before, now) });
  if (isMoved) await claimOnline(trx, served, written);
  const [changed = first] = written;
  const actor = by === 'guest' ? GUEST : HOST;
  if (isMoved) {
    await logVisit(trx, actor, 'change', now, ...changes);
    await claimForOthers(trx, served, freed);
  }
  for (const [date, keys] of tablesByDate(changes))
    await (isMoved ? recordTables(trx, venue.tenant, date, [...keys]) : recordDay(trx, venue.tenant, date));
  // The log has no words of a guest: only that there are other ones.
  if (hasNewNotes)
    await logVisit(trx, actor, 'notes', now, ...(isMoved ? [{ before: changed, after: changed }] : changes));
  const after = isWholeStay ? await withDays(trx, changed) : changed;
  await enqueueChangeMails(trx, venue, { before: reservation, after }, now);
  return { ok: true, reservation: after, isChanged };
}

/** Returns whether a day becomes another one. The names of its tables are no matter. */
function isChangedBy(columns: DayColumns, before: Reservation): boolean {
  const isSameVisit = isDeepEqual(visitOf(before), visitOf({ ...before, ...columns }));
  return !isSameVisit || before.notes !== columns.notes || before.cancelled_at !== null;
}

/** What a canceled day has again once it is reserved again. */
const RESERVED = {
  cancelled_at: null,
  status: 'reserved',
  status_at: null,
  arrived: 0,
  seated_at: null,
  left_at: null,
} as const satisfies Partial<Reservation>;
type DayColumns = Pick<Reservation, 'date' | 'time' | 'guests' | 'stay' | 'tables' | 'notes' | 'hold_minutes'>;

function updateDay(
  trx: Transaction<Tables>,
  { tenant, id, date, time, kept_at, cancelled_at: canceledAt }: Reservation,
  columns: DayColumns,
  { now, isOther }: { readonly now: number; readonly isOther: boolean },
): Promise<Reservation> {
  return trx
    .updateTable('reservations')
    .set((row) => ({
      ...columns,
      ...(canceledAt === null ? {} : RESERVED),
      // The hours cover another date or time, or else it could not be chosen.
      kept_at: columns.date === date && columns.time === time ? kept_at : null,
      sequence: row('sequence', '+', 1),
      revision: row('revision', '+', isOther ? 1 : 0),
      changed_at: now,
    }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds a day to a stay. As on all days but the first, limits don't count it. */
async function addDay(
  trx: Transaction<Tables>,
  { discount_code, verified_at, messages_at, messages_ended_at, language, source, series, ...first }: Reservation,
  columns: DayColumns,
  now: number,
): Promise<Reservation> {
  const ofStay = { discount_code, verified_at, messages_at, messages_ended_at, language, source, series };
  const own = { id: newRowId(), code: newCode(), created_at: now };
  const { days: _, ...row } = { ...first, ...NEW_RESERVATION, ...ofStay, ...own, ...columns };
  await insertReservation(trx, row);
  return row;
}

/** Returns the keys of the tables that changes concern, by their dates. */
function tablesByDate(changes: readonly RowChange[]): Map<PlainDate, Set<string>> {
  const tables = new Map<PlainDate, Set<string>>();
  const visits = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()).map(visitOf);
  for (const { date, tables: keys } of visits) tables.set(date, new Set([...(tables.get(date) ?? []), ...keys]));
  return tables;
}

/** Returns why guests can't make a changed visit online on one of its days, or undefined. */
async function findDayErrors(
  trx: Transaction<Tables>,
  served: ServedVenue,
  visit: ChangedVisit,
  { reservedDays, now }: { readonly reservedDays: readonly Reservation[]; readonly now: number },
): Promise<RequestErrors | undefined> {
  const ids = reservedDays.map(({ id }) => id);
  const reserved = reservedDays.map(visitOf);
  const hadOn = (date: PlainDate): string[] => reserved.flatMap((day) => (day.date === date ? day.tables : []));
  const had = new Set(reserved.flatMap((day) => day.tables));
  const found = await together(
    ...[visit, ...visit.laterDays].map(({ date, tables }) => {
      const closed = closedTables(served, date);
      // Tables that the party has already stay its own, whoever may reserve them now: those of a closed area on their date.
      const isOwn = (key: string): boolean => hadOn(date).includes(key) || (had.has(key) && !closed.has(key));
      const others = tables.filter(({ key }) => !isOwn(key));
      return findOnlineErrors(trx, served, { ...visit, date, tables: others }, now, ids);
    }),
  );
  return found.find((errors) => errors !== undefined);
}

/** Returns what a party has reserved, to be changed: a whole stay if the reservation is one. */
export function reservedVisit(reservation: Reservation): ReservedVisit {
  const { date, time, guests, stay, notes, discount_code: discountCode, days } = reservation;
  const keysOf = (day: Pick<Reservation, 'tables'>): string[] => reservedTables(day).map(({ key }) => key);
  return {
    date,
    time,
    guests,
    stay,
    tables: keysOf(reservation),
    notes,
    discountCode: discountCode ?? '',
    isPartOfStay: reservation.series !== null && !days,
    days: days?.map((day) => ({ date: day.date, tables: keysOf(day) })),
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

/** Marks a reservation as canceled, which leaves its claims and the log to the caller. */
function markCanceled(trx: Transaction<Tables>, { tenant, id }: Reservation, now: number): Promise<Reservation> {
  return trx
    .updateTable('reservations')
    .set((row) => ({ cancelled_at: now, held_until: null, revision: row('revision', '+', 1) }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Cancels a reservation in a transaction, without mails. */
async function cancelVisit(
  trx: Transaction<Tables>,
  served: ServedVenue,
  reservation: Reservation,
  now: number,
  by: By,
): Promise<void> {
  const after = await markCanceled(trx, reservation, now);
  await logVisit(trx, by === 'guest' ? GUEST : HOST, 'cancel', now, { before: reservation, after });
  await claimForOthers(trx, served, await deleteClaims(trx, reservation.tenant, 'reservation_id', [reservation.id]));
  await recordTables(
    trx,
    reservation.tenant,
    reservation.date,
    reservedTables(reservation).map(({ key }) => key),
  );
}

type Found = Extract<CancelResult, { ok: true }> & {
  /** The row that links, limits and mails are about: the first day of a stay, which may be canceled. */
  readonly first: Reservation;
  /** The rows of the days that are left of a whole stay, or that of the reservation. */
  readonly days: readonly Reservation[];
};

/** Finds a reservation that can be changed or canceled. */
async function findActiveReservation(
  trx: Transaction<Tables>,
  { venue }: ServedVenue,
  code: string,
  { now, by, isWholeStay = false }: { readonly now: number; readonly by: By; readonly isWholeStay?: boolean },
): Promise<Found | Missing | Begun> {
  const reservation = await trx
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', venue.tenant)
    .where('code', '=', code)
    .where(isNotExpired(realTimeOf(trx)))
    .executeTakeFirst();
  if (!reservation) return { ok: false, error: 'unknown' };
  const { series } = reservation;
  const days = isWholeStay && series !== null ? await findSeries(trx, venue.tenant, series) : [reservation];
  const left = days.filter((day) => day.cancelled_at === null);
  if (left.length === 0) return { ok: false, error: 'already-canceled' };
  if (by === 'guest' && left.some((day) => hasBegun(day, venue, now))) return { ok: false, error: 'visit-begun' };
  const first = days.find(({ id }) => id === series) ?? reservation;
  return { ok: true, reservation: isWholeStay ? await withDays(trx, reservation) : reservation, first, days: left };
}
