/** A page about a venue that a session opens. */
import type { FastifyInstance } from 'fastify';
import { escapeHtml, fillTemplate } from '../html.ts';
import { addCspDirective } from '../http/middleware.ts';
import { type PageTemplates, fillLanguage, sendHtml, toDataAttributes } from '../http/pageRoutes.ts';
import type { MessageName } from '../messages/messages.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import type { ServedVenue, Venues } from '../venues/venues.ts';
import type { EditorAccess } from './access.ts';

type VenuePage = {
  readonly path: string;
  readonly template: keyof PageTemplates;
  /** What a browser without JavaScript shows. */
  readonly noScript: MessageName;
  /** Whether the page shows other pages of the host in a frame. */
  readonly hasFrames: boolean;
  /** Returns the page-level values besides the venue's and the switch between venues. */
  valuesOf(served: ServedVenue): Readonly<Record<string, string>>;
};

export function addVenuePage(
  scope: FastifyInstance,
  { store, venues, templates }: { readonly store: Store; readonly venues: Venues; readonly templates: PageTemplates },
  { venueSwitch }: Pick<EditorAccess, 'venueSwitch'>,
  { path, template, noScript, hasFrames, valuesOf }: VenuePage,
): void {
  // A HEAD request would start a session as well.
  scope.get<{ Params: { tenant: string } }>(path, { exposeHeadRoute: false }, async (request, reply) => {
    const served = await currentVenue(store, venues, request.params.tenant);
    if (!served) return reply.callNotFound();
    const { tenant, name } = served.venue;
    if (hasFrames) addCspDirective(reply, "frame-src 'self'");
    return sendHtml(
      reply,
      fillTemplate(templates[template], {
        name: escapeHtml(name),
        values: toDataAttributes({ tenant, name, ...valuesOf(served), venues: await venueSwitch(request) }),
        ...fillLanguage(request, { noScript }),
      }),
    );
  });
}
