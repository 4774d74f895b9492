/** The numbers page and its calls, behind the same access checks as the editor. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  MAX_NUMBERS_DAYS,
  NUMBERS_PATH,
  type NumbersQuery,
  numbersCalls,
  numbersQuerySchema,
} from '../../api/numbersContract.ts';
import { daysBetween, isPlainDate, zonedTime } from '../../domain/booking/time.ts';
import { type EditorAccessOptions, NUMBERS, addEditorAccess } from '../editor/access.ts';
import { addVenuePage } from '../editor/venuePage.ts';
import { sendError } from '../http/middleware.ts';
import type { Store } from '../store/store.ts';
import { currentVenue } from '../venues/publications.ts';
import { numbersCsv, readNumbers } from './readNumbers.ts';

type OfTenant = { Params: { tenant: string } };

export async function addNumbers(
  app: FastifyInstance,
  options: EditorAccessOptions & { readonly store: Store; readonly now: () => number },
): Promise<void> {
  const { store, venues, now } = options;
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, NUMBERS);
    addVenuePage(scope, options, access, {
      path: NUMBERS_PATH,
      template: 'numbers',
      noScript: 'numbers_no_script',
      hasFrames: false,
      valuesOf: ({ venue }) => ({ today: zonedTime(now(), venue.time_zone).date }),
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
