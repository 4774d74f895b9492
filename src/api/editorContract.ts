/** The editor's calls: paths and the form of what goes in and comes out, once for both ends. No other page needs them. */
import * as z from 'zod/mini';
import { planSchema } from '../domain/plan/plan.ts';
import { IMPACT_KINDS } from '../domain/booking/reservationImpact.ts';
import { publicVenueSchema } from '../domain/booking/venue.ts';

/** Paths below the host's origin; `:tenant`, `:version` and `:name` stand for what a call is about. */
export const editorCalls = {
  state: { method: 'GET', path: '/api/editor/:tenant' },
  saveDraft: { method: 'PUT', path: '/api/editor/:tenant/draft' },
  discardDraft: { method: 'DELETE', path: '/api/editor/:tenant/draft' },
  publish: { method: 'POST', path: '/api/editor/:tenant/publish' },
  versions: { method: 'GET', path: '/api/editor/:tenant/versions' },
  version: { method: 'GET', path: '/api/editor/:tenant/versions/:version' },
  uploadPicture: { method: 'PUT', path: '/api/editor/:tenant/pictures/:name' },
  signOut: { method: 'POST', path: '/api/editor/:tenant/sign-out' },
} as const;

/** Bytes of a plan with what goes along: 10,000 tables with long descriptions pass. */
export const MAX_PLAN_BYTES = 16 * 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Characters of who publishes, and of the note. */
export const MAX_AUTHOR_LENGTH = 80;
export const MAX_NOTE_LENGTH = 500;
/** Names under which a picture can be put on the host. No drawings: an SVG can hold scripts. */
export const PICTURE_NAME_PATTERN = /^[\w-]{1,80}\.(?:webp|png|jpe?g|avif)$/;

/** An instant, in epoch milliseconds. */
const instant = z.number();
const version = z.int().check(z.nonnegative());

/** A draft; `base` is the published version that it was begun from. */
export const draftSchema = z.object({ plan: planSchema, revision: z.int(), base: version, at: instant });
export type Draft = z.infer<typeof draftSchema>;

/** Version 0 is the plan of the venue's folder: nobody has published it, `at` is null. `etag` goes back as If-Match. */
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
  /** The public part of the settings, and which venue it is. */
  venue: z.extend(publicVenueSchema, { tenant: z.string() }),
  published: publishedSchema,
  draft: z.nullable(draftSchema),
  /** Whether the folder's own plan was changed since the present one was published, and then what it says. */
  folder: z.object({ changed: z.boolean(), plan: z.optional(planSchema) }),
  /** Pictures that a plan of this venue can name, as it names them. */
  pictures: z.array(z.string()),
});
export type EditorState = z.infer<typeof editorStateSchema>;

export const draftBodySchema = z.strictObject({ plan: z.unknown(), base: version });
export const draftReplySchema = z.object({ revision: z.int() });
/** 412: somebody else has saved meanwhile. Null where the draft has been dropped. */
export const draftConflictSchema = z.object({ draft: z.nullable(draftSchema) });

const withoutControls = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'must stand in one line');
export const publishBodySchema = z.strictObject({
  plan: z.unknown(),
  /** Who publishes, for the history. */
  by: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_AUTHOR_LENGTH), withoutControls),
  note: z._default(z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)), ''),
  /** Codes of the reservations that may lose what they were promised: all that the host has named. */
  accept: z._default(z.array(z.string().check(z.maxLength(40))), []),
});
export type PublishBody = z.infer<typeof publishBodySchema>;
export const publishReplySchema = z.object({ version, etag: z.string() });
/** 412: somebody else has published meanwhile. */
export const publishConflictSchema = z.object({ published: publishedSchema });

/** What is wrong with a plan: a JSON Pointer into it, and words. */
export const planErrorSchema = z.object({ path: z.string(), message: z.string() });
export type PlanError = z.infer<typeof planErrorSchema>;
/** 422: the plan can't be taken. `count` is that of all errors, of which the first are told. */
export const planErrorsSchema = z.object({ errors: z.array(planErrorSchema), count: z.int() });

/** A coming reservation that would lose what it was promised. `id` is the table's as it was promised. */
export const affectedReservationSchema = z.object({
  code: z.string(),
  /** YYYY-MM-DD, and minutes of the date. */
  date: z.string(),
  time: z.number(),
  guests: z.number(),
  name: z.string(),
  tables: z.array(z.object({ id: z.string(), name: z.string(), why: z.enum(IMPACT_KINDS) })),
});
export type AffectedReservation = z.infer<typeof affectedReservationSchema>;
/** 409: publish again with their codes in `accept`. */
export const impactConflictSchema = z.object({ reservations: z.array(affectedReservationSchema) });

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
export const versionsSchema = z.object({ versions: z.array(versionSchema) });
export const versionPlanSchema = z.extend(versionSchema, { plan: planSchema });
export type VersionPlan = z.infer<typeof versionPlanSchema>;

/** As a plan names the picture that was saved. */
export const pictureReplySchema = z.object({ picture: z.string() });
/** The host's words for what it refuses. */
export const errorReplySchema = z.object({ message: z.string() });

/** The names of the page-level values, on the element that the editor mounts in. */
export const editorPageSchema = z.object({
  tenant: z.string(),
  name: z._default(z.string(), ''),
  /** The host's time, ISO. */
  now: z.optional(z.string()),
  /** The public key that the availability call names the venue by, as the visitors' page has it. */
  key: z.optional(z.string()),
});
export type EditorPageValues = z.infer<typeof editorPageSchema>;
