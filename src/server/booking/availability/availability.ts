/** The availability call: the venue's tables by area, and which of them are available. */
import {
  type SlotsAt,
  WHOLE_DATE_CLAIM,
  claimedSlots,
  claimedSpans,
  occupancyOf,
} from '../../../domain/booking/occupancy.ts';
import { type Plan, type Price, periodsOf } from '../../../domain/plan/plan.ts';
import {
  type RequestErrors,
  parseReservationDate,
  parseGuests,
  parseUntil,
} from '../../../domain/booking/reservationRequest.ts';
import type { AddRequestError } from '../../../domain/booking/checkVisit.ts';
import { parseWireTime } from '../../../domain/booking/bookingCalendar.ts';
import { dayLimits, stayDates } from '../../../domain/booking/days.ts';
import { type PlainDate, formatWireDate } from '../../../domain/booking/time.ts';
import {
  type Occupancy,
  areaOccupancy,
  countsDays,
  countsStays,
  countsTimes,
  findStay,
  openingHours,
} from '../../../domain/booking/venue.ts';
import { blockedSlots } from '../../../domain/day/occupiedTables.ts';
import type { Minutes } from '../../../domain/plan/timeOfDay.ts';
import { type Venue } from '../../../domain/booking/venueFile.ts';
import { type RoomDetails, formatAvailability } from './availabilityResponse.ts';
import { findClaimedSlots, findTakenDates, findUnavailableTables } from '../claims.ts';
import { type Reservation, reservedTables } from '../reservations.ts';
import { visitRules } from '../visits/visitRows.ts';
import { formatMoney } from '../../messages/formats.ts';
import { formatMessage, messagesFor } from '../../messages/messages.ts';
import type { Store } from '../../store/store.ts';
import { offlineTables } from '../../venues/offlineTables.ts';
import type { ServedVenue } from '../../venues/venues.ts';

/** What availability depends on besides the plan. */
export type AvailabilityQuestion = {
  /** The date, or those of a stay of several days. */
  readonly dates: readonly [PlainDate, ...PlainDate[]];
  readonly slotsAt: SlotsAt;
  /** The slots as text: questions with the same text have the same answer. */
  readonly slots: string;
};
export type ReadQuestionResult =
  | ({ readonly ok: true } & AvailabilityQuestion)
  | { readonly ok: false; readonly errors: RequestErrors };

/** Returns the address of a picture: `/assets/…` as it is, any other from the venue's folder. */
export function pictureUrl(tenant: string, picture: string): string {
  return picture.startsWith('/') ? picture : `/v/${tenant}/files/${picture}`;
}

