/** The ways through the booking page that lead to every state of it. */
import type { Page, Route } from 'playwright';
import { expect as standardExpect } from '@playwright/test';
import { messages } from '../../../src/booker/messages.ts';
import { tablesWithSeats } from '../../support/fixtureVenues.ts';
import { postReservation } from '../../support/payload.ts';
import { ADA, Visitor, validPhone } from '../../support/visitor.ts';

/** Only ends a journey that hangs: a busy machine takes its time. */
const expect = standardExpect.configure({ timeout: 30_000 });

const TABLES_PATH = '/api/reservations/tables';
const LONG_NAME = 'Maximiliane-Wilhelmine Freifrau von und zu Hohenlohe-Langenburg-Schillingsfürst';
const LONG_EMAIL = 'maximiliane.wilhelmine.von.hohenlohe-langenburg@correspondence.example.com';

export type Walk = {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly hostUrl: string;
  /** Opens the booking page and waits for the form. */
  open(): Promise<void>;
  /**
   * Measures and photographs the state that the page is in. `action` is the control with which the visitor goes on: it
   * must be within reach.
   */
  at(state: string, action?: Visitor['makeReservation']): Promise<void>;
};

/** A journey and what it needs of its venue. */
type Journey = (walk: Walk) => Promise<void>;

function tablesFor(walk: Walk, seats: number): [string, string, string] {
  const [first, second, third] = tablesWithSeats(walk.visitor.tenant, seats);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error(`${walk.visitor.tenant} has fewer than three tables with ${seats} seats`);
  return [first, second, third];
}

async function respond(page: Page, path: string, reply: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname === path, reply);
}

const fail = (route: Route): Promise<void> => route.fulfill({ status: 500, json: { success: false } });

/** Answers the page's calls for tables with the host's answer, changed. */
async function changeTables(page: Page, change: (room: Record<string, unknown>, index: number) => void): Promise<void> {
  await respond(page, TABLES_PATH, async (route) => {
    // Whole, even if the page has an answer: that one was changed.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const response = await route.fetch({ headers });
    const areas = (await response.json()) as { rooms: Record<string, unknown>[] }[];
    areas.flatMap(({ rooms }) => rooms).forEach(change);
    await route.fulfill({ response, json: areas });
  });
}

/** Chooses or releases a table from the list, wherever the list is. */
async function choose(visitor: Visitor, table: string): Promise<void> {
  await visitor.tableButton(table).dispatchEvent('click');
}

/** Opens or closes the sheet, if the screen has one. */
async function setSheet(visitor: Visitor, isOpen: boolean): Promise<void> {
  const toggle = visitor.button(messages.yourTables);
  if ((await toggle.getAttribute('aria-expanded')) !== String(isOpen)) await toggle.click();
}

/** Stops the timers that take messages away, so that they last until they are measured. */
async function keepMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window);
    const patched = (handler: () => void, delayMs?: number): number =>
      (delayMs ?? 0) >= 2_000 ? 0 : start(handler, delayMs);
    Object.assign(window, { setTimeout: patched });
  });
}

const form: Journey = async (walk) => {
  const { page, visitor, open, at } = walk;
  await open();
  await at('form', visitor.selectTable);
  await visitor.button(messages.lookAtPlan).click();
  await visitor.waitForPlan();
  await at('plan preview', visitor.button(messages.closePreview));
  await visitor.tap(tablesFor(walk, 2)[0]);
  await expect(page.getByRole('dialog').getByText(`${messages.seats({ count: 2 })} · `)).toBeVisible();
  await at('table in the preview');
  await visitor.button(messages.closePreview).click();
  await visitor.field(messages.date).click();
  await expect(visitor.button(messages.nextMonth)).toBeVisible();
  await at('date picker', visitor.button(messages.nextMonth));
  await page.keyboard.press('Escape');
  await visitor.field(messages.countryCode).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await at('country codes');
  await page.keyboard.press('Escape');
  await visitor.selectTable.click();
  await expect(visitor.field(messages.firstName)).toHaveAttribute('aria-invalid', 'true');
  await at('three errors', visitor.selectTable);
  await visitor.fill({ email: 'ada@gmial.com' });
  await visitor.field(messages.date).fill('24 December');
  await visitor.field(messages.date).blur();
  await expect(page.getByText(messages.emailSuggestion)).toBeVisible();
  await at('typing hints', visitor.selectTable);
  await visitor.field(messages.date).fill('31.02.2031');
  await visitor.field(messages.date).blur();
  await visitor.selectTable.click();
  await expect(visitor.field(messages.date)).toHaveAttribute('aria-invalid', 'true');
  await at('impossible date', visitor.selectTable);
  await visitor.fill({ date: '23.11.2026', email: ADA.email });
  await at('form ready', visitor.selectTable);
  await respond(page, '/reservation/validation', fail);
  await visitor.selectTable.click();
  await expect(visitor.alerts).toBeVisible();
  await at('form failed', visitor.selectTable);
  await page.unrouteAll();
};

