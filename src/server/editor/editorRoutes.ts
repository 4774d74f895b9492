/** The editor's calls about plans: state, draft, publishing and history. `access.ts` guards them all. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type Draft,
  type EditorState,
  MAX_LISTED_VERSIONS,
  MAX_PLAN_BYTES,
  type Published,
  type Version,
  type VersionPlan,
  draftBodySchema,
  editorCalls,
  publishBodySchema,
} from '../../api/editorContract.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { toPageVenue } from '../../domain/booking/venueFile.ts';
import { sendError } from '../http/middleware.ts';
import {
  type VersionRow,
  findPlan,
  findVersion,
  hasFolderPlanChanged,
  listVersions,
  currentVenue,
} from '../venues/publishedPlans.ts';
import { type ValidationError, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import type { Store } from '../store/store.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import type { EditorAccess } from './access.ts';
import { findBrokenPromises } from './affectedReservations.ts';
import { discardDraft, findDraft, saveDraft } from './drafts.ts';
import { listPictures, missingPictures } from './pictureUploads.ts';
import { createPlanChecker } from './planChecker.ts';
import type { PlanValidation } from './validatePlan.ts';
import { publishPlan, planEtag } from './publishing.ts';

export type EditorRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  /** The venues' current time, in epoch milliseconds. */
  readonly now: () => number;
  /** The folder that holds one folder of pictures for each tenant. */
  readonly picturesDir: string;
};

type OfTenant = { Params: { tenant: string } };

