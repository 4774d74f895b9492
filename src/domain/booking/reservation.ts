/** A reservation request: the payload that a page sends, and the host's validation of it. */
import * as z from 'zod/mini';
import { isPastAvailableUntil } from './occupancy.ts';
import type { Table } from '../plan/table.ts';
import { validateSelection } from './selection.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import {
  type PlainDate,
  addDays,
  parseWireDate,
  formatWireDate,
  zonedTimeToInstant,
  isOpenDate,
  isOpenSlot,
  zonedTime,
  parseWireTime,
  formatWireTime,
} from './time.ts';
import { COUNTRY_CODE_PATTERN, type PublicVenue, type Venue, bookingCalendar, findStay } from './venue.ts';

/** What the visitor has entered. `stay` is the name of a stay; it is sent only if the host counts stays. */
export type ReservationForm = {
  readonly date: PlainDate | undefined;
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
};

export type Step = 1 | 2;

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
  step: Step;
  discount_code?: string;
  stay?: string;
  idempotency_key?: string;
};

/** Returns the payload of a step. Every field is sent; a field left empty is sent as empty text. */
export function toPayload(
  form: ReservationForm,
  selected: readonly Pick<Table, 'id'>[],
  venue: PublicVenue,
  locationId: string,
  step: Step,
): ReservationPayload {
  return {
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    country_code: form.countryCode.trim(),
    phone: form.phone.trim(),
    email: form.email.trim(),
    notes: form.notes.trim(),
    terms: form.terms,
    time: form.time === undefined ? '' : formatWireTime(form.time),
    selected_tables: selected.map((table) => table.id),
    location_id: locationId,
    guests: String(form.guests),
    date: form.date === undefined ? '' : formatWireDate(form.date),
    step,
    ...(venue.promo ? { discount_code: form.discountCode.trim() } : {}),
    ...(venue.occupancy === 'stay' ? { stay: form.stay } : {}),
  };
}

/** Returns whether form and seats allow MAKE RESERVATION to be enabled (specification, section 5). */
export function canSubmit(form: ReservationForm, selectedCount: number, seats: number): boolean {
  return (
    form.firstName.trim() !== '' &&
    form.email.trim() !== '' &&
    form.phone.trim() !== '' &&
    selectedCount > 0 &&
    form.terms &&
    seats >= form.guests
  );
}

/**
 * What is wrong with a field: the name of a message in the host's language file, and the values that the message needs.
 */
export type RequestError = { readonly code: string; readonly [detail: string]: string | number };
export type RequestErrors = Record<string, RequestError[]>;

/** A payload that has passed every rule that needs no other reservations. */
export type ReservationRequest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly phone: string;
  readonly email: string;
  readonly notes: string;
  readonly date: PlainDate;
  readonly time: Minutes;
  /** Minutes of stay, null for the rest of the date. Without a stay in the request it is the venue's first. */
  readonly stay: Minutes | null;
  readonly guests: number;
  readonly discountCode: string;
  readonly tables: readonly Table[];
  readonly idempotencyKey: string | undefined;
};

export type RequestResult =
  | { readonly ok: true; readonly request: ReservationRequest }
  | { readonly ok: false; readonly errors: RequestErrors };

// C0 and C1 controls, marks that change the direction of the text around them, and lone surrogates (\p{Cs}), which
// databases alter.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/u;
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const MARKUP = /<\s*[a-z!/?]/i;
// A confirmation goes to an address that is not verified, so a name must not carry an advertisement.
const LINK = /:\/\/|www\./i;
const emailSchema = z.email();
// The largest party that a venue can allow: each table has at least one seat.
const MOST_TABLES = 200;

/**
 * Validates a payload as the host does. `body` is any JSON object and is not trusted. `location_id` has already
 * selected `venue` and is not checked again. Step 1 checks neither terms nor tables. `isPhone` decides whether country
 * code and number form a telephone number; the host passes it in, since its data is large.
 */
