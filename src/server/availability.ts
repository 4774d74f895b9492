/** The availability call: the venue's tables by area, and which of them are free. */
import { WHOLE_DATE, claimsOf } from '../domain/occupancy.ts';
import type { Plan } from '../domain/plan.ts';
import { type Blame, type Faults, readDate, readGuests } from '../domain/reservation.ts';
import { slotFromWire } from '../domain/time.ts';
import type { Venue } from '../domain/venue.ts';
import { type AvailabilityAnswer, answerOf } from './answer.ts';
import { takenTables } from './reservations.ts';
import type { Store } from './store.ts';
import type { ServedVenue } from './venues.ts';

export type AvailabilityReply =
  | { readonly ok: true; readonly answer: AvailabilityAnswer }
  | { readonly ok: false; readonly faults: Faults };

/** Where a page gets a picture that a venue's files name: `/assets/…` as it is, any other from the venue's folder. */
export function pictureUrl(tenant: string, picture: string): string {
  return picture.startsWith('/') ? picture : `/v/${tenant}/files/${picture}`;
}

/** Answers for a date of the venue, whether open or not: which slots can be reserved is decided elsewhere. */
export async function availability(
  store: Store,
  served: ServedVenue,
  query: Readonly<Record<string, unknown>>,
  now: number,
): Promise<AvailabilityReply> {
  const faults: Faults = {};
  const blame: Blame = (field, fault, details = {}) => {
    (faults[field] ??= []).push({ ...details, fault });
  };
  const { date: text } = query;
  if (text === undefined || text === '') blame('date', 'required');
  else if (typeof text !== 'string') blame('date', 'bad_date');
  const date = typeof text === 'string' && text !== '' ? readDate(text, served.venue, now, blame) : undefined;
  readGuests(query['guests'], served.venue, blame);
  const slots = served.venue.occupancy === 'date' ? [WHOLE_DATE] : readSlots(query, served.venue, blame);
  if (date === undefined || Object.keys(faults).length > 0) return { ok: false, faults };
  return {
    ok: true,
    answer: answerOf(served.plan, await takenTables(store, served, date, slots), (picture) =>
      pictureUrl(served.venue.tenant, picture),
    ),
  };
}

/** The plan's size and decor, which the availability answer does not tell. */
export function groundOf({ venue, plan }: ServedVenue): Pick<Plan, 'width' | 'height' | 'decor'> {
  return {
    width: plan.width,
    height: plan.height,
    decor: plan.decor.map((piece) =>
      piece.kind === 'picture' ? { ...piece, picture: pictureUrl(venue.tenant, piece.picture) } : piece,
    ),
  };
}

/** The slots asked for where stays are counted; asked without a time, a table is free where it is free the whole date. */
function readSlots(query: Readonly<Record<string, unknown>>, venue: Venue, blame: Blame): number[] {
  const { time, stay: name } = query;
  if (time === undefined || time === '') return claimsOf('stay', 0, null);
  const start = typeof time === 'string' ? slotFromWire(time, venue.hours) : undefined;
  if (start === undefined) blame('time', 'bad_time');
  const stay =
    name === undefined || name === '' ? venue.stays?.[0] : venue.stays?.find((candidate) => candidate.name === name);
  if (!stay) blame('stay', 'bad_stay');
  return start === undefined || !stay ? [] : claimsOf('stay', start, stay.minutes);
}
