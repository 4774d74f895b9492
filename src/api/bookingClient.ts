/** The booking calls from the page's side. Expected failures are values; no function throws. */
import { type Availability, parseAvailability } from '../domain/plan/reading/availability.ts';
import type { PlanBackground } from '../domain/plan/reading/planBackground.ts';
import type { ReservationPayload } from '../domain/booking/reservationPayload.ts';
import { AJAX_HEADER, type FieldErrors, bookingCalls, postReplySchema } from './bookingContract.ts';

export type PostResult =
  | { readonly ok: true; readonly code: string | undefined; readonly minutesToConfirm?: number | undefined }
  | { readonly ok: false; readonly errors: FieldErrors }
  | { readonly ok: false; readonly errors?: undefined };

/** Timeouts of POST and GET requests. */
const POST_TIMEOUT_MS = 20_000;
const GET_TIMEOUT_MS = 15_000;

/**
 * Posts a payload. A failure without `errors` comes from the host or the network (no reply in 20 s, no JSON, a 5xx):
 * its outcome is unknown. Never retries.
 */
export async function postPayload(
  host: string,
  call: typeof bookingCalls.validate | typeof bookingCalls.reserve,
  payload: ReservationPayload,
): Promise<PostResult> {
  try {
    const response = await fetch(host + call.path, {
      method: call.method,
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      headers: { ...AJAX_HEADER, 'Content-Type': 'application/json', Accept: 'application/json' },
    });
    const read = postReplySchema.safeParse(await response.json());
    if (!read.success) return { ok: false };
    const { success, errors, code, confirm_within_minutes: minutesToConfirm } = read.data;
    if (success && response.ok) return { ok: true, code, minutesToConfirm };
    return errors ? { ok: false, errors } : { ok: false };
  } catch (error) {
    console.warn('The host sent no usable reply:', error);
    return { ok: false };
  }
}

/** The query of an availability call. It is also the key under which pages keep the answer. */
export type AvailabilityQuery = {
  readonly key: string;
  readonly date: string;
  readonly guests: string;
  /** Only for hosts that count stays. */
  readonly time?: string;
  readonly stay?: string;
};

/** The last tables that a page has fetched, and a hash of the bytes that they were read from. */
export type LastTables = { hash?: string; availability?: Availability };

/** Larger answers are parsed and read in two tasks, so that a gesture does not wait for both. */
const MAX_BYTES_IN_ONE_TASK = 400_000;

/**
 * Fetches the tables for a date (DD.MM.YYYY) and a number of guests. Logs a failure and returns undefined. If the host
 * sends the same bytes as for `last`, returns the same object without reading them again; otherwise updates `last`.
 */
export async function fetchTables(
  host: string,
  query: AvailabilityQuery,
  signal: AbortSignal,
  last: LastTables = {},
): Promise<Availability | undefined> {
  const bytes = await getBody(`${host}${bookingCalls.tables.path}?${new URLSearchParams(query)}`, signal, (response) =>
    response.arrayBuffer(),
  );
  if (!bytes) return undefined;
  const hash = hashBytes(bytes);
  if (last.hash === hash) return last.availability;
  const answer = parseJson(bytes);
  if (bytes.byteLength > MAX_BYTES_IN_ONE_TASK) await new Promise((resolve) => setTimeout(resolve));
  const read = parseAvailability(answer);
  // As data: sentences would be part of the first rendering.
  if (read.problems.length > 0) console.warn('Tables:', JSON.stringify(read.problems));
  if (!read.ok) return undefined;
  last.hash = hash;
  last.availability = read.availability;
  return read.availability;
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Returns two 32-bit hashes of all bytes. The Web Crypto API would need HTTPS. */
function hashBytes(buffer: ArrayBuffer): string {
  const words = new Uint32Array(buffer, 0, buffer.byteLength >> 2);
  let one = buffer.byteLength;
  let other = 1;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    one = Math.imul(one ^ word, 0x9e3779b1);
    one ^= one >>> 15;
    other = Math.imul(other ^ word, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other, ...new Uint8Array(buffer, words.byteLength)].join(' ');
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
): Promise<Body | undefined> {
  try {
    const response = await fetch(address, {
      headers: { ...AJAX_HEADER, Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(GET_TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await read(response);
  } catch (error) {
    if (!signal.aborted) console.warn(`${address} could not be loaded:`, error);
    return undefined;
  }
}
