/**
 * Follows the host's events about the tables of a date: reconnects with growing pauses, catches up after a gap, and
 * polls where a proxy holds the stream back. No function throws.
 */
import * as z from 'zod/mini';
import { AJAX_HEADER, bookingCalls } from './bookingContract.ts';

const tablesSchema = z.object({
  date: z.string(),
  tables: z.array(z.object({ id: z.union([z.string(), z.number()]), available: z.boolean() })),
});

export type LiveEvent =
  /** Tables of a date (DD.MM.YYYY) and whether they are available now. Empty: nothing has changed. */
  | ({ readonly type: 'tables' } & Readonly<z.infer<typeof tablesSchema>>)
  /** Another plan was published. */
  | { readonly type: 'plan' }
  /** The gap was too long to catch up. */
  | { readonly type: 'reload' };

export type FollowOptions = {
  readonly host: string;
  /** The venue's public key. */
  readonly key: string;
  /** DD.MM.YYYY */
  readonly date: string;
  /** Updated with each event, for the next stream. */
  readonly position: { lastEventId?: string | undefined };
  readonly onEvent: (event: LiveEvent) => void;
  readonly signal: AbortSignal;
  /** For tests that lose streams. */
  readonly fetchStream?: typeof fetch;
  /** Multiplies all pauses and timeouts. */
  readonly timeScale?: number;
};

/** A stream without an event in this time is held back by a proxy. */
const FIRST_EVENT_TIMEOUT_MS = 6_000;
/** The host writes every 15 seconds. A stream that is silent for longer is dead. */
const SILENCE_TIMEOUT_MS = 40_000;
/** The pause after a failure is random below a limit, which doubles from the first to the second. */
const RETRY_PAUSE_MS = { first: 1_000, max: 30_000 };
const POLL_INTERVAL_MS = 5_000;

/** What became of a stream: it may end early, but with an event it has worked. */
type Outcome = 'worked' | 'failed' | 'silent' | 'unsupported';

/** Follows the events until `signal` aborts, or until the host turns out to have none. */
export async function followEvents(options: FollowOptions): Promise<void> {
  const { signal, timeScale = 1 } = options;
  let failures = 0;
  let isPolling = false;
  while (!signal.aborted) {
    const outcome = await readStream(options, isPolling);
    if (outcome === 'unsupported') return;
    if (outcome === 'silent' && !isPolling) {
      isPolling = true;
      continue;
    }
    failures = outcome === 'worked' ? 0 : failures + 1;
    const limit = Math.min(RETRY_PAUSE_MS.first * 2 ** failures, RETRY_PAUSE_MS.max);
    // Random, because all pages lose their streams at the same moment.
    const pause = isPolling && outcome === 'worked' ? POLL_INTERVAL_MS : Math.random() * limit;
    await wait(pause * timeScale, signal);
  }
}

function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs);
    signal.addEventListener('abort', finish);
  });
}

async function readStream(options: FollowOptions, once: boolean): Promise<Outcome> {
  const { host, key, date, position, onEvent, signal, fetchStream = fetch, timeScale = 1 } = options;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener('abort', end);
  let hasEvent = false;
  let isSilent = false;
  const expire = (): void => {
    isSilent = !hasEvent;
    end();
  };
  let timer = setTimeout(expire, FIRST_EVENT_TIMEOUT_MS * timeScale);
  try {
    const query = new URLSearchParams({ key, date, ...(once ? { once: '1' } : {}) });
    const response = await fetchStream(`${host}${bookingCalls.events.path}?${query}`, {
      headers: {
        ...AJAX_HEADER,
        Accept: 'text/event-stream',
        ...(position.lastEventId === undefined ? {} : { 'Last-Event-ID': position.lastEventId }),
      },
      cache: 'no-store',
      signal: ending.signal,
    });
    if (response.status === 404) return 'unsupported';
    const reader = response.ok ? response.body?.getReader() : undefined;
    if (!reader) return 'failed';
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const { id, event } = parseBlock(block);
        if (signal.aborted) return 'worked';
        if (event) onEvent(event);
        if (id !== undefined) position.lastEventId = id;
        hasEvent ||= event !== undefined;
      }
      clearTimeout(timer);
      timer = setTimeout(expire, (hasEvent ? SILENCE_TIMEOUT_MS : FIRST_EVENT_TIMEOUT_MS) * timeScale);
    }
    return hasEvent ? 'worked' : 'failed';
  } catch {
    if (isSilent) return 'silent';
    return hasEvent ? 'worked' : 'failed';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** Parses the fields of one event. Without a known event it is a comment, or of a later release. */
function parseBlock(block: string): { readonly id?: string | undefined; readonly event?: LiveEvent | undefined } {
  const fields = new Map(
    block.split(/\r?\n/).map((line) => {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      return [name, value] as const;
    }),
  );
  return { id: fields.get('id'), event: parseEvent(fields.get('event'), fields.get('data') ?? '') };
}

function parseEvent(type: string | undefined, data: string): LiveEvent | undefined {
  if (type === 'plan' || type === 'reload') return { type };
  if (type !== 'tables') return undefined;
  const read = tablesSchema.safeParse(parseJson(data));
  return read.success ? { type, ...read.data } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
