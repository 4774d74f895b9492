/** The parties, blocks and waiting guests of a venue's day, as the host answers with them. */
import * as z from 'zod/mini';

/** How far a visit has come. A canceled party keeps the status that it had. */
export const PARTY_STATUSES = ['reserved', 'confirmed', 'arrived', 'seated', 'left', 'no_show'] as const;
export type PartyStatus = (typeof PARTY_STATUSES)[number];

/** How a party came to the venue's list: by the booking page, by staff, or through the door. */
const PARTY_SOURCES = ['online', 'staff', 'walk_in'] as const;
export type PartySource = (typeof PARTY_SOURCES)[number];

/** Epoch milliseconds. */
const instant = z.number();
/** Minutes of the date. */
const minutes = z.number();
const tableKeys = z.array(z.string());

/** What the rules of a day read of a party, and what its log keeps: nothing that tells who the guest is. */
export const visitSchema = z.object({
  /** Increases with each change. An action names the revision that it was made on. */
  revision: z.int(),
  /** YYYY-MM-DD */
  date: z.string(),
  time: minutes,
  /** Null for the rest of the date. */
  stay: z.nullable(minutes),
  guests: z.int(),
  /** The keys of its tables. Without any it waits in the lane without a table. */
  tables: tableKeys,
  status: z.enum(PARTY_STATUSES),
  /** How many of its guests are here. */
  arrived: z.int(),
  statusAt: instant,
  seatedAt: z.nullable(instant),
  leftAt: z.nullable(instant),
  cancelled: z.boolean(),
  /** Until when its tables are held for a guest who has yet to confirm; null if they are promised. */
  heldUntil: z.nullable(instant),
  /** When the venue decided to keep it although its hours don't cover it. Steps of earlier builds have none. */
  keptAt: z._default(z.nullable(instant), null),
});
export type Visit = z.infer<typeof visitSchema>;

export const partySchema = z.extend(visitSchema, {
  id: z.int(),
  code: z.string(),
  source: z.enum(PARTY_SOURCES),
  /** The guest's own text, and so hostile. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The guest's words to the venue. */
  notes: z.string(),
  /** The venue's words to itself. */
  staffNote: z.string(),
  /** What staff have noted about the guest, at this or at another visit: of `GUEST_TAGS`, or their own words. */
  tags: z._default(z.array(z.string()), []),
  /** Opens WhatsApp with a text to the guest in the guest's language, where the number is an international one. */
  whatsApp: z.optional(z.string()),
  /** Whether the guest agrees to messages on the telephone. */
  messages: z.optional(z.boolean()),
  /** Why the latest message to the guest's telephone was not sent. */
  messageError: z.optional(z.string()),
  /** Which day of a stay of several it is, and how many there are, without those that are canceled. */
  dayOfStay: z.optional(z.object({ day: z.int(), days: z.int() })),
});
export type Party = z.infer<typeof partySchema>;

/** Tables that nobody may have on some dates, or between two times of each of them. */
export const blockSchema = z.object({
  /** Negative for a closed area of the settings. */
  id: z.int(),
  tables: tableKeys,
  /** YYYY-MM-DD, both included. */
  from: z.string(),
  until: z.string(),
  /** Both null for whole dates. At a venue where a table serves one party a date they block the date all the same. */
  fromTime: z.nullable(minutes),
  untilTime: z.nullable(minutes),
  reason: z.string(),
  /**
   * Of a place that a guest has for a season, whose name is the reason: the season's last date, whether it is paid, and
   * whether it is only offered until the guest answers.
   */
  season: z.optional(z.object({ until: z.string(), paid: z.boolean(), offered: z.optional(z.boolean()) })),
});
export type Block = z.infer<typeof blockSchema>;

/** Returns whether a block stands for an area that the settings close. Only they can open it again. */
export function isClosedArea({ id }: Pick<Block, 'id'>): boolean {
  return id < 0;
}

/**
 * A party at the venue is `waiting`, gets a table `offered`, and ends as `seated` or `left`. One that asks in advance is
 * `requested`, and ends as `reserved` or `refused`.
 */
export const WAITING_STATES = [
  'waiting',
  'offered',
  'accepted',
  'declined',
  'expired',
  'seated',
  'left',
  'requested',
  'reserved',
  'refused',
] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** A party that waits for a table. While it has an offer, the host keeps these tables from everybody else. */
export const waitingEntrySchema = z.object({
  id: z.int(),
  revision: z.int(),
  name: z.string(),
  guests: z.int(),
  phone: z.string(),
  email: z.string(),
  messages: z.optional(z.boolean()),
  quotedMinutes: z.int(),
  joinedAt: instant,
  state: z.enum(WAITING_STATES),
  offer: z.nullable(z.object({ tables: tableKeys, until: instant })),
  /** The party that it became, from the offer on. */
  party: z.nullable(z.int()),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** The request of a party that is too large to reserve online, which nobody has answered yet. */
export const partyRequestSchema = z.object({
  id: z.int(),
  revision: z.int(),
  /** YYYY-MM-DD */
  date: z.string(),
  time: minutes,
  name: z.string(),
  guests: z.int(),
  phone: z.string(),
  email: z.string(),
  notes: z.string(),
});
export type PartyRequest = z.infer<typeof partyRequestSchema>;

type Reach = Pick<WaitingEntry, 'email'> & Partial<Pick<WaitingEntry, 'phone' | 'messages'>>;

/** Returns whether an offer can reach a waiting party: by mail, or by a message that the guest agrees to. */
export function canBeOffered({ email, phone = '', messages = false }: Reach): boolean {
  return email !== '' || (messages && phone !== '');
}
