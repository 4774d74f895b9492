/** The availability call: the venue's tables by area, and which of them are available. */
import { WHOLE_DATE_CLAIM, claimedSlots } from '../../domain/booking/occupancy.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import {
  type AddRequestError,
  type RequestErrors,
  parseReservationDate,
  parseGuests,
} from '../../domain/booking/reservationRequest.ts';
import { parseWireTime } from '../../domain/booking/bookingCalendar.ts';
import { findStay } from '../../domain/booking/venue.ts';
import { type Venue } from '../../domain/booking/venueFile.ts';
import { type AvailabilityResponse, toAvailabilityResponse } from './availabilityResponse.ts';
import { findUnavailableTables } from './claims.ts';
import type { Store } from '../store/store.ts';
import type { ServedVenue } from '../venues/venues.ts';

export type AvailabilityResult =
  | { readonly ok: true; readonly response: AvailabilityResponse }
  | { readonly ok: false; readonly errors: RequestErrors };

/** Returns the address of a picture: `/assets/…` as it is, any other from the venue's folder. */
export function pictureUrl(tenant: string, picture: string): string {
  return picture.startsWith('/') ? picture : `/v/${tenant}/files/${picture}`;
}

/** Returns the availability on a date from today to the last bookable one, even if the venue is closed on it. */
export async function findAvailability(
  store: Store,
  served: ServedVenue,
  query: Readonly<Record<string, unknown>>,
  now: number,
): Promise<AvailabilityResult> {
  const errors: RequestErrors = {};
  const addError: AddRequestError = (field, code, details = {}) => {
    (errors[field] ??= []).push({ ...details, code });
  };
  const { date: text } = query;
  if (text === undefined || text === '') addError('date', 'required');
  else if (typeof text !== 'string') addError('date', 'bad_date');
  const date =
    typeof text === 'string' && text !== '' ? parseReservationDate(text, served.venue, now, addError) : undefined;
  parseGuests(query['guests'], served.venue, addError);
  const slots = served.venue.occupancy === 'date' ? [WHOLE_DATE_CLAIM] : readSlots(query, served.venue, addError);
  if (date === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    response: toAvailabilityResponse(served.plan, await findUnavailableTables(store, served, date, slots), (picture) =>
      pictureUrl(served.venue.tenant, picture),
    ),
  };
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

/** Reads the requested slots of a venue with stays. Without a time, a table must be available for the whole date. */
function readSlots(query: Readonly<Record<string, unknown>>, venue: Venue, addError: AddRequestError): number[] {
  const { time, stay: name } = query;
  if (time === undefined || time === '') return claimedSlots('stay', 0, null);
  const start = typeof time === 'string' ? parseWireTime(time, venue.hours) : undefined;
  if (start === undefined) addError('time', 'bad_time');
  const stay = name === undefined || typeof name === 'string' ? findStay(venue, name) : undefined;
  if (!stay) addError('stay', 'bad_stay');
  return start === undefined || !stay ? [] : claimedSlots('stay', start, stay.minutes);
}
