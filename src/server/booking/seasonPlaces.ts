/**
 * Season places: tables that guests have for a season. A place keeps its dates by blocks with its id, which everything
 * that reads claims or blocks knows. Its holder gives dates back, which shortens or splits a block, and takes them back
 * by a block of their own, as long as the key of claims allows it.
 */
import type { Transaction } from 'kysely';
import {
  type DateSpan,
  MAX_SEASON_DAYS,
  type SeasonProblem,
  type SeasonRow,
  datesBetween,
  readPaid,
  readSeasonDate,
  withoutDates,
} from '../../domain/booking/seasonPlaces.ts';
import { type PlainDate, addDays, daysBetween } from '../../domain/booking/time.ts';
import { blockedSlots } from '../../domain/day/occupiedTables.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { cleanText } from '../../domain/text/cleanText.ts';
import { foldText } from '../../domain/text/foldText.ts';
import type { Table } from '../../domain/plan/table.ts';
import { readEmail } from '../contacts/emailAddress.ts';
import { normalizeTypedNumber } from '../contacts/phoneNumber.ts';
import { hashSecret, newSecret } from '../links/guestLinks.ts';
import { recordDay, recordTables } from '../live/events.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { newRowId } from '../store/rowIds.ts';
import type { SeasonPlaceRow } from '../store/seasonRows.ts';
import type { Store, Tables } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';
import { deleteClaims, writeClaims } from './claims.ts';
import { visitRules } from './visits/visitRows.ts';

/** A row that can't be assigned, by its place in the list, from 0. `date` is one on which somebody else has the table. */
export type RowProblem = { readonly row: number; readonly problem: SeasonProblem; readonly date?: PlainDate };

/** How far ahead a season may end, in days. */
const FARTHEST_DAYS = 800;

type Assignment = DateSpan & {
  readonly table: Table;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly paid: boolean;
};

class RowsRefusedError extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super('rows are refused');
    this.problems = problems;
  }
}

/** Assigns all places of a list, or none. Returns what is wrong, with every row that is. `today` is the venue's date. */
export async function assignSeasonPlaces(
  store: Store,
  served: ServedVenue,
  rows: readonly SeasonRow[],
  today: PlainDate,
): Promise<readonly RowProblem[]> {
  const { tenant } = served.venue;
  const readings = rows.map((row) => readRow(row, served, today));
  const problems = readings.flatMap((reading, row) =>
    'problem' in reading ? [{ row, problem: reading.problem }] : [],
  );
  if (problems.length > 0) return problems;
  try {
    await writeDurably(store, tenant, async (trx) => {
      const taken: RowProblem[] = [];
      for (const [row, reading] of readings.entries()) {
        if ('problem' in reading) continue;
        const date = await assign(trx, served, reading, today);
        if (date !== undefined) taken.push({ row, problem: 'taken', date });
      }
      if (taken.length > 0) throw new RowsRefusedError(taken);
    });
  } catch (error) {
    if (error instanceof RowsRefusedError) return error.problems;
    throw error;
  }
  return [];
}

function readRow(
  row: SeasonRow,
  { tables, venue }: ServedVenue,
  today: PlainDate,
): Assignment | { readonly problem: SeasonProblem } {
  const name = cleanText(row.name).trim();
  if (name === '') return { problem: 'name' };
  const email = row.email.trim() === '' ? undefined : readEmail(row.email.trim());
  if (email && !email.ok) return { problem: 'email' };
  const wanted = foldText(row.place.trim());
  const named = [...tables.values()].filter((table) =>
    [table.name, `${table.area} ${table.name}`].some((label) => foldText(label) === wanted),
  );
  const [table, other] = named;
  if (!table) return { problem: 'place' };
  if (other) return { problem: 'ambiguous' };
  const from = readSeasonDate(row.from);
  const until = readSeasonDate(row.until);
  if (from === undefined || until === undefined) return { problem: 'date' };
  if (until < from || daysBetween(from, until) >= MAX_SEASON_DAYS) return { problem: 'order' };
  if (until < today || until > addDays(today, FARTHEST_DAYS)) return { problem: 'past' };
  const paid = readPaid(row.paid);
  if (paid === undefined) return { problem: 'paid' };
  const phone = row.phone.trim() === '' ? '' : normalizeTypedNumber(cleanText(row.phone), venue.country_code);
  return { table, name, email: email?.email ?? '', phone, from, until, paid };
}

