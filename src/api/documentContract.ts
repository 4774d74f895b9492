/**
 * The calls about what a venue publishes, shared by page and host: its plan and its settings. Each kind has a draft,
 * versions and calls of its own, and goes through the same steps.
 */
import * as z from 'zod/mini';

export const DOCUMENT_KINDS = ['plan', 'settings'] as const;
/** The kind is also the name of the field that has the document in bodies and replies. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Limits of the author's name and of the note, in characters. */
export const MAX_AUTHOR_LENGTH = 80;
export const MAX_NOTE_LENGTH = 500;
/** Versions that an answer lists; `count` includes the others. */
export const MAX_LISTED_VERSIONS = 500;
/** Reservations that an answer lists; `count` includes the others. */
export const MAX_LISTED_RESERVATIONS = 200;

/** Returns the calls of a kind, below a path with the placeholder `:tenant`. */
export function documentCalls<const Base extends string>(base: Base) {
  return {
    state: { method: 'GET', path: base },
    saveDraft: { method: 'PUT', path: `${base}/draft` },
    discardDraft: { method: 'DELETE', path: `${base}/draft` },
    publish: { method: 'POST', path: `${base}/publish` },
    versions: { method: 'GET', path: `${base}/versions` },
    version: { method: 'GET', path: `${base}/versions/:version` },
    keepCurrent: { method: 'POST', path: `${base}/keep-current` },
  } as const;
}
export type DocumentCalls = ReturnType<typeof documentCalls>;

/** Epoch milliseconds. */
const instant = z.number();
export const versionNumber = z.int().check(z.nonnegative());
export const withoutControls = z.refine<string>((text) => !/\p{Cc}/u.test(text), 'must be a single line');

/** Who is affected by what is to be published: an upcoming reservation, with the guest's contact. */
export const affectedGuestSchema = z.object({
  code: z.string(),
  /** `date` is YYYY-MM-DD, `time` minutes of the date. */
  date: z.string(),
  time: z.number(),
  guests: z.number(),
  name: z.string(),
  email: z.string(),
  /** With the country's calling code. */
  phone: z.string(),
  /** For all days of a stay of several, each of which is a reservation. */
  stay: z.optional(z.int()),
  /** The last date of a season place, whose `code` is no reservation's. */
  until: z.optional(z.string()),
  /** The table of a season place. */
  place: z.optional(z.string()),
});
export type AffectedGuest = z.infer<typeof affectedGuestSchema>;

/** Returns the schemas of a kind. `affected` is a reservation that a publication affects, `summary` a version at a glance. */
export function documentSchemas<
  const Kind extends DocumentKind,
  Content extends z.ZodMiniType,
  Affected extends z.ZodMiniType,
  Summary extends z.core.$ZodLooseShape,
>(kind: Kind, content: Content, affected: Affected, summary: Summary) {
  const carried = <Carried extends z.ZodMiniType>(schema: Carried) => ({ [kind]: schema }) as Record<Kind, Carried>;
  /** `base` is the published version that the draft is based on. `by` is who saved it; may be empty. */
  const draft = z.object({
    ...carried(content),
    revision: z.int(),
    base: versionNumber,
    by: z._default(z.string(), ''),
    at: instant,
  });
  /** Version 0 is the file of the venue's folder: it was never published, and `at` is null. Send `etag` back as If-Match. */
  const published = z.object({
    ...carried(content),
    version: versionNumber,
    etag: z.string(),
    by: z.string(),
    note: z.string(),
    at: z.nullable(instant),
  });
  /** Whether the folder's file has changed since the current version was published; if so, with what it has. */
  const folder = z.object({ ...carried(z.optional(content)), changed: z.boolean() });
  /** The earliest visits that are affected. `count` includes those that are left out. */
  const allAffected = z.object({ reservations: z.array(affected), count: z.int() });
  /** A version without its content. */
  const version = z.object({
    version: versionNumber,
    by: z.string(),
    note: z.string(),
    at: z.nullable(instant),
    ...summary,
  });
  return {
    draft,
    published,
    folder,
    affected: allAffected,
    version,
    versions: z.object({ versions: z.array(version), count: z.int() }),
    /** A version with its content. */
    fullVersion: z.extend(version, carried(content)),
    draftBody: z.strictObject({
      ...carried(z.unknown()),
      base: versionNumber,
      /** The author, as far as the page knows. */
      by: z._default(z.string().check(z.trim(), z.maxLength(MAX_AUTHOR_LENGTH), withoutControls), ''),
    }),
    publishBody: z.strictObject({
      ...carried(z.unknown()),
      /** The author, for the history. */
      by: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_AUTHOR_LENGTH), withoutControls),
      note: z._default(z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)), ''),
      /** The digest of the affected reservations, as the host has answered it. */
      accept: z._default(z.string().check(z.maxLength(64)), ''),
    }),
    /** 412: someone else has saved. Null if the draft was discarded. */
    draftConflict: z.object({ draft: z.nullable(draft) }),
    /** 412: someone else has published. */
    publishConflict: z.object({ published }),
    /** 409: publish again with `digest` in `accept`. */
    impactConflict: z.extend(allAffected, {
      digest: z.string(),
      /** The code of a reservation for which a decision that came along can't be carried out. */
      failed: z.optional(z.string()),
    }),
  };
}

export const draftReplySchema = z.object({ revision: z.int() });
export const publishReplySchema = z.object({ version: versionNumber, etag: z.string() });

const documentErrorSchema = z.object({ path: z.string(), message: z.string() });
/** An error in a document: a JSON Pointer and a message. */
export type DocumentError = z.infer<typeof documentErrorSchema>;
/** 422: the document is not valid. `count` is the number of all errors; `errors` has the first ones, in English. */
export const documentErrorsSchema = z.object({ errors: z.array(documentErrorSchema), count: z.int() });
