/** Reads how a guest can be reached, and the promo code, as people paste them into a form. */
import { takeCode, takeEmail } from '../text/pastedText.ts';
import { normalizePhone } from './phone/phoneInput.ts';

type Contact = {
  readonly countryCode: string;
  readonly phone: string;
  readonly email: string;
  readonly discountCode: string;
};

/** Returns the fields without the words around number, address and code. What can't be read stays as it is. */
export function readContact({ countryCode, phone, email, discountCode }: Contact): Contact {
  return { ...normalizePhone({ countryCode, phone }), email: takeEmail(email), discountCode: takeCode(discountCode) };
}
