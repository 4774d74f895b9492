/** The rows of the waiting list. */
import type { WaitingState } from '../../domain/day/party.ts';

/** A party that waits for a table on a date. */
export type WaitingRow = {
  readonly tenant: string;
  readonly id: number;
  readonly date: string;
  readonly revision: number;
  readonly name: string;
  readonly guests: number;
  readonly phone: string;
  readonly email: string;
  readonly quoted_minutes: number;
  readonly joined_at: number;
  readonly state: WaitingState;
  /** The keys of the offered tables, as JSON. */
  readonly offer_tables: string | null;
  /** In epoch milliseconds of real time. */
  readonly offer_until: number | null;
  /** How long the next party keeps the offer if it is passed on. */
  readonly offer_minutes: number | null;
  /** The party that it became with the offer. */
  readonly reservation_id: number | null;
  /** When the guest agreed to messages on the telephone, in real time. */
  readonly messages_at: number | null;
  /** When a requested party would like to come, in minutes of the date; null for one that waits at the venue. */
  readonly time: number | null;
  /** What a guest writes beside a request. */
  readonly notes: string | null;
  /** The language that a request was made in. */
  readonly language: string | null;
};

/** What a new entry has unless it is said. */
export const NEW_WAITING = {
  revision: 0,
  quoted_minutes: 0,
  offer_tables: null,
  offer_until: null,
  offer_minutes: null,
  reservation_id: null,
  messages_at: null,
  time: null,
  notes: null,
  language: null,
} as const satisfies Partial<WaitingRow>;
