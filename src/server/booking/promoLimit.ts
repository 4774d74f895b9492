/** Keeps promo codes from being guessed. */
import { checkPromoCode } from '../../domain/booking/checkVisit.ts';
import type { RequestErrors } from '../../domain/booking/reservationRequest.ts';
import { parseWireDate } from '../../domain/booking/time.ts';
import type { Limiter } from '../line/limiter.ts';
import type { Venue } from '../../domain/booking/venueFile.ts';
import { takeCode } from '../../domain/text/pastedText.ts';
import type { RequestBody } from './idempotency.ts';

/**
 * Returns the error of a request with any promo code, if its network has tried too many wrong ones at the venue: it gets
 * one answer to all codes for a while, so that a right one is not told from a wrong one. Counts it if its code is wrong.
 */
export function findGuessedCode(
  limiter: Limiter,
  venue: Venue,
  address: string,
  body: RequestBody,
): RequestErrors | undefined {
  const code = body['discount_code'];
  if (typeof code !== 'string' || takeCode(code) === '') return undefined;
  const doer = { address, tenant: venue.tenant };
  if (limiter.reached('wrong_code', doer)) return { discount_code: [{ code: 'too_many_codes' }] };
  const date = typeof body['date'] === 'string' ? parseWireDate(body['date']) : undefined;
  checkPromoCode(takeCode(code), date, venue, () => limiter.count('wrong_code', doer));
  return undefined;
}
