/** Claims: the slots of tables that reservations and blocks hold. Their primary key decides every race. */
import type { Transaction } from 'kysely';
import { type SlotsAt, WHOLE_DATE_CLAIM, claimedSlots, slotsFrom } from '../../domain/booking/occupancy.ts';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { type PlainDate, formatWireDate } from '../../domain/booking/time.ts';
import type { DateSpan } from '../../domain/booking/seasonPlaces.ts';
import { heldSlots } from '../../domain/day/visit.ts';
import { recordTables } from '../live/events.ts';
import { realTime } from '../store/realTime.ts';
import type { ClaimRow, Store, Tables } from '../store/store.ts';
import { together } from '../store/together.ts';
import { closedTables } from '../venues/offlineTables.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type Reservation, reservedTables, stretchesOf } from './reservations.ts';
import { visitOf, visitRules } from './visits/visitRows.ts';

/** SQLite allows 32,766 values in one insert, and a claim has six. */
const MAX_ROWS_PER_INSERT = 1_000;

/** Slots of tables on a date. */
export type TableSlots = {
  readonly tenant: string;
  readonly date: PlainDate;
  /** The tables' keys. */
  readonly tables: readonly string[];
  readonly slotsAt: SlotsAt;
};
/** Who has a table: a reservation or a block, by its id. */
export type Holder = { readonly reservation: number } | { readonly block: number };
/** A table that somebody has. */
export type HeldTable = { readonly table: string; readonly party: number | null; readonly block: number | null };

/**
 * Claims slots of tables for a holder. Returns the tables that it could not get in every slot, with those who have them:
 * nothing if it has all. What it has already is not taken. Nothing else inserts claims, so that nothing else can book
 * a table twice: whoever promises a table to somebody asks this function in the same transaction, and keeps to its answer.
 */
export async function writeClaims(
  trx: Transaction<Tables>,
  { holder, ...wanted }: TableSlots & { readonly holder: Holder },
): Promise<HeldTable[]> {
  const { tenant, date, tables, slotsAt } = wanted;
  const ids = 'block' in holder ? { party: null, block: holder.block } : { party: holder.reservation, block: null };
  const rows = [...new Set(tables)].flatMap((key) =>
    slotsAt(key).map((slot) => ({
      tenant,
      date,
      table_key: key,
      slot,
      reservation_id: ids.party,
      block_id: ids.block,
    })),
  );
  let inserted = 0n;
  for (let start = 0; start < rows.length; start += MAX_ROWS_PER_INSERT) {
    // Postgres accepts nothing more in a transaction after a violation, which this avoids.
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('claims')
      .values(rows.slice(start, start + MAX_ROWS_PER_INSERT))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    inserted += numInsertedOrUpdatedRows ?? 0n;
  }
  if (inserted === BigInt(rows.length)) return [];
  const holders = await findHolders(trx, wanted);
  return holders.filter(({ party, block }) => party !== ids.party || block !== ids.block);
}

/** Returns who has tables in some slots, each holder once for a table. */
export async function findHolders(
  trx: Transaction<Tables>,
  { tenant, date, tables, slotsAt }: TableSlots,
): Promise<HeldTable[]> {
  const wanted = new Map(tables.map((key) => [key, slotsAt(key)]));
  const slots = new Set([...wanted.values()].flat());
  if (slots.size === 0) return [];
  const rows = await trx
    .selectFrom('claims')
    .select(['table_key', 'slot', 'reservation_id', 'block_id'])
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('slot', 'in', [...slots])
    .execute();
  const holders = new Map<string, HeldTable>();
  for (const { table_key: table, slot, reservation_id: party, block_id: block } of rows)
    if (wanted.get(table)?.includes(slot)) holders.set(`${party} ${block} ${table}`, { table, party, block });
  return [...holders.values()];
}

/** Rolls back a write whose tables somebody else has. */
export class TablesTakenError extends Error {
  /** What the guest is told. */
  readonly errors: RequestErrors;

  constructor(errors: RequestErrors) {
    super('tables are taken');
    this.errors = errors;
  }
}

