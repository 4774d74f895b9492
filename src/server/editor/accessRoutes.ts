/** What opens the venue's editor: the page that lists it, and the calls that end it. `access.ts` guards them all. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenAccess, editorCalls } from '../../api/editorContract.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { type PageTemplates, fillLanguage, sendHtml } from '../http/pageRoutes.ts';
import type { Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import type { EditorAccess } from './access.ts';
import { endAccess, listAccess } from './accessTokens.ts';

type OfTenant = { Params: { tenant: string } };

export function addAccessRoutes(
  scope: FastifyInstance,
  { store, venues, templates }: { store: Store; venues: Venues; templates: PageTemplates },
  { sessionOf, signOut }: EditorAccess,
): void {
  /** Returns what the session of a request may see and end: sessions of the host's own token only by such a session. */
  async function accessFor(request: FastifyRequest<OfTenant>): Promise<OpenAccess[]> {
    const session = await sessionOf(request);
    const all = await listAccess(store, request.params.tenant, Date.now());
    return all
      .filter(({ isOfHost }) => !isOfHost || session?.isOfHost)
      .map((access) => ({ ...access, isCurrent: access.id === session?.id }));
  }

  scope.get<OfTenant>('/editor/:tenant/sessions', async (request, reply) => {
    const venue = venues.get(request.params.tenant)?.venue;
    if (!venue) return reply.callNotFound();
    const values = {
      name: escapeHtml(venue.name),
      tenant: escapeHtml(venue.tenant),
      ...fillLanguage(request, {
        title: 'access_title',
        heading: 'access_heading',
        intro: 'access_intro',
        back: 'back_to_editor',
        noScript: 'editor_no_script',
      }),
    };
    return sendHtml(reply, fillTemplate(templates.sessions, values));
  });

  scope.get<OfTenant>(editorCalls.access.path, async (request, reply) => {
    if (!venues.has(request.params.tenant)) return reply.callNotFound();
    return { access: await accessFor(request) };
  });

  scope.delete<{ Params: { tenant: string; id: string } }>(editorCalls.endAccess.path, async (request, reply) => {
    const { tenant, id } = request.params;
    const found = (await accessFor(request)).find((access) => access.id === id);
    if (!found || !(await endAccess(store, tenant, id))) return reply.callNotFound();
    return { success: true };
  });

  scope.delete<OfTenant>(editorCalls.endOtherSessions.path, async (request, reply) => {
    const { tenant } = request.params;
    if (!venues.has(tenant)) return reply.callNotFound();
    const others = (await accessFor(request)).filter(({ kind, isCurrent }) => kind === 'session' && !isCurrent);
    for (const { id } of others) await endAccess(store, tenant, id);
    return { success: true };
  });

  scope.post(editorCalls.signOut.path, { config: { isForOwners: false } }, async (request, reply) => {
    await signOut(request, reply);
    return { success: true };
  });
}
