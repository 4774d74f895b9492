/** Step 1: the form's rules, and the host's messages under their fields. */
import { tablesFor } from '../../support/visitor.ts';
import { TODAY, TOMORROW, mockResponse, expect, test, recordPosts } from '../hostTest.ts';

test.describe('what the form offers', () => {
  test('beach camp: 1 to 6 guests, 09:00 AM to 08:00 PM, a hidden stay, no promo code', async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await expect(visitor.field('Reservation Date')).toHaveValue(TODAY);
    await expect(visitor.field('Guest')).toHaveValue('2');
    expect(
      await visitor
        .field('Guest')
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(['1', '2', '3', '4', '5', '6']);
    const times = await visitor
      .field('Time')
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect([times[0], times.at(-1), times.length]).toEqual(['09:00 AM', '08:00 PM', 45]);
    await expect(visitor.field('Time')).toHaveValue('09:00 AM');
    await expect(visitor.field('Country code')).toHaveValue('+94');
    await expect(visitor.field('Your stay')).toBeHidden();
    expect(await visitor.field('Your stay').locator('option').allTextContents()).toEqual([
      '2 hours',
      '4 hours',
      'Full day',
    ]);
    expect(await visitor.field('Your stay').evaluate((select) => select.closest('[hidden]') !== null)).toBe(true);
    await expect(page.getByLabel('Promo code')).toHaveCount(0);
  });

  test('island terrace: 1 to 10 guests, to midnight, two hours ahead, a promo code, no stay', async ({
    visit,
    page,
  }) => {
    const visitor = await visit('island-terrace');
    const times = await visitor
      .field('Time')
      .locator('option')
      .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent]));
    expect(times[0]).toEqual(['12:30 PM', '12:30 PM']);
    expect(times.at(-1)).toEqual(['12:00 AM', '12:00 AM (midnight)']);
    await expect(visitor.field('Guest').locator('option')).toHaveCount(10);
    await expect(visitor.field('Promo code')).toBeVisible();
    await expect(page.getByLabel('Your stay')).toHaveCount(0);
  });

  test('a new date resets the time to its first option and loads the tables again; guests load nothing', async ({
    visit,
    page,
  }) => {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/reservations/tables'))
        loads.push(new URL(request.url()).searchParams.get('date')!);
    });
    const visitor = await visit('beach-camp');
    await expect.poll(() => loads).toEqual([TODAY]);
    await visitor.fill({ time: '05:00 PM' });
    await visitor.fill({ date: TOMORROW });
    await expect(visitor.field('Time')).toHaveValue('09:00 AM');
    await expect.poll(() => loads).toEqual([TODAY, TOMORROW]);
    await visitor.fill({ guests: '5' });
    await page.waitForTimeout(300);
    expect(loads).toEqual([TODAY, TOMORROW]);
  });

  test('a date can be picked, and none before the default date', async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await visitor.field('Reservation Date').click();
    const day = (number: string) => page.getByRole('gridcell', { name: new RegExp(`November ${number}(st|nd|rd|th)`) });
    await expect(day('22')).toHaveAttribute('aria-disabled', 'true');
    await day('26').click();
    await expect(visitor.field('Reservation Date')).toHaveValue('26.11.2026');
    await expect(day('26')).toBeHidden();
  });

  test('a typed date that is none is answered, and nothing is sent with it', async ({ visit, page }) => {
    const posts = recordPosts(page);
    const visitor = await visit('beach-camp');
    await visitor.fill({ date: '31.02.2027' });
    await visitor.selectTable.click();
    await expect(page.getByRole('heading', { name: 'Table Selection' })).toHaveCount(0);
    for (const { body } of posts) expect(body['date']).not.toBe('31.02.2027');
  });
});

test.describe("the host's messages", () => {
  test.use({ expectErrors: ['422'] });

  test('stand under their fields, which are marked; the input is kept', async ({ visit, page }) => {
    const visitor = await visit('beach-camp');
    await visitor.fill({ firstName: '', email: 'nobody', phone: '12' });
    await visitor.field('Country code').fill('+9x');
    await visitor.selectTable.click();
    for (const label of ['First Name', 'Email Address', 'Country code']) {
      const field = visitor.field(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const message = page.locator(`[id="${(await field.getAttribute('aria-describedby'))!.split(' ')[0]}"]`);
      await expect(message).not.toBeEmpty();
    }
    await expect(visitor.field('First Name')).toBeFocused();
    await expect(visitor.field('Email Address')).toHaveValue('nobody');
    await expect(visitor.selectTable).toBeEnabled();
    await visitor.field('Country code').fill('+94');
    await visitor.fill();
    await visitor.goToTables();
  });

  test('an unknown promo code is an error under its field', async ({ visit }) => {
    const visitor = await visit('island-terrace');
    for (const code of ['NOPE', 'RAINY25']) {
      await visitor.fill({ promoCode: code, phone: '81234567890' });
      await visitor.selectTable.click();
      await expect(visitor.field('Promo code')).toHaveAttribute('aria-invalid', 'true');
    }
    await visitor.fill({ promoCode: '', phone: '81234567890' });
    await visitor.goToTables();
  });

  test('country code and phone are displayed together, the country code first; time and unknown keys are shown as well', async ({
    visit,
    page,
  }) => {
    const visitor = await visit('beach-camp');
    await mockResponse(page, '/reservation/validation', {
      status: 422,
      json: { success: false, errors: { phone: ['P.'], country_code: 'C.', time: ['T.'], weather: ['W.'] } },
    });
    await visitor.fill();
    await visitor.selectTable.click();
    await expect(page.getByText('C. P.').or(page.getByText('C.P.'))).toBeVisible();
    await expect(visitor.field('Time')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('W.');
  });

  test('errors of step 1 that come back at step 2 are named there and stand under their fields', async ({
    visit,
    page,
  }) => {
    const visitor = await visit('beach-camp');
    await mockResponse(page, '/reservation', {
      status: 422,
      json: {
        success: false,
        errors: { email: ['This address bounced.'], terms: ['Accept them.'], selected_tables: ['Not these.'] },
      },
    });
    await visitor.fill();
    await visitor.goToTables();
    await visitor.tap(tablesFor('beach-camp', 2)[0]!);
    await visitor.acceptTerms();
    await visitor.makeReservation.click();
    for (const message of ['This address bounced.', 'Accept them.', 'Not these.'])
      await expect(page.getByText(message).first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit Reservation' }).click();
    await expect(visitor.field('Email Address')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This address bounced.')).toBeVisible();
  });
});

test.describe('with the keyboard', () => {
  test('a date is picked in the calendar, and Enter in it sends nothing', async ({ visit, page }) => {
    const posts = recordPosts(page);
    const visitor = await visit('beach-camp');
    await visitor.field('Reservation Date').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('gridcell', { name: /November 24th/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(visitor.field('Reservation Date')).toHaveValue(TOMORROW);
    expect(posts).toEqual([]);
  });

  test('no field that gets the focus stands behind the button', async ({ visit, page }) => {
    const visitor = await visit('island-terrace');
    await visitor.field('Email Address').focus();
    for (const label of ['Country code', 'WhatsApp Number', 'Notes / Request', 'Promo code']) {
      await page.keyboard.press('Tab');
      await expect(visitor.field(label)).toBeFocused();
      const reached = await visitor.field(label).evaluate((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        return field === document.elementFromPoint(x + width / 2, y + height / 2);
      });
      expect(reached, label).toBe(true);
    }
  });
});
