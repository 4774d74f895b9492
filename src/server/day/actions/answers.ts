/** The answers to actions of staff, kept so that a repeated request gets the first one. They name nobody. */
import type { Transaction } from 'kysely';
import type { DayAnswerRow, Tables } from '../../store/store.ts';
import { describeCollisions } from './collisions.ts';
import type { LeftParty, Refusal } from './dayTransaction.ts';

export type ActOutcome =
  /** `log` is the number of the step; null if nothing had to be changed. */
  | { readonly ok: true; readonly log: number | null; readonly rest?: readonly LeftParty[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Keeps the answer to an action. */
export async function keepAnswer(
  trx: Transaction<Tables>,
  action: Omit<DayAnswerRow, 'outcome'>,
  outcome: ActOutcome,
): Promise<void> {
  // The names in a collision are found again.
  const kept = JSON.stringify(outcome, (key, value: unknown) => (key === 'name' ? undefined : value));
  await trx
    .insertInto('day_answers')
    .values({ ...action, outcome: kept })
    .execute();
}

/** Returns the answer to an action, if it was taken or refused before. */
export async function findAnswer(
  trx: Transaction<Tables>,
  tenant: string,
  id: string,
): Promise<{ readonly hash: string; readonly outcome: ActOutcome } | undefined> {
  const row = await trx
    .selectFrom('day_answers')
    .select(['hash', 'outcome'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const outcome = JSON.parse(row.outcome) as ActOutcome;
  if (outcome.ok || outcome.refusal.type !== 'collision') return { hash: row.hash, outcome };
  const holders = outcome.refusal.collisions.map(({ table, party = null, block = null }) => ({ table, party, block }));
  const collisions = await describeCollisions(trx, tenant, holders);
  return { hash: row.hash, outcome: { ok: false, refusal: { ...outcome.refusal, collisions } } };
}
