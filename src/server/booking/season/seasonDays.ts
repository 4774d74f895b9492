/**
 * The dates of season places. A place keeps its dates by blocks with its id, which everything that reads claims or blocks
 * knows. Giving dates back shortens or splits a block; taking them back adds one, as long as the key of claims allows it.
 * Each change is a step of the day's log, and so reaches the venue's webhooks.
 */
import type { Transaction } from 'kysely';
import { type DateSpan, datesBetween, withoutDates } from '../../../domain/booking/seasonPlaces.ts';
import { type PlainDate, zonedTime } from '../../../domain/booking/time.ts';
import type { BlockFacts, LogChange } from '../../../domain/day/log.ts';
import { blockedSlots } from '../../../domain/day/occupiedTables.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { recordDay, recordTables } from '../../live/events.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import { newRowId } from '../../store/rowIds.ts';
import type { SeasonPlaceRow } from '../../store/seasonRows.ts';
import type { Store, Tables } from '../../store/store.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { deleteClaims, writeClaims } from '../claims.ts';
import { type Actor, GUEST, appendStep, blockColumns } from '../visits/dayLog.ts';
import { visitRules } from '../visits/visitRows.ts';

/** The steps of the day's log that concern a season place. */
export type SeasonStep = 'season_assigned' | 'season_given' | 'season_taken' | 'season_ended';
type BlockChange = Extract<LogChange, { kind: 'block' }>;

const factsOf = ({ table_key: key }: Pick<SeasonPlaceRow, 'table_key'>, span: DateSpan): BlockFacts => ({
  tables: [key],
  ...span,
  fromTime: null,
  untilTime: null,
});

/** Keeps dates for a place. Returns one that somebody else has; the transaction has to be rolled back then. */
export async function keepDates(
  trx: Transaction<Tables>,
  served: ServedVenue,
  place: SeasonPlaceRow,
  span: DateSpan,
  { type, actor, now }: { readonly type: SeasonStep; readonly actor: Actor; readonly now: number },
): Promise<PlainDate | undefined> {
  const rules = visitRules(served);
  const facts = factsOf(place, span);
  const id = await insertBlock(trx, place, facts);
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
  const changes = [{ kind: 'block', id, before: null, after: facts } as const];
  await appendStep(trx, { tenant: place.tenant, date: span.from, at: now, type, actor, changes });
  return undefined;
}

async function insertBlock(trx: Transaction<Tables>, place: SeasonPlaceRow, facts: BlockFacts): Promise<number> {
  const { tenant, name: reason, id: season_id } = place;
  const id = newRowId();
  await trx
    .insertInto('blocks')
    .values({ ...blockColumns(facts), tenant, id, reason, season_id })
    .execute();
  return id;
}

async function recordChange(
  trx: Transaction<Tables>,
  { tenant, table_key: key }: Pick<SeasonPlaceRow, 'tenant' | 'table_key'>,
  date: PlainDate,
): Promise<void> {
  await recordTables(trx, tenant, date, [key]);
  await recordDay(trx, tenant, date);
}

/** Frees all dates of places, also those that have passed. */
export async function freePlaces(
  trx: Transaction<Tables>,
  tenant: string,
  ids: readonly number[],
  { actor, now }: { readonly actor: Actor; readonly now: number },
): Promise<void> {
  const blocks = await trx
    .deleteFrom('blocks')
    .where('tenant', '=', tenant)
    .where('season_id', 'in', [0, ...ids])
    .returning(['id', 'tables', 'from_date as from', 'until_date as until'])
    .execute();
  const freed = await deleteClaims(
    trx,
    tenant,
    'block_id',
    blocks.map(({ id }) => id),
  );
  for (const [date, claims] of groupBy(freed, (claim) => claim.date)) {
    await recordTables(trx, tenant, date, [...new Set(claims.map(({ table_key: key }) => key))]);
    await recordDay(trx, tenant, date);
  }
  for (const { id, tables, from, until } of blocks) {
    const before = { tables: JSON.parse(tables) as string[], from, until, fromTime: null, untilTime: null };
    const changes = [{ kind: 'block', id, before, after: null } as const];
    await appendStep(trx, { tenant, date: from, at: now, type: 'season_ended', actor, changes });
  }
}

/** Returns those of the dates on which somebody else has the place now. */
export async function soldDates(
  store: Store,
  { tenant, table_key: key }: SeasonPlaceRow,
  givenBack: readonly PlainDate[],
): Promise<Set<PlainDate>> {
  if (givenBack.length === 0) return new Set();
  const rows = await store
    .selectFrom('claims')
    .select('date')
    .distinct()
    .where('tenant', '=', tenant)
    .where('table_key', '=', key)
    .where('date', 'in', givenBack)
    .execute();
  return new Set(rows.map(({ date }) => date));
}

/**
 * Gives dates of a place back: others can reserve it then. Dates that have passed and those outside of its season stay.
 * `now` is the venue's time in epoch milliseconds.
 */
export async function giveBack(
  store: Store,
  { venue: { tenant, time_zone: zone } }: ServedVenue,
  place: SeasonPlaceRow,
  span: DateSpan,
  now: number,
): Promise<void> {
  const today = zonedTime(now, zone).date;
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
    const changes: BlockChange[] = [];
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
      const before = factsOf(place, { from, until });
      changes.push({ kind: 'block', id, before, after: first ? factsOf(place, first) : null });
      if (!first) await trx.deleteFrom('blocks').where('tenant', '=', tenant).where('id', '=', id).execute();
      else
        await trx
          .updateTable('blocks')
          .set({ from_date: first.from, until_date: first.until })
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .execute();
      if (second) {
        const facts = factsOf(place, second);
        const added = await insertBlock(trx, place, facts);
        changes.push({ kind: 'block', id: added, before: null, after: facts });
        await trx
          .updateTable('claims')
          .set({ block_id: added })
          .where('tenant', '=', tenant)
          .where('block_id', '=', id)
          .where('date', '>=', second.from)
          .execute();
      }
      for (const date of new Set(freed.map((claim) => claim.date))) await recordChange(trx, place, date);
    }
    if (changes.length > 0)
      await appendStep(trx, { tenant, date: gap.from, at: now, type: 'season_given', actor: GUEST, changes });
  });
}

class DateTakenError extends Error {}

/** Takes a given date back. Returns false if somebody has reserved the place meanwhile, or it is no longer the holder's. */
export async function takeBack(
  store: Store,
  served: ServedVenue,
  place: SeasonPlaceRow,
  date: PlainDate,
  now: number,
): Promise<boolean> {
  if (date < place.from_date || date > place.until_date) return false;
  try {
    return await writeDurably(store, place.tenant, async (trx) => {
      const held = await trx
        .selectFrom('season_places')
        .select('id')
        .where('tenant', '=', place.tenant)
        .where('id', '=', place.id)
        .where('state', '=', 'held')
        .executeTakeFirst();
      if (!held) return false;
      const step = { type: 'season_taken', actor: GUEST, now } as const;
      if ((await keepDates(trx, served, place, { from: date, until: date }, step)) !== undefined)
        throw new DateTakenError('somebody else has the date');
      return true;
    });
  } catch (error) {
    if (error instanceof DateTakenError) return false;
    throw error;
  }
}
