/** The booking calls from the page's side. Expected failures are values; no function throws. */
import { type Availability, parseAvailability } from '../domain/plan/reading/availability.ts';
import { type PlanBackground, parsePlanBackground } from '../domain/plan/reading/planBackground.ts';
import type { ReservationPayload } from '../domain/booking/reservationPayload.ts';
import { AJAX_HEADER, type FieldErrors, bookingCalls, postReplySchema } from './bookingContract.ts';

export type PostResult =
  | { readonly ok: true; readonly code: string | undefined }
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
    const { success, errors, code } = read.data;
    if (success && response.ok) return { ok: true, code };
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

/** Fetches the tables for a date (DD.MM.YYYY) and a number of guests. Logs a failure and returns undefined. */
export async function fetchTables(
  host: string,
  query: AvailabilityQuery,
  signal: AbortSignal,
): Promise<Availability | undefined> {
  const answer = await getJson(`${host}${bookingCalls.tables.path}?${new URLSearchParams(query)}`, signal);
  if (answer === undefined) return undefined;
  const read = parseAvailability(answer);
  // As data: sentences would be part of the first rendering.
  if (read.problems.length > 0) console.warn('Tables:', JSON.stringify(read.problems));
  return read.ok ? read.availability : undefined;
}

/** Fetches the plan's size and decor. Logs a failure and returns undefined. */
export async function fetchPlanBackground(address: string, signal: AbortSignal): Promise<PlanBackground | undefined> {
  const answer = await getJson(address, signal);
  const ground = parsePlanBackground(answer);
  if (answer !== undefined && !ground) console.warn(`${address} is not a plan background:`, answer);
  return ground;
}

async function getJson(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, {
      headers: { ...AJAX_HEADER, Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(GET_TIMEOUT_MS)]),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await response.json();
  } catch (error) {
    if (!signal.aborted) console.warn(`${address} could not be loaded:`, error);
    return undefined;
  }
}
