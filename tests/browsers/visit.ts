/** One visit to the booking page, from the form to Thank You, in any browser. */
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats, tableNamed } from '../support/fixtureVenues.ts';
import { ADA, validPhone } from '../support/visitor.ts';
import type { WebDriver } from './webDriver.ts';

const WAIT_MS = 20_000;
const POLLING_INTERVAL_MS = 50;
/** Returns `data-viewport` and the plan's corner once the plan is at rest, otherwise null. */
const PLAN_VIEW = `
  const plan = document.querySelector('[data-testid="plan"]');
  if (!plan || plan.dataset.ready !== 'true' || plan.dataset.still !== 'true') return null;
  const { x, y, width, height } = plan.getBoundingClientRect();
  return { view: plan.dataset.viewport.split(' ').map(Number), x, y, width, height };
`;
/** Returns the button with the text that is the first argument. */
const FIND_BUTTON = `const find = (text) => [...document.querySelectorAll('button')].find((each) =>
  (each.getAttribute('aria-label') ?? each.textContent).trim() === text && each.checkVisibility?.() !== false);`;

type PlanView = { view: [number, number, number]; x: number; y: number; width: number; height: number };
export const PINCH = 'two fingers pinch the plan';
export type Check = { readonly name: string; run(browser: WebDriver, url: string): Promise<void> };

async function waitFor(browser: WebDriver, what: string, script: string, ...args: unknown[]): Promise<unknown> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const result = await browser.run(script, ...args);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${WAIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLLING_INTERVAL_MS));
  }
}

const waitForText = (browser: WebDriver, text: string): Promise<unknown> =>
  waitFor(
    browser,
    `“${text}”`,
    `return [...document.querySelectorAll('h1, h2')].some((each) => each.textContent === arguments[0] && !each.closest('[inert]'));`,
    text,
  );

async function press(browser: WebDriver, text: string): Promise<void> {
  await waitFor(
    browser,
    `button “${text}”`,
    `${FIND_BUTTON} const found = find(arguments[0]); if (!found || found.disabled) return false; found.dataset.pressed = 'next'; return true;`,
    text,
  );
  await browser.click('[data-pressed="next"]');
  await browser.run(`document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')`);
}

const viewAtRest = async (browser: WebDriver): Promise<PlanView> =>
  (await waitFor(browser, 'plan at rest', PLAN_VIEW)) as PlanView;

async function fillAndGoToTables(browser: WebDriver, url: string, tenant: string): Promise<void> {
  await browser.navigate(`${url}/v/${tenant}`);
  await waitForText(browser, messages.formHeading);
  await browser.type('[name="first_name"]', ADA.firstName);
  await browser.type('[name="last_name"]', ADA.lastName);
  await browser.type('[name="email"]', ADA.email);
  await browser.type('[name="phone"]', validPhone(tenant));
  await press(browser, messages.selectTable);
  await waitForText(browser, messages.tablesHeading);
}

function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** The share of the window that an overlay may have. WebKit stretched the calendar over the form. */
const MAX_CALENDAR_HEIGHT_PX = 480;

async function heightOf(browser: WebDriver, selector: string): Promise<number> {
  const height = `return document.querySelector(arguments[0])?.getBoundingClientRect().height`;
  return Number(await waitFor(browser, selector, height, selector));
}

type Point = { readonly x: number; readonly y: number };

/** A finger that goes from one point to another, as a source of input actions. */
const finger = (id: string, from: Point, to: Point): unknown => ({
  type: 'pointer',
  id,
  parameters: { pointerType: 'touch' },
  actions: [
    { type: 'pointerMove', duration: 0, x: Math.round(from.x), y: Math.round(from.y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerMove', duration: 300, x: Math.round(to.x), y: Math.round(to.y) },
    { type: 'pointerUp', button: 0 },
  ],
});

const HAS_SELECTION = `return document.querySelector('[aria-label="${messages.selectedTables}"] li') !== null`;

/** Taps the first table for two whose center is in sight. */
async function tapTable(browser: WebDriver): Promise<void> {
  const { view, x, y } = await viewAtRest(browser);
  const [scale, left, top] = view;
  const centers = tablesWithSeats('beach-camp', 2).map((name) => {
    const room = tableNamed('beach-camp', name).coordinates;
    return { x: x + (room.x + room.width / 2) * scale + left, y: y + (room.y + room.height / 2) * scale + top };
  });
  const center = (await browser.run(
    `return arguments[0].find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid="plan"]')) ?? null`,
    centers,
  )) as Point | null;
  if (!center) throw new Error('no table is in sight');
  await browser.perform([finger('tap', center, center)]);
}

/** In order: each check goes on in the page that the one before has left. */
export const CHECKS: readonly Check[] = [
  {
    name: 'the calendar opens beside its field, at its own height',
    async run(browser, url) {
      await browser.navigate(`${url}/v/beach-camp`);
      await waitForText(browser, messages.formHeading);
      await browser.click('[name="date"]');
      await waitFor(browser, 'calendar', `return document.querySelector('.react-datepicker__day') !== null`);
      const height = await heightOf(browser, `[aria-label="${messages.calendar}"]`);
      assert(height < MAX_CALENDAR_HEIGHT_PX, `the calendar is ${height} px high`);
    },
  },
  {
    name: 'the terms open in a dialog of their own height',
    async run(browser, url) {
      await fillAndGoToTables(browser, url, 'island-terrace');
      await viewAtRest(browser);
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
    async run(browser, url) {
      await fillAndGoToTables(browser, url, 'beach-camp');
      // Where tables are close together, the first tap zooms in.
      await tapTable(browser);
      await viewAtRest(browser);
      if (!(await browser.run(HAS_SELECTION))) await tapTable(browser);
      await waitFor(browser, 'a selected table', HAS_SELECTION);
    },
  },
  {
    name: PINCH,
    async run(browser) {
      const before = await viewAtRest(browser);
      const middle = { x: before.x + before.width / 2, y: before.y + before.height / 3 };
      const at = (by: number): Point => ({ x: middle.x + by, y: middle.y });
      await browser.perform([finger('left', at(-30), at(-110)), finger('right', at(30), at(110))]);
      const after = await viewAtRest(browser);
      assert(after.view[0] > before.view[0] * 1.5, `the scale went from ${before.view[0]} to ${after.view[0]}`);
    },
  },
  {
    name: 'a table of the list is reserved, to Thank You',
    async run(browser, url) {
      await fillAndGoToTables(browser, url, 'beach-camp');
      await viewAtRest(browser);
      const [name = ''] = tablesWithSeats('beach-camp', 2);
      await waitFor(
        browser,
        name,
        `const row = [...document.querySelectorAll('button[data-row]')].find((each) => each.getAttribute('aria-label').startsWith(arguments[0] + ','));
         row?.click(); return row !== undefined`,
        name,
      );
      await browser.click('input[type="checkbox"]');
      await press(browser, messages.reserve);
      await waitForText(browser, messages.thanks);
    },
  },
];
