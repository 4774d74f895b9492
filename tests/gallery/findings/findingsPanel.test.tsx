/** What is found in a fixture that is open. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeFixtureHost, plan, room } from '../fixtureHost.ts';
import { searchMatching, colorsAt, expectCapture, detailSearch, captureNow } from '../detailDriver.ts';
import { findings, leaveGallery, mapAtRest, visitGallery } from '../galleryDriver.tsx';

describe('findings', () => {
  test('one about a table leads to it, points it out and tells of it', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('venues/bay', 'plans/overlapping'));
    const map = await mapAtRest();
    const before = map.dataset['viewport'];
    const panel = await findings();
    const from = new URLSearchParams(await searchMatching(/view=/)).get('view');
    await user.click(within(panel).getAllByRole('button', { name: /overlaps/ })[0]!);
    await waitFor(() => {
      expect(map.dataset['viewport']).not.toBe(before);
    });
    // The address has the view in it when the flight there has come to its end.
    await mapAtRest();
    await waitFor(() => {
      expect(new URLSearchParams(window.location.search).get('view')).not.toBe(from);
    });
    const address = await searchMatching(/view=.*mark=[12](?:&|$)/);
    expect(within(panel).getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Table' }).textContent).toMatch(/id [12]/);
    const picture = await captureNow();
    leaveGallery();
    await visitGallery(address);
    await findings();
    await expectCapture(picture);
  });

  test('one about a table whose id another has leads to its own place, and says why nothing is drawn there', async () => {
    fakeFixtureHost({
      'plans/twins': plan([room(1, 100, 100), room(2, 400, 100), room(1, 300, 400, { name: 'Table 3' })]),
    });
    const user = await visitGallery(detailSearch().replace('venues/bay', 'plans/twins'));
    const map = await mapAtRest();
    const before = map.dataset['viewport'];
    const found = within(await findings()).getByRole('button', { name: /has the id 1, which is that of "Table 1"/ });
    expect(found.textContent).toContain('Not drawn: Table 1 has the same id, 1, and stands before it in the file.');
    await user.click(found);
    await waitFor(() => {
      expect(map.dataset['viewport']).not.toBe(before);
    });
    await searchMatching(/view=.*mark=\/areas\/0\/rooms\/2/);
    const [scale, x, y] = (await mapAtRest()).dataset['viewport']!.split(' ').map(Number) as [number, number, number];
    // The second of them stands at 300, 400, and is 60 wide and high.
    expect([330 * scale + x, 430 * scale + y].map(Math.round)).toEqual([map.clientWidth / 2, map.clientHeight / 2]);
    expect(found.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Table' }).textContent).toContain('Not drawn: Table 1 has the same id');
    const [ring] = await colorsAt({ x: 330, y: 400 - 7 / scale });
    expect(ring).toBe('225 29 72');
  });

  test('hostile HTML is told of, and runs nowhere', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch('&mark=1').replace('venues/bay', 'plans/hostile'));
    const panel = await findings();
    expect(within(panel).getByText('unsafe-html')).toBeTruthy();
    const facts = screen.getByRole('region', { name: 'Table' });
    expect(facts.querySelector('.description')!.innerHTML).toBe('By the <b>sea</b>');
    expect(facts.querySelector('img, script')).toBeNull();
    expect(window).not.toHaveProperty('hacked');
  });

  test('of a damaged plan, what can be drawn is drawn, and the rest is named', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('venues/bay', 'plans/damaged'));
    await mapAtRest();
    const panel = await findings();
    expect(within(panel).getByText(/2 parts of the file can’t be read/)).toBeTruthy();
    expect(within(panel).getByText('duplicate-id')).toBeTruthy();
    expect(within(panel).getByText('--fix mends it: Give it the id 5')).toBeTruthy();
    const [first, gone, last] = await colorsAt({ x: 107, y: 250 }, { x: 307, y: 250 }, { x: 307, y: 550 });
    expect(first).toBe(last);
    expect(gone).not.toBe(first);
  });

  test('of a file that is no JSON, that is said', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('venues/bay', 'plans/no-json'));
    expect((await screen.findByText('The file is no JSON.')).role).toBe('alert');
    expect(screen.queryByTestId('plan')).toBeNull();
  });
});