/** Reads the query of the call. The date is one from today to the last bookable one, even if the venue is closed on it. */
export function readAvailabilityQuestion(
  served: ServedVenue,
  query: Readonly<Record<string, unknown>>,
  now: number,
): ReadQuestionResult {
  const { venue } = served;
  const errors: RequestErrors = {};
  const addError: AddRequestError = (field, code, details = {}) => {
    (errors[field] ??= []).push({ ...details, code });
  };
  const { date: text } = query;
  if (text === undefined || text === '') addError('date', 'required');
  else if (typeof text !== 'string') addError('date', 'bad_date');
  const date = typeof text === 'string' && text !== '' ? parseReservationDate(text, venue, now, addError) : undefined;
  parseGuests(query['guests'], venue, addError);
  const visit = countsTimes(venue) ? readVisit(query, venue, date, addError) : undefined;
  const until = countsDays(venue) && date !== undefined ? parseUntil(query['until'], date, venue, now, addError) : date;
  if (date !== undefined && until !== undefined && until < date) addError('until', 'departure_before_arrival');
  if (date === undefined || until === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  const rules = visitRules(served);
  // Without a time, a table must be available for the whole date.
  const wholeDate = { from: date, until: date, fromTime: null, untilTime: null };
  const byOccupancy = new Map<Occupancy, readonly number[]>();
  for (const table of served.tables.keys()) {
    const occupancy = occupancyOf(rules, table);
    if (byOccupancy.has(occupancy)) continue;
    byOccupancy.set(
      occupancy,
      visit ? claimedSlots(rules, { date, ...visit }, table) : blockedSlots(wholeDate, date, rules, table),
    );
  }
  const slotsAt: SlotsAt = (table) => byOccupancy.get(occupancyOf(rules, table)) ?? [];
  const [, ...laterDates] = stayDates(date, until);
  return { ok: true, dates: [date, ...laterDates], slotsAt, slots: [...byOccupancy].flat().join(' ') };
}

/** Returns the answer of the call, as JSON. The own tables of a reservation, or of a whole stay, are available to it. */
export async function findAvailability(
  store: Store,
  served: ServedVenue,
  { dates, slotsAt }: AvailabilityQuestion,
  own?: Reservation,
): Promise<string> {
  const [date] = dates;
  const ownDays = own ? (own.days ?? [own]) : [];
  const ownIds = ownDays.map(({ id }) => id);
  const unavailable = new Set<string>();
  const details = new Map<string, RoomDetails>();
  if (dates.length > 1) {
    const wireDates = new Map(dates.map((each) => [each, formatWireDate(each)]));
    for (const [key, taken] of await findTakenDates(store, served, dates, ownIds)) {
      unavailable.add(key);
      details.set(key, { taken_on: taken.map((each) => wireDates.get(each) ?? each) });
    }
  } else if (!countsTimes(served.venue))
    for (const key of await findUnavailableTables(store, served, date, slotsAt, ownIds)) unavailable.add(key);
  else
    for (const [key, claimed] of await findClaimedSlots(store, served, date, ownIds)) {
      if (slotsAt(key).some((slot) => claimed.has(slot))) unavailable.add(key);
      if (!claimed.has(WHOLE_DATE_CLAIM)) details.set(key, { taken: claimedSpans(claimed) });
    }
  for (const key of own && !own.days ? [] : unsuitedToDays(served, dates)) {
    unavailable.add(key);
    details.delete(key);
  }
  const ownKeys = new Set(ownDays.flatMap((day) => reservedTables(day)).map(({ key }) => key));
  for (const [key, access] of offlineTables(served))
    if (!ownKeys.has(key)) {
      unavailable.add(key);
      details.set(key, { access });
    }
  return formatAvailability(
    served.plan,
    unavailable,
    details,
    (picture) => pictureUrl(served.venue.tenant, picture),
    (price) => priceWords(price, dates.length, served.venue),
  );
}

/** Returns a price as guests read it: its words, and on a second line the total, and where it is paid. */
function priceWords({ text, amount, currency, per }: Price, days: number, venue: Venue): string {
  const words = messagesFor(venue);
  const count = per && periodsOf(per, days);
  const paid = formatMessage(words, 'price_paid_at_venue');
  if (amount === undefined || currency === undefined || count === undefined) return `${text}\n${paid}`;
  const total = formatMoney(amount * count, currency, venue.language);
  return `${text}\n${formatMessage(words, 'price_total', { total })} · ${paid}`;
}

/** Returns the tables that are not reserved for as many days: by the rules of their areas, or only by the visit. */
function unsuitedToDays({ venue, tables }: ServedVenue, dates: AvailabilityQuestion['dates']): string[] {
  if (!countsDays(venue)) return [];
  return [...tables.values()].flatMap(({ key, areaId }) => {
    if (areaOccupancy(venue, areaId) !== 'days') return dates.length > 1 ? key : [];
    const { min, max } = dayLimits(venue.days, dates[0], areaId);
    return dates.length < min || dates.length > max ? key : [];
  });
}

/** Returns the plan's size and decor, which the availability response doesn't contain. */
export function toPlanBackground({
  venue,
  plan,
}: Pick<ServedVenue, 'venue' | 'plan'>): Pick<Plan, 'width' | 'height' | 'decor'> {
  return {
    width: plan.width,
    height: plan.height,
    decor: plan.decor.map((piece) =>
      piece.kind === 'picture' ? { ...piece, picture: pictureUrl(venue.tenant, piece.picture) } : piece,
    ),
  };
}

/** Reads the requested visit to a venue with services or stays; undefined without a time. */
function readVisit(
  query: Readonly<Record<string, unknown>>,
  venue: Venue,
  date: PlainDate | undefined,
  addError: AddRequestError,
): { readonly time: Minutes; readonly stay: Minutes | null } | undefined {
  const { time, stay: name } = query;
  if (time === undefined || time === '') return undefined;
  const start = typeof time === 'string' ? parseWireTime(time, openingHours(venue), date) : undefined;
  if (start === undefined) addError('time', 'bad_time');
  if (!countsStays(venue)) return start === undefined ? undefined : { time: start, stay: null };
  const stay = name === undefined || typeof name === 'string' ? findStay(venue, name) : undefined;
  if (!stay) addError('stay', 'bad_stay');
  return start === undefined || !stay ? undefined : { time: start, stay: stay.minutes };
}
