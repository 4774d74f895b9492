/** The editor's calls: method, path and schemas, shared by page and host. No other page needs them. */
import * as z from 'zod/mini';
import {
  affectedGuestSchema,
  documentCalls,
  documentSchemas,
  MAX_AUTHOR_LENGTH,
  versionNumber,
  withoutControls,
} from './documentContract.ts';
import { planSchema } from '../domain/plan/plan.ts';
import { IMPACT_KINDS } from '../domain/booking/reservationImpact.ts';
import { venueSwitchValue } from './venueSwitch.ts';
import { publicVenueSchema } from '../domain/booking/venue.ts';

/** Paths below the host's origin, with placeholders. */
export const editorCalls = {
  ...documentCalls('/api/editor/:tenant'),
  affected: { method: 'GET', path: '/api/editor/:tenant/affected' },
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
/** The longest time for which anything opens a venue's pages. */
export const MAX_ACCESS_DAYS = 3_650;
/** Names of uploaded pictures. SVG is not allowed, as it can contain scripts. */
export const PICTURE_NAME_PATTERN = /^[\w-]{1,80}\.(?:webp|png|jpe?g|avif)$/;

/** Epoch milliseconds. */
const instant = z.number();

/** An upcoming reservation that a plan affects. `id` is that of the table as promised to the guest. */
export const affectedReservationSchema = z.extend(affectedGuestSchema, {
  tables: z.array(z.object({ id: z.string(), name: z.string(), why: z.enum(IMPACT_KINDS) })),
});
export type AffectedReservation = z.infer<typeof affectedReservationSchema>;

export const planSchemas = documentSchemas('plan', planSchema, affectedReservationSchema, {
  areas: z.number(),
  tables: z.number(),
  seats: z.number(),
});
export const {
  draft: draftSchema,
  draftBody: draftBodySchema,
  draftConflict: draftConflictSchema,
  published: publishedSchema,
  publishBody: publishBodySchema,
  publishConflict: publishConflictSchema,
  affected: affectedReservationsSchema,
  impactConflict: impactConflictSchema,
  version: versionSchema,
  versions: versionsSchema,
} = planSchemas;
export type Draft = z.infer<typeof draftSchema>;
export type Published = z.infer<typeof publishedSchema>;
export type Version = z.infer<typeof versionSchema>;
export type AffectedReservations = z.infer<typeof affectedReservationsSchema>;
export type ImpactConflict = z.infer<typeof impactConflictSchema>;
/** `missing` are the pictures that the plan names and the host no longer has. */
export const versionPlanSchema = z.extend(planSchemas.fullVersion, { missing: z.array(z.string()) });
export type VersionPlan = z.infer<typeof versionPlanSchema>;

export const editorStateSchema = z.object({
  /** The public part of the settings, and the tenant. */
  venue: z.extend(publicVenueSchema, { tenant: z.string() }),
  published: publishedSchema,
  draft: z.nullable(draftSchema),
  folder: planSchemas.folder,
  /** The pictures that a plan of this venue can use. */
  pictures: z.array(z.string()),
});
export type EditorState = z.infer<typeof editorStateSchema>;

/** The name that plans use for the uploaded picture. */
export const pictureReplySchema = z.object({ picture: z.string() });
/**
 * Where each picture is used: in the published plan, the draft, the venue's folder, or older versions, which
 * are numbers. A picture that is used nowhere is left out.
 */
export const pictureUsesSchema = z.object({
  uses: z.record(z.string(), z.array(z.union([z.enum(['published', 'draft', 'folder']), versionNumber]))),
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
  /** The last request of a session, or of the sessions of a token, to some minutes; null if none is known. */
  last_used_at: z.nullable(instant),
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
  /** The release of the host. */
  version: z.optional(z.string()),
  venues: venueSwitchValue,
});
export type EditorPageValues = z.infer<typeof editorPageSchema>;
