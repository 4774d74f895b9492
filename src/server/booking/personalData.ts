/** Personal data: what is kept of a guest, deleting it on request, and deleting it some time after the visit. */
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameNumber } from '../../domain/booking/phone/sameNumber.ts';
import { type PlainDate, addDays, zonedTime } from '../../domain/booking/time.ts';
import { foldText } from '../../domain/text/foldText.ts';
import { takeEmail } from '../../domain/text/pastedText.ts';
import type { Transaction } from 'kysely';
import { readEmail } from '../contacts/emailAddress.ts';
import { normalizeTypedNumber } from '../contacts/phoneNumber.ts';
import { writeDurably } from '../store/groupCommit.ts';
import { believedTime } from '../store/knownTime.ts';
import { realTimeOf } from '../store/realTime.ts';
import { handOnTags, reservationsOfGuest } from './visits/guests.ts';
import { type Store, type Tables, databaseOf } from '../store/store.ts';
import type { WaitingRow } from '../store/waitingRows.ts';
import type { SeasonPlaceRow } from '../store/seasonRows.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import { releaseClaims } from './claims.ts';
import { claimForOthers } from './reclaim.ts';
import { deleteSummedLog, keepErasedSums, sumChangedDays } from './dailySums.ts';
import { DIGEST_FILE } from './mailQueue.ts';
import type { Reservation } from './reservations.ts';
import { releaseSeasonPlaces } from './season/seasonPlaces.ts';
import { HOST, logVisit } from './visits/dayLog.ts';
import { eraseEvents } from './webhookQueue.ts';

/** Rows that one transaction deletes, so that reservations need not wait for long. */
const MAX_ROWS_PER_TRANSACTION = 25;
/** Rows that are read at once, so that requests need not wait for long. */
const ROWS_PER_BATCH = 500;

/**
 * Returns a venue's reservations whose code, name, email address, telephone number or notes contain a text, in
 * whatever case, accents and form of the number.
 */
export async function findPersonalData(store: Store, tenant: string, text: string): Promise<Reservation[]> {
  const found: Reservation[] = [];
  for (let lastId = -1; ;) {
    const batch = await store
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(ROWS_PER_BATCH)
      .execute();
    found.push(
      ...batch.filter(({ code, first_name, last_name, email, notes, staff_note, tags, phone }) =>
        mentions([code, `${first_name} ${last_name}`, email, notes, staff_note, tags ?? ''], phone, text),
      ),
    );
    const last = batch.at(-1);
    if (!last || batch.length < ROWS_PER_BATCH) return found;
    lastId = last.id;
  }
}

/** Returns the entries of a venue's waiting list whose name, email address, telephone number or notes contain a text. */
export async function findWaitingGuests(store: Store, tenant: string, text: string): Promise<WaitingRow[]> {
  const waiting = await store
    .selectFrom('waiting_list')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute();
  return waiting.filter(({ name, email, phone, notes }) => mentions([name, email, notes ?? ''], phone, text));
}

/** Returns what is kept of the guest who has an email address or a telephone number, written in whatever way. */
export async function findGuest(
  store: Store,
  { venue: { tenant, country_code: countryCode } }: ServedVenue,
  contact: string,
): Promise<{
  readonly reservations: readonly Reservation[];
  readonly waiting: readonly WaitingRow[];
  readonly season: readonly SeasonPlaceRow[];
}> {
  const reading = readEmail(takeEmail(contact));
  const email = reading.ok ? reading.email : '';
  const number = reading.ok ? '' : normalizeTypedNumber(contact, countryCode);
  const isGuest = (entry: Pick<WaitingRow, 'email' | 'phone'>): boolean =>
    (email !== '' && entry.email.toLowerCase() === email.toLowerCase()) ||
    (number.startsWith('+') && entry.phone === number);
  const waiting = await store.selectFrom('waiting_list').selectAll().where('tenant', '=', tenant).execute();
  const season = await store.selectFrom('season_places').selectAll().where('tenant', '=', tenant).execute();
  return {
    reservations: await reservationsOfGuest(store, { tenant, email, phone: number }),
    waiting: waiting.filter(isGuest),
    season: season.filter(isGuest),
  };
}

/** Fewer digits of a telephone number are of many guests. */
const MIN_PHONE_DIGITS = 6;

