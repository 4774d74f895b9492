/** What a visitor does on the booking page, in any browser. */
import { messages } from '../../src/booker/messages.ts';
import { tablesWithSeats, tableNamed } from '../support/fixtureVenues.ts';
import { ADA, validPhone } from '../support/visitor.ts';
import type { FoundElement, WebDriver } from './webDriver.ts';

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

export async function waitFor(browser: WebDriver, what: string, script: string, ...args: unknown[]): Promise<unknown> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const result = await browser.run(script, ...args);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${WAIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLLING_INTERVAL_MS));
  }
}

export const waitForText = (browser: WebDriver, text: string): Promise<unknown> =>
  waitFor(
    browser,
    `“${text}”`,
    `return [...document.querySelectorAll('h1, h2')].some((each) => each.textContent === arguments[0] && !each.closest('[inert]'));`,
    text,
  );

/** Waits until a script returns an element. */
export const waitForElement = async (
  browser: WebDriver,
  what: string,
  script: string,
  ...args: unknown[]
): Promise<FoundElement> => (await waitFor(browser, what, script, ...args)) as FoundElement;

export async function press(browser: WebDriver, text: string): Promise<void> {
  const script = `${FIND_BUTTON} const found = find(arguments[0]); return found && !found.disabled ? found : null;`;
  await browser.click(await waitForElement(browser, `button “${text}”`, script, text));
}

export const viewAtRest = async (browser: WebDriver): Promise<PlanView> =>
  (await waitFor(browser, 'plan at rest', PLAN_VIEW)) as PlanView;

export async function fillAndGoToTables(browser: WebDriver, url: string, tenant: string): Promise<void> {
  await browser.navigate(`${url}/v/${tenant}`);
  await fillFormAndGoToTables(browser, tenant);
}

/** In the page or frame that shows the form. */
export async function fillFormAndGoToTables(browser: WebDriver, tenant: string): Promise<void> {
  await fillForm(browser, tenant);
  await press(browser, messages.selectTable);
  await waitForText(browser, messages.tablesHeading);
}

export async function fillForm(browser: WebDriver, tenant: string): Promise<void> {
  await waitForText(browser, messages.formHeading);
  // WebKit lets a script in a frame of another site focus nothing before the visitor has touched the frame.
  await browser.click('[name="first_name"]');
  for (const [name, text] of [
    ['first_name', ADA.firstName],
    ['last_name', ADA.lastName],
    ['email', ADA.email],
    ['phone', validPhone(tenant)],
  ] as const)
    await browser.type(`[name="${name}"]`, text);
}

export function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** Compares as JSON. */
export function assertEqual(found: unknown, expected: unknown, what: string): void {
  const [text, wanted] = [found, expected].map((value) => JSON.stringify(value));
  assert(text === wanted, `${what}: ${text}, not ${wanted}`);
}

export async function heightOf(browser: WebDriver, selector: string): Promise<number> {
  const height = `return document.querySelector(arguments[0])?.getBoundingClientRect().height`;
  return Number(await waitFor(browser, selector, height, selector));
}

export const HAS_SELECTION = `return document.querySelector('[aria-label="${messages.selectedTables}"] li') !== null`;

/** Taps the first table for two whose center is in sight, or holds it. Returns its name. */
export async function tapTable(browser: WebDriver, holdMs = 0): Promise<string> {
  const { view, x, y } = await viewAtRest(browser);
  const [scale, left, top] = view;
  const centers = tablesWithSeats('beach-camp', 2).map((name) => {
    const room = tableNamed('beach-camp', name).coordinates;
    return { name, x: x + (room.x + room.width / 2) * scale + left, y: y + (room.y + room.height / 2) * scale + top };
  });
  const center = (await browser.run(
    `return arguments[0].find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-testid="plan"]')) ?? null`,
    centers,
  )) as (typeof centers)[number] | null;
  if (!center) throw new Error('no table is in sight');
  const at = { type: 'pointerMove', duration: 0, x: Math.round(center.x), y: Math.round(center.y) };
  const actions = [
    at,
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: holdMs },
    { ...at, duration: 300 },
    { type: 'pointerUp', button: 0 },
  ];
  await browser.perform([{ type: 'pointer', id: 'tap', parameters: { pointerType: 'touch' }, actions }]);
  return center.name;
}

/** Finds a table in the list and chooses it there. */
export async function chooseInList(browser: WebDriver, name: string): Promise<void> {
  await viewAtRest(browser);
  await browser.run(`document.querySelector('input[type="search"]').select()`);
  await browser.type('input[type="search"]', name);
  // The first row: the others are about to move.
  const row = `const row = document.querySelector('button[data-row]');
    return row?.getAttribute('aria-label').startsWith(arguments[0] + ',') ? row : null;`;
  await browser.click(await waitForElement(browser, name, row, name));
  await waitFor(browser, 'a selected table', HAS_SELECTION);
}

/** Accepts the terms, reserves the selected tables and waits for the confirmation. */
export async function acceptAndReserve(browser: WebDriver): Promise<void> {
  await browser.click('#booker-terms');
  await press(browser, messages.reserve);
  await waitForText(browser, messages.thanks);
}

/** Keys that are no characters, as WebDriver sends them. */
export const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', space: ' ', arrowDown: '\uE015' } as const;

/** Presses and releases keys one after the other, on whatever has the focus. */
export async function type(browser: WebDriver, text: string): Promise<void> {
  await browser.perform([
    {
      type: 'key',
      id: 'keyboard',
      actions: Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]);
}

/** More than there are between any two controls of a step. */
const MAX_TABS = 60;

/** Presses Tab until an element that matches has the focus. */
export async function tabTo(browser: WebDriver, selector: string): Promise<void> {
  for (let count = 0; count < MAX_TABS; count += 1) {
    if (await browser.run(`return document.activeElement?.matches(arguments[0]) ?? false`, selector)) return;
    await type(browser, KEYS.tab);
  }
  throw new Error(`Tab does not reach ${selector}`);
}
