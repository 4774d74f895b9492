/** The numbers page and its calls, behind the same access checks as the editor. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  MAX_NUMBERS_DAYS,
  NUMBERS_PATH,
  type NumbersPageValues,
  type NumbersQuery,
  numbersCalls,
  numbersQuerySchema,
} from '../../api/numbersContract.ts';
import { daysBetween, isPlainDate, zonedTime } from '../../domain/booking/time.ts';
import { type EditorAccessOptions, NUMBERS, addEditorAccess } from '../editor/access.ts';
import { escapeHtml, fillTemplate } from '../html.ts';
import { sendError } from '../http/middleware.ts';
import { fillLanguage, sendHtml, toDataAttributes } from '../http/pageRoutes.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import { numbersCsv, readNumbers } from './readNumbers.ts';

type OfTenant = { Params: { tenant: string } };

export async function addNumbers(
  app: FastifyInstance,
  options: EditorAccessOptions & { readonly store: Store; readonly now: () => number },
): Promise<void> {
  const { store, templates, venues, now } = options;
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, NUMBERS);
    // A HEAD request would start a session as well.
    scope.get<OfTenant>(NUMBERS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
      const served = await currentVenue(store, venues, request.params.tenant);
      if (!served) return reply.callNotFound();
      const { tenant, name, time_zone: timeZone } = served.venue;
      const venueSwitch = await access.venueSwitch(request);
      const values: NumbersPageValues = { tenant, name, today: zonedTime(now(), timeZone).date, venues: venueSwitch };
      return sendHtml(
        reply,
        fillTemplate(templates.numbers, {
          name: escapeHtml(name),
          values: toDataAttributes(values),
          ...fillLanguage(request, { noScript: 'numbers_no_script' }),
        }),
      );
    });
    scope.get<OfTenant>(numbersCalls.numbers.path, async ({ params, query }, reply) => {
      const served = await currentVenue(store, venues, params.tenant);
      if (!served) return reply.callNotFound();
      const question = readQuestion(query);
      return question ? readNumbers(store, served, question, now()) : refuse(reply);
    });
    scope.get<OfTenant>(numbersCalls.csv.path, async ({ params, query }, reply) => {
      const served = await currentVenue(store, venues, params.tenant);
      if (!served) return reply.callNotFound();
      const question = readQuestion(query);
      if (!question) return refuse(reply);
      const { from, until } = question;
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${served.venue.tenant}-${from}-${until}.csv"`)
        .send(numbersCsv(question, await readNumbers(store, served, question, now())));
    });
    // Without a session, an unknown address gets the same answer as an existing one.
    for (const path of ['/numbers', '/numbers/*', '/api/numbers/*'])
      scope.all(path, (_request, reply) => {
        reply.callNotFound();
      });
  });
}

function readQuestion(query: unknown): NumbersQuery | undefined {
  const { data } = numbersQuerySchema.safeParse(query);
  if (!data || !isPlainDate(data.from) || !isPlainDate(data.until)) return undefined;
  const days = daysBetween(data.from, data.until) + 1;
  return days >= 1 && days <= MAX_NUMBERS_DAYS ? data : undefined;
}

function refuse(reply: FastifyReply): FastifyReply {
  const error = `from and until must be dates like 2026-12-31, at most ${MAX_NUMBERS_DAYS} days, step day, week or month`;
  return sendError(reply, 400, 'bad_call', {}, { error });
}
