/** The settings page and its calls, behind the same access checks as the editor. */
import type { FastifyInstance } from 'fastify';
import {
  MAX_SETTINGS_BYTES,
  SETTINGS_PATH,
  choicesBodySchema,
  settingsCalls,
  settingsSchemas,
} from '../../api/settingsContract.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { type EditorAccessOptions, SETTINGS, addEditorAccess } from '../editor/access.ts';
import { addDocumentRoutes, refuseCall } from '../editor/documentRoutes.ts';
import type { EditorRoutesOptions } from '../editor/editorRoutes.ts';
import { listPictures } from '../editor/pictureUploads.ts';
import { addVenuePage } from '../editor/venuePage.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { sendError } from '../http/middleware.ts';
import { messagesFor } from '../messages/messages.ts';
import { translatePlan } from '../messages/translations.ts';
import { currentVenue } from '../venues/publications.ts';
import { withDocument } from '../venues/venues.ts';
import { findChoices } from './decisions.ts';
import { type DraftPreviewsOptions, addDraftPreviews } from './draftPreviews.ts';
import { type GuestErasureOptions, addGuestErasure } from './guestErasure.ts';
import { type SeasonRoutesOptions, addSeasonRoutes } from './seasonRoutes.ts';
import { SETTINGS_RULES, checkSettings } from './settingsDocument.ts';

export async function addSettings(
  app: FastifyInstance,
  options: EditorAccessOptions & EditorRoutesOptions & DraftPreviewsOptions & GuestErasureOptions & SeasonRoutesOptions,
): Promise<void> {
  const { store, venues, now, picturesDir, mails } = options;
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, SETTINGS);
    addVenuePage(scope, options, access, {
      path: SETTINGS_PATH,
      template: 'settings',
      noScript: 'settings_no_script',
      // What guests would get from the draft.
      hasFrames: true,
      valuesOf: () => ({ now: new Date(now()).toISOString() }),
    });
    addDocumentRoutes(scope, options, access, {
      calls: settingsCalls,
      rules: SETTINGS_RULES,
      maxBytes: MAX_SETTINGS_BYTES,
      messages: { changed: 'settings_changed', invalid: 'bad_settings' },
      draftBody: settingsSchemas.draftBody,
      publishBody: settingsSchemas.publishBody,
      readDraft: (settings) => ({ ok: true, value: settings }),
      check: async (purpose, settings, served) => checkSettings(purpose, settings, served, venues),
      stateOf: async (served) => ({
        pictures: await listPictures(served, picturesDir),
        tables: [...served.tables.values()].map(({ name }) => name),
        areas: served.plan.areas.map(({ id, name }) => ({ id: String(id), name })),
        words: messagesFor({ ...served.venue, words: {} }),
        planTexts: textsOf(served.plan),
        categories: served.plan.categories.map(({ id, name }) => ({ id: String(id), name })),
        sampleAddress: mails.transport ? served.venue.email : '',
      }),
    });
    scope.post<{ Params: { tenant: string } }>(
      settingsCalls.choices.path,
      { bodyLimit: MAX_SETTINGS_BYTES },
      async ({ params, body }, reply) => {
        const served = await currentVenue(store, venues, params.tenant);
        if (!served) return reply.callNotFound();
        const call = parseWithSchema(choicesBodySchema, body);
        if (!call.ok) return refuseCall(reply, call.errors);
        const checked = checkSettings('publication', call.value.settings, served, venues);
        if (!checked.ok) return sendError(reply, 422, 'bad_settings', { errors: checked.errors, count: checked.count });
        const { version, hash } = served.documents.settings;
        const fresh = withDocument(served, 'settings', { content: checked.value, version, hash });
        return { choices: await findChoices(store, served, fresh, call.value.codes, now()) };
      },
    );
    addDraftPreviews(scope, options);
    addGuestErasure(scope, options);
    addSeasonRoutes(scope, options, access);
  });
}

/** Returns what guests read on a plan. */
function textsOf(plan: Plan): string[] {
  const texts = new Set<string>();
  translatePlan(plan, (text) => {
    if (text.trim() !== '') texts.add(text);
    return text;
  });
  return [...texts];
}
