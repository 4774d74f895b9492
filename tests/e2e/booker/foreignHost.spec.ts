/** The page in front of a host that knows the specification and nothing else. */
import { messages } from '../../../src/booker/messages.ts';
import { tableNamed, tablesWithSeats } from '../../support/fixtureVenues.ts';
import { ADA } from '../../support/visitor.ts';
import { TODAY, expect, recordPosts, test } from '../hostTest.ts';

test(
  'a foreign host gets exactly the calls of the specification, and its errors reach their fields',
  { tag: '@foreign-only' },
  async ({ visit, page }) => {
    const calls = new Set<string>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (['fetch', 'xhr'].includes(request.resourceType()))
        calls.add(`${request.method()} ${pathname} ${[...searchParams.keys()].join()}`);
    });
    const posts = recordPosts(page);
    const [table] = tablesWithSeats('beach-camp', 2);
    const visitor = await visit('beach-camp');
    await visitor.fill({ email: 'ada' });
    await visitor.selectTable.click();
    await expect(visitor.field(messages.email)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This is no email address.')).toBeVisible();
    await visitor.fillAndGoToTables();
    await visitor.tap(table!);
    await visitor.acceptAndReserve();

    const { id } = tableNamed('beach-camp', table!);
    expect(posts.at(-1)?.body).toEqual({
      first_name: ADA.firstName,
      last_name: ADA.lastName,
      country_code: '+94',
      phone: ADA.phone,
      email: ADA.email,
      notes: ADA.notes,
      time: '09:00 AM',
      location_id: '1',
      guests: '2',
      date: TODAY,
      terms: true,
      selected_tables: [String(id)],
      step: 2,
    });
    expect([...calls].toSorted()).toEqual([
      'GET /api/reservations/tables key,date,guests',
      'POST /reservation ',
      'POST /reservation/validation ',
    ]);

    const second = await visit('beach-camp');
    await second.fillAndGoToTables();
    await expect(second.tableButton(table!)).toHaveAttribute('aria-disabled', 'true');
  },
);

/** How elements look, as their styles and sizes. */
const looksOf = (elements: readonly Element[]): Record<string, string>[] =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    const names = ['color', 'background-color', 'border', 'padding', 'margin', 'font', 'letter-spacing', 'float'];
    const others = ['text-align', 'text-transform', 'line-height', 'list-style-type', 'box-sizing', 'height'];
    return Object.fromEntries([...names, ...others].map((name) => [name, style.getPropertyValue(name)]));
  });

test(
  'on a page with styles of its own, neither the booker nor the rest of the page changes its looks',
  { tag: '@foreign-only' },
  async ({ visit, page }) => {
    const parts = '#app form :is(h2, p, label, input, select, button, legend, textarea)';
    const site = '#site, #site *';
    // What comes with the code of the later steps.
    const lastPart = page.locator('#app form .booker-suggestion');
    await expect((await visit('beach-camp')).button(messages.lookAtPlan)).toBeVisible();
    await expect(lastPart).toBeAttached();
    const plain = await page.locator(parts).evaluateAll(looksOf);
    expect(plain.length).toBeGreaterThan(20);
    const visitor = await visit('beach-camp', '?in-site');
    await expect(visitor.button(messages.lookAtPlan)).toBeVisible();
    await expect(lastPart).toBeAttached();
    expect(await page.locator(parts).evaluateAll(looksOf)).toEqual(plain);
    const beside = await page.locator(site).evaluateAll(looksOf);
    await visitor.fillAndGoToTables();
    await visitor.tap(tablesWithSeats('beach-camp', 2)[1]!);
    await visitor.acceptAndReserve();
    await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.forEach((link) => link.remove()));
    expect(await page.locator(site).evaluateAll(looksOf)).toEqual(beside);
  },
);

test(
  'settings of a venue’s file have their effect on a static page',
  { tag: '@foreign-only' },
  async ({ visit, page }) => {
    const visitor = await visit('island-terrace');
    await expect(visitor.field(messages.promoCode)).toBeVisible();
    await visitor.fillAndGoToTables({ guests: '4' });
    await visitor.tap(tablesWithSeats('island-terrace', 4)[0]!);
    await visitor.button(messages.terms).click();
    await expect(page.getByRole('dialog', { name: messages.termsTitle })).toContainText('15 minutes');
  },
);
