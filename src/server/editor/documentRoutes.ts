/** The calls about a kind of document: draft, publishing and history. `access.ts` guards them all. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { type DocumentCalls, type DocumentKind, MAX_LISTED_VERSIONS } from '../../api/documentContract.ts';
import type { Decision } from '../../api/settingsContract.ts';
import { type ParseResult, type ValidationError, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { sendError } from '../http/middleware.ts';
import type { MessageName } from '../messages/messages.ts';
import {
  type VersionRow,
  currentVenue,
  findDocument,
  findVersion,
  keepOverFile,
  hasFileChanged,
  listVersions,
} from '../venues/publications.ts';
import type { Store } from '../store/store.ts';
import type { Documents, ServedVenue, Venues } from '../venues/venues.ts';
import type { EditorAccess } from './access.ts';
import { type StoredDraft, discardDraft, findDraft, saveDraft } from './drafts.ts';
import { type PublishingRules, documentEtag, publishDocument } from './publishing.ts';
import type { PlanKind, Validation } from './validatePlan.ts';

export type DocumentRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  /** The venues' current time, in epoch milliseconds. */
  readonly now: () => number;
};

/** A kind of document with its calls. */
export type DocumentRoutes<Kind extends DocumentKind, Impact> = {
  readonly calls: DocumentCalls | { readonly [Name in keyof DocumentCalls]: { readonly path: string } };
  readonly rules: PublishingRules<Kind, Impact>;
  readonly maxBytes: number;
  readonly messages: { readonly changed: MessageName; readonly invalid: MessageName };
  /** The bodies of the calls, without the document. */
  readonly draftBody: z.ZodMiniType<{ readonly base: number; readonly by: string }>;
  readonly publishBody: z.ZodMiniType<{
    readonly by: string;
    readonly note: string;
    readonly accept: string;
    readonly decisions?: readonly Decision[];
  }>;
  /** Reads a draft that another release may have stored. */
  readDraft(content: unknown): ParseResult<unknown>;
  /** Reads a document, and checks it if it is to be published. */
  check(purpose: PlanKind, content: unknown, served: ServedVenue): Promise<Validation<Documents[Kind]>>;
  /** What the page receives besides the documents. */
  stateOf(served: ServedVenue): Promise<object>;
  /** What a version has besides its content. */
  detailsOf?(content: Documents[Kind], served: ServedVenue): Promise<object>;
};

type OfTenant = { Params: { tenant: string } };

