/** `npm start`: reads the settings, opens the host, listens, and shuts down in good order. */
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { openHost } from './host.ts';
import { readTemplates } from './http/pageRoutes.ts';
import { readSettings } from './settings.ts';

const PAGES_DIR = fileURLToPath(new URL('../../dist', import.meta.url));
/** How long open requests and the mail being sent may take at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

function exitWithError(error: string): never {
  console.error(error);
  process.exit(1);
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--demo');
if (unknown.length > 0) exitWithError(`Unknown option ${unknown.join(' ')}. The only option is --demo.`);
const reading = readSettings(process.env);
if (!reading.ok) exitWithError(reading.error);
const { settings } = reading;
const templates = readTemplates(PAGES_DIR);
if (!templates)
  exitWithError('The pages have not been built. Run npm run build first, or start the host with npm start.');
// The standard output is for people, the error output for the log.
// In a terminal only problems are worth a line.
const log = pino({ base: null, level: process.stderr.isTTY ? 'warn' : 'info' }, pino.destination(2));
const opening = await openHost({
  settings,
  templates,
  pagesDir: PAGES_DIR,
  demo: process.argv.includes('--demo'),
  log,
});
if (!opening.ok) exitWithError(opening.error);
const { host } = opening;

let isClosing = false;
async function shutDown(): Promise<void> {
  if (isClosing) process.exit(1);
  isClosing = true;
  setTimeout(() => {
    process.exit(1);
  }, SHUTDOWN_TIMEOUT_MS).unref();
  await host.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    void shutDown();
  });

let address = '';
try {
  address = await host.app.listen({ port: settings.port, host: settings.host, listenTextResolver: () => 'listening' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  exitWithError(
    code === 'EADDRINUSE'
      ? `Port ${settings.port} is already in use. Stop the program that uses it, or set another PORT.`
      : `The host can't listen at ${settings.host}, port ${settings.port}: ${message}.`,
  );
}
const origin = settings.publicUrl ?? address.replace('127.0.0.1', 'localhost');
console.log([`Tidetable listens at ${address}`, ...host.addresses(origin), ...host.notices].join('\n'));
