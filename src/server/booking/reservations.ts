/** Reservations in the database: making, listing and canceling them, and the tables that they claim. */
import { createHash, randomInt } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { WHOLE_DATE_CLAIM, claimedSlots } from '../../domain/booking/occupancy.ts';
import {
  type RequestErrors,
  type ReservationRequest,
  parseReservationRequest,
} from '../../domain/booking/reservation.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { isPossiblePhoneNumber } from './phoneNumber.ts';
import { latestVersion, currentVenue } from '../venues/publishedPlans.ts';
import { type MailKind, type ReservationRow, type Store, type Tables, isUniqueViolation } from '../store/store.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';

export type Reservation = Selectable<ReservationRow>;
export type RequestBody = Readonly<Record<string, unknown>>;
export type ReserveResult =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly errors: RequestErrors };

/** The tables of a reservation, as promised to the guest. */
const reservedTablesSchema = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    area: z.string(),
    category: z.string(),
    seats: z.number(),
    /** The time of day by which guests must vacate the table, if there is one. */
    until: z.optional(z.number()),
  }),
);
export type ReservedTable = z.infer<typeof reservedTablesSchema>[number];

export function reservedTables(reservation: Pick<Reservation, 'tables'>): ReservedTable[] {
  return reservedTablesSchema.parse(JSON.parse(reservation.tables));
}

// Letters and digits that can't be confused, without vowels, so that no code is a word.
const CODE_ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 8;
/**
 * Attempts after a key violation without an unavailable table (a code drawn twice, or tables released in between), and
 * after a change of the plan.
 */
const MOST_TRIES = 5;
/** Rows in one insert. SQLite allows 32,766 values, and a claim has five. */
const ROWS_AT_ONCE = 1_000;

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** Validates a payload of step 1. Returns undefined if it is valid. */
export function validateReservation(served: ServedVenue, body: RequestBody, now: number): RequestErrors | undefined {
  const reading = parseReservationRequest(body, 1, served.venue, served.tables, now, isPossiblePhoneNumber);
  return reading.ok ? undefined : reading.errors;
}

/**
 * Makes a reservation from a payload of step 2. A payload with a known idempotency key gets the reply of the first
 * request, whatever the rules say now. `mails` decides whether guest and venue get a mail.
 */
