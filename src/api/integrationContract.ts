/** What connects a venue's other tools with the host: webhooks, whose events it sends them, and the owner's calls. */
import * as z from 'zod/mini';
import { HAPPENINGS } from '../domain/day/happenings.ts';
import { PARTY_STATUSES } from '../domain/day/party.ts';

/** Paths below the host's origin, for owners who are signed in to the editor. */
export const integrationCalls = {
  webhooks: { method: 'GET', path: '/api/editor/:tenant/webhooks' },
  addWebhook: { method: 'POST', path: '/api/editor/:tenant/webhooks' },
  changeWebhook: { method: 'PUT', path: '/api/editor/:tenant/webhooks/:id' },
  endWebhook: { method: 'DELETE', path: '/api/editor/:tenant/webhooks/:id' },
  renewSecret: { method: 'POST', path: '/api/editor/:tenant/webhooks/:id/secret' },
  testWebhook: { method: 'POST', path: '/api/editor/:tenant/webhooks/:id/test' },
  deliveries: { method: 'GET', path: '/api/editor/:tenant/webhooks/:id/deliveries' },
  sendAgain: { method: 'POST', path: '/api/editor/:tenant/webhooks/:id/deliveries/:sequence' },
  reservations: { method: 'GET', path: '/api/editor/:tenant/reservations' },
  exportCsv: { method: 'GET', path: '/api/editor/:tenant/reservations.csv' },
  exportJson: { method: 'GET', path: '/api/editor/:tenant/reservations.json' },
  keys: { method: 'GET', path: '/api/editor/:tenant/keys' },
  addKey: { method: 'POST', path: '/api/editor/:tenant/keys' },
  endKey: { method: 'DELETE', path: '/api/editor/:tenant/keys/:id' },
} as const;

/** Webhooks of one venue: each costs a write with every event. */
export const MAX_WEBHOOKS = 20;
/** Deliveries of a webhook that are listed, the latest first. */
export const MAX_LISTED_DELIVERIES = 50;
/** How long the secret before a new one still signs. */
export const OLD_SECRET_HOURS = 24;
/** Keys of one venue. */
export const MAX_KEYS = 50;
const MAX_KEY_DAYS = 3_650;
/** Dates of an export. */
export const MAX_EXPORT_DAYS = 1_100;
/** Reservations of a page. */
export const MAX_PAGE_LENGTH = 500;
const DEFAULT_PAGE_LENGTH = 100;
export const MAX_KEY_NAME_LENGTH = 80;

/** What a key may do: read the day, make reservations, run the day. */
export const KEY_SCOPES = ['read', 'reserve', 'day'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** ISO 8601, in UTC. */
const instant = z.iso.datetime();
const date = z.iso.date();
/** hh:mm of the venue's day; 24:00 is its end. */
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));
const id = z.int();
const tableKeys = z.array(z.string());

/** Only webhooks with personal data have it. All texts are as the guest or the staff have typed them. */
const guest = z.optional(
  z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    /** In E.164, such as +94771234567, or what staff have typed instead of a number. */
    phone: z.string(),
    /** The guest's language as a tag; null stands for the venue's. */
    language: z.nullable(z.string()),
    notes: z.string(),
    staff_note: z.string(),
  }),
);

/** A reservation as it is after the event. */
export const reservationDataSchema = z.object({
  id,
  code: z.string(),
  /** Increases with each change. */
  revision: z.int(),
  source: z.enum(['online', 'staff', 'walk_in']),
  status: z.enum(PARTY_STATUSES),
  cancelled: z.boolean(),
  date,
  time,
  /** Minutes; null for the rest of the date. */
  stay: z.nullable(z.int()),
  guests: z.int(),
  /** The same for all days of a stay of several; null for one day. */
  series: z.nullable(id),
  tables: z.array(
    z.object({ key: z.string(), name: z.string(), area: z.string(), category: z.string(), seats: z.int() }),
  ),
  created_at: instant,
  seated_at: z.nullable(instant),
  left_at: z.nullable(instant),
  guest,
});
export type ReservationData = z.infer<typeof reservationDataSchema>;

