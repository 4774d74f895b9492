/** The editor's calls: method, path and schemas, shared by page and host. No other page needs them. */
import * as z from 'zod/mini';
import { planSchema } from '../domain/plan/plan.ts';
import { IMPACT_KINDS } from '../domain/booking/reservationImpact.ts';
import { publicVenueSchema } from '../domain/booking/venue.ts';

/** Paths below the host's origin, with placeholders. */
export const editorCalls = {
  state: { method: 'GET', path: '/api/editor/:tenant' },
  saveDraft: { method: 'PUT', path: '/api/editor/:tenant/draft' },
  discardDraft: { method: 'DELETE', path: '/api/editor/:tenant/draft' },
  publish: { method: 'POST', path: '/api/editor/:tenant/publish' },
  affected: { method: 'GET', path: '/api/editor/:tenant/affected' },
  versions: { method: 'GET', path: '/api/editor/:tenant/versions' },
  version: { method: 'GET', path: '/api/editor/:tenant/versions/:version' },
  pictureUses: { method: 'GET', path: '/api/editor/:tenant/pictures' },
  uploadPicture: { method: 'PUT', path: '/api/editor/:tenant/pictures/:name' },
  deletePicture: { method: 'DELETE', path: '/api/editor/:tenant/pictures/:name' },
  signIn: { method: 'POST', path: '/api/editor/:tenant/sign-in' },
  signOut: { method: 'POST', path: '/api/editor/:tenant/sign-out' },
  access: { method: 'GET', path: '/api/editor/:tenant/access' },
  addDevice: { method: 'POST', path: '/api/editor/:tenant/access' },
  endOtherSessions: { method: 'DELETE', path: '/api/editor/:tenant/access' },
  endAccess: { method: 'DELETE', path: '/api/editor/:tenant/access/:id' },
} as const;

/** Limit of a plan and its metadata: enough for 10,000 tables with long descriptions. */
export const MAX_PLAN_BYTES = 16 * 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Begins the name that plans use for an uploaded picture. Its file is in the host's data folder. */
export const UPLOADS_PREFIX = 'uploads/';
/** Limits of the author's name and of the note, in characters. */
export const MAX_AUTHOR_LENGTH = 80;
export const MAX_NOTE_LENGTH = 500;
/** The longest time for which anything opens a venue's pages. */
export const MAX_ACCESS_DAYS = 3_650;
/** Names of uploaded pictures. SVG is not allowed, as it can contain scripts. */
export const PICTURE_NAME_PATTERN = /^[\w-]{1,80}\.(?:webp|png|jpe?g|avif)$/;

/** Epoch milliseconds. */
const instant = z.number();
const version = z.int().check(z.nonnegative());

/** A draft; `base` is the published version that it is based on. `by` is who saved it; may be empty. */
export const draftSchema = z.object({
  plan: planSchema,
  revision: z.int(),
  base: version,
  by: z._default(z.string(), ''),
  at: instant,
});
export type Draft = z.infer<typeof draftSchema>;

/**
 * Version 0 is the plan of the venue's folder: it was never published, and `at` is null. Send `etag` back as If-Match.
 */
export const publishedSchema = z.object({
  version,
  plan: planSchema,
  etag: z.string(),
  by: z.string(),
  note: z.string(),
  at: z.nullable(instant),
});
export type Published = z.infer<typeof publishedSchema>;

export const editorStateSchema = z.object({
  /** The public part of the settings, and the tenant. */
  venue: z.extend(publicVenueSchema, { tenant: z.string() }),
  published: publishedSchema,
  draft: z.nullable(draftSchema),
  /** Whether the folder's plan has changed since the current plan was published; if so, with that plan. */
  folder: z.object({ changed: z.boolean(), plan: z.optional(planSchema) }),
  /** The pictures that a plan of this venue can use. */
  pictures: z.array(z.string()),
});
export type EditorState = z.infer<typeof editorStateSchema>;

export const draftReplySchema = z.object({ revision: z.int() });
/** 412: someone else has saved. Null if the draft was discarded. */
export const draftConflictSchema = z.object({ draft: z.nullable(draftSchema) });

const withoutControls = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'must be a single line');
export const draftBodySchema = z.strictObject({
  plan: z.unknown(),
  base: version,
  /** The author, as far as the page knows. */
  by: z._default(z.string().check(z.trim(), z.maxLength(MAX_AUTHOR_LENGTH), withoutControls), ''),
});
export const publishBodySchema = z.strictObject({
  plan: z.unknown(),
  /** The author, for the history. */
  by: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_AUTHOR_LENGTH), withoutControls),
  note: z._default(z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)), ''),
  /** The digest of the affected reservations, as the host has answered it. */
  accept: z._default(z.string().check(z.maxLength(64)), ''),
});
export type PublishBody = z.infer<typeof publishBodySchema>;
export const publishReplySchema = z.object({ version, etag: z.string() });
/** 412: someone else has published. */
export const publishConflictSchema = z.object({ published: publishedSchema });

