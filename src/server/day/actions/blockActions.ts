/** Blocks: tables that nobody may have for some dates or hours, and what becomes of the parties that have them. */
import { type PlainDate, daysBetween } from '../../../domain/booking/time.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import type { BlockFacts } from '../../../domain/day/log.ts';
import {
  type Holder,
  type Occupied,
  blockedSlots,
  occupiedTables,
  proposeMoves,
} from '../../../domain/day/occupiedTables.ts';
import { changeStatus, isAwaited } from '../../../domain/day/visit.ts';
import { findHolders } from '../../booking/claims.ts';
import { type Reservation, isNotExpired } from '../../booking/reservations.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { newRowId } from '../../store/rowIds.ts';
import type { BlockRow } from '../../store/store.ts';
import { datesOf } from './collisions.ts';
import { checkDate } from './dayActions.ts';
import { cancelParty, moveParty } from './partyActions.ts';
import { type DayTransaction, StepRefusedError, blockFactsOf, invalid } from './dayTransaction.ts';

/** Claims of one block. More would keep the venue's other writes waiting. */
const MAX_CLAIMS = 200_000;
const MAX_DATES = 400;

/** Blocks tables. Parties that have them move, or are canceled with a mail, or the step is refused with a proposal. */
export async function block(step: DayTransaction, action: DayActionOf<'block'>): Promise<PlainDate> {
  const { tables, from, until, fromTime, untilTime, reason, moves = [], tell = [] } = action;
  const facts: BlockFacts = { tables: step.tables(tables).map(({ key }) => key), from, until, fromTime, untilTime };
  checkSize(step, facts);
  const affected = await findAffected(step, facts);
  const told = new Set(tell);
  const moved = new Map(moves.map((move) => [move.party, move]));
  if (affected.some(({ id }) => !told.has(id) && !moved.has(id)))
    throw new StepRefusedError({
      type: 'affected',
      parties: affected.map(({ id }) => id),
      moves: await findMoves(step, facts, affected),
    });
  await step.setBlock(newRowId(), { ...rowOf(facts), reason, removed_at: null, revision: 0 }, true, true);
  for (const row of affected) {
    const move = moved.get(row.id);
    if (!move) await endVisit(step, row);
    else if (move.revision !== row.revision) throw new StepRefusedError({ type: 'conflict', parties: [row.id] });
    else {
      await moveParty(step, row, move.tables);
      // The confirmation that the guest has names the tables.
      if (isAwaited(visitOf(row))) await step.mail(row.id, row.email, 'changed');
    }
  }
  return from;
}

/** Who sits there already has to go, but has not been refused a reservation. */
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
  if (row.removed_at !== null) throw invalid('block', 'unknown_block');
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

function rowOf({ tables, from, until, fromTime, untilTime }: BlockFacts) {
  return {
    tables: JSON.stringify(tables),
    from_date: from,
    until_date: until,
    from_time: fromTime,
    until_time: untilTime,
  };
}

function checkSize(step: DayTransaction, facts: BlockFacts): void {
  checkDate(step, facts.until, 'until');
  const days = daysBetween(facts.from, facts.until) + 1;
  const slots = blockedSlots(facts, facts.from, step.facts.served.venue.occupancy).length;
  if (days > MAX_DATES || days * slots * facts.tables.length > MAX_CLAIMS) throw invalid('until', 'block_too_large');
}

async function findAffected(step: DayTransaction, facts: BlockFacts): Promise<Reservation[]> {
  const { occupancy } = step.facts.served.venue;
  const ids = new Set<number>();
  for (const date of datesOf(facts)) {
    const slots = blockedSlots(facts, date, occupancy);
    for (const { party } of await findHolders(step.trx, { tenant: step.tenant, date, tables: facts.tables, slots }))
      if (party !== null) ids.add(party);
  }
  if (ids.size === 0) return [];
  return step.trx
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', step.tenant)
    .where('id', 'in', [...ids])
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .execute();
}

/** Proposes the best free tables to parties that a block concerns. */
async function findMoves(step: DayTransaction, facts: BlockFacts, affected: readonly Reservation[]) {
  const { served } = step.facts;
  const rules = visitRules(served.venue);
  const concerned = new Set(affected.map(({ id }) => id));
  const occupied = new Map<PlainDate, Occupied>();
  for (const date of new Set(affected.map((row) => row.date))) {
    const holders = await findDayHolders(step, date);
    const others = holders.filter((holder) => !('party' in holder && concerned.has(holder.party)));
    occupied.set(date, occupiedTables([...others, { block: 0, facts }], date, rules));
  }
  const parties = affected.map((row) => ({ party: row.id, visit: visitOf(row) }));
  const moves = proposeMoves(parties, served.tables, (date) => occupied.get(date)!, rules);
  const revisions = new Map(affected.map(({ id, revision }) => [id, revision]));
  return moves.map(({ party, tables }) => ({ party, revision: revisions.get(party) ?? 0, tables }));
}

/** Returns who holds tables on a date. */
export async function findDayHolders(step: DayTransaction, date: PlainDate): Promise<Holder[]> {
  const parties = await step.trx
    .selectFrom('reservations')
    .selectAll()
    .where('tenant', '=', step.tenant)
    .where('date', '=', date)
    .where('cancelled_at', 'is', null)
    .where(isNotExpired(step.facts.realNow))
    .execute();
  const blocks = await step.trx
    .selectFrom('blocks')
    .selectAll()
    .where('tenant', '=', step.tenant)
    .where('removed_at', 'is', null)
    .where('from_date', '<=', date)
    .where('until_date', '>=', date)
    .execute();
  return [
    ...parties.map((row): Holder => ({ party: row.id, visit: visitOf(row) })),
    ...blocks.map((row): Holder => ({ block: row.id, facts: blockFactsOf(row) })),
  ];
}