function mentions(fields: readonly string[], phone: string, text: string): boolean {
  const wanted = folded(text);
  const isNumber = !/\p{L}/u.test(text) && wanted.replaceAll(/\D/g, '').length >= MIN_PHONE_DIGITS;
  return (
    fields.some((field) => field !== '' && folded(field).includes(wanted)) || (isNumber && isSameNumber(phone, text))
  );
}

/** The domain of an address may be written in its own script or in Punycode. */
function folded(text: string): string {
  const reading = text.includes('@') ? readEmail(takeEmail(text)) : undefined;
  return foldText(reading?.ok ? reading.email : text).replaceAll(/\s+/g, ' ');
}

/**
 * Deletes a venue's reservations with their claims, links, mails and events, from the database, its log and the folder
 * of written mails. Throws if another process reads for so long that the log can't be emptied.
 */
export async function eraseReservations(
  store: Store,
  served: ServedVenue,
  reservations: readonly Pick<Reservation, 'id' | 'code'>[],
  outboxDir: string,
): Promise<void> {
  if (reservations.length === 0) return;
  await eraseRows(store, served, reservations, outboxDir);
  await emptyWriteAheadLog(store);
}

/** The same without emptying the database's write-ahead log. */
async function eraseRows(
  store: Store,
  served: ServedVenue,
  reservations: readonly Pick<Reservation, 'id' | 'code'>[],
  outboxDir: string,
): Promise<void> {
  const { tenant } = served.venue;
  for (let start = 0; start < reservations.length; start += MAX_ROWS_PER_TRANSACTION) {
    const ids = reservations.slice(start, start + MAX_ROWS_PER_TRANSACTION).map(({ id }) => id);
    await writeDurably(store, tenant, async (trx) => {
      for (const table of ['confirmation_links', 'outbox'] as const)
        await trx.deleteFrom(table).where('tenant', '=', tenant).where('reservation_id', 'in', ids).execute();
      await eraseEvents(trx, tenant, 'reservation', ids);
      const freed = await releaseClaims(trx, tenant, ids);
      // The log keeps what happened, without names, and has to end where the reservation does.
      const rows = await trx
        .deleteFrom('reservations')
        .where('tenant', '=', tenant)
        .where('id', 'in', ids)
        .returningAll()
        .execute();
      await claimForOthers(trx, served, freed);
      await keepErasedSums(trx, served, rows);
      for (const before of rows) await logVisit(trx, HOST, 'erase', realTimeOf(trx), { before });
      await forgetReplacedTexts(trx, tenant);
    });
  }
  const codes = new Set(reservations.map(({ code }) => code));
  const files = await readdir(outboxDir).catch((): string[] => []);
  for (const file of files)
    if (
      codes.has(file.replace(/-.*/, '')) ||
      (file.startsWith(DIGEST_FILE) && (await mentionsAny(join(outboxDir, file), codes)))
    )
      await rm(join(outboxDir, file), { force: true });
}

/** Returns whether a written mail names one of these codes, which a line of it may break. */
async function mentionsAny(file: string, codes: ReadonlySet<string>): Promise<boolean> {
  const text = (await readFile(file, 'utf8').catch(() => '')).replaceAll('=\r\n', '');
  return [...codes].some((code) => text.includes(code));
}

/** Deleted rows are overwritten in the database, but the write-ahead log of SQLite still has them. */
async function emptyWriteAheadLog(store: Store): Promise<void> {
  const database = databaseOf(store);
  if (database.kind === 'sqlite' && !(await database.file.checkpoint()))
    throw new Error("the deleted data is still in the database's write-ahead log, as another process reads from it");
}

/** Returns how the name of a written mail begins that is about a season place or an entry of the waiting list. */
export function letterFile(subject: 'season' | 'request', id: number): string {
  return `${subject}-${id}-`;
}

/** Deletes the written mails about season places or entries of the waiting list. */
async function removeLetters(
  outboxDir: string,
  subject: 'season' | 'request',
  ids: readonly { readonly id: number }[],
): Promise<void> {
  const starts = ids.map(({ id }) => letterFile(subject, id));
  const files = await readdir(outboxDir).catch((): string[] => []);
  for (const file of files)
    if (starts.some((start) => file.startsWith(start))) await rm(join(outboxDir, file), { force: true });
}

/** Deletes entries of a venue's waiting list, and their mails in the folder of written ones. */
export async function eraseWaitingGuests(
  store: Store,
  tenant: string,
  entries: readonly Pick<WaitingRow, 'id'>[],
  outboxDir: string,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await writeDurably(store, tenant, async (trx) => {
    await trx.deleteFrom('waiting_list').where('tenant', '=', tenant).where('id', 'in', ids).execute();
    await eraseEvents(trx, tenant, 'waiting', ids);
    await forgetReplacedTexts(trx, tenant);
  });
  await removeLetters(outboxDir, 'request', entries);
  await emptyWriteAheadLog(store);
}

