/** Taking back a step of the log: everything it changed becomes as it was, unless somebody has changed it since. */
import type { PlainDate } from '../../../domain/booking/time.ts';
import { type DayActionOf, UNDO_MS } from '../../../domain/day/action.ts';
import type { LogChange } from '../../../domain/day/log.ts';
import type { Visit } from '../../../domain/day/party.ts';
import { changesOf, findStep } from '../../booking/visits/dayLog.ts';
import type { DayLogRow } from '../../store/store.ts';
import { setBlockAgain } from './blockActions.ts';
import { setNote, setPause } from './dayActions.ts';
import { type DayTransaction, invalid, waitingFactsOf } from './dayTransaction.ts';

type ChangeOf<Kind extends LogChange['kind']> = Extract<LogChange, { kind: Kind }>;
type Personal = Readonly<Record<string, Readonly<Record<string, string>> | string>>;

/** Takes back a step of staff. Returns its date. */
export async function undo(step: DayTransaction, { log }: DayActionOf<'undo'>): Promise<PlainDate> {
  const row = await step.trx
    .selectFrom('day_log')
    .select('id')
    .where('tenant', '=', step.tenant)
    .where('undoes', '=', log)
    .executeTakeFirst();
  if (row) throw invalid('log', 'undone');
  const undone = await findStep(step.trx, step.tenant, { id: log });
  if (!undone || (undone.role !== 'owner' && undone.role !== 'staff')) throw invalid('log', 'unknown_step');
  if (undone.recorded_at + UNDO_MS.accepted < step.facts.realNow) throw invalid('log', 'too_late');
  const personal: Personal = undone.personal === null ? {} : JSON.parse(undone.personal);
  for (const change of changesOf(undone)) {
    if (change.kind === 'party') await undoParty(step, change, personal[change.id]);
    else if (change.kind === 'block') await setBlockAgain(step, change.id, change.before !== null);
    else if (change.kind === 'waiting') await undoWaiting(step, change, undone);
    else await setPause(step, change.before);
  }
  const { note } = personal;
  if (typeof note === 'string') await setNote(step, undone.date, note);
  return undone.date;
}

async function undoParty(
  step: DayTransaction,
  { id, before, after }: ChangeOf<'party'>,
  personal: Personal[string] | undefined,
): Promise<void> {
  const row = await step.findParty(id, after?.revision);
  // A party that the step has added stays on record as a canceled one.
  const visit: Visit = before ?? { ...after!, cancelled: true, heldUntil: null };
  // Its tables may be somebody else's, and nobody waits for its confirmation.
  if (!visit.cancelled && visit.heldUntil !== null && visit.heldUntil <= step.facts.realNow)
    throw invalid('log', 'too_late');
  await step.dropMails(id);
  await step.changeParty(row, visit, typeof personal === 'object' ? personal : {});
}

async function undoWaiting(
  step: DayTransaction,
  { id, before, after }: ChangeOf<'waiting'>,
  undone: DayLogRow,
): Promise<void> {
  const row = await step.findWaiting(id, after?.revision);
  if (before) {
    await step.changeWaiting(row, { state: before.state, reservation_id: before.party });
    return;
  }
  await step.trx.deleteFrom('waiting_list').where('tenant', '=', step.tenant).where('id', '=', id).execute();
  step.noteWaiting(id, waitingFactsOf(row), null, undone.date);
}
