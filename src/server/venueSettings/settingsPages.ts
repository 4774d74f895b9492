/** The settings page and its calls, behind the same access checks as the editor. */
import type { FastifyInstance } from 'fastify';
import {
  MAX_SETTINGS_BYTES,
  SETTINGS_PATH,
  type SettingsPageValues,
  settingsCalls,
  settingsSchemas,
} from '../../api/settingsContract.ts';
import { type EditorAccessOptions, SETTINGS, addEditorAccess } from '../editor/access.ts';
import { addDocumentRoutes } from '../editor/documentRoutes.ts';
import type { EditorRoutesOptions } from '../editor/editorRoutes.ts';
import { listPictures } from '../editor/pictureUploads.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { fillLanguage, sendHtml, toDataAttributes } from '../http/pageRoutes.ts';
import { messagesFor } from '../messages/messages.ts';
import { currentVenue } from '../venues/publications.ts';
import { SETTINGS_RULES, checkSettings } from './settingsDocument.ts';

export async function addSettings(
  app: FastifyInstance,
  options: EditorAccessOptions & EditorRoutesOptions,
): Promise<void> {
  const { store, templates, venues, now, picturesDir } = options;
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, SETTINGS);
    // A HEAD request would start a session as well.
    scope.get<{ Params: { tenant: string } }>(SETTINGS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const served = await currentVenue(store, venues, request.params.tenant);
      if (!served) return reply.callNotFound();
      const { tenant, name } = served.venue;
      const values: SettingsPageValues = { tenant, name, now: new Date(now()).toISOString() };
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
        words: messagesFor({ language: served.venue.language, words: {} }),
      }),
    });
    // Without a session, an unknown address gets the same answer as an existing one.
    for (const path of ['/settings', '/settings/*', '/api/settings/*'])
      scope.all(path, (_request, reply) => {
        reply.callNotFound();
      });
  });
}
