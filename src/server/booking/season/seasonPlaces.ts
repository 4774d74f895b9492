/** Season places: tables that guests have for a season, their holders' links and answers, and how a place ends. */
import { type Transaction, sql } from 'kysely';
import { type DateSpan, MAX_SEASON_DAYS, datesBetween } from '../../../domain/booking/seasonPlaces.ts';
import { type PlainDate, addDays } from '../../../domain/booking/time.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { hashSecret, seasonSecret } from '../../links/guestLinks.ts';
import { recordDay } from '../../live/events.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import type { SeasonPlaceRow, SeasonState } from '../../store/seasonRows.ts';
import type { OutboxState, SeasonMailKind, Store, Tables } from '../../store/store.ts';
import { enqueueLetter } from '../mailQueue.ts';
import { type Actor, HOST } from '../visits/dayLog.ts';
import { freePlaces } from './seasonDays.ts';

/** A place with the dates from today on that its holder has given back. */
export type SeasonPlace = SeasonPlaceRow & { readonly givenBack: readonly PlainDate[] };

/** Returns the place of a holder's link, whose season is not over. */
export async function findSeasonPlace(
  store: Store,
  tenant: string,
  secret: string,
  today: PlainDate,
): Promise<SeasonPlace | undefined> {
  const [place] = await listSeasonPlaces(store, tenant, today, hashSecret(secret));
  return place && place.until_date >= today ? place : undefined;
}

/**
 * Returns the places of a venue, by their table: those whose season is not over for longer than another may last. With
 * `secretHash`, only the place of that link.
 */
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
    .where('until_date', '>=', addDays(today, -MAX_SEASON_DAYS))
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
    const spans = (byPlace.get(place.id) ?? []).map((block) => ({ from: block.from_date, until: block.until_date }));
    return { ...place, givenBack: place.state === 'held' ? missingDates(place, spans, today) : [] };
  });
}

/** Returns the dates of a place from today on that no span has. */
function missingDates(place: SeasonPlaceRow, spans: readonly DateSpan[], today: PlainDate): PlainDate[] {
  const kept = new Set(spans.flatMap(datesBetween));
  const from = place.from_date < today ? today : place.from_date;
  return datesBetween({ from, until: place.until_date }).filter((date) => !kept.has(date));
}

/** Returns the state of the latest mail about each place. */
export async function listSeasonMails(store: Store, tenant: string): Promise<Map<number | null, OutboxState>> {
  const rows = await store
    .selectFrom('outbox')
    .select(['season_id', 'state'])
    .where('tenant', '=', tenant)
    .where('season_id', 'is not', null)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ season_id: id, state }) => [id, state]));
}

/**
 * Opens the holder's link, and returns its secret, which is the same each time until `isNew` ends that link and makes the
 * next one. Returns undefined if there is no such place. Only the host knows `linkKey`.
 */
export async function openSeasonLink(
  store: Store,
  tenant: string,
  id: number,
  linkKey: string,
  isNew = false,
): Promise<string | undefined> {
  let secret: string | undefined;
  await changePlace(store, tenant, id, (place) => {
    const link = place.link + (isNew ? 1 : 0);
    secret = seasonSecret({ ...place, link }, linkKey);
    return { link, secret_hash: hashSecret(secret) };
  });
  return secret;
}

/** Notes whether a place is paid. Returns whether there is such a place. */
export function setSeasonPaid(store: Store, tenant: string, id: number, isPaid: boolean): Promise<boolean> {
  return changePlace(store, tenant, id, () => ({ paid: isPaid ? 1 : 0 }));
}

/** Mails the holder what the place is, or the offer again. Returns whether there is such a place, with an address. */
export async function mailSeasonPlace(store: Store, tenant: string, id: number, now: number): Promise<boolean> {
  let isMailed = false;
  await changePlace(store, tenant, id, async ({ state, email }, trx) => {
    isMailed = email !== '' && (state === 'held' || state === 'offered');
    if (isMailed) await enqueueLetter(trx, tenant, { season_id: id }, SEASON_MAILS[state], now);
    return {};
  });
  return isMailed;
}

/** The mail that tells a holder of each state. */
export const SEASON_MAILS = {
  held: 'season',
  offered: 'season_offer',
  declined: 'season_ended',
  expired: 'season_ended',
} as const satisfies Readonly<Record<SeasonState, SeasonMailKind>>;

/** Ends the offers without an answer in time, which frees their tables. `today` is the venue's date. */
export async function endSeasonOffers(store: Store, tenant: string, today: PlainDate, now: number): Promise<void> {
  const over = await store
    .selectFrom('season_places')
    .select('id')
    .where('tenant', '=', tenant)
    // SQLite uses the index of offers only for a state that it reads in the statement.
    .where('state', '=', sql.lit('offered'))
    .where('answer_by', '<', today)
    .execute();
  for (const { id } of over) await answerSeasonOffer(store, tenant, id, 'expired', { now, actor: HOST });
}

/**
 * Takes a holder's answer to the offer of a place, from the holder or from staff who were told it, or `expired` for none
 * in time. Returns false if it is not on offer, or no longer.
 */
export async function answerSeasonOffer(
  store: Store,
  tenant: string,
  id: number,
  state: 'held' | 'declined' | 'expired',
  { now, actor }: { readonly now: number; readonly actor: Actor },
): Promise<boolean> {
  let isDone = false;
  await changePlace(store, tenant, id, async (place, trx) => {
    if (place.state !== 'offered') return {};
    isDone = true;
    if (state !== 'held') await freePlaces(trx, tenant, [id], { now, actor });
    if (place.email !== '') await enqueueLetter(trx, tenant, { season_id: id }, SEASON_MAILS[state], now);
    return { state };
  });
  return isDone;
}

type Columns = Partial<Pick<SeasonPlaceRow, 'paid' | 'secret_hash' | 'link' | 'state'>>;

/** Changes a place in a transaction of its own. Returns whether there is such a place. */
function changePlace(
  store: Store,
  tenant: string,
  id: number,
  change: (place: SeasonPlaceRow, trx: Transaction<Tables>) => Columns | Promise<Columns>,
): Promise<boolean> {
  return writeDurably(store, tenant, async (trx) => {
    const place = await trx
      .selectFrom('season_places')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!place) return false;
    const columns = await change(place, trx);
    if (Object.keys(columns).length === 0) return true;
    await trx.updateTable('season_places').set(columns).where('tenant', '=', tenant).where('id', '=', id).execute();
    // Its day views show it on each of its dates.
    await recordDay(trx, tenant, null);
    return true;
  });
}

/** Deletes places with what is known of their holders, and frees their tables. */
export async function releaseSeasonPlaces(
  store: Store,
  tenant: string,
  ids: readonly number[],
  { now, actor }: { readonly now: number; readonly actor: Actor },
): Promise<void> {
  if (ids.length === 0) return;
  await writeDurably(store, tenant, async (trx) => {
    await freePlaces(trx, tenant, ids, { now, actor });
    await trx.deleteFrom('season_places').where('tenant', '=', tenant).where('id', 'in', ids).execute();
  });
}
