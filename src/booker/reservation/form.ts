/** The form's state, its time list and the rules between date and time. */
import { atom } from 'jotai';
import type { ReservationForm } from '../../domain/booking/reservation.ts';
import type { Minutes } from '../../domain/plan/timeOfDay.ts';
import {
  type PlainDate,
  addDays,
  formatWireDate,
  defaultSlot,
  firstOpenDate,
  nextSlotExpiry,
  openSlots,
  formatDisplayTime,
} from '../../domain/booking/time.ts';
import { parseDateInput } from './parseDateInput.ts';
import { messages } from '../messages.ts';
import { nowAtom, setNowAtom } from '../page/clock.ts';
import { setFieldErrorsAtom, fieldErrorsAtom, clearFieldErrorsAtom } from './formErrors.ts';
import { clearNoticeAtom, showNoticeAtom } from './notices.ts';
import { calendarAtom, pageAtom, venueAtom } from '../page/page.ts';

/** The form, and the date as it was typed: while that is no date, the form has none. */
type Draft = ReservationForm & { readonly dateText: string };

const base = atom<Draft>({
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

export const formAtom = atom((get): ReservationForm => get(base));
export const dateTextAtom = atom((get) => get(base).dateText);
export const dateAtom = atom((get) => get(base).date);
export const timeAtom = atom((get) => get(base).time);
export const guestsAtom = atom((get) => get(base).guests);
export const stayAtom = atom((get) => get(base).stay);
export const termsAtom = atom((get) => get(base).terms);

/** The page's default date: no date before it can be picked. */
export const minDateAtom = atom(
  (get): PlainDate | undefined => get(pageAtom).defaultDate ?? firstOpenDate(get(calendarAtom), get(pageAtom).clock()),
);

/** The slots of the date that can still be reserved. */
export const slotsAtom = atom((get): readonly Minutes[] => {
  const date = get(dateAtom);
  return date === undefined ? [] : openSlots(get(calendarAtom), date, get(nowAtom));
});

/** Where the date has no slot left: the next one that has, or else the first. */
export const nextAvailableDateAtom = atom((get): PlainDate | undefined => {
  const date = get(dateAtom);
  if (date === undefined || get(slotsAtom).length > 0) return undefined;
  return (
    firstOpenDate(get(calendarAtom), get(nowAtom), addDays(date, 1)) ?? firstOpenDate(get(calendarAtom), get(nowAtom))
  );
});

/** When the next slot of the date lapses; undefined where none is left to. */
export const nextSlotExpiryAtom = atom((get): number | undefined => {
  const date = get(dateAtom);
  return date === undefined ? undefined : nextSlotExpiry(get(calendarAtom), date, get(nowAtom));
});

/** Sets the form as it first stands: default date, default time, default party. Who is asking is kept. */
export const resetFormAtom = atom(null, (get, set) => {
  const venue = get(venueAtom);
  set(setNowAtom, get(pageAtom).clock());
  const date = get(minDateAtom);
  const { countryCode } = get(base);
  set(base, {
    ...get(base),
    date,
    dateText: date === undefined ? '' : formatWireDate(date),
    guests: venue.guests.default,
    stay: venue.stays?.[0]?.name ?? '',
    countryCode: countryCode === '' ? venue.country_code : countryCode,
    notes: '',
    discountCode: '',
    terms: false,
  });
  set(base, { ...get(base), time: defaultSlot(get(slotsAtom)) });
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
} as const;
export type FormPatch = Partial<Omit<ReservationForm, 'date'>>;

/** Changes fields. Their messages go: they spoke of what stood there before. */
export const changeFormAtom = atom(null, (get, set, patch: FormPatch) => {
  set(base, { ...get(base), ...patch });
  set(
    clearFieldErrorsAtom,
    Object.keys(patch).map((name) => WIRE_NAMES[name as keyof typeof WIRE_NAMES]),
  );
});

/** Keeps what is being typed; it counts when the field is left. */
export const setDateTextAtom = atom(null, (get, set, dateText: string) => set(base, { ...get(base), dateText }));

/**
 * Takes a date as typed or picked. A new one resets the time to its first slot; what is no date, or lies before the
 * first one, leaves the form without a date and says so under the field.
 */
export const changeDateAtom = atom(null, (get, set, text: string) => {
  const first = get(minDateAtom);
  const date = parseDateInput(text, first);
  const tooEarly = date !== undefined && first !== undefined && date < first;
  if (date === undefined || tooEarly) {
    set(base, { ...get(base), date: undefined, time: undefined, dateText: text });
    set(setFieldErrorsAtom, {
      ...get(fieldErrorsAtom),
      date: [tooEarly ? messages.dateTooEarly(formatWireDate(first)) : messages.noSuchDate],
    });
    return;
  }
  if (date === get(dateAtom)) {
    set(base, { ...get(base), dateText: formatWireDate(date) });
    return;
  }
  set(setNowAtom, get(pageAtom).clock());
  set(base, { ...get(base), date, dateText: formatWireDate(date), time: undefined });
  set(base, { ...get(base), time: get(slotsAtom)[0] });
  set(clearFieldErrorsAtom, ['date', 'time']);
  set(clearNoticeAtom);
});

/** Lets the clock go on. A chosen slot that has lapsed is replaced by the first one, and the visitor is told. */
export const tickAtom = atom(null, (get, set) => {
  set(setNowAtom, get(pageAtom).clock());
  const chosen = get(timeAtom);
  const slots = get(slotsAtom);
  if (get(dateAtom) === undefined || (chosen === undefined ? slots.length === 0 : slots.includes(chosen))) return;
  const [first] = slots;
  set(base, { ...get(base), time: first });
  if (chosen === undefined) return;
  set(
    showNoticeAtom,
    first === undefined
      ? messages.lastTimeLapsed(formatDisplayTime(chosen))
      : messages.timeLapsed(formatDisplayTime(chosen), formatDisplayTime(first)),
  );
});
