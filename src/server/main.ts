/** Starts the host: reads what it is given, opens what it needs, wires the parts, and ends in good order. */
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { zonedTime } from '../domain/booking/time.ts';
import { createApp } from './app.ts';
import { readEditorToken } from './editor/editorToken.ts';
import { seedDemoReservations } from './booking/demoReservations.ts';
import { createFileTransport, createSmtpTransport } from './mail/mailTransport.ts';
import { startOutbox } from './mail/outbox.ts';
import { readTemplates } from './http/pageRoutes.ts';
import { loadPublishedPlans } from './venues/publishedPlans.ts';
import { reconcileClaims } from './booking/reservations.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store/store.ts';
import { readVenues } from './venues/venues.ts';

const PAGES_DIR = fileURLToPath(new URL('../../dist', import.meta.url));
/** Longest wait for requests and a mail in flight at the end, in milliseconds. */
const LONGEST_END = 10_000;

function refuse(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--demo');
if (unknown.length > 0) refuse(`There is no option ${unknown.join(' ')}; the only one is --demo.`);
const reading = readSettings(process.env);
if (!reading.ok) refuse(reading.error);
const { settings } = reading;
const venuesReading = readVenues(settings.venuesDir);
if (!venuesReading.ok) refuse("The venues can't be served:", ...venuesReading.errors.map((fault) => `  ${fault}`));
const { venues } = venuesReading;
const templates = readTemplates(PAGES_DIR);
if (!templates) refuse('The pages have not been built: run npm run build first, or start with npm start.');
const tokenReading = readEditorToken(settings.dataDir, settings.editorToken);
if (!tokenReading.ok) refuse(tokenReading.error);
const { token } = tokenReading;
const opening = await openStore(settings.database);
if (!opening.ok) refuse(opening.error);
const { store } = opening;

const unreadable = await loadPublishedPlans(store, venues);
if (unreadable.length > 0) refuse("The venues can't be served:", ...unreadable.map((fault) => `  ${fault}`));

// Lines for people go to the standard output, the log to the error output.
const log = pino({ base: null }, pino.destination(2));
const now = (): number => settings.fixedNow ?? Date.now();

for (const served of venues.values()) {
  const lacking = await reconcileClaims(store, served, zonedTime(now(), served.venue.time_zone).date);
  if (lacking.length === 0) continue;
  log.warn(
    { venue: served.venue.tenant, codes: lacking },
    "reservations collide since the venue's occupancy was changed: move or cancel them",
  );
}
if (process.argv.includes('--demo')) await seedDemoReservations(store, venues, now());

const delivery =
  settings.smtpUrl === undefined
    ? createFileTransport(join(settings.dataDir, 'outbox'))
    : createSmtpTransport(settings.smtpUrl);
const outbox = startOutbox(store, venues, { transport: delivery, from: settings.mailFrom, now }, log);
const app = await createApp({
  settings,
  editorToken: token,
  store,
  venues,
  templates,
  pagesDir: PAGES_DIR,
  now,
  onReserved: outbox.wake,
  log,
});

let ending = false;
async function end(): Promise<void> {
  if (ending) process.exit(1);
  ending = true;
  setTimeout(() => {
    process.exit(1);
  }, LONGEST_END).unref();
  await app.close();
  await outbox.stop();
  await store.destroy();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    void end();
  });

let listening = '';
try {
  listening = await app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  refuse(
    code === 'EADDRINUSE'
      ? `Port ${settings.port} is in use already: stop what uses it, or name another in PORT.`
      : `The host can't listen at ${settings.host}, port ${settings.port}: ${message}.`,
  );
}
const origin = settings.publicUrl ?? listening.replace('127.0.0.1', 'localhost');
const pages = [
  ['All venues', '/'] as const,
  ...[...venues.values()].flatMap(({ venue }) => [
    [venue.name, `/v/${venue.tenant}`] as const,
    ['  its editor', `/editor/${venue.tenant}?token=${encodeURIComponent(token)}`] as const,
  ]),
];
console.log(
  [`Tidetable listens at ${listening}`, ...pages.map(([name, path]) => `  ${name.padEnd(24)} ${origin}${path}`)].join(
    '\n',
  ),
);
