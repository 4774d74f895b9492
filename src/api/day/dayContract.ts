/** The calls of the venue's day: method, path and schemas, shared by page and host. */
import * as z from 'zod/mini';
import type { OpeningHours } from '../../domain/booking/bookingCalendar.ts';
import { planSchema } from '../../domain/plan/plan.ts';
import { OCCUPANCIES, zoneOffsetsSchema } from '../../domain/booking/venue.ts';
import { dayActionSchema } from '../../domain/day/action.ts';
import { logChangeSchema } from '../../domain/day/log.ts';
import { venueSwitchValue } from '../venueSwitch.ts';
import { blockSchema, partySchema, partyRequestSchema, waitingEntrySchema } from '../../domain/day/party.ts';

/** Paths below the host's origin, with placeholders. `?date=YYYY-MM-DD`; without it, the venue's today. */
export const dayCalls = {
  state: { method: 'GET', path: '/api/day/:tenant' },
  act: { method: 'POST', path: '/api/day/:tenant/actions' },
  plan: { method: 'GET', path: '/api/day/:tenant/plan' },
  /** Server-sent events. */
  events: { method: 'GET', path: '/api/day/:tenant/events' },
  /** `&before=NUMBER` has the steps before that one. */
  log: { method: 'GET', path: '/api/day/:tenant/log' },
  /** The earlier visits of a party's guest. */
  visits: { method: 'GET', path: '/api/day/:tenant/parties/:party/visits' },
  /** Whether this device is notified, and the key that its browser needs for that. */
  push: { method: 'GET', path: '/api/day/:tenant/push' },
  subscribe: { method: 'PUT', path: '/api/day/:tenant/push' },
  unsubscribe: { method: 'DELETE', path: '/api/day/:tenant/push' },
  csv: { method: 'GET', path: '/api/day/:tenant/export.csv' },
  /** The day without names. With the session, or with the wall's own secret in `WALL_SECRET_HEADER`. */
  wall: { method: 'GET', path: '/api/day/:tenant/wall' },
  /** The secret addresses of calendar feed and wall screen, for owners. */
  feeds: { method: 'GET', path: '/api/day/:tenant/feeds' },
  makeFeed: { method: 'PUT', path: '/api/day/:tenant/feeds/:kind' },
  endFeed: { method: 'DELETE', path: '/api/day/:tenant/feeds/:kind' },
} as const;

/** The pages. The wall's secret, if it has one, is the fragment of its address. */
export const dayPages = {
  /** What opens the editor and the day. For owners. */
  access: '/editor/:tenant/sessions',
  day: '/day/:tenant',
  wall: '/day/:tenant/wall',
  signIn: '/day/:tenant/sign-in',
  calendar: '/ical/:tenant/:secret.ics',
  table: '/v/:tenant/t/:table',
} as const;

export const WALL_SECRET_HEADER = 'X-Wall-Secret';

export const ROLES = ['owner', 'staff'] as const;
const TABLE_ACCESS = ['in_house', 'walk_in'] as const;

const instant = z.number();
const minutes = z.number();
const date = z.string();

const servicesSchema = z.readonly(
  z.array(
    z.object({
      name: z.optional(z.string()),
      first: minutes,
      last: minutes,
      end: z.optional(minutes),
      weekdays: z.optional(z.readonly(z.array(z.int()))),
      from: z.optional(date),
      to: z.optional(date),
    }),
  ),
);
const openingSchema = z.object({
  services: servicesSchema,
  specialDays: z.readonly(
    z.array(
      z.object({
        date,
        closed: z.optional(z.boolean()),
        services: z.optional(servicesSchema),
        note: z.optional(z.string()),
      }),
    ),
  ),
  slotMinutes: minutes,
  closedWeekdays: z.readonly(z.array(z.int())),
  closedDates: z.readonly(z.array(date)),
}) satisfies z.ZodMiniType<OpeningHours>;

