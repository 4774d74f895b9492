/** The host's error messages by field, and the error of a request that failed without any. */
import { atom } from 'jotai';
import type { FieldErrors } from '../../api/bookingContract.ts';

/** The visible fields of step 1, by their wire names, in the order of the form. */
export const FORM_FIELDS = [
  'date',
  'time',
  'until',
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
const FORM_FIELD_NAMES: ReadonlySet<string> = new Set(FORM_FIELDS);
/** Fields whose messages have a place of their own in step 2. */
const TABLE_FIELD_NAMES: ReadonlySet<string> = new Set(['selected_tables', 'terms']);

const baseFieldErrorsAtom = atom<FieldErrors>({});
const baseFormErrorAtom = atom<string>();

export const fieldErrorsAtom = atom((get) => get(baseFieldErrorsAtom));
export const formErrorAtom = atom((get) => get(baseFormErrorAtom));

/** Errors of step 1, in the order of the form. Step 2 lists them above its button. */
export const formFieldErrorsAtom = atom((get) =>
  FORM_FIELDS.flatMap((field) => {
    const messages = get(baseFieldErrorsAtom)[field];
    return messages ? [{ field, messages }] : [];
  }),
);
/** Messages about fields that neither step has: they appear above the button. */
export const otherErrorsAtom = atom((get) =>
  Object.entries(get(baseFieldErrorsAtom))
    .filter(([field]) => !FORM_FIELD_NAMES.has(field) && !TABLE_FIELD_NAMES.has(field))
    .flatMap(([, messages]) => messages),
);

/** Whether anything was refused or failed, and has not been changed since. */
export const hasErrorsAtom = atom(
  (get) => get(baseFormErrorAtom) !== undefined || Object.keys(get(baseFieldErrorsAtom)).length > 0,
);

export const setFieldErrorsAtom = atom(null, (_get, set, errors: FieldErrors) => set(baseFieldErrorsAtom, errors));
export const setFormErrorAtom = atom(null, (_get, set, text: string) => set(baseFormErrorAtom, text));
export const clearErrorsAtom = atom(null, (_get, set) => {
  set(baseFieldErrorsAtom, {});
  set(baseFormErrorAtom, undefined);
});

/** Removes the messages of fields that the visitor has changed. */
export const clearFieldErrorsAtom = atom(null, (get, set, fields: readonly string[]) => {
  const remaining = Object.entries(get(baseFieldErrorsAtom)).filter(([field]) => !fields.includes(field));
  if (remaining.length < Object.keys(get(baseFieldErrorsAtom)).length)
    set(baseFieldErrorsAtom, Object.fromEntries(remaining));
});

/** Keeps the errors of step 1 and removes all others, on the way back to the form. */
export const keepFormErrorsAtom = atom(null, (get, set) => {
  const kept = Object.entries(get(baseFieldErrorsAtom)).filter(([field]) => FORM_FIELD_NAMES.has(field));
  set(baseFieldErrorsAtom, Object.fromEntries(kept));
  set(baseFormErrorAtom, undefined);
});