export function parseReservationRequest(
  body: Readonly<Record<string, unknown>>,
  step: Step,
  venue: Venue,
  tables: ReadonlyMap<string, Table>,
  now: number,
  isPhone: (countryCode: string, phone: string) => boolean,
): RequestResult {
  // No prototype, since a field may be named like one of its members.
  const faults: RequestErrors = Object.create(null);
  const blame = (field: string, fault: string, details: Record<string, string | number> = {}): void => {
    (faults[field] ??= []).push({ ...details, code: fault });
  };

  /** Returns a text field, trimmed. Returns '' and records an error if it is missing or invalid. */
  const text = (field: string, rule: { most: number; required?: true; lines?: true; plain?: true }): string => {
    const value = body[field];
    if (value === undefined) {
      if (rule.required) blame(field, 'required');
      return '';
    }
    if (typeof value !== 'string') {
      blame(field, 'not_text');
      return '';
    }
    const trimmed = value.trim();
    if (trimmed === '' && rule.required) blame(field, 'required');
    else if (trimmed.length > rule.most) blame(field, 'too_long', { most: rule.most });
    else if ((rule.lines ? CONTROL_BUT_LINES : CONTROL).test(trimmed)) blame(field, 'control_characters');
    else if (MARKUP.test(trimmed) || (rule.plain && /[<>]/.test(trimmed))) blame(field, 'markup');
    else if (rule.plain && LINK.test(trimmed)) blame(field, 'link');
    else return trimmed;
    return '';
  };

  const known = new Set([
    'first_name',
    'last_name',
    'country_code',
    'phone',
    'email',
    'notes',
    'terms',
    'time',
    'selected_tables',
    'location_id',
    'guests',
    'date',
    'step',
    'idempotency_key',
    // An empty promo code is accepted even if the venue has none.
    ...(venue.promo_codes || body['discount_code'] === '' ? ['discount_code'] : []),
    ...(venue.occupancy === 'stay' ? ['stay'] : []),
  ]);
  for (const field of Object.keys(body)) if (!known.has(field)) blame(field.slice(0, 60), 'unknown_field');
  if (body['step'] !== step) blame('step', 'bad_step', { step });

  const firstName = text('first_name', { most: 100, required: true, plain: true });
  const lastName = text('last_name', { most: 100, plain: true });
  const email = text('email', { most: 254, required: true });
  if (email !== '' && !emailSchema.safeParse(email).success) blame('email', 'not_an_email');
  const countryCode = text('country_code', { most: 6, required: true });
  const phone = text('phone', { most: 32, required: true });
  if (countryCode !== '' && !COUNTRY_CODE_PATTERN.test(countryCode)) blame('country_code', 'bad_country_code');
  else if (phone !== '' && (!/^\+?[\d\s()./-]+$/.test(phone) || (countryCode !== '' && !isPhone(countryCode, phone))))
    blame('phone', 'bad_phone');
  const notes = text('notes', { most: 1_000, lines: true });
  const idempotencyKey =
    body['idempotency_key'] === undefined ? undefined : text('idempotency_key', { most: 100, required: true });
  if (idempotencyKey && !/^[\w-]{8,}$/.test(idempotencyKey)) blame('idempotency_key', 'bad_key');

  const guests = parseGuests(body['guests'], venue, blame);
  const calendar = bookingCalendar(venue);
  const dateText = text('date', { most: 40, required: true });
  const named = dateText === '' ? undefined : parseReservationDate(dateText, venue, now, blame);
  const date = named !== undefined && isOpenDate(calendar, named, now) ? named : undefined;
  if (named !== date) blame('date', 'closed_date');
  const timeText = text('time', { most: 40, required: true });
  const time = timeText === '' ? undefined : parseWireTime(timeText, venue.hours);
  if (timeText !== '' && time === undefined) blame('time', 'bad_time');
  if (date !== undefined && time !== undefined && !isOpenSlot(calendar, date, time, now)) {
    const gone = zonedTimeToInstant(date, time, venue.time_zone) < now + venue.lead_minutes * 60_000;
    blame('time', gone ? 'time_lapsed' : 'bad_time', { lead: venue.lead_minutes });
  }
  const stayName = venue.occupancy === 'stay' ? text('stay', { most: 40, required: true }) : '';
  const stay = findStay(venue, stayName);
  if (stayName !== '' && !stay) blame('stay', 'bad_stay');
  const discountCode = venue.promo_codes ? text('discount_code', { most: 40 }) : '';
  if (discountCode !== '') readPromoCode(discountCode, date, venue, blame);

  let chosen: Table[] = [];
  if (step === 2) {
    if (body['terms'] !== true)
      blame('terms', body['terms'] === false || body['terms'] === undefined ? 'terms_required' : 'not_a_boolean');
    chosen = readTables(body['selected_tables'], tables, blame);
    const invalid =
      chosen.length > 0 && guests !== undefined ? validateSelection(chosen, guests, venue.seat_rules) : undefined;
    if (invalid) {
      const { type, ...details } = invalid;
      blame('selected_tables', type.replaceAll('-', '_'), { ...details, guests: guests! });
    }
    for (const table of chosen) {
      if (time !== undefined && isPastAvailableUntil(table.availableUntil, time)) {
        blame('selected_tables', 'past_until', { table: table.name, until: formatWireTime(table.availableUntil!) });
      }
    }
  }
  if (Object.keys(faults).length > 0 || date === undefined || time === undefined || guests === undefined)
    return { ok: false, errors: faults };
  return {
    ok: true,
    request: {
      firstName,
      lastName,
      countryCode,
      phone,
      email,
      notes,
      date,
      time,
      stay: stay ? stay.minutes : null,
      guests,
      discountCode,
      tables: chosen,
      idempotencyKey,
    },
  };
}

