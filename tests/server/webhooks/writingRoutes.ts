/** The host's routes that write, and those of which other tools hear nothing. */
import type { ServerHarness } from '../serverHarness.ts';

/** Routes that change nothing of which other tools hear. */
export const SILENT: Readonly<Record<string, readonly string[]>> = {
  POST: [
    '/reservation/validation',
    '/api/setup/sign-in',
    '/api/setup/venues',
    '/r/:secret/reservation/validation',
    '/r/:secret/messages',
    '/r/:secret/messages-on',
    '/v/:tenant/links',
    '/r/:secret/beside',
    '/r/:secret/beside/end',
    '/api/editor/:tenant/sign-in',
    '/api/editor/:tenant/sign-out',
    '/api/editor/:tenant/keep-current',
    '/api/editor/:tenant/keys',
    '/api/editor/:tenant/access',
    '/api/editor/:tenant/webhooks',
    '/api/editor/:tenant/webhooks/:id/secret',
    // A request is no reservation yet.
    '/reservation/request',
    // It goes to one webhook, and is no event of the venue.
    '/api/editor/:tenant/webhooks/:id/test',
    '/api/editor/:tenant/webhooks/:id/deliveries/:sequence',
    '/api/settings/:tenant/keep-current',
    '/api/settings/:tenant/choices',
    '/api/settings/:tenant/mails/:mail',
    '/api/settings/:tenant/booking-page/reservation',
    '/api/settings/:tenant/booking-page/reservation/validation',
    '/api/settings/:tenant/guests/find',
    // The guest's events are erased too.
    '/api/settings/:tenant/guests/erase',
    '/api/settings/:tenant/season/:id/link',
    '/api/settings/:tenant/season/:id/mail',
  ],
  PUT: [
    '/api/editor/:tenant/draft',
    '/api/editor/:tenant/pictures/:name',
    '/api/editor/:tenant/webhooks/:id',
    '/api/settings/:tenant/draft',
    '/api/day/:tenant/push',
    '/api/day/:tenant/feeds/:kind',
  ],
  DELETE: [
    '/api/editor/:tenant/draft',
    '/api/editor/:tenant/pictures/:name',
    '/api/editor/:tenant/keys/:id',
    '/api/editor/:tenant/access',
    '/api/editor/:tenant/access/:id',
    '/api/editor/:tenant/webhooks/:id',
    '/api/settings/:tenant/draft',
    '/api/day/:tenant/push',
    '/api/day/:tenant/feeds/:kind',
  ],
};

/** The writing routes of the host, from the tree that Fastify prints. */
export function writingRoutes(app: ServerHarness['app']): string[] {
  const parts: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      parts.splice(indent.length / 4, parts.length, part);
      const path = parts.join('').replace(/^\/*/, '/');
      const isPage = methods.includes('TRACE');
      return isPage ? [] : methods.split(', ').map((method) => `${method} ${path}`);
    })
    .filter((route) => /^(?:POST|PUT|PATCH|DELETE) /.test(route));
}
