/** The host: venues, database, outbox and HTTP app, wired together. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { dirname, join } from 'node:path';
import { SETUP_PATH } from '../api/setupContract.ts';
import { zonedTime } from '../domain/booking/time.ts';
import { createApp, listeningPort } from './app.ts';
import { releasedHolds, freeExpiredTables } from './booking/heldReservations.ts';
import { eraseExpired, eraseReservations } from './booking/personalData.ts';
import { seedDemoReservations } from './booking/demoReservations.ts';
import { reconcileClaims } from './booking/reclaim.ts';
import { sumChangedDays } from './booking/dailySums.ts';
import { undecidedDates } from './booking/visits/undecided.ts';
import { findVenuesWithDueSteps } from './day/actions/dueSteps.ts';
import { takeDueSteps } from './day/actions/hostSteps.ts';
import { seedDemoDay } from './day/demoDay.ts';
import { createPlanPictures } from './drawing/planPictures.ts';
import { createSetupLink, endSetupLinks } from './editor/accessTokens.ts';
import { readEditorToken } from './editor/editorToken.ts';
import { confirmationPath } from './http/confirmationRoutes.ts';
import { guestPath, seasonPath } from './links/guestLinks.ts';
import type { WorkerContext } from './http/metrics.ts';
import { deleteOldEvents } from './live/events.ts';
import type { PageTemplates } from './http/pageRoutes.ts';
import type { LogHealth } from './http/logOutput.ts';
import { startMessageSender } from './messenger/messageSender.ts';
import { createMessenger } from './messenger/createMessenger.ts';
import { createFileTransport, createSmtpTransport, greetingName } from './mail/mailTransport.ts';
import { startOutbox } from './mail/outbox.ts';
import { enqueueDigests } from './mail/digest.ts';
import { enqueueReminders } from './mail/reminders.ts';
import { type Settings, isPostgresUrl } from './settings.ts';
import { deleteOldReceipts } from './store/groupCommit.ts';
import { checkSchema } from './store/knownSchema.ts';
import { UnknownSchemaError } from './store/postgresErrors.ts';
import { findNetworkFileSystem } from './store/networkFileSystem.ts';
import { finishRestore } from './store/restore.ts';
import { describeDoubt } from './store/knownTime.ts';
import { noteTime, readKnownTime } from './store/noteTime.ts';
import {
  type OpenStoreResult,
  type Store,
  databaseName,
  databaseOf,
  describeDatabaseError,
  openStore,
} from './store/store.ts';
import { addNewFolders, hasHistory } from './venues/newFolders.ts';
import { findUntidyVenues } from './booking/untidyVenues.ts';
import { currentVenue, loadPublications } from './venues/publications.ts';
import { createEditorSessions } from './editor/sessions.ts';
import { startPushSender } from './push/pushSender.ts';
import { readVapidKeys } from './push/vapidKeys.ts';
import { startWebhookSender } from './webhooks/sender.ts';
import { type ReadVenuesResult, hasVenueFolders, readVenues } from './venues/venues.ts';

/** How often reservations past their retention time are looked for. */
const ERASE_INTERVAL_MS = 3 * 3_600_000;
/** How often expired holds are looked for, whose tables every page must then show as available. */
const FREE_HOLDS_INTERVAL_MS = 1_000;
/** How often reminders are looked for that are due. */
const REMIND_INTERVAL_MS = 30_000;
/** How often reservations that were not confirmed in time are erased. Their tables are available before that. */
const ERASE_HOLDS_INTERVAL_MS = 60_000;

/** How often a process looks whether a newer release has changed the tables. */
const SCHEMA_INTERVAL_MS = 1_000;
/** How often a process looks for venues that another machine has made in a shared folder. */
const NEW_VENUES_INTERVAL_MS = 10_000;
/** How often a process notes the time, or reads what is known of it. */
const NOTE_TIME_INTERVAL_MS = 60_000;

export type Host = {
  readonly app: FastifyInstance;
  /** One line for each page: its name and its address, the editors' with their token. */
  addresses(origin: string): string[];
  /** Lines about the setup that an operator should know. */
  readonly notices: readonly string[];
  /** Finishes open requests and what is being sent, then closes the database. */
  close(): Promise<void>;
};

export type HostOptions = {
  readonly settings: Settings;
  readonly templates: PageTemplates;
  /** The folder of the built pages. */
  readonly pagesDir: string;
  /** Whether to make the demonstration's reservations. */
  readonly demo: boolean;
  readonly log: Logger;
  /** Called when a newer release has changed the tables: the process must end. `reason` is one line for the operator. */
  readonly onUnknownSchema?: (reason: string) => void;
  /** Undefined in development. */
  readonly logHealth?: LogHealth | undefined;
  /** This process, if several share the port. Only the first sends mail and deletes old data. */
  readonly worker?: WorkerContext | undefined;
};

