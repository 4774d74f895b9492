/** Reservations as the database holds them: inserting, reading and listing them. */
import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  type Transaction,
} from 'kysely';
import * as z from 'zod/mini';
import { type PlainDate, addDays, zonedTimeToInstant } from '../../domain/booking/time.ts';
import { groupsOf, joinTitles } from '../../domain/plan/reading/joins.ts';
import { type Table, tableAlias } from '../../domain/plan/table.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { findTranslations } from '../messages/translations.ts';
import { realTime } from '../store/realTime.ts';
import type { ReservationRow, Store, Tables } from '../store/store.ts';

/** A day of a stay of several, with the tables as the reservation of the day has them. */
export type StayDay = Pick<Selectable<ReservationRow>, 'id' | 'date' | 'tables'>;
export type Reservation = Selectable<ReservationRow> & {
  /** The days of a stay of several that are not canceled, where `withDays` has added them. */
  readonly days?: readonly StayDay[];
};

/** The tables of a reservation, as promised to the guest. */
const reservedTablesSchema = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    /** The text painted on the table, if its name does not contain it. */
    alias: z.optional(z.string()),
    area: z.string(),
    /** Absent in older reservations. */
    areaId: z.optional(z.string()),
    category: z.string(),
    seats: z.number(),
    /** The time of day by which guests must vacate the table, if there is one. */
    until: z.optional(z.number()),
    /** With which tables it may be joined, as on the plan. */
    joins: z.optional(z.array(z.unknown())),
  }),
);
export type ReservedTable = z.infer<typeof reservedTablesSchema>[number];

/** Returns the promise of tables to a guest. */
export function toReservedTables(tables: readonly Table[]): ReservedTable[] {
  return tables.map((table) => {
    const { key, name, area, areaId, category, seats, availableUntil, joins } = table;
    const alias = tableAlias(table);
    return {
      key,
      name,
      ...(alias === undefined ? {} : { alias }),
      area,
      areaId,
      category,
      seats,
      ...(availableUntil === undefined ? {} : { until: availableUntil }),
      ...(joins ? { joins: [...joins] } : {}),
    };
  });
}

/** What a new reservation has unless it is said. */
export const NEW_RESERVATION = {
  discount_code: null,
  idempotency_key: null,
  payload_hash: null,
  cancelled_at: null,
  network: null,
  site: null,
  mailbox: null,
  telephone: null,
  recorded_at: null,
  held_until: null,
  verified_at: null,
  messages_at: null,
  messages_ended_at: null,
  series: null,
  sequence: 0,
  changed_at: null,
  language: null,
  status: 'reserved',
  source: 'online',
  revision: 0,
  arrived: 0,
  status_at: null,
  seated_at: null,
  left_at: null,
  staff_note: '',
  kept_at: null,
  tags: null,
  tagged_at: null,
} as const satisfies Partial<Reservation>;
type Usual = keyof typeof NEW_RESERVATION;

/** Returns a new reservation as the database will have it. */
export function newReservation(
  row: Omit<Reservation, Usual | 'days'> & Partial<Pick<Reservation, Usual>>,
): Reservation {
  return { ...NEW_RESERVATION, ...row };
}

/** Inserts a reservation: nothing else does. Whoever calls it claims the tables. */
export async function insertReservation(trx: Transaction<Tables>, row: Reservation): Promise<void> {
  await trx.insertInto('reservations').values(row).execute();
}

/**
 * Returns a stay of several days as one reservation: with the code of the day that was its first, the visit of the first
 * that is not canceled, and all such days. It is canceled once all of them are. A reservation of one day is
 * returned as it is.
 */
export async function withDays(database: Store | Transaction<Tables>, reservation: Reservation): Promise<Reservation> {
  if (reservation.series === null) return reservation;
  const rows = await findSeries(database, reservation.tenant, reservation.series);
  const head = rows.find(({ id, series }) => id === series) ?? reservation;
  const left = rows.filter(({ cancelled_at: canceledAt }) => canceledAt === null);
  const days = left.length > 0 ? left : rows;
  const { date, time, stay, guests, tables, status, cancelled_at } = days[0] ?? reservation;
  // Grows with each change of any day, as the calendar's event needs.
  const sequence = rows.reduce((sum, row) => sum + row.sequence, rows.length - left.length);
  return { ...head, date, time, stay, guests, tables, status, cancelled_at, sequence, days };
}

/** Returns all reservations of a stay of several days by their dates, canceled ones among them. */
export function findSeries(
  database: Store | Transaction<Tables>,
  tenant: string,
  series: number,
): Promise<Selectable<ReservationRow>[]> {
  return database
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('series', '=', series)
    .orderBy('date')
    .orderBy('id')
    .execute();
}

/** Returns the days of a stay by their tables: a stretch for each move. */
export function stretchesOf(
  days: readonly Pick<StayDay, 'date' | 'tables'>[],
): { from: PlainDate; until: PlainDate; tables: string }[] {
  const stretches: { from: PlainDate; until: PlainDate; tables: string }[] = [];
  const keysOf = (tables: string): string =>
    reservedTablesSchema
      .parse(JSON.parse(tables))
      .map(({ key }) => key)
      .join(' ');
  for (const { date, tables } of days) {
    const last = stretches.at(-1);
    if (last && addDays(last.until, 1) === date && keysOf(last.tables) === keysOf(tables)) last.until = date;
    else stretches.push({ from: date, until: date, tables });
  }
  return stretches;
}

