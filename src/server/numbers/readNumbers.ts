/** What the numbers page shows of a period, and the same as CSV. */
import type { Numbers, NumbersQuery } from '../../api/numbersContract.ts';
import { type PlainDate, formatWireTime, zonedTime } from '../../domain/booking/time.ts';
import { openingHours } from '../../domain/booking/venue.ts';
import { DAYS_AHEAD, DAY_FIGURES, type DayFigures, countServices, groupDays } from '../../domain/day/dailySums.ts';
import { sumChangedDays } from '../booking/dailySums.ts';
import { formatCsvRows } from '../files/csvText.ts';
import { type Store, longReads } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';

/** Of what nobody got a table for, the page shows this many. */
const MAX_UNMET = 50;

/** Reads the numbers of a period, both dates included. `now` is the venue's time. */
export async function readNumbers(
  store: Store,
  served: ServedVenue,
  { from, until, step }: NumbersQuery,
  now: number,
): Promise<Numbers> {
  const { tenant, time_zone: timeZone } = served.venue;
  const opening = openingHours(served.venue);
  const today = zonedTime(now, timeZone).date;
  await sumChangedDays(store, served);
  const reads = longReads(store);
  const ofPeriod = (last: PlainDate) =>
    reads.selectFrom('daily_sums').where('tenant', '=', tenant).where('date', '>=', from).where('date', '<=', last);
  const days = await ofPeriod(until)
    .select(({ fn }) => ['date', 'kind', fn.sum<number>('count').as('count')])
    .where('kind', 'in', DAY_FIGURES)
    .groupBy(['date', 'kind'])
    .execute();
  const groups = await ofPeriod(until)
    .select(({ fn }) => ['kind', 'key', 'part', fn.sum<number>('count').as('count')])
    .where('kind', 'in', ['start', 'ahead'])
    .groupBy(['kind', 'key', 'part'])
    .orderBy('part')
    .orderBy('key')
    .execute();
  // How full a day is, nobody knows before it is there.
  const lastFull = until < today ? until : today;
  const taken = await reads
    .selectFrom(ofPeriod(lastFull).select(['key', 'date', 'part']).distinct().where('kind', '=', 'table').as('taken'))
    .select(({ fn }) => ['key', fn.countAll<number>().as('count')])
    .groupBy('key')
    .execute();
  const unmet = await reads
    .selectFrom('unmet_demand')
    .select(['date', 'time', 'guests', 'count'])
    .where('tenant', '=', tenant)
    .where('date', '>=', from)
    .where('date', '<=', until)
    .orderBy('count', 'desc')
    .orderBy('date')
    .orderBy('time')
    .orderBy('guests')
    .limit(MAX_UNMET)
    .execute();
  const figures = new Map<PlainDate, DayFigures & { date: PlainDate }>();
  const none = Object.fromEntries(DAY_FIGURES.map((figure) => [figure, 0])) as DayFigures;
  for (const { date, kind, count } of days)
    figures.set(date, { ...(figures.get(date) ?? { ...none, date }), [kind]: count });
  const takenOf = new Map(taken.map(({ key, count }) => [key, count]));
  const services = countServices(opening, from, lastFull);
  return {
    isNew: days.length === 0 && unmet.length === 0 && (await hasNothing(store, tenant)),
    periods: groupDays([...figures.values()], step, from, until),
    starts: groups.flatMap(({ kind, key: service, part: hour, count: covers }) =>
      kind === 'start' ? [{ service, hour, covers }] : [],
    ),
    services,
    // A private party may have a table on a day on which the venue is closed.
    tables: [...served.tables.values()].map(({ key, name, area }) => ({
      name,
      area,
      taken: Math.min(takenOf.get(key) ?? 0, services),
    })),
    ahead: DAYS_AHEAD.map((least) => ({
      days: least,
      reservations: groups.find(({ kind, part }) => kind === 'ahead' && part === least)?.count ?? 0,
    })),
    unmet,
  };
}

async function hasNothing(store: Store, tenant: string): Promise<boolean> {
  const any = await store
    .selectFrom('daily_sums')
    .select('date')
    .where('tenant', '=', tenant)
    .limit(1)
    .executeTakeFirst();
  return any === undefined;
}

/** Returns numbers as CSV: a row a figure, so that a spreadsheet can filter and pivot them. */
export function numbersCsv(
  { from, until }: NumbersQuery,
  { periods, starts, services, tables, ahead, unmet }: Numbers,
): string {
  const all = [from, until];
  return formatCsvRows([
    ['figure', 'from', 'until', 'item', 'count', 'of'],
    ...periods.flatMap((period) =>
      DAY_FIGURES.map((figure) => [figure, period.from, period.until, '', period[figure], '']),
    ),
    ...starts.map(({ service, hour, covers }) => [
      'covers_by_start',
      ...all,
      [service, formatWireTime(hour)].filter((part) => part !== '').join(' '),
      covers,
      '',
    ]),
    ...tables.map(({ name, area, taken }) => ['table_taken', ...all, `${name} (${area})`, taken, services]),
    ...ahead.map(({ days, reservations }) => ['days_ahead_at_least', ...all, days, reservations, '']),
    ...unmet.map(({ date, time, guests, count }) => [
      'unmet_demand',
      date,
      date,
      `${formatWireTime(time)}, ${guests}`,
      count,
      '',
    ]),
  ]);
}
