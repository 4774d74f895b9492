/** The host's validation of a reservation request. */
import type { Table } from '../plan/table.ts';
import { isObject } from '../plan/reading/coerce.ts';
import type { Minutes } from '../plan/timeOfDay.ts';
import { cleanText } from '../text/cleanText.ts';
import { takeCode, takeEmail } from '../text/pastedText.ts';
import { parseWireTime } from './bookingCalendar.ts';
import { type AddRequestError, checkVisit } from './checkVisit.ts';
import { countryNameOf } from './phone/countries.ts';
import { normalizePhone } from './phone/phoneInput.ts';
import type { FormStep } from './reservationPayload.ts';
import { stayDates } from './days.ts';
import { type PlainDate, addDays, formatWireDate, parseWireDate, zonedTime } from './time.ts';
import { COUNTRY_CODE_PATTERN, areaOccupancy, countsDays, countsStays, findStay, openingHours } from './venue.ts';
import { type Venue, findPromoCode } from './venueFile.ts';

/**
 * An error of a field: the name of a message in the host's language file, and the values that the message needs.
 */
export type RequestError = { readonly code: string; readonly [detail: string]: string | number };
export type RequestErrors = Record<string, RequestError[]>;

/** A payload that has passed every rule that needs no other reservations. */
export type ReservationRequest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  /** In E.164. */
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
  /** The other days of a stay of several, in order, each with its tables. */
  readonly laterDays: readonly { readonly date: PlainDate; readonly tables: readonly Table[] }[];
  readonly idempotencyKey: string | undefined;
  /** Whether the guest agrees to messages on the telephone. */
  readonly messages: boolean;
};

type TextRule = {
  readonly max: number;
  readonly required?: true;
  readonly lines?: true;
  readonly plain?: true;
  /** Returns the code, number or address in a field that is read and not shown. */
  readonly take?: (typed: string) => string;
};

export type RequestResult =
  | { readonly ok: true; readonly request: ReservationRequest }
  | { readonly ok: false; readonly errors: RequestErrors };

// C0 and C1 controls, and lone surrogates (\p{Cs}), which databases alter.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\p{Cs}]/u;
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Cs}]/u;
// A whole tag, or the start of one with a value: "1 child <a year" is not one.
const MARKUP = /<\s*[a-z!/?](?:[^<>]*>|[^<>]*=)/i;
// A confirmation goes to an address that is not verified, so a name must not carry an advertisement.
const LINK = /:\/\/|www\./i;
// The largest party that a venue can allow: each table has at least one seat.
const MAX_SELECTED_TABLES = 200;
/** Unknown fields that an answer lists. */
const MAX_UNKNOWN_FIELDS = 20;

/** How the host reads what guests are reached by. It needs more data than a page should load. */
export type ContactReaders = {
  /** Returns a number in E.164, such as `+94771234567`, or undefined if the country has no such number. */
  parsePhone(countryCode: string, phone: string): string | undefined;
  /** Returns an address as it is kept, or what is wrong with it. */
  readEmail(
    typed: string,
  ): { readonly ok: true; readonly email: string } | { readonly ok: false; readonly error: RequestError };
};

/**
 * Validates a payload as the host does. `body` is any JSON object and is not trusted. `location_id` has already
 * selected `venue` and is not checked again. Step 1 checks neither terms nor tables.
 */
