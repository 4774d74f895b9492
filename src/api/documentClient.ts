/** The calls about a kind of document from the page's side. Expected failures are values; no function throws. */
import type * as z from 'zod/mini';
import {
  type AffectedGuest,
  type DocumentCalls,
  type DocumentError,
  type DocumentKind,
  documentErrorsSchema,
  draftReplySchema,
  publishReplySchema,
} from './documentContract.ts';
import {
  type Answer,
  type CallFailure,
  type Loaded,
  ask,
  done,
  failureOf,
  load,
  perform,
  read,
} from './transport/hostCalls.ts';

/** What a client needs of the schemas of a kind. */
type Schemas<Draft, Published, Affected, Version, FullVersion> = {
  readonly draftConflict: z.ZodMiniType<{ readonly draft: Draft | null }>;
  readonly publishConflict: z.ZodMiniType<{ readonly published: Published }>;
  readonly impactConflict: z.ZodMiniType<ImpactConflict<Affected>>;
  readonly versions: z.ZodMiniType<{ readonly versions: Version[]; readonly count: number }>;
  readonly fullVersion: z.ZodMiniType<FullVersion>;
};
type ImpactConflict<Affected> = {
  reservations: Affected[];
  count: number;
  digest: string;
  failed?: string | undefined;
};

export type InvalidDocument = {
  readonly ok: false;
  readonly error: 'invalid';
  readonly errors: readonly DocumentError[];
  readonly count: number;
};
type DraftChanged<Draft> = { readonly ok: false; readonly error: 'changed'; readonly draft: Draft | null };
export type SaveDraftResult<Draft> =
  | { readonly ok: true; readonly revision: number }
  | DraftChanged<Draft>
  | InvalidDocument
  | CallFailure;
export type DiscardDraftResult<Draft> = { readonly ok: true } | DraftChanged<Draft> | CallFailure;
export type PublishResult<Published, Affected> =
  | { readonly ok: true; readonly version: number; readonly etag: string }
  /** Someone else has published: merge with their version, then publish over its `etag`. */
  | { readonly ok: false; readonly error: 'newer'; readonly published: Published }
  /** Reservations are affected: publish again with their `digest` in `accept`. */
  | ({ readonly ok: false; readonly error: 'affected' } & ImpactConflict<Affected>)
  | InvalidDocument
  | CallFailure;
/** `count` includes versions that `versions` leaves out. */
export type LoadVersionsResult<Version> = Loaded<{ readonly versions: readonly Version[]; readonly count: number }>;
export type LoadVersionResult<FullVersion> = Loaded<{ readonly version: FullVersion }>;

/** Returns the calls of a kind. */
export function createDocumentClient<
  Kind extends DocumentKind,
  Draft,
  Published extends Readonly<Record<Kind, unknown>>,
  Affected extends AffectedGuest,
  Version,
  FullVersion,
>(
  _kind: Kind,
  calls: { readonly [Name in keyof DocumentCalls]: { readonly method: string; readonly path: string } },
  schemas: Schemas<Draft, Published, Affected, Version, FullVersion>,
) {
  const draftChanged = (answer: Answer): DraftChanged<Draft> | undefined =>
    read(answer, 412, schemas.draftConflict, ({ draft }) => ({ ok: false, error: 'changed', draft }));

  return {
    /**
     * Saves the draft over the given revision, or as the first draft if `over` is null. `base` is the published version
     * that the draft is based on.
     */
    async saveDraft(
      tenant: string,
      draft: Pick<Published, Kind> & { readonly base: number; readonly by: string },
      over: number | null,
    ): Promise<SaveDraftResult<Draft>> {
      const headers: Record<string, string> = over === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${over}"` };
      const answer = await ask(calls.saveDraft, { tenant }, { body: draft, headers });
      return (
        read(answer, 200, draftReplySchema, ({ revision }) => ({ ok: true as const, revision })) ??
        draftChanged(answer) ??
        invalid(answer) ??
        failureOf(answer)
      );
    },

    /** Discards the draft if it still has the given revision. */
    async discardDraft(tenant: string, revision: number): Promise<DiscardDraftResult<Draft>> {
      const answer = await ask(calls.discardDraft, { tenant }, { headers: { 'If-Match': `"${revision}"` } });
      return done(answer) ?? draftChanged(answer) ?? failureOf(answer);
    },

    /** Publishes over the published version with the given `etag`. Never retries. */
    async publish(
      tenant: string,
      publication: Pick<Published, Kind> & {
        readonly by: string;
        readonly note?: string;
        readonly accept?: string;
        readonly decisions?: readonly unknown[];
      },
      etag: string,
    ): Promise<PublishResult<Published, Affected>> {
      const answer = await ask(calls.publish, { tenant }, { body: publication, headers: { 'If-Match': etag } });
      type Result = PublishResult<Published, Affected>;
      return (
        read(answer, 200, publishReplySchema, ({ version, etag: tag }): Result => ({ ok: true, version, etag: tag })) ??
        read(answer, 412, schemas.publishConflict, ({ published }): Result => ({
          ok: false,
          error: 'newer',
          published,
        })) ??
        read(answer, 409, schemas.impactConflict, (impact): Result => ({ ok: false, error: 'affected', ...impact })) ??
        invalid(answer) ??
        failureOf(answer)
      );
    },

    /** Keeps what is published, although the folder's file has changed. */
    keepCurrent: (tenant: string) => perform(calls.keepCurrent, { tenant }, { body: {} }),

    /** Fetches the history, latest version first. */
    fetchVersions: (tenant: string, signal?: AbortSignal): Promise<LoadVersionsResult<Version>> =>
      load(calls.versions, { tenant }, schemas.versions, (history) => history, { signal }),

    /** Fetches a version with its content. To restore it, publish it again. */
    fetchVersion: (tenant: string, version: number, signal?: AbortSignal): Promise<LoadVersionResult<FullVersion>> =>
      load(
        calls.version,
        { tenant, version: String(version) },
        schemas.fullVersion,
        (loaded) => ({ version: loaded }),
        {
          signal,
        },
      ),
  };
}

function invalid(answer: Answer): InvalidDocument | undefined {
  return read(answer, 422, documentErrorsSchema, (found) => ({ ok: false, error: 'invalid', ...found }));
}
