/** Applies an action to a venue's day: all of it in one durable transaction, or nothing. */
import { createHash } from 'node:crypto';
import type { ActionBody } from '../../../api/day/dayContract.ts';
import { type PlainDate, isPlainDate } from '../../../domain/booking/time.ts';
import { prepareClaims } from '../../booking/heldReservations.ts';
import { type Actor, HOST, findStep } from '../../booking/visits/dayLog.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import { realTimeOf } from '../../store/realTime.ts';
import type { Store } from '../../store/store.ts';
import { currentVenue } from '../../venues/publishedPlans.ts';
import type { Venues } from '../../venues/venues.ts';
import { block, unblock } from './blockActions.ts';
import { checkDate, setNote, setPause, todayOf } from './dayActions.ts';
import { add, cancel, edit, setStatus, setTables, swap, walkIn } from './partyActions.ts';
import { DayTransaction, type Refusal, StepRefusedError, invalid } from './dayTransaction.ts';
import { undo } from './undo.ts';
import { addWaiting, leaveWaiting, offer, seatWaiting } from './waitingActions.ts';

export type ActOutcome =
  /** `log` is the number of the step; null if nothing had to be changed. */
  { readonly ok: true; readonly log: number | null } | { readonly ok: false; readonly refusal: Refusal };

export type DayStore = { readonly store: Store; readonly venues: Venues; readonly tenant: string };

/** Attempts while plans are published at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * Applies an action of staff. The same `id` a second time gets the first outcome, and changes nothing. `now` is the
 * venue's time in epoch milliseconds.
 */
export async function act(day: DayStore, body: ActionBody, actor: Actor, now: number): Promise<ActOutcome> {
  const { id, date, action } = body;
  if (!isPlainDate(date)) return { ok: false, refusal: { type: 'invalid', errors: { date: [{ code: 'bad_date' }] } } };
  const hash = createHash('sha256')
    .update(JSON.stringify([date, action]))
    .digest('base64url');
  return takeStep(day, actor, now, async (step) => {
    const earlier = await findStep(step.trx, day.tenant, { actionId: id });
    if (earlier && earlier.action_hash !== hash) throw invalid('id', 'key_reused');
    if (earlier) return earlier.id;
    checkDate(step, date);
    const applied = await apply(step, date, action);
    const undoes = action.type === 'undo' ? { undoes: action.log } : {};
    return step.finish(action.type, applied, { action: { id, hash }, ...undoes });
  });
}

/** Takes a step of the host itself, such as a rule of the venue. */
export async function actAsHost(
  day: DayStore,
  type: string,
  now: number,
  take: (step: DayTransaction) => Promise<PlainDate | undefined>,
  actor: Actor = HOST,
): Promise<ActOutcome> {
  return takeStep(day, actor, now, async (step) => {
    const date = await take(step);
    return date === undefined ? null : step.finish(type, date);
  });
}

/** Applies an action, and returns the date that it is logged under. */
async function apply(step: DayTransaction, date: PlainDate, action: ActionBody['action']): Promise<PlainDate> {
  switch (action.type) {
    case 'walk_in':
      await walkIn(step, date, action);
      return date;
    case 'add':
      await add(step, date, action);
      return date;
    case 'edit':
      return edit(step, action);
    case 'status':
      return setStatus(step, action);
    case 'tables':
      return setTables(step, action);
    case 'swap':
      return swap(step, action);
    case 'cancel':
      return cancel(step, action);
    case 'block':
      return block(step, action);
    case 'unblock':
      return unblock(step, action);
    case 'note':
      await setNote(step, date, action.text);
      return date;
    case 'pause':
      await setPause(step, action.until);
      return todayOf(step);
    case 'wait_add':
      await addWaiting(step, date, action);
      return date;
    case 'wait_offer':
      return offer(step, action);
    case 'wait_seat':
      return seatWaiting(step, action);
    case 'wait_leave':
      return leaveWaiting(step, action);
    case 'undo':
      return undo(step, action);
  }
}

async function takeStep(
  { store, venues, tenant }: DayStore,
  actor: Actor,
  now: number,
  take: (step: DayTransaction) => Promise<number | null>,
): Promise<ActOutcome> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) throw new Error(`the venue ${tenant} is not served`);
    try {
      const outcome = await writeDurably(store, tenant, async (trx): Promise<ActOutcome | undefined> => {
        // Another plan may have other tables.
        if (!(await prepareClaims(trx, served))) return undefined;
        return { ok: true, log: await take(new DayTransaction(trx, { served, actor, now, realNow: realTimeOf(trx) })) };
      });
      if (outcome) return outcome;
    } catch (error) {
      if (!(error instanceof StepRefusedError)) throw error;
      return { ok: false, refusal: error.refusal };
    }
  }
  throw new Error(`plans of ${tenant} are published faster than a step is taken`);
}
