/** Steps that nobody of the staff takes: a guest answers an offer, an offer ends, a party that is too late is let go. */
import { enqueueMessages } from '../../booking/mailQueue.ts';
import { sql, type Transaction } from 'kysely';
import type { SlotsAt } from '../../../domain/booking/occupancy.ts';
import { zonedTime } from '../../../domain/booking/time.ts';
import { countsTimes } from '../../../domain/booking/venue.ts';
import { UNDO_MS } from '../../../domain/day/action.ts';
import { changeStatus, minutesLate, overstayedSlots } from '../../../domain/day/visit.ts';
import { writeClaims } from '../../booking/claims.ts';
import { agreesToMessages } from '../../booking/messageQueue.ts';
import { type Reservation, findSeries, isNotExpired } from '../../booking/reservations.ts';
import { endSeasonOffers } from '../../booking/season/seasonPlaces.ts';
import { GUEST, forgetPersonalData } from '../../booking/visits/dayLog.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { recordTables } from '../../live/events.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import { believedTime, isOver } from '../../store/knownTime.ts';
import { realTime } from '../../store/realTime.ts';
import type { Store, Tables } from '../../store/store.ts';
import { currentVenue } from '../../venues/publications.ts';
import { type DayStore, actAsHost } from './act.ts';
import type { ActOutcome } from './answers.ts';
import type { DayTransaction } from './dayTransaction.ts';
import { endConsent } from './partyActions.ts';
import { acceptOffer, endOffer } from './waitingActions.ts';

/**
 * Answers the offer of tables that a waiting guest got by mail. `reservationId` is the party that holds them. Returns
 * false if there is no such offer, or no longer. `now` is the venue's time in epoch milliseconds.
 */
export async function answerOffer(
  day: DayStore,
  reservationId: number,
  answer: 'accept' | 'decline',
  now: number,
): Promise<boolean> {
  let isDone = false;
  const takeAnswer = (isPassedOn: boolean): Promise<ActOutcome> =>
    actAsHost(
      day,
      answer === 'accept' ? 'accept_offer' : 'decline_offer',
      now,
      async (step) => {
        const row = await step.trx
          .selectFrom('waiting_list')
          .selectAll()
          .where('tenant', '=', day.tenant)
          .where('reservation_id', '=', reservationId)
          .where('state', '=', 'offered')
          .where('offer_until', '>', step.facts.realNow)
          .executeTakeFirst();
        if (!row) return undefined;
        isDone = answer === 'accept' ? await acceptOffer(step, row) : true;
        if (answer === 'decline') await endOffer(step, row, 'declined', isPassedOn);
        return row.date;
      },
      GUEST,
    );
  return (await passOn(takeAnswer)).ok && isDone;
}

/** Ends a guest's consent to messages on the telephone, as the guest wishes. `now` is the venue's time. */
export async function endMessages(day: DayStore, reservationId: number, now: number): Promise<void> {
  await actAsHost(
    day,
    'messages_ended',
    now,
    async (step) => {
      const agreed = (await findStay(step, reservationId)).filter(agreesToMessages);
      for (const row of agreed) await step.changeParty(row, visitOf(row), await endConsent(step, row));
      return agreed[0]?.date;
    },
    GUEST,
  );
}

/** Returns the reservations of a stay, which has one for each day, the given one first. */
async function findStay(step: DayTransaction, reservationId: number): Promise<Reservation[]> {
  const party = await step.findParty(reservationId);
  if (party.series === null) return [party];
  const days = await findSeries(step.trx, step.tenant, party.series);
  return [party, ...days.filter(({ id }) => id !== party.id)];
}

/** Begins the messages of a guest who has shown that they read their mailbox, with the first one. Returns whether it did. */
export async function startMessages(day: DayStore, reservationId: number, now: number): Promise<boolean> {
  const outcome = await actAsHost(
    day,
    'messages_begun',
    now,
    async (step) => {
      const unproven = (await findStay(step, reservationId)).filter((row) => row.verified_at === null);
      for (const row of unproven) await step.changeParty(row, visitOf(row), { verified_at: step.facts.realNow });
      const [first] = unproven;
      if (first) await enqueueMessages(step.trx, first, ['guest'], { now });
      return first?.date;
    },
    GUEST,
  );
  return outcome.ok;
}

