/**
 * Taking back a block long after it was made: it ends, and the parties that it has canceled, moved or cut short come
 * back where their tables are free. The others stay as they are, and the answer names them.
 */
import type { PlainDate } from '../../../domain/booking/time.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import type { LogChange } from '../../../domain/day/log.ts';
import type { Visit } from '../../../domain/day/party.ts';
import { heldSlots, holdsTables, isAwaited } from '../../../domain/day/visit.ts';
import { isDeepEqual } from '../../../domain/deepEqual.ts';
import { findHolders } from '../../booking/claims.ts';
import { type Reservation, findReservation } from '../../booking/reservations.ts';
import { changesOf } from '../../booking/visits/dayLog.ts';
import { visitOf, visitRules } from '../../booking/visits/visitRows.ts';
import { findBlock } from './blockActions.ts';
import { type DayTransaction, type LeftParty, invalid } from './dayTransaction.ts';
import { bringBack } from './partyActions.ts';
import { findTakable } from './undo.ts';

/** A party with the visit that it had before the block. */
type Returning = { readonly row: Reservation; readonly visit: Visit };

/** Takes back a block. Returns the date of its step. */
export async function takeBack(step: DayTransaction, { log }: DayActionOf<'take_back'>): Promise<PlainDate> {
  const taken = await findTakable(step, log);
  if (taken.type !== 'block') throw invalid('log', 'unknown_step');
  const blocks = new Set<number>();
  const returning: Returning[] = [];
  for (const change of changesOf(taken)) {
    if (change.kind === 'block') {
      const row = await findBlock(step, change.id);
      if (row.removed_at === null) await step.setBlock(row.id, row, false, false);
      blocks.add(row.id);
    } else if (change.kind === 'party') {
      const found = await findReturning(step, change);
      if (found === 'changed') step.left.push({ party: change.id, held: [] });
      else if (found) returning.push(found);
    }
  }
  const { free, left } = await findFree(step, returning, blocks);
  for (const { row, visit } of free) await bringBack(step, row, visit);
  step.left.push(...left);
  return taken.date;
}

/** Returns the visit to bring back; undefined if there is nothing to do, or the party no longer exists. */
async function findReturning(
  { trx, tenant }: DayTransaction,
  { id, before, after }: Extract<LogChange, { kind: 'party' }>,
): Promise<Returning | 'changed' | undefined> {
  const row = await findReservation(trx, tenant, id);
  if (!row || !before || !after) return undefined;
  const now = visitOf(row);
  const visit: Visit = { ...now, tables: before.tables, stay: before.stay, cancelled: false };
  const isLike = (other: Visit): boolean =>
    now.cancelled === other.cancelled && now.stay === other.stay && isDeepEqual(now.tables, other.tables);
  if (holdsTables(now) && isLike(before)) return undefined;
  // A party that sits somewhere else by now stays there, and one that has left is not called back.
  const canReturn = isAwaited(visit) || (holdsTables(now) && isDeepEqual(now.tables, before.tables));
  return isLike(after) && canReturn ? { row, visit } : 'changed';
}

/** Tells the parties whose tables are free from the others. Who comes back frees the tables that they have had since. */
async function findFree(
  { trx, tenant, facts }: DayTransaction,
  returning: readonly Returning[],
  blocks: ReadonlySet<number>,
): Promise<{ readonly free: readonly Returning[]; readonly left: readonly LeftParty[] }> {
  const rules = visitRules(facts.served);
  const free = new Map(returning.map((each) => [each.row.id, each]));
  const left: LeftParty[] = [];
  for (let size = -1; size !== free.size;) {
    size = free.size;
    for (const [id, { visit }] of free) {
      const { date, tables } = visit;
      const holders = await findHolders(trx, {
        tenant,
        date,
        tables,
        slotsAt: (table) => heldSlots(visit, rules, table),
      });
      const held = holders.filter(({ party, block }) => !free.has(party ?? 0) && !blocks.has(block ?? 0));
      if (held.length === 0) continue;
      free.delete(id);
      left.push({ party: id, held });
    }
  }
  return { free: [...free.values()], left };
}