/** What the page needs of the venue's settings. */
export const dayVenueSchema = z.object({
  name: z.string(),
  /** Its offsets on the state's date, on today and between. */
  timeZone: z.union([z.string(), zoneOffsetsSchema]),
  language: z.string(),
  occupancy: z.enum(OCCUPANCIES),
  tableOccupancy: z.optional(z.record(z.string(), z.enum(OCCUPANCIES))),
  opening: openingSchema,
  /** How long a late party's tables are kept. */
  holdMinutes: z.number(),
  /** Offered lengths of stay, the default first; null minutes for the rest of the date. */
  stays: z.array(z.object({ name: z.string(), minutes: z.nullable(minutes) })),
  guests: z.object({ min: z.int(), max: z.int() }),
  /** How long a party stays, by ascending size: the first that is not smaller than the party counts. */
  turnTimes: z.array(z.object({ guests: z.int(), minutes })),
  maxCoversPerSlot: z.nullable(z.int()),
  /** By the key of a table that visitors can't reserve. */
  tableAccess: z.record(z.string(), z.enum(TABLE_ACCESS)),
  /** Categories whose tables stand in for one another. */
  substitutes: z._default(z.array(z.array(z.string())), []),
  /** Minutes without a touch after which the page hides itself. */
  lockAfterMinutes: z.number(),
  /** Minutes after its time at which the host frees a late party's tables by itself; null if it never does. */
  autoFreeMinutes: z.nullable(z.number()),
  waitingOfferMinutes: z.number(),
});
export type DayVenue = z.infer<typeof dayVenueSchema>;

export const dayStateSchema = z.object({
  date,
  /** The host's time. */
  now: instant,
  /** The venue's latest event: an answer with a smaller one is older. */
  revision: z.int(),
  role: z.enum(ROLES),
  /** Who is signed in, as the log names them. */
  actor: z.string(),
  /** Whether guests who agree get messages on the telephone. */
  hasMessenger: z.optional(z.boolean()),
  venue: dayVenueSchema,
  /** By time. With canceled ones, and without expired holds. */
  parties: z.array(partySchema),
  blocks: z.array(blockSchema),
  /** The names of tables that parties or season places have and the plan no longer has, by their keys. */
  formerTables: z.optional(z.record(z.string(), z.string())),
  waiting: z.array(waitingEntrySchema),
  /** Of today and all later dates. */
  requests: z._default(z.array(partyRequestSchema), []),
  note: z.string(),
  pausedUntil: z.nullable(instant),
  /** Mails to guests about steps of staff that can still be stopped. `dueIn` is in milliseconds. */
  mails: z._default(z.array(z.object({ id: z.int(), party: z.int(), dueIn: z.number() })), []),
});
export type DayState = z.infer<typeof dayStateSchema>;

/** `id` is the page's own for this step: sent twice, it gets the first reply. */
export const actionBodySchema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{8,64}$/, 'bad_key')),
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'bad_date')),
  action: dayActionSchema,
});
export type ActionBody = z.infer<typeof actionBodySchema>;

/** Somebody or something that has a table already. `time` is when it begins, in minutes of the date. */
const collisionSchema = z.object({
  table: z.string(),
  party: z.optional(z.int()),
  block: z.optional(z.int()),
  name: z.string(),
  time: z.nullable(minutes),
});
export type Collision = z.infer<typeof collisionSchema>;

/** What may become of a party whose table is to be blocked. */
const blockChoiceSchema = z.object({
  party: z.int(),
  revision: z.int(),
  /** Sets of free tables, the best first. Those of different parties don't collide. */
  offers: z.array(z.array(z.string())),
  /** When the block begins, if the party has its tables before that. */
  end: z.nullable(minutes),
  /** Whether the party will have left by then as far as anybody can tell. */
  isGone: z.boolean(),
});
export type BlockChoice = z.infer<typeof blockChoiceSchema>;
/** A party that `take_back` leaves as it is: because of who has its tables now, or because it has changed since. */
const restSchema = z.object({ party: partySchema, collisions: z.array(collisionSchema) });
export type Rest = z.infer<typeof restSchema>;

/** 200. `log` is the step's number for `undo`; null if the step has changed nothing. */
export const actionReplySchema = z.object({
  ok: z.literal(true),
  log: z.nullable(z.int()),
  rest: z.optional(z.array(restSchema)),
  state: dayStateSchema,
});
/** 409 */
export const actionRefusalSchema = z.discriminatedUnion('type', [
  /** Somebody else has changed these parties. They are as they are now. */
  z.object({
    ok: z.literal(false),
    type: z.literal('conflict'),
    parties: z.array(partySchema),
    state: dayStateSchema,
  }),
  /** `nearest` has sets of tables that are free, the best first. */
  z.object({
    ok: z.literal(false),
    type: z.literal('collision'),
    collisions: z.array(collisionSchema),
    nearest: z.array(z.array(z.string())),
    state: dayStateSchema,
  }),
  /** A block concerns these parties. `choices` says for each what may become of it. */
  z.object({
    ok: z.literal(false),
    type: z.literal('affected'),
    parties: z.array(partySchema),
    choices: z.array(blockChoiceSchema),
  }),
]);
export type ActionRefusal = z.infer<typeof actionRefusalSchema>;
/** 422: texts by field, in the language of the request. */
export const invalidActionSchema = z.object({
  ok: z.literal(false),
  type: z.literal('invalid'),
  errors: z.record(z.string(), z.array(z.string())),
});