/** Returns a date on which somebody else has the table. */
async function assign(
  trx: Transaction<Tables>,
  served: ServedVenue,
  { table, name, email, phone, from, until, paid }: Assignment,
  today: PlainDate,
): Promise<PlainDate | undefined> {
  const place = {
    tenant: served.venue.tenant,
    id: newRowId(),
    table_key: table.key,
    table_name: table.name,
    name,
    email,
    phone,
    from_date: from,
    until_date: until,
    paid: paid ? 1 : 0,
    secret_hash: null,
    created_at: Date.now(),
  };
  await trx.insertInto('season_places').values(place).execute();
  // What has passed is nobody's anymore.
  return keepDates(trx, served, place, { from: from < today ? today : from, until });
}

/** Keeps dates for a place. Returns one that somebody else has; the transaction has to be rolled back then. */
async function keepDates(
  trx: Transaction<Tables>,
  served: ServedVenue,
  place: SeasonPlaceRow,
  span: DateSpan,
): Promise<PlainDate | undefined> {
  const rules = visitRules(served);
  const id = await insertBlock(trx, place, span);
  const facts = { ...span, fromTime: null, untilTime: null };
  for (const date of datesBetween(span)) {
    const held = await writeClaims(trx, {
      tenant: place.tenant,
      holder: { block: id },
      date,
      tables: [place.table_key],
      slotsAt: (table) => blockedSlots(facts, date, rules, table),
    });
    if (held.length > 0) return date;
    await recordChange(trx, place, date);
  }
  return undefined;
}

async function insertBlock(
  trx: Transaction<Tables>,
  place: SeasonPlaceRow,
  { from, until }: DateSpan,
): Promise<number> {
  const id = newRowId();
  await trx
    .insertInto('blocks')
    .values({
      tenant: place.tenant,
      id,
      tables: JSON.stringify([place.table_key]),
      from_date: from,
      until_date: until,
      from_time: null,
      until_time: null,
      reason: place.name,
      removed_at: null,
      revision: 0,
      season_id: place.id,
    })
    .execute();
  return id;
}

async function recordChange(trx: Transaction<Tables>, place: SeasonPlaceRow, date: PlainDate): Promise<void> {
  await recordTables(trx, place.tenant, date, [place.table_key]);
  await recordDay(trx, place.tenant, date);
}

/** A place with the dates from today on that its holder has given back. */
export type SeasonPlace = SeasonPlaceRow & { readonly givenBack: readonly PlainDate[] };

/** Returns the places of a venue whose season is not over, by their table: all of them, or that of a link. */
export async function listSeasonPlaces(
  store: Store,
  tenant: string,
  today: PlainDate,
  secretHash?: string,
): Promise<SeasonPlace[]> {
  const places = await store
    .selectFrom('season_places')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('until_date', '>=', today)
    .$if(secretHash !== undefined, (query) => query.where('secret_hash', '=', secretHash as string))
    .orderBy('table_name')
    .orderBy('from_date')
    .execute();
  const blocks = await store
    .selectFrom('blocks')
    .select(['season_id', 'from_date', 'until_date'])
    .where('tenant', '=', tenant)
    .where('season_id', 'is not', null)
    .$if(secretHash !== undefined, (query) => query.where('season_id', 'in', [0, ...places.map(({ id }) => id)]))
    .where('until_date', '>=', today)
    .execute();
  const byPlace = groupBy(blocks, ({ season_id: id }) => id);
  return places.map((place) => {
    const kept = new Set(
      (byPlace.get(place.id) ?? []).flatMap(({ from_date: from, until_date: until }) => datesBetween({ from, until })),
    );
    const from = place.from_date < today ? today : place.from_date;
    return { ...place, givenBack: datesBetween({ from, until: place.until_date }).filter((date) => !kept.has(date)) };
  });
}

/** Returns the place of a holder's link, whose season is not over. */
export async function findSeasonPlace(
  store: Store,
  tenant: string,
  secret: string,
  today: PlainDate,
): Promise<SeasonPlace | undefined> {
  return (await listSeasonPlaces(store, tenant, today, hashSecret(secret)))[0];
}

/** Returns those of the dates on which somebody else has the place now. */
export async function soldDates(store: Store, place: SeasonPlace): Promise<Set<PlainDate>> {
  if (place.givenBack.length === 0) return new Set();
  const rows = await store
    .selectFrom('claims')
    .select('date')
    .distinct()
    .where('tenant', '=', place.tenant)
    .where('table_key', '=', place.table_key)
    .where('date', 'in', place.givenBack)
    .execute();
  return new Set(rows.map(({ date }) => date));
}

