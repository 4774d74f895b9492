/** Step 2 and Thank You, rendered with the real map. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { later, offering, refused } from '../fakeHost.ts';
import { pageOf, room } from '../pageFixtures.ts';
import { loadTablesAtom } from '../../../src/booker/reservation/loadTables.ts';
import { atTables, button, cards, goToTables, heading, listed, visit } from '../renderBooker.tsx';

const checkbox = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /Terms and Conditions/ });

describe('the cards', () => {
  test("the cards show a table's closing time; the list and the refusal name it if it is too soon", async () => {
    const visited = await atTables(pageOf('first', { now: '2026-11-23T10:00:00Z' }));
    await visited.user.click(await listed('Stage Couch'));
    expect(cards()[0]).toHaveTextContent('Available only until 06:00 PM');
    expect(cards()[0]).not.toHaveTextContent('your time');
    await visited.user.click(button('Edit Reservation'));
    await visited.user.selectOptions(screen.getByLabelText('Time'), '05:15 PM');
    await visited.user.click(button('Select Table'));
    const row = await listed('Stage Couch');
    expect(row).toHaveAccessibleName(/only until 06:00 PM/);
    await visited.user.click(row);
    expect(await screen.findByRole('alert')).toHaveTextContent('Stage Couch is available only until 06:00 PM.');
    expect(cards()).toEqual([]);
  });

  test('the cards say what a table costs and where that is paid', async () => {
    const priced = room(1, 'Line 1', 2, { price: '€25 a day\nTotal: €25 · paid at the venue' });
    const visited = await atTables(pageOf('first'), offering(priced));
    await visited.user.click(await listed('Line 1'));
    expect(within(cards()[0]!).getByText(/^€25 a day\s+Total: €25 · paid at the venue$/)).toBeVisible();
  });

  test('the cards show a placeholder for a missing picture', async () => {
    const sofa = room(1, 'Sofa 1', 2, { picture: 'data:image/png;base64,broken' });
    const visited = await atTables(pageOf('second'), offering(sofa));
    await visited.user.click(await listed('Sofa 1'));
    await waitFor(() => {
      expect(cards()[0]!.querySelector('.booker-card-picture-missing')).not.toBeNull();
    });
    expect(within(cards()[0]!).queryByRole('img')).toBeNull();
  });

  test('the cards show the view from a table once they come into sight, and nothing if it can’t be loaded', async () => {
    const rooms = [
      room(1, 'Sofa 1', 1, { view_picture: '/assets/island-terrace/sea-view.svg' }),
      room(2, 'Sofa 2', 1, { view_picture: 'data:image/png;base64,broken' }),
    ];
    const visited = await atTables(pageOf('second'), offering(...rooms));
    await visited.user.click(await listed('Sofa 1'));
    await visited.user.click(await listed('Sofa 2'));
    const view = await within(cards()[0]!).findByRole('img', { name: 'View from Sofa 1' });
    expect(view).toHaveAttribute('loading', 'lazy');
    expect(view.getAttribute('src')).toMatch(/\/assets\/island-terrace\/sea-view\.svg$/);
    await visited.user.click(button('Your tables'));
    await waitFor(() => expect(within(cards()[1]!).queryByRole('img')).toBeNull());
  });

  test('the cards stay in the accessibility tree while the sheet is closed, and have a release button', async () => {
    const visited = await atTables(pageOf('first'));
    await visited.user.click(await listed('Line 1'));
    expect(button('Your tables')).toHaveAttribute('aria-expanded', 'false');
    await visited.user.click(button('Remove Line 1'));
    expect(cards()).toHaveLength(0);
    await visited.user.click(button('Your tables'));
    expect(button('Your tables')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the map', () => {
  test('shows a notice if every table is taken or there are none', async () => {
    const visited = await atTables(pageOf('first'), offering(room(1, 'Line 1', 2, { available: false })));
    expect(screen.getByRole('status')).toHaveTextContent('All tables are taken');
    visited.host.tables = () => ({ json: [] });
    await visited.store.set(loadTablesAtom);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No tables are shown'));
  });

  test('keeps its loading state without an error while tables fail to load', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const visited = visit(pageOf('first'), (host) => {
      host.tables = () => ({ status: 503 });
    });
    await goToTables(visited);
    expect(screen.getByText('Loading the tables…')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByTestId('plan')).toBeNull();
  });
});

describe('the terms and the submit', () => {
  test('link to the terms page in a new tab at the first variant', async () => {
    await atTables(pageOf('first'));
    const link = screen.getByRole('link', { name: /Terms and Conditions/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/v/beach/terms', '_blank']);
    expect(await heading('BEACH')).toBeVisible();
  });

  test('disable the button until the form is complete, then lead to Thank You', async () => {
    const slow = later();
    const visited = await atTables(pageOf('first', { features: 'idempotency manage' }), (host) => {
      host.reserve = () => slow.reply;
    });
    expect(button('MAKE RESERVATION')).toBeDisabled();
    await visited.user.click(await listed('Line 1'));
    expect(button('MAKE RESERVATION')).toBeDisabled();
    await visited.user.click(checkbox());
    expect(button('MAKE RESERVATION')).toBeEnabled();
    await visited.user.click(button('MAKE RESERVATION'));
    expect(button('MAKE RESERVATION')).toBeDisabled();
    expect(button('MAKE RESERVATION')).toHaveAttribute('aria-busy', 'true');
    slow.come({ json: { success: true, code: 'TIDE42', calendar: '/r/secret/reservation.ics' } });
    await waitFor(async () => {
      expect(await heading('Thank You')).toHaveFocus();
    });
    for (const words of [/email with the reservation details will arrive shortly/, 'TIDE42', 'Line 1'])
      expect(screen.getByText(words)).toBeVisible();
    const file = screen.getByRole('link', { name: 'Add to calendar' });
    expect(file.getAttribute('href')).toBe('/r/secret/reservation.ics');
    await visited.user.click(button('Make another reservation'));
    await heading('Reservation Information');
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
  });

  test('say that the promo code is accepted and what it gives, and when the stay ends', async () => {
    const stays = [{ name: '2 hours', minutes: 120 }];
    const visited = visit(pageOf('second', {}, { occupancy: 'stay', stays }), (host) => {
      host.validate = () => ({ json: { success: true, promo: { code: 'SUNSET10', gives: '10% off the bill' } } });
    });
    await visited.user.type(screen.getByLabelText('Promo code'), 'sunset10');
    await goToTables(visited);
    expect(await screen.findByText('Code SUNSET10 accepted: 10% off the bill')).toBeVisible();
    expect(screen.getByText('12:30 PM – 02:30 PM')).toBeVisible();
    await visited.user.click(await listed('Line 1'));
    await visited.user.click(checkbox());
    await visited.user.click(button('MAKE RESERVATION'));
    await heading('Thank You');
    for (const words of ['SUNSET10', '10% off the bill', '2 hours, until 02:30 PM'])
      expect(screen.getByText(words)).toBeVisible();
    expect(visited.host.to('/reservation')[0]!.body['discount_code']).toBe('SUNSET10');
  });

  test('list errors of step 1 with a button to the form, which shows them under their fields', async () => {
    const visited = await atTables(pageOf('first'), (host) => {
      host.reserve = () => refused({ email: ['Bounced.'], terms: ['Accept them.'], selected_tables: ['Not these.'] });
    });
    await visited.user.click(await listed('Line 1'));
    await visited.user.click(checkbox());
    await visited.user.click(button('MAKE RESERVATION'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Email Address: Bounced.');
    expect(alert).toHaveTextContent('Not these.');
    expect(checkbox()).toHaveAccessibleDescription('Accept them.');
    expect(screen.queryByText('All set')).toBeNull();
    await visited.user.click(within(alert).getByRole('button', { name: 'Change my details' }));
    expect(await screen.findByLabelText('Email Address')).toHaveAccessibleDescription('Bounced.');
  });
});