/** Returns the tables of a reservation, as promised to the guest. */
export function reservedTables(reservation: Pick<Reservation, 'tables'>): ReservedTable[] {
  return reservedTablesSchema.parse(JSON.parse(reservation.tables));
}

/**
 * Returns a reservation with the names that its tables have now, as guests read them on the plan: a renamed table, area
 * or category is the same as before.
 */
export function withCurrentNames(reservation: Reservation, tables: ReadonlyMap<string, Table>): Reservation {
  const named = (promises: string): string =>
    JSON.stringify(
      reservedTables({ tables: promises }).map((promised) => {
        const table = tables.get(promised.key);
        const { seats, until } = promised;
        return table ? { ...toReservedTables([table])[0], seats, until } : promised;
      }),
    );
  return {
    ...reservation,
    tables: named(reservation.tables),
    ...(reservation.days ? { days: reservation.days.map((day) => ({ ...day, tables: named(day.tables) })) } : {}),
  };
}

/** Returns the tables of a reservation, with their areas in the language in which the venue speaks. */
export function shownTables(reservation: Pick<Reservation, 'tables'>, venue: Venue): ReservedTable[] {
  const translate = findTranslations(venue, venue.language);
  const tables = reservedTables(reservation);
  return translate ? tables.map((table) => ({ ...table, area: translate(table.area) })) : tables;
}

/**
 * Returns the name of a table with the text painted on it and its area, such as `Inside 9 · R9 (Inside restaurant)`.
 */
function tableText({ name, alias, area }: ReservedTable): string {
  return `${alias === undefined ? name : `${name} · ${alias}`} (${area})`;
}

/** Returns the texts of tables, joined ones as one: `12 + 13 (Terrace)`. */
export function tableTexts(tables: readonly ReservedTable[]): string[] {
  return groupsOf(tables).map((group) => {
    const [table, ...others] = group.tables;
    if (table && others.length === 0) return tableText(table);
    const areas = new Set(group.tables.map(({ area }) => area));
    return `${tablesName(group.tables)} (${[...areas].join(', ')})`;
  });
}

/** Returns the names of tables, joined ones as one: `12 + 13`. */
export function tableNames(tables: readonly ReservedTable[]): string[] {
  return groupsOf(tables).map((group) => tablesName(group.tables));
}

const tablesName = (tables: readonly ReservedTable[]): string => joinTitles(tables.map(({ name }) => name));

/**
 * Returns whether a visit has begun, so that the guest can no longer change or cancel it: a late guest can, for as long
 * as the tables are held. `now` is the venue's current time in epoch milliseconds.
 */
export function hasBegun(
  { date, time, hold_minutes: holdMinutes, status }: Pick<Reservation, 'date' | 'time' | 'hold_minutes' | 'status'>,
  { time_zone: zone }: Pick<Venue, 'time_zone'>,
  now: number,
): boolean {
  const isExpected = status === 'reserved' || status === 'confirmed';
  return !isExpected || zonedTimeToInstant(date, time, zone) + holdMinutes * 60_000 <= now;
}

/** Returns the condition that leaves out expired holds. `realNow` is in epoch milliseconds, as of `realTime`. */
export function isNotExpired(
  realNow: number | RawBuilder<number>,
): (where: ExpressionBuilder<Tables, 'reservations'>) => ExpressionWrapper<Tables, 'reservations', SqlBool> {
  return (where) => where.or([where('held_until', 'is', null), where('held_until', '>', realNow)]);
}

/**
 * Returns a venue's reservations on a date, or from a date on, sorted by time. Includes canceled ones, and held ones.
 */
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
    .where(isNotExpired(realTime(store)))
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .execute();
}

/** Behind all dates. */
export const NO_END: PlainDate = '9999-12-31';

/**
 * Returns the reservations from a date on, or until another, that are not canceled, in the order in which they were made:
 * all of them, or a batch of those with an id above `afterId`.
 */
export async function upcomingReservations(
  database: Store | Transaction<Tables>,
  tenant: string,
  { from, until = NO_END }: { readonly from: PlainDate; readonly until?: PlainDate },
  batch?: { readonly afterId: number; readonly limit: number },
): Promise<Reservation[]> {
  const upcoming = database
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .where('cancelled_at', 'is', null)
    .where(isNotExpired(realTime(database)))
    .orderBy('id');
  return batch ? upcoming.where('id', '>', batch.afterId).limit(batch.limit).execute() : upcoming.execute();
}

/** Returns a reservation of a venue by its id; undefined once its personal data has been deleted. */
export function findReservation(
  database: Store | Transaction<Tables>,
  tenant: string,
  id: number,
): Promise<Reservation | undefined> {
  return database
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the reservations of a venue with these ids, in the order of their visits. */
export function reservationsInOrder(
  database: Store | Transaction<Tables>,
  tenant: string,
  ids: readonly number[],
): Promise<Reservation[]> {
  return (
    database
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      // Postgres has no empty lists.
      .where('id', 'in', [0, ...ids])
      .orderBy('date')
      .orderBy('time')
      .orderBy('id')
      .execute()
  );
}
