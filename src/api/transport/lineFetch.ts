/** Sends requests that may wait in line at the host, which then sends its reply as events. */
import * as z from 'zod/mini';
import { parseEventFields } from './serverEvents.ts';

const EVENTS_TYPE = 'text/event-stream';
const newsSchema = z.object({ place: z.number() });
const replySchema = z.object({ status: z.number(), body: z.unknown() });

/** How long the host may take for a reply, or for the first news. */
const FIRST_TIMEOUT_MS = 20_000;
/** The host tells everyone their place every few seconds; in a long line, less often. */
const SILENCE_TIMEOUT_MS = 60_000;

type LineOptions = {
  /** Gets the visitor's place, from 1 on. */
  readonly onPlace: (place: number) => void;
  /** Aborts when the visitor leaves the line. */
  readonly signal: AbortSignal;
};

/**
 * Returns a `fetch` with timeouts of its own. Its response is the host's reply as if there were no line. It rejects if
 * the reply is cut off, if the host falls silent, and if the visitor leaves the line.
 */
export function createLineFetch({ onPlace, signal }: LineOptions): typeof fetch {
  return async (input, init) => {
    const ending = new AbortController();
    const end = (): void => ending.abort();
    let timer = setTimeout(end, FIRST_TIMEOUT_MS);
    signal.addEventListener('abort', end);
    const headers = new Headers(init?.headers);
    headers.append('Accept', EVENTS_TYPE);
    try {
      const response = await fetch(input, { ...init, headers, signal: ending.signal });
      const isEvents = response.headers.get('Content-Type')?.startsWith(EVENTS_TYPE);
      if (!isEvents) return new Response(await response.text(), response);
      return await readReply(response, (place) => {
        onPlace(place);
        clearTimeout(timer);
        timer = setTimeout(end, SILENCE_TIMEOUT_MS);
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };
}

async function readReply({ body }: Response, onPlace: LineOptions['onPlace']): Promise<Response> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) throw new Error('The reply is cut off.');
    const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = parseEventFields(block);
      const data = JSON.parse(fields.get('data') ?? '') as unknown;
      if (fields.get('event') === 'line') onPlace(newsSchema.parse(data).place);
      if (fields.get('event') !== 'reply') continue;
      const reply = replySchema.parse(data);
      return new Response(JSON.stringify(reply.body), { status: reply.status });
    }
  }
}
