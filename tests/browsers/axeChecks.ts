/** axe in the states of the booking page and of the guest's own, in any browser. */
import axe, { type AxeResults } from 'axe-core';
import { loadMessages, messages } from '../../src/booker/messages.ts';
import { MAIL_TEXTS } from '../../src/server/messages/messages.ts';
import { type Barriers, type ScriptedPage, axeOptions, findBarriers } from '../e2e/axeFindings.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import type { RunningHost } from '../support/host.ts';
import { reserveByCall } from '../support/reservations.ts';
import type { Check } from './check.ts';
import { KEYS, assertEqual, fillForm, press, type, viewAtRest, waitFor, waitForText } from './steps.ts';
import type { ColorScheme, WebDriver } from './webDriver.ts';

/** The one whose terms open in a dialog. */
const VENUE = 'island-terrace';
/** No other check reserves on it. */
const GUEST_DATE = '27.11.2026';

const RUNS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['en', 'ar'] as const).map((language) => ({ colorScheme, language })),
);
type Run = (typeof RUNS)[number];

/** A fading part has less contrast than it will have. What never ends is decor. */
const IS_STILL = `return document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)`;

/** The names of tables may stand between marks of their direction. */
const FIRST_ROW = `const row = document.querySelector('button[data-row]');
  return row?.getAttribute('aria-label').replace(/[\\u2066-\\u2069]/g, '').startsWith(arguments[0]) ? row : null;`;

/** The compiler that runs this file names functions with a helper that pages lack. */
const scripted = (browser: WebDriver): ScriptedPage => ({
  evaluate: async <Value, Argument>(script: (argument: Argument) => Value, argument: Argument) =>
    (await browser.run(
      `const __name = (value) => value; return (${String(script)})(arguments[0]);`,
      argument ?? null,
    )) as Value,
});

async function analyze(browser: WebDriver): Promise<AxeResults> {
  // As text: drivers refuse some of the values that axe leaves empty.
  const results = await browser.run(
    `return axe.run(document, arguments[0]).then((results) => JSON.stringify(results));`,
    axeOptions(),
  );
  return JSON.parse(String(results)) as AxeResults;
}

/** Looks at the state that the page is in. Keeps what is wrong, with the name of the state. */
async function look(browser: WebDriver, state: string, kept: string[]): Promise<void> {
  await waitFor(browser, `${state} at rest`, IS_STILL);
  if (!(await browser.run(`return typeof axe === 'object'`))) await browser.run(axe.source);
  const found: Barriers = await findBarriers(scripted(browser), () => analyze(browser));
  for (const [kind, each] of Object.entries(found))
    for (const barrier of each) kept.push(`${state}, ${kind}: ${barrier}`);
}

async function walk(browser: WebDriver, { url }: RunningHost, { colorScheme, language }: Run): Promise<void> {
  const kept: string[] = [];
  const at = async (state: string): Promise<void> => {
    await look(browser, state, kept);
  };
  const index = RUNS.findIndex((run) => run.colorScheme === colorScheme && run.language === language);
  const [table = ''] = tablesWithSeats(VENUE, 2).slice(index);

  await browser.navigate(`${url}/v/${VENUE}?lang=${language}`);
  await waitForText(browser, messages.formHeading);
  assertEqual(
    await browser.run(`return matchMedia('(prefers-color-scheme: dark)').matches`),
    colorScheme === 'dark',
    'dark',
  );
  assertEqual(await browser.run(`return document.documentElement.lang`), language, 'the language');
  await at('form');
  await press(browser, messages.selectTable);
  await waitFor(browser, 'errors', `return document.querySelector('[aria-invalid="true"]') !== null`);
  await at('form with errors');
  await browser.click('[name="date"]');
  await waitFor(browser, 'calendar', `return document.querySelector('.react-datepicker__day') !== null`);
  await at('calendar');
  await type(browser, KEYS.escape);

  await fillForm(browser, VENUE);
  await press(browser, messages.selectTable);
  await waitForText(browser, messages.tablesHeading);
  await viewAtRest(browser);
  await at('map');
  await press(browser, messages.yourTables);
  await browser.type('input[type="search"]', table);
  const row = await waitFor(browser, table, FIRST_ROW, table);
  await at('list');
  await browser.run(`arguments[0].focus()`, row);
  await type(browser, 'i');
  await waitFor(browser, 'card', `return document.querySelector('.booker-popover') !== null`);
  await at('card');

  await press(browser, messages.choose);
  await waitFor(browser, 'a selected table', `return document.querySelector('#booker-your-tables li') !== null`);
  await at('selected table');
  await press(browser, messages.terms);
  await waitFor(browser, 'terms', `return document.querySelector('dialog:modal') !== null`);
  await at('terms');
  await press(browser, messages.understand);
  await browser.click('#booker-terms');
  await press(browser, messages.reserve);
  await waitForText(browser, messages.thanks);
  await at('Thank You');

  const [own = ''] = tablesWithSeats('beach-camp', 2).slice(index);
  const { manage } = await reserveByCall(url, { table: own, date: GUEST_DATE, language });
  await browser.navigate(url + manage);
  await waitForText(browser, MAIL_TEXTS[language].manage_title);
  await at('the guest’s link');
  assertEqual(kept, [], 'barriers');
}

const nameOf = ({ colorScheme, language }: { readonly colorScheme: ColorScheme; readonly language: string }): string =>
  `axe finds nothing from the form to the guest’s link, in ${language}, ${colorScheme}`;

/** The light ones first: each other color scheme takes a browser of its own. */
export const AXE_CHECKS: readonly Check[] = RUNS.map((run) => ({
  name: nameOf(run),
  colorScheme: run.colorScheme,
  async run(browser, host) {
    await loadMessages(run.language);
    try {
      await walk(browser, host, run);
    } finally {
      await loadMessages('en');
    }
  },
}));
