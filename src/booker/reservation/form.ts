/** The form of step 1: its values, its time slots, and the rules between date and time. */
import { type Atom, atom } from 'jotai';
import type { AcceptedPromo } from '../../api/bookingContract.ts';
import {
  closureOn,
  defaultSlot,
  awaitedRelease,
  firstOpenDate,
  isReservableSlot,
  nextSlotChange,
  openSlots,
  serviceAt,
  specialDayOn,
} from '../../domain/booking/bookingCalendar.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { lazyModule } from '../../ui/lazyModule.ts';
import type { ReservationForm } from '../../domain/booking/reservationPayload.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import { type PlainDate, addDays, formatDisplayDate, formatWireDate, zonedTime } from '../../domain/booking/time.ts';
import { parseDateInput } from '../page/parseDateInput.ts';
import { formatDay, messages } from '../messages.ts';
import { daysCodeAtom } from './daysCode.ts';
import { nowAtom, setNowAtom } from '../page/clock.ts';
import { setFieldErrorsAtom, fieldErrorsAtom, clearFieldErrorsAtom } from './formErrors.ts';
import { clearNoticeAtom, clearRefusalAtom, clearTapNoteAtom, showNoticeAtom } from './notices.ts';
import { type Stay, overrunEnd } from '../../domain/booking/venue.ts';
import { calendarAtom, pageAtom, venueAtom } from '../page/page.ts';

/**
 * The form, the text of its date field, and the promo code that the host has accepted. The form has no date while that
 * text is not a valid date.
 */
export type FormDraft = ReservationForm & {
  readonly dateText: string;
  /** How many days the visitor wants to stay, where the venue reserves by the day. */
  readonly days?: number;
  readonly promo?: AcceptedPromo | undefined;
};

const draftAtom = atom<FormDraft>({
  date: undefined,
  dateText: '',
  time: undefined,
  guests: 1,
  stay: '',
  firstName: '',
  lastName: '',
  countryCode: '',
  phone: '',
  email: '',
  notes: '',
  discountCode: '',
  terms: false,
});

export const formAtom = atom((get): ReservationForm => ({
  ...get(draftAtom),
  stay: get(stayAtom),
  until: get(untilAtom),
}));
/** The form with the text of its date field, for the tab's session. */
export const formDraftAtom = atom((get): FormDraft => get(draftAtom));
export const dateTextAtom = atom((get) => get(draftAtom).dateText);
export const dateAtom = atom((get) => get(draftAtom).date);
export const timeAtom = atom((get) => get(draftAtom).time);
/** The last day of a stay of several; undefined for a single day, and until the code for such stays is loaded. */
export const untilAtom: Atom<PlainDate | undefined> = atom((get): PlainDate | undefined => {
  const code = get(daysCodeAtom);
  return code && get(code.untilAtom);
});
export const guestsAtom = atom((get) => get(draftAtom).guests);
/** The form's promo code with what it gives, once the host has accepted it. */
export const promoAtom = atom((get): AcceptedPromo | undefined => {
  const { promo, discountCode } = get(draftAtom);
  return promo?.code === discountCode ? promo : undefined;
});
/** The lengths of stay that end in time if the party comes at the time of the form, and when the others had to end. */
export const staysAtom = atom((get): { readonly offered: readonly Stay[]; readonly end?: Minutes | undefined } => {
  const venue = get(venueAtom);
  const { stays = [] } = venue;
  const { date, time } = get(draftAtom);
  if (date === undefined || time === undefined) return { offered: stays };
  const endOf = (stay: Stay): Minutes | undefined => overrunEnd(venue, stay, { date, time });
  const isInTime = (stay: Stay): boolean => endOf(stay) === undefined;
  const late = stays.find((stay) => !isInTime(stay));
  return late ? { offered: stays.filter(isInTime), end: endOf(late) } : { offered: stays };
});
/** The visitor's stay, or the first that ends in time. */
export const stayAtom = atom((get) => {
  const { stay } = get(draftAtom);
  const { offered: stays } = get(staysAtom);
  return stays.some(({ name }) => name === stay) ? stay : (stays[0]?.name ?? '');
});
export const termsAtom = atom((get) => get(draftAtom).terms);

/** The earliest date that can be picked: the page's default date, or else the venue's first open date. */
export const minDateAtom = atom(
  (get): PlainDate | undefined => get(pageAtom).defaultDate ?? firstOpenDate(get(calendarAtom), get(pageAtom).clock()),
);

