/** What guests do on their phones between the form and their reservation, in any browser. */
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import { ADA } from '../support/visitor.ts';
import type { Check } from './check.ts';
import {
  HAS_SELECTION,
  acceptAndReserve,
  assert,
  assertEqual,
  chooseInList,
  fillAndGoToTables,
  fillFormAndGoToTables,
  press,
  tapTable,
  viewAtRest,
  waitFor,
  waitForText,
} from './steps.ts';

/** Nobody reserves on it. */
const FREE_DATE = '25.11.2026';
/** Longer than a tap. */
const HOLD_MS = 900;

const [, calendar = '', plain = ''] = tablesWithSeats('beach-camp', 2);

const valueOf = (name: string): string => `return document.querySelector('[name="${name}"]')?.value`;

export const GUEST_CHECKS: readonly Check[] = [
  {
    name: 'Back and reload keep the details, the chosen table and Thank You',
    async run(browser, { url }) {
      await fillAndGoToTables(browser, url, 'beach-camp');
      await viewAtRest(browser);
      await browser.run(`history.back()`);
      await waitForText(browser, messages.formHeading);
      assertEqual(await browser.run(valueOf('email')), ADA.email, 'the email after Back');
      await browser.reload();
      await waitForText(browser, messages.formHeading);
      assertEqual(await browser.run(valueOf('email')), ADA.email, 'the email after a reload');
      await press(browser, messages.selectTable);
      await waitForText(browser, messages.tablesHeading);
      await chooseInList(browser, calendar);
      await browser.reload();
      await waitForText(browser, messages.tablesHeading);
      await waitFor(browser, 'the table after a reload', HAS_SELECTION);
      await acceptAndReserve(browser);
      await browser.reload();
      await waitForText(browser, messages.thanks);
    },
  },
  {
    name: 'a finger that rests on a table opens its card, which chooses it',
    async run(browser, { url }) {
      await browser.navigate(`${url}/v/beach-camp?date=${FREE_DATE}`);
      await fillFormAndGoToTables(browser, 'beach-camp');
      await press(browser, messages.zoomIn);
      const name = await tapTable(browser, HOLD_MS);
      const card = `return document.querySelector('dialog[aria-label="' + arguments[0] + '"]')`;
      await waitFor(browser, `card of ${name}`, card, name);
      assert(!(await browser.run(HAS_SELECTION)), 'the table is chosen before its card says so');
      await viewAtRest(browser);
      await press(browser, messages.choose);
      await waitFor(browser, 'a selected table', HAS_SELECTION);
    },
  },
  {
    name: 'at an address without TLS, which is no secure context, a visitor reserves a table',
    async run(browser, { url }) {
      const insecure = url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
      await browser.navigate(`${insecure}/v/beach-camp`);
      assertEqual(
        await browser.run(`return [isSecureContext, typeof crypto.randomUUID]`),
        [false, 'undefined'],
        'context',
      );
      await fillAndGoToTables(browser, insecure, 'beach-camp');
      await chooseInList(browser, plain);
      await acceptAndReserve(browser);
    },
  },
];