/** Deletes season places with their holders and the written mails to them; their tables are free then. */
export async function eraseSeasonPlaces(
  store: Store,
  tenant: string,
  places: readonly Pick<SeasonPlaceRow, 'id'>[],
  outboxDir: string,
): Promise<void> {
  if (places.length === 0) return;
  await releaseSeasonPlaces(
    store,
    tenant,
    places.map(({ id }) => id),
    { now: Date.now(), actor: HOST },
  );
  await removeLetters(outboxDir, 'season', places);
  await emptyWriteAheadLog(store);
}

/** Returns a venue's season places whose holder a text is about, found as `findPersonalData` does. */
export async function findSeasonHolders(store: Store, tenant: string, text: string): Promise<SeasonPlaceRow[]> {
  const places = await store
    .selectFrom('season_places')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('id')
    .execute();
  return places.filter(({ name, email, phone }) => mentions([name, email], phone, text));
}

/** What steps have replaced can't be brought back anymore. */
async function forgetReplacedTexts(trx: Transaction<Tables>, tenant: string): Promise<void> {
  await trx
    .updateTable('day_log')
    .set({ personal: null })
    .where('tenant', '=', tenant)
    .where('personal', 'is not', null)
    .execute();
}

/** Deletes what the days before a date have besides reservations: waiting guests, notes, blocks and the log. */
async function eraseDaysBefore(store: Store, served: ServedVenue, date: PlainDate, outboxDir: string): Promise<void> {
  const { tenant } = served.venue;
  await sumChangedDays(store, served);
  while (await writeDurably(store, tenant, (trx) => deleteSummedLog(trx, tenant, date)));
  const erased = await writeDurably(store, tenant, async (trx) => {
    for (const table of ['day_notes', 'day_answers'] as const)
      await trx.deleteFrom(table).where('tenant', '=', tenant).where('date', '<', date).execute();
    const blocks = trx.selectFrom('blocks').select('id').where('tenant', '=', tenant).where('until_date', '<', date);
    await trx.deleteFrom('claims').where('tenant', '=', tenant).where('block_id', 'in', blocks).execute();
    await trx.deleteFrom('blocks').where('tenant', '=', tenant).where('until_date', '<', date).execute();
    const waiting = trx.deleteFrom('waiting_list').where('tenant', '=', tenant).where('date', '<', date);
    const season = trx.deleteFrom('season_places').where('tenant', '=', tenant).where('until_date', '<', date);
    const guests = await waiting.returning('id').execute();
    const ids = guests.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += MAX_ROWS_PER_TRANSACTION)
      await eraseEvents(trx, tenant, 'waiting', ids.slice(start, start + MAX_ROWS_PER_TRANSACTION));
    return { guests, holders: await season.returning('id').execute() };
  });
  await removeLetters(outboxDir, 'request', erased.guests);
  await removeLetters(outboxDir, 'season', erased.holders);
}

/**
 * Deletes the reservations whose visit was more than `days` ago, and all else of these dates. Returns how many. `now` is
 * the venues' time.
 */
export async function eraseExpired(
  store: Store,
  venues: Venues,
  { days, now, outboxDir }: { days: number; now: number; outboxDir: string },
): Promise<number> {
  let count = 0;
  for (const tenant of venues.keys()) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) continue;
    const { venue } = served;
    const { retention_days: kept = days } = venue;
    if (kept === 0) continue;
    const firstKept = addDays(zonedTime(believedTime(store, now), venue.time_zone).date, -kept);
    await writeDurably(store, venue.tenant, (trx) => handOnTags(trx, venue.tenant, firstKept));
    for (;;) {
      const expired = await store
        .selectFrom('reservations')
        .select(['id', 'code'])
        .where('tenant', '=', venue.tenant)
        .where('date', '<', firstKept)
        .orderBy('date')
        .limit(ROWS_PER_BATCH)
        .execute();
      await eraseRows(store, served, expired, outboxDir);
      count += expired.length;
      if (expired.length < ROWS_PER_BATCH) break;
    }
    await eraseDaysBefore(store, served, firstKept, outboxDir);
  }
  // Every time, since another process may have kept an earlier run from it.
  await emptyWriteAheadLog(store);
  return count;
}
