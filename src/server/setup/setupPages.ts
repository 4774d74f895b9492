/**
 * The setup page, on which an owner makes a venue: the first one from the address that the host prints, any other one
 * with a session of all venues.
 */
import type { FastifyInstance } from 'fastify';
import { MAX_ACCESS_DAYS } from '../../api/editorContract.ts';
import {
  SETUP_PATH,
  type SetupAnswers,
  type SetupField,
  type SetupReply,
  findRefusedAnswers,
  setupAnswersSchema,
  setupCalls,
} from '../../api/setupContract.ts';
import { createTemplate } from '../../domain/plan/templates.ts';
import { type EditorAccessOptions, SETUP, addEditorAccess } from '../editor/access.ts';
import { createAccess } from '../editor/accessTokens.ts';
import { fillTemplate } from '../html.ts';
import { sendError } from '../http/middleware.ts';
import { fillLanguage, sendHtml, toDataAttributes } from '../http/pageRoutes.ts';
import { ALL_VENUES, type Store } from '../store/store.ts';
import { addNewFolders, hasHistory } from '../venues/newFolders.ts';
import { type NewVenueExtras, createVenue, findSettingError, findTenantError } from '../venues/newVenue.ts';
import { startTexts } from '../venues/startTexts.ts';

const DAY_MS = 86_400_000;

export type SetupOptions = EditorAccessOptions & {
  readonly store: Store;
  readonly venuesDir: string;
  /** Tells the other processes that there is a new folder. */
  readonly tellOthers: (() => void) | undefined;
};

export async function addSetup(app: FastifyInstance, options: SetupOptions): Promise<void> {
  const { store, venues, templates, venuesDir, tellOthers } = options;
  await app.register(async (scope) => {
    const access = addEditorAccess(scope, options, SETUP);

    // A HEAD request would start a session as well.
    scope.get(SETUP_PATH, { exposeHeadRoute: false, config: { isSignIn: true } }, async (request, reply) => {
      const signedIn = (await access.sessionOf(request)) !== undefined;
      if (!signedIn && venues.size > 0) return access.closed(request, reply);
      return sendHtml(
        reply,
        fillTemplate(templates.setup, {
          values: toDataAttributes({ signedIn, back: [...venues.keys()][0] }),
          ...fillLanguage(request, { name: 'setup_closed_title', noScript: 'setup_no_script' }),
        }),
      );
    });

    scope.post<{ Body: Readonly<Record<string, unknown>> }>(
      setupCalls.begin.path,
      // Whoever has the right secret is not kept out by others in the same network: only wrong ones count.
      { config: { isSignIn: true, isUnlimited: true } },
      async (request, reply) =>
        access.present(request, reply, venues.size === 0 ? ALL_VENUES : undefined, request.body['token']),
    );

    scope.post(setupCalls.create.path, async (request, reply) => {
      const read = setupAnswersSchema.safeParse(request.body);
      const fields = read.success ? await findWrongAnswers(read.data) : findRefusedAnswers(request.body);
      if (!read.success || fields.length > 0) return sendError(reply, 422, 'setup_refused', { fields });
      const isFirst = venues.size === 0;
      const { tenant, name } = read.data;
      const made = createVenue(venuesDir, tenant, settingsOf(read.data), extrasOf(read.data));
      if (!made.ok) {
        request.log.error({ errors: made.errors }, 'a new venue could not be written');
        return sendError(reply, 422, 'setup_not_written', { fields: [] }, { folder: venuesDir });
      }
      await addNewFolders(venuesDir, store, venues);
      tellOthers?.();
      const now = Date.now();
      const owner = { tenant: ALL_VENUES, role: 'owner', kind: 'token', name } as const;
      const key = isFirst
        ? await createAccess(store, { ...owner, ends_at: now + MAX_ACCESS_DAYS * DAY_MS }, now)
        : undefined;
      return { success: true, tenant, ...(key === undefined ? {} : { key }) } satisfies SetupReply & { success: true };
    });
  });

  /** Returns what only the host can refuse. */
  async function findWrongAnswers(answers: SetupAnswers): Promise<SetupField[]> {
    const settings = (['name', 'address', 'telephone', 'email'] as const).filter(
      (field) => findSettingError(field, answers[field], answers.time_zone) !== undefined,
    );
    const { tenant } = answers;
    const isTaken = findTenantError(venuesDir, tenant) !== undefined || (await hasHistory(store, tenant));
    return isTaken ? [...settings, 'tenant'] : settings;
  }
}

function settingsOf({ name, address, telephone, email, time_zone, language, guests }: SetupAnswers) {
  return { name, address, telephone, email, time_zone, language, guests: `${guests.min}-${guests.max}` };
}

/** With lunch and dinner, a table serves a party at each. */
function extrasOf({ services, closed_weekdays, language, template, tables }: SetupAnswers): NewVenueExtras {
  const texts = startTexts(language);
  return {
    settings: {
      hours: undefined,
      services: services.map(({ meal, first, last }) => ({
        ...(meal === undefined ? {} : { name: texts[meal] }),
        first,
        last,
      })),
      occupancy: services.length > 1 ? 'service' : 'date',
      closed_weekdays,
    },
    plan: createTemplate(template, tables, texts),
  };
}
