/** Visits to pages of other sites that embed the booker by `embed.js`, in any browser. */
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import { ADA } from '../support/visitor.ts';
import type { Check } from './check.ts';
import {
  KEYS,
  acceptAndReserve,
  assert,
  assertEqual,
  chooseInList,
  fillFormAndGoToTables,
  press,
  type,
  waitFor,
  waitForElement,
  waitForText,
} from './steps.ts';
import type { FoundElement, WebDriver } from './webDriver.ts';

const FIND = `const inBooker = (selector) => document.querySelector('tidetable-booker')?.shadowRoot.querySelector(selector);`;
/** The loader removes its link, and enters the dialog into the history, when the frame is ready. */
const isReady = `${FIND} return inBooker('dialog') ? history.state?.tidetable : inBooker('iframe') && !inBooker('[part="link"]');`;
const isDialogOpen = `${FIND} return inBooker('dialog')?.open === true;`;
const isDialogClosed = `${FIND} return inBooker('dialog').open === false && history.state === null;`;
const heightOfFrame = `${FIND} return inBooker('iframe').offsetHeight;`;

/** The driver scrolls no page around a frame to what it clicks. */
const HIGHER_THAN_FRAME = [412, 1800] as const;

const [inline = '', inSandbox = ''] = tablesWithSeats('beach-camp', 2).toReversed();

/** Returns an element of the booker in the page: its frame, button or dialog. */
const part = (browser: WebDriver, selector: string): Promise<FoundElement> =>
  waitForElement(browser, selector, `${FIND} return inBooker(arguments[0]);`, selector);

/** Goes on in the booker's frame, once it is ready: before, the driver would hold on to the empty frame. */
async function enterBooker(browser: WebDriver): Promise<void> {
  await waitFor(browser, 'a frame that is ready', isReady);
  await browser.enterFrame(await part(browser, 'iframe'));
}

/** Clicks the page's button, waits for the dialog and its form, and goes on in its frame. */
async function openDialog(browser: WebDriver): Promise<void> {
  await browser.click(await part(browser, '[part="button"]'));
  await waitFor(browser, 'open dialog', isDialogOpen);
  await enterBooker(browser);
  await waitForText(browser, messages.formHeading);
}

/** Waits until the dialog is closed, has no entry in the history, and its button has the focus. */
async function expectClosed(browser: WebDriver): Promise<void> {
  await browser.leaveFrames();
  await waitFor(browser, 'closed dialog', isDialogClosed);
  await waitFor(browser, 'focus on the button', `${FIND} return inBooker('[part="button"]:focus') !== null`);
}

/** Waits until the frame is as high as its content. Begins and ends in the frame. */
async function expectHeightOfContent(browser: WebDriver): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const content = Number(await browser.run(`return document.querySelector('#app').getBoundingClientRect().height`));
    await browser.leaveFrames();
    const frame = Number(await browser.run(heightOfFrame));
    await enterBooker(browser);
    if (frame >= content && frame < content + 8) return;
    assert(Date.now() < deadline, `the frame is ${frame} px high, its content ${content} px`);
  }
}

/** Goes back by the page, as a phone's gesture does. The driver's own command waits for a page to load. */
const goBack = (browser: WebDriver): Promise<unknown> => browser.run(`history.back()`);

const closedEvents = `return events.filter(([type]) => type === 'closed').length`;

const CHECKS: readonly Check[] = [
  {
    name: 'a page of another site gets the booker in a frame as high as its content, a reservation, its events and no cookie',
    async run(browser, _host, site) {
      await browser.navigate(`${site}/plain`);
      await waitFor(browser, 'ready', `return events.some(([type]) => type === 'ready')`);
      await enterBooker(browser);
      await waitForText(browser, messages.formHeading);
      await expectHeightOfContent(browser);
      // Errors at the fields need room.
      await press(browser, messages.selectTable);
      await waitFor(browser, 'errors', `return document.querySelector('[aria-invalid="true"]')`);
      await expectHeightOfContent(browser);
      await fillFormAndGoToTables(browser, 'beach-camp');
      await chooseInList(browser, inline);
      await acceptAndReserve(browser);
      assertEqual(await browser.run(`return document.cookie`), '', 'cookies of the frame');
      await browser.leaveFrames();
      const events = (await browser.run(`return events`)) as readonly (readonly [
        string,
        Readonly<Record<string, unknown>>,
      ])[];
      assertEqual(
        events.map(([event]) => event),
        ['ready', 'step', 'selected', 'reserved', 'step'],
        'events',
      );
      assert(/^\w+$/.test(String(events[3]?.[1]['code'])), `reserved: ${JSON.stringify(events[3])}`);
      assert(!JSON.stringify(events).includes(ADA.email), 'the events tell who the visitor is');
      assertEqual(await browser.cookies(), [], 'cookies');
    },
  },
  {
    name: 'a button of another site’s page opens a dialog, which its close button and Escape close; the focus goes back to the button',
    async run(browser, _host, site) {
      await browser.navigate(`${site}/button`);
      await openDialog(browser);
      await fillFormAndGoToTables(browser, 'beach-camp');
      await browser.leaveFrames();
      await browser.click(await part(browser, '[part="close"]'));
      await expectClosed(browser);
      await openDialog(browser);
      assertEqual(
        await browser.run(`return document.querySelector('[name="email"]').value`),
        ADA.email,
        'the email that the form has kept',
      );
      await browser.click('[name="first_name"]');
      await browser.type('[name="first_name"]', KEYS.escape);
      await expectClosed(browser);
      await browser.click(await part(browser, '[part="button"]'));
      await waitFor(browser, 'open dialog', isDialogOpen);
      await type(browser, KEYS.escape);
      await expectClosed(browser);
      await waitFor(browser, 'three events', `${closedEvents} === 3`);
    },
  },
  {
    name: 'in the dialog, Back goes to the form, and then closes the dialog',
    async run(browser, _host, site) {
      await browser.navigate(`${site}/button`);
      await openDialog(browser);
      await fillFormAndGoToTables(browser, 'beach-camp');
      await browser.leaveFrames();
      await goBack(browser);
      await enterBooker(browser);
      await waitForText(browser, messages.formHeading);
      await browser.leaveFrames();
      assert(Boolean(await browser.run(isDialogOpen)), 'Back from the tables closes the dialog');
      await goBack(browser);
      await expectClosed(browser);
      await waitFor(browser, 'one event', `${closedEvents} === 1`);
      assertEqual(await browser.run(`return document.title`), 'Button', 'the page');
    },
  },
  {
    name: 'in a sandbox without an origin, which has neither cookies nor storage, a visitor reserves a table',
    async run(browser, _host, site) {
      await browser.navigate(`${site}/sandbox`);
      await browser.enterFrame(
        await waitForElement(browser, 'widget', `return document.querySelector('iframe[sandbox]')`),
      );
      await enterBooker(browser);
      await waitForText(browser, messages.formHeading);
      const blocked = `try { return localStorage.length } catch { return 'blocked' }`;
      assertEqual(await browser.run(blocked), 'blocked', 'storage');
      await fillFormAndGoToTables(browser, 'beach-camp');
      await chooseInList(browser, inSandbox);
      await acceptAndReserve(browser);
    },
  },
];

export const EMBED_CHECKS: readonly Check[] = CHECKS.map(({ name, run }) => ({
  name,
  async run(browser, ...rest) {
    await browser.resize(...HIGHER_THAN_FRAME);
    await run(browser, ...rest);
  },
}));
