/** The availability call: the venue's tables by area, and which of them are available. */
import { WHOLE_DATE_CLAIM, claimedSlots, claimedSpans, slotsFrom } from '../../../domain/booking/occupancy.ts';
import type { Plan } from '../../../domain/plan/plan.ts';
import {
  type AddRequestError,
  type RequestErrors,
  parseReservationDate,
  parseGuests,
} from '../../../domain/booking/reservationRequest.ts';
import { parseWireTime } from '../../../domain/booking/bookingCalendar.ts';
import type { PlainDate } from '../../../domain/booking/time.ts';
import { findStay, openingHours } from '../../../domain/booking/venue.ts';
import { type Venue } from '../../../domain/booking/venueFile.ts';
import { type RoomDetails, formatAvailability } from './availabilityResponse.ts';
import { findClaimedSlots, findUnavailableTables } from '../claims.ts';
import { type Reservation, reservedTables } from '../reservations.ts';
import { visitRules } from '../visits/visitRows.ts';
import type { Store } from '../../store/store.ts';
import { offlineTables } from '../../venues/offlineTables.ts';
import type { ServedVenue } from '../../venues/venues.ts';

/** What availability depends on besides the plan. */
export type AvailabilityQuestion = { readonly date: PlainDate; readonly slots: readonly number[] };
export type ReadQuestionResult =
  | ({ readonly ok: true } & AvailabilityQuestion)
  | { readonly ok: false; readonly errors: RequestErrors };

/** Returns the address of a picture: `/assets/…` as it is, any other from the venue's folder. */
export function pictureUrl(tenant: string, picture: string): string {
  return picture.startsWith('/') ? picture : `/v/${tenant}/files/${picture}`;
}

/** Reads the query of the call. The date is one from today to the last bookable one, even if the venue is closed on it. */
export function readAvailabilityQuestion(
  { venue }: ServedVenue,
  query: Readonly<Record<string, unknown>>,
  now: number,
): ReadQuestionResult {
  const errors: RequestErrors = {};
  const addError: AddRequestError = (field, code, details = {}) => {
    (errors[field] ??= []).push({ ...details, code });
  };
  const { date: text } = query;
  if (text === undefined || text === '') addError('date', 'required');
  else if (typeof text !== 'string') addError('date', 'bad_date');
  const date = typeof text === 'string' && text !== '' ? parseReservationDate(text, venue, now, addError) : undefined;
  parseGuests(query['guests'], venue, addError);
  const slots = venue.occupancy === 'date' ? [WHOLE_DATE_CLAIM] : readSlots(query, venue, date, addError);
  if (date === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, date, slots };
}

/** Returns the answer of the call, as JSON. A reservation's own tables are available to it. */
export async function findAvailability(
  store: Store,
  served: ServedVenue,
  { date, slots }: AvailabilityQuestion,
  own?: Pick<Reservation, 'id' | 'tables'>,
): Promise<string> {
  const unavailable = new Set<string>();
  const details = new Map<string, RoomDetails>();
  if (served.venue.occupancy === 'date')
    for (const key of await findUnavailableTables(store, served, date, slots, own?.id)) unavailable.add(key);
  else
    for (const [key, claimed] of await findClaimedSlots(store, served, date, own?.id)) {
      if (slots.some((slot) => claimed.has(slot))) unavailable.add(key);
      details.set(key, { taken: claimedSpans(claimed) });
    }
  const ownKeys = new Set(own && reservedTables(own).map(({ key }) => key));
  for (const [key, access] of offlineTables(served))
    if (!ownKeys.has(key)) {
      unavailable.add(key);
      details.set(key, { access });
    }
  return formatAvailability(served.plan, unavailable, details, (picture) => pictureUrl(served.venue.tenant, picture));
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

/** Reads the requested slots of a venue with services or stays. Without a time, a table must be available for the whole date. */
function readSlots(
  query: Readonly<Record<string, unknown>>,
  venue: Venue,
  date: PlainDate | undefined,
  addError: AddRequestError,
): number[] {
  const { time, stay: name } = query;
  if (time === undefined || time === '') return slotsFrom(0, null);
  const start = typeof time === 'string' ? parseWireTime(time, openingHours(venue), date) : undefined;
  if (start === undefined) addError('time', 'bad_time');
  if (venue.occupancy === 'service')
    return start === undefined || date === undefined
      ? []
      : claimedSlots(visitRules(venue), { date, time: start, stay: null });
  const stay = name === undefined || typeof name === 'string' ? findStay(venue, name) : undefined;
  if (!stay) addError('stay', 'bad_stay');
  return start === undefined || !stay ? [] : slotsFrom(start, stay.minutes);
}
