/** The three steps, and what leads from one to the next. One request runs at a time. */
import { atom } from 'jotai';
import { type AcceptedPromo, bookingCalls } from '../../api/bookingContract.ts';
import type { Table } from '../../domain/plan/table.ts';
import { type ReservationForm, toPayload } from '../../domain/booking/reservationPayload.ts';
import { messages } from '../messages.ts';
import { attemptAtom, perhapsYours } from './attempt.ts';
import {
  clearErrorsAtom,
  formErrorAtom,
  keepFormErrorsAtom,
  setFieldErrorsAtom,
  setFormErrorAtom,
} from './formErrors.ts';
import {
  acceptPromoAtom,
  dateAtom,
  dateErrorAtom,
  formAtom,
  noSlotsReasonAtom,
  normalizeContactAtom,
  resetFormAtom,
  tickAtom,
  timeAtom,
} from './form.ts';
import { loadTablesAtom } from './loadTables.ts';
import { type SendResult, sendAtom } from './sending.ts';
import { clearNoticeAtom, noticeAtom, showNoticeAtom, showRefusalAtom } from './notices.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { type ToggleResult, clearSelectionAtom, restoreSelectionAtom, toggleTableAtom } from './selection.ts';
import type { SelectedStretch } from './daysCode.ts';

export type PageStep = 'form' | 'tables' | 'done';
export type PendingRequest = 'validate' | 'reserve';
/** A reservation as it was sent: what the visitor is shown of it, which stays in the tab, and no more. */
export type Receipt = {
  readonly form: Pick<
    ReservationForm,
    'date' | 'until' | 'time' | 'guests' | 'stay' | 'firstName' | 'email' | 'notes' | 'discountCode'
  >;
  /** Whether it only asks the venue, which answers by mail. */
  readonly isRequest?: boolean;
  readonly promo?: AcceptedPromo | undefined;
  readonly tables: readonly Table[];
  /** A stay that moves from one table to another. */
  readonly split?: readonly SelectedStretch[] | undefined;
  readonly code: string | undefined;
  /** How long the tables are held, if the visitor must confirm by mail. */
  readonly minutesToConfirm?: number | undefined;
  /** Path of the guest's page about the reservation, where the host has one. */
  readonly manage?: string | undefined;
  /** Path of the reservation as a calendar file, where the host has one. */
  readonly calendar?: string | undefined;
};

/** How long step 2 waits for fresh tables. */
const MAX_TABLES_WAIT_MS = 4_000;

/** Id of the current step's heading, which takes the focus when the step appears. */
export const STEP_HEADING_ID = 'booker-step-heading';

const baseStepAtom = atom<PageStep>('form');
const basePendingAtom = atom<PendingRequest>();
const baseReceiptAtom = atom<Receipt>();
/** Whether the table of the page's address was selected, or refused: only the first opening of step 2 does so. */
const isLinkFollowedAtom = atom(false);

export const stepAtom = atom((get) => get(baseStepAtom));
export const pendingAtom = atom((get) => get(basePendingAtom));
export const receiptAtom = atom((get) => get(baseReceiptAtom));
export const setPendingAtom = atom(null, (_get, set, pending: PendingRequest | undefined) =>
  set(basePendingAtom, pending),
);
/** Returns what the visitor is shown of a form that was sent. */
export function shownOf(form: ReservationForm): Receipt['form'] {
  const { date, until, time, guests, stay, firstName, email, notes, discountCode } = form;
  return { date, until, time, guests, stay, firstName, email, notes, discountCode };
}

/** Shows the confirmation of a reservation, or that a request was sent. */
export const completeAtom = atom(null, (_get, set, receipt: Receipt) => {
  set(baseReceiptAtom, receipt);
  set(baseStepAtom, 'done');
});

/** Selects or releases a table for the visitor. Refused while a request runs: the selection must match what is sent. */
export const requestToggleAtom = atom(null, (get, set, key: string, group?: readonly Table[]): ToggleResult => {
  if (get(basePendingAtom) === undefined) return set(toggleTableAtom, key, group);
  set(showRefusalAtom, key, messages.sending);
  return { ok: false };
});

/** Selects the table of the page's address, or says why it can't be. */
const followTableLinkAtom = atom(null, (get, set) => {
  const { table } = get(pageAtom).link;
  if (table === undefined || get(isLinkFollowedAtom)) return;
  set(isLinkFollowedAtom, true);
  set(toggleTableAtom, table);
});

type Failure = SendResult & { readonly ok: false };

/** Shows the host's messages under their fields, or one message if the host has explained nothing. */
export const showFailureAtom = atom(null, (_get, set, failure: Failure, text: string) => {
  if (failure.error === 'refused' && failure.errors) set(setFieldErrorsAtom, failure.errors);
  else set(setFormErrorAtom, failure.error === 'not-sent' ? messages.notSent : text);
});

