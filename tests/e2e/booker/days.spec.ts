/** A venue that is reserved by the day: a week at one place, and a way out where no place is free on all days. */
import { english as texts } from '../../../src/booker/days/english.ts';
import { messages } from '../../../src/booker/messages.ts';
import { loadPlan, loadVenue, tableNamed, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { startHost } from '../../support/host.ts';
import { postReservation } from '../../support/payload.ts';
import { Visitor } from '../../support/visitor.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { expectAccessible } from '../accessibility.ts';
import { NOW, expect, queryRows, test } from '../hostTest.ts';

const words = MAIL_TEXTS.en;
const TENANT = 'beach-camp';
const [first = '', second = ''] = tablesWithSeats(TENANT, 2);

const keyOf = (table: string): string => String(tableNamed(TENANT, table).id);

/** Starts a host of a venue with two places, which are reserved by the day. */
async function startDays() {
  const plan = loadPlan(TENANT);
  const isKept = ({ name }: { readonly name: string }): boolean => name === first || name === second;
  const areas = plan.areas.map((area) => ({ ...area, rooms: area.rooms.filter(isKept) }));
  const settings = { occupancy: 'days', days: { min: 2, max: 10 } };
  const venues = { [TENANT]: { settings, plan: { ...plan, areas } } };
  const host = await startHost({ now: NOW, venues, env: { RATE_LIMIT: '0' } });
  const reserve = async (table: string, date: string, until: string): Promise<string> => {
    const reply = await postReservation(host.url, {
      location_id: loadVenue(TENANT).location_id,
      date,
      until,
      selected_tables: [tableNamed(TENANT, table).id],
    });
    const answer = (await reply.json()) as { readonly manage: string };
    expect(answer).toMatchObject({ success: true });
    return host.url + answer.manage;
  };
  const claims = (): string[] =>
    queryRows<{ table_key: string; date: string }>(host, 'select table_key, date from claims order by date').map(
      ({ table_key: key, date }) => `${date.slice(8)} ${key}`,
    );
  return { host, reserve, claims };
}

test('a guest stays for a week, and the next one moves once', { tag: ['@phone', '@own-host'] }, async ({ page }) => {
  const { host, reserve, claims } = await startDays();
  try {
    const visitor = new Visitor(page, TENANT, true);
    const pickDays = async (from: string, to: string): Promise<void> => {
      await visitor.field(messages.date).tap();
      const day = (date: string) =>
        page
          .locator('.react-datepicker__day:not(.react-datepicker__day--outside-month)')
          .getByText(date, { exact: true });
      await day(from).tap();
      await expect(page.getByText('Now choose the last day.')).toBeVisible();
      // Under the finger, which still is where it has tapped.
      await expect(day(from)).toHaveCSS('opacity', '1');
      await expectAccessible(page);
      await day(to).tap();
      await expect(visitor.field(texts.days)).toHaveValue(String(Number(to) - Number(from) + 1));
    };
    await page.goto(`${host.url}/v/${TENANT}`);
    await visitor.fill();
    // Five taps: date, first day, last day, Select Table, table.
    await pickDays('24', '30');
    await visitor.selectTable.tap();
    await visitor.tap(first);
    await visitor.acceptAndReserve();
    await expect(page.getByText('Monday, 30 November 2026')).toBeVisible();
    expect(claims()).toEqual(['24', '25', '26', '27', '28', '29', '30'].map((day) => `${day} ${keyOf(first)}`));

    await reserve(second, '24.11.2026', '26.11.2026');
    await page.goto(`${host.url}/v/${TENANT}`);
    await visitor.fill();
    await pickDays('25', '29');
    await visitor.selectTable.tap();
    // Two taps from the refusal to a place that suits.
    await visitor.tap(second);
    await expect(visitor.alerts.or(page.getByRole('dialog')).first()).toContainText(`${second} is free on`);
    await page.getByRole('button', { name: /^Come on Fri,? 27 Nov/ }).tap();
    await expect(visitor.cards.first()).toContainText(second);
    await expect(page.locator('.booker-summary')).toContainText('27 Nov – ');

    await reserve(first, '01.12.2026', '03.12.2026');
    await reserve(second, '04.12.2026', '07.12.2026');
    await page.goto(`${host.url}/v/${TENANT}`);
    await visitor.fill({ date: '01.12.2026' });
    await visitor.field(texts.days).selectOption('7');
    await expect(page.locator('.booker-free-tables')).toContainText(texts.noneAllDays);
    await visitor.selectTable.tap();
    // The form, which says the same, may still be there for a moment.
    const nextToPlan = page.getByRole('region', { name: messages.yourReservation }).getByText(texts.noneAllDays);
    await expect(nextToPlan).toBeVisible();
    await expectAccessible(page);
    await visitor.button(texts.takeSplit).tap();
    await expect(visitor.cards).toHaveText([new RegExp(second), new RegExp(first)]);
    await expect(nextToPlan).toBeHidden();
    await page.reload();
    await expect(page.getByText(new RegExp(`^Your tables: ${second} on`))).toBeVisible();
    await visitor.acceptAndReserve();
    await expect(page.getByText(new RegExp(`${second} on Tue.* and ${first} on Fri`))).toBeVisible();
    const moved = ['01', '02', '03'].map((day) => `${day} ${keyOf(second)}`);
    const stayed = ['04', '05', '06', '07'].map((day) => `${day} ${keyOf(first)}`);
    expect(claims()).toEqual(expect.arrayContaining([...moved, ...stayed]));
  } finally {
    await host.stop();
  }
});

test('a guest changes the whole stay', { tag: ['@phone', '@own-host'] }, async ({ page }) => {
  const { host, reserve, claims } = await startDays();
  const at = (table: string, ...days: string[]): string[] => days.map((day) => `${day} ${keyOf(table)}`);
  try {
    const manage = await reserve(first, '24.11.2026', '26.11.2026');
    await reserve(first, '28.11.2026', '30.11.2026');
    await reserve(second, '25.11.2026', '26.11.2026');
    const others = [...at(first, '28', '29', '30'), ...at(second, '25', '26')];
    const visitor = new Visitor(page, TENANT, true);
    await page.goto(manage);
    await expectAccessible(page);
    await visitor.button(words.manage_change_all).tap();
    await expect(visitor.field(messages.date)).toHaveValue('24.11.2026');
    await expect(visitor.field(texts.days)).toHaveValue('3');
    // A day later, over two of its own days.
    await visitor.field(messages.date).fill('25.11.2026');
    await visitor.field(messages.date).blur();
    await visitor.selectTable.tap();
    await expect(visitor.cards).toHaveText([new RegExp(first)]);
    await visitor.button(words.manage_save).tap();
    await expect(page.getByRole('status')).toHaveText(words.manage_changed);
    await expect(page.getByText(/25 November 2026.*before.*24 November 2026/)).toBeVisible();
    await expectAccessible(page);
    expect(claims().toSorted()).toEqual([...at(first, '25', '26', '27'), ...others].toSorted());

    // Into days that somebody else has: the page offers a move, which is kept when it is changed again.
    await visitor.button(words.manage_change_all).tap();
    await visitor.field(texts.days).selectOption('5');
    await visitor.selectTable.tap();
    await visitor.button(texts.takeSplit).tap();
    await visitor.button(words.manage_save).tap();
    await expect(page.getByRole('status')).toHaveText(words.manage_changed);
    const moved = [...at(first, '25', '26', '27'), ...at(second, '28', '29'), ...others];
    expect(claims().toSorted()).toEqual(moved.toSorted());
    await visitor.button(words.manage_change_all).tap();
    await visitor.selectTable.tap();
    await expect(page.getByText(new RegExp(`^Your tables: ${first} on`))).toBeVisible();
    await expect(visitor.cards).toHaveText([new RegExp(first), new RegExp(second)]);
    await visitor.button(words.manage_save).tap();
    await expect(page.getByRole('status')).toHaveText(words.manage_reserved);
  } finally {
    await host.stop();
  }
});
