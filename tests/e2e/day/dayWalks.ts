/** A day with a party in every state, and the ways to all that the day page can show. */
import type { Page } from '@playwright/test';
import type { DayAction } from '../../../src/domain/day/action.ts';
import type { Party } from '../../../src/domain/day/party.ts';
import { type LANGUAGES, textDirection } from '../../../src/domain/language.ts';
import type { Messages } from '../../../src/day/messages.ts';
import { expect } from '../editorTest.ts';
import type { RunningHost } from '../../support/host.ts';
import { dayIn } from '../../support/languages.ts';
import { DATE, DayPlanPage, TENANT } from './dayPlanPage.ts';

type DayLanguage = (typeof LANGUAGES)[number];

/** In another direction than most pages, and longer than most cards. */
const ARABIC_NAME = 'يوسف (الحسن) 2';
const LONG_NAME = 'Maximiliane-Wilhelmine Freifrau von und zu Hohenlohe-Langenburg-Schillingsfürst';
const PIN = '2468';

type DayWalk = {
  readonly day: DayPlanPage;
  readonly page: Page;
  readonly messages: Messages;
  /** Opens a view anew. */
  open(view: 'plan' | 'timeline' | 'list'): Promise<void>;
  press(name: string): Promise<void>;
  /** Looks at the state that the page is in. */
  at(state: string): Promise<void>;
};

/** Signs in, and fills the day with a party in every state. */
export async function startWalk(
  page: Page,
  host: RunningHost,
  language: DayLanguage,
  at: DayWalk['at'],
): Promise<DayWalk> {
  const messages = dayIn(language);
  const day = new DayPlanPage(page, host);
  await day.open();
  await fillDay(day);
  return {
    day,
    page,
    messages,
    at,
    async open(view) {
      await page.goto(`${host.url}/day/${TENANT}?lang=${language}&view=${view}`);
      await expect(page.locator('html')).toHaveAttribute('dir', textDirection(language));
      await expect(page.getByText(messages.connection.live).first()).toBeAttached();
      if (view === 'plan') await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
      else await expect(page.locator('[data-party]').first()).toBeVisible();
      expect(await boxesMeet(page, '.day-summary', '.day-tabs'), 'tabs cover figures').toBe(false);
    },
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
  };
}