/** Records an error for a field. */
export type AddRequestError = (field: string, fault: string, details?: Record<string, string | number>) => void;

/**
 * Parses the number of guests, which is sent as text. Returns undefined and records an error if the venue doesn't take
 * such a party.
 */
export function parseGuests(value: unknown, venue: Venue, blame: AddRequestError): number | undefined {
  const { min, max } = venue.guests;
  if (value === undefined || value === '') {
    blame('guests', 'required');
    return undefined;
  }
  if (typeof value !== 'string' || !/^[1-9]\d{0,3}$/.test(value)) {
    blame('guests', 'bad_guests', { min, max });
    return undefined;
  }
  const guests = Number(value);
  if (guests < min || guests > max) {
    blame('guests', 'guests_range', { min, max });
    return undefined;
  }
  return guests;
}

/**
 * Parses a date from the venue's today to its last bookable date, closed or not. Returns undefined and records an error
 * for any other.
 */
export function parseReservationDate(
  text: string,
  venue: Venue,
  now: number,
  blame: AddRequestError,
): PlainDate | undefined {
  const date = parseWireDate(text);
  const today = zonedTime(now, venue.time_zone).date;
  const farthest = addDays(today, venue.farthest_days);
  if (date === undefined) blame('date', 'bad_date');
  else if (date < today) blame('date', 'past_date');
  else if (date > farthest) blame('date', 'far_date', { farthest: formatWireDate(farthest) });
  else return date;
  return undefined;
}

function readPromoCode(code: string, date: PlainDate | undefined, venue: Venue, blame: AddRequestError): void {
  // Codes are read aloud and typed on phones, so their case doesn't matter.
  const promo = venue.promo_codes?.find((candidate) => candidate.code.toLowerCase() === code.toLowerCase());
  if (!promo) blame('discount_code', 'unknown_code');
  else if (
    date !== undefined &&
    ((promo.from !== undefined && date < promo.from) || (promo.until !== undefined && date > promo.until))
  ) {
    blame('discount_code', 'code_not_valid_then');
  }
}

function readTables(value: unknown, tables: ReadonlyMap<string, Table>, blame: AddRequestError): Table[] {
  if (value === undefined) {
    blame('selected_tables', 'none');
    return [];
  }
  if (!Array.isArray(value) || value.length > MOST_TABLES) {
    blame('selected_tables', 'not_a_list', { most: MOST_TABLES });
    return [];
  }
  if (value.length === 0) {
    blame('selected_tables', 'none');
    return [];
  }
  const chosen: Table[] = [];
  for (const id of value as unknown[]) {
    const table = typeof id === 'number' || typeof id === 'string' ? tables.get(String(id)) : undefined;
    if (!table || table.id !== id) {
      blame('selected_tables', 'unknown_table');
      return [];
    }
    chosen.push(table);
  }
  return chosen;
}