export function addDocumentRoutes<Kind extends DocumentKind, Impact>(
  scope: FastifyInstance,
  { store, venues, now }: DocumentRoutesOptions,
  { sessionOf }: Pick<EditorAccess, 'sessionOf'>,
  {
    calls,
    rules,
    maxBytes,
    messages,
    draftBody,
    publishBody,
    readDraft,
    check,
    stateOf,
    detailsOf,
  }: DocumentRoutes<Kind, Impact>,
): void {
  const { kind } = rules;
  const limit = { bodyLimit: maxBytes };

  const shownDraft = (draft: StoredDraft | undefined): object | null => {
    if (!draft) return null;
    const { content, ...rest } = draft;
    const read = readDraft(content);
    return read.ok ? { [kind]: read.value, ...rest } : null;
  };
  const publishedOf = async (served: ServedVenue): Promise<object> => {
    const document = served.documents[kind];
    const row = await findVersion(store, served.venue.tenant, kind, document.version);
    return {
      version: document.version,
      [kind]: document.content,
      etag: documentEtag(document),
      by: row?.author ?? '',
      note: row?.note ?? '',
      at: row?.published_at ?? null,
    };
  };
  /** Returns the only version of a kind that was never published: the folder's file. */
  const versionOfFile = ({ documents }: ServedVenue): object => ({
    version: 0,
    by: '',
    note: '',
    at: null,
    ...rules.summarize(documents[kind].content, undefined),
  });
  const refuse = (reply: FastifyReply, { errors, count }: Extract<Validation<unknown>, { ok: false }>): FastifyReply =>
    sendError(reply, 422, messages.invalid, { errors, count });

  scope.get<OfTenant>(calls.state.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const changed = await hasFileChanged(store, served, kind);
    return {
      published: await publishedOf(served),
      draft: shownDraft(await findDraft(store, { tenant, kind })),
      folder: { changed, ...(changed ? { [kind]: served.documents[kind].file.content } : {}) },
      ...(await stateOf(served)),
    };
  });

  scope.put<OfTenant>(calls.saveDraft.path, limit, async (request, reply) => {
    const { params, headers, body } = request;
    const { tenant } = params;
    const served = venues.get(tenant);
    if (!served) return reply.callNotFound();
    const over = headers['if-none-match'] === '*' ? null : revisionOf(headers['if-match']);
    if (over === undefined) return sendError(reply, 428, 'no_revision');
    const call = parseWithSchema(draftBody, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    // A draft may be unfinished; it only has to match the schema.
    const content = await check('draft', documentIn(body), served);
    if (!content.ok) return refuse(reply, content);
    const by = call.value.by || ((await sessionOf(request))?.name ?? '');
    const draft = { content: content.value, base: call.value.base, by, over, at: now() };
    const saved = await saveDraft(store, { tenant, kind }, draft);
    if (saved.ok) return reply.header('ETag', `"${saved.revision}"`).send({ success: true, revision: saved.revision });
    return sendError(reply, 412, 'draft_changed', { draft: shownDraft(saved.draft) });
  });

  scope.delete<OfTenant>(calls.discardDraft.path, async ({ params: { tenant }, headers }, reply) => {
    const revision = revisionOf(headers['if-match']);
    if (revision === undefined) return sendError(reply, 428, 'no_revision');
    const discarded = await discardDraft(store, { tenant, kind }, revision);
    return discarded.ok
      ? { success: true }
      : sendError(reply, 412, 'draft_changed', { draft: shownDraft(discarded.draft) });
  });

  scope.post<OfTenant>(calls.publish.path, limit, async ({ params: { tenant }, headers, body }, reply) => {
    const served = venues.get(tenant);
    if (!served) return reply.callNotFound();
    const tag = headers['if-match'];
    // `*` would overwrite a version that the author has not seen.
    if (tag === undefined || tag.trim() === '*') return sendError(reply, 428, 'no_revision');
    const call = parseWithSchema(publishBody, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const checked = await check('publication', documentIn(body), served);
    if (!checked.ok) return refuse(reply, checked);
    const publication = { ...call.value, content: checked.value };
    const result = await publishDocument(store, venues, rules, tenant, publication, strong(tag), now());
    if (result.ok)
      return reply.header('ETag', result.etag).send({ success: true, version: result.version, etag: result.etag });
    if (result.error === 'newer')
      return sendError(reply, 412, messages.changed, { published: await publishedOf(result.served) });
    return sendError(reply, 409, 'promised', result.impact);
  });

  scope.post<OfTenant>(calls.keepCurrent.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    await keepOverFile(store, served, kind);
    return { success: true };
  });

  const withContent = async (version: object, content: Documents[Kind], served: ServedVenue): Promise<object> => ({
    ...version,
    [kind]: content,
    ...(await detailsOf?.(content, served)),
  });

  scope.get<OfTenant>(calls.versions.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const { rows, count } = await listVersions(store, tenant, kind, MAX_LISTED_VERSIONS);
    return count > 0 ? { versions: rows.map(versionOf), count } : { versions: [versionOfFile(served)], count: 1 };
  });

  scope.get<{ Params: { tenant: string; version: string } }>(
    calls.version.path,
    async ({ params: { tenant, version: text } }, reply) => {
      const served = await currentVenue(store, venues, tenant);
      if (!served || !/^\d{1,9}$/.test(text)) return reply.callNotFound();
      const version = Number(text);
      const row = await findVersion(store, tenant, kind, version);
      const document = served.documents[kind];
      if (!row)
        return version === document.version
          ? withContent(versionOfFile(served), document.content, served)
          : reply.callNotFound();
      const found = await findDocument(store, tenant, kind, version);
      if (!found?.ok)
        throw new Error(`the published ${kind} ${version} of ${tenant} can't be read: ${found?.error ?? 'missing'}`);
      return withContent(versionOf(row), found.content, served);
    },
  );

  /** Returns the document in a body, which the body's schema has let pass as it is. */
  function documentIn(body: unknown): unknown {
    return (body as Readonly<Record<string, unknown>>)[kind];
  }
}

function versionOf({ version, author, note, published_at: at, summary }: VersionRow): object {
  return { version, by: author, note, at, ...(JSON.parse(summary) as object) };
}

/** Returns the revision in an If-Match header, or undefined. */
function revisionOf(header: string | undefined): number | undefined {
  const digits = /^(?:W\/)?"(\d{1,15})"$/.exec(header?.trim() ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the ETag as it was sent: a compressing proxy makes it weak. */
function strong(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** Refuses a call whose body does not match its schema. */
export function refuseCall(reply: FastifyReply, errors: readonly ValidationError[]): FastifyReply {
  const { path, message } = errors[0] ?? { path: '', message: '' };
  return sendError(reply, 400, 'bad_call', {}, { error: `${path || '/'} ${message}` });
}
