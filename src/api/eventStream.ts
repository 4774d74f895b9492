/** Follows the host's events about the tables of a date, and catches up after a gap. No function throws. */
import * as z from 'zod/mini';
import { AJAX_HEADER, bookingCalls } from './bookingContract.ts';
import { followStream } from './transport/serverEvents.ts';
import { parseJson } from '../domain/plan/reading/parseJson.ts';

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

type FollowOptions = {
  readonly host: string;
  /** The venue's public key. */
  readonly key: string;
  /** DD.MM.YYYY */
  readonly date: string;
  /** The last day of a stay of several that begins on the date, DD.MM.YYYY. */
  readonly until?: string | undefined;
  /** Updated with each event, for the next stream. */
  readonly position: { lastEventId?: string | undefined };
  readonly onEvent: (event: LiveEvent) => void;
  readonly signal: AbortSignal;
  /** For tests that lose streams. */
  readonly fetchStream?: typeof fetch;
  /** Multiplies all pauses and timeouts. */
  readonly timeScale?: number;
};

/** Follows the events until `signal` aborts, or until the host turns out to have none. */
export async function followEvents({ host, key, date, until, ...options }: FollowOptions): Promise<void> {
  await followStream({
    ...options,
    address: (once) =>
      `${host}${bookingCalls.events.path}?${new URLSearchParams({ key, date, ...(until ? { until } : {}), ...(once ? { once: '1' } : {}) })}`,
    headers: AJAX_HEADER,
    readEvent: parseEvent,
    finalStatuses: [404],
  });
}

function parseEvent(type: string | undefined, data: string): LiveEvent | undefined {
  if (type === 'plan' || type === 'reload') return { type };
  if (type !== 'tables') return undefined;
  const read = tablesSchema.safeParse(parseJson(data));
  return read.success ? { type, ...read.data } : undefined;
}
