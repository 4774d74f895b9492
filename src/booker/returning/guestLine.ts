/** Whether one line stands for the guest's fields. */
import { atom } from 'jotai';
import { fieldErrorsAtom } from '../reservation/formErrors.ts';
import { backToFormAtom } from '../reservation/steps.ts';
import { isRememberedAtom } from './knownGuest.ts';

const isEditedAtom = atom(false);
const GUEST_FIELDS = ['first_name', 'last_name', 'email', 'country_code', 'phone'] as const;

/** The fields are shown once the guest asks for them, if they are somebody else's, and if the host refuses one. */
export const isGuestLineAtom = atom((get) => {
  const errors = get(fieldErrorsAtom);
  return get(isRememberedAtom) && !get(isEditedAtom) && GUEST_FIELDS.every((field) => errors[field] === undefined);
});

/** Shows the fields. */
export const editGuestAtom = atom(null, (_get, set) => {
  set(isEditedAtom, true);
  set(backToFormAtom);
});
