/** The form's state, its time list and the rules between date and time. */
import { atom } from 'jotai';
import type { Form } from '../../domain/reservation.ts';
import type { Minutes } from '../../domain/clock.ts';
import {
  type PlainDate,
  addDays,
  dateToWire,
  defaultSlot,
  firstOpenDate,
  nextLapse,
  openSlots,
  timeForPeople,
} from '../../domain/time.ts';
import { dateFromTyping } from '../form/dateFromTyping.ts';
import { words } from '../words.ts';
import { nowAtom, setNowAtom } from './clock.ts';
import { blameAtom, fieldErrorsAtom, forgiveAtom } from './errors.ts';
import { hushAtom, tellAtom } from './notices.ts';
import { calendarAtom, pageAtom, venueAtom } from './page.ts';

/** The form, and the date as it was typed: while that is no date, the form has none. */
type Draft = Form & { readonly dateText: string };

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

export const formAtom = atom((get): Form => get(base));
export const dateTextAtom = atom((get) => get(base).dateText);
export const dateAtom = atom((get) => get(base).date);
export const timeAtom = atom((get) => get(base).time);
export const guestsAtom = atom((get) => get(base).guests);
export const stayAtom = atom((get) => get(base).stay);
export const termsAtom = atom((get) => get(base).terms);

/** The page's default date: no date before it can be picked. */
export const firstDateAtom = atom(
  (get): PlainDate | undefined => get(pageAtom).defaultDate ?? firstOpenDate(get(calendarAtom), get(pageAtom).clock()),
);

/** The slots of the date that can still be reserved. */
export const slotsAtom = atom((get): readonly Minutes[] => {
  const date = get(dateAtom);
  return date === undefined ? [] : openSlots(get(calendarAtom), date, get(nowAtom));
});

/** Where the date has no slot left: the next one that has, or else the first. */
export const nextDateAtom = atom((get): PlainDate | undefined => {
  const date = get(dateAtom);
  if (date === undefined || get(slotsAtom).length > 0) return undefined;
  return (
    firstOpenDate(get(calendarAtom), get(nowAtom), addDays(date, 1)) ?? firstOpenDate(get(calendarAtom), get(nowAtom))
  );
});

/** When the next slot of the date lapses; undefined where none is left to. */
export const nextLapseAtom = atom((get): number | undefined => {
  const date = get(dateAtom);
  return date === undefined ? undefined : nextLapse(get(calendarAtom), date, get(nowAtom));
});

/** Sets the form as it first stands: default date, default time, default party. Who is asking is kept. */
export const startFormAtom = atom(null, (get, set) => {
  const venue = get(venueAtom);
  set(setNowAtom, get(pageAtom).clock());
  const date = get(firstDateAtom);
  const { countryCode } = get(base);
  set(base, {
    ...get(base),
    date,
    dateText: date === undefined ? '' : dateToWire(date),
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
export type Patch = Partial<Omit<Form, 'date'>>;

/** Changes fields. Their messages go: they spoke of what stood there before. */
export const changeAtom = atom(null, (get, set, patch: Patch) => {
  set(base, { ...get(base), ...patch });
  set(
    forgiveAtom,
    Object.keys(patch).map((name) => WIRE_NAMES[name as keyof typeof WIRE_NAMES]),
  );
});

/** Keeps what is being typed; it counts when the field is left. */
export const typeDateAtom = atom(null, (get, set, dateText: string) => set(base, { ...get(base), dateText }));

/**
 * Takes a date as typed or picked. A new one resets the time to its first slot; what is no date, or lies before the
 * first one, leaves the form without a date and says so under the field.
 */
export const changeDateAtom = atom(null, (get, set, text: string) => {
  const first = get(firstDateAtom);
  const date = dateFromTyping(text, first);
  const tooEarly = date !== undefined && first !== undefined && date < first;
  if (date === undefined || tooEarly) {
    set(base, { ...get(base), date: undefined, time: undefined, dateText: text });
    set(blameAtom, {
      ...get(fieldErrorsAtom),
      date: [tooEarly ? words.dateTooEarly(dateToWire(first)) : words.noSuchDate],
    });
    return;
  }
  if (date === get(dateAtom)) {
    set(base, { ...get(base), dateText: dateToWire(date) });
    return;
  }
  set(setNowAtom, get(pageAtom).clock());
  set(base, { ...get(base), date, dateText: dateToWire(date), time: undefined });
  set(base, { ...get(base), time: get(slotsAtom)[0] });
  set(forgiveAtom, ['date', 'time']);
  set(hushAtom);
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
    tellAtom,
    first === undefined
      ? words.lastTimeLapsed(timeForPeople(chosen))
      : words.timeLapsed(timeForPeople(chosen), timeForPeople(first)),
  );
});