const closedDay: Journey = async ({ page, visitor, open, at }) => {
  // An hour before midnight, at both venues.
  await page.route('**/v/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-now="[^"]*"/, 'data-now="2026-11-23T15:59:00Z"');
    await route.fulfill({ response, body });
  });
  await open();
  await at('no times left', visitor.selectTable);
  await page.unrouteAll();
};

const fullDay: Journey = async ({ page, visitor, open, at }) => {
  await changeTables(page, (room) => Object.assign(room, { available: false }));
  await open();
  await expect(visitor.button(messages.nextFreeDate)).toBeVisible();
  await at('full day', visitor.button(messages.nextFreeDate));
  await visitor.fillAndGoToTables();
  await at('all tables taken');
  await page.unrouteAll();
};

const slowPlan: Journey = async ({ page, visitor, open, at }) => {
  await page.route(/\/pages\/mapChunk/, () => {});
  await open();
  await visitor.fill();
  await visitor.selectTable.click();
  await expect(page.getByText(messages.planLoading)).toBeVisible();
  await at('plan loading', visitor.button(messages.edit));
  await page.unrouteAll();
};

const failedPlan: Journey = async ({ page, visitor, open, at }) => {
  await respond(page, TABLES_PATH, fail);
  await open();
  await visitor.fill();
  await visitor.selectTable.click();
  await expect(visitor.heading(messages.tablesHeading)).toBeVisible();
  await at('plan failed', visitor.button(messages.edit));
  await page.unrouteAll();
};

