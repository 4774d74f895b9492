/**
 * Requests of parties that are too large to reserve online. They are entries of the waiting list with a time, on the date
 * for which they ask. Staff enter a reservation for one, or decline it; the guest hears of either by mail.
 */
import type { ReservationRequest } from '../../../domain/booking/reservationRequest.ts';
import type { PlainDate } from '../../../domain/booking/time.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import { isNews } from '../../booking/alarms.ts';
import { enqueueLetter } from '../../booking/mailQueue.ts';
import { ALL_DATES } from '../../store/store.ts';
import type { WaitingRow } from '../../store/waitingRows.ts';
import { type DayTransaction, MAIL_DELAY_MS, invalid } from './dayTransaction.ts';

/** Open requests of one address or number. Each sends a mail there. */
const MAX_OPEN_REQUESTS = 3;
/** So many requests of a venue within an hour are unusual, and more than one network gets. */
const ALARM = { from: 20, windowMs: 3_600_000 };

/**
 * Adds a guest's request, with a mail to the guest and one to the venue. The same request again changes nothing. Returns
 * false if the guest has too many already.
 */
export async function addRequest(
  step: DayTransaction,
  { firstName, lastName, phone, email, notes, date, time, guests, messages }: ReservationRequest,
  language: string,
): Promise<boolean> {
  const { trx, tenant, facts } = step;
  const open = await trx
    .selectFrom('waiting_list')
    .select(['date', 'time', 'guests'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'requested')
    .where((where) => where.or([where('email', '=', email), where('phone', '=', phone)]))
    .execute();
  if (open.some((other) => other.date === date && other.time === time && other.guests === guests)) return true;
  if (open.length >= MAX_OPEN_REQUESTS) return false;
  const id = await step.addWaiting({
    date,
    name: `${firstName} ${lastName}`.trim(),
    guests,
    phone,
    email,
    state: 'requested',
    messages_at: messages && facts.hasMessenger ? facts.realNow : null,
    time,
    notes,
    language,
  });
  for (const kind of ['request', 'request_notice'] as const)
    await enqueueLetter(trx, tenant, { waiting_id: id }, kind, facts.now);
  const { latest } = await trx
    .selectFrom('waiting_list')
    .select(({ fn }) => fn.countAll<number>().as('latest'))
    .where('tenant', '=', tenant)
    .where('state', '=', 'requested')
    .where('joined_at', '>', facts.now - ALARM.windowMs)
    .executeTakeFirstOrThrow();
  const alarm = { kind: 'request_alarm', date: ALL_DATES, realNow: facts.realNow } as const;
  if (latest >= ALARM.from && (await isNews(trx, tenant, alarm)))
    await enqueueLetter(trx, tenant, { waiting_id: id }, alarm.kind, facts.now);
  return true;
}

/** Returns a request that nobody has answered yet, as the actor has seen it. */
export async function findRequest(
  step: DayTransaction,
  { entry, revision }: { readonly entry: number; readonly revision: number },
): Promise<WaitingRow> {
  const row = await step.findWaiting(entry, revision);
  if (row.state !== 'requested') throw invalid('entry', 'wrong_status');
  return row;
}

/** Declines a request, and mails the guest once the step can't be taken back anymore. */
export async function declineRequest(step: DayTransaction, action: DayActionOf<'request_decline'>): Promise<PlainDate> {
  const row = await findRequest(step, action);
  await step.changeWaiting(row, { state: 'refused' });
  const { now, realNow } = step.facts;
  await enqueueLetter(step.trx, step.tenant, { waiting_id: row.id }, 'request_declined', now, realNow + MAIL_DELAY_MS);
  return row.date;
}
