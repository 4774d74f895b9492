/** The season place of the random days: its holder has a table on every date, gives dates back and takes them back. */
import type { PlainDate } from '../../../src/domain/booking/time.ts';
import { assignSeasonPlaces } from '../../../src/server/booking/season/assignPlaces.ts';
import { giveBack, takeBack } from '../../../src/server/booking/season/seasonDays.ts';
import { type SeasonPlace, listSeasonPlaces } from '../../../src/server/booking/season/seasonPlaces.ts';
import { HOST } from '../../../src/server/booking/visits/dayLog.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Venues } from '../../../src/server/venues/venues.ts';
import type { BlockState } from './sequenceParty.ts';
import { SEASON_TABLE } from './sequenceVenue.ts';

const TENANT = 'shell-bay';
type Host = { readonly store: Store; readonly venues: Venues };

/** Assigns the place from the first to the last date of a sequence. */
export async function assignSeason(
  { store, venues }: Host,
  { from, until, now }: { readonly from: PlainDate; readonly until: PlainDate; readonly now: number },
): Promise<void> {
  const row = { name: 'Anna', email: '', phone: '', place: `Line ${SEASON_TABLE}`, from, until, paid: 'no' };
  const call = { now, actor: HOST, mailed: false };
  const problems = await assignSeasonPlaces(store, venues.get(TENANT)!, [row], call);
  if (problems.length > 0) throw new Error(`no season place: ${JSON.stringify(problems)}`);
}

/** What a day of the place holds, as the oracle knows it: until the slot at midnight is over. */
export function seasonDay(day: number): BlockState {
  return { tables: [SEASON_TABLE], days: [day, day], from: 0, until: 24 * 60 + 15, isInForce: true, revision: 0 };
}

/** Returns the place of the sequence that begins on a date. */
export async function findSeason(store: Store, from: PlainDate): Promise<SeasonPlace> {
  const places = await listSeasonPlaces(store, TENANT, from);
  return places.find((place) => place.from_date === from)!;
}

/** Gives dates back. Resolves to what it came to. */
export async function giveDatesBack(
  { store, venues }: Host,
  first: PlainDate,
  span: { readonly from: PlainDate; readonly until: PlainDate },
  now: number,
): Promise<'ok' | 'nothing'> {
  const before = await findSeason(store, first);
  await giveBack(store, venues.get(TENANT)!, before, span, now);
  const { givenBack } = await findSeason(store, first);
  return givenBack.length > before.givenBack.length ? 'ok' : 'nothing';
}

/** Takes a date back. Resolves to what it came to. */
export async function takeDateBack(
  { store, venues }: Host,
  first: PlainDate,
  date: PlainDate,
  now: number,
): Promise<'ok' | 'invalid' | 'collision'> {
  const place = await findSeason(store, first);
  if (!place.givenBack.includes(date)) return 'invalid';
  return (await takeBack(store, venues.get(TENANT)!, place, date, now)) ? 'ok' : 'collision';
}