async function boxesMeet(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = [(await page.locator(one).boundingBox())!, (await page.locator(other).boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function fillDay(day: DayPlanPage): Promise<void> {
  const tables = day.rooms.map(({ id }) => String(id));
  const step = async (action: DayAction): Promise<readonly Party[]> => (await day.act(action)).parties;
  const add = async (name: string, hour: number, more: Partial<Party> = {}): Promise<Party> => {
    const table = tables.shift()!;
    const { guests = 2, phone = '', email = '', notes = '' } = more;
    const details = { guests, phone, email, notes, tables: more.tables ? [...more.tables] : [table] };
    const parties = await step({ type: 'add', name, time: hour * 60, ...details });
    return parties.find((party) => party.name === name)!;
  };
  const become = async (party: Party, ...statuses: Party['status'][]): Promise<void> => {
    let { revision } = party;
    for (const status of statuses) {
      const parties = await step({ type: 'status', party: party.id, revision, status });
      revision = parties.find(({ id }) => id === party.id)!.revision;
    }
  };
  await add('Reserved Anna', 12, { phone: '+94771234567', email: 'anna@example.com', notes: 'A birthday cake' });
  await add(ARABIC_NAME, 13, { email: 'yusuf@example.com', notes: 'طاولة هادئة (من فضلك)' });
  await become(await add('Confirmed Bea', 11), 'confirmed');
  await become(await add('Arrived Carl', 10.25), 'arrived');
  await become(await add('Seated Dora', 10), 'arrived', 'seated');
  await become(await add('Left Emil', 9), 'arrived', 'seated', 'left');
  await become(await add('Missing Fritz', 9.5), 'no_show');
  await add('Late Gina', 10);
  await add('Hopeless Hans', 9.75);
  const { id: party, revision } = await add('Cancelled Ida', 14);
  await step({ type: 'cancel', party, revision, tell: false });
  await add(LONG_NAME, 12.5);
  await add('Tableless Kim', 11.5, { tables: [] });
  await step({
    type: 'block',
    tables: tables.splice(0, 2),
    from: DATE,
    until: DATE,
    fromTime: null,
    untilTime: null,
    reason: 'إصلاح (2)',
  });
  await step({ type: 'note', text: 'Full moon party: the card machine is broken. إصلاح (2)' });
  await step({ type: 'wait_add', name: ARABIC_NAME, guests: 3, quotedMinutes: 20, email: 'yusuf@example.com' });
}

const card = ({ page }: DayWalk, name: string) => page.getByRole('listitem', { name: new RegExp(`^${name},`) });
const bar = ({ page }: DayWalk, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
const table = ({ page }: DayWalk, name: string) => page.getByRole('button', { name: new RegExp(`, ${name},`) });
/** The last table, for which nobody has reserved. */
const freeTable = ({ page, day }: DayWalk) =>
  page.getByRole('button', { name: new RegExp(`^${day.rooms.at(-1)!.name},`) });

/** By what they show. Each begins by opening the page. */
export const DAY_WALKS: Readonly<Record<string, (walk: DayWalk) => Promise<void>>> = {
  async plan(walk) {
    const { page, messages, open, press, at } = walk;
    await open('plan');
    await at('plan');
    await press(messages.legend);
    await expect(page.getByRole('dialog')).toBeVisible();
    await at('legend');
    await page.keyboard.press('Escape');
    await freeTable(walk).dispatchEvent('click');
    await expect(page.locator('.day-table-card')).toBeVisible();
    await at('free table');
    await press(messages.close);
    await table(walk, 'Reserved Anna').dispatchEvent('click');
    await expect(page.getByRole('region', { name: messages.party, exact: true })).toBeVisible();
    await at('selected party');
    await press(messages.move);
    await at('moving');
    await table(walk, 'Seated Dora').dispatchEvent('click');
    await expect(page.getByRole('alert')).toBeVisible();
    await at('moving to a taken table');
    await press(messages.cancel);
    await press(messages.close);
    await press(messages.guests({ count: 2 }));
    await at('walk-in');
    await page.locator('.day-mode .ui-primary').click();
    await expect(page.getByRole('button', { name: messages.undo })).toBeVisible();
    expect(await boxesMeet(page, '.day-toast', '.day-plan-time'), 'the notice covers the time').toBe(false);
    await at('a step to undo');
    await press(messages.block);
    await at('blocking');
    await page.locator('.day-block .day-chip').first().click();
    await page.locator('.day-block .ui-primary').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await at('parties affected by a block');
    await press(messages.cancel);
  },

  async timeline(walk) {
    const { page, messages, open, press, at } = walk;
    await open('timeline');
    await at('timeline');
    await bar(walk, 'Reserved Anna').click();
    await at('selected bar');
    await press(messages.move);
    await at('moving in the timeline');
    await press(messages.cancel);
    await press(messages.close);
    await bar(walk, 'Late Gina').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.locator('.day-timeline-mark')).toBeVisible();
    await at('moving by keyboard');
  },

  async list(walk) {
    const { day, page, messages, open, press, at } = walk;
    await open('list');
    await at('list');
    await card(walk, 'Late Gina').getByRole('button', { expanded: false }).click();
    await at('selected card');
    await press(messages.cancelReservation);
    await at('cancel dialog');
    await press(messages.keepReservation);
    await press(messages.edit);
    await at('edit dialog');
    await page.keyboard.press('Escape');
    await press(messages.close);
    await press(messages.menu);
    await press(messages.log.title);
    await expect(page.locator('.day-log-entry').first()).toBeVisible();
    await at('log');
    await press(messages.close);
    await page.getByRole('searchbox').fill('(((');
    await at('nobody found');
    // Only rows in sight are rendered.
    await page.getByRole('searchbox').fill('Reserved Anna');
    // Another device was faster, which this one does not hear of.
    await page.route('**/api/day/*/events*', (route) => route.abort());
    await page.route(
      (url) => url.pathname.endsWith('/actions'),
      async (route) => {
        const { parties } = await day.state();
        const { id: party, revision } = parties.find(({ name }) => name === 'Reserved Anna')!;
        await day.act({ type: 'edit', party, revision, guests: 3 });
        await route.continue();
      },
      { times: 1 },
    );
    await card(walk, 'Reserved Anna').getByRole('button', { name: messages.nextSteps.arrive, exact: true }).click();
    await expect(page.getByRole('button', { name: messages.doAnyway })).toBeVisible();
    await at('a step that was refused');
    await page.route(
      (url) => url.pathname === `/api/day/${TENANT}`,
      (route) => route.abort(),
    );
    await press(messages.nextDay);
    await expect(page.getByText(messages.loadFailed)).toBeVisible();
    await at('not loaded');
  },

  async dialogs({ page, messages, open, press, at }) {
    await open('list');
    const close = () => page.keyboard.press('Escape');
    await press(messages.menu);
    await at('menu');
    await press(messages.note);
    await at('note');
    await close();
    await press(messages.addReservation);
    await at('add reservation');
    await close();
    await press(messages.walkIn);
    await at('walk-in dialog');
    // Its column has a button of the same name.
    await page.getByRole('dialog').getByRole('button', { name: messages.putOnWaitingList }).click();
    await at('waiting list entry');
    await close();
    const toggle = page.locator('.day-waiting-toggle');
    if (await toggle.isVisible()) await toggle.click();
    await at('waiting list');
  },

  async closed({ page, messages, open, press, at }) {
    await open('list');
    await press(messages.menu);
    await press(messages.lock);
    await at('lock dialog');
    await page.getByLabel(messages.newPin).fill(PIN);
    await press(messages.lockNow);
    await page.getByLabel(messages.pin).fill('1111');
    await press(messages.unlock);
    await expect(page.getByRole('alert')).toHaveText(messages.wrongPin);
    await at('locked');
    await page.getByLabel(messages.pin).fill(PIN);
    await press(messages.unlock);
    await page.context().setOffline(true);
    await press(messages.nextSteps.arrive);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await at('offline');
    await page.context().setOffline(false);
    await press(messages.menu);
    await press(messages.signOut);
    await expect(page.getByRole('heading', { name: messages.signedOut })).toBeVisible();
    await at('signed out');
  },

  async wall({ page, messages, open, at, day }) {
    await open('plan');
    const { search } = new URL(page.url());
    await page.goto(`${day.host.url}/day/${TENANT}/wall${search}`);
    await expect(page.getByTestId('plan')).toHaveAttribute('data-ready', 'true');
    await at('wall');
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText(messages.wallClosed)).toBeVisible();
    await at('wall without access');
  },

  async print({ page, messages, open, press, at }) {
    await open('list');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await press(messages.menu);
    await press(messages.print);
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await at('print');
  },
};
