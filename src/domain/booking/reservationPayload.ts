/** The reservation that a page sends: what the visitor has entered, and the payload for the host. */
import type { Table } from '../plan/table.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { cleanCode, cleanText } from '../text/cleanText.ts';
import { type PlainDate, formatWireDate, formatWireTime } from './time.ts';
import { type PublicVenue, countsStays } from './venue.ts';

/** What the visitor has entered. `stay` is the name of a stay; it is sent only if the host counts stays. */
export type ReservationForm = {
  readonly date: PlainDate | undefined;
  /** The last day of a stay of several. */
  readonly until?: PlainDate | undefined;
  readonly time: Minutes | undefined;
  readonly guests: number;
  readonly stay: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
  readonly discountCode: string;
  readonly terms: boolean;
  /** Whether messages on the telephone are welcome; undefined if nobody has asked. */
  readonly messages?: boolean;
};

export type FormStep = 1 | 2;

/**
 * The fields of specification section 3, in its order. Optional fields appear only if the venue or the host has them.
 */
export type ReservationPayload = {
  first_name: string;
  last_name: string;
  country_code: string;
  phone: string;
  email: string;
  notes: string;
  terms: boolean;
  time: string;
  selected_tables: (number | string)[];
  location_id: string;
  guests: string;
  date: string;
  step: FormStep;
  discount_code?: string;
  stay?: string;
  /** The last day of a stay of several (DD.MM.YYYY). */
  until?: string;
  /** From which days on the party has other tables. */
  moves?: { date: string; selected_tables: (number | string)[] }[];
  idempotency_key?: string;
  /** Proof of work for the idempotency key. */
  proof?: string;
  /** Whether the visitor agrees to messages on the telephone, where the host sends them. */
  messages?: boolean;
};

/** Returns the payload of a step. Every field is sent; a field left empty is sent as empty text. */
export function toPayload(
  form: ReservationForm,
  selected: readonly Pick<Table, 'id'>[],
  venue: PublicVenue,
  locationId: string,
  step: FormStep,
): ReservationPayload {
  return {
    first_name: cleanText(form.firstName),
    last_name: cleanText(form.lastName),
    country_code: cleanCode(form.countryCode),
    phone: cleanCode(form.phone),
    email: cleanCode(form.email),
    notes: cleanText(form.notes),
    terms: form.terms,
    time: form.time === undefined ? '' : formatWireTime(form.time),
    selected_tables: selected.map((table) => table.id),
    location_id: locationId,
    guests: String(form.guests),
    date: form.date === undefined ? '' : formatWireDate(form.date),
    step,
    ...(venue.promo ? { discount_code: cleanCode(form.discountCode) } : {}),
    ...(countsStays(venue) ? { stay: form.stay } : {}),
    ...(form.until ? { until: formatWireDate(form.until) } : {}),
  };
}

/** Returns whether form and seats allow MAKE RESERVATION to be enabled (specification, section 5). */
export function canSubmit(form: ReservationForm, selectedCount: number, seats: number): boolean {
  return (
    cleanText(form.firstName) !== '' &&
    cleanCode(form.email) !== '' &&
    cleanCode(form.phone) !== '' &&
    selectedCount > 0 &&
    form.terms &&
    seats >= form.guests
  );
}