/** Ends the offers that were not accepted in time, and passes them on. */
async function expireOffers(day: DayStore, now: number): Promise<void> {
  const over = await day.store
    .selectFrom('waiting_list')
    .select('id')
    .where('tenant', '=', day.tenant)
    // SQLite uses the index of offers only for a state that it reads in the statement.
    .where('state', '=', sql.lit('offered'))
    .where(isOver(day.store, sql.ref('offer_until')))
    .execute();
  for (const { id } of over)
    await passOn((isPassedOn) =>
      actAsHost(day, 'offer_expired', now, async (step) => {
        const row = await step.findWaiting(id);
        if (row.state !== 'offered' || (row.offer_until ?? 0) > step.facts.realNow) return undefined;
        await endOffer(step, row, 'expired', isPassedOn);
        return row.date;
      }),
    );
}

/** Ends an offer without passing it on if somebody else has got its tables meanwhile. */
async function passOn(end: (isPassedOn: boolean) => Promise<ActOutcome>): Promise<ActOutcome> {
  const outcome = await end(true);
  return outcome.ok ? outcome : end(false);
}

/** Counts parties that are later than the venue's rule allows as no-shows, which frees their tables. */
async function freeLateTables(day: DayStore, now: number): Promise<void> {
  const { store, venues, tenant } = day;
  const venue = (await currentVenue(store, venues, tenant))?.venue;
  const limit = venue?.auto_free_minutes;
  if (!venue || limit === undefined) return;
  const { date, minutes } = zonedTime(now, venue.time_zone);
  const awaited = await store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('time', '<=', minutes - limit)
    .where('status', 'in', ['reserved', 'confirmed'])
    .where('cancelled_at', 'is', null)
    .where(isNotExpired(realTime(store)))
    .execute();
  const late = awaited.filter((row) => (minutesLate(visitOf(row), venue.time_zone, now) ?? 0) >= limit);
  for (const { id, revision } of late)
    await actAsHost(day, 'auto_free', now, async (step) => {
      // A party that was seated in the meantime stays.
      const row = await step.findParty(id, revision);
      const result = changeStatus(visitOf(row), { status: 'no_show' }, now);
      if (!result.ok) return undefined;
      await step.changeParty(row, result.visit);
      return row.date;
    });
}

/**
 * Claims the tables of guests who stay longer than promised, slot by slot, so that nobody else gets them meanwhile.
 * Whoever has reserved such a slot keeps it: the page warns staff.
 */
async function keepOverstayedTables({ store, venues, tenant }: DayStore, now: number): Promise<void> {
  const served = await currentVenue(store, venues, tenant);
  if (!served || !countsTimes(served.venue)) return;
  const { date } = zonedTime(now, served.venue.time_zone);
  const rules = visitRules(served);
  const overstayed = async (database: Store | Transaction<Tables>) => {
    const seated = await database
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('date', '=', date)
      .where('status', '=', 'seated')
      .where('cancelled_at', 'is', null)
      .execute();
    return seated.map((row) => {
      const visit = visitOf(row);
      const slotsAt: SlotsAt = (table) => overstayedSlots(visit, rules, table, now);
      const tables = visit.tables.filter((table) => slotsAt(table).length > 0);
      return { tenant, holder: { reservation: row.id }, date, tables, slotsAt };
    });
  };
  const wanted = (await overstayed(store)).filter(({ tables }) => tables.length > 0);
  if (wanted.length === 0) return;
  const claims = await store
    .selectFrom('claims')
    .select(['table_key', 'slot'])
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .execute();
  const taken = new Set(claims.map(({ table_key: key, slot }) => `${slot} ${key}`));
  const isTaken = ({ tables, slotsAt }: (typeof wanted)[number]): boolean =>
    tables.every((key) => slotsAt(key).every((slot) => taken.has(`${slot} ${key}`)));
  if (wanted.every(isTaken)) return;
  await writeDurably(store, tenant, async (trx) => {
    const kept = new Set<string>();
    for (const claim of await overstayed(trx)) {
      if (claim.tables.length === 0) continue;
      await writeClaims(trx, claim);
      for (const key of claim.tables) kept.add(key);
    }
    await recordTables(trx, tenant, date, [...kept]);
  });
}

/** Ends the offers of season places whose time for an answer is over. */
async function endUnansweredOffers({ store, venues, tenant }: DayStore, now: number): Promise<void> {
  const zone = (await currentVenue(store, venues, tenant))?.venue.time_zone;
  if (zone !== undefined) await endSeasonOffers(store, tenant, zonedTime(now, zone).date, now);
}

/** Takes the steps of a venue that are due: call it every second or so. `now` is the venue's time. */
export async function takeDueSteps(day: DayStore, now: number): Promise<void> {
  const believed = believedTime(day.store, now);
  await expireOffers(day, now);
  await freeLateTables(day, believed);
  await keepOverstayedTables(day, now);
  await endUnansweredOffers(day, believed);
  await forgetPersonalData(day.store, day.tenant, UNDO_MS.accepted);
}