type OpenHostResult = { readonly ok: true; readonly host: Host } | { readonly ok: false; readonly error: string };

/** Opens a host that does not listen yet. `error` has one or more lines for the operator. */
export async function openHost(options: HostOptions): Promise<OpenHostResult> {
  const { settings, log } = options;
  const venuesReading: ReadVenuesResult = hasVenueFolders(settings.venuesDir)
    ? readVenues(settings.venuesDir)
    : { ok: true, venues: new Map(), errors: [] };
  if (!venuesReading.ok) return { ok: false, error: joinVenueErrors(venuesReading.errors) };
  const tokenReading = await readEditorToken(settings.dataDir, settings.editorToken);
  if (!tokenReading.ok) return tokenReading;
  const { token } = tokenReading;
  const opening = await openStore(settings.database, {
    onReplaced: (file) => {
      log.error({ file }, 'the database was replaced by another one, which the host uses from now on');
    },
  });
  if (!opening.ok) return opening;
  try {
    if ((options.worker?.number ?? 0) === 0 && !isPostgresUrl(settings.database))
      finishRestore(settings.database, join(settings.dataDir, 'pictures'));
    return await startServices(options, venuesReading, opening, token);
  } catch (error) {
    const reason = describeDatabaseError(settings.database, error);
    if (reason === undefined) throw error;
    await opening.store.destroy();
    return { ok: false, error: reason };
  }
}

