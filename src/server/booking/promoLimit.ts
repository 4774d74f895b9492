/**
 * Keeps promo codes from being guessed: a client network that has tried several wrong ones at a venue gets one answer to
 * all codes for a while, so that a right one is not told from a wrong one.
 */
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { RateLimitStore } from '../line/rateLimitStore.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { clientNetwork } from './clientNetwork.ts';
import type { RequestBody } from './idempotency.ts';

const MAX_WRONG_CODES = 10;
const WINDOW_MS = 10 * 60_000;
/** Networks that are counted. The oldest are dropped. */
const MAX_NETWORKS = 10_000;

export class PromoLimit {
  readonly #wrong = new RateLimitStore({ cache: MAX_NETWORKS });

  /** Returns the error of a request with any promo code, if its network has tried too many. */
  find({ tenant }: Venue, address: string, body: RequestBody): RequestErrors | undefined {
    const code = body['discount_code'];
    if (typeof code !== 'string' || code.trim() === '') return undefined;
    if (this.#wrong.current(keyOf(tenant, address), WINDOW_MS) < MAX_WRONG_CODES) return undefined;
    return { discount_code: [{ code: 'too_many_codes' }] };
  }

  /** Counts a request if the promo code is among its errors. */
  count({ tenant }: Venue, address: string, errors: RequestErrors): void {
    if (errors['discount_code']) this.#wrong.incr(keyOf(tenant, address), () => {}, WINDOW_MS);
  }
}

function keyOf(tenant: string, address: string): string {
  return `${tenant} ${clientNetwork(address)}`;
}
