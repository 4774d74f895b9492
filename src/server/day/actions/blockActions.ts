/** Blocks: tables that nobody may have for some dates or hours, and what becomes of the parties that have them. */
import type { BlockChoice } from '../../../api/day/dayContract.ts';
import { type SlotsAt, occupancyOf } from '../../../domain/booking/occupancy.ts';
import { type PlainDate, daysBetween } from '../../../domain/booking/time.ts';
import { datesBetween } from '../../../domain/booking/seasonPlaces.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import type { BlockFacts } from '../../../domain/day/log.ts';
import { type Holder, type Occupied, blockedSlots, occupiedTables } from '../../../domain/day/occupiedTables.ts';
import { offerMoves } from '../../../domain/day/offers.ts';
import { changeStatus, endingAt, heldFrom, isAwaited, isGoneBy } from '../../../domain/day/visit.ts';
import type { Minutes } from '../../../domain/plan/timeOfDay.ts';
import { findHolders } from '../../booking/claims.ts';
import { blocksBetween, listClaimants } from '../../booking/reclaim.ts';
import { type Reservation, reservationsInOrder, upcomingReservations } from '../../booking/reservations.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { newRowId } from '../../store/rowIds.ts';
import type { BlockRow } from '../../store/store.ts';
import { tableRules } from '../../venues/offlineTables.ts';
import { checkDate } from './dayActions.ts';
import { cancelParty, moveParty } from './partyActions.ts';
import { blockColumns, blockFactsOf } from '../../booking/visits/dayLog.ts';
import { type DayTransaction, StepRefusedError, invalid } from './dayTransaction.ts';

/** Claims of one block. More would keep the venue's other writes waiting. */
const MAX_CLAIMS = 200_000;
const MAX_DATES = 400;

/** Blocks tables. Parties that have them move, leave before or are canceled with a mail; else the step is refused. */
export async function block(step: DayTransaction, action: DayActionOf<'block'>): Promise<PlainDate> {
  const { tables, from, until, fromTime, untilTime, reason, moves = [], ends = [], tell = [] } = action;
  const facts: BlockFacts = { tables: step.tables(tables).map(({ key }) => key), from, until, fromTime, untilTime };
  checkSize(step, facts);
  const affected = await findAffected(step, facts);
  const told = new Set(tell);
  const kept = new Map<number, { readonly revision: number; readonly tables?: readonly string[] }>(
    [...moves, ...ends].map((each) => [each.party, each]),
  );
  if (affected.some(({ id }) => !told.has(id) && !kept.has(id)))
    throw new StepRefusedError({
      type: 'affected',
      parties: affected.map(({ id }) => id),
      choices: await findChoices(step, facts, affected),
    });
  await step.setBlock(newRowId(), { ...blockColumns(facts), reason, season_id: null }, true, true);
  for (const row of affected) {
    const choice = kept.get(row.id);
    if (!choice) await endVisit(step, row);
    else if (choice.revision !== row.revision) throw new StepRefusedError({ type: 'conflict', parties: [row.id] });
    else {
      if (choice.tables) await moveParty(step, row, choice.tables);
      else await endBefore(step, row, facts);
      // The confirmation that the guest has names the tables, and the end of the stay.
      if (choice.tables?.length !== 0 && isAwaited(visitOf(row))) await step.mail(row.id, row.email, 'changed');
    }
  }
  return from;
}

/** Ends a visit when the block begins. */
async function endBefore(step: DayTransaction, row: Reservation, facts: BlockFacts): Promise<void> {
  const { timeZone } = visitRules(step.facts.served);
  const end = endBeforeBlock(step, row, facts);
  if (end === null) throw invalid('ends', 'block_order');
  await step.changeParty(row, endingAt(visitOf(row), end, timeZone));
}

/** Returns when a block begins, if a party has its tables before that; otherwise null. */
function endBeforeBlock(
  { facts: { served } }: DayTransaction,
  row: Reservation,
  { tables, fromTime }: BlockFacts,
): Minutes | null {
  const rules = visitRules(served);
  const visit = visitOf(row);
  // What is taken for a date or a service can't be given back earlier.
  const canEnd = visit.tables.every((key) => !tables.includes(key) || occupancyOf(rules, key) === 'stay');
  return canEnd && fromTime !== null && heldFrom(visit, rules.timeZone) < fromTime ? fromTime : null;
}

