/** The host's messages by field, and the one message of a failure that it has not explained. */
import { atom } from 'jotai';
import type { FieldErrors } from '../../api/bookingContract.ts';

/** Fields of step 1 in the order in which they stand on the form; stay is held, yet hidden from view. */
export const FORM_FIELDS = [
  'date',
  'time',
  'guests',
  'first_name',
  'last_name',
  'email',
  'country_code',
  'phone',
  'notes',
  'discount_code',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export const TABLE_FIELDS = ['selected_tables', 'terms'] as const;

const fields = atom<FieldErrors>({});
const failure = atom<string>();

export const fieldErrorsAtom = atom((get) => get(fields));
export const formErrorAtom = atom((get) => get(failure));

const among = (names: readonly string[], field: string): boolean => names.includes(field);

/** Messages of the form's fields, where there are any: what step 2 names above its button. */
export const formFieldErrorsAtom = atom((get) =>
  FORM_FIELDS.flatMap((field) => {
    const messages = get(fields)[field];
    return messages ? [{ field, messages }] : [];
  }),
);
/** Messages of fields that no step shows: they stand above the button. */
export const otherErrorsAtom = atom((get) =>
  Object.entries(get(fields))
    .filter(([field]) => !among(FORM_FIELDS, field) && !among(TABLE_FIELDS, field))
    .flatMap(([, messages]) => messages),
);

export const setFieldErrorsAtom = atom(null, (_get, set, errors: FieldErrors) => set(fields, errors));
export const setFormErrorAtom = atom(null, (_get, set, words: string) => set(failure, words));
export const clearErrorsAtom = atom(null, (_get, set) => {
  set(fields, {});
  set(failure, undefined);
});

/** Drops the messages of fields that the visitor has changed. */
export const clearFieldErrorsAtom = atom(null, (get, set, names: readonly string[]) => {
  const left = Object.entries(get(fields)).filter(([field]) => !names.includes(field));
  if (left.length < Object.keys(get(fields)).length) set(fields, Object.fromEntries(left));
});

/** On the way back to the form: what is wrong with its fields stays, all else is gone. */
export const keepFormErrorsAtom = atom(null, (get, set) => {
  set(fields, Object.fromEntries(Object.entries(get(fields)).filter(([field]) => among(FORM_FIELDS, field))));
  set(failure, undefined);
});
