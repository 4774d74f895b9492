/** Claims of waiting mails: of several processes one sends a mail, and no server gets two at a time. */
import { type RawBuilder, sql } from 'kysely';
import { type ClaimPace, claimRow } from '../delivery/rowClaims.ts';
import type { OutboxRow, Store } from '../store/store.ts';
import { GUEST_KINDS, isForVenue } from './reservationMail.ts';

/** Waiting mails among which one to a free server is searched. */
const MAX_CANDIDATES = 2_000;
/** Mails to free servers that are read: other processes may claim the first ones. */
const MAX_FREE_CANDIDATES = 10;

/** Mails about a hold go first, because its time runs. The index of waiting mails has the same expression. */
const URGENCY = sql<boolean>`kind not in ('confirm', 'offer')`;

export type ClaimedMail = Pick<OutboxRow, 'tenant' | 'id' | 'kind' | 'tries' | 'reservation_id'> & {
  readonly season_id: number | null;
  readonly waiting_id: number | null;
  readonly letter: string | null;
  /** The domain of the recipient's address. */
  readonly domain: string;
};

/**
 * Claims the mail of a venue that is the most urgent, then due the longest, and whose recipient's server is not busy
 * with another one.
 */
export async function claimMail(
  store: Store,
  tenant: string,
  venueEmail: string,
  busyDomains: ReadonlySet<string>,
  pace: ClaimPace,
): Promise<ClaimedMail | undefined> {
  const now = pace.realNow();
  const due = store
    .selectFrom('outbox')
    .leftJoin('reservations', (join) =>
      join.onRef('reservations.tenant', '=', 'outbox.tenant').onRef('reservations.id', '=', 'outbox.reservation_id'),
    )
    .leftJoin('season_places as season', (join) =>
      join.onRef('season.tenant', '=', 'outbox.tenant').onRef('season.id', '=', 'outbox.season_id'),
    )
    .leftJoin('waiting_list as waiting', (join) =>
      join.onRef('waiting.tenant', '=', 'outbox.tenant').onRef('waiting.id', '=', 'outbox.waiting_id'),
    )
    .select(({ fn }) => [
      'outbox.id',
      'outbox.kind',
      'outbox.due_at',
      'outbox.letter',
      'outbox.reservation_id',
      'outbox.season_id',
      'outbox.waiting_id',
      fn.coalesce('reservations.email', 'season.email', 'waiting.email', sql.lit('')).as('email'),
    ])
    .where('outbox.tenant', '=', tenant)
    // SQLite uses the index of waiting mails only for a state that it reads in the statement.
    .where('outbox.state', '=', sql.lit('waiting'))
    .where('outbox.channel', '=', 'mail')
    .where((where) =>
      // Nothing waits longer, except after the clock was set back.
      where.or([where('outbox.due_at', '<=', now), where('outbox.due_at', '>', now + pace.maxWaitMs)]),
    )
    .orderBy(URGENCY)
    .orderBy('outbox.due_at')
    .orderBy('outbox.id')
    .limit(MAX_CANDIDATES);
  const venueDomain = domainOf(venueEmail);
  const candidates = await store
    .selectFrom(due.as('due'))
    .selectAll()
    .where((where) =>
      where.or([
        ...(busyDomains.has(venueDomain) ? [] : [where('kind', 'not in', GUEST_KINDS)]),
        where.and([
          where('kind', 'in', GUEST_KINDS),
          ...[...busyDomains].map((domain) => where(lastCharacters('email', domain.length + 1), '!=', `@${domain}`)),
        ]),
      ]),
    )
    .orderBy(URGENCY)
    .orderBy('due_at')
    .orderBy('id')
    .limit(MAX_FREE_CANDIDATES)
    .execute();
  for (const { id, kind, due_at: dueAt, email, ...facts } of candidates) {
    const domain = isForVenue(kind) ? venueDomain : domainOf(email);
    const claimed = await claimRow(store, 'outbox', { tenant, id, due_at: dueAt }, pace);
    if (claimed) return { ...facts, ...claimed, kind, domain };
  }
  return undefined;
}

function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

/** Returns the expression for the end of a text column, in lower case. */
function lastCharacters(column: string, count: number): RawBuilder<string> {
  const name = sql.ref(column);
  return sql`substr(lower(${name}), length(${name}) - ${sql.lit(count - 1)})`;
}
