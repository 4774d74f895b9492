/**
 * Who gets tables that several should have. A plan or settings can make reservations and blocks collide that did not
 * before: then only one of them has the claims. At any time, each slot that somebody should have is claimed by one of
 * those, and by nobody else: so a table that one of them leaves is another's at once, and is never offered as free.
 */
import type { Transaction } from 'kysely';
import type { SlotsAt } from '../../domain/booking/occupancy.ts';
import { type DateSpan, datesBetween } from '../../domain/booking/seasonPlaces.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { blockedSlots } from '../../domain/day/occupiedTables.ts';
import { heldSlots } from '../../domain/day/visit.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { recordPlan } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import type { BlockRow, Store, Tables } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type FreedTable, type Holder, writeClaims } from './claims.ts';
import { NO_END, upcomingReservations } from './reservations.ts';
import { blockFactsOf } from './visits/dayLog.ts';
import { visitOf, visitRules } from './visits/visitRows.ts';

/** Who should have tables on some dates: the same slots on each. */
type Claimant = {
  readonly holder: Holder;
  /** The code of a reservation. */
  readonly code?: string;
  readonly dates: readonly PlainDate[];
  readonly tables: readonly string[];
  readonly slotsAt: SlotsAt;
};

/**
 * Updates the claims of upcoming reservations and blocks after a change of the venue's occupancy or services. Returns
 * the codes of reservations that now collide with a block or an earlier reservation; they stay on record without all of
 * their claims.
 */
export async function reconcileClaims(store: Store, served: ServedVenue, today: PlainDate): Promise<string[]> {
  // Most starts have nothing to write, and need not wait for another process's lock.
  if ((await datesToReclaim(store, served, today)).length === 0) return [];
  return writeDurably(store, served.venue.tenant, async (trx) =>
    reclaimTables(trx, served, new Set(await datesWithTables(trx, served, today))),
  );
}

/** Returns the dates from today on on which the venue's plan or settings give a block or a reservation other slots than it has. */
export async function datesToReclaim(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  today: PlainDate,
): Promise<PlainDate[]> {
  const dates: PlainDate[] = [];
  for (const date of await datesWithTables(database, served, today))
    if (!(await areHandedOut(database, served, date))) dates.push(date);
  return dates;
}

/**
 * Claims the tables of all blocks and reservations of some dates again, first come, first served, where the venue's plan or
 * settings give one of them other slots than before. Returns the codes of the reservations that did not get all of them.
 */
export async function reclaimTables(
  trx: Transaction<Tables>,
  served: ServedVenue,
  dates: ReadonlySet<PlainDate>,
): Promise<string[]> {
  const { tenant } = served.venue;
  const collidingCodes = new Set<string>();
  let hasChanged = false;
  for (const date of dates) {
    if (await areHandedOut(trx, served, date)) continue;
    hasChanged = true;
    await trx.deleteFrom('claims').where('tenant', '=', tenant).where('date', '=', date).execute();
    for (const claimant of await listClaimants(trx, served, { from: date, until: date }))
      if (!(await claimAll(trx, tenant, claimant)) && claimant.code !== undefined) collidingCodes.add(claimant.code);
  }
  if (hasChanged) await recordPlan(trx, tenant);
  return [...collidingCodes];
}

/**
 * Returns the dates from today on on which somebody has tables or should have some. Whoever goes through them one by one
 * leaves turns to others, which one statement about all of them would not.
 */
export async function datesWithTables(
  database: Store | Transaction<Tables>,
  { venue: { tenant } }: ServedVenue,
  today: PlainDate,
): Promise<PlainDate[]> {
  const reserved = await database
    .selectFrom('reservations')
    .select('date')
    .distinct()
    .where('tenant', '=', tenant)
    .where('date', '>=', today)
    .execute();
  const claimed = await database
    .selectFrom('claims')
    .select('date')
    .distinct()
    .where('tenant', '=', tenant)
    .where('date', '>=', today)
    .execute();
  const blocks = await blocksBetween(database, tenant, { from: today, until: NO_END });
  const blocked = blocks.flatMap(({ from_date: from, until_date: until }) =>
    datesBetween({ from: from < today ? today : from, until }),
  );
  return [...new Set([...reserved, ...claimed].map(({ date }) => date).concat(blocked))].toSorted();
}

/**
 * Claims tables that somebody has left for others that should have them, first come, first served. Whoever deletes claims
 * calls it at the end of the transaction. Mostly nobody waits for them, and a few statements find that out.
 */
export async function claimForOthers(
  trx: Transaction<Tables>,
  served: ServedVenue,
  freed: readonly FreedTable[],
): Promise<void> {
  if (freed.length === 0) return;
  // A guest's visits may be years apart.
  for (const [date, tables] of groupBy(freed, (each) => each.date)) {
    const span = { from: date, until: date };
    const keys = new Set(tables.map(({ table_key: key }) => key));
    const claimants = await listClaimants(trx, served, span, keys);
    const had = await countClaims(trx, served, span);
    for (const claimant of claimants)
      if (lackedBy(claimant, had).length > 0) await claimAll(trx, served.venue.tenant, claimant);
  }
}