/** The farthest date that can be reserved. */
export const maxDateAtom = atom((get): PlainDate => addDays(get(todayAtom), get(calendarAtom).maxDaysAhead));

/** Time slots on offer for the date, in minutes after midnight. */
export const slotsAtom = atom((get): readonly Minutes[] => {
  const date = get(dateAtom);
  if (date === undefined) return [];
  const calendar = get(calendarAtom);
  const now = get(nowAtom);
  const slots = openSlots(calendar, date, now);
  const { change } = get(pageAtom);
  const time = get(timeAtom);
  // The selected time stays while it can be reserved, and a reserved one can always be kept.
  const kept = [
    ...(time !== undefined && isReservableSlot(calendar, date, time, now) ? [time] : []),
    ...(change?.date === date ? [change.time] : []),
  ].filter((slot) => !slots.includes(slot));
  return kept.length === 0 ? slots : [...new Set([...kept, ...slots])].toSorted((a, b) => a - b);
});

/** The slots by service, if the date has several. */
export const slotsByServiceAtom = atom((get): ReadonlyMap<string, readonly Minutes[]> => {
  const date = get(dateAtom);
  const calendar = get(calendarAtom);
  return groupBy(get(slotsAtom), (slot) => (date && serviceAt(calendar, date, slot)?.name) ?? '');
});

/** The venue's word for guests about the date. */
export const dateNoteAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  return date === undefined ? undefined : specialDayOn(get(calendarAtom), date)?.note;
});

/** The time that the visitor had before a new date reset it. Cleared when the visitor chooses a time. */
const previousTimeAtom = atom<Minutes>();

/**
 * A time that a new date has replaced, and whether the new date offers it; undefined if the time is the visitor's own.
 */
export const replacedTimeAtom = atom((get) => {
  const previous = get(previousTimeAtom);
  const time = get(timeAtom);
  if (previous === undefined || time === undefined || time === previous) return undefined;
  return { previous, isOffered: get(slotsAtom).includes(previous) };
});

/** Why the date has no slots: the venue is closed, or no time is left. Undefined if it has some. */
export const noSlotsReasonAtom = atom((get): string | undefined => {
  const date = get(dateAtom);
  return date === undefined || get(slotsAtom).length > 0 ? undefined : get(reasonAtom)(date);
});

/** The venue's day, which may not be the visitor's. */
export const todayAtom = atom((get) => zonedTime(get(nowAtom), get(calendarAtom).timeZone).date);

/** Returns why a date without slots has none. */
const reasonAtom = atom((get) => {
  const { language } = get(venueAtom);
  const calendar = get(calendarAtom);
  const today = get(todayAtom);
  const now = get(nowAtom);
  return (date: PlainDate): string => {
    const closure = closureOn(calendar, date);
    if (closure === 'weekday')
      return messages.closedWeekday({ weekday: formatDisplayDate(date, language, { weekday: 'long' }) });
    if (closure === 'date') return messages.closedDate({ date: formatDay(date, language) });
    const release = awaitedRelease(calendar, date, now);
    if (release)
      return messages.notReleased({ on: formatDay(release.on, language), at: messages.formatTime(release.at) });
    return date === today ? messages.noSlotsToday : messages.noSlots({ date: formatDay(date, language) });
  };
});

/** If the date has no slots left or is too early: the next date that has slots, or else the first one. */
export const nextAvailableDateAtom = atom((get): PlainDate | undefined => {
  const date = get(dateAtom);
  if (date === undefined) {
    const typed = get(typedDateAtom);
    const first = get(minDateAtom);
    return typed !== undefined && first !== undefined && typed < first ? first : undefined;
  }
  if (get(slotsAtom).length > 0) return undefined;
  return (
    firstOpenDate(get(calendarAtom), get(nowAtom), addDays(date, 1)) ?? firstOpenDate(get(calendarAtom), get(nowAtom))
  );
});

/** When the date's time slots change next, in epoch milliseconds; undefined if the date has none left. */
export const nextSlotChangeAtom = atom((get): number | undefined => {
  const date = get(dateAtom);
  return date === undefined ? undefined : nextSlotChange(get(calendarAtom), date, get(nowAtom));
});

