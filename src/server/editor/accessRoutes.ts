/**
 * What opens the venue's editor and day: the page that lists it, and the calls that add a device and end an entry.
 * `access.ts` guards them all.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayPages } from '../../api/day/dayContract.ts';
import { type OpenAccess, deviceBodySchema, editorCalls } from '../../api/editorContract.ts';
import { parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { type PageTemplates, fillLanguage, sendHtml } from '../http/pageRoutes.ts';
import type { Store } from '../store/store.ts';
import type { Venues } from '../venues/venues.ts';
import type { EditorAccess } from './access.ts';
import { createAccess, endAccess, listAccess } from './accessTokens.ts';
import { refuseCall } from './documentRoutes.ts';

export type AccessRoutesOptions = {
  readonly store: Store;
  readonly venues: Venues;
  readonly templates: PageTemplates;
  /** Returns the origin at which visitors reach the host. */
  readonly originOf: (request: FastifyRequest) => string;
};

type OfTenant = { Params: { tenant: string } };

const DAY_MS = 86_400_000;

export function addAccessRoutes(
  scope: FastifyInstance,
  { store, venues, templates, originOf }: AccessRoutesOptions,
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

  scope.get<OfTenant>(dayPages.access, async (request, reply) => {
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

  scope.get<OfTenant>(editorCalls.access.path, (request) => accessFor(request).then((access) => ({ access })));

  scope.post<OfTenant>(editorCalls.addDevice.path, async (request, reply) => {
    const { tenant } = request.params;
    const device = parseWithSchema(deviceBodySchema, request.body);
    if (!device.ok) return refuseCall(reply, device.errors);
    const { name, days } = device.value;
    const now = Date.now();
    // Tokens of owners are made on the host only: whoever finds an open session can't make it last.
    const token = { tenant, role: 'staff', kind: 'token', name, ends_at: now + days * DAY_MS } as const;
    const secret = await createAccess(store, token, now);
    // Browsers send a fragment to nobody, so that no proxy logs it.
    return { address: `${originOf(request)}${dayPages.signIn.replace(':tenant', tenant)}#token=${secret}` };
  });

  scope.delete<{ Params: { tenant: string; id: string } }>(editorCalls.endAccess.path, async (request, reply) => {
    const { tenant, id } = request.params;
    const found = (await accessFor(request)).find((access) => access.id === id);
    if (!found || !(await endAccess(store, tenant, id))) return reply.callNotFound();
    return { success: true };
  });

  scope.delete<OfTenant>(editorCalls.endOtherSessions.path, async (request, reply) => {
    const { tenant } = request.params;
    const others = (await accessFor(request)).filter(({ kind, isCurrent }) => kind === 'session' && !isCurrent);
    for (const { id } of others) await endAccess(store, tenant, id);
    return reply.send({ success: true });
  });

  scope.post(editorCalls.signOut.path, { config: { isForOwners: false } }, async (request, reply) => {
    await signOut(request, reply);
    return { success: true };
  });
}
