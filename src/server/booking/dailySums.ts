/**
 * The sums of a venue's days. The log says which dates have changed since they were last summed; these are summed again
 * from their reservations. What is erased is added to sums that nothing replaces.
 */
import type { Transaction } from 'kysely';
import { groupBy } from '../../domain/groupBy.ts';
import type { PlainDate } from '../../domain/booking/time.ts';
import { type DaySum, sumVisits } from '../../domain/day/dailySums.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { latestId } from '../store/rowIds.ts';
import { type Store, type Tables, longReads } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type Reservation, reservedTables } from './reservations.ts';
import { changesOf, partyDates } from './visits/dayLog.ts';
import { visitRules } from './visits/visitRows.ts';

/** What one transaction does, so that reservations need not wait for long. */
const MAX_DATES_PER_TRANSACTION = 2;
const MAX_STEPS_PER_TRANSACTION = 1_000;
const MAX_ROWS_PER_INSERT = 200;

const COUNTED = [
  'date',
  'time',
  'guests',
  'tables',
  'status',
  'source',
  'cancelled_at',
  'held_until',
  'created_at',
] as const satisfies readonly (keyof Reservation)[];
type CountedRow = Pick<Reservation, (typeof COUNTED)[number]>;

/**
 * Sums the dates that have changed since the last time. Afterwards `daily_sums` is as the reservations are. Each
 * transaction does a part and keeps what is left, so that an end in between loses none of it.
 */
export async function sumChangedDays(store: Store, served: ServedVenue): Promise<void> {
  const { tenant } = served.venue;
  if ((await summedStep(store, tenant)) === undefined) await noteFirstDates(store, tenant);
  if ((await summedStep(store, tenant)) !== (await latestId(store, 'day_log', tenant)))
    while (await writeDurably(store, tenant, (trx) => noteSteps(trx, tenant)));
  for (;;) {
    const changed = await store
      .selectFrom('changed_days')
      .select('date')
      .where('tenant', '=', tenant)
      .limit(MAX_DATES_PER_TRANSACTION)
      .execute();
    if (changed.length === 0) return;
    const dates = changed.map(({ date }) => date);
    await writeDurably(store, tenant, (trx) => sumDates(trx, served, dates));
  }
}

/**
 * Deletes steps of the log of the dates before one, whose reservations have been erased. Returns whether there may be more
 * of them. The steps of a venue without a log begin at 1 again: therefore the latest one that was summed is set anew in
 * the same transaction.
 */
export async function deleteSummedLog(trx: Transaction<Tables>, tenant: string, before: PlainDate): Promise<boolean> {
  while (await noteSteps(trx, tenant));
  const steps = trx
    .selectFrom('day_log')
    .select('id')
    .where('tenant', '=', tenant)
    .where('date', '<', before)
    .limit(MAX_STEPS_PER_TRANSACTION);
  const { numDeletedRows } = await trx
    .deleteFrom('day_log')
    .where('tenant', '=', tenant)
    .where('id', 'in', steps)
    .executeTakeFirstOrThrow();
  await setSummed(trx, tenant, await latestId(trx, 'day_log', tenant));
  return numDeletedRows === BigInt(MAX_STEPS_PER_TRANSACTION);
}

/** Adds what reservations count to the sums that stay, in the transaction that erases them and logs it. */
export async function keepErasedSums(
  trx: Transaction<Tables>,
  served: Pick<ServedVenue, 'venue' | 'tables'>,
  reservations: readonly CountedRow[],
): Promise<void> {
  for (const [date, rows] of groupBy(reservations, (row) => row.date))
    await insertSums(trx, served.venue.tenant, date, 1, sumRows(rows, served));
}

/** Returns the latest step whose dates are summed or noted. Undefined if nothing of the venue has been. */
async function summedStep(database: Store | Transaction<Tables>, tenant: string): Promise<number | undefined> {
  const known = await database
    .selectFrom('summed_steps')
    .select('log_id')
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return known?.log_id;
}

