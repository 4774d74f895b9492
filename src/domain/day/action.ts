/** What staff can do on a venue's day. The page sends an action, and the host applies it. */
import * as z from 'zod/mini';
import { MAX_SEATS } from '../plan/limits.ts';
import { MINUTES_PER_DAY } from '../plan/timeOfDay.ts';
import { plainDate } from '../booking/venue.ts';
import { cleanCode, cleanText } from '../text/cleanText.ts';
import { MAX_TAGS, MAX_TAG_LENGTH } from './guestTags.ts';
import { PARTY_STATUSES } from './party.ts';

/** Tables of one action: a block may take the whole plan. */
const MAX_TABLES = 10_000;
const MAX_PARTY_TABLES = 200;
const MAX_BLOCKED_DAYS_PARTIES = 2_000;

// Controls, and lone surrogates, which databases alter.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\p{Cs}]/u;
const withoutControls = z.refine<string>((text) => !CONTROL.test(text), 'control_characters');
const words = (max: number) => z.string().check(z.overwrite(cleanText), z.maxLength(max), withoutControls);
const line = (max: number) => words(max).check(z.refine((text) => !text.includes('\n'), 'control_characters'));

const key = z.string().check(z.minLength(1), z.maxLength(100));
const tables = z.array(key).check(z.maxLength(MAX_PARTY_TABLES), z.refine(areDistinct, 'same_table_twice'));
const someTables = tables.check(z.minLength(1));
const id = z.int().check(z.positive());
const revision = z.int().check(z.nonnegative());
const name = line(200);
const requiredName = name.check(z.minLength(1));
const guests = z.int().check(z.positive(), z.maximum(MAX_SEATS));
const time = z.int().check(z.nonnegative(), z.maximum(MINUTES_PER_DAY));
/** When tables must be free again. A visit that runs past midnight has its tables until the end of the date. */
const end = z.optional(z.int().check(z.nonnegative(), z.maximum(2 * MINUTES_PER_DAY)));
/** Takes tables that others have: staff know that it will do. */
const override = z.optional(z.boolean());
const stay = z.nullable(z.int().check(z.positive(), z.maximum(MINUTES_PER_DAY)));
const code = (max: number) => z.string().check(z.overwrite(cleanCode), z.maxLength(max), withoutControls);
/** Whether the guest agrees to messages on the telephone. */
const messages = z.optional(z.boolean());
/** The host reads both by more rules. */
const phone = code(40);
const email = code(254);
const note = words(1_000);
const instant = z.int().check(z.positive());
const wait = z.int().check(z.nonnegative(), z.maximum(MINUTES_PER_DAY));

function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length;
}

