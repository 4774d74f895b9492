/** Applies an action to a venue's day: all of it in one durable transaction, or nothing. */
import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import type { ActionBody } from '../../../api/day/dayContract.ts';
import { type PlainDate, isPlainDate } from '../../../domain/booking/time.ts';
import { prepareClaims } from '../../booking/heldReservations.ts';
import { type Actor, HOST } from '../../booking/visits/dayLog.ts';
import { writeDurably } from '../../store/groupCommit.ts';
import { realTimeOf } from '../../store/realTime.ts';
import type { Store } from '../../store/store.ts';
import { currentVenue } from '../../venues/publications.ts';
import type { Venues } from '../../venues/venues.ts';
import { type ActOutcome, findAnswer, keepAnswer } from './answers.ts';
import { block, unblock } from './blockActions.ts';
import { checkDate, setNote, setPause, todayOf } from './dayActions.ts';
import {
  add,
  cancel,
  edit,
  keep,
  restore,
  setStatus,
  setTables,
  setTags,
  stopMail,
  swap,
  walkIn,
} from './partyActions.ts';
import { DayTransaction, StepRefusedError, invalid } from './dayTransaction.ts';
import { declineRequest } from './requestActions.ts';
import { takeBack } from './takeBack.ts';
import { undo } from './undo.ts';
import { addWaiting, leaveWaiting, offer, seatWaiting } from './waitingActions.ts';

export type DayStore = {
  readonly store: Store;
  readonly venues: Venues;
  readonly tenant: string;
  /** Whether guests who agree get messages on the telephone. */
  readonly hasMessenger?: boolean;
};

/** Attempts while plans are published at the same time. */
const MAX_ATTEMPTS = 5;

/** Actions that give tables to a party, and that staff can insist on. An undo or a swap brings back what was decided. */
const TAKING: ReadonlySet<string> = new Set(['walk_in', 'add', 'edit', 'status', 'tables', 'wait_seat']);

const BEGIN_ACTION = CompiledQuery.raw('savepoint action');
const UNDO_ACTION = CompiledQuery.raw('rollback to action');
const END_ACTION = CompiledQuery.raw('release action');

/**
 * Applies an action of staff. The same `id` a second time gets the first outcome, and changes nothing: also if that was
 * a refusal, or if there was nothing to change. The page may repeat a request long after somebody else has acted.
 * `now` is the venue's time in epoch milliseconds.
 */
export async function act(day: DayStore, body: ActionBody, actor: Actor, now: number): Promise<ActOutcome> {
  const { id, date, action } = body;
  if (!isPlainDate(date)) return { ok: false, refusal: { type: 'invalid', errors: { date: [{ code: 'bad_date' }] } } };
  const hash = createHash('sha256')
    .update(JSON.stringify([date, action]))
    .digest('base64url');
  return takeStep(day, actor, now, async (step) => {
    const earlier = await findAnswer(step.trx, day.tenant, id);
    if (earlier && earlier.hash !== hash) throw invalid('id', 'key_reused');
    if (earlier) return earlier.outcome;
    // What the step has changed is rolled back if it is refused, but not its answer.
    await step.trx.executeQuery(BEGIN_ACTION);
    const outcome = await applyOrRefuse(step, date, action);
    if (!outcome.ok) await step.trx.executeQuery(UNDO_ACTION);
    await step.trx.executeQuery(END_ACTION);
    await keepAnswer(step.trx, { tenant: day.tenant, id, date, hash }, outcome);
    return outcome;
  });
}

async function applyOrRefuse(step: DayTransaction, date: PlainDate, action: ActionBody['action']): Promise<ActOutcome> {
  try {
    checkDate(step, date);
    step.isOverriding = 'override' in action && action.override === true;
    const applied = await apply(step, date, action);
    if (TAKING.has(action.type)) await step.refuseClosedAreas();
    const log = await step.finish(action.type, applied, 'log' in action ? { undoes: action.log } : {});
    return { ok: true, log, ...(step.left.length === 0 ? {} : { rest: step.left }) };
  } catch (error) {
    if (!(error instanceof StepRefusedError)) throw error;
    return { ok: false, refusal: error.refusal };
  }
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
    return { ok: true, log: date === undefined ? null : await step.finish(type, date) };
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
    case 'tags':
      return setTags(step, action);
    case 'status':
      return setStatus(step, action);
    case 'tables':
      return setTables(step, action);
    case 'swap':
      return swap(step, action);
    case 'keep':
      return keep(step, action);
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
    case 'request_decline':
      return declineRequest(step, action);
    case 'restore':
      return restore(step, action);
    case 'stop_mail':
      return stopMail(step, action);
    case 'undo':
      return undo(step, action);
    case 'take_back':
      return takeBack(step, action);
  }
}

async function takeStep(
  { store, venues, tenant, hasMessenger }: DayStore,
  actor: Actor,
  now: number,
  take: (step: DayTransaction) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const served = await currentVenue(store, venues, tenant);
    if (!served) throw new Error(`the venue ${tenant} is not served`);
    try {
      const outcome = await writeDurably(store, tenant, async (trx): Promise<ActOutcome | undefined> => {
        // Another plan may have other tables.
        if (!(await prepareClaims(trx, served))) return undefined;
        return take(new DayTransaction(trx, { served, actor, now, realNow: realTimeOf(trx), hasMessenger }));
      });
      if (outcome) return outcome;
    } catch (error) {
      if (!(error instanceof StepRefusedError)) throw error;
      return { ok: false, refusal: error.refusal };
    }
  }
  throw new Error(`plans of ${tenant} are published faster than a step is taken`);
}
