/**
 * Editor sessions: 256 random bits in a cookie, of which the host only stores a keyed hash. The cookie of somebody who
 * signs in to several venues has a session for each.
 */
import { type Selectable, sql } from 'kysely';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isOver } from '../store/knownTime.ts';
import { ALL_VENUES, type EditorSessionRow, type Role, type Store } from '../store/store.ts';
import { MAX_IDLE_MS, isAccessOpen, redeemAccess, sessionId } from './accessTokens.ts';

const HOUR_MS = 3_600_000;
/** A session ends after this time in any case. */
export const MAX_SESSION_MS = 7 * 24 * HOUR_MS;
/** Sessions in one cookie. Further ones push out the oldest. */
const MAX_SESSIONS = 12;
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
   * Starts a session of a venue with the host's own token, a token of the venue or of all venues, or a one-time link.
   * Returns the cookie's value, or undefined for any other text. Sessions of other venues that the cookie has had stay in
   * it, but none of an owner beside one of the staff: the device may be handed over.
   */
  signIn(tenant: string, presented: string, before?: CookieOfVenues): Promise<string | undefined>;
  /** Returns the venues that a cookie opens, with the role; `ALL_VENUES` may be among them. */
  rolesIn(cookie: CookieOfVenues): Promise<ReadonlyMap<string, Role>>;
  /** Returns what a session opens of a venue, and extends it. Undefined if it is not open, or for another venue. */
  find(tenant: string, session: string | undefined): Promise<SessionScope | undefined>;
  /** Returns whether a session is open for a venue, without extending it. */
  isOpen(tenant: string, session: string | undefined): Promise<boolean>;
  /** The same for what the host has stored of a session. */
  isMarkOpen(tenant: string, mark: string): Promise<boolean>;
  /** Ends all sessions of a cookie. */
  end(cookie: CookieOfVenues): Promise<void>;
};

/** A cookie's value, and the venues for which it may have sessions. */
export type CookieOfVenues = { readonly cookie: string | undefined; readonly tenants: readonly string[] };

/** `now` returns the real time in epoch milliseconds. */
export function createEditorSessions(store: Store, token: string, now: () => number = Date.now): EditorSessions {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(token);
  // The token is the key, so that a new token ends all sessions.
  const markOf = (session: string): string => createHmac('sha256', token).update(session).digest('base64url');
  const marksIn = (cookie = ''): string[] => cookie.split('.').slice(0, MAX_SESSIONS).map(markOf);
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
      .where(isOver(store, sql.ref('ends_at'), { now: created }))
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
    return session === undefined ? undefined : (await findMarked([tenant], marksIn(session)))[0];
  }

  /** Returns the open sessions, the latest first. */
  async function findMarked(
    tenants: readonly string[],
    marks: readonly string[],
  ): Promise<Selectable<EditorSessionRow>[]> {
    const found = await store
      .selectFrom('editor_sessions')
      .selectAll()
      .where('tenant', 'in', [...tenants, ALL_VENUES])
      .where('mark', 'in', marks)
      .execute();
    const open: Selectable<EditorSessionRow>[] = [];
    for (const session of found.toSorted((one, other) => other.created_at - one.created_at)) {
      if (session.ends_at <= now()) continue;
      if (session.access_id === null || (await isAccessOpen(store, session.tenant, session.access_id, now())))
        open.push(session);
    }
    return open;
  }

  return {
    isToken,
    begin: beginForAll,
    async signIn(tenant, presented, { cookie = '', tenants } = { cookie: '', tenants: [] }) {
      if (isToken(presented)) return beginForAll();
      const access =
        (await redeemAccess(store, tenant, presented, now())) ??
        // The address of the setup is the only link to all venues, and opens none that there is.
        (await redeemAccess(store, ALL_VENUES, presented, now(), ['token']));
      if (!access) return undefined;
      const { role, kind, id, name, tenant: scope } = access;
      const session = await begin({ tenant: scope, role, access_id: kind === 'token' ? id : null, name });
      if (scope === ALL_VENUES) return session;
      const others = (await findMarked(tenants, marksIn(cookie))).filter(
        (other) =>
          other.tenant !== scope && other.tenant !== ALL_VENUES && (role === 'owner' || other.role === 'staff'),
      );
      const kept = cookie.split('.').filter((each) => others.some(({ mark }) => mark === markOf(each)));
      return [session, ...kept].slice(0, MAX_SESSIONS).join('.');
    },
    async rolesIn({ cookie, tenants }) {
      if (cookie === undefined) return new Map();
      return new Map((await findMarked(tenants, marksIn(cookie))).map(({ tenant, role }) => [tenant, role]));
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
    isMarkOpen: async (tenant, mark) => (await findMarked([tenant], [mark])).length > 0,
    async end({ cookie, tenants }) {
      if (cookie === undefined) return;
      for (const table of ['editor_sessions', 'push_subscriptions'] as const)
        await store
          .deleteFrom(table)
          .where('tenant', 'in', [...tenants, ALL_VENUES])
          .where('mark', 'in', marksIn(cookie))
          .execute();
    },
  };
}
