/** Editor sessions: 256 random bits in a cookie, of which the host only stores a keyed hash. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

const HOUR = 3_600_000;
/** A session ends after this time without a request. */
const IDLE = 12 * HOUR;
/** A session ends after this time in any case. */
export const MAX_SESSION_MS = 7 * 24 * HOUR;
/** Interval of extending a session, so that most requests need no write. */
const MOVED_EVERY = HOUR / 12;

export type EditorSessions = {
  /** Compares with the token in constant time. */
  isToken(presented: string): boolean;
  /** Starts a session and returns the cookie's value. */
  begin(): Promise<string>;
  /** Returns whether a session is open, and extends it. */
  isOpen(session: string | undefined): Promise<boolean>;
  end(session: string | undefined): Promise<void>;
};

/** `now` returns the real time in epoch milliseconds. */
export function createEditorSessions(store: Store, token: string, now: () => number = Date.now): EditorSessions {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(token);
  // The token is the key, so that a new token ends all sessions.
  const markOf = (session: string): string => createHmac('sha256', token).update(session).digest('base64url');
  const endOf = (created: number): number => Math.min(now() + IDLE, created + MAX_SESSION_MS);

  return {
    isToken: (presented) => timingSafeEqual(digest(presented), wanted),
    async begin() {
      const session = randomBytes(32).toString('base64url');
      const created = now();
      await store.deleteFrom('editor_sessions').where('ends_at', '<=', created).execute();
      await store
        .insertInto('editor_sessions')
        .values({ mark: markOf(session), created_at: created, ends_at: endOf(created) })
        .execute();
      return session;
    },
    async isOpen(session) {
      if (session === undefined || session === '') return false;
      const mark = markOf(session);
      const found = await store
        .selectFrom('editor_sessions')
        .select(['created_at', 'ends_at'])
        .where('mark', '=', mark)
        .executeTakeFirst();
      if (!found || found.ends_at <= now()) return false;
      const ends = endOf(found.created_at);
      if (ends - found.ends_at > MOVED_EVERY)
        await store.updateTable('editor_sessions').set({ ends_at: ends }).where('mark', '=', mark).execute();
      return true;
    },
    async end(session) {
      if (session !== undefined)
        await store.deleteFrom('editor_sessions').where('mark', '=', markOf(session)).execute();
    },
  };
}
