/** Editor sessions: 256 random bits in a cookie, of which the host only stores a keyed hash. */
import type { Selectable } from 'kysely';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ALL_VENUES, type EditorSessionRow, type Store } from '../store/store.ts';
import { isAccessOpen, redeemAccess, sessionId } from './accessTokens.ts';

const HOUR_MS = 3_600_000;
/** A session ends after this time without a request. */
const MAX_IDLE_MS = 12 * HOUR_MS;
/** A session ends after this time in any case. */
export const MAX_SESSION_MS = 7 * 24 * HOUR_MS;
/** Interval of extending a session, so that most requests need no write. */
const MOVED_EVERY = HOUR_MS / 12;

/** What a session opens. `id` names it in the list of access. */
export type SessionScope = Pick<EditorSessionRow, 'role'> & {
  readonly id: string;
  readonly mark: string;
  /** Whether the host's own token started it, so that it opens every venue. */
  readonly isOfHost: boolean;
  /** Of the token or link that started it; may be empty. */
  readonly name: string;
};

export type EditorSessions = {
  /** Compares with the host's own token in constant time. */
  isToken(presented: string): boolean;
  /** Starts a session of the host's own token, which opens every venue, and returns the cookie's value. */
  begin(): Promise<string>;
  /**
   * Starts a session of a venue with the host's own token, a token of the venue or a one-time link. Returns the
   * cookie's value, or undefined for any other text.
   */
  signIn(tenant: string, presented: string): Promise<string | undefined>;
  /** Returns what a session opens of a venue, and extends it. Undefined if it is not open, or for another venue. */
  find(tenant: string, session: string | undefined): Promise<SessionScope | undefined>;
  /** Returns whether a session is open for a venue, without extending it. */
  isOpen(tenant: string, session: string | undefined): Promise<boolean>;
  /** The same for what the host has stored of a session. */
  isMarkOpen(tenant: string, mark: string): Promise<boolean>;
  end(tenant: string, session: string | undefined): Promise<void>;
};

/** `now` returns the real time in epoch milliseconds. */
export function createEditorSessions(store: Store, token: string, now: () => number = Date.now): EditorSessions {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(token);
  // The token is the key, so that a new token ends all sessions.
  const markOf = (session: string): string => createHmac('sha256', token).update(session).digest('base64url');
  const endOf = (created: number): number => Math.min(now() + MAX_IDLE_MS, created + MAX_SESSION_MS);
  const isToken = (presented: string): boolean => timingSafeEqual(digest(presented), wanted);

  async function begin(
    scope: Pick<Selectable<EditorSessionRow>, 'tenant' | 'role' | 'access_id' | 'name'>,
  ): Promise<string> {
    const session = randomBytes(32).toString('base64url');
    const created = now();
    await store
      .deleteFrom('editor_sessions')
      .where('tenant', '=', scope.tenant)
      .where('ends_at', '<=', created)
      .execute();
    await store
      .insertInto('editor_sessions')
      .values({ mark: markOf(session), created_at: created, ends_at: endOf(created), ...scope })
      .execute();
    return session;
  }
  const beginForAll = (): Promise<string> => begin({ tenant: ALL_VENUES, role: 'owner', access_id: null, name: '' });

  async function findOpen(
    tenant: string,
    session: string | undefined,
  ): Promise<Selectable<EditorSessionRow> | undefined> {
    return session === undefined || session === '' ? undefined : findMarked(tenant, markOf(session));
  }

  async function findMarked(tenant: string, mark: string): Promise<Selectable<EditorSessionRow> | undefined> {
    const found = await store
      .selectFrom('editor_sessions')
      .selectAll()
      .where('tenant', 'in', [tenant, ALL_VENUES])
      .where('mark', '=', mark)
      .executeTakeFirst();
    if (!found || found.ends_at <= now()) return undefined;
    const isOpen = found.access_id === null || (await isAccessOpen(store, found.tenant, found.access_id, now()));
    return isOpen ? found : undefined;
  }

  return {
    isToken,
    begin: beginForAll,
    async signIn(tenant, presented) {
      if (isToken(presented)) return beginForAll();
      const access = await redeemAccess(store, tenant, presented, now());
      if (!access) return undefined;
      const { role, kind, id, name } = access;
      return begin({ tenant, role, access_id: kind === 'token' ? id : null, name });
    },
    async find(tenant, session) {
      const found = await findOpen(tenant, session);
      if (!found) return undefined;
      const ends = endOf(found.created_at);
      if (ends - found.ends_at > MOVED_EVERY)
        await store
          .updateTable('editor_sessions')
          .set({ ends_at: ends })
          .where('tenant', '=', found.tenant)
          .where('mark', '=', found.mark)
          .execute();
      const { role, mark } = found;
      return { role, mark, id: sessionId(found), isOfHost: found.tenant === ALL_VENUES, name: found.name };
    },
    isOpen: async (tenant, session) => (await findOpen(tenant, session)) !== undefined,
    isMarkOpen: async (tenant, mark) => (await findMarked(tenant, mark)) !== undefined,
    async end(tenant, session) {
      if (session === undefined) return;
      await store
        .deleteFrom('editor_sessions')
        .where('tenant', 'in', [tenant, ALL_VENUES])
        .where('mark', '=', markOf(session))
        .execute();
      await store
        .deleteFrom('push_subscriptions')
        .where('tenant', '=', tenant)
        .where('mark', '=', markOf(session))
        .execute();
    },
  };
}
