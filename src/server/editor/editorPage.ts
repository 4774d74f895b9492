/** The editor's page and calls, behind the same access checks. */
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { EditorPageValues } from '../../api/editorContract.ts';
import { currentVenue } from '../venues/publications.ts';
import { addCspDirective } from '../http/middleware.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { fillLanguage, toDataAttributes, sendHtml } from '../http/pageRoutes.ts';
import { type AccessRoutesOptions, addAccessRoutes } from './accessRoutes.ts';
import { type EditorAccessOptions, addEditorAccess } from './access.ts';
import { type EditorRoutesOptions, addEditorRoutes } from './editorRoutes.ts';
import { type IntegrationRoutesOptions, addIntegrationRoutes } from './integrationRoutes.ts';
import { addPictureUploads } from './pictureUploads.ts';

export type EditorOptions = EditorAccessOptions & EditorRoutesOptions & AccessRoutesOptions & IntegrationRoutesOptions;

export async function addEditor(app: FastifyInstance, options: EditorOptions): Promise<void> {
  const { store, templates, venues, now } = options;
  await app.register(fastifyCookie);
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options);

    // A HEAD request would start a session as well.
    scope.get<{ Params: { tenant: string } }>('/editor/:tenant', { exposeHeadRoute: false }, async (request, reply) => {
      const served = await currentVenue(store, venues, request.params.tenant);
      if (!served) return reply.callNotFound();
      const { venue } = served;
      const values: EditorPageValues = {
        tenant: venue.tenant,
        name: venue.name,
        now: new Date(now()).toISOString(),
        key: venue.key,
        venues: await access.venueSwitch(request),
      };
      // The booking page, as the venue's own site will show it.
      addCspDirective(reply, "frame-src 'self'");
      return sendHtml(
        reply,
        fillTemplate(templates.editor, {
          name: escapeHtml(venue.name),
          values: toDataAttributes(values),
          ...fillLanguage(request, { noScript: 'editor_no_script' }),
        }),
      );
    });
    addEditorRoutes(scope, options, access);
    await addPictureUploads(scope, options);
    addAccessRoutes(scope, options, access);
    addIntegrationRoutes(scope, options);
    // Without a session, an unknown address gets the same answer as an existing one.
    for (const path of ['/editor', '/editor/*', '/api/editor/*'])
      scope.all(path, (_request, reply) => {
        reply.callNotFound();
      });
  });
}
