/**
 * What an owner decides about reservations that new settings no longer allow: to keep them, to move them as staff do on
 * the day page, or to write to their guests. All of it happens in the transaction that publishes, or nothing.
 */
import type { Transaction } from 'kysely';
import type { Choice, Decision, Place } from '../../api/settingsContract.ts';
import { openSlots } from '../../domain/booking/bookingCalendar.ts';
import { type BookedVisit, type RuledVenue, obstaclesTo } from '../../domain/booking/settingsImpact.ts';
import { type PlainDate, addDays } from '../../domain/booking/time.ts';
import { bookingCalendar } from '../../domain/booking/venue.ts';
import { offerTables } from '../../domain/day/offers.ts';
import { heldSlots } from '../../domain/day/visit.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { findClaimedSlots } from '../booking/claims.ts';
import { prepareClaims } from '../booking/heldReservations.ts';
import { insertMails } from '../booking/mailQueue.ts';
import { type Reservation, reservedTables } from '../booking/reservations.ts';
import type { Actor } from '../booking/visits/dayLog.ts';
import { visitOf, visitRules } from '../booking/visits/visitRows.ts';
import { DayTransaction, StepRefusedError } from '../day/actions/dayTransaction.ts';
import { edit, keep } from '../day/actions/partyActions.ts';
import { DecisionRefusedError } from '../editor/publishing.ts';
import { formatDate, formatTime } from '../messages/formats.ts';
import { formatMessage, inLanguage, messagesFor } from '../messages/messages.ts';
import { realTimeOf } from '../store/realTime.ts';
import type { Store, Tables } from '../store/store.ts';
import { closedTables, offlineTables, tableRules } from '../venues/offlineTables.ts';
import type { ServedVenue } from '../venues/venues.ts';

/** How far from its date a reservation is offered another one, and how many places. */
const MAX_DAYS_AWAY = 14;
const MAX_PLACES = 3;
const MAX_PLACES_OF_DATE = 2;

/** Returns a venue with what decides about a reservation. */
export function ruled(served: ServedVenue): RuledVenue {
  return { venue: served.venue, access: offlineTables(served), closedOn: (date) => closedTables(served, date) };
}

/** Returns what counts of a reservation. */
export function visitUnderRules(reservation: Reservation): BookedVisit {
  const { date, time, guests, source } = reservation;
  const tables = reservedTables(reservation).map(({ key }) => key);
  return { date, time, guests, isOnline: source === 'online', tables };
}

/**
 * Carries out decisions under the settings that are being published. Throws `DecisionRefusedError` if a reservation can't
 * be moved as decided. Reservations that were canceled meanwhile need no decision.
 */
export async function applyDecisions(
  trx: Transaction<Tables>,
  fresh: ServedVenue,
  decisions: readonly Decision[],
  actor: Actor,
  now: number,
): Promise<void> {
  if (decisions.length === 0) return;
  const { tenant } = fresh.venue;
  await prepareClaims(trx, fresh);
  const codes = decisions.map(({ code }) => code);
  const rows = new Map((await findAwaited(trx, tenant, codes)).map((row) => [row.code, row]));
  for (const decision of decisions) {
    const row = rows.get(decision.code);
    if (!row) continue;
    if (decision.type === 'mail') {
      if (row.email !== '') await insertMails(trx, row, ['letter'], { now, letter: decision.text }).execute();
      continue;
    }
    const step = new DayTransaction(trx, { served: fresh, actor, now, realNow: realTimeOf(trx) });
    const party = { party: row.id, revision: row.revision };
    try {
      if (decision.type === 'keep') await keep(step, { ...party, type: 'keep' });
      else {
        const { date, time } = decision.place;
        const tables = decision.place.tables.map(({ key }) => key);
        if (obstaclesTo({ ...visitUnderRules(row), date, time, tables }, ruled(fresh)).length > 0)
          throw new DecisionRefusedError(row.code);
        await edit(step, { ...party, type: 'edit', date, time, tables });
      }
      await step.finish(decision.type === 'keep' ? 'keep' : 'edit', row.date);
    } catch (error) {
      throw error instanceof StepRefusedError ? new DecisionRefusedError(row.code) : error;
    }
  }
}

