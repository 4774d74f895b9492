/** Finds the venues with something to clear away or to sum, all in one statement. */
import { sql } from 'kysely';
import { RELEASED } from './heldReservations.ts';
import { EVENT_TTL_MS } from '../live/events.ts';
import { RECEIPT_TTL_MS } from '../store/groupCommit.ts';
import { isOver } from '../store/knownTime.ts';
import { type Store, databaseOf } from '../store/store.ts';
import { findVenues } from '../store/listedVenues.ts';

/**
 * Returns the venues with holds that were released, days that have not been summed since they changed, or events or receipts
 * that nobody waits for. `realNow` is the real time.
 */
export async function findUntidyVenues(store: Store, tenants: readonly string[], realNow: number): Promise<string[]> {
  const rows = tenants.map((tenant) => ({ tenant }));
  return findVenues(store, rows, (where) => {
    const { and, exists, not, or, selectFrom } = where;
    const latestStep = selectFrom('day_log')
      .select(({ fn, lit }) => fn.coalesce(fn.max('day_log.id'), lit(0)).as('id'))
      .whereRef('day_log.tenant', '=', 'venue.tenant');
    const summed = selectFrom('summed_steps')
      .select('summed_steps.log_id')
      .whereRef('summed_steps.tenant', '=', 'venue.tenant')
      .where('summed_steps.log_id', '=', latestStep);
    const released = selectFrom('reservations')
      .select('reservations.id')
      .whereRef('reservations.tenant', '=', 'venue.tenant')
      .where('reservations.held_until', '=', RELEASED);
    const events = selectFrom('events').whereRef('events.tenant', '=', 'venue.tenant');
    const oldest = events.select('events.recorded_at').orderBy('events.id').limit(1);
    const [first, last] = [
      events.select(({ fn }) => fn.min('events.id').as('id')),
      events.select(({ fn }) => fn.max('events.id').as('id')),
    ];
    const receipts = selectFrom('write_receipts')
      .select('write_receipts.id')
      .whereRef('write_receipts.tenant', '=', 'venue.tenant')
      .where(isOver(store, sql.ref('written_at'), { now: realNow, lifeMs: RECEIPT_TTL_MS }));
    return or([
      exists(released),
      not(exists(summed)),
      // The latest one always stays.
      and([isOver(store, sql`${oldest}`, { now: realNow, lifeMs: EVENT_TTL_MS }), where(first, '<', last)]),
      ...(databaseOf(store).kind === 'postgres' ? [exists(receipts)] : []),
    ]);
  });
}