/** The plan to draw, with pictures as its file names them; `dayClient.ts` makes addresses of them. */
export const dayPlanSchema = z.object({ plan: planSchema, version: z.int() });
export type DayPlan = z.infer<typeof dayPlanSchema>;

/** Steps that an answer has at most. */
export const LOG_PAGE_STEPS = 50;

const logEntrySchema = z.object({
  log: z.int(),
  at: instant,
  role: z.enum([...ROLES, 'guest', 'host']),
  actor: z.string(),
  /** An action's type, or what a guest or the host has done. */
  type: z.string(),
  changes: z.array(logChangeSchema),
  /** The earlier step that it takes back. */
  undoes: z.nullable(z.int()),
});
export type LogEntry = z.infer<typeof logEntrySchema>;
/** The latest steps first. `names` has the parties and waiting guests in them, by their ids. */
export const dayLogSchema = z.object({
  entries: z.array(logEntrySchema),
  names: z.record(z.string(), z.string()),
});
export type DayLog = z.infer<typeof dayLogSchema>;

/** An earlier visit of a guest. Its tables are called as they were then. */
const earlierVisitSchema = z.extend(
  z.pick(partySchema, {
    id: true,
    date: true,
    time: true,
    guests: true,
    status: true,
    cancelled: true,
    notes: true,
    staffNote: true,
  }),
  { tables: z.array(z.string()) },
);
export type EarlierVisit = z.infer<typeof earlierVisitSchema>;
/** All earlier visits in figures, and the latest of them. */
export const guestVisitsSchema = z.object({
  total: z.int(),
  noShows: z.int(),
  cancelled: z.int(),
  visits: z.array(earlierVisitSchema),
});
export type GuestVisits = z.infer<typeof guestVisitsSchema>;

export const pushSchema = z.object({ key: z.string(), isOn: z.boolean() });
/** As browsers give it. The keys are those of RFC 8291. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.maxLength(2_000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
  }),
});
export type PushKeys = z.infer<typeof pushSubscriptionSchema>;

/** A party as the wall shows it. */
const wallPartySchema = z.pick(partySchema, {
  id: true,
  date: true,
  time: true,
  stay: true,
  guests: true,
  tables: true,
  status: true,
  arrived: true,
  statusAt: true,
  seatedAt: true,
  leftAt: true,
});
export const wallStateSchema = z.object({
  date,
  now: instant,
  revision: z.int(),
  venue: z.pick(dayVenueSchema, {
    name: true,
    timeZone: true,
    language: true,
    occupancy: true,
    tableOccupancy: true,
    opening: true,
    holdMinutes: true,
    turnTimes: true,
  }),
  plan: dayPlanSchema,
  parties: z.array(wallPartySchema),
  blocks: z.array(z.omit(blockSchema, { reason: true, season: true })),
});
export type WallState = z.infer<typeof wallStateSchema>;

export const FEED_KINDS = ['ical', 'wall'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];
/** When each was made. Its address is shown once, when it is made. */
export const feedsSchema = z.object({
  feeds: z.array(z.object({ kind: z.enum(FEED_KINDS), created_at: instant })),
  /** What the calendar can be narrowed to, by `area` and `service` in the query of its address. */
  areas: z.array(z.object({ id: z.string(), name: z.string() })),
  services: z.array(z.string()),
});
export const madeFeedSchema = z.object({ address: z.string() });

/** The page-level values: `data-…` attributes of the element that the page mounts in. */
export const dayPageSchema = z.object({
  tenant: z.string(),
  name: z._default(z.string(), ''),
  /** The host's current time (ISO). */
  now: z.optional(z.string()),
  /** What the page shows: the wall screen has an address of its own, and perhaps no session. */
  view: z.optional(z.enum(['day', 'wall'])),
  venues: venueSwitchValue,
});
export type DayPageValues = z.infer<typeof dayPageSchema>;
