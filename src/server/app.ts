/** The HTTP server: middleware, calls, files and pages over one database. */
import compress from '@fastify/compress';
import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController, fastify } from 'fastify';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addBookingRoutes } from './booking/bookingRoutes.ts';
import { endConnectionsOnClose } from './http/connections.ts';
import { addDay } from './day/dayPages.ts';
import { addEditor } from './editor/editorPage.ts';
import type { PlanPictures } from './drawing/planPictures.ts';
import { createTrustedOrigins } from './editor/trustedOrigins.ts';
import { createEditorSessions } from './editor/sessions.ts';
import { addConfirmationRoutes } from './http/confirmationRoutes.ts';
import { addLinkRequests } from './guest/linkRequests.ts';
import { addGuestRoutes } from './guest/guestRoutes.ts';
import { addPartyRequests } from './guest/partyRequests.ts';
import { addNumbers } from './numbers/numbersPages.ts';
import { addEventRoutes } from './http/eventRoutes.ts';
import { addHealthRoutes } from './http/healthRoutes.ts';
import type { Build, WorkerContext } from './http/metrics.ts';
import { answerPagesWithoutOrigin } from './http/pagesWithoutOrigin.ts';
import { addStaticFiles } from './http/staticFiles.ts';
import { addGalleryRoutes } from './gallery/galleryRoutes.ts';
import { addGalleryScreens } from './gallery/galleryScreens.ts';
import { Limiter } from './line/limiter.ts';
import { createOverload } from './line/overload.ts';
import { AdmissionQueue } from './line/admissionQueue.ts';
import { createEventStreams } from './live/eventStreams.ts';
import type { LogHealth } from './http/logOutput.ts';
import { addDeliveryReports } from './messenger/deliveryReports.ts';
import { addKeyAccess } from './http/keyAccess.ts';
import { refuseUnknownNames } from './http/knownNames.ts';
import { addMiddleware, handleError } from './http/middleware.ts';
import { addOpenApi } from './http/openApi/document.ts';
import { addPlanPictures, originOf } from './http/pageHead.ts';
import { type PageTemplates, addPageRoutes, addStandaloneMap } from './http/pageRoutes.ts';
import { shedLoad } from './http/shedding.ts';
import { trustedProxies } from './http/trustedProxies.ts';
import type { Settings } from './settings.ts';
import type { MailSending } from './venueSettings/draftPreviews.ts';
import { addSetup } from './setup/setupPages.ts';
import { addSettings } from './venueSettings/settingsPages.ts';
import { VERSION } from './version.ts';
import { type Store, databaseOf } from './store/store.ts';
import type { Venues } from './venues/venues.ts';

export type AppOptions = {
  readonly settings: Pick<
    Settings,
    | 'frameAncestors'
    | 'rateLimit'
    | 'trustProxy'
    | 'publicUrl'
    | 'host'
    | 'port'
    | 'dataDir'
    | 'gallery'
    | 'webhookHosts'
    | 'messengerUrl'
    | 'whatsAppSecret'
    | 'whatsAppVerifyToken'
    | 'serviceWorker'
    | 'venuesDir'
  >;
  /** The token that opens the editor. */
  readonly editorToken: string;
  /** The public key by which push services know this host. */
  readonly pushKey: string;
  readonly store: Store;
  readonly venues: Venues;
  readonly pictures: PlanPictures;
  readonly mails: MailSending;
  readonly templates: PageTemplates;
  /** The folder of the built pages. */
  readonly pagesDir: string;
  /** The folder of the gallery's fixtures. */
  readonly fixturesDir?: string;
  /** The venues' current time, in epoch milliseconds. */
  readonly now: () => number;
  readonly onReserved: () => void;
  /** Where reservations wait for their turn. */
  readonly line?: AdmissionQueue;
  /** This process, if several share the port. */
  readonly worker?: WorkerContext | undefined;
  readonly log?: FastifyBaseLogger;
  readonly logHealth?: LogHealth | undefined;
};

