/** Finds the venues that have something to deliver, all in one statement. */
import { sql } from 'kysely';
import { AFTER_EARLIER } from '../store/integrationRows.ts';
import type { Store } from '../store/store.ts';
import { findVenues } from '../store/listedVenues.ts';
import type { ClaimPace } from './rowClaims.ts';

type Pace = Pick<ClaimPace, 'realNow' | 'maxWaitMs'>;

/** Returns the venues with a mail, or with a message, that is due. */
export function findDueInOutbox(
  store: Store,
  tenants: readonly string[],
  channel: 'mail' | 'message',
  { realNow, maxWaitMs }: Pace,
): Promise<string[]> {
  const now = realNow();
  return findVenues(
    store,
    tenants.map((tenant) => ({ tenant })),
    ({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.tenant', '=', 'venue.tenant')
          // SQLite uses the indexes of what waits only for what it reads in the statement.
          .where('outbox.state', '=', sql.lit('waiting'))
          .where('outbox.channel', '=', sql.lit(channel as 'mail'))
          // Nothing waits longer, except after the clock was set back.
          .where((where) => where.or([where('due_at', '<=', now), where('due_at', '>', now + maxWaitMs)])),
      ),
  );
}

/** Returns the venues with a webhook's message that is due. */
export function findDueWebhooks(
  store: Store,
  tenants: readonly string[],
  { realNow, maxWaitMs }: Pace,
): Promise<string[]> {
  const now = realNow();
  return findVenues(
    store,
    tenants.map((tenant) => ({ tenant })),
    ({ exists, selectFrom, or }) => {
      const messages = selectFrom('webhook_messages')
        .select('webhook_messages.id')
        .whereRef('webhook_messages.tenant', '=', 'venue.tenant');
      return or([
        exists(messages.where('due_at', '<=', now)),
        exists(messages.where('due_at', '>', now + maxWaitMs).where('due_at', '<', AFTER_EARLIER)),
      ]);
    },
  );
}
