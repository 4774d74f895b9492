import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../../src/gallery/messages.ts';
import { fakeFixtureHost, room } from '../fixtureHost.ts';
import { searchMatching, colorsAt, expectCapture, detailSearch, captureNow } from '../detailDriver.ts';
import { findings, leaveGallery, mapAtRest, visitGallery } from '../galleryDriver.tsx';

describe('FindingsPanel', () => {
  test('shows and highlights the table of a finding', async () => {
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
    // The URL gets the view at the end of the camera animation.
    await mapAtRest();
    await waitFor(() => {
      expect(new URLSearchParams(window.location.search).get('view')).not.toBe(from);
    });
    const address = await searchMatching(/view=.*mark=[12](?:&|$)/);
    expect(within(panel).getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(screen.getByRole('region', { name: messages.table }).textContent).toMatch(/ID [12]/);
    const picture = await captureNow();
    leaveGallery();
    await visitGallery(address);
    await findings();
    await expectCapture(picture);
  });

  test('draws the readable parts of a damaged plan and lists the others', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('venues/bay', 'plans/damaged'));
    await mapAtRest();
    const panel = await findings();
    expect(within(panel).getByText(messages.unreadableParts(2))).toBeTruthy();
    expect(within(panel).getByText('duplicate-id')).toBeTruthy();
    expect(panel.textContent).toMatch(/Fixed by --fix: Write it as a number/);
    const [first, missing, last] = await colorsAt({ x: 107, y: 250 }, { x: 307, y: 250 }, { x: 307, y: 550 });
    expect(first).toBe(last);
    expect(missing).not.toBe(first);
  });
});

describe('the answer of a host', () => {
  const ADDRESS = 'https://host.example/api/reservations/tables?key=secret';
  const answer = [{ id: 1, name: 'Beach', rooms: [room(1, 0, 0), room(2, 30, 0), { id: 3 }] }];

  test('the answer of a host is drawn with its findings, and shown without its query', async () => {
    fakeFixtureHost(undefined, [], new Map([[ADDRESS, Response.json(answer)]]));
    const user = await visitGallery(`?answer=${encodeURIComponent(ADDRESS)}`);
    await mapAtRest();
    expect((await findings()).textContent).toContain('overlap');
    expect(document.body.textContent).toContain('https://host.example/api/reservations/tables');
    expect(document.body.textContent).not.toContain('secret');
    await user.click(screen.getByRole('link', { name: messages.back }));
    await screen.findByRole('heading', { name: messages.groups['answer'] ?? '' });
  });

  test('the answer of a host that can’t be used is explained', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeFixtureHost(undefined, [], new Map([[ADDRESS, new Response('<p>', { status: 502 })]]));
    await visitGallery(`?answer=${encodeURIComponent(ADDRESS)}`);
    expect((await screen.findByRole('alert')).textContent).toContain('status 502');
    const panel = screen.getByRole('region', { name: messages.findings });
    await waitFor(() => {
      expect(panel.textContent).toBe(messages.findings);
    });
  });

  test('the answer of a host is never shown with its password, nor taken for a plan', async () => {
    const address = 'https://me:p@w@host.example/tables';
    fakeFixtureHost(undefined, [], new Map([[address, Response.json({ data: { tables: answer } })]]));
    await visitGallery(`?answer=${encodeURIComponent(address)}`);
    expect((await screen.findByRole('alert')).textContent).toContain('neither a plan nor a host’s answer');
    expect(document.body.textContent).toContain('https://host.example/tables');
    expect(document.body.textContent).not.toContain('p@w');
  });
});
