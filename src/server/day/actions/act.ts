/** Applies an action to a venue's day: all of it in one durable transaction, or nothing. */
import { CompiledQuery } from 'kysely';
import { createHash } from 'node:crypto';
import type { ActionBody } from '../../../api/day/dayContract.ts';
import { type PlainDate, isPlainDate } from '../../../domain/booking/time.ts';
import type { DayAction, DayActionOf } from '../../../domain/day/action.ts';
import { claimOnCurrentPlan } from '../../booking/heldReservations.ts';
import { type Actor, HOST } from '../../booking/visits/dayLog.ts';
import { realTimeOf } from '../../store/realTime.ts';
import type { Store } from '../../store/store.ts';
import type { Venues } from '../../venues/venues.ts';
import { type ActOutcome, findAnswer, keepAnswer } from './answers.ts';
import { block, unblock } from './blockActions.ts';
import { checkDate, setNote, setPause } from './dayActions.ts';
import {
  add,
  cancel,
  edit,
  keep,
  restore,
  sendAgain,
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
  if (!isPlainDate(date))
    return { ok: false, refusal: { type: 'invalid', errors: { date: [{ code: 'bad_plain_date' }] } } };
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
    // The record pairs each type with its action, which the type checker can't follow.
    const applied = await STEPS[action.type](step, action as never, date);
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

/** What applies each action, and returns the date that it is logged under. `date` is the one that the page shows. */
const STEPS: {
  readonly [Type in DayAction['type']]: (
    step: DayTransaction,
    action: DayActionOf<Type>,
    date: PlainDate,
  ) => Promise<PlainDate>;
} = {
  walk_in: walkIn,
  add,
  edit,
  tags: setTags,
  status: setStatus,
  tables: setTables,
  swap,
  keep,
  cancel,
  block,
  unblock,
  note: setNote,
  pause: setPause,
  wait_add: addWaiting,
  wait_offer: offer,
  wait_seat: seatWaiting,
  wait_leave: leaveWaiting,
  request_decline: declineRequest,
  restore,
  send_again: sendAgain,
  stop_mail: stopMail,
  undo,
  take_back: takeBack,
};

async function takeStep(
  { store, venues, tenant, hasMessenger }: DayStore,
  actor: Actor,
  now: number,
  take: (step: DayTransaction) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  try {
    return await claimOnCurrentPlan(store, venues, tenant, (trx, served) =>
      take(new DayTransaction(trx, { served, actor, now, realNow: realTimeOf(trx), hasMessenger })),
    );
  } catch (error) {
    if (!(error instanceof StepRefusedError)) throw error;
    return { ok: false, refusal: error.refusal };
  }
}
