/**
 * Follows server-sent events of the host: reconnects with growing pauses, continues after the last event it has, and
 * asks for one event at a time where a proxy holds the stream back. No function throws.
 */

type FollowStreamOptions<Event> = {
  /** The address of the stream, or of one that ends with its first event. */
  readonly address: (once: boolean) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** Updated with each event, for the next stream. */
  readonly position: { lastEventId?: string | undefined };
  /** Returns undefined for an event that is unknown, as those of a later release are. */
  readonly readEvent: (type: string | undefined, data: string) => Event | undefined;
  readonly onEvent: (event: Event) => void;
  /** Statuses of an answer after which nothing more is to be expected. */
  readonly finalStatuses: readonly number[];
  readonly signal: AbortSignal;
  /** For tests that lose streams. */
  readonly fetchStream?: typeof fetch | undefined;
  /** Multiplies all pauses and timeouts. */
  readonly timeScale?: number | undefined;
};

/** A stream without an event in this time is held back by a proxy. */
const FIRST_EVENT_TIMEOUT_MS = 6_000;
/** The host writes every 15 seconds. A stream that is silent for longer is dead. */
const SILENCE_TIMEOUT_MS = 40_000;
/** The pause after a failure is random below a limit, which doubles from the first to the second. */
const RETRY_PAUSE_MS = { first: 1_000, max: 30_000 };
/** The longest pause between two streams that end with their first event, which all pages get at the same moment. */
const MAX_POLL_PAUSE_MS = 1_000;

/** What became of a stream: it may end early, but with an event it has worked. A number is a final status. */
type Outcome = 'worked' | 'failed' | 'silent' | number;

/** Follows the events until `signal` aborts, or until the host sends a final status, which is then returned. */
export async function followStream<Event>(options: FollowStreamOptions<Event>): Promise<number | undefined> {
  const { signal, timeScale = 1 } = options;
  let failures = 0;
  let isPolling = false;
  while (!signal.aborted) {
    const outcome = await readStream(options, isPolling);
    if (typeof outcome === 'number') return outcome;
    if (outcome === 'silent' && !isPolling) {
      isPolling = true;
      continue;
    }
    failures = outcome === 'worked' ? 0 : failures + 1;
    const limit =
      isPolling && outcome === 'worked'
        ? MAX_POLL_PAUSE_MS
        : Math.min(RETRY_PAUSE_MS.first * 2 ** failures, RETRY_PAUSE_MS.max);
    // Random, because all pages lose their streams at the same moment.
    await wait(Math.random() * limit * timeScale, signal);
  }
  return undefined;
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

async function readStream<Event>(options: FollowStreamOptions<Event>, once: boolean): Promise<Outcome> {
  const { position, readEvent, onEvent, signal, fetchStream = fetch, timeScale = 1 } = options;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  signal.addEventListener('abort', end);
  let hasEvent = false;
  let isSilent = false;
  const expire = (): void => {
    isSilent = !hasEvent;
    end();
  };
  const firstTimeout = once ? SILENCE_TIMEOUT_MS : FIRST_EVENT_TIMEOUT_MS;
  let timer = setTimeout(expire, firstTimeout * timeScale);
  try {
    const response = await fetchStream(options.address(once), {
      headers: {
        ...options.headers,
        Accept: 'text/event-stream',
        ...(position.lastEventId === undefined ? {} : { 'Last-Event-ID': position.lastEventId }),
      },
      cache: 'no-store',
      signal: ending.signal,
    });
    if (options.finalStatuses.includes(response.status)) return response.status;
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
        const fields = parseEventFields(block);
        const id = fields.get('id');
        const event = readEvent(fields.get('event'), fields.get('data') ?? '');
        if (signal.aborted) return 'worked';
        if (event) onEvent(event);
        if (id !== undefined) position.lastEventId = id;
        hasEvent ||= event !== undefined;
      }
      clearTimeout(timer);
      timer = setTimeout(expire, (hasEvent ? SILENCE_TIMEOUT_MS : firstTimeout) * timeScale);
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

/** Returns the fields of one event. Without any it is a comment. */
export function parseEventFields(block: string): Map<string, string> {
  return new Map(
    block.split(/\r?\n/).map((line) => {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      return [name, value] as const;
    }),
  );
}
