/** Asks the venue for tables for a party that is larger than it takes online. */
import { atom } from 'jotai';
import { bookingCalls } from '../../api/bookingContract.ts';
import { toPayload } from '../../domain/booking/reservationPayload.ts';
import { messages } from '../messages.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { createIdempotencyKey } from '../reservation/attempt.ts';
import { changeFormAtom, formAtom, isLargePartyShownAtom, normalizeContactAtom } from '../reservation/form.ts';
import { sendAtom } from '../reservation/sending.ts';
import {
  checkFormAtom,
  completeAtom,
  setPendingAtom,
  shownOf,
  showFailureAtom,
  validateAndContinueAtom,
} from '../reservation/steps.ts';

const baseSizeAtom = atom<number>();

/** How many guests the party has: at first one more than the venue takes online. */
export const partySizeAtom = atom(
  (get) => get(baseSizeAtom) ?? get(venueAtom).guests.max + 1,
  (_get, set, size: number) => set(baseSizeAtom, size),
);

export const sendRequestAtom = atom(null, async (get, set): Promise<void> => {
  const venue = get(venueAtom);
  const party = get(partySizeAtom);
  // A party that can reserve online need not ask.
  if (Number.isInteger(party) && party >= venue.guests.min && party <= venue.guests.max) {
    set(isLargePartyShownAtom, false);
    set(changeFormAtom, { guests: party });
    await set(validateAndContinueAtom);
    return;
  }
  if (!set(checkFormAtom)) return;
  set(setPendingAtom, 'validate');
  await set(normalizeContactAtom);
  const form = { ...get(formAtom), guests: party };
  // The same request again changes nothing: it can be repeated.
  const payload = toPayload(form, [], venue, get(pageAtom).locationId, 1);
  const { features, clock } = get(pageAtom);
  if (features.has('proof')) {
    const key = createIdempotencyKey();
    payload.idempotency_key = key;
    payload.proof = await import('../reservation/proof.ts').then(
      (code) => code.findProof(key, clock()),
      () => '',
    );
  }
  const result = await set(sendAtom, bookingCalls.request, payload, true);
  set(setPendingAtom, undefined);
  if (!result.ok) {
    set(showFailureAtom, result, messages.requestFailed);
    return;
  }
  set(completeAtom, { form: shownOf(form), isRequest: true, tables: [], code: undefined });
  set(isLargePartyShownAtom, false);
});