/**
 * Claims all tables of a visit, or of each day of a stay, as it is made or changed online. Throws `TablesTakenError` if
 * somebody has one: of a stay it tells on which days.
 */
export async function claimOnline(
  trx: Transaction<Tables>,
  served: ServedVenue,
  visits: readonly Pick<Reservation, 'id' | 'date' | 'time' | 'stay' | 'tables'>[],
): Promise<void> {
  const rules = visitRules(served);
  const takenOn = new Map<string, PlainDate[]>();
  const claimDay = async ({ id, date, time, stay, tables: promised }: (typeof visits)[number]): Promise<void> => {
    const tables = reservedTables({ tables: promised });
    const taken = await writeClaims(trx, {
      tenant: served.venue.tenant,
      holder: { reservation: id },
      date,
      tables: tables.map(({ key }) => key),
      slotsAt: (table) => claimedSlots(rules, { date, time, stay }, table),
    });
    const keys = new Set(taken.map(({ table }) => table));
    for (const { key, name } of tables) if (keys.has(key)) takenOn.set(name, [...(takenOn.get(name) ?? []), date]);
  };
  await together(...visits.map(claimDay));
  if (takenOn.size === 0) return;
  const errors = [...takenOn].map(([table, dates]) =>
    visits.length === 1 ? { code: 'taken', table } : { code: 'taken_on', table, dates: spanWords(dates) },
  );
  throw new TablesTakenError({ selected_tables: errors });
}

/** Returns dates as errors have them, those in a row as one. */
function spanWords(dates: readonly PlainDate[]): string {
  const spans = stretchesOf(dates.toSorted().map((date) => ({ date, tables: '[]' })));
  return spans.map(({ from, until }) => [...new Set([from, until])].map(formatWireDate).join(' – ')).join(', ');
}

/** Claims the tables of a reservation as its visit holds them now. Returns like `writeClaims`. */
export async function claimVisit(
  trx: Transaction<Tables>,
  served: ServedVenue,
  reservation: Reservation,
): Promise<HeldTable[]> {
  const visit = visitOf(reservation);
  const { date, tables } = visit;
  const { tenant } = served.venue;
  const rules = visitRules(served);
  const slotsAt: SlotsAt = (table) => heldSlots(visit, rules, table);
  return writeClaims(trx, { tenant, holder: { reservation: reservation.id }, date, tables, slotsAt });
}

/** A table on a date that somebody had. */
export type FreedTable = Pick<ClaimRow, 'date' | 'table_key'>;

/** Deletes the claims of a venue's reservations or blocks. Returns the tables that were theirs: see `claimForOthers`. */
export async function deleteClaims(
  trx: Transaction<Tables>,
  tenant: string,
  of: 'reservation_id' | 'block_id',
  ids: readonly number[],
): Promise<FreedTable[]> {
  if (ids.length === 0) return [];
  return trx
    .deleteFrom('claims')
    .where('tenant', '=', tenant)
    .where(of, 'in', ids)
    .returning(['date', 'table_key'])
    .execute();
}

/** Deletes the claims of a venue's reservations and records that their tables are available. Returns like `deleteClaims`. */
export async function releaseClaims(
  trx: Transaction<Tables>,
  tenant: string,
  reservationIds: readonly number[],
): Promise<FreedTable[]> {
  const freed = await deleteClaims(trx, tenant, 'reservation_id', reservationIds);
  const keysByDate = new Map<PlainDate, Set<string>>();
  for (const { date, table_key: key } of freed)
    keysByDate.set(date, (keysByDate.get(date) ?? new Set<string>()).add(key));
  for (const [date, keys] of keysByDate) await recordTables(trx, tenant, date, [...keys]);
  return freed;
}

/**
 * Returns the keys of the tables that are claimed in any of the slots of a date, or whose area is closed on it. Expired holds don't count, nor do the
 * reservations `except`, whose own tables a guest may keep.
 */