export function addEditorRoutes(
  scope: FastifyInstance,
  { store, venues, now, picturesDir }: EditorRoutesOptions,
  { sessionOf }: Pick<EditorAccess, 'sessionOf'>,
): void {
  const limit = { bodyLimit: MAX_PLAN_BYTES };
  const checker = createPlanChecker((error) => {
    scope.log.error(error, 'the check of a plan failed');
  });
  scope.addHook('onClose', () => checker.close());

  scope.get<OfTenant>(editorCalls.state.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const changed = await hasFolderPlanChanged(store, served);
    const state: EditorState = {
      venue: { ...toPageVenue(served.venue, now()), tenant },
      published: await publishedOf(store, served),
      draft: await findDraft(store, tenant),
      folder: { changed, ...(changed ? { plan: served.folderPlan.plan } : {}) },
      pictures: await listPictures(served, picturesDir),
    };
    return state;
  });

  scope.put<OfTenant>(editorCalls.saveDraft.path, limit, async (request, reply) => {
    const { params, headers, body } = request;
    const { tenant } = params;
    if (!venues.has(tenant)) return reply.callNotFound();
    const over = headers['if-none-match'] === '*' ? null : revisionOf(headers['if-match']);
    if (over === undefined) return sendError(reply, 428, 'no_revision');
    const call = parseWithSchema(draftBodySchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    // A draft may be unfinished; it only has to match the schema.
    const plan = await checker.check('draft', call.value.plan);
    if (!plan.ok) return refusePlan(reply, plan);
    const { base } = call.value;
    const by = call.value.by || ((await sessionOf(request))?.name ?? '');
    const saved = await saveDraft(store, tenant, { plan: plan.value, base, by, over, at: now() });
    if (saved.ok) return reply.header('ETag', `"${saved.revision}"`).send({ success: true, revision: saved.revision });
    return sendError(reply, 412, 'draft_changed', { draft: saved.draft });
  });

  scope.delete<OfTenant>(editorCalls.discardDraft.path, async ({ params: { tenant }, headers }, reply) => {
    if (!venues.has(tenant)) return reply.callNotFound();
    const revision = revisionOf(headers['if-match']);
    if (revision === undefined) return sendError(reply, 428, 'no_revision');
    const discarded = await discardDraft(store, tenant, revision);
    return discarded.ok ? { success: true } : sendError(reply, 412, 'draft_changed', { draft: discarded.draft });
  });

  scope.post<OfTenant>(editorCalls.publish.path, limit, async ({ params: { tenant }, headers, body }, reply) => {
    if (!venues.has(tenant)) return reply.callNotFound();
    const tag = headers['if-match'];
    // `*` would overwrite a plan that the editor has not seen.
    if (tag === undefined || tag.trim() === '*') return sendError(reply, 428, 'no_revision');
    const call = parseWithSchema(publishBodySchema, body);
    if (!call.ok) return refuseCall(reply, call.errors);
    const validation = await checker.check('publication', call.value.plan);
    if (!validation.ok) return refusePlan(reply, validation);
    const result = await publishPlan(
      store,
      venues,
      tenant,
      { ...call.value, plan: validation.value },
      strong(tag),
      now(),
    );
    if (result.ok)
      return reply.header('ETag', result.etag).send({ success: true, version: result.version, etag: result.etag });
    if (result.error === 'newer')
      return sendError(reply, 412, 'plan_changed', { published: await publishedOf(store, result.served) });
    return sendError(reply, 409, 'promised', result.impact);
  });

  scope.get<OfTenant>(editorCalls.affected.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    return served ? findBrokenPromises(store, served, now()) : reply.callNotFound();
  });

  const withPlanOf = async (version: Version, plan: Plan, served: ServedVenue): Promise<VersionPlan> => ({
    ...version,
    plan,
    missing: await missingPictures(plan, served, picturesDir),
  });

  scope.get<OfTenant>(editorCalls.versions.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    if (!served) return reply.callNotFound();
    const { rows, count } = await listVersions(store, tenant, MAX_LISTED_VERSIONS);
    return count > 0 ? { versions: rows.map(versionOf), count } : { versions: [versionOfFolder(served)], count: 1 };
  });

  scope.get<{ Params: { tenant: string; version: string } }>(
    editorCalls.version.path,
    async ({ params: { tenant, version: text } }, reply) => {
      const served = await currentVenue(store, venues, tenant);
      if (!served || !/^\d{1,9}$/.test(text)) return reply.callNotFound();
      const version = Number(text);
      const row = await findVersion(store, tenant, version);
      if (!row)
        return version === served.version
          ? withPlanOf(versionOfFolder(served), served.plan, served)
          : reply.callNotFound();
      const found = await findPlan(store, tenant, version);
      if (!found?.ok)
        throw new Error(`the published plan ${version} of ${tenant} can't be read: ${found?.error ?? 'it is missing'}`);
      return withPlanOf(versionOf(row), found.plan, served);
    },
  );
}

async function publishedOf(store: Store, served: ServedVenue): Promise<Published> {
  const row = await findVersion(store, served.venue.tenant, served.version);
  return {
    version: served.version,
    plan: served.plan,
    etag: planEtag(served),
    by: row?.author ?? '',
    note: row?.note ?? '',
    at: row?.published_at ?? null,
  };
}

function versionOf({
  version,
  author,
  note,
  published_at,
  areas,
  tables,
  seats,
}: Pick<VersionRow, 'version' | 'author' | 'note' | 'published_at' | 'areas' | 'tables' | 'seats'>): Version {
  return { version, by: author, note, at: published_at, areas, tables, seats };
}

/** Returns the only version of a venue without published plans: its folder's plan. */
function versionOfFolder({
  version,
  plan,
  tables,
}: {
  version: number;
  plan: Plan;
  tables: ServedVenue['tables'];
}): Version {
  const seats = [...tables.values()].reduce((sum, table) => sum + table.seats, 0);
  return { version, by: '', note: '', at: null, areas: plan.areas.length, tables: tables.size, seats };
}

/** Returns the revision in an If-Match header, or undefined. */
function revisionOf(header: string | undefined): Draft['revision'] | undefined {
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

function refusePlan(reply: FastifyReply, { errors, count }: Extract<PlanValidation, { ok: false }>): FastifyReply {
  return sendError(reply, 422, 'bad_plan', { errors, count });
}
