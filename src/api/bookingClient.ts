/** The booking calls from the page's side. Expected failures are values; no function throws. */
import { type Availability, parseAvailability } from '../domain/plan/reading/availability.ts';
import type { PlanBackground } from '../domain/plan/reading/planBackground.ts';
import type { ReservationPayload } from '../domain/booking/reservationPayload.ts';
import {
  AJAX_HEADER,
  type AcceptedPromo,
  type FieldErrors,
  type PostReply,
  bookingCalls,
  postReplySchema,
} from './bookingContract.ts';
import { createColorConverter } from './cssColor.ts';
import { parseJson } from '../domain/plan/reading/parseJson.ts';

export type PostResult =
  | {
      readonly ok: true;
      readonly code: string | undefined;
      readonly minutesToConfirm?: number | undefined;
      readonly manage?: string | undefined;
      readonly calendar?: string | undefined;
      /** The promo code that the host has accepted, if it says so. */
      readonly promo?: AcceptedPromo | undefined;
    }
  /** The host has done nothing. Without `errors` it gives no reason. */
  | { readonly ok: false; readonly error: 'refused'; readonly errors?: FieldErrors | undefined }
  /** The outcome is unknown: no reply came in time, or one that says neither yes nor no. */
  | { readonly ok: false; readonly error: 'no-reply' | 'unreadable' };

/** The calls that send the form. */
export type PostCall = (typeof bookingCalls)['validate' | 'reserve' | 'request'];

/** Timeouts of POST and GET requests. */
const POST_TIMEOUT_MS = 20_000;
const GET_TIMEOUT_MS = 15_000;
/** How much of an unreadable reply is logged, in characters. */
const MAX_LOGGED_CHARS = 200;

/**
 * The headers of every call. The browser's own `Accept-Language` tells the visitor's languages, unless the page's
 * address names another.
 */
function callHeaders(): Record<string, string> {
  const language = new URLSearchParams(globalThis.location?.search).get('lang') ?? '';
  return {
    ...AJAX_HEADER,
    Accept: 'application/json',
    ...(/^[\w-]+$/.test(language) && { 'Accept-Language': language }),
  };
}

/** Posts a payload once. Waits 20 s for a reply, unless `fetchReply` has timeouts of its own. */
export async function postPayload(
  host: string,
  call: PostCall,
  payload: ReservationPayload,
  fetchReply = fetch,
): Promise<PostResult> {
  try {
    const response = await fetchReply(host + call.path, {
      method: call.method,
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      headers: { ...callHeaders(), 'Content-Type': 'application/json' },
    });
    const reply = await readReply(response);
    if (reply?.success && response.ok)
      return {
        ok: true,
        code: reply.code,
        minutesToConfirm: reply.confirm_within_minutes,
        manage: reply.manage,
        calendar: reply.calendar,
        promo: reply.promo,
      };
    const isClientError = response.status >= 400 && response.status < 500;
    if (isClientError || reply?.success === false || reply?.errors)
      return { ok: false, error: 'refused', errors: reply?.errors ?? reply?.reason };
    return { ok: false, error: 'unreadable' };
  } catch (error) {
    console.warn('The host sent no usable reply:', error);
    return { ok: false, error: 'no-reply' };
  }
}

/**
 * Reads the body of a reply to a POST. Returns undefined if it is not a JSON object. Rejects if the body is cut off.
 */
async function readReply(response: Response): Promise<PostReply | undefined> {
  const text = await response.text();
  const read = postReplySchema.safeParse(parseJson(text));
  if (!read.success) console.warn('The host sent no usable reply:', response.status, text.slice(0, MAX_LOGGED_CHARS));
  return read.data;
}

/** The query of an availability call. It is also the key under which pages keep the answer. */
export type AvailabilityQuery = {
  readonly key: string;
  readonly date: string;
  readonly guests: string;
  /** Only for hosts that count stays. */
  readonly time?: string;
  readonly stay?: string;
  /** The last day of a stay of several. */
  readonly until?: string;
};

/** The last tables that a page has fetched, the answer that they were read from, and its ETag. */
export type LastTables = { text?: string; etag?: string | undefined; availability?: Availability };

const NOT_MODIFIED = 304;
/** Larger answers are parsed and read in two tasks, so that a gesture does not wait for both. */
const MAX_CHARS_IN_ONE_TASK = 400_000;

/**
 * Fetches the tables for a date (DD.MM.YYYY) and a number of guests. Logs a failure and returns undefined. If the host
 * has the same answer as for `last`, returns the same object without reading it again; otherwise updates `last`. The
 * page's own host does not even send it again, also for another number of guests.
 */
export async function fetchTables(
  host: string,
  query: AvailabilityQuery,
  signal: AbortSignal,
  last: LastTables = {},
): Promise<Availability | undefined> {
  // A host on another origin need not allow this header.
  const isOwnHost = !/^https?:/.test(host);
  const received = await getBody(
    `${host}${bookingCalls.tables.path}?${new URLSearchParams(query)}`,
    signal,
    async (response) => ({
      etag: response.headers.get('ETag') ?? undefined,
      text: response.status === NOT_MODIFIED ? last.text : await response.text(),
    }),
    isOwnHost && last.etag !== undefined ? { 'If-None-Match': last.etag } : {},
  );
  if (!received) return undefined;
  const { text, etag } = received;
  if (text === undefined || text === last.text) return last.availability;
  const answer = parseJson(text);
  if (text.length > MAX_CHARS_IN_ONE_TASK) await new Promise((resolve) => setTimeout(resolve));
  const read = parseAvailability(answer, createColorConverter());
  // As data: sentences would be part of the first rendering.
  if (read.problems.length > 0) console.warn('Tables:', JSON.stringify(read.problems));
  if (!read.ok) return undefined;
  last.text = text;
  last.etag = etag;
  last.availability = read.availability;
  return read.availability;
}

/** Fetches the plan's size and decor, and the code that reads them. Logs a failure and returns undefined. */
export async function fetchPlanBackground(address: string, signal: AbortSignal): Promise<PlanBackground | undefined> {
  const read = import('../domain/plan/reading/planBackground.ts').catch((error: unknown) => {
    console.warn('The code that reads a plan background could not be loaded:', error);
  });
  const answer = await getBody(address, signal, (response): Promise<unknown> => response.json());
  const background = (await read)?.parsePlanBackground(answer);
  if (answer !== undefined && !background) console.warn(`${address} is not a plan background:`, answer);
  return background;
}

async function getBody<Body>(
  address: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<Body>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body | undefined> {
  try {
    const response = await fetch(address, {
      headers: { ...callHeaders(), ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(GET_TIMEOUT_MS)]),
    });
    if (!response.ok && response.status !== NOT_MODIFIED) throw new Error(`${response.status} ${response.statusText}`);
    return await read(response);
  } catch (error) {
    if (!signal.aborted) console.warn(`${address} could not be loaded:`, error);
    return undefined;
  }
}