/** Notes the dates of all reservations, with which the sums of a venue begin. */
async function noteFirstDates(store: Store, tenant: string): Promise<void> {
  const dates = await longReads(store)
    .selectFrom('reservations')
    .select('date')
    .distinct()
    .where('tenant', '=', tenant)
    .execute();
  await writeDurably(store, tenant, async (trx) => {
    await noteDates(
      trx,
      tenant,
      dates.map(({ date }) => date),
    );
    await setSummed(trx, tenant, 0);
  });
}

/** Notes the dates of the next steps of the log. Returns whether there may be more of them. */
async function noteSteps(trx: Transaction<Tables>, tenant: string): Promise<boolean> {
  const steps = trx
    .selectFrom('day_log')
    .where('tenant', '=', tenant)
    .where('id', '>', (await summedStep(trx, tenant)) ?? 0);
  const next = await steps.select(['id', 'date']).orderBy('id').limit(MAX_STEPS_PER_TRANSACTION).execute();
  const last = next.at(-1)?.id;
  if (last === undefined) {
    await setSummed(trx, tenant, await latestId(trx, 'day_log', tenant));
    return false;
  }
  const several = await steps.select('changes').where('id', '<=', last).where('from_date', 'is not', null).execute();
  await noteDates(trx, tenant, [...next.map(({ date }) => date), ...partyDates(several.flatMap(changesOf))]);
  await setSummed(trx, tenant, last);
  return next.length === MAX_STEPS_PER_TRANSACTION;
}

/** Notes dates whose sums no longer hold. */
async function noteDates(trx: Transaction<Tables>, tenant: string, dates: readonly PlainDate[]): Promise<void> {
  const rows = [...new Set(dates)].map((date) => ({ tenant, date }));
  for (let at = 0; at < rows.length; at += MAX_ROWS_PER_INSERT)
    await trx
      .insertInto('changed_days')
      .values(rows.slice(at, at + MAX_ROWS_PER_INSERT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function sumDates(trx: Transaction<Tables>, served: ServedVenue, dates: readonly PlainDate[]): Promise<void> {
  const { tenant } = served.venue;
  await trx.deleteFrom('changed_days').where('tenant', '=', tenant).where('date', 'in', dates).execute();
  await trx
    .deleteFrom('daily_sums')
    .where('tenant', '=', tenant)
    .where('date', 'in', dates)
    .where('erased', '=', 0)
    .execute();
  const rows = await trx
    .selectFrom('reservations')
    .select(COUNTED)
    .where('tenant', '=', tenant)
    .where('date', 'in', dates)
    .execute();
  for (const [date, ofDate] of groupBy(rows, (row) => row.date))
    await insertSums(trx, tenant, date, 0, sumRows(ofDate, served));
}

function sumRows(rows: readonly CountedRow[], served: Pick<ServedVenue, 'venue' | 'tables'>): DaySum[] {
  // A hold that nobody has confirmed is no reservation yet, and may never be one.
  const visits = rows
    .filter((row) => row.held_until === null)
    .map((row) => ({
      ...row,
      tables: reservedTables(row).map(({ key }) => key),
      cancelled: row.cancelled_at !== null,
      createdAt: row.created_at,
    }));
  return sumVisits(visits, visitRules(served));
}

async function insertSums(
  trx: Transaction<Tables>,
  tenant: string,
  date: PlainDate,
  erased: 0 | 1,
  sums: readonly DaySum[],
): Promise<void> {
  for (let at = 0; at < sums.length; at += MAX_ROWS_PER_INSERT)
    await trx
      .insertInto('daily_sums')
      .values(sums.slice(at, at + MAX_ROWS_PER_INSERT).map((sum) => ({ tenant, date, erased, ...sum })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'kind', 'date', 'key', 'part', 'erased'])
          .doUpdateSet((row) => ({ count: row('daily_sums.count', '+', row.ref('excluded.count')) })),
      )
      .execute();
}

async function setSummed(trx: Transaction<Tables>, tenant: string, log_id: number): Promise<void> {
  await trx
    .insertInto('summed_steps')
    .values({ tenant, log_id })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ log_id }))
    .execute();
}
