/** What staff do with a date as a whole: its note, and the pause of online reservations. */
import { type PlainDate, farthestDate, formatWireDate, zonedTime } from '../../../domain/booking/time.ts';
import type { DayActionOf } from '../../../domain/day/action.ts';
import type { DayNoteRow, PauseRow } from '../../store/store.ts';
import { type DayTransaction, invalid } from './dayTransaction.ts';

/** A pause is for the venue's today, and so ends within it. */
const MAX_PAUSE_MS = 24 * 3_600_000;

/** Writes the note of a date. */
export async function setNote(
  step: DayTransaction,
  { text }: Pick<DayActionOf<'note'>, 'text'>,
  date: PlainDate,
): Promise<PlainDate> {
  const { trx, tenant } = step;
  const row = await findNote(step, date);
  const earlier = row?.text ?? '';
  if (earlier === text) return date;
  const revision = (row?.revision ?? 0) + 1;
  await trx
    .insertInto('day_notes')
    .values({ tenant, date, text, revision })
    .onConflict((conflict) => conflict.columns(['tenant', 'date']).doUpdateSet({ text, revision }))
    .execute();
  step.personal['note'] = earlier;
  step.noteWords(date, revision);
  return date;
}

/** Returns the note of a date, if there ever was one. */
export function findNote({ trx, tenant }: DayTransaction, date: PlainDate): Promise<DayNoteRow | undefined> {
  return trx
    .selectFrom('day_notes')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('date', '=', date)
    .executeTakeFirst();
}

/** Pauses online reservations of the venue's today until an instant, or lets them in again. */
export async function setPause(
  step: DayTransaction,
  { until }: Pick<DayActionOf<'pause'>, 'until'>,
): Promise<PlainDate> {
  const { trx, tenant, facts } = step;
  const row = await findPause(step);
  const earlier = row && row.until_at > facts.now ? row.until_at : null;
  const end = until === null || until <= facts.now ? null : Math.min(until, facts.now + MAX_PAUSE_MS);
  if (earlier === end) return todayOf(step);
  const revision = (row?.revision ?? 0) + 1;
  // The row stays when the pause ends, for its revision.
  const columns = { until_at: end ?? facts.now, revision };
  await trx
    .insertInto('pauses')
    .values({ tenant, ...columns })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet(columns))
    .execute();
  step.notePause(earlier, end, revision);
  return todayOf(step);
}

/** Returns the latest pause, also one that is over. */
export function findPause({ trx, tenant }: DayTransaction): Promise<PauseRow | undefined> {
  return trx.selectFrom('pauses').selectAll().where('tenant', '=', tenant).executeTakeFirst();
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