function findAwaited(
  database: Store | Transaction<Tables>,
  tenant: string,
  codes: readonly string[],
): Promise<Reservation[]> {
  return database
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('code', 'in', ['', ...codes])
    .where('cancelled_at', 'is', null)
    .orderBy('guests', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Returns what can be decided about reservations under settings that are not published yet. The first place of each is
 * none of another one's, so that all can be moved at once; large parties choose first, since few tables suit them.
 */
export async function findChoices(
  store: Store,
  served: ServedVenue,
  fresh: ServedVenue,
  codes: readonly string[],
  now: number,
): Promise<Choice[]> {
  const calendar = bookingCalendar(fresh.venue);
  const rules = visitRules(fresh);
  const claims = new Map<PlainDate, Map<string, Set<number>>>();
  const claimsOf = async (date: PlainDate): Promise<Map<string, Set<number>>> => {
    const known = claims.get(date) ?? (await findClaimedSlots(store, fresh, date));
    claims.set(date, known);
    return known;
  };
  /** The slots of first places. */
  const given = new Set<string>();
  const choices: Choice[] = [];
  for (const row of await findAwaited(store, fresh.venue.tenant, codes)) {
    const places: Place[] = [];
    const slotsAt = (date: PlainDate, time: Minutes, table: string) =>
      heldSlots({ ...visitOf(row), date, time }, rules, table);
    for (const date of datesNear(row.date)) {
      const times = openSlots(calendar, date, now).toSorted((a, b) => Math.abs(a - row.time) - Math.abs(b - row.time));
      if (times.length === 0) continue;
      // Its own tables are free for it.
      const claimed = date === row.date ? await findClaimedSlots(store, fresh, date, [row.id]) : await claimsOf(date);
      let left = Math.min(MAX_PLACES_OF_DATE, MAX_PLACES - places.length);
      for (const time of times) {
        if (left === 0) break;
        const isFree = (key: string): boolean =>
          slotsAt(date, time, key).every(
            (slot) => !claimed.get(key)?.has(slot) && !given.has(`${date} ${slot} ${key}`),
          );
        const tables = tablesAt(fresh, row, { date, time }, isFree);
        if (!tables) continue;
        places.push({ date, time, tables });
        left--;
      }
      if (places.length >= MAX_PLACES) break;
    }
    for (const { date, time, tables } of places.slice(0, 1))
      for (const { key } of tables) for (const slot of slotsAt(date, time, key)) given.add(`${date} ${slot} ${key}`);
    choices.push({ code: row.code, places, letter: letterTo(row, served) });
  }
  return choices;
}

/** Returns the date itself, then the others by their distance from it. */
function datesNear(date: PlainDate): PlainDate[] {
  const away = Array.from({ length: MAX_DAYS_AWAY }, (_, day) => day + 1);
  return [date, ...away.flatMap((days) => [addDays(date, days), addDays(date, -days)])];
}

/** Returns free tables for a reservation at another time: its own if it can keep them, or else the best of their kind. */
function tablesAt(
  fresh: ServedVenue,
  row: Reservation,
  { date, time }: Omit<Place, 'tables'>,
  isFree: (key: string) => boolean,
): Place['tables'] | undefined {
  const visit = visitUnderRules(row);
  const rules = ruled(fresh);
  const isAllowed = (keys: readonly string[]): boolean =>
    obstaclesTo({ ...visit, date, time, tables: keys }, rules).length === 0;
  const own = visit.tables.flatMap((key) => fresh.tables.get(key) ?? []);
  const { tables: keys } = visit;
  const canStay = own.length === keys.length && own.length > 0 && keys.every(isFree) && isAllowed(keys);
  if (canStay) return own.map(({ key, name }) => ({ key, name }));
  const free = [...fresh.tables.values()].filter(
    ({ key }) => isFree(key) && !(visit.isOnline && rules.access.has(key)),
  );
  const [best] = offerTables(free, { guests: row.guests, time, source: row.source, near: own }, tableRules(fresh), 1);
  return best && isAllowed(best)
    ? best.flatMap((key) => fresh.tables.get(key) ?? []).map(({ key, name }) => ({ key, name }))
    : undefined;
}

/** Returns what the venue may write to a guest, in the guest's language. */
function letterTo(row: Reservation, { venue: own }: ServedVenue): string {
  const venue = inLanguage(own, row.language);
  const words = messagesFor(venue);
  const values = {
    venue: venue.name,
    name: row.first_name,
    date: formatDate(row.date, venue),
    time: formatTime(row.time, venue),
  };
  return [formatMessage(words, 'mail_greeting', values), formatMessage(words, 'mail_letter_text', values)].join('\n\n');
}
