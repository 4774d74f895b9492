/** What staff do with a date as a whole: its note, and the pause of online reservations. */
import { type PlainDate, farthestDate, formatWireDate, zonedTime } from '../../../domain/booking/time.ts';
import { pausedUntil } from '../../booking/visits/onlineRules.ts';
import { type DayTransaction, invalid } from './dayTransaction.ts';

/** A pause is for the venue's today, and so ends within it. */
const MAX_PAUSE_MS = 24 * 3_600_000;

/** Writes the note of a date. */
export async function setNote(step: DayTransaction, date: PlainDate, text: string): Promise<void> {
  const { trx, tenant } = step;
  const row = await trx
    .selectFrom('day_notes')
    .select('text')
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .executeTakeFirst();
  const earlier = row?.text ?? '';
  if (earlier === text) return;
  await trx
    .insertInto('day_notes')
    .values({ tenant, date, text })
    .onConflict((conflict) => conflict.columns(['tenant', 'date']).doUpdateSet({ text }))
    .execute();
  step.personal['note'] = earlier;
  step.noteDate(date);
}

/** Pauses online reservations of the venue's today until an instant, or lets them in again. */
export async function setPause(step: DayTransaction, until: number | null): Promise<void> {
  const { trx, tenant, facts } = step;
  const earlier = await pausedUntil(trx, tenant, facts.now);
  const end = until === null || until <= facts.now ? null : Math.min(until, facts.now + MAX_PAUSE_MS);
  if (earlier === end) return;
  await trx.deleteFrom('pauses').where('tenant', '=', tenant).execute();
  if (end !== null) await trx.insertInto('pauses').values({ tenant, until_at: end }).execute();
  step.notePause(earlier, end);
}

/** Returns the venue's today. */
export function todayOf(step: DayTransaction): PlainDate {
  return zonedTime(step.facts.now, step.facts.served.venue.time_zone).date;
}

/** Refuses a step on a date that is too far ahead. */
export function checkDate(step: DayTransaction, date: PlainDate, field = 'date'): void {
  const farthest = farthestDate(todayOf(step));
  if (date > farthest) throw invalid(field, 'far_date', { farthest: formatWireDate(farthest) });
}