/** `party` and `revision` name a party as the actor saw it; times are minutes of the action's date. */
export const dayActionSchema = z.discriminatedUnion('type', [
  /** Seats guests who came through the door. */
  z.strictObject({
    type: z.literal('walk_in'),
    guests,
    tables: someTables,
    name: z.optional(name),
    until: end,
    override,
  }),
  /** Enters a reservation, such as one by telephone. Without a stay it has the venue's turn time. */
  z.strictObject({
    type: z.literal('add'),
    guests,
    tables,
    name: requiredName,
    time,
    stay: z.optional(stay),
    phone: z.optional(phone),
    email: z.optional(email),
    messages,
    notes: z.optional(note),
    /** The request that it answers. */
    request: z.optional(z.strictObject({ entry: id, revision })),
    override,
  }),
  /** To another date only what is still to come, with its tables unless others are named. */
  z.strictObject({
    type: z.literal('edit'),
    party: id,
    revision,
    date: z.optional(plainDate),
    name: z.optional(requiredName),
    guests: z.optional(guests),
    time: z.optional(time),
    stay: z.optional(stay),
    tables: z.optional(tables),
    staffNote: z.optional(note),
    phone: z.optional(phone),
    email: z.optional(email),
    messages,
    override,
  }),
  /** What is known of the guest: all tags, also those that stay. They belong to the address and the number. */
  z.strictObject({
    type: z.literal('tags'),
    party: id,
    revision,
    tags: z.array(line(MAX_TAG_LENGTH).check(z.minLength(1))).check(z.maxLength(MAX_TAGS)),
  }),
  /** Moves a party on, or back. `arrived` is how many of its guests are here; without it, all. */
  z.strictObject({
    type: z.literal('status'),
    party: id,
    revision,
    status: z.enum(PARTY_STATUSES),
    arrived: z.optional(z.int().check(z.nonnegative(), z.maximum(MAX_SEATS))),
    override,
  }),
  /** Moves a party, or joins tables: `tables` is the new full set. Empty puts it in the lane without a table. */
  z.strictObject({ type: z.literal('tables'), party: id, revision, tables, override }),
  z.strictObject({ type: z.literal('swap'), party: id, revision, other: id, otherRevision: revision }),
  /** Keeps a party that the venue's hours no longer cover. */
  z.strictObject({ type: z.literal('keep'), party: id, revision }),
  /** `tell` sends the guest a mail. `rest` also cancels the later days of a stay of several. */
  z.strictObject({
    type: z.literal('cancel'),
    party: id,
    revision,
    tell: z.boolean(),
    rest: z.optional(z.boolean()),
  }),
  /**
   * Blocks tables. The parties concerned must each be in `moves`, in `ends`, whose visits end when the block begins, or
   * in `tell`, which cancels them with a mail; else the host answers with the list of them.
   */
  z
    .strictObject({
      type: z.literal('block'),
      tables: z.array(key).check(z.minLength(1), z.maxLength(MAX_TABLES), z.refine(areDistinct, 'same_table_twice')),
      from: plainDate,
      until: plainDate,
      fromTime: z.nullable(time),
      untilTime: z.nullable(time),
      reason: line(200),
      moves: z.optional(
        z.array(z.strictObject({ party: id, revision, tables })).check(z.maxLength(MAX_BLOCKED_DAYS_PARTIES)),
      ),
      ends: z.optional(z.array(z.strictObject({ party: id, revision })).check(z.maxLength(MAX_BLOCKED_DAYS_PARTIES))),
      tell: z.optional(z.array(id).check(z.maxLength(MAX_BLOCKED_DAYS_PARTIES))),
    })
    .check(
      z.refine(({ from, until }) => from <= until, { error: 'block_order', path: ['until'] }),
      z.refine(({ fromTime, untilTime }) => (fromTime === null) === (untilTime === null), {
        error: 'block_times',
        path: ['untilTime'],
      }),
      z.refine(({ fromTime, untilTime }) => fromTime === null || untilTime === null || fromTime < untilTime, {
        error: 'block_order',
        path: ['untilTime'],
      }),
    ),
  z.strictObject({ type: z.literal('unblock'), block: id }),
  /** The note of the date. */
  z.strictObject({ type: z.literal('note'), text: words(2_000) }),
  /** Stops online reservations until then. Null lets them in again. */
  z.strictObject({ type: z.literal('pause'), until: z.nullable(instant) }),
  z.strictObject({
    type: z.literal('wait_add'),
    name: requiredName,
    guests,
    phone: z.optional(phone),
    email: z.optional(email),
    messages,
    quotedMinutes: wait,
  }),
  /** Holds tables for a waiting party, and mails or messages it the offer. */
  z.strictObject({
    type: z.literal('wait_offer'),
    entry: id,
    revision,
    tables: someTables,
    minutes: z.int().check(z.positive(), z.maximum(120)),
    until: end,
  }),
  z.strictObject({ type: z.literal('wait_seat'), entry: id, revision, tables: someTables, until: end, override }),
  z.strictObject({ type: z.literal('wait_leave'), entry: id, revision }),
  /** Declines the request of a large party, with a mail. */
  z.strictObject({ type: z.literal('request_decline'), entry: id, revision }),
  /** Brings a canceled party back, to the tables that it had or to others. */
  z.strictObject({ type: z.literal('restore'), party: id, revision, tables }),
  /** Sends the latest mail about a party again, which its guest has lost. */
  z.strictObject({ type: z.literal('send_again'), party: id, revision }),
  /** Stops a mail to a guest, as long as nobody has tried to send it. */
  z.strictObject({ type: z.literal('stop_mail'), party: id, mail: id }),
  /** Takes back a step of the log at once: all of it, or nothing. */
  z.strictObject({ type: z.literal('undo'), log: id }),
  /** Takes back a block at any time: the parties that it canceled or moved come back where their tables are free. */
  z.strictObject({ type: z.literal('take_back'), log: id }),
]);
export type DayAction = z.infer<typeof dayActionSchema>;
export type DayActionOf<Type extends DayAction['type']> = Extract<DayAction, { type: Type }>;

/** How long the page offers to undo a step, and how long the host accepts it. */
export const UNDO_MS = { offered: 10_000, accepted: 60_000 } as const;