export function parseReservationRequest(
  body: Readonly<Record<string, unknown>>,
  step: FormStep,
  venue: Venue,
  tables: ReadonlyMap<string, Table>,
  now: number,
  { parsePhone, readEmail }: ContactReaders,
): RequestResult {
  // No prototype, since a field may be named like one of its members.
  const errors: RequestErrors = Object.create(null);
  const addError: AddRequestError = (field, code, details = {}) => {
    (errors[field] ??= []).push({ ...details, code });
  };

  const text = (field: string, rule: TextRule): string => parseText(field, body[field], rule, addError);

  const knownFields = new Set([
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
    'proof',
    'messages',
    // An empty promo code is accepted even if the venue has none.
    ...(venue.promo_codes || body['discount_code'] === '' ? ['discount_code'] : []),
    ...(countsStays(venue) ? ['stay'] : []),
    ...(countsDays(venue) ? ['until', 'moves'] : []),
  ]);
  const unknownFields = Object.keys(body).filter((field) => !knownFields.has(field));
  for (const field of unknownFields.slice(0, MAX_UNKNOWN_FIELDS)) addError(field.slice(0, 60), 'unknown_field');
  if (body['step'] !== step) addError('step', 'bad_step', { step });

  const firstName = text('first_name', { max: 100, required: true, plain: true });
  const lastName = text('last_name', { max: 100, plain: true });
  const typedEmail = text('email', { max: 254, required: true, take: takeEmail });
  const email = typedEmail === '' ? undefined : readEmail(typedEmail);
  if (email && !email.ok) addError('email', email.error.code, email.error);
  const { country_code: typedCode, phone: typedNumber } = body;
  // One field may hold what belongs to the other.
  const number =
    typeof typedCode === 'string' && typeof typedNumber === 'string'
      ? normalizePhone({ countryCode: typedCode, phone: typedNumber })
      : { countryCode: typedCode, phone: typedNumber };
  const countryCode = parseText('country_code', number.countryCode, { max: 6, required: true }, addError);
  const typedPhone = parseText('phone', number.phone, { max: 32, required: true }, addError);
  const isCountryCode = COUNTRY_CODE_PATTERN.test(countryCode);
  const phone = isCountryCode && /^\+?[\d\s()./-]+$/.test(typedPhone) ? parsePhone(countryCode, typedPhone) : undefined;
  if (countryCode !== '' && !isCountryCode) addError('country_code', 'bad_country_code');
  else if (countryCode !== '' && typedPhone !== '' && phone === undefined)
    addError('phone', 'bad_phone', {
      country: countryNameOf(countryCode, venue.language),
      country_code: countryCode,
    });
  const notes = parseNotes(body['notes'], addError);
  const idempotencyKey =
    body['idempotency_key'] === undefined ? undefined : text('idempotency_key', { max: 100, required: true });
  if (idempotencyKey && !/^[\w-]{8,}$/.test(idempotencyKey)) addError('idempotency_key', 'bad_key');

  const { messages = false } = body;
  if (typeof messages !== 'boolean') addError('messages', 'not_a_boolean');
  const guests = parseGuests(body['guests'], venue, addError);
  const dateText = text('date', { max: 40, required: true });
  const date = dateText === '' ? undefined : parseReservationDate(dateText, venue, now, addError);
  const timeText = text('time', { max: 40, required: true });
  const time = timeText === '' ? undefined : parseWireTime(timeText, openingHours(venue), date);
  if (timeText !== '' && time === undefined) addError('time', 'bad_time');
  const stayName = countsStays(venue) ? text('stay', { max: 40, required: true }) : '';
  const stay = findStay(venue, stayName);
  if (stayName !== '' && !stay) addError('stay', 'bad_stay');
  const typedPromo = venue.promo_codes ? text('discount_code', { max: 40, take: takeCode }) : '';

  let chosen: Table[] = [];
  if (step === 2) {
    if (body['terms'] !== true)
      addError('terms', body['terms'] === false || body['terms'] === undefined ? 'terms_required' : 'not_a_boolean');
    chosen = parseTables(body['selected_tables'], tables, addError);
  }
  const until = countsDays(venue) && date !== undefined ? parseUntil(body['until'], date, venue, now, addError) : date;
  const moves =
    date === undefined || until === undefined || !countsDays(venue)
      ? []
      : parseMoves(body['moves'], { date, until }, tables, addError);
  const visit = { date, until, time, guests, stay, discountCode: typedPromo, tables: chosen, moves };
  checkVisit(visit, venue, now, addError);
  const laterDays =
    date === undefined || until === undefined ? [] : laterDaysOf({ date, until, chosen, moves }, venue, addError);
  if (Object.keys(errors).length > 0 || date === undefined || time === undefined || guests === undefined)
    return { ok: false, errors };
  return {
    ok: true,
    request: {
      firstName,
      lastName,
      countryCode,
      phone: phone ?? typedPhone,
      email: email?.ok ? email.email : '',
      notes,
      date,
      time,
      stay: stay ? stay.minutes : null,
      guests,
      discountCode: findPromoCode(venue, typedPromo)?.code ?? '',
      tables: chosen,
      laterDays,
      idempotencyKey,
      messages: messages === true,
    },
  };
}

/**
 * Returns a text field without outer space and invisible marks, or what the rule's `take` finds in it. Returns '' and
 * records an error if it is missing or invalid.
 */
function parseText(field: string, value: unknown, rule: TextRule, addError: AddRequestError): string {
  if (value === undefined) {
    if (rule.required) addError(field, 'required');
    return '';
  }
  if (typeof value !== 'string') {
    addError(field, 'not_text');
    return '';
  }
  const trimmed = (rule.take ?? cleanText)(value);
  if (trimmed === '' && rule.required) addError(field, 'required');
  else if (trimmed.length > rule.max) addError(field, 'too_long', { most: rule.max });
  else if ((rule.lines ? CONTROL_BUT_LINES : CONTROL).test(trimmed)) addError(field, 'control_characters');
  else if (MARKUP.test(trimmed) || (rule.plain && /[<>]/.test(trimmed))) addError(field, 'markup');
  else if (rule.plain && LINK.test(trimmed)) addError(field, 'link');
  else return trimmed;
  return '';
}

