/** MAKE RESERVATION: when it can be pressed, and the request. */
import { atom } from 'jotai';
import { GENERAL_ERRORS, bookingCalls } from '../../api/bookingContract.ts';
import { type ReservationForm, canSubmit, toPayload } from '../../domain/booking/reservationPayload.ts';
import { messages } from '../messages.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { perhapsYours, setAttemptAtom, startAttemptAtom } from './attempt.ts';
import { formAtom, promoAtom } from './form.ts';
import { clearErrorsAtom, hasErrorsAtom, setFieldErrorsAtom } from './formErrors.ts';
import { cancelLoadAtom, loadTablesAtom } from './loadTables.ts';
import { daysCodeAtom } from './daysCode.ts';
import { clearNoticeAtom, clearRefusalAtom } from './notices.ts';
import type { Table } from '../../domain/plan/table.ts';
import { selectedSeatsAtom, selectedTablesAtom, setReportedKeysAtom, splitStayAtom } from './selection.ts';
import { sendAtom } from './sending.ts';
import {
  completeAtom,
  pendingAtom,
  setPendingAtom,
  showFailureAtom,
  shownOf,
  stepAtom,
  tickStepAtom,
} from './steps.ts';

/** What the visitor has entered. To change a reservation, nobody enters their details or accepts the terms again. */
const detailsAtom = atom((get): ReservationForm => {
  const form = get(formAtom);
  return get(pageAtom).change ? { ...form, firstName: '-', email: '-', phone: '-', terms: true } : form;
});

export const isReadyAtom = atom(
  (get) =>
    get(pendingAtom) === undefined &&
    canSubmit(get(detailsAtom), get(selectedTablesAtom).length, get(selectedSeatsAtom)),
);

/** Whether nothing is chosen and nothing was refused. */
export const isIdleAtom = atom((get) => get(selectedTablesAtom).length === 0 && !get(hasErrorsAtom));

/** Why the reservation can't be submitted yet; empty if it can. */
export const submitBlockerAtom = atom((get): string => {
  const form = get(detailsAtom);
  if (form.firstName.trim() === '' || form.email.trim() === '' || form.phone.trim() === '')
    return messages.missingDetails;
  const seats = get(selectedSeatsAtom);
  if (seats < form.guests)
    return messages.missingSeats({ more: form.guests - seats, selected: get(selectedTablesAtom).length });
  return form.terms ? '' : messages.missingTerms;
});

/** Without a proof, the host says what to do. */
const noProof = (): string => '';

/** MAKE RESERVATION. */
export const makeReservationAtom = atom(null, async (get, set): Promise<void> => {
  set(tickStepAtom);
  if (!get(isReadyAtom) || get(stepAtom) !== 'tables') return;
  set(cancelLoadAtom);
  set(clearErrorsAtom);
  set(clearRefusalAtom);
  set(clearNoticeAtom);
  set(setPendingAtom, 'reserve');
  const { locationId, features, clock } = get(pageAtom);
  const venue = get(venueAtom);
  const form = get(formAtom);
  const tables = get(selectedTablesAtom);
  const split = get(splitStayAtom);
  const payload = toPayload(form, split[0]?.tables ?? tables, venue, locationId, 2);
  const { attempt, unanswered } = set(startAttemptAtom, payload, form.date, tables);
  const isRepeatable = features.has('idempotency');
  if (isRepeatable) payload.idempotency_key = attempt.key;
  const moves = get(daysCodeAtom)?.movesOf(split);
  if (moves) payload.moves = moves;
  if (features.has('messages')) payload.messages = form.messages ?? false;
  if (features.has('proof'))
    payload.proof = await import('./proof.ts').then(
      (code) => code.findProof(payload.idempotency_key, clock()),
      noProof,
    );
  const result = await set(sendAtom, bookingCalls.reserve, payload, isRepeatable);
  set(setPendingAtom, undefined);
  if (result.ok) {
    set(setAttemptAtom, undefined);
    const { code, manage, calendar, minutesToConfirm } = result;
    set(completeAtom, {
      form: shownOf(form),
      promo: get(promoAtom),
      tables,
      split,
      code,
      manage,
      calendar,
      minutesToConfirm,
    });
    return;
  }
  const isAnswered = result.error === 'refused' || result.error === 'not-sent';
  if (isAnswered) set(setAttemptAtom, unanswered ?? { ...attempt, isUnanswered: false });
  set(
    showFailureAtom,
    result,
    isAnswered
      ? messages.requestFailed
      : messages.outcomeUnknown({ isRepeatable, telephone: venue.telephone || undefined }),
  );
  // After a refusal, the plan shows which tables are gone. Without an answer, the tables may have been reserved for
  // this visitor: they stay selected, so that the same request can be sent again.
  if (result.error !== 'refused' || !result.errors) return;
  const tableErrors = result.errors['selected_tables'] ?? [];
  if (unanswered && tableErrors.length > 0) {
    const general = result.errors[GENERAL_ERRORS] ?? [];
    const hint = perhapsYours(unanswered, venue.telephone);
    set(setFieldErrorsAtom, { ...result.errors, [GENERAL_ERRORS]: [...general, hint] });
  }
  set(setReportedKeysAtom, keysNamedIn(tableErrors, tables));
  void set(loadTablesAtom);
});

/** Longer names first, each removed from the text when found: a refusal of `Line 12` does not name `Line 1`. */
function keysNamedIn(texts: readonly string[], tables: readonly Table[]): ReadonlySet<string> {
  let text = texts.join('\n');
  const named = new Set<string>();
  for (const { key, name } of tables.toSorted((a, b) => b.name.length - a.name.length)) {
    if (name === '' || !text.includes(name)) continue;
    text = text.replaceAll(name, '\n');
    named.add(key);
  }
  return named;
}