/** Makes a link to a place, which replaces the earlier one. Returns its secret; undefined if there is no such place. */
export async function createSeasonLink(store: Store, tenant: string, id: number): Promise<string | undefined> {
  const secret = newSecret(tenant);
  const isDone = await changePlace(store, tenant, id, { secret_hash: hashSecret(secret) });
  return isDone ? secret : undefined;
}

/** Notes whether a place is paid. Returns whether there is such a place. */
export function setSeasonPaid(store: Store, tenant: string, id: number, isPaid: boolean): Promise<boolean> {
  return changePlace(store, tenant, id, { paid: isPaid ? 1 : 0 });
}

function changePlace(
  store: Store,
  tenant: string,
  id: number,
  columns: Partial<Pick<SeasonPlaceRow, 'paid' | 'secret_hash'>>,
): Promise<boolean> {
  return writeDurably(store, tenant, async (trx) => {
    const changed = await trx
      .updateTable('season_places')
      .set(columns)
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .returning('from_date')
      .executeTakeFirst();
    if (changed) await recordDay(trx, tenant, changed.from_date);
    return changed !== undefined;
  });
}

/** Deletes places with what is known of their holders, and frees their tables. */
export async function releaseSeasonPlaces(store: Store, tenant: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await writeDurably(store, tenant, async (trx) => {
    const blocks = await trx
      .deleteFrom('blocks')
      .where('tenant', '=', tenant)
      .where('season_id', 'in', ids)
      .returning('id')
      .execute();
    const freed = await deleteClaims(
      trx,
      tenant,
      'block_id',
      blocks.map(({ id }) => id),
    );
    await trx.deleteFrom('season_places').where('tenant', '=', tenant).where('id', 'in', ids).execute();
    const byDate = groupBy(freed, ({ date }) => date);
    for (const [date, claims] of byDate) {
      await recordTables(trx, tenant, date, [...new Set(claims.map(({ table_key: key }) => key))]);
      await recordDay(trx, tenant, date);
    }
  });
}

/** Gives dates of a place back: others can reserve it then. Dates before `today` and outside of its season stay. */
export async function giveBack(store: Store, place: SeasonPlaceRow, span: DateSpan, today: PlainDate): Promise<void> {
  const { tenant } = place;
  const gap = { ...span, from: span.from < today ? today : span.from };
  if (gap.until < gap.from) return;
  await writeDurably(store, tenant, async (trx) => {
    const blocks = await trx
      .selectFrom('blocks')
      .select(['id', 'from_date', 'until_date'])
      .where('tenant', '=', tenant)
      .where('season_id', '=', place.id)
      .where('from_date', '<=', gap.until)
      .where('until_date', '>=', gap.from)
      .execute();
    for (const { id, from_date: from, until_date: until } of blocks) {
      const freed = await trx
        .deleteFrom('claims')
        .where('tenant', '=', tenant)
        .where('block_id', '=', id)
        .where('date', '>=', gap.from)
        .where('date', '<=', gap.until)
        .returning('date')
        .execute();
      const [first, second] = withoutDates({ from, until }, gap);
      if (!first) await trx.deleteFrom('blocks').where('tenant', '=', tenant).where('id', '=', id).execute();
      else
        await trx
          .updateTable('blocks')
          .set({ from_date: first.from, until_date: first.until })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .execute();
      if (second)
        await trx
          .updateTable('claims')
          .set({ block_id: await insertBlock(trx, place, second) })
          .where('tenant', '=', tenant)
          .where('block_id', '=', id)
          .where('date', '>=', second.from)
          .execute();
      for (const date of new Set(freed.map((claim) => claim.date))) await recordChange(trx, place, date);
    }
  });
}

/** Takes a given date back. Returns false if somebody has reserved the place meanwhile, or it was not given back. */
export async function takeBack(
  store: Store,
  served: ServedVenue,
  place: SeasonPlaceRow,
  date: PlainDate,
): Promise<boolean> {
  if (date < place.from_date || date > place.until_date) return false;
  try {
    return await writeDurably(store, place.tenant, async (trx) => {
      // Released in the meantime.
      const known = await trx
        .selectFrom('season_places')
        .select('id')
        .where('tenant', '=', place.tenant)
        .where('id', '=', place.id)
        .executeTakeFirst();
      if (!known) return false;
      const taken = await keepDates(trx, served, place, { from: date, until: date });
      if (taken !== undefined) throw new RowsRefusedError([]);
      return true;
    });
  } catch (error) {
    if (error instanceof RowsRefusedError) return false;
    throw error;
  }
}
