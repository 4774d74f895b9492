/**
 * `npm run layout`: brings the booking page into every state on every screen, measures its boxes and photographs it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type Locator, chromium } from 'playwright';
import { messages } from '../../src/booker/messages.ts';
import { findHeadlessChromium } from '../support/chromium.ts';
import { ROOT, type RunningHost, startHost } from '../support/host.ts';
import { deleteStoredReservations } from '../support/reservations.ts';
import { Visitor } from '../support/visitor.ts';
import { type LayoutProblem, findProblems } from './findProblems.ts';
import { problemsOfLongTexts } from './stretchTexts.ts';
import { JOURNEYS, STATES_OF_EVERY_VENUE } from './journeys.ts';
import { writeContactSheet } from './contactSheet.ts';

const HELP = `npm run layout -- [JOURNEY ...] [--screen=360x740] [--text=200] [--venue=beach-camp] [--quick]

Needs the built pages (npm run build). Brings the booking page into every state at seven sizes, with text at 100% and 200%, in
both venues where they differ. Fails if texts or controls overlap, are cut off or leave the screen, if the page scrolls
sideways, if a target is below 24 px, or if the control to go on with is out of reach. Photographs every state in light and
dark colors in test-results/layout; index.html shows all of them.
  JOURNEY    ${Object.keys(JOURNEYS).join(', ')}
  --screen   one size; may be given more than once
  --text     one text size in percent
  --venue    one venue
  --stretch  measures with each text as long as this percentage, such as 130
  --quick    measures without pictures
  --help     prints this text

Exit status: 0 no problem · 1 a problem · 2 wrong usage`;

/** A Monday: 07:50 at the beach camp and 10:20 at the island terrace. */
const NOW = '2026-11-23T02:20:00Z';
const PICTURES = join(ROOT, 'test-results/layout');
const SCREENS = ['320x568', '360x740', '412x915', '568x320', '740x360', '820x1180', '1366x768'];
const TEXT_SIZES = ['100', '200'];
const VENUES = ['beach-camp', 'island-terrace'];
const DEFAULT_FONT_SIZE_PX = 16;
/** Only ends a journey that hangs: a busy machine takes its time. */
const ACTION_TIMEOUT_MS = 30_000;

/** Journeys wait for frames and for the host, so two cores carry more than two lanes. */
const LANES = 4;
const MAX_REASON_LINES = 8;

type Place = { readonly venue: string; readonly screen: string; readonly text: string };
export type Finding = Place & {
  readonly state: string;
  readonly problems: readonly string[];
  readonly picture: string;
};

function refuse(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        screen: { type: 'string', multiple: true },
        text: { type: 'string', multiple: true },
        venue: { type: 'string', multiple: true },
        stretch: { type: 'string' },
        quick: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const unknown = positionals.filter((name) => !(name in JOURNEYS));
if (unknown.length > 0) refuse(`Unknown journey: ${unknown.join(', ')}`);
const journeys = Object.entries(JOURNEYS).filter(([name]) => positionals.length === 0 || positionals.includes(name));

const started = performance.now();
const executablePath = findHeadlessChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const places: readonly Place[] = (values.screen ?? SCREENS).flatMap((screen) =>
  (values.text ?? TEXT_SIZES).flatMap((text) => (values.venue ?? VENUES).map((venue) => ({ screen, text, venue }))),
);
const waiting = [...places];
const lanes = await Promise.all(Array.from({ length: Math.min(LANES, places.length) }, walkWaitingPlaces));
const findings = lanes.flat().toSorted((one, other) => placeIndex(one) - placeIndex(other));
await browser.close();
if (!values.quick) writeContactSheet(join(PICTURES, 'index.html'), findings);
const bad = findings.filter(({ problems }) => problems.length > 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`${findings.length} states measured in ${minutes} min, ${bad.length} with problems`);
if (!values.quick) console.log(`Pictures: ${relative('', join(PICTURES, 'index.html'))}`);
process.exitCode = bad.length > 0 ? 1 : 0;

/** Goes through one place after the other until none is left. Has a host of its own, since journeys reserve tables. */
async function walkWaitingPlaces(): Promise<Finding[]> {
  const host = await startHost({ now: NOW, env: { RATE_LIMIT: '0' } });
  const seen: Finding[] = [];
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    const found = await walk(browser, host, place);
    printProblems(found);
    seen.push(...found);
  }
  await host.stop();
  return seen;
}