/** Written by build.mjs. */
const BUILD_RECORD = '.build.json';
const FIXTURES_DIR = fileURLToPath(new URL('../../fixtures', import.meta.url));
/** Limit of a request body: fields of 10,000 characters in any script still get errors of their own. */
const MAX_BODY_BYTES = 64 * 1024;
/** Smaller bodies don't get smaller by compression. */
const MIN_COMPRESSED_BYTES = 1_000;
/** How long a request may take to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;

export async function createApp({
  settings,
  editorToken,
  pushKey,
  store,
  venues,
  pictures,
  mails,
  templates,
  pagesDir,
  fixturesDir = FIXTURES_DIR,
  now,
  onReserved,
  line = new AdmissionQueue(),
  worker,
  log,
  logHealth,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    trustProxy: settings.trustProxy.length > 0 && trustedProxies(settings.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    // No route has a schema, and Fastify's compilers of schemas take a tenth of a start to load.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  });
  endConnectionsOnClose(app);
  logRequests(app);
  const limiter = new Limiter(settings.rateLimit);
  await addMiddleware(app, settings, limiter, (scope) => {
    addKeyAccess(scope, store, limiter);
  });
  refuseUnknownNames(app);
  answerPagesWithoutOrigin(app, () => [...venues.values()].some(({ venue }) => venue.embed_sites.includes('*')));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    globalDecompression: false,
  });
  const streams = createEventStreams(store, venues, app.log);
  const handleChange = (): void => {
    onReserved();
    // Postgres tells of the changes of other processes and of commands; otherwise they are found by polling.
    streams.wake();
  };
  const database = databaseOf(store);
  if (database.kind === 'postgres') {
    const stopListening = database.postgres.onWrite(streams.wake);
    app.addHook('onClose', async () => {
      stopListening();
    });
  }
  const overload = createOverload(() => line.longestWaitMs);
  shedLoad(app, overload, templates, pagesDir);
  const { countReservation } = addHealthRoutes(app, {
    store,
    venues,
    dataDir: settings.dataDir,
    build: readBuild(pagesDir),
    worker,
    line,
    overload,
    countStreams: streams.count,
    logHealth,
    now,
  });
  const picturesDir = join(settings.dataDir, 'pictures');
  await addStaticFiles(app, { pagesDir, picturesDir, venues, hasServiceWorker: settings.serviceWorker });
  addOpenApi(app);
  addPageRoutes(app, {
    templates,
    store,
    venues,
    now,
    frameAncestors: settings.frameAncestors,
    hasServiceWorker: settings.serviceWorker,
    hasMessenger: settings.messengerUrl !== undefined,
    publicUrl: settings.publicUrl,
  });
  addPlanPictures(app, store, venues, pictures);
  await addConfirmationRoutes(app, { templates, store, venues, now, onReserved: handleChange });
  // Tests and benchmarks that turn off the rate limit make many reservations for one guest.
  const networkSecret = settings.rateLimit === 0 ? undefined : editorToken;
  const limits = { limiter, networkSecret };
  const hasMessenger = settings.messengerUrl !== undefined;
  const guestOptions = { templates, store, venues, pictures, now, ...limits, linkKey: editorToken, hasMessenger };
  await addLinkRequests(app, { ...guestOptions, onReserved: handleChange });
  await addGuestRoutes(app, { ...guestOptions, onReserved: handleChange });
  addPartyRequests(app, { store, venues, now, limiter, hasMessenger, onReserved: handleChange });
  if (settings.gallery) {
    addGalleryRoutes(app, templates.gallery, fixturesDir);
    addStandaloneMap(app, templates);
    addGalleryScreens(app, templates.screens, fixturesDir, pictures);
  }
  addBookingRoutes(app, {
    store,
    venues,
    now,
    line,
    overload,
    ...limits,
    linkKey: editorToken,
    hasMessenger,
    countReservation,
    onReserved: handleChange,
  });
  const { whatsAppSecret: appSecret, whatsAppVerifyToken: verifyToken } = settings;
  if (appSecret !== undefined && verifyToken !== undefined)
    await addDeliveryReports(app, { store, venues, appSecret, verifyToken });
  addEventRoutes(app, { venues, streams, limiter });
  const access = {
    limiter,
    store,
    venues,
    templates,
    now,
    sessions: createEditorSessions(store, editorToken),
    origins: createTrustedOrigins(settings, () => listeningPort(app) ?? settings.port),
    isSecure: settings.publicUrl?.startsWith('https:') ?? false,
    originOf: (request: FastifyRequest) => originOf(request, settings.publicUrl),
  };
  await addEditor(app, { ...access, picturesDir, webhookHosts: settings.webhookHosts });
  await addSettings(app, {
    ...access,
    picturesDir,
    pictures,
    mails,
    outboxDir: join(settings.dataDir, 'outbox'),
    linkKey: editorToken,
    onChange: handleChange,
  });
  await addNumbers(app, access);
  await addSetup(app, { ...access, venuesDir: settings.venuesDir, tellOthers: worker?.newVenues.tell });
  await addDay(app, { ...access, pictures, streams, pushKey, hasMessenger, onChanged: handleChange });
  return app;
}

/** Returns which build runs. A few digits of the hash of its sources tell it from others. */
function readBuild(pagesDir: string): Build {
  const file = join(pagesDir, BUILD_RECORD);
  if (!existsSync(file)) return { version: VERSION, build: '' };
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string };
  return { version: VERSION, build: sources.slice(0, 12) };
}

function refuseSchema(): never {
  throw new Error('routes have no schemas: the handlers parse their input with zod');
}

/** Returns the actual port if port 0 was requested, once the app listens. */
export function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

/** Logs each request by its route, whose pattern names no person and no token, and sends the request's id. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'request');
  });
}
