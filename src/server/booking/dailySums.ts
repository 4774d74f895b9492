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
import type { Store, Tables } from '../store/store.ts';
import { together } from '../store/together.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { type Reservation, reservedTables } from './reservations.ts';
import { changesOf, partyDates } from './visits/dayLog.ts';
import { visitRules } from './visits/visitRows.ts';

/** Dates that one transaction sums, so that reservations need not wait for long. */
const MAX_DATES_PER_TRANSACTION = 10;
/** SQLite allows 32,766 values in one insert, and a sum has seven. */
const MAX_ROWS_PER_INSERT = 1_000;

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

/** Sums the dates that have changed since the last time. Afterwards `daily_sums` is as the reservations are. */
export async function sumChangedDays(store: Store, served: ServedVenue): Promise<void> {
  const { tenant } = served.venue;
  const changed = await findChangedDates(store, tenant);
  if (changed.latest === changed.summed) return;
  for (let at = 0; at < changed.dates.length; at += MAX_DATES_PER_TRANSACTION) {
    const dates = changed.dates.slice(at, at + MAX_DATES_PER_TRANSACTION);
    await writeDurably(store, tenant, (trx) => sumDates(trx, served, dates));
  }
  await writeDurably(store, tenant, (trx) => setSummed(trx, tenant, changed.latest));
}

/**
 * Deletes the log of the dates before one, whose reservations have been erased. The steps of a venue without a log begin
 * at 1 again: therefore the latest one that was summed is set anew in the same transaction.
 */
export async function deleteSummedLog(trx: Transaction<Tables>, served: ServedVenue, before: PlainDate): Promise<void> {
  const { tenant } = served.venue;
  await sumDates(trx, served, (await findChangedDates(trx, tenant)).dates);
  await trx.deleteFrom('day_log').where('tenant', '=', tenant).where('date', '<', before).execute();
  await setSummed(trx, tenant, await latestId(trx, 'day_log', tenant));
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

async function findChangedDates(
  database: Store | Transaction<Tables>,
  tenant: string,
): Promise<{ readonly dates: readonly PlainDate[]; readonly latest: number; readonly summed: number | undefined }> {
  const latest = await latestId(database, 'day_log', tenant);
  const known = await database
    .selectFrom('summed_steps')
    .select('log_id')
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  const summed = known?.log_id;
  const steps = database
    .selectFrom('day_log')
    .where('tenant', '=', tenant)
    .where('id', '>', summed ?? 0);
  // Reservations of the first releases are not in the log.
  const all = database.selectFrom('reservations').where('tenant', '=', tenant);
  const found = await together(
    summed === latest ? [] : steps.select('date').distinct().execute(),
    summed === undefined ? all.select('date').distinct().execute() : [],
  );
  const several = summed === latest ? [] : await steps.select('changes').where('from_date', 'is not', null).execute();
  const dates = [...found.flat().map(({ date }) => date), ...partyDates(several.flatMap(changesOf))];
  return { dates: [...new Set(dates)], latest, summed };
}

async function sumDates(trx: Transaction<Tables>, served: ServedVenue, dates: readonly PlainDate[]): Promise<void> {
  const { tenant } = served.venue;
  if (dates.length === 0) return;
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