function placeIndex({ venue, screen, text }: Place): number {
  return places.findIndex((place) => place.venue === venue && place.screen === screen && place.text === text);
}

function printProblems(found: readonly Finding[]): void {
  for (const { venue, screen, text, state, problems } of found) {
    if (problems.length === 0) continue;
    console.log(`${venue} ${screen} text ${text}%, ${state}:`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
}

/** Takes all journeys at one venue, on one screen, with one text size. */
async function walk(inBrowser: Browser, running: RunningHost, place: Place): Promise<Finding[]> {
  const { venue, screen, text } = place;
  const [width = NaN, height = NaN] = screen.split('x').map(Number);
  const folder = join(PICTURES, `${venue}-${screen}-${text}`);
  if (!values.quick) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const isTouch = Math.min(width, height) < 600;
  const found: Finding[] = [];
  for (const [name, journey] of journeys) {
    const context = await inBrowser.newContext({
      viewport: { width, height },
      hasTouch: isTouch,
      isMobile: isTouch,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-GB',
      timezoneId: 'America/Los_Angeles',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    // The compiler that runs this file names functions with a helper that pages lack.
    await page.addInitScript('globalThis.__name = (value) => value;');
    const client = await context.newCDPSession(page);
    const standard = (DEFAULT_FONT_SIZE_PX * Number(text)) / 100;
    await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    const visitor = new Visitor(page, venue, isTouch);
    let lastState = 'the start';
    const measure = async (state: string, problems: string[]): Promise<void> => {
      const picture = join(folder, state.replaceAll(' ', '-'));
      if (!values.quick) {
        await page.screenshot({ path: `${picture}-light.png` });
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.screenshot({ path: `${picture}-dark.png` });
        await page.emulateMedia({ colorScheme: 'light' });
      }
      found.push({ ...place, state, problems, picture: relative(PICTURES, picture) });
    };
    try {
      await journey({
        page,
        visitor,
        hostUrl: running.url,
        async open() {
          // Not `load`: a journey may hold back code that the page loads in advance.
          await page.goto(`${running.url}/v/${venue}`, { waitUntil: 'domcontentloaded' });
          await visitor.heading(messages.formHeading).waitFor();
        },
        async at(state, action) {
          lastState = state;
          if (venue !== VENUES[0] && !STATES_OF_EVERY_VENUE.has(state)) return;
          await settle();
          const measured = values.stretch
            ? await problemsOfLongTexts(page, Number(values.stretch))
            : await page.evaluate(findProblems);
          const problems = measured.map(({ kind, detail }: LayoutProblem) => `${kind}: ${detail}`);
          if (action && !(await isWithinReach(action))) problems.push(`out-of-reach: ${String(action)}`);
          await measure(state, problems);
        },
      });
    } catch (error) {
      const reason = (error as Error).message.split('\n').slice(0, MAX_REASON_LINES).join(' ');
      await measure(`${name} stopped after ${lastState}`, [`stopped: ${reason}`]);
    }
    await context.close();
    deleteStoredReservations(running.dataDir);

    /** Waits until fonts are loaded and two frames are drawn. */
    async function settle(): Promise<void> {
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      });
    }
  }
  return found;
}

/** Large text may push a control below the end of the window, where scrolling brings it into sight. */
async function isWithinReach(action: Locator): Promise<boolean> {
  const isOnTop = (): Promise<boolean> =>
    action.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isInside = left >= -1 && top >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return isInside && hit !== null && element.contains(hit);
    });
  if (await isOnTop()) return true;
  const scroll = await action.page().evaluate(() => window.scrollY);
  await action.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const isReached = await isOnTop();
  await action.page().evaluate((top) => window.scrollTo(0, top), scroll);
  return isReached;
}