async function startServices(
  { settings, templates, pagesDir, demo, log, logHealth, worker, onUnknownSchema }: HostOptions,
  venuesReading: Extract<ReadVenuesResult, { ok: true }>,
  { store, isNew }: Extract<OpenStoreResult, { ok: true }>,
  token: string,
): Promise<OpenHostResult> {
  const { venues } = venuesReading;
  const venueErrors = [...venuesReading.errors, ...(await loadPublications(store, venues))];
  // A database with reservations has lost its venues: a new one would not be the first.
  if (venues.size === 0 && (venueErrors.length > 0 || (await hasHistory(store)))) {
    await store.destroy();
    const reading = readVenues(settings.venuesDir);
    return { ok: false, error: joinVenueErrors(reading.ok ? venueErrors : reading.errors) };
  }
  for (const error of venueErrors) log.error({ error }, 'a venue is not served');
  const now = (): number => settings.fixedNow ?? Date.now();
  const isLeader = worker === undefined || worker.number === 0;
  const watchTime = await startTime(store, isLeader, now, log);
  for (const served of venues.values()) {
    const codes = await reconcileClaims(store, served, zonedTime(now(), served.venue.time_zone).date);
    if (codes.length > 0)
      log.warn(
        { venue: served.venue.tenant, codes },
        "reservations collide since the venue's occupancy setting changed: move or cancel them",
      );
  }
  for (const served of isLeader ? venues.values() : [])
    for (const undecided of await undecidedDates(store, served, now()))
      log.warn(
        { venue: served.venue.tenant, ...undecided },
        'the opening times no longer cover reservations: keep, move or cancel them on the day page',
      );
  if (demo && isLeader) {
    await seedDemoReservations(store, venues, now());
    await seedDemoDay(store, venues, now());
  }
  if (isLeader) await endSetupLinks(store);
  const setupSecret = isLeader && venues.size === 0 ? await createSetupLink(store, Date.now()) : undefined;
  const findNewVenues = (): void => {
    addNewFolders(settings.venuesDir, store, venues).catch((error: unknown) => {
      log.error(error, 'a new venue could not be read');
    });
  };
  worker?.newVenues.listen(findNewVenues);
  // Other machines share nothing but the database and the folder.
  const findingVenues = isPostgresUrl(settings.database)
    ? setInterval(findNewVenues, NEW_VENUES_INTERVAL_MS)
    : undefined;
  const stopWatchingSchema = watchSchema(store, (reason) => {
    onUnknownSchema?.(reason);
  });
  const outboxDir = join(settings.dataDir, 'outbox');
  const transport =
    settings.smtpUrl === undefined
      ? createFileTransport(outboxDir)
      : createSmtpTransport(settings.smtpUrl, greetingName(settings));
  const timers: NodeJS.Timeout[] = [];
  /** Repeats what only the leader does, never twice at the same time. Returns what does it now. */
  const repeat = (intervalMs: number, failure: string, work: () => Promise<void>): (() => void) => {
    let isRunning = false;
    const run = (): void => {
      if (!isLeader || isRunning) return;
      isRunning = true;
      work()
        .catch((error: unknown) => {
          log.error(error, failure);
        })
        .finally(() => {
          isRunning = false;
        });
    };
    timers.push(setInterval(run, intervalMs));
    return run;
  };
  const eraseExpiredHolds = async (): Promise<void> => {
    for (const tenant of await findUntidyVenues(store, [...venues.keys()], Date.now())) {
      const served = venues.get(tenant);
      if (!served) continue;
      await eraseReservations(store, served, await releasedHolds(store, tenant), outboxDir);
      // Little by little, so that the numbers page has little to sum.
      await sumChangedDays(store, served);
      await deleteOldEvents(store, tenant, Date.now());
      await deleteOldReceipts(store, tenant, Date.now());
    }
  };
  repeat(ERASE_HOLDS_INTERVAL_MS, 'expired holds could not be erased', eraseExpiredHolds);
  const freeAllExpiredTables = async (): Promise<void> => {
    for (const tenant of await findVenuesWithDueSteps(store, venues, now())) {
      const served = await currentVenue(store, venues, tenant);
      if (served) await freeExpiredTables(store, served);
      await takeDueSteps({ store, venues, tenant }, now());
    }
  };
  const enqueueDue = async (): Promise<void> => {
    const counts = await Promise.all([enqueueReminders(store, venues, now()), enqueueDigests(store, venues, now())]);
    if (counts.every((count) => count === 0)) return;
    outbox?.wake();
    messageSender?.wake();
  };
  repeat(REMIND_INTERVAL_MS, 'reminders and mails of the day could not be added', enqueueDue);
  repeat(FREE_HOLDS_INTERVAL_MS, 'expired holds could not be freed', freeAllExpiredTables);
  const eraseOldReservations = async (): Promise<void> => {
    const count = await eraseExpired(store, venues, { days: settings.retentionDays, now: now(), outboxDir });
    if (count > 0) log.info({ count }, 'deleted reservations after the retention time');
  };
  timers.push(setInterval(watchTime, NOTE_TIME_INTERVAL_MS));
  repeat(ERASE_INTERVAL_MS, 'old reservations could not be deleted', eraseOldReservations)();
  if (isLeader)
    void transport.verify().then((reason) => {
      if (reason !== undefined) log.error({ reason }, 'the mail server is not usable: mails wait in the outbox');
    });
  const pictures = createPlanPictures(log);
  const pushKeys = await readVapidKeys(settings.dataDir);
  const app = await createApp({
    settings,
    editorToken: token,
    pushKey: pushKeys.publicKey,
    store,
    venues,
    pictures,
    mails: { from: settings.mailFrom, transport: settings.smtpUrl === undefined ? undefined : transport },
    templates,
    pagesDir,
    now,
    worker,
    onReserved: () => {
      // Those of the other processes are found by polling.
      outbox?.wake();
      webhookSender?.wake();
      messageSender?.wake();
    },
    log,
    logHealth,
  });
  const addressOf = (path: string): string =>
    (settings.publicUrl ?? `http://localhost:${listeningPort(app) ?? settings.port}`) + path;
  const mails = {
    transport,
    pictures,
    from: settings.mailFrom,
    now,
    confirmUrl: (tenant: string, secret: string) => addressOf(confirmationPath(tenant, secret)),
    manageUrl: (secret: string) => addressOf(guestPath(secret)),
    seasonUrl: (secret: string) => addressOf(seasonPath(secret)),
    linkKey: token,
  };
  const outbox = isLeader ? startOutbox(store, venues, mails, log) : undefined;
  const webhookSender = isLeader
    ? startWebhookSender(store, venues, { allowedHosts: settings.webhookHosts }, log)
    : undefined;
  const messageSender =
    isLeader && settings.messengerUrl !== undefined
      ? startMessageSender(
          store,
          venues,
          {
            messenger: createMessenger({ url: settings.messengerUrl, body: settings.messengerBody }),
            now,
            manageUrl: mails.manageUrl,
            linkKey: token,
          },
          log,
        )
      : undefined;
  const stopPushing = isLeader
    ? startPushSender(
        store,
        venues,
        {
          keys: pushKeys,
          subject: settings.publicUrl?.startsWith('https:') ? settings.publicUrl : `mailto:${settings.mailFrom}`,
          sessions: createEditorSessions(store, token),
        },
        log,
      )
    : undefined;
  // A proxy would log a token in the query. Browsers send a fragment to nobody.
  const signIn = `${settings.publicUrl === undefined ? '?' : '/sign-in#'}token=${encodeURIComponent(token)}`;
  const venuePages = [...venues.values()].flatMap(({ venue }) => [
    [venue.name, `/v/${venue.tenant}`] as const,
    ['  its editor', `/editor/${venue.tenant}${signIn}`] as const,
    ['  its settings', `/settings/${venue.tenant}${signIn}`] as const,
    ['  its day', `/day/${venue.tenant}${signIn}`] as const,
  ]);
  // Not before: a start that fails has its own message.
  app.addHook('onListen', async () => {
    if (isNew) log.warn({ database: databaseName(settings.database) }, 'created a new, empty database');
  });
  const networkFileSystem = isPostgresUrl(settings.database)
    ? undefined
    : await findNetworkFileSystem(dirname(settings.database));
  const networkWarning =
    networkFileSystem &&
    `The database is on a network file system (${networkFileSystem}), where SQLite's locks may not hold. Set DATA_DIR to a disk of this machine, or use Postgres.`;
  if (networkWarning) log.warn({ database: settings.database }, networkWarning);
  const notices = [
    ...(networkWarning ? [networkWarning] : []),
    ...(venueErrors.length > 0 ? [joinVenueErrors(venueErrors)] : []),
    ...(setupSecret === undefined
      ? []
      : [
          `There is no venue in ${settings.venuesDir} yet. The address above makes the first one: it works once, within a day. Start the host again for another.`,
        ]),
    ...(isNew ? [`Created a new, empty database: ${databaseName(settings.database)}`] : []),
    ...(settings.smtpUrl === undefined
      ? [`No mail is sent. Mails are written to ${outboxDir}; set SMTP_URL to send them.`]
      : []),
    ...(settings.smtpUrl !== undefined && settings.publicUrl === undefined
      ? ['Links in mails lead to this machine. Set PUBLIC_URL to the address that guests see.']
      : []),
  ];
  return {
    ok: true,
    host: {
      app,
      notices,
      addresses: (origin) =>
        (setupSecret === undefined
          ? [['All venues', '/'] as const, ...venuePages]
          : [['Your first venue', `${SETUP_PATH}#token=${setupSecret}`] as const]
        ).map(([name, path]) => `  ${name.padEnd(24)} ${origin}${path}`),
      async close() {
        clearInterval(findingVenues);
        stopWatchingSchema();
        for (const timer of timers) clearInterval(timer);
        await stopPushing?.();
        await app.close();
        await Promise.all([outbox?.stop(), webhookSender?.stop(), messageSender?.stop()]);
        await pictures.close();
        await store.destroy();
      },
    },
  };
}

