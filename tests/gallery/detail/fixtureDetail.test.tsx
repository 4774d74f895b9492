/** A fixture that is open in the gallery: its picture, played with and laid over. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeFixtureHost, plan, room } from '../fixtureHost.ts';
import { searchMatching, colorsAt, expectCapture, detailSearch, captureNow } from '../detailDriver.ts';
import { button, field, findings, leaveGallery, mapAtRest, tapAt, visitGallery } from '../galleryDriver.tsx';

describe('an open fixture', () => {
  test('is drawn at the device’s exact size and pixel ratio', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('ratio=2', 'ratio=3').replace('360x740', '320x568'));
    const map = await mapAtRest();
    expect([map.clientWidth, map.clientHeight]).toEqual([320, 568]);
    const tables = [...map.querySelectorAll<HTMLCanvasElement>('.konvajs-content canvas')].at(-1)!;
    expect(tables.width / tables.offsetWidth).toBeCloseTo(3, 1);
    await captureNow(3);
  });

  test('has an address that brings its picture back, byte for byte, in a fresh visit', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    const map = await mapAtRest();
    const whole = await captureNow();
    await user.click(button('Zoom in'));
    await user.click(button('Ids'));
    await user.click(button('Text boxes'));
    await user.selectOptions(field('Tables'), 'third');
    await user.selectOptions(field('Theme'), 'dark');
    await tapAt(user, { x: 130, y: 230 });
    const wanted = map.dataset['viewport'];
    await mapAtRest();
    const address = await searchMatching(/overlays=ids,texts&view=.*&chosen=1/);
    const picture = await captureNow();
    expect(picture).not.toBe(whole);
    leaveGallery();

    await visitGallery(address);
    expect((await mapAtRest()).dataset['viewport']).toBe(wanted);
    await findings();
    await expectCapture(picture);
    expect(await searchMatching(/view=/)).toBe(address);
    leaveGallery();

    await visitGallery(address.replace('theme=dark', 'theme=light'));
    await findings();
    expect(await captureNow()).not.toBe(picture);
  });

  test('the copied address names the theme that is seen', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('theme=light', 'theme=system'));
    await mapAtRest();
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await user.click(button('Copy address'));
    await screen.findByText('The address is copied.');
    const seen = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    expect(new URL(copied[0]!).searchParams.get('theme')).toBe(seen);
    expect(new URL(copied[0]!).searchParams.get('fixture')).toBe('venues/bay');
    expect(new URL(copied[0]!).searchParams.get('view')).toMatch(/^[\d.]+,-?[\d.]+,-?[\d.]+$/);
  });

  test('where nothing may be copied, the address bar holds it', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await mapAtRest();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy address'));
    await screen.findByText(/address bar holds it/);
    expect(window.location.search).toContain('fixture=venues/bay');
  });

  test('the picture is saved with its size in its name', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await mapAtRest();
    const saved: { name: string; type: string; size: number }[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push({ name: '', type: (blob as Blob).type, size: (blob as Blob).size });
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved[0]!.name = this.download;
    });
    await user.click(button('Save picture'));
    await waitFor(() => {
      expect(saved[0]?.name).toBe('venues-bay-360x740@2.png');
    });
    expect(saved[0]!.type).toBe('image/png');
    expect(saved[0]!.size).toBeGreaterThan(3_000);
  });

  test('a device that has no room whole is scrolled by the wheel beside it, and is tapped where it is seen', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch(), [1280, 640]);
    const map = await mapAtRest();
    const hint = await screen.findByText('Cut off here: scroll beside it for the rest.');
    const top = map.getBoundingClientRect().top;
    hint.dispatchEvent(new WheelEvent('wheel', { deltaY: 150, bubbles: true }));
    await waitFor(() => {
      expect(map.getBoundingClientRect().top).toBe(top - 150);
    });
    await tapAt(user, { x: 130, y: 230 });
    await searchMatching(/chosen=1/);
    leaveGallery();
    await visitGallery(detailSearch(), [1280, 1000]);
    await mapAtRest();
    expect(screen.queryByText(/Cut off here/)).toBeNull();
  });

  test('another device shows the whole plan again', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    const map = await mapAtRest();
    await user.click(button('Zoom in'));
    await mapAtRest();
    await user.selectOptions(field('Device size'), '768 × 1024');
    await waitFor(() => {
      expect(map.clientWidth).toBe(768);
    });
    await mapAtRest();
    const [scale] = map.dataset['viewport']!.split(' ').map(Number);
    // 600 × 800 units in 768 × 1024 pixels.
    expect(scale).toBeGreaterThan(1.1);
    expect(scale).toBeLessThanOrEqual(1.28);
  });
});

describe('playing', () => {
  test('with the rules of the booker: what does not suit the party is refused in its words', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await tapAt(user, { x: 130, y: 530 });
    expect((await screen.findByText('Minimum 5 guests to book 12 pax table')).role).toBe('alert');
    await user.clear(field('Guests'));
    await user.type(field('Guests'), '6');
    await tapAt(user, { x: 130, y: 530 });
    expect(await searchMatching(/chosen=3/)).toContain('guests=6');
    expect(screen.getByText('12 of 6 seats')).toBeTruthy();
    await tapAt(user, { x: 130, y: 230 });
    await screen.findByText('There are enough seats already.');
  });

  test('with the clock: a table is gone from its time on, and the venue’s calendar says what it does', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('T12:00', 'T18:00'));
    await tapAt(user, { x: 330, y: 530 });
    await screen.findByText('Stage Couch is taken.');
    expect(screen.getByText('Open 09:00 AM to 08:00 PM.')).toBeTruthy();
    await user.clear(field('Date'));
    await user.type(field('Date'), '2026-11-22');
    await screen.findByText('The venue is closed on this date.');
  });

  test.each([
    ['free', false],
    ['taken', true],
  ] as const)('with tables all %s', async (tables, refused) => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('tables=file', `tables=${tables}`));
    await tapAt(user, { x: 130, y: 230 });
    if (refused) await screen.findByText('Table 1 is taken.');
    else await searchMatching(/chosen=1/);
  });

  test('with a language that is written right to left', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('language=en', 'language=ar'));
    await mapAtRest();
    expect(getComputedStyle(screen.getByTestId('device')).direction).toBe('rtl');
    expect(screen.getByText(/نوفمبر/)).toBeTruthy();
    // A place has no reading direction.
    expect(getComputedStyle(screen.getByTestId('plan')).direction).toBe('ltr');
  });
});

describe('overlays', () => {
  const RED = '225 29 72';

  test('what two tables share is red', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch('&overlays=overlaps').replace('venues/bay', 'plans/overlapping'));
    await findings();
    const [shared, alone, apart] = await colorsAt({ x: 145, y: 240 }, { x: 107, y: 250 }, { x: 107, y: 550 });
    expect(shared).toBe(RED);
    expect(alone).not.toBe(RED);
    expect(apart).toBe(alone);
  });

  test('a hit area reaches 22 pixels beyond a table, and ends there', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await mapAtRest();
    const scale = Number((await mapAtRest()).dataset['viewport']!.split(' ')[0]);
    const at = (pixels: number) => ({ x: 300 - pixels / scale, y: 230 });
    const before = await colorsAt(at(20), at(24));
    await user.click(button('Hit areas, 44 px'));
    await mapAtRest();
    const after = await colorsAt(at(20), at(24));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  test.each([
    ['from afar', ''],
    ['near', '&view=6,-250,-200'],
  ])('a target is red where the check finds it too small, and green elsewhere: %s', async (_, view) => {
    fakeFixtureHost({
      'plans/small': plan([
        room(1, 40, 60, {}, { width: 11, height: 11 }),
        room(2, 60, 60),
        room(3, 100, 300),
        room(4, 100, 500),
      ]),
    });
    await visitGallery(detailSearch(`&overlays=targets${view}`).replace('venues/bay', 'plans/small'));
    const panel = await findings();
    expect(
      within(panel).getByRole('button', { name: /"Table 1" is hard to tap: zoomed in on a phone it is 22\.0 px/ }),
    ).toBeTruthy();
    const scale = Number((await mapAtRest()).dataset['viewport']!.split(' ')[0]);
    // 24 pixels where a table of 60 units is 120, and never a blot.
    const radius = Math.max(6, 4 / scale);
    const [small, usual, middle] = await colorsAt(
      { x: 45.5, y: 65.5 - radius },
      { x: 90, y: 90 - radius },
      { x: 45.5, y: 65.5 },
    );
    expect([small, usual, middle]).toEqual([RED, '15 157 118', RED]);
  });

  test('goes with the map while it moves, and is painted anew where it rests', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch('&overlays=ids'));
    await mapAtRest();
    const overlay = screen.getByTestId<HTMLCanvasElement>('overlays');
    const before = overlay.toDataURL();
    // A flight may be over before anybody looks again.
    const moved: string[] = [];
    const watch = new MutationObserver(() => {
      if (overlay.style.transform !== '') moved.push(overlay.style.transform, String(overlay.toDataURL() === before));
    });
    watch.observe(overlay, { attributeFilter: ['style'] });
    await user.click(button('Zoom in'));
    await waitFor(() => {
      expect(moved.length).toBeGreaterThan(0);
    });
    await mapAtRest();
    watch.disconnect();
    expect(moved.slice(0, 2)).toEqual([expect.stringMatching(/^matrix/), 'true']);
    await waitFor(() => {
      expect(overlay.style.transform).toBe('');
    });
    await waitFor(() => {
      expect(overlay.toDataURL()).not.toBe(before);
    });
  });
});