/** Guests who already sit there have to go, but have not been refused a reservation. */
async function endVisit(step: DayTransaction, row: Reservation): Promise<void> {
  const visit = visitOf(row);
  if (isAwaited(visit)) {
    await cancelParty(step, row, true);
    return;
  }
  const left = changeStatus(visit, { status: 'left' }, step.facts.now);
  if (!left.ok) throw invalid('tell', left.error);
  await step.changeParty(row, left.visit);
}

/** Ends a block. */
export async function unblock(step: DayTransaction, action: DayActionOf<'unblock'>): Promise<PlainDate> {
  const row = await findBlock(step, action.block);
  // A season place ends in the settings, where its holder is.
  if (row.removed_at !== null || row.season_id !== null) throw invalid('block', 'unknown_block');
  await step.setBlock(row.id, row, false, false);
  return row.from_date;
}

/** Returns a block, in force or not. */
export async function findBlock(step: DayTransaction, id: number): Promise<BlockRow> {
  const row = await step.trx
    .selectFrom('blocks')
    .selectAll()
    .where('tenant', '=', step.tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw invalid('block', 'unknown_block');
  return row;
}

function checkSize(step: DayTransaction, facts: BlockFacts): void {
  checkDate(step, facts.until, 'until');
  const days = daysBetween(facts.from, facts.until) + 1;
  const rules = visitRules(step.facts.served);
  const slots = facts.tables.reduce((sum, key) => sum + blockedSlots(facts, facts.from, rules, key).length, 0);
  if (days > MAX_DATES || days * slots > MAX_CLAIMS) throw invalid('until', 'block_too_large');
}

/** Returns who has the tables: by their claims, and without, as two may collide since the plan or the settings changed. */
async function findAffected(step: DayTransaction, facts: BlockFacts): Promise<Reservation[]> {
  const { tables } = facts;
  const rules = visitRules(step.facts.served);
  const ids = new Set<number>();
  for (const date of datesBetween(facts)) {
    const slotsAt: SlotsAt = (table) => blockedSlots(facts, date, rules, table);
    for (const { party } of await findHolders(step.trx, { tenant: step.tenant, date, tables, slotsAt }))
      if (party !== null) ids.add(party);
  }
  const claimants = await listClaimants(step.trx, step.facts.served, facts, new Set(tables));
  for (const { holder, dates, tables: held, slotsAt } of claimants) {
    const isBlocked = (key: string): boolean =>
      dates.some((date) => blockedSlots(facts, date, rules, key).some((slot) => slotsAt(key).includes(slot)));
    if ('reservation' in holder && tables.some((key) => held.includes(key) && isBlocked(key)))
      ids.add(holder.reservation);
  }
  return reservationsInOrder(step.trx, step.tenant, [...ids]);
}

/** Finds what may become of the parties that a block concerns. Who has left by then needs no other tables. */
async function findChoices(
  step: DayTransaction,
  facts: BlockFacts,
  affected: readonly Reservation[],
): Promise<BlockChoice[]> {
  const { served } = step.facts;
  const rules = { ...visitRules(served), ...tableRules(served) };
  const choices = affected.map((row) => {
    const end = endBeforeBlock(step, row, facts);
    return { row, end, isGone: end !== null && isGoneBy(visitOf(row), end, rules) };
  });
  const concerned = new Set(affected.map(({ id }) => id));
  const occupied = new Map<PlainDate, Occupied>();
  for (const date of new Set(affected.map((row) => row.date))) {
    const holders = await findDayHolders(step, date);
    const others = holders.filter((holder) => !('party' in holder && concerned.has(holder.party)));
    occupied.set(date, occupiedTables([...others, { block: 0, facts }], date, rules));
  }
  const movers = choices
    .filter(({ isGone }) => !isGone)
    .map(({ row }) => ({ party: row.id, source: row.source, visit: visitOf(row) }));
  const offers = offerMoves(movers, served.tables, (date) => occupied.get(date)!, rules);
  return choices.map(({ row: { id, revision }, ...choice }) => ({
    party: id,
    revision,
    offers: offers.get(id) ?? [],
    ...choice,
  }));
}

/** Returns who holds tables on a date. */
async function findDayHolders({ trx, tenant }: DayTransaction, date: PlainDate): Promise<Holder[]> {
  const span = { from: date, until: date };
  const parties = await upcomingReservations(trx, tenant, span);
  const blocks = await blocksBetween(trx, tenant, span);
  return [
    ...parties.map((row): Holder => ({ party: row.id, visit: visitOf(row) })),
    ...blocks.map((row): Holder => ({ block: row.id, facts: blockFactsOf(row) })),
  ];
}