export async function reserve(
  store: Store,
  venues: Venues,
  tenant: string,
  body: RequestBody,
  now: number,
  mails = true,
): Promise<ReserveResult> {
  const first = await findIdempotentReply(store, tenant, body);
  if (first) return first;
  for (let tries = 1; ; tries++) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) throw new Error(`the venue ${tenant} is not served`);
    const reading = parseReservationRequest(body, 2, served.venue, served.tables, now, isPossiblePhoneNumber);
    if (!reading.ok) return reading;
    const { request } = reading;
    const payloadHash = request.idempotencyKey === undefined ? null : hashOf(body);
    try {
      const code = await record(store, served, request, payloadHash, mails);
      if (code !== undefined) return { ok: true, code };
      if (tries === MOST_TRIES) throw new Error(`plans of ${tenant} are published faster than a reservation is made`);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const replay = await findIdempotentReply(store, tenant, body);
      if (replay) return replay;
      const lost = await lostTables(store, served, request);
      if (lost.length > 0)
        return { ok: false, errors: { selected_tables: lost.map((table) => ({ code: 'taken', table })) } };
      if (tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * Stores a reservation durably and returns its code. Returns undefined if another plan was published since the request
 * was validated, as its tables may have changed. Throws like `insertReservation`.
 */
function record(
  store: Store,
  served: ServedVenue,
  request: ReservationRequest,
  payloadHash: string | null,
  mails: boolean,
): Promise<string | undefined> {
  return writeDurably(store, async (trx) =>
    (await latestVersion(trx, served.venue.tenant)) === served.version
      ? insertReservation(trx, served, request, payloadHash, mails)
      : undefined,
  );
}

/**
 * Inserts a reservation with its claims and mails, and returns its code. Throws a unique violation if a claim, the
 * idempotency key or the code exists.
 */
export async function insertReservation(
  trx: Transaction<Tables>,
  served: ServedVenue,
  request: ReservationRequest,
  payloadHash: string | null,
  mails: boolean,
): Promise<string> {
  const { venue } = served;
  const createdAt = Date.now();
  const code = newCode();
  const tables: ReservedTable[] = request.tables.map(({ key, name, area, category, seats, availableUntil }) => ({
    key,
    name,
    area,
    category,
    seats,
    ...(availableUntil === undefined ? {} : { until: availableUntil }),
  }));
  const { id } = await trx
    .insertInto('reservations')
    .values({
      tenant: venue.tenant,
      code,
      date: request.date,
      time: request.time,
      stay: request.stay,
      guests: request.guests,
      first_name: request.firstName,
      last_name: request.lastName,
      country_code: request.countryCode,
      phone: request.phone,
      email: request.email,
      notes: request.notes,
      discount_code: request.discountCode || null,
      tables: JSON.stringify(tables),
      hold_minutes: venue.hold_minutes,
      idempotency_key: request.idempotencyKey ?? null,
      payload_hash: payloadHash,
      created_at: createdAt,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const rows of claimRows(served, { ...request, id }, tables))
    await trx.insertInto('claims').values(rows).execute();
  if (mails) await enqueue(trx, id, ['guest', 'notice'], createdAt);
  return code;
}

/** Returns a reservation's claims in batches that fit into one insert. */
function claimRows(
  { venue }: ServedVenue,
  of: Pick<Reservation, 'id' | 'date' | 'time' | 'stay'>,
  tables: readonly Pick<ReservedTable, 'key'>[],
): Tables['claims'][][] {
  const slots = claimedSlots(venue.occupancy, of.time, of.stay);
  const rows = tables.flatMap(({ key }) =>
    slots.map((slot) => ({ tenant: venue.tenant, date: of.date, table_key: key, slot, reservation_id: of.id })),
  );
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, lot) =>
    rows.slice(lot * ROWS_AT_ONCE, (lot + 1) * ROWS_AT_ONCE),
  );
}

async function enqueue(
  trx: Transaction<Tables>,
  reservationId: number,
  kinds: readonly MailKind[],
  at: number,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(
      kinds.map((kind) => ({
        reservation_id: reservationId,
        kind,
        state: 'waiting' as const,
        tries: 0,
        due_at: at,
        last_error: null,
        created_at: at,
        sent_at: null,
      })),
    )
    .execute();
}

/** Returns the reply to an earlier request with the same idempotency key, or undefined if there was none. */
async function findIdempotentReply(
  store: Store,
  tenant: string,
  body: RequestBody,
): Promise<ReserveResult | undefined> {
  const key = body['idempotency_key'];
  if (typeof key !== 'string') return undefined;
  const earlier = await store
    .selectFrom('reservations')
    .select(['code', 'payload_hash'])
    .where('tenant', '=', tenant)
    .where('idempotency_key', '=', key.trim())
    .executeTakeFirst();
  if (!earlier) return undefined;
  return earlier.payload_hash === hashOf(body)
    ? { ok: true, code: earlier.code }
    : { ok: false, errors: { idempotency_key: [{ code: 'key_reused' }] } };
}

function flat(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? 'nested' : value;
}

/**
 * Returns the SHA-256 of a payload without its key, independent of the order of its fields. A stored payload has been
 * validated: it holds plain values and one flat list. Deeper values therefore never match, and are not hashed.
 */
function hashOf(body: RequestBody): string {
  const fields = Object.entries(body)
    .filter(([field]) => field !== 'idempotency_key')
    .map(([field, value]) => [field, Array.isArray(value) ? value.map(flat) : flat(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** Returns the names of requested tables that became unavailable. */
async function lostTables(store: Store, served: ServedVenue, request: ReservationRequest): Promise<string[]> {
  const taken = await findUnavailableTables(
    store,
    served,
    request.date,
    claimedSlots(served.venue.occupancy, request.time, request.stay),
  );
  return request.tables.filter((table) => taken.has(table.key)).map((table) => table.name);
}

/** Returns the keys of the tables that are claimed in any of the slots of a date. */
export async function findUnavailableTables(
  store: Store,
  { venue }: ServedVenue,
  date: PlainDate,
  slots: readonly number[],
): Promise<Set<string>> {
  const rows = await store
    .selectFrom('claims')
    .select('table_key')
    .distinct()
    .where('tenant', '=', venue.tenant)
    .where('date', '=', date)
    .where('slot', 'in', slots)
    .execute();
  return new Set(rows.map((row) => row.table_key));
}

/** Returns a venue's reservations on a date, or from a date on, sorted by time. Includes canceled ones. */
export async function listReservations(
  store: Store,
  tenant: string,
  when: { on: PlainDate } | { from: PlainDate },
): Promise<Reservation[]> {
  const [operator, date] = 'on' in when ? (['=', when.on] as const) : (['>=', when.from] as const);
  return store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', operator, date)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .execute();
}

export type CancelResult =
  | { readonly ok: true; readonly reservation: Reservation }
  | { readonly ok: false; readonly error: 'unknown' | 'cancelled-before' };

/** Cancels a reservation: it stays on record, its tables become available, and the guest gets a mail. */
export async function cancelReservation(store: Store, served: ServedVenue, code: string): Promise<CancelResult> {
  return store.transaction().execute(async (trx) => {
    const reservation = await trx
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', served.venue.tenant)
      .where('code', '=', code)
      .executeTakeFirst();
    if (!reservation) return { ok: false, error: 'unknown' };
    if (reservation.cancelled_at !== null) return { ok: false, error: 'cancelled-before' };
    const now = Date.now();
    await trx.updateTable('reservations').set({ cancelled_at: now }).where('id', '=', reservation.id).execute();
    await trx.deleteFrom('claims').where('reservation_id', '=', reservation.id).execute();
    // A reservation that overlapped this one, since the occupancy setting changed, now gets its claims.
    await claimAgain(
      trx,
      served,
      (await upcomingReservations(trx, served, reservation.date)).filter((other) => other.date === reservation.date),
    );
    await enqueue(trx, reservation.id, ['cancelled'], now);
    return { ok: true, reservation };
  });
}

/**
 * Updates the claims of upcoming reservations after a change of the venue's occupancy setting. Returns the codes of
 * reservations that now collide with an earlier one; they stay on record without all of their claims.
 */
export async function reconcileClaims(store: Store, served: ServedVenue, today: PlainDate): Promise<string[]> {
  const { tenant, occupancy } = served.venue;
  return store.transaction().execute(async (trx) => {
    const claims = () => trx.selectFrom('claims').where('tenant', '=', tenant).where('date', '>=', today);
    const foreign = await claims()
      .select('slot')
      .where('slot', occupancy === 'date' ? '!=' : '=', WHOLE_DATE_CLAIM)
      .limit(1)
      .executeTakeFirst();
    if (!foreign) return [];
    await trx.deleteFrom('claims').where('tenant', '=', tenant).where('date', '>=', today).execute();
    return claimAgain(trx, served, await upcomingReservations(trx, served, today));
  });
}

/** Returns the reservations from a date on that are not canceled, in the order in which they were made. */
export async function upcomingReservations(
  trx: Transaction<Tables>,
  { venue }: Pick<ServedVenue, 'venue'>,
  from: PlainDate,
): Promise<Reservation[]> {
  return trx
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', venue.tenant)
    .where('date', '>=', from)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * Claims the reservations' tables, first come, first served. Returns the codes of those that did not get all of them.
 */
async function claimAgain(
  trx: Transaction<Tables>,
  served: ServedVenue,
  reservations: readonly Reservation[],
): Promise<string[]> {
  const lacking: string[] = [];
  for (const reservation of reservations) {
    const lots = claimRows(served, reservation, reservedTables(reservation));
    for (const rows of lots)
      await trx
        .insertInto('claims')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const held = await trx
      .selectFrom('claims')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('reservation_id', '=', reservation.id)
      .executeTakeFirstOrThrow();
    if (Number(held.count) < lots.flat().length) lacking.push(reservation.code);
  }
  return lacking;
}
