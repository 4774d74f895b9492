/** The guest whom the browser knows: name and contact details, kept only since the guest has asked for it. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { pageAtom, venueAtom } from '../page/page.ts';
import { changeFormAtom, formAtom } from '../reservation/form.ts';
import { guestKey } from './isKnown.ts';

const MAX_LENGTH = 254;
const text = z.string().check(z.maxLength(MAX_LENGTH));
const guestSchema = z.object({ firstName: text, lastName: text, email: text, countryCode: text, phone: text });
type Guest = z.infer<typeof guestSchema>;

/** Reads what is kept; undefined if there is nothing, if it can't be read, or without a storage. */
function readGuest(tenant: string): Guest | undefined {
  try {
    return guestSchema.safeParse(JSON.parse(localStorage.getItem(guestKey(tenant)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Whether the browser has a storage, which frames of other sites may lack. */
function hasStorage(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

const baseKnownAtom = atom<Guest>();
export const canRememberAtom = atom(hasStorage);
/** The guest whom this browser knows. */
export const knownGuestAtom = atom((get) => get(baseKnownAtom));

/** What the form says of the guest. */
const enteredGuestAtom = atom((get): Guest => {
  const { firstName, lastName, email, countryCode, phone } = get(formAtom);
  return { firstName, lastName, email, countryCode, phone };
});

/** Whether the form has all that is needed to reach the guest. */
export const isWholeGuestAtom = atom((get) => {
  const { firstName, email, phone } = get(enteredGuestAtom);
  return firstName !== '' && email !== '' && phone !== '';
});

/** Whether the guest of the form is the one whom the browser knows. */
export const isRememberedAtom = atom((get) => {
  const known = get(baseKnownAtom);
  return known !== undefined && JSON.stringify(known) === JSON.stringify(get(enteredGuestAtom));
});

/** Fills the form with the guest whom the browser knows. Returns whether there is one. */
export const recallGuestAtom = atom(null, (get, set): boolean => {
  const known = readGuest(get(pageAtom).tenant);
  set(baseKnownAtom, known);
  if (known) set(changeFormAtom, known);
  return known !== undefined;
});

/** Keeps the guest of the form. Returns whether the browser does. */
export const rememberGuestAtom = atom(null, (get, set): boolean => {
  const guest = get(enteredGuestAtom);
  try {
    localStorage.setItem(guestKey(get(pageAtom).tenant), JSON.stringify(guest));
  } catch {
    return false;
  }
  set(baseKnownAtom, guest);
  return true;
});

/** Removes what is kept, and what the form has of the guest if `clearsForm`. */
export const forgetGuestAtom = atom(null, (get, set, clearsForm: boolean) => {
  set(baseKnownAtom, undefined);
  if (clearsForm)
    set(changeFormAtom, {
      firstName: '',
      lastName: '',
      email: '',
      countryCode: get(venueAtom).country_code,
      phone: '',
    });
  try {
    localStorage.removeItem(guestKey(get(pageAtom).tenant));
  } catch {
    // Nothing is kept without a storage.
  }
});