/** Returns whether a claimant has all of its slots now. */
async function claimAll(
  trx: Transaction<Tables>,
  tenant: string,
  { holder, dates, tables, slotsAt }: Claimant,
): Promise<boolean> {
  let hasAll = true;
  for (const date of dates)
    if ((await writeClaims(trx, { tenant, holder, date, tables, slotsAt })).length > 0) hasAll = false;
  return hasAll;
}

/**
 * Returns who should have tables in a span, who comes first in front: blocks, season places among them, then
 * reservations. With `keys`, only those who should have one of these tables.
 */
export async function listClaimants(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  { from, until = NO_END }: { readonly from: PlainDate; readonly until?: PlainDate },
  keys?: ReadonlySet<string>,
): Promise<Claimant[]> {
  const { tenant } = served.venue;
  const rules = visitRules(served);
  // Reading the tables of all rows takes longer than looking for a key in their text.
  const mayHave = ({ tables }: { readonly tables: string }): boolean =>
    keys === undefined || [...keys].some((key) => tables.includes(JSON.stringify(key)));
  const blocks = await blocksBetween(database, tenant, { from, until });
  const reservations = await upcomingReservations(database, tenant, { from, until });
  return [
    ...blocks.filter(mayHave).map((row): Claimant => {
      const { tables, ...block } = blockFactsOf(row);
      const span: DateSpan = {
        from: block.from < from ? from : block.from,
        until: until < block.until ? until : block.until,
      };
      const slotsAt: SlotsAt = (key) => blockedSlots(block, block.from, rules, key);
      return { holder: { block: row.id }, dates: datesBetween(span), tables, slotsAt };
    }),
    ...reservations.filter(mayHave).map((row): Claimant => {
      const visit = visitOf(row);
      const slotsAt: SlotsAt = (key) => heldSlots(visit, rules, key);
      return { holder: { reservation: row.id }, code: row.code, dates: [row.date], tables: visit.tables, slotsAt };
    }),
  ];
}

/** Returns the blocks in force that have a date of a span, the earliest first. */
export function blocksBetween(
  database: Store | Transaction<Tables>,
  tenant: string,
  { from, until }: DateSpan,
): Promise<BlockRow[]> {
  return database
    .selectFrom('blocks')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('removed_at', 'is', null)
    .where('until_date', '>=', from)
    .where('from_date', '<=', until)
    .orderBy('id')
    .execute();
}

/** The first, the last and the number of the slots that a holder has claimed at a table, by both. */
type Claimed = ReadonlyMap<string, { readonly first: number; readonly last: number; readonly count: number }>;

async function countClaims(
  database: Store | Transaction<Tables>,
  { venue }: ServedVenue,
  { from, until = NO_END }: { readonly from: PlainDate; readonly until?: PlainDate },
): Promise<Claimed> {
  const rows = await database
    .selectFrom('claims')
    .select(({ fn }) => [
      'reservation_id',
      'block_id',
      'table_key',
      fn.min('slot').as('first'),
      fn.max('slot').as('last'),
      fn.countAll<number | string>().as('count'),
    ])
    .where('tenant', '=', venue.tenant)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .groupBy(['reservation_id', 'block_id', 'table_key'])
    .execute();
  return new Map(
    rows.map(({ reservation_id: reservation, block_id: block, table_key: key, first, last, count }) => [
      nameOf(reservation === null ? { block: block ?? 0 } : { reservation }, key),
      { first, last, count: Number(count) },
    ]),
  );
}

function nameOf(holder: Holder, key: string): string {
  return 'block' in holder ? `block ${holder.block} ${key}` : `reservation ${holder.reservation} ${key}`;
}

/** Returns the tables at which a claimant has not all of its slots. */
function lackedBy({ holder, dates, tables, slotsAt }: Claimant, claimed: Claimed): string[] {
  return tables.filter((key) => (claimed.get(nameOf(holder, key))?.count ?? 0) < slotsAt(key).length * dates.length);
}

/**
 * Returns whether the claimants of a date have no slots but their own, and each slot of theirs is claimed: so it is unless the
 * plan or the settings have changed.
 */
async function areHandedOut(
  database: Store | Transaction<Tables>,
  served: ServedVenue,
  date: PlainDate,
): Promise<boolean> {
  const span = { from: date, until: date };
  const claimed = await countClaims(database, served, span);
  const lacking: Claimant[] = [];
  for (const claimant of await listClaimants(database, served, span)) {
    const { holder, slotsAt } = claimant;
    const hasOthers = claimant.tables.some((key) => {
      const [had, slots] = [claimed.get(nameOf(holder, key)), slotsAt(key)];
      return had && (had.first < (slots[0] ?? Infinity) || had.last > (slots.at(-1) ?? Infinity));
    });
    if (hasOthers) return false;
    const tables = lackedBy(claimant, claimed);
    if (tables.length > 0) lacking.push({ ...claimant, tables });
  }
  if (lacking.length === 0) return true;
  const rows = await database
    .selectFrom('claims')
    .select(['table_key', 'slot'])
    .where('tenant', '=', served.venue.tenant)
    .where('date', '=', date)
    .execute();
  const claims = new Set(rows.map(({ table_key: key, slot }) => `${slot} ${key}`));
  return lacking.every(({ tables, slotsAt }) =>
    tables.every((key) => slotsAt(key).every((slot) => claims.has(`${slot} ${key}`))),
  );
}