const tables: Journey = async (walk) => {
  const { page, visitor, hostUrl, open, at } = walk;
  const [first, second, third] = tablesFor(walk, 2);
  await open();
  await visitor.fillAndGoToTables({ guests: '4' });
  await at('plan');
  await keepMessages(page);
  await visitor.button(messages.legend).click();
  await at('legend');
  await page.keyboard.press('Escape');
  await setSheet(visitor, true);
  await at('list');
  const search = page.getByRole('searchbox', { name: messages.find });
  await search.fill('2 seats');
  await at('search', page.getByRole('region', { name: messages.list, exact: true }).getByRole('button').first());
  await search.fill('lighthouse');
  await at('search without results', search);
  await search.fill('');
  await setSheet(visitor, false);
  await visitor.moveView(messages.fit);
  const card = page.getByRole('dialog');
  await visitor.hold(first, card);
  // Where the visitor looks, without scrolling.
  await expect(card).toBeInViewport({ ratio: 0.99 });
  await at('card', card.getByRole('button', { name: messages.choose }));
  await page.keyboard.press('Escape');
  // A visitor who chooses from the list has left the plan.
  await page.mouse.move(0, 0);
  await choose(visitor, first);
  await expect(visitor.cards).toHaveCount(1);
  await at('one table chosen');
  await choose(visitor, second);
  await expect(visitor.cards).toHaveCount(2);
  await at('selection full');
  await choose(visitor, third);
  await expect(visitor.alerts).toBeVisible();
  await at('swap offered');
  await page.evaluate(() => window.scrollTo(0, 0));
  await setSheet(visitor, true);
  await at('selected tables');
  await setSheet(visitor, false);
  const termsButton = page.getByRole('button', { name: messages.terms });
  if ((await termsButton.count()) > 0) {
    await termsButton.click();
    await at('terms', visitor.button(messages.understand));
    await visitor.button(messages.understand).click();
  }
  await visitor.acceptTerms();
  await at('ready', visitor.makeReservation);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await respond(page, '/reservation', async (route) => {
    await released;
    await fail(route);
  });
  await visitor.makeReservation.click();
  await expect(visitor.makeReservation).toHaveAttribute('aria-busy', 'true');
  await at('sending');
  release();
  await expect(visitor.alerts).toBeVisible();
  await at('reservation failed', visitor.makeReservation);
  await page.unrouteAll();
  await respond(page, '/reservation', (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        errors: {
          email: ['Please enter a valid email address.'],
          phone: ['Please enter a valid phone number.'],
          selected_tables: ['Please choose your tables again.'],
        },
      },
    }),
  );
  await visitor.makeReservation.click();
  await expect(visitor.button(messages.editDetails)).toBeVisible();
  await at('reservation refused', visitor.button(messages.editDetails));
  await page.unrouteAll();
  await reserveElsewhere(walk, first);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  // The notice may add the name that is painted on the plan.
  await expect(page.getByRole('status').filter({ hasText: first })).toBeVisible();
  await at('table lost');
  await choose(visitor, first);
  await expect(page.getByRole('alert').filter({ hasText: first })).toBeVisible();
  await at('taken table');
  await choose(visitor, third);
  await visitor.acceptAndReserve();
  await at('confirmation');

  /** Takes a table that the visitor has chosen, as somebody else does. */
  async function reserveElsewhere({ visitor: { tenant } }: Walk, table: string): Promise<void> {
    const id = await page.evaluate(
      async ([path, name]) => {
        const app = document.getElementById('app');
        const query = new URLSearchParams({ key: app?.dataset['key'] ?? '', date: '23.11.2026', guests: '4' });
        const response = await fetch(`${path}?${query}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
        const areas = (await response.json()) as { rooms: { id: number; name: string }[] }[];
        return areas.flatMap(({ rooms }) => rooms).find((room) => room.name === name)?.id;
      },
      [TABLES_PATH, table] as const,
    );
    const isBeachCamp = tenant === 'beach-camp';
    const response = await postReservation(hostUrl, {
      first_name: 'Ruwan',
      email: 'ruwan@example.com',
      country_code: isBeachCamp ? '+94' : '+62',
      phone: validPhone(tenant),
      discount_code: '',
      location_id: isBeachCamp ? '1' : '2',
      time: '06:00 PM',
      selected_tables: [id],
    });
    if (!response.ok) throw new Error(`${table} could not be reserved: ${await response.text()}`);
  }
};

const longNames: Journey = async (walk) => {
  const { page, visitor, open, at } = walk;
  const [first, second] = tablesFor(walk, 2);
  await changeTables(page, (room) => {
    if (room['name'] === first || room['name'] === second)
      Object.assign(room, { name: `${room['name']} below the old lighthouse, beside the long wooden pier` });
  });
  await open();
  const hasPromo = (await visitor.field(messages.promoCode).count()) > 0;
  await visitor.fillAndGoToTables({
    guests: '4',
    firstName: LONG_NAME,
    lastName: LONG_NAME,
    email: LONG_EMAIL,
    notes: `${LONG_NAME}\n${LONG_EMAIL}`,
    ...(hasPromo ? { promoCode: 'ISLAND26' } : {}),
  });
  await choose(visitor, first);
  await at('long name chosen');
  await choose(visitor, second);
  await setSheet(visitor, true);
  await at('long names');
  await setSheet(visitor, false);
  await visitor.acceptAndReserve();
  await at('confirmation of long names');
  await page.unrouteAll();
};

/** By name, so that one can be run alone. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  form,
  'closed-day': closedDay,
  'full-day': fullDay,
  'slow-plan': slowPlan,
  'failed-plan': failedPlan,
  tables,
  'long-names': longNames,
};
