/** The steps, and the two submits that lead on. One request at a time; a POST is never repeated by the page itself. */
import { atom } from 'jotai';
import { type PostResult, postPayload } from '../../api/bookingClient.ts';
import { bookingCalls } from '../../api/bookingContract.ts';
import type { Table } from '../../domain/plan/table.ts';
import {
  type ReservationForm,
  type ReservationPayload,
  canSubmit,
  toPayload,
} from '../../domain/booking/reservation.ts';
import { messages } from '../messages.ts';
import { setFieldErrorsAtom, setFormErrorAtom, clearErrorsAtom, keepFormErrorsAtom } from './formErrors.ts';
import { dateAtom, dateTextAtom, formAtom, resetFormAtom, termsAtom, tickAtom, timeAtom } from './form.ts';
import { loadTablesAtom } from './loadTables.ts';
import { clearRefusalAtom, clearNoticeAtom, showRefusalAtom } from './notices.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import {
  type ToggleResult,
  clearSelectionAtom,
  selectedSeatsAtom,
  selectedTablesAtom,
  toggleTableAtom,
} from './selection.ts';

export type Step = 'form' | 'tables' | 'done';
export type PendingRequest = 'validate' | 'reserve';
/** What was reserved, as it was sent. */
export type Receipt = {
  readonly form: ReservationForm;
  readonly tables: readonly Table[];
  readonly code: string | undefined;
};

/** The longest that a fresh load of the tables may keep the visitor from step 2, in milliseconds. */
const LONGEST_WAIT = 4_000;

const step = atom<Step>('form');
const pending = atom<PendingRequest>();
const receipt = atom<Receipt>();
/** The last attempt to reserve: the same submit again carries the same key, any other a new one. */
const attempt = atom<{ readonly submit: string; readonly key: string }>();

export const stepAtom = atom((get) => get(step));
export const pendingAtom = atom((get) => get(pending));
export const receiptAtom = atom((get) => get(receipt));

export const isReadyAtom = atom(
  (get) =>
    get(pending) === undefined && canSubmit(get(formAtom), get(selectedTablesAtom).length, get(selectedSeatsAtom)),
);

/** A table chosen or released by hand, on the plan, in the list or on its card. What is being sent is what stands chosen. */
export const requestToggleAtom = atom(null, (get, set, key: string): ToggleResult => {
  if (get(pending) === undefined) return set(toggleTableAtom, key);
  set(showRefusalAtom, key, messages.sending);
  return { ok: false };
});

/** What MAKE RESERVATION still waits for, in words; empty where it waits for nothing. */
export const submitBlockerAtom = atom((get): string => {
  const form = get(formAtom);
  if (form.firstName.trim() === '' || form.email.trim() === '' || form.phone.trim() === '')
    return messages.missingDetails;
  const seats = get(selectedSeatsAtom);
  if (seats < form.guests) return messages.missingSeats(form.guests - seats, get(selectedTablesAtom).length);
  return get(termsAtom) ? '' : messages.missingTerms;
});

/** Takes what went wrong where the visitor will find it. */
const takeFailureAtom = atom(null, (_get, set, outcome: PostResult & { ok: false }) => {
  if (outcome.errors) set(setFieldErrorsAtom, outcome.errors);
  else set(setFormErrorAtom, messages.noAnswer);
});

/** Select Table: lets the host look at the form, and opens step 2 where it has nothing against it. */
export const validateAndContinueAtom = atom(null, async (get, set): Promise<void> => {
  if (get(pending) !== undefined) return;
  set(tickAtom);
  set(clearErrorsAtom);
  // A date that can't be read, or has no time left, is no question that a host could answer.
  if (get(dateAtom) === undefined) {
    set(setFieldErrorsAtom, { date: [get(dateTextAtom).trim() === '' ? messages.dateMissing : messages.noSuchDate] });
    return;
  }
  if (get(timeAtom) === undefined) {
    set(setFieldErrorsAtom, { time: [messages.timeMissing] });
    return;
  }
  set(clearNoticeAtom);
  set(pending, 'validate');
  const { host, locationId } = get(pageAtom);
  const venue = get(venueAtom);
  const outcome = await postPayload(host, bookingCalls.validate, toPayload(get(formAtom), [], venue, locationId, 1));
  if (!outcome.ok) {
    set(takeFailureAtom, outcome);
    set(pending, undefined);
    return;
  }
  if (venue.tables_reload === 'wait') {
    await Promise.race([
      set(loadTablesAtom, { fresh: true }),
      new Promise((resolve) => {
        setTimeout(resolve, LONGEST_WAIT);
      }),
    ]);
  } else {
    void set(loadTablesAtom);
  }
  set(pending, undefined);
  set(step, 'tables');
});

/** Edit Reservation, and the browser's Back: the selection is cleared, the form kept. */
export const backToFormAtom = atom(null, (get, set) => {
  if (get(step) !== 'tables') return;
  set(clearSelectionAtom);
  set(keepFormErrorsAtom);
  set(clearNoticeAtom);
  set(step, 'form');
});

/** 32 hexadecimal digits; `crypto.randomUUID` is there on secure addresses only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyForAtom = atom(null, (get, set, payload: ReservationPayload): string => {
  const submit = JSON.stringify(payload);
  const last = get(attempt);
  if (last?.submit === submit) return last.key;
  const key = newKey();
  set(attempt, { submit, key });
  return key;
});

/** MAKE RESERVATION. */
export const makeReservationAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isReadyAtom)) return;
  set(clearErrorsAtom);
  set(clearRefusalAtom);
  set(clearNoticeAtom);
  set(pending, 'reserve');
  const { host, locationId, features } = get(pageAtom);
  const form = get(formAtom);
  const tables = get(selectedTablesAtom);
  const payload = toPayload(form, tables, get(venueAtom), locationId, 2);
  const outcome = await postPayload(
    host,
    bookingCalls.reserve,
    features.has('idempotency') ? { ...payload, idempotency_key: set(keyForAtom, payload) } : payload,
  );
  set(pending, undefined);
  if (outcome.ok) {
    set(attempt, undefined);
    set(receipt, { form, tables, code: outcome.code });
    set(step, 'done');
    return;
  }
  set(takeFailureAtom, outcome);
  // Somebody else may have been faster: the plan should tell. Where nothing is known of what became of the request, the
  // tables may be the visitor's own by now: they stay chosen, so that the same submit can be repeated.
  if (outcome.errors) void set(loadTablesAtom);
});

/** Make another reservation: a new form for the same visitor. */
export const startAgainAtom = atom(null, (_get, set) => {
  set(clearSelectionAtom);
  set(clearErrorsAtom);
  set(clearNoticeAtom);
  set(resetFormAtom);
  set(receipt, undefined);
  set(step, 'form');
  void set(loadTablesAtom);
});
