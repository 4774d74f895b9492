/** The editor: its page and its calls, all behind the same door. */
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { EditorPageValues } from '../../api/editorContract.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { attributesOf, directionOf, html } from '../pages.ts';
import { type AccessSetting, addAccess } from './access.ts';
import { type EditorCallsSetting, addEditorCalls } from './calls.ts';
import { addPictureCalls } from './pictures.ts';

export type EditorSetting = AccessSetting & EditorCallsSetting;

export async function addEditor(app: FastifyInstance, setting: EditorSetting): Promise<void> {
  const { templates, venues, now } = setting;
  await app.register(fastifyCookie);
  await app.register(async (scope) => {
    const { signOut } = addAccess(scope, setting);

    // A HEAD would spend the token as well.
    scope.get<{ Params: { tenant: string } }>('/editor/:tenant', { exposeHeadRoute: false }, async (request, reply) => {
      const served = venues.get(request.params.tenant);
      if (!served) return reply.callNotFound();
      const { venue } = served;
      const values: EditorPageValues = {
        tenant: venue.tenant,
        name: venue.name,
        now: new Date(now()).toISOString(),
        key: venue.key,
      };
      return html(
        reply,
        fillTemplate(templates.editor, {
          language: escapeHtml(venue.language),
          direction: directionOf(venue.language),
          name: escapeHtml(venue.name),
          values: attributesOf(values),
        }),
      );
    });
    addEditorCalls(scope, setting);
    await addPictureCalls(scope, setting);
    scope.post('/api/editor/:tenant/sign-out', async (request, reply) => {
      await signOut(request, reply);
      return { success: true };
    });
    // Without a session, what is not there can't be told from what is.
    for (const path of ['/editor', '/editor/*', '/api/editor/*'])
      scope.all(path, (_request, reply) => {
        reply.callNotFound();
      });
  });
}