const cursorPattern = /^[\w-]{1,80}$/;
/** A period by its first and last date. */
export const exportQuerySchema = z.object({ from: date, until: date });
export const reservationsQuerySchema = z.extend(exportQuerySchema, {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_LENGTH)), DEFAULT_PAGE_LENGTH),
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(cursorPattern))),
});
/** Reservations by date, then in the order in which they were made. */
export const reservationsPageSchema = z.object({
  reservations: z.array(reservationDataSchema),
  /** The cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
});

export const waitingDataSchema = z.object({
  id,
  date,
  guests: z.int(),
  /** The keys of the offered tables. */
  tables: tableKeys,
  /** Until when they are held. */
  offer_until: z.nullable(instant),
  /** The reservation that it becomes when the guest accepts. */
  reservation_id: z.nullable(id),
  guest: z.optional(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
});
export type WaitingData = z.infer<typeof waitingDataSchema>;

/** What an owner sends to try a webhook. */
export const TEST_EVENT = 'webhook.test';
/** Everything that a webhook can get. */
export const EVENT_TYPES = [...HAPPENINGS, TEST_EVENT] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const planDataSchema = z.object({ version: z.int(), areas: z.int(), tables: z.int(), seats: z.int() });
export const blockDataSchema = z.object({
  id,
  tables: tableKeys,
  from: date,
  until: date,
  /** Both null for whole dates. */
  from_time: z.nullable(time),
  until_time: z.nullable(time),
});

/** The data of each event. */
export const EVENT_DATA = {
  'reservation.created': reservationDataSchema,
  'reservation.changed': reservationDataSchema,
  'reservation.cancelled': reservationDataSchema,
  'reservation.seated': reservationDataSchema,
  'reservation.left': reservationDataSchema,
  'reservation.no_show': reservationDataSchema,
  'waiting.offered': waitingDataSchema,
  'plan.published': planDataSchema,
  'day.blocked': blockDataSchema,
  'day.unblocked': blockDataSchema,
  [TEST_EVENT]: z.object({}),
} as const satisfies Record<EventType, z.ZodMiniType>;

const envelope = <const Type extends EventType>(type: Type) =>
  z.object({
    type: z.literal(type),
    /** When it happened. */
    timestamp: instant,
    /** The venue's tenant. */
    venue: z.string(),
    /** Counts the events of this webhook. A gap is one that was given up, or whose guest was erased. */
    sequence: z.int(),
    data: EVENT_DATA[type],
  });

/** The body of each event. */
export const webhookEventSchemas = Object.fromEntries(EVENT_TYPES.map((type) => [type, envelope(type)])) as {
  readonly [Type in EventType]: ReturnType<typeof envelope<Type>>;
};
export type WebhookEvent = z.infer<(typeof webhookEventSchemas)[EventType]>;

const content = z.enum(['full', 'lean']);
/** `content`: with what guests have told of themselves, or without. Without `events` it gets all. */
export const webhookBodySchema = z.strictObject({
  url: z.string().check(z.trim(), z.maxLength(2_000)),
  content: z._default(content, 'full'),
  events: z.optional(z.array(z.enum(HAPPENINGS)).check(z.minLength(1))),
});
/** Turning it off deletes what waits for it. */
export const webhookChangeSchema = z.extend(webhookBodySchema, { is_on: z.boolean() });
/** The host can't show the secret again. */
export const webhookReplySchema = z.object({ id: z.string(), secret: z.string() });
const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  content,
  events: z.array(z.enum(HAPPENINGS)),
  /** Epoch milliseconds. */
  created_at: z.number(),
  /** When the owner turned it off, or its receiver by answering 410; null while it is on. */
  ended_at: z.nullable(z.number()),
  /** Events that were not delivered yet, and those given up after a day. */
  waiting: z.int(),
  lost: z.int(),
  /** What the last failed delivery met; null if the latest one succeeded. */
  last_error: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof webhookSchema>;
export const webhooksReplySchema = z.object({ webhooks: z.array(webhookSchema) });

/** An event on its way to a webhook, or one of the latest that were delivered or given up. */
const deliverySchema = z.object({
  sequence: z.int(),
  type: z.enum(EVENT_TYPES),
  state: z.enum(['waiting', 'delivered', 'failed']),
  /** When it was delivered or given up, or else when it happened. Epoch milliseconds. */
  at: z.number(),
  tries: z.int(),
  /** What the latest attempt met, if it failed. */
  error: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;
export const deliveriesReplySchema = z.object({ deliveries: z.array(deliverySchema) });

const scopes = z.array(z.enum(KEY_SCOPES)).check(z.minLength(1));
/** The log of the day has the name. */
export const keyBodySchema = z.strictObject({
  name: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(MAX_KEY_NAME_LENGTH),
    z.refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'contains control characters'),
  ),
  scopes,
  days: z.int().check(z.minimum(1), z.maximum(MAX_KEY_DAYS)),
});
/** The host can't show the key again. */
export const keyReplySchema = z.object({ id: z.string(), key: z.string() });
/** Epoch milliseconds. */
const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  created_at: z.number(),
  ends_at: z.number(),
  /** To the minute; null if it was not used yet. */
  last_used_at: z.nullable(z.number()),
});
export type Key = z.infer<typeof keySchema>;
export const keysReplySchema = z.object({ keys: z.array(keySchema) });
