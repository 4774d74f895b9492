/** A fake host behind `window.fetch`. It records every call and returns the replies that a test sets. */
import { vi } from 'vitest';
import { type RoomLike, answerOf } from './pageFixtures.ts';

export type Call = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
};
/** JSON with status 200 by default; `network` is a request without a response. A promise lets a test decide when. */
export type Reply = { readonly status?: number; readonly json?: unknown; readonly text?: string } | 'network';
type Answer = (call: Call) => Reply | Promise<Reply>;

export type FakeHost = {
  readonly calls: Call[];
  /** Calls to a path, in order. */
  to(path: string): Call[];
  tables: Answer;
  validate: Answer;
  reserve: Answer;
  request: Answer;
  ground: Answer;
  /** A stream of events, which ends after its text. */
  events: Answer;
};

export const VALIDATE = '/reservation/validation';
export const RESERVE = '/reservation';
export const REQUEST = '/reservation/request';
export const TABLES = '/api/reservations/tables';
export const EVENTS = '/api/reservations/events';

const success = (): Reply => ({ json: { success: true } });

/** Makes a host answer with rooms. */
export const offering =
  (...rooms: RoomLike[]) =>
  (host: FakeHost): void => {
    host.tables = () => ({ json: answerOf(rooms) });
  };

export const refused = (errors: Record<string, unknown>): Reply => ({ status: 422, json: { success: false, errors } });

/** Replaces the network until the test ends. */
export function fakeHost(): FakeHost {
  const calls: Call[] = [];
  const host: FakeHost = {
    calls,
    to: (path) => calls.filter((call) => call.url.pathname === path),
    tables: () => ({ json: answerOf() }),
    validate: success,
    reserve: success,
    request: success,
    ground: () => ({ status: 404 }),
    events: () => ({ status: 404 }),
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const call: Call = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
    };
    calls.push(call);
    const answer =
      {
        [VALIDATE]: host.validate,
        [RESERVE]: host.reserve,
        [REQUEST]: host.request,
        [TABLES]: host.tables,
        [EVENTS]: host.events,
      }[url.pathname] ?? host.ground;
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => {
        reject(init.signal?.reason);
      });
    });
    const reply = await Promise.race([answer(call), aborted]);
    if (reply === 'network') throw new TypeError('Failed to fetch');
    return new Response(reply.text ?? JSON.stringify(reply.json), { status: reply.status ?? 200 });
  });
  return host;
}

/** A reply that arrives when the test calls `come`. */
export function later(): { readonly reply: Promise<Reply>; come(reply: Reply): void } {
  const waiting: ((reply: Reply) => void)[] = [];
  const reply = new Promise<Reply>((resolve) => {
    waiting.push(resolve);
  });
  return {
    reply,
    come: (answer) => {
      for (const resolve of waiting) resolve(answer);
    },
  };
}
