/** The host's entry point: reads the settings and serves in one process, or in several behind one port. */
import { fileURLToPath } from 'node:url';
import { readTemplates } from './http/pageRoutes.ts';
import { openLog } from './http/logOutput.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { startWatchdog } from './watchdog.ts';
import { connectToParent, exchangeFigures, newVenues, runWorkers, workerNumber } from './workers.ts';

const PAGES_DIR = fileURLToPath(new URL('../../dist', import.meta.url));

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
const { log, health: logHealth } = openLog();
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const number = workerNumber();

/** Serves in this process. Ends it if the host can't be opened. */
const serveHere = async (): Promise<void> => {
  const opening = await serve({
    settings,
    templates,
    pagesDir: PAGES_DIR,
    demo: process.argv.includes('--demo'),
    log,
    logHealth,
    worker: number === undefined ? undefined : { number, exchangeFigures, newVenues },
  });
  if (!opening.ok) exitWithError(opening.error);
  startWatchdog();
  const { lines, shutDown } = opening.serving;
  if (number === undefined) {
    for (const signal of SIGNALS) process.on(signal, shutDown);
    console.log(lines.join('\n'));
  } else {
    // A terminal sends its signals to all processes. The parent decides.
    for (const signal of SIGNALS) process.on(signal, () => {});
    connectToParent(lines, shutDown);
  }
};

if (settings.workers > 1 && number === undefined)
  runWorkers(settings.workers, log, (lines) => {
    console.log(lines.join('\n'));
  });
else void serveHere();
