/** Steps that nobody of the staff takes: a guest answers an offer, an offer ends, a party that is too late is let go. */
import { sql, type Transaction } from 'kysely';
import { zonedTime } from '../../../domain/booking/time.ts';
import { UNDO_MS } from '../../../domain/day/action.ts';
import { changeStatus, minutesLate, overstayedSlots } from '../../../domain/day/visit.ts';
import { type NewClaim, claimRows } from '../../booking/claims.ts';
import { isNotExpired, reservedTables } from '../../booking/reservations.ts';
import { GUEST, forgetPersonalData } from '../../booking/visits/dayLog.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { recordTables } from '../../live/events.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import type { Store, Tables } from '../../store/store.ts';
import { type DayStore, type StepTimes, actAsHost } from './act.ts';
import type { ActOutcome } from './answers.ts';
import { acceptOffer, endOffer } from './waitingActions.ts';

/**
 * Answers the offer of tables that a waiting guest got by mail. `reservationId` is the party that holds them. Returns
 * false if there is no such offer, or no longer.
 */
export async function answerOffer(
  day: DayStore,
  reservationId: number,
  answer: 'accept' | 'decline',
  times: StepTimes,
): Promise<boolean> {
  let isDone = false;
  const takeAnswer = (isPassedOn: boolean): Promise<ActOutcome> =>
    actAsHost(
      day,
      answer === 'accept' ? 'accept_offer' : 'decline_offer',
      times,
      async (step) => {
        const row = await step.trx
          .selectFrom('waiting_list')
          .selectAll()
          .where('tenant', '=', day.tenant)
          .where('reservation_id', '=', reservationId)
          .where('state', '=', 'offered')
          .where('offer_until', '>', times.realNow)
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

/** Ends the offers that were not accepted in time, and passes them on. */
async function expireOffers(day: DayStore, times: StepTimes): Promise<void> {
  const over = await day.store
    .selectFrom('waiting_list')
    .select('id')
    .where('tenant', '=', day.tenant)
    // SQLite uses the index of offers only for a state that it reads in the statement.
    .where('state', '=', sql.lit('offered'))
    .where('offer_until', '<=', times.realNow)
    .execute();
  for (const { id } of over)
    await passOn((isPassedOn) =>
      actAsHost(day, 'offer_expired', times, async (step) => {
        const row = await step.findWaiting(id);
        if (row.state !== 'offered' || (row.offer_until ?? 0) > times.realNow) return undefined;
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
async function freeLateTables(day: DayStore, times: StepTimes): Promise<void> {
  const { store, venues, tenant } = day;
  const venue = venues.get(tenant)?.venue;
  const limit = venue?.auto_free_minutes;
  if (!venue || limit === undefined) return;
  const { date, minutes } = zonedTime(times.now, venue.time_zone);
  const awaited = await store
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .where('time', '<=', minutes - limit)
    .where('status', 'in', ['reserved', 'confirmed'])
    .where('cancelled_at', 'is', null)
    .where(isNotExpired(times.realNow))
    .execute();
  const late = awaited.filter((row) => (minutesLate(visitOf(row), venue.time_zone, times.now) ?? 0) >= limit);
  for (const { id, revision } of late)
    await actAsHost(day, 'auto_free', times, async (step) => {
      // Who was seated in the meantime stays.
      const row = await step.findParty(id, revision);
      const result = changeStatus(visitOf(row), { status: 'no_show' }, times.now);
      if (!result.ok) return undefined;
      await step.changeParty(row, result.visit);
      return row.date;
    });
}

/**
 * Claims the tables of guests who stay longer than promised, slot by slot, so that nobody else gets them meanwhile.
 * Whoever has reserved such a slot keeps it: the page warns staff.
 */
async function keepOverstayedTables({ store, venues, tenant }: DayStore, { now }: StepTimes): Promise<void> {
  const served = venues.get(tenant);
  if (served?.venue.occupancy !== 'stay') return;
  const { date } = zonedTime(now, served.venue.time_zone);
  const rules = visitRules(served.venue);
  const overstayedClaims = async (database: Store | Transaction<Tables>): Promise<NewClaim[][]> => {
    const seated = await database
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('date', '=', date)
      .where('status', '=', 'seated')
      .where('cancelled_at', 'is', null)
      .execute();
    return seated.flatMap((row) =>
      claimRows(served, row, reservedTables(row), overstayedSlots(visitOf(row), rules, now)),
    );
  };
  const wanted = (await overstayedClaims(store)).flat();
  if (wanted.length === 0) return;
  const claims = await store
    .selectFrom('claims')
    .select(['table_key', 'slot'])
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .execute();
  const taken = new Set(claims.map(({ table_key: key, slot }) => `${slot} ${key}`));
  if (wanted.every(({ table_key: key, slot }) => taken.has(`${slot} ${key}`))) return;
  await writeDurably(store, tenant, async (trx) => {
    const kept = new Set<string>();
    for (const rows of await overstayedClaims(trx)) {
      const inserted = await trx
        .insertInto('claims')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning('table_key')
        .execute();
      for (const { table_key: key } of inserted) kept.add(key);
    }
    await recordTables(trx, tenant, date, [...kept]);
  });
}

/** Takes the steps of a venue that are due: call it every second or so. */
export async function takeDueSteps(day: DayStore, times: StepTimes): Promise<void> {
  await expireOffers(day, times);
  await freeLateTables(day, times);
  await keepOverstayedTables(day, times);
  await forgetPersonalData(day.store, day.tenant, times.realNow - UNDO_MS.accepted);
}
