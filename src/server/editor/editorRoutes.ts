/** The editor's calls about plans. `access.ts` guards them all. */
import type { FastifyInstance } from 'fastify';
import { MAX_PLAN_BYTES, draftBodySchema, editorCalls, publishBodySchema } from '../../api/editorContract.ts';
import { toPageVenue } from '../../domain/booking/venueFile.ts';
import { planSchema } from '../../domain/plan/plan.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { currentVenue } from '../venues/publications.ts';
import type { EditorAccess } from './access.ts';
import { findBrokenPromises } from './affectedReservations.ts';
import { type DocumentRoutesOptions, addDocumentRoutes } from './documentRoutes.ts';
import { listPictures, missingPictures } from './pictureUploads.ts';
import { createPlanChecker } from './planChecker.ts';
import { PLAN_RULES } from './planDocument.ts';

export type EditorRoutesOptions = DocumentRoutesOptions & {
  /** The folder that holds one folder of pictures for each tenant. */
  readonly picturesDir: string;
};

export function addEditorRoutes(
  scope: FastifyInstance,
  options: EditorRoutesOptions,
  access: Pick<EditorAccess, 'sessionOf'>,
): void {
  const { store, venues, now, picturesDir } = options;
  const checker = createPlanChecker((error) => {
    scope.log.error(error, 'the check of a plan failed');
  });
  scope.addHook('onClose', () => checker.close());

  addDocumentRoutes(scope, options, access, {
    calls: editorCalls,
    rules: PLAN_RULES,
    maxBytes: MAX_PLAN_BYTES,
    messages: { changed: 'plan_changed', invalid: 'bad_plan' },
    draftBody: draftBodySchema,
    publishBody: publishBodySchema,
    readDraft: (plan) => parseWithSchema(planSchema, plan),
    check: checker.check,
    stateOf: async (served) => ({
      venue: { ...toPageVenue(served.venue, now()), tenant: served.venue.tenant },
      pictures: await listPictures(served, picturesDir),
    }),
    detailsOf: async (plan, served) => ({ missing: await missingPictures(plan, served, picturesDir) }),
  });

  scope.get<{ Params: { tenant: string } }>(editorCalls.affected.path, async ({ params: { tenant } }, reply) => {
    const served = await currentVenue(store, venues, tenant);
    return served ? findBrokenPromises(store, served, now()) : reply.callNotFound();
  });
}
