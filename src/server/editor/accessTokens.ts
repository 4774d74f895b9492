/**
 * Tokens and one-time links that sign in to the editor of one venue, in one role. Only hashes are stored, so that a
 * copy of the database opens nothing. The host's own token needs no entry here.
 */
import { createHash, randomBytes } from 'node:crypto';
import { writeDurably } from '../store/groupCommit.ts';
import { newRowId } from '../store/rowIds.ts';
import type { Selectable } from 'kysely';
import { ALL_VENUES, type EditorAccessRow, type EditorSessionRow, type Role, type Store } from '../store/store.ts';

const SECRET_BYTES = 32;
/** A session ends after this time without a request. */
export const MAX_IDLE_MS = 12 * 3_600_000;
const SETUP_LINK_MS = 24 * 3_600_000;
/** Characters of a session's hash that identify it in a list. */
const SESSION_ID_LENGTH = 8;

export type NewAccess = Pick<EditorAccessRow, 'tenant' | 'role' | 'kind' | 'ends_at'> & { readonly name?: string };
export type Access = Required<NewAccess> & { readonly id: number };

/** Makes a token or a link's secret, and returns it. `now` is the real time in epoch milliseconds. */
export async function createAccess(store: Store, access: NewAccess, now: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await store
    .insertInto('editor_access')
    .values({ ...access, id: newRowId(), secret_hash: hashOf(secret), created_at: now })
    .execute();
  return secret;
}

/** Returns what a secret gives access to, and uses up a link. Undefined if it is unknown, used or expired. */
export async function redeemAccess(
  store: Store,
  tenant: string,
  secret: string,
  now: number,
  kinds: readonly Access['kind'][] = ['token', 'link'],
): Promise<Access | undefined> {
  const access = await store
    .selectFrom('editor_access')
    .select(['id', 'tenant', 'role', 'kind', 'ends_at', 'name'])
    .where('tenant', '=', tenant)
    .where('secret_hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (access?.kind !== 'link') return access;
  // Of two requests with one link, one deletes it.
  const { numDeletedRows } = await store
    .deleteFrom('editor_access')
    .where('tenant', '=', tenant)
    .where('id', '=', access.id)
    .executeTakeFirst();
  return numDeletedRows === 1n ? access : undefined;
}

/** Returns whether a venue's token has neither expired nor been revoked. */
export async function isAccessOpen(store: Store, tenant: string, id: number, now: number): Promise<boolean> {
  const access = await store
    .selectFrom('editor_access')
    .select('id')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return access !== undefined;
}

/** What opens a venue's editor at the moment. `id` names it for `endAccess`. */
export type OpenAccess = {
  readonly id: string;
  readonly kind: 'token' | 'link' | 'session';
  readonly role: Role;
  /** Whose it is, or for which device; may be empty. */
  readonly name: string;
  readonly created_at: number;
  readonly ends_at: number;
  readonly last_used_at: number | null;
  /** Whether it opens every venue. */
  readonly isOfHost: boolean;
};

export const sessionId = ({ mark }: Pick<EditorSessionRow, 'mark'>): string => mark.slice(0, SESSION_ID_LENGTH);

/** Returns a venue's tokens, unused links and sessions, the oldest first. Includes what opens every venue. */
export async function listAccess(store: Store, tenant: string, now: number): Promise<OpenAccess[]> {
  const tokens = await store
    .selectFrom('editor_access')
    .select(['id', 'tenant', 'kind', 'role', 'name', 'created_at', 'ends_at'])
    .where('tenant', 'in', [tenant, ALL_VENUES])
    .where('ends_at', '>', now)
    .execute();
  const sessions = await sessionsOf(store, tenant);
  // A request moves the end of its session. Close to the longest time of a session it is the least that is known.
  const lastUse = (used: readonly Selectable<EditorSessionRow>[]): number | null =>
    used.length === 0
      ? null
      : Math.max(...used.map(({ created_at, ends_at }) => Math.max(created_at, ends_at - MAX_IDLE_MS)));
  return [
    ...tokens.map(({ id, tenant: scope, ...access }) => ({
      ...access,
      id: String(id),
      last_used_at: lastUse(sessions.filter(({ access_id }) => access_id === id)),
      isOfHost: scope === ALL_VENUES,
    })),
    ...sessions
      .filter(({ ends_at: endsAt }) => endsAt > now)
      .map((session) => ({
        id: sessionId(session),
        kind: 'session' as const,
        role: session.role,
        name: session.name,
        created_at: session.created_at,
        ends_at: session.ends_at,
        last_used_at: lastUse([session]),
        isOfHost: session.tenant === ALL_VENUES,
      })),
  ].toSorted((a, b) => a.created_at - b.created_at);
}

/** Ends a session, or revokes a token or a link with the sessions that it started. Returns whether the venue has it. */
export async function endAccess(store: Store, tenant: string, id: string): Promise<boolean> {
  const session = (await sessionsOf(store, tenant)).find((one) => sessionId(one) === id);
  if (session) {
    await store
      .deleteFrom('editor_sessions')
      .where('tenant', '=', session.tenant)
      .where('mark', '=', session.mark)
      .execute();
    return true;
  }
  if (!/^\d{1,16}$/.test(id)) return false;
  return writeDurably(store, tenant, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('editor_access')
      .where('tenant', 'in', [tenant, ALL_VENUES])
      .where('id', '=', Number(id))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await trx
      .deleteFrom('editor_sessions')
      .where('tenant', 'in', [tenant, ALL_VENUES])
      .where('access_id', '=', Number(id))
      .execute();
    return true;
  });
}

async function sessionsOf(store: Store, tenant: string): Promise<Selectable<EditorSessionRow>[]> {
  return store.selectFrom('editor_sessions').selectAll().where('tenant', 'in', [tenant, ALL_VENUES]).execute();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Makes the secret of the address at which the first venue is set up. It works once, and not beside an earlier one. */
export async function createSetupLink(store: Store, now: number): Promise<string> {
  await endSetupLinks(store);
  return createAccess(store, { tenant: ALL_VENUES, role: 'owner', kind: 'link', ends_at: now + SETUP_LINK_MS }, now);
}

export async function endSetupLinks(store: Store): Promise<void> {
  await store.deleteFrom('editor_access').where('tenant', '=', ALL_VENUES).where('kind', '=', 'link').execute();
}