/** Parses the guest's words to the venue. Returns '' and records an error if they are invalid. */
export function parseNotes(value: unknown, addError: AddRequestError): string {
  return parseText('notes', value, { max: 1_000, lines: true }, addError);
}

/**
 * Parses the number of guests, which is sent as text. Returns undefined and records an error if the venue doesn't take
 * such a party.
 */
export function parseGuests(value: unknown, venue: Venue, addError: AddRequestError): number | undefined {
  const { min, max } = venue.guests;
  const guests = typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
  if (value === undefined || value === '') addError('guests', 'required');
  else if (guests === undefined) addError('guests', 'bad_guests', { min, max });
  else if (guests < min || guests > max) addError('guests', 'guests_range', { min, max });
  else return guests;
  return undefined;
}

/**
 * Parses a date from the venue's today to its last bookable date, closed or not. Returns undefined and records an error
 * for any other.
 */
export function parseReservationDate(
  text: string,
  venue: Venue,
  now: number,
  addError: AddRequestError,
): PlainDate | undefined {
  const date = parseWireDate(text);
  const today = zonedTime(now, venue.time_zone).date;
  const farthest = addDays(today, venue.farthest_days);
  if (date === undefined) addError('date', 'bad_date');
  else if (date < today) addError('date', 'past_date');
  else if (date > farthest) addError('date', 'far_date', { farthest: formatWireDate(farthest) });
  else return date;
  return undefined;
}

/** Parses the last date of a stay; the first if it is missing. Returns undefined and records an error for any other. */
export function parseUntil(
  value: unknown,
  date: PlainDate,
  venue: Venue,
  now: number,
  addError: AddRequestError,
): PlainDate | undefined {
  if (value === undefined || value === '') return date;
  return parseReservationDate(typeof value === 'string' ? value : '-', venue, now, (_, code, details) =>
    addError('until', code, details),
  );
}

type StayRequest = {
  readonly date: PlainDate;
  readonly until: PlainDate;
  readonly chosen: readonly Table[];
  readonly moves: readonly { readonly date: PlainDate; readonly tables: readonly Table[] }[];
};

/** Returns the days of a stay after the first. Records an error for a table that is not reserved by days. */
export function laterDaysOf(
  { date, until, chosen, moves }: StayRequest,
  venue: Venue,
  addError: AddRequestError,
): { date: PlainDate; tables: readonly Table[] }[] {
  if (until === date) return [];
  for (const { areaId, name } of [chosen, ...moves.map((move) => move.tables)].flat())
    if (areaOccupancy(venue, areaId) !== 'days') addError('selected_tables', 'not_for_days', { table: name });
  return stayDates(addDays(date, 1), until).map((day) => ({
    date: day,
    tables: moves.filter((move) => move.date <= day).at(-1)?.tables ?? chosen,
  }));
}

/** Parses from which dates of a stay on a party has other tables. */
export function parseMoves(
  value: unknown,
  { date, until }: { readonly date: PlainDate; readonly until: PlainDate },
  tables: ReadonlyMap<string, Table>,
  addError: AddRequestError,
): { date: PlainDate; tables: Table[] }[] {
  if (value === undefined) return [];
  const moves = Array.isArray(value) && value.every(isObject) ? value : [];
  let last = date;
  const read = moves.flatMap((move) => {
    const day = typeof move['date'] === 'string' ? parseWireDate(move['date']) : undefined;
    if (day === undefined || day <= last || day > until) return [];
    last = day;
    return [{ date: day, tables: parseTables(move['selected_tables'], tables, addError) }];
  });
  if (!Array.isArray(value) || read.length < value.length) addError('moves', 'bad_moves');
  return read;
}

/** Parses the ids of selected tables. Returns an empty list and records an error if they can't be read. */
export function parseTables(value: unknown, tables: ReadonlyMap<string, Table>, addError: AddRequestError): Table[] {
  const ids: unknown = value ?? [];
  if (!Array.isArray(ids) || ids.length > MAX_SELECTED_TABLES) {
    addError('selected_tables', 'not_a_list', { most: MAX_SELECTED_TABLES });
    return [];
  }
  const chosen = ids.flatMap((id: unknown) => {
    const table = typeof id === 'number' || typeof id === 'string' ? tables.get(String(id)) : undefined;
    return table && table.id === id ? table : [];
  });
  if (chosen.length === ids.length && ids.length > 0) return chosen;
  addError('selected_tables', ids.length === 0 ? 'none' : 'unknown_table');
  return [];
}
