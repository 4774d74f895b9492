/**
 * Keeps promo codes from being guessed: a client network that has tried several wrong ones at a venue gets one answer to
 * all codes for a while, so that a right one is not told from a wrong one.
 */
import { type RequestErrors, checkPromoCode } from '../../domain/booking/reservationRequest.ts';
import { parseWireDate } from '../../domain/booking/time.ts';
import { RateLimitStore } from '../line/rateLimitStore.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { cleanCode } from '../../domain/text/cleanText.ts';
import { clientNetwork } from './clientNetwork.ts';
import type { RequestBody } from './idempotency.ts';

const MAX_WRONG_CODES = 10;
const WINDOW_MS = 10 * 60_000;
/** Networks that are counted. The oldest are dropped. */
const MAX_NETWORKS = 10_000;

export class PromoLimit {
  readonly #wrong = new RateLimitStore({ cache: MAX_NETWORKS });

  /**
   * Returns the error of a request with any promo code, if its network has tried too many; counts it if its code is
   * wrong. Both at once, before anything is waited for: requests that arrive together are counted like others.
   */
  check(venue: Venue, address: string, body: RequestBody): RequestErrors | undefined {
    const code = body['discount_code'];
    if (typeof code !== 'string' || cleanCode(code) === '') return undefined;
    const key = `${venue.tenant} ${clientNetwork(address)}`;
    if (this.#wrong.current(key, WINDOW_MS) >= MAX_WRONG_CODES) return { discount_code: [{ code: 'too_many_codes' }] };
    const date = typeof body['date'] === 'string' ? parseWireDate(body['date']) : undefined;
    checkPromoCode(cleanCode(code), date, venue, () => this.#wrong.incr(key, () => {}, WINDOW_MS));
    return undefined;
  }
}