/**
 * Notes the time, or reads what the leader has noted, before anything can be erased by it. Returns what does so again, and
 * says in the log when the time is not believed.
 */
async function startTime(store: Store, isLeader: boolean, now: () => number, log: Logger): Promise<() => void> {
  let notedAt = performance.now();
  let doubt: string | undefined;
  const note = async (): Promise<void> => {
    const elapsedMs = performance.now() - notedAt;
    notedAt += elapsedMs;
    await (isLeader ? noteTime(store, elapsedMs) : readKnownTime(store));
    const before = doubt;
    doubt = describeDoubt(store, Math.max(now(), Date.now()));
    if (doubt !== undefined && before === undefined) log.error(doubt);
    if (doubt === undefined && before !== undefined) log.warn('the time is believed again');
  };
  await note();
  return () => {
    note().catch((error: unknown) => {
      log.error(error, 'the time could not be noted');
    });
  };
}

/**
 * Looks for tables that a newer release has changed, of a Postgres database that several releases use: from time to time,
 * and when another process says that it has written. Returns what ends it.
 */
function watchSchema(store: Store, onUnknown: (reason: string) => void): () => void {
  const database = databaseOf(store);
  if (database.kind === 'sqlite') return () => {};
  let isChecking = false;
  let isOver = false;
  const check = (): void => {
    if (isChecking || isOver) return;
    isChecking = true;
    checkSchema(store)
      .catch((error: unknown) => {
        // Whatever else it is shows elsewhere.
        if (!(error instanceof UnknownSchemaError) || isOver) return;
        isOver = true;
        onUnknown(error.message);
      })
      .finally(() => {
        isChecking = false;
      });
  };
  const timer = setInterval(check, SCHEMA_INTERVAL_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

function joinVenueErrors(errors: readonly string[]): string {
  return ["These venues can't be served:", ...errors.map((error) => `  ${error}`)].join('\n');
}