export async function findUnavailableTables(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  date: PlainDate,
  slotsAt: SlotsAt,
  except: readonly number[] = [],
): Promise<Set<string>> {
  const wanted = new Map([...served.tables.keys()].map((key) => [key, slotsAt(key)]));
  const slots = [...new Set([...wanted.values()].flat())];
  // Postgres has no empty lists: a venue without a plan has no tables.
  const rows =
    slots.length === 0
      ? []
      : await selectClaims(database, served, { from: date, until: date }, except)
          .select(['table_key', 'slot'])
          .where('slot', 'in', slots)
          .execute();
  const claimed = rows.flatMap(({ table_key: key, slot }) => (wanted.get(key)?.includes(slot) ? key : []));
  return new Set([...closedTables(served, date), ...claimed]);
}

/** Returns all claimed slots of a date, by table, under the same conditions as `findUnavailableTables`. */
export async function findClaimedSlots(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  date: PlainDate,
  except: readonly number[] = [],
): Promise<Map<string, Set<number>>> {
  const slots = new Map<string, Set<number>>();
  const rows = await selectClaims(database, served, { from: date, until: date }, except)
    .select(['table_key', 'slot'])
    .execute();
  for (const { table_key: key, slot } of rows) slots.set(key, (slots.get(key) ?? new Set()).add(slot));
  for (const key of closedTables(served, date)) slots.set(key, new Set([WHOLE_DATE_CLAIM, ...slotsFrom(0, null)]));
  return slots;
}

/**
 * Returns on which dates of a stay each table is taken or its area closed, ascending, by key. Tables that are free on all
 * of them are missing. Only claims of whole dates count: those of tables that are reserved by the day.
 */
export async function findTakenDates(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  dates: readonly PlainDate[],
  except: readonly number[] = [],
): Promise<Map<string, PlainDate[]>> {
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const rows = await selectClaims(database, served, { from, until }, except)
    .select(['table_key', 'date'])
    .where('slot', '=', WHOLE_DATE_CLAIM)
    .execute();
  const takenOn = new Map(dates.map((date) => [date, closedTables(served, date)]));
  for (const { table_key: key, date } of rows) takenOn.get(date)?.add(key);
  const taken = new Map<string, PlainDate[]>();
  for (const [date, keys] of takenOn)
    for (const key of keys) {
      const known = taken.get(key);
      if (known) known.push(date);
      else taken.set(key, [date]);
    }
  return taken;
}

function selectClaims(
  database: Store | Transaction<Tables>,
  { venue }: ServedVenue,
  { from, until }: DateSpan,
  except: readonly number[],
) {
  return database
    .selectFrom('claims')
    .where('tenant', '=', venue.tenant)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .where((where) =>
      where.or([
        where('reservation_id', 'is', null),
        where(
          'reservation_id',
          'not in',
          where
            .selectFrom('reservations')
            .select('id')
            .where('tenant', '=', venue.tenant)
            .where('held_until', '<=', realTime(database)),
        ),
      ]),
    )
    .$if(except.length > 0, (query) =>
      // The claims of blocks have no reservation.
      query.where((where) =>
        where.or([where('reservation_id', 'is', null), where('reservation_id', 'not in', except)]),
      ),
    );
}

/** The queries of `findUnavailableTablesOnce` that are running, by venue, date and slots. */
const runningQueries = new WeakMap<object, Map<string, Promise<Set<string>>>>();

/**
 * Like `findUnavailableTables`, but equal questions share one query while it runs. The answer may be a moment older than
 * the question, which makes no difference to somebody who has waited in line.
 */
export function findUnavailableTablesOnce(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  date: PlainDate,
  slotsAt: SlotsAt,
  visit: string,
): Promise<Set<string>> {
  const running = runningQueries.get(database) ?? new Map<string, Promise<Set<string>>>();
  runningQueries.set(database, running);
  const question = [served.venue.tenant, date, visit].join(' ');
  const query =
    running.get(question) ??
    findUnavailableTables(database, served, date, slotsAt).finally(() => running.delete(question));
  running.set(question, query);
  return query;
}