/** An error in a plan: a JSON Pointer and a message. */
const planErrorSchema = z.object({ path: z.string(), message: z.string() });
export type PlanError = z.infer<typeof planErrorSchema>;
/** 422: the plan is not valid. `count` is the number of all errors; `errors` has the first ones, in English. */
export const planErrorsSchema = z.object({
  errors: z.array(planErrorSchema),
  count: z.int(),
});

/** An upcoming reservation that a plan affects. `id` is that of the table as promised to the guest. */
export const affectedReservationSchema = z.object({
  code: z.string(),
  /** `date` is YYYY-MM-DD, `time` minutes of the date. */
  date: z.string(),
  time: z.number(),
  guests: z.number(),
  name: z.string(),
  email: z.string(),
  /** With the country's calling code. */
  phone: z.string(),
  tables: z.array(z.object({ id: z.string(), name: z.string(), why: z.enum(IMPACT_KINDS) })),
});
export type AffectedReservation = z.infer<typeof affectedReservationSchema>;
/** Reservations that an answer lists; `count` includes the others. */
export const MAX_LISTED_RESERVATIONS = 200;
/** Versions that an answer lists; `count` includes the others. */
export const MAX_LISTED_VERSIONS = 500;
/** The earliest visits that are affected. `count` includes those that are left out. */
export const affectedReservationsSchema = z.object({
  reservations: z.array(affectedReservationSchema),
  count: z.int(),
});
export type AffectedReservations = z.infer<typeof affectedReservationsSchema>;
/** 409: publish again with `digest` in `accept`. */
export const impactConflictSchema = z.extend(affectedReservationsSchema, { digest: z.string() });
export type ImpactConflict = z.infer<typeof impactConflictSchema>;

/** A version without its plan. */
export const versionSchema = z.object({
  version,
  by: z.string(),
  note: z.string(),
  at: z.nullable(instant),
  areas: z.number(),
  tables: z.number(),
  seats: z.number(),
});
export type Version = z.infer<typeof versionSchema>;
export const versionsSchema = z.object({ versions: z.array(versionSchema), count: z.int() });
/** `missing` are the pictures that the plan names and the host no longer has. */
export const versionPlanSchema = z.extend(versionSchema, { plan: planSchema, missing: z.array(z.string()) });
export type VersionPlan = z.infer<typeof versionPlanSchema>;

/** The name that plans use for the uploaded picture. */
export const pictureReplySchema = z.object({ picture: z.string() });
/**
 * Where each picture is used: in the published plan, the draft, the venue's folder, or older versions, which
 * are numbers. A picture that is used nowhere is left out.
 */
export const pictureUsesSchema = z.object({
  uses: z.record(z.string(), z.array(z.union([z.enum(['published', 'draft', 'folder']), version]))),
});
export type PictureUses = z.infer<typeof pictureUsesSchema>['uses'];
/** What opens the editor at the moment. `isCurrent` marks the session that asks. */
const openAccessSchema = z.object({
  id: z.string(),
  kind: z.enum(['token', 'link', 'session']),
  role: z.enum(['owner', 'staff']),
  /** Whose it is, or for which device; may be empty. */
  name: z._default(z.string(), ''),
  created_at: instant,
  ends_at: instant,
  isCurrent: z.boolean(),
});
export type OpenAccess = z.infer<typeof openAccessSchema>;
export const accessReplySchema = z.object({ access: z.array(openAccessSchema) });
/** A token for a device of the staff. The log of the day has its name. */
export const deviceBodySchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_AUTHOR_LENGTH), withoutControls),
  days: z.int().check(z.minimum(1), z.maximum(MAX_ACCESS_DAYS)),
});
export type DeviceBody = z.infer<typeof deviceBodySchema>;
/** The address that signs the device in. The host can't show it again. */
export const deviceReplySchema = z.object({ address: z.string() });

/** The page-level values: `data-…` attributes of the element that the editor mounts in. */
export const editorPageSchema = z.object({
  tenant: z.string(),
  name: z._default(z.string(), ''),
  /** The host's current time (ISO). */
  now: z.optional(z.string()),
  /** The venue's public key for the availability call. */
  key: z.optional(z.string()),
});
export type EditorPageValues = z.infer<typeof editorPageSchema>;