/** Sets the default date, time and party; keeps the visitor's name and contact details. */
export const resetFormAtom = atom(null, (get, set) => {
  const venue = get(venueAtom);
  set(setNowAtom, get(pageAtom).clock());
  set(previousTimeAtom, undefined);
  const date = get(minDateAtom);
  const { countryCode } = get(draftAtom);
  set(draftAtom, {
    ...get(draftAtom),
    date,
    dateText: date === undefined ? '' : formatWireDate(date),
    time: undefined,
    guests: venue.guests.default,
    stay: venue.stays?.[0]?.name ?? '',
    countryCode: countryCode === '' ? venue.country_code : countryCode,
    notes: '',
    discountCode: '',
    terms: false,
    messages: false,
  });
  set(draftAtom, { ...get(draftAtom), time: defaultSlot(get(slotsAtom)) });
});

/** Whether larger parties than the venue takes online learn how to ask. */
export const hasContactAtom = atom((get) => {
  const { telephone, contact_email } = get(venueAtom);
  return telephone !== '' || contact_email !== undefined || get(pageAtom).features.has('requests');
});
/** Whether the form says how a larger party asks. */
export const isLargePartyShownAtom = atom(false);
/** Whether the form asks the venue, which answers by mail, instead of going on to the tables. */
export const isRequestAtom = atom((get) => {
  const { change, features } = get(pageAtom);
  return get(isLargePartyShownAtom) && !change && features.has('requests');
});

/**
 * Restores a form that this tab has saved. A date or time that is no longer offered keeps its default; a notice says so
 * of a date, and of guests that the venue does not take. Returns whether everything was restored.
 */
export const restoreFormAtom = atom(null, (get, set, saved: FormDraft): boolean => {
  const initial = get(draftAtom);
  const { min, max } = get(venueAtom).guests;
  const guests = Math.min(Math.max(saved.guests, min), max);
  const isLarge = saved.guests > max && get(hasContactAtom);
  set(isLargePartyShownAtom, isLarge);
  const partyNotice = guests === saved.guests || isLarge ? [] : [messages.partyRange({ min, max })];
  set(draftAtom, {
    ...initial,
    ...saved,
    date: initial.date,
    dateText: initial.dateText,
    time: initial.time,
    guests,
  });
  if (saved.date !== undefined && saved.date !== initial.date) {
    set(changeDateAtom, formatWireDate(saved.date));
    const error = get(dateErrorAtom);
    if (error !== undefined) {
      set(showNoticeAtom, [error, ...partyNotice].join(' '));
      set(draftAtom, { ...get(draftAtom), date: initial.date, dateText: initial.dateText, time: initial.time });
      set(clearFieldErrorsAtom, ['date']);
      return false;
    }
  }
  for (const notice of partyNotice) set(showNoticeAtom, notice);
  const { time } = get(draftAtom);
  set(draftAtom, { ...get(draftAtom), time: saved.time });
  const isOffered = saved.time !== undefined && get(slotsAtom).includes(saved.time);
  if (!isOffered) set(draftAtom, { ...get(draftAtom), time });
  set(previousTimeAtom, isOffered ? undefined : saved.time);
  return isOffered && guests === saved.guests;
});

/** Sets the date and party of a link to the page. What the venue does not offer keeps its default. */
export const followLinkAtom = atom(null, (get, set) => {
  const { date, guests } = get(pageAtom).link;
  const draft = get(draftAtom);
  if (date === undefined && guests === undefined) return;
  set(restoreFormAtom, { ...draft, date: date ?? draft.date, guests: guests ?? draft.guests, time: undefined });
  set(draftAtom, { ...get(draftAtom), time: defaultSlot(get(slotsAtom)) });
});

/** Keeps what the host has accepted, with the code as the venue writes it. */
export const acceptPromoAtom = atom(null, (get, set, promo: AcceptedPromo | undefined) => {
  if (promo) set(draftAtom, { ...get(draftAtom), discountCode: promo.code, promo });
});

const WIRE_NAMES = {
  time: 'time',
  guests: 'guests',
  stay: 'stay',
  firstName: 'first_name',
  lastName: 'last_name',
  countryCode: 'country_code',
  phone: 'phone',
  email: 'email',
  notes: 'notes',
  discountCode: 'discount_code',
  terms: 'terms',
  messages: 'messages',
  days: 'until',
} as const;
export type FormPatch = Partial<Omit<ReservationForm, 'date' | 'until'> & Pick<FormDraft, 'days'>>;

