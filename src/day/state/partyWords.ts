/** How a party is called, and in which state it is, in words. */
import type { DayVenue } from '../../api/day/dayContract.ts';
import type { Party, PartyStatus } from '../../domain/day/party.ts';
import { zonedTimeToInstant } from '../../domain/booking/time.ts';
import { hasDayEnded } from '../../domain/day/dayEnd.ts';
import { holdLeft, minutesLate, minutesLeft } from '../../domain/day/visit.ts';
import { isGuestTag } from '../../domain/day/guestTags.ts';
import { messages } from '../messages.ts';

const MS_PER_MINUTE = 60_000;

/** The state that staff see of a party. A party is late once its time is over and nobody of it is here. */
export type PartyState = PartyStatus | 'cancelled' | 'late';

/** The groups of the list, in their order. */
export const PARTY_GROUPS = ['late', 'here', 'upcoming', 'seated', 'done'] as const;
export type PartyGroup = (typeof PARTY_GROUPS)[number];

/** What the clock makes of a party. Minutes are whole. */
type PartyTimes = {
  readonly state: PartyState;
  readonly group: PartyGroup;
  /** Minutes since its time, for a late party. */
  readonly lateMinutes: number | undefined;
  /** Minutes until its tables may be freed; less than 0 after that. For a late party. */
  readonly holdMinutes: number | undefined;
  /** Minutes until its visit ends; less than 0 if it stays longer. For a party at its tables. */
  readonly leftMinutes: number | undefined;
  /** The day is over: what became of the party can only be put right. */
  readonly hasEnded: boolean;
};

/** Parties whose time is so near belong to those that the door expects now. */
const NOW_MINUTES = 15;

/** Returns what to call a party. Guests who walked in often have no name. */
export function partyName({ name }: Pick<Party, 'name'>): string {
  return name.trim() === '' ? messages.walkIn : name;
}

/** Returns what to call a tag. */
export function tagName(tag: string): string {
  return isGuestTag(tag) ? messages.tags[tag] : tag;
}

/** Returns how a party stands at an instant. */
export function partyTimes(party: Party, venue: DayVenue, now: number): PartyTimes {
  const { status, cancelled, date, time } = party;
  const hasEnded = hasDayEnded(party, venue, now);
  const none = { hasEnded, lateMinutes: undefined, holdMinutes: undefined, leftMinutes: undefined };
  if (cancelled) return { ...none, state: 'cancelled', group: 'done' };
  if (status === 'left' || status === 'no_show') return { ...none, state: status, group: 'done' };
  if (status === 'seated')
    return { ...none, state: status, group: 'seated', leftMinutes: minutesLeft(party, venue, now) };
  if (status === 'arrived') return { ...none, state: status, group: 'here' };
  const lateMinutes = minutesLate(party, venue.timeZone, now);
  if (lateMinutes === undefined) {
    const isNear = zonedTimeToInstant(date, time, venue.timeZone) - now <= NOW_MINUTES * MS_PER_MINUTE;
    return { ...none, state: status, group: isNear ? 'here' : 'upcoming' };
  }
  const holdMs = holdLeft(party, venue.holdMinutes, venue.timeZone, now) ?? 0;
  return { ...none, state: 'late', group: 'late', lateMinutes, holdMinutes: Math.ceil(holdMs / MS_PER_MINUTE) };
}

/** Returns the words for a state: `Late 12 min`, `Seated, 40 min left`. */
export function stateWords(party: Party, { state, lateMinutes, leftMinutes }: PartyTimes): string {
  if (state === 'late') return messages.late({ minutes: lateMinutes ?? 0 });
  if (state === 'arrived' && party.arrived < party.guests)
    return messages.partlyArrived({ arrived: party.arrived, size: party.guests });
  if (state === 'seated' && leftMinutes !== undefined)
    return leftMinutes >= 0
      ? messages.seatedLeft({ minutes: leftMinutes })
      : messages.seatedOver({ minutes: -leftMinutes });
  return messages.states[state];
}
