/** Taking back a step of the log: everything it changed becomes as it was, unless somebody has changed it since. */
import type { Updateable } from 'kysely';
import type { PlainDate } from '../../../domain/booking/time.ts';
import { type DayActionOf, UNDO_MS } from '../../../domain/day/action.ts';
import type { LogChange } from '../../../domain/day/log.ts';
import type { Visit } from '../../../domain/day/party.ts';
import { changesOf, findStep, isUndone } from '../../booking/visits/dayLog.ts';
import type { DayLogRow, ReservationRow } from '../../store/store.ts';
import { findBlock } from './blockActions.ts';
import { findNote, findPause, setNote, setPause } from './dayActions.ts';
import { type DayTransaction, StepRefusedError, invalid, waitingFactsOf } from './dayTransaction.ts';

type ChangeOf<Kind extends LogChange['kind']> = Extract<LogChange, { kind: Kind }>;
type Personal = Readonly<Record<string, Updateable<ReservationRow> | string>>;

/** Takes back a step of staff. Returns its date. */
export async function undo(step: DayTransaction, { log }: DayActionOf<'undo'>): Promise<PlainDate> {
  const undone = await findTakable(step, log);
  if (undone.recorded_at + UNDO_MS.accepted < step.facts.realNow) throw invalid('log', 'too_late');
  const personal: Personal = undone.personal === null ? {} : JSON.parse(undone.personal);
  for (const change of changesOf(undone)) {
    if (change.kind === 'party') await undoParty(step, change, personal[change.id]);
    else if (change.kind === 'block') await undoBlock(step, change);
    else if (change.kind === 'waiting') await undoWaiting(step, change, undone);
    else if (change.kind === 'pause') await undoPause(step, change);
    else await undoNote(step, change, personal['note']);
  }
  return undone.date;
}

/** Returns a step of staff, unless it was taken back before. */
export async function findTakable(step: DayTransaction, log: number): Promise<DayLogRow> {
  if (await isUndone(step.trx, step.tenant, log)) throw invalid('log', 'undone');
  const row = await findStep(step.trx, step.tenant, log);
  if (!row || (row.role !== 'owner' && row.role !== 'staff')) throw invalid('log', 'unknown_step');
  return row;
}

async function undoParty(
  step: DayTransaction,
  { id, before, after, mail }: ChangeOf<'party'>,
  personal: Personal[string] | undefined,
): Promise<void> {
  const row = await step.findParty(id, after?.revision);
  // A party that the step has added stays on record as a canceled one.
  const visit: Visit = before ?? { ...after!, cancelled: true, heldUntil: null };
  // The mail about a hold has left in the meantime, and started it anew.
  const heldUntil = visit.heldUntil === after?.heldUntil ? row.held_until : visit.heldUntil;
  // Its tables may be somebody else's, and nobody waits for its confirmation.
  if (!visit.cancelled && heldUntil !== null && heldUntil <= step.facts.realNow) throw invalid('log', 'too_late');
  const isDropped = await step.dropMails(id);
  await step.changeParty(row, { ...visit, heldUntil }, typeof personal === 'object' ? personal : {});
  // The step has stopped a mail, or its own has left in the meantime.
  if (mail !== undefined && !isDropped) await step.mail(id, row.email, visit.cancelled ? 'cancelled' : 'changed');
}

async function undoWaiting(
  step: DayTransaction,
  { id, before, after }: ChangeOf<'waiting'>,
  undone: DayLogRow,
): Promise<void> {
  const row = await step.findWaiting(id, after?.revision);
  if (before) {
    if (before.state === 'requested') await step.dropDeclines(id);
    await step.changeWaiting(row, { state: before.state, reservation_id: before.party });
    return;
  }
  await step.trx.deleteFrom('waiting_list').where('tenant', '=', step.tenant).where('id', '=', id).execute();
  step.noteWaiting(id, waitingFactsOf(row), null, undone.date);
}

async function undoBlock(step: DayTransaction, { id, before, revision }: ChangeOf<'block'>): Promise<void> {
  const row = await findBlock(step, id);
  refuseIfChanged(row.revision, revision);
  await step.setBlock(id, row, before !== null, false);
}

async function undoPause(step: DayTransaction, { before, revision }: ChangeOf<'pause'>): Promise<void> {
  refuseIfChanged((await findPause(step))?.revision, revision);
  await setPause(step, { until: before });
}

async function undoNote(step: DayTransaction, { date, revision }: ChangeOf<'note'>, text: unknown): Promise<void> {
  refuseIfChanged((await findNote(step, date))?.revision, revision);
  if (typeof text === 'string') await setNote(step, { text }, date);
}

/** Refuses to overwrite what somebody has changed since a step left it with a revision. */
function refuseIfChanged(current: number | undefined, revision: number | undefined): void {
  if (current !== revision) throw new StepRefusedError({ type: 'conflict', parties: [] });
}