/** Changes fields, and removes their error messages and what was said of the last tap. */
export const changeFormAtom = atom(null, (get, set, patch: FormPatch) => {
  set(draftAtom, { ...get(draftAtom), ...patch });
  set(clearRefusalAtom);
  set(clearTapNoteAtom);
  if (patch.time !== undefined) set(previousTimeAtom, undefined);
  set(
    clearFieldErrorsAtom,
    Object.keys(patch).map((name) => WIRE_NAMES[name as keyof typeof WIRE_NAMES]),
  );
});

const contactReader = lazyModule(() => import('../../domain/booking/pastedContact.ts'), 'reader of contact details');

/**
 * Shows what is taken of a pasted number, address or code. Called when one of these fields loses the focus, and before
 * they are sent. Without the code for it, the host reads them.
 */
export const normalizeContactAtom = atom(null, async (get, set): Promise<void> => {
  const draft = get(draftAtom);
  const reader = get(contactReader.moduleAtom) ?? (await set(contactReader.loadAtom));
  // What is entered meanwhile is read when its own field is left.
  if (!reader || get(draftAtom) !== draft) return;
  const normal = reader.readContact(draft);
  const changed = Object.entries(normal).filter(([name, text]) => draft[name as keyof typeof normal] !== text);
  if (changed.length > 0) set(changeFormAtom, Object.fromEntries(changed));
});

/** Keeps the text of the date field; `changeDateAtom` reads it when the field loses the focus. */
export const setDateTextAtom = atom(null, (get, set, dateText: string) =>
  set(draftAtom, { ...get(draftAtom), dateText }),
);

const typedDateAtom = atom((get) => parseDateInput(get(dateTextAtom), get(minDateAtom), get(venueAtom).language));

/** Why the text of the date field can't be reserved; undefined if it can. */
export const dateErrorAtom = atom((get): string | undefined => {
  if (get(dateTextAtom).trim() === '') return messages.dateMissing;
  const date = get(typedDateAtom);
  if (date === undefined) return messages.noSuchDate;
  const first = get(minDateAtom);
  if (first !== undefined && date < first) {
    const isOver = date >= get(todayAtom) && openSlots(get(calendarAtom), date, get(nowAtom)).length === 0;
    return [...(isOver ? [get(reasonAtom)(date)] : []), messages.dateTooEarly({ first: formatWireDate(first) })].join(
      ' ',
    );
  }
  const last = get(maxDateAtom);
  return date > last ? messages.dateTooFar({ last: formatWireDate(last) }) : undefined;
});

/**
 * Sets the date from text that was typed or picked. A new date resets the time to its first slot. An invalid date, or
 * one that is too early or too far ahead, leaves the form without a date and sets the field's error.
 */
export const changeDateAtom = atom(null, (get, set, text: string) => {
  set(setDateTextAtom, text);
  const date = get(typedDateAtom);
  const error = get(dateErrorAtom);
  set(previousTimeAtom, get(previousTimeAtom) ?? get(timeAtom));
  if (date === undefined || error !== undefined) {
    set(draftAtom, { ...get(draftAtom), date: undefined, time: undefined });
    set(setFieldErrorsAtom, { ...get(fieldErrorsAtom), ...(error === undefined ? {} : { date: [error] }) });
    return;
  }
  if (date === get(dateAtom)) {
    set(draftAtom, { ...get(draftAtom), dateText: formatWireDate(date) });
    return;
  }
  set(setNowAtom, get(pageAtom).clock());
  set(draftAtom, { ...get(draftAtom), date, dateText: formatWireDate(date), time: undefined });
  set(draftAtom, { ...get(draftAtom), time: get(slotsAtom)[0] });
  set(clearFieldErrorsAtom, ['date', 'time']);
  set(clearNoticeAtom);
});

/** Updates the venue's now. If the selected slot has expired, selects the first one left and shows a notice. */
export const tickAtom = atom(null, (get, set) => {
  set(setNowAtom, get(pageAtom).clock());
  const selected = get(timeAtom);
  const slots = get(slotsAtom);
  if (get(dateAtom) === undefined || (selected === undefined ? slots.length === 0 : slots.includes(selected))) return;
  const [first] = slots;
  set(draftAtom, { ...get(draftAtom), time: first });
  set(previousTimeAtom, undefined);
  if (selected === undefined) return;
  set(
    showNoticeAtom,
    first === undefined
      ? messages.lastTimeExpired({ expired: messages.formatTime(selected) })
      : messages.timeExpired({ expired: messages.formatTime(selected), instead: messages.formatTime(first) }),
  );
});
