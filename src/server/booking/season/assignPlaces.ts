/** Assigning places for a season, one by one or from a list, and offering them again to their holders. */
import type { Transaction } from 'kysely';
import {
  type DateSpan,
  MAX_SEASON_DAYS,
  type RenewalProblem,
  type SeasonProblem,
  type SeasonRow,
  aYearLater,
  readPaid,
  readSeasonDate,
} from '../../../domain/booking/seasonPlaces.ts';
import { type PlainDate, addDays, daysBetween, zonedTime } from '../../../domain/booking/time.ts';
import type { Table } from '../../../domain/plan/table.ts';
import { cleanText } from '../../../domain/text/cleanText.ts';
import { foldText } from '../../../domain/text/foldText.ts';
import { readEmail } from '../../contacts/emailAddress.ts';
import { normalizeTypedNumber } from '../../contacts/phoneNumber.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import { newRowId } from '../../store/rowIds.ts';
import type { SeasonPlaceRow } from '../../store/seasonRows.ts';
import type { Store, Tables } from '../../store/store.ts';
import type { ServedVenue } from '../../venues/venues.ts';
import { enqueueLetter } from '../mailQueue.ts';
import type { Actor } from '../visits/dayLog.ts';
import { keepDates } from './seasonDays.ts';

/** A row that can't be assigned, by its place in the list, from 0. `date` is one on which somebody else has the table. */
export type RowProblem = { readonly row: number; readonly problem: SeasonProblem; readonly date?: PlainDate };

export type SeasonCall = {
  /** The venue's time in epoch milliseconds. */
  readonly now: number;
  readonly actor: Actor;
};

/** How far ahead a season may end, in days. */
const FARTHEST_DAYS = 800;

type Assignment = DateSpan & {
  readonly table: Pick<Table, 'key' | 'name'>;
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

/**
 * Assigns all places of a list, or none. Returns what is wrong, with every row that is. With `mailed`, each holder who
 * has an address gets a mail with a link to the place.
 */
export async function assignSeasonPlaces(
  store: Store,
  served: ServedVenue,
  rows: readonly SeasonRow[],
  call: SeasonCall & { readonly mailed: boolean },
): Promise<readonly RowProblem[]> {
  const readings = rows.map((row) => readRow(row, served, todayOf(served, call)));
  const problems = readings.flatMap((reading, row) =>
    'problem' in reading ? [{ row, problem: reading.problem }] : [],
  );
  if (problems.length > 0) return problems;
  const assignments = readings.flatMap((reading) => ('problem' in reading ? [] : [reading]));
  return assignAll(store, served, assignments, { ...call, answerBy: null });
}

/**
 * Offers places to their holders for another season, all of them or none, by mail where there is an address. Without
 * `season`, each is offered for its own dates of the year after. The tables are kept until `answerBy`. Returns what is
 * wrong, by the place in `ids`.
 */
export async function offerSeasonPlaces(
  store: Store,
  served: ServedVenue,
  {
    ids,
    season,
    answerBy,
  }: { readonly ids: readonly number[]; readonly season?: DateSpan | undefined; readonly answerBy: PlainDate },
  call: SeasonCall,
): Promise<{ readonly problem: RenewalProblem } | { readonly rows: readonly RowProblem[] }> {
  const { tenant } = served.venue;
  const today = todayOf(served, call);
  const places = await store
    .selectFrom('season_places')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', 'in', [0, ...ids])
    .execute();
  const byId = new Map(places.map((place) => [place.id, place]));
  const wanted = ids.map((id) => {
    const place = byId.get(id);
    const table = place && served.tables.get(place.table_key);
    if (!table) return undefined;
    const span = season ?? aYearLater({ from: place.from_date, until: place.until_date });
    return { ...place, table, paid: false, ...span };
  });
  const offers = wanted.filter((each) => each !== undefined);
  for (const span of season ? [season] : offers) {
    const wrongDates = spanProblem(span, today);
    if (wrongDates) return { problem: wrongDates };
    if (answerBy < today || answerBy >= span.from) return { problem: 'answer' };
  }
  const missing = wanted.flatMap((each, row) => (each ? [] : [{ row, problem: 'place' } as const]));
  if (missing.length > 0) return { rows: missing };
  return { rows: await assignAll(store, served, offers, { ...call, mailed: true, answerBy }) };
}

async function assignAll(
  store: Store,
  served: ServedVenue,
  assignments: readonly Assignment[],
  options: SeasonCall & { readonly mailed: boolean; readonly answerBy: PlainDate | null },
): Promise<readonly RowProblem[]> {
  try {
    await writeDurably(store, served.venue.tenant, async (trx) => {
      const taken: RowProblem[] = [];
      for (const [row, assignment] of assignments.entries()) {
        const date = await assign(trx, served, assignment, options);
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

const todayOf = ({ venue }: ServedVenue, { now }: SeasonCall): PlainDate => zonedTime(now, venue.time_zone).date;

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
  const wrongDates = spanProblem({ from, until }, today);
  if (wrongDates) return { problem: wrongDates };
  const paid = readPaid(row.paid);
  if (paid === undefined) return { problem: 'paid' };
  const phone = row.phone.trim() === '' ? '' : normalizeTypedNumber(cleanText(row.phone), venue.country_code);
  return { table, name, email: email?.email ?? '', phone, from, until, paid };
}

function spanProblem({ from, until }: DateSpan, today: PlainDate): 'order' | 'past' | undefined {
  if (until < from || daysBetween(from, until) >= MAX_SEASON_DAYS) return 'order';
  return until < today || until > addDays(today, FARTHEST_DAYS) ? 'past' : undefined;
}

/** Returns a date on which somebody else has the table. */
async function assign(
  trx: Transaction<Tables>,
  served: ServedVenue,
  { table, name, email, phone, from, until, paid }: Assignment,
  { now, actor, mailed, answerBy }: SeasonCall & { readonly mailed: boolean; readonly answerBy: PlainDate | null },
): Promise<PlainDate | undefined> {
  const { tenant } = served.venue;
  const place: SeasonPlaceRow = {
    tenant,
    id: newRowId(),
    table_key: table.key,
    table_name: table.name,
    name,
    email,
    phone,
    from_date: from,
    until_date: until,
    paid: paid ? 1 : 0,
    state: answerBy === null ? 'held' : 'offered',
    answer_by: answerBy,
    link: 0,
    secret_hash: null,
    created_at: now,
  };
  await trx.insertInto('season_places').values(place).execute();
  if (mailed && email !== '')
    await enqueueLetter(trx, tenant, { season_id: place.id }, answerBy === null ? 'season' : 'season_offer', now);
  // What has passed is nobody's anymore.
  const today = todayOf(served, { now, actor });
  const kept = { from: from < today ? today : from, until };
  return keepDates(trx, served, place, kept, { type: 'season_assigned', actor, now });
}
