/** Visits to the booking page, from the form to Thank You and to what the mail links to, in any browser. */
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats } from '../support/fixtureVenues.ts';
import type { Check } from './check.ts';
import {
  HAS_SELECTION,
  KEYS,
  assert,
  chooseInList,
  fillAndGoToTables,
  heightOf,
  press,
  tabTo,
  tapTable,
  type,
  viewAtRest,
  waitFor,
  waitForText,
} from './steps.ts';

/** The share of the window that an overlay may have. WebKit stretched the calendar over the form. */
const MAX_CALENDAR_HEIGHT_PX = 480;

/** A phone’s window, upright and across, with what browsers of a desktop take of it for themselves. */
export const UPRIGHT = [412, 915] as const;
const ACROSS = [932, 520] as const;

/** Those of a phone with a notch and a home bar, in CSS pixels. */
const INSETS = { top: 47, right: 44, bottom: 34, left: 44 } as const;
/**
 * Applies the page's style sheets once more with insets, which no driver can set. Returns which buttons, fields and
 * links in sight are nearer to an edge. A row that scrolls sideways may end there.
 */
const CONTROLS_IN_INSETS = `
  const { top, right, bottom, left } = arguments[0];
  const insets = { top, right, bottom, left };
  document.adoptedStyleSheets = [...document.styleSheets].map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('')
      .replace(/env\\(safe-area-inset-(\\w+)(?:,[^)]*)?\\)/g, (_, side) => insets[side] + 'px'));
    return copy;
  });
  const isInRow = (element) => {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible') return true;
    return false;
  };
  const isPinned = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    return document.documentElement.scrollHeight <= innerHeight + 1;
  };
  return [...document.querySelectorAll('button, input, select, textarea, a')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isHit = element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    if (!isHit || isInRow(element)) return [];
    const isFree = box.left >= left - 1 && box.right <= innerWidth - right + 1 &&
      (!isPinned(element) || (box.top >= top - 1 && box.bottom <= innerHeight - bottom + 1));
    return isFree ? [] : [(element.getAttribute('aria-label') ?? element.textContent ?? element.name).trim() + ' at ' +
      [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')];
  });`;

/** How much the table step is higher than the window, and the page wider; and whether the button to reserve is in sight. */
const FIT = `
  const step = document.querySelector('.booker-tables').getBoundingClientRect();
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === arguments[0]);
  const { top, bottom } = button.getBoundingClientRect();
  const { scrollWidth, clientWidth } = document.documentElement;
  return [Math.round(step.height - innerHeight), scrollWidth - clientWidth, top >= 0 && bottom <= innerHeight + 1];`;

/** In order: each check goes on in the page that the one before has left. */
export const CHECKS: readonly Check[] = [
  {
    name: 'the calendar opens beside its field, at its own height',
    async run(browser, { url }) {
      await browser.navigate(`${url}/v/beach-camp`);
      await waitForText(browser, messages.formHeading);
      await browser.click('[name="date"]');
      await waitFor(browser, 'calendar', `return document.querySelector('.react-datepicker__day') !== null`);
      const height = await heightOf(browser, `[aria-label="${messages.calendar}"]`);
      assert(height < MAX_CALENDAR_HEIGHT_PX, `the calendar is ${height} px high`);
    },
  },
  {
    name: 'the form keeps clear of a notch and of the home bar',
    async run(browser, { url }) {
      await browser.navigate(`${url}/v/beach-camp`);
      await waitForText(browser, messages.formHeading);
      const meta = await browser.run(`return document.querySelector('meta[name="viewport"]').content`);
      assert(String(meta).includes('viewport-fit=cover'), `the page has no insets with the viewport ${String(meta)}`);
      const near = (await browser.run(CONTROLS_IN_INSETS, INSETS)) as string[];
      assert(near.length === 0, near.join('; '));
    },
  },
  {
    name: 'the terms open in a dialog of their own height',
    async run(browser, { url }) {
      await fillAndGoToTables(browser, url, 'island-terrace');
      await chooseInList(browser, tablesWithSeats('island-terrace', 2)[0] ?? '');
      await press(browser, messages.terms);
      const [height, content] = (await waitFor(
        browser,
        'dialog',
        `const dialog = document.querySelector('dialog:modal'); return dialog && [dialog.offsetHeight, dialog.firstElementChild.offsetHeight]`,
      )) as [number, number];
      assert(Math.abs(height - content) <= 4, `the dialog is ${height} px high, its content ${content} px`);
      await press(browser, messages.understand);
    },
  },
  {
    name: 'the form leads to the plan, and a tap on the plan selects a table',
    async run(browser, { url }) {
      await fillAndGoToTables(browser, url, 'beach-camp');
      // Where tables are close together, the first tap zooms in.
      await tapTable(browser);
      await viewAtRest(browser);
      if (!(await browser.run(HAS_SELECTION))) await tapTable(browser);
      await waitFor(browser, 'a selected table', HAS_SELECTION);
    },
  },
  {
    name: 'the plan fills the window, upright and across, with the button to reserve in sight',
    async run(browser) {
      for (const [width, height] of [ACROSS, UPRIGHT]) {
        await browser.resize(width, height);
        await viewAtRest(browser);
        const fit = await browser.run(FIT, messages.reserve);
        assert(JSON.stringify(fit) === '[0,0,true]', `${width} × ${height}: ${JSON.stringify(fit)}`);
      }
    },
  },
  {
    name: 'the plan keeps clear of a notch and of the home bar',
    async run(browser) {
      const near = (await browser.run(CONTROLS_IN_INSETS, INSETS)) as string[];
      assert(near.length === 0, near.join('; '));
    },
  },
  {
    name: 'a table is found in the list, chosen and reserved with keys alone',
    async run(browser, { url }) {
      await fillAndGoToTables(browser, url, 'beach-camp');
      await viewAtRest(browser);
      const [name = ''] = tablesWithSeats('beach-camp', 2);
      await tabTo(browser, 'input[type="search"]');
      await type(browser, name);
      const isFound = `return document.querySelector('button[data-row]')?.getAttribute('aria-label').startsWith(arguments[0] + ',')`;
      await waitFor(browser, name, isFound, name);
      await type(browser, KEYS.arrowDown + KEYS.enter);
      await waitFor(browser, 'a selected table', HAS_SELECTION);
      await tabTo(browser, 'input[type="checkbox"]');
      await type(browser, KEYS.space);
      await tabTo(browser, '.booker-sheet .booker-primary-button');
      await type(browser, KEYS.enter);
      await waitForText(browser, messages.thanks);
    },
  },
];

/** The last check: it stops the host. */
export const OFFLINE_CHECK: Check = {
  name: 'without the host, the form opens from what the browser has kept',
  async run(browser, host) {
    await browser.navigate(`${host.url}/v/beach-camp`);
    await waitForText(browser, messages.formHeading);
    await waitFor(
      browser,
      'a kept page',
      `return caches.keys().then(async (names) => {
         const caching = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
         const paths = caching.flat().join(' ');
         return ['/v/beach-camp', '.css', 'laterSteps', '.woff2'].every((path) => paths.includes(path));
       })`,
    );
    await host.stop();
    await browser.navigate(`${host.url}/v/beach-camp?guests=4`);
    await waitForText(browser, messages.formHeading);
    const guests = await browser.run(
      `return [...document.querySelectorAll('label')].find((label) => label.textContent.trim() === arguments[0]).control.value`,
      messages.guest,
    );
    assert(guests === '4', `the party has ${String(guests)} guests`);
  },
};