/** Reminds the visitor of a reservation that the host has not answered: its tables may look taken. */
export const remindOfAttemptAtom = atom(null, (get, set) => {
  const attempt = get(attemptAtom);
  if (attempt?.isUnanswered && attempt.date === get(dateAtom))
    set(showNoticeAtom, perhapsYours(attempt, get(venueAtom).telephone));
});

/** Returns whether the form can be sent: it has a date and a time, and nothing is on its way. */
export const checkFormAtom = atom(null, (get, set): boolean => {
  if (get(basePendingAtom) !== undefined) return false;
  set(tickAtom);
  set(clearErrorsAtom);
  // The host can't validate a reservation without date and time.
  if (get(dateAtom) === undefined) {
    set(setFieldErrorsAtom, { date: [get(dateErrorAtom) ?? messages.dateMissing] });
    return false;
  }
  if (get(timeAtom) === undefined) {
    set(setFieldErrorsAtom, { time: [get(noSlotsReasonAtom) ?? ''] });
    return false;
  }
  set(clearNoticeAtom);
  return true;
});

/** Select Table: asks the host to validate the form, and opens step 2 if it accepts. */
export const validateAndContinueAtom = atom(null, async (get, set): Promise<void> => {
  if (!set(checkFormAtom)) return;
  set(basePendingAtom, 'validate');
  await set(normalizeContactAtom);
  if (get(basePendingAtom) === undefined) return;
  const { locationId } = get(pageAtom);
  const venue = get(venueAtom);
  // A validation changes nothing on any host: it can be repeated.
  const payload = toPayload(get(formAtom), [], venue, locationId, 1);
  const result = await set(sendAtom, bookingCalls.validate, payload, true);
  if (get(basePendingAtom) === undefined) return;
  if (!result.ok) {
    set(showFailureAtom, result, messages.requestFailed);
    set(basePendingAtom, undefined);
    return;
  }
  set(acceptPromoAtom, result.promo);
  if (venue.tables_reload === 'wait') {
    await Promise.race([
      set(loadTablesAtom, { fresh: true }),
      new Promise((resolve) => {
        setTimeout(resolve, MAX_TABLES_WAIT_MS);
      }),
    ]);
  } else {
    void set(loadTablesAtom);
  }
  if (get(basePendingAtom) === undefined) return;
  set(basePendingAtom, undefined);
  set(baseStepAtom, 'tables');
  set(remindOfAttemptAtom);
  set(followTableLinkAtom);
});

/** Stays at the form, whatever the host says of it. */
export const cancelValidationAtom = atom(null, (get, set) => {
  if (get(basePendingAtom) === 'validate') set(basePendingAtom, undefined);
});

/** Edit Reservation and the browser's Back: clears the selection and keeps the form. */
export const backToFormAtom = atom(null, (get, set) => {
  if (get(baseStepAtom) !== 'tables') return;
  set(clearSelectionAtom);
  set(keepFormErrorsAtom);
  set(clearNoticeAtom);
  set(baseStepAtom, 'form');
});

/** Updates the venue's now. If no time is left in step 2, goes back to the form, which gives the reason. */
export const tickStepAtom = atom(null, (get, set) => {
  set(tickAtom);
  if (get(timeAtom) !== undefined || get(basePendingAtom) !== undefined) return;
  const notice = get(noticeAtom);
  set(backToFormAtom);
  if (notice) set(showNoticeAtom, notice.text);
});

/**
 * Reloads the tables quietly, unless a reservation is being sent or its outcome is unknown: its own tables look taken.
 */
export const refreshTablesAtom = atom(null, (get, set) => {
  if (get(baseStepAtom) === 'done' || get(basePendingAtom) !== undefined || get(formErrorAtom) !== undefined) return;
  void set(loadTablesAtom);
});

/** Restores step 2 with its selected tables, or the confirmation of a reservation, after a reload. */
export const restoreStepAtom = atom(
  null,
  (_get, set, receipt: Receipt | undefined, selected: readonly Table[], split?: readonly SelectedStretch[]) => {
    set(restoreSelectionAtom, selected, split);
    set(baseReceiptAtom, receipt);
    set(baseStepAtom, receipt ? 'done' : 'tables');
    if (!receipt) set(remindOfAttemptAtom);
  },
);

/** Make another reservation: a new form with the same visitor's details. */
export const startAgainAtom = atom(null, (_get, set) => {
  set(clearSelectionAtom);
  set(clearErrorsAtom);
  set(clearNoticeAtom);
  set(resetFormAtom);
  set(baseReceiptAtom, undefined);
  set(baseStepAtom, 'form');
  void set(loadTablesAtom);
});
