/** The settings page and its calls, behind the same access checks as the editor. */
import type { FastifyInstance } from 'fastify';
import {
  MAX_SETTINGS_BYTES,
  SETTINGS_PATH,
  choicesBodySchema,
  type SettingsPageValues,
  settingsCalls,
  settingsSchemas,
} from '../../api/settingsContract.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { type EditorAccessOptions, SETTINGS, addEditorAccess } from '../editor/access.ts';
import { addDocumentRoutes, refuseCall } from '../editor/documentRoutes.ts';
import type { EditorRoutesOptions } from '../editor/editorRoutes.ts';
import { listPictures } from '../editor/pictureUploads.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { addCspDirective, sendError } from '../http/middleware.ts';
import { fillLanguage, sendHtml, toDataAttributes } from '../http/pageRoutes.ts';
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
  const { store, templates, venues, now, picturesDir, mails } = options;
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, SETTINGS);
    // A HEAD request would start a session as well.
    scope.get<{ Params: { tenant: string } }>(SETTINGS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const served = await currentVenue(store, venues, request.params.tenant);
      if (!served) return reply.callNotFound();
      const { tenant, name } = served.venue;
      const values: SettingsPageValues = {
        tenant,
        name,
        now: new Date(now()).toISOString(),
        venues: await access.venueSwitch(request),
      };
      // What guests would get from the draft.
      addCspDirective(reply, "frame-src 'self'");
      return sendHtml(
        reply,
        fillTemplate(templates.settings, {
          name: escapeHtml(name),
          values: toDataAttributes(values),
          ...fillLanguage(request, { noScript: 'settings_no_script' }),
        }),
      );
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
        words: messagesFor({ language: served.venue.language, words: {} }),
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
    addSeasonRoutes(scope, options);
    // Without a session, an unknown address gets the same answer as an existing one.
    for (const path of ['/settings', '/settings/*', '/api/settings/*'])
      scope.all(path, (_request, reply) => {
        reply.callNotFound();
      });
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
