/** The editor's page and calls, behind the same access checks. */
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { type AccessRoutesOptions, addAccessRoutes } from './accessRoutes.ts';
import { type EditorAccessOptions, addEditorAccess } from './access.ts';
import { type EditorRoutesOptions, addEditorRoutes } from './editorRoutes.ts';
import { type IntegrationRoutesOptions, addIntegrationRoutes } from './integrationRoutes.ts';
import { addPictureUploads } from './pictureUploads.ts';
import { addVenuePage } from './venuePage.ts';
import { VERSION } from '../version.ts';

export type EditorOptions = EditorAccessOptions & EditorRoutesOptions & AccessRoutesOptions & IntegrationRoutesOptions;

export async function addEditor(app: FastifyInstance, options: EditorOptions): Promise<void> {
  await app.register(fastifyCookie);
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options);

    addVenuePage(scope, options, access, {
      path: '/editor/:tenant',
      template: 'editor',
      noScript: 'editor_no_script',
      // The booking page, as the venue's own site will show it.
      hasFrames: true,
      valuesOf: ({ venue: { key } }) => ({ now: new Date(options.now()).toISOString(), key, version: VERSION }),
    });
    addEditorRoutes(scope, options, access);
    await addPictureUploads(scope, options);
    addAccessRoutes(scope, options, access);
    addIntegrationRoutes(scope, options);
  });
}
