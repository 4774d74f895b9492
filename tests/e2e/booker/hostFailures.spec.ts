/** A host that fails, is slow, answers nonsense or was faster for somebody else. */
import { planOf, tableNamed, tablesFor } from '../../support/visitor.ts';
import { TODAY, mockResponse, expect, queryRows, test, recordPosts } from '../hostTest.ts';

const TABLES = '/api/reservations/tables';

test.describe('a host that fails', () => {
  test.use({ expectErrors: ['500', '503', 'ERR_FAILED', 'Failed to load resource'] });

  for (const [kind, reply] of Object.entries({
    'a 500 without errors': { status: 500, json: { success: false } },
    'HTML instead of JSON': { status: 200, body: '<h1>Bad gateway</h1>' },
    'a list': { status: 200, json: [] },
    'success as nonsense': { status: 200, json: { success: 'perhaps' } },
  })) {
    test(`${kind}: one message, all input kept, the button free again`, async ({ visit, page }) => {
      const visitor = await visit('beach-camp');
      await mockResponse(page, '/reservation/validation', reply);
      await visitor.fill();
      await visitor.selectTable.click();
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(1);
      await expect(visitor.selectTable).toBeEnabled();
      await expect(visitor.field('First Name')).toHaveValue('Ada');
      await page.unroute(() => true);
      await page.unrouteAll();
      await visitor.goToTables();
    });
  }

  test('no network while reserving: the same submit again gives one reservation', async ({ visit, page, host }) => {
    const visitor = await visit('beach-camp');
    const posts = recordPosts(page);
    await visitor.fill();
    await visitor.goToTables();
    await visitor.tap(tablesFor('beach-camp', 2)[0]!);
    await visitor.acceptTerms();
    // The reservation is made, its answer is lost.
    await page.route('**/reservation', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await visitor.makeReservation.click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(1);
    await page.unrouteAll();
    await visitor.makeReservation.click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const keys = posts.filter((post) => post.path === '/reservation').map((post) => post.body['idempotency_key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(queryRows(host, 'select * from reservations')).toHaveLength(1);
  });

  test('failed table loading is only logged, and tried again until it succeeds', async ({ visit, page }) => {
    let tries = 0;
    await page.route(
      (url) => url.pathname === TABLES,
      (route) => {
        tries++;
        return tries <= 2 ? route.fulfill({ status: 503, body: 'no' }) : route.continue();
      },
    );
    const visitor = await visit('beach-camp');
    await visitor.fill();
    await visitor.goToTables();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
    expect(tries).toBeGreaterThan(2);
    await visitor.tap(tablesFor('beach-camp', 2)[0]!);
    await expect(visitor.cards).toHaveCount(1);
  });

  test('second variant: tables that do not come within 4 s do not keep the visitor from step 2', async ({
    visit,
    page,
  }) => {
    const visitor = await visit('island-terrace');
    await visitor.fill({ phone: '81234567890' });
    await page.route(
      (url) => url.pathname === TABLES,
      () => {},
    );
    await visitor.selectTable.click();
    await expect(visitor.selectTable).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { name: 'Table Selection' })).toBeVisible({ timeout: 9_000 });
  });
});

test.describe('a lost race', () => {
  test.use({ expectErrors: ['422'] });

  test('the visitor is told which table is lost, once; the rest of the selection stays', async ({
    visit,
    page,
    host,
  }) => {
    const visitor = await visit('beach-camp');
    const [lost, kept] = tablesFor('beach-camp', 2);
    await visitor.fill({ guests: '4' });
    await visitor.goToTables();
    await visitor.tap(lost!);
    await visitor.tap(kept!);
    await visitor.acceptTerms();
    const response = await fetch(`${host.url}/reservation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({
        first_name: 'Bo',
        last_name: '',
        country_code: '+94',
        phone: '771234568',
        email: 'bo@example.com',
        notes: '',
        terms: true,
        time: '10:00 AM',
        selected_tables: [tableNamed('beach-camp', lost!).id],
        location_id: '1',
        guests: '2',
        date: TODAY,
        step: 2,
      }),
    });
    expect(await response.json()).toMatchObject({ success: true });
    await visitor.makeReservation.click();
    await expect(page.getByText(lost!, { exact: false }).filter({ visible: true }).first()).toBeVisible();
    await expect(visitor.cards).toHaveCount(1);
    await expect(visitor.cards.first()).toContainText(kept!);
    await expect(visitor.tableButton(lost!)).toHaveAttribute('aria-disabled', 'true');
    expect(queryRows(host, 'select * from reservations')).toHaveLength(1);
  });
});

test('numbers sent as text are read; ids go back exactly as they came; one unreadable room loses no other', async ({
  visit,
  page,
}) => {
  const posts = recordPosts(page);
  const plan = planOf('beach-camp');
  const [unreadable, ...rooms] = plan.areas[0]!.rooms;
  await mockResponse(page, TABLES, {
    json: [
      {
        id: '1',
        name: plan.areas[0]!.name,
        rooms: [
          { ...unreadable!, coordinates: '{broken', available: '1' },
          ...rooms.map((room) => ({
            ...room,
            id: String(room.id),
            room_id: String(room.room_id),
            beds: String(room.beds),
            available: '1',
            category_name: 'Line',
            coordinates: JSON.stringify({
              ...room.coordinates,
              x: String(room.coordinates.x),
              width: String(room.coordinates.width),
            }),
          })),
        ],
      },
    ],
  });
  await mockResponse(page, '/reservation', { json: { success: true } });
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  const room = rooms.find((candidate) => candidate.beds === 2)!;
  await visitor.tap(room.name);
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(posts.at(-1)!.body['selected_tables']).toEqual([String(room.id)]);
});

test('a description is hostile: nothing of it runs', async ({ visit, page, expectErrors }) => {
  // The content policy stands guard behind the sanitiser, and says so.
  expectErrors.push('Content Security Policy');
  const plan = planOf('beach-camp');
  const room = plan.areas[0]!.rooms.find((candidate) => candidate.beds === 2)!;
  await mockResponse(page, TABLES, {
    json: [
      {
        id: 1,
        name: 'Lines',
        rooms: [
          {
            ...room,
            category_name: 'Line',
            available: true,
            room_description:
              '<b>By the sea</b><img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg><style>body{display:none}</style><a href="javascript:window.hacked=1">x</a>',
          },
        ],
      },
    ],
  });
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  await visitor.tap(room.name);
  await expect(visitor.cards.first()).toContainText('By the sea');
  expect(
    await visitor.cards
      .first()
      .evaluate((card) => card.querySelectorAll('svg[onload], style, script, [onerror], a[href^="javascript"]').length),
  ).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test("a foreign host gets the specification's three calls and nothing more", async ({ visit, page, host }) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
      seen.push(`${request.method()} ${pathname}`);
    if (request.resourceType() === 'fetch') expect(request.headers()['x-requested-with']).toBe('XMLHttpRequest');
  });
  await page.route(`${host.url}/v/beach-camp`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/ data-(?:ground|venue|features|now)="[^"]*"/g, '');
    await route.fulfill({ response, body: html });
  });
  await mockResponse(page, '/reservation/validation', { json: { success: true } });
  await mockResponse(page, '/reservation', { json: { success: true } });
  const posts = recordPosts(page);
  const visitor = await visit('beach-camp');
  await visitor.fill();
  await visitor.goToTables();
  await visitor.tap(tablesFor('beach-camp', 2)[0]!);
  await visitor.acceptTerms();
  await visitor.makeReservation.click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect([...new Set(seen)].toSorted()).toEqual([`GET ${TABLES}`, 'POST /reservation', 'POST /reservation/validation']);
  expect(posts.at(-1)!.body).not.toHaveProperty('idempotency_key');
});

test('while the reservation is being sent, neither Back nor a tap changes what is sent', async ({
  visit,
  page,
  host,
}) => {
  const visitor = await visit('beach-camp');
  const [chosen, other] = tablesFor('beach-camp', 2);
  await visitor.fill({ guests: '4' });
  await visitor.goToTables();
  await visitor.tap(chosen!);
  await visitor.tap(other!);
  await visitor.acceptTerms();
  const held = { release: (): void => {} };
  await page.route('**/reservation', async (route) => {
    await new Promise<void>((resolve) => {
      held.release = resolve;
    });
    await route.continue();
  });
  await visitor.makeReservation.click();
  await expect(visitor.makeReservation).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Table Selection' })).toBeVisible();
  await visitor.tap(other!);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(visitor.cards).toHaveCount(2);
  held.release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText(`${chosen} and ${other}`)).toBeVisible();
  expect(queryRows(host, 'select * from claims')).toHaveLength(2);
});
