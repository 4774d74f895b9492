import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { PIXEL_RATIOS } from '../../../src/gallery/states/urlState.ts';
import { messages } from '../../../src/gallery/messages.ts';
import { fakeFixtureHost, plan, room } from '../fixtureHost.ts';
import { searchMatching, colorsAt, expectCapture, detailSearch, captureNow } from '../detailDriver.ts';
import {
  button,
  field,
  findings,
  leaveGallery,
  mapAtRest,
  stageContent,
  tapAt,
  visitGallery,
} from '../galleryDriver.tsx';

describe('FixtureDetail', () => {
  test('draws the map at the exact size and pixel ratio of the device', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('ratio=2', 'ratio=3').replace('360x740', '320x568'));
    const map = await mapAtRest();
    expect([map.clientWidth, map.clientHeight]).toEqual([320, 568]);
    const tables = map.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!;
    expect(tables.width / tables.offsetWidth).toBeCloseTo(3, 1);
    await captureNow(3);
  });

  test('restores byte-identical pixels from its URL', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    const map = await mapAtRest();
    const whole = await captureNow();
    await user.click(button(messages.zoomIn));
    await user.click(button(messages.overlayNames.ids));
    await user.click(button(messages.overlayNames.texts));
    await user.selectOptions(field(messages.availability), 'third');
    await user.selectOptions(field(messages.theme), 'dark');
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

  test.each(PIXEL_RATIOS.filter((ratio) => ratio !== 2))(
    'restores byte-identical pixels at the ratio %s',
    async (ratio) => {
      fakeFixtureHost();
      const user = await visitGallery(detailSearch().replace('ratio=2', `ratio=${ratio}`));
      await mapAtRest();
      await user.click(button(messages.zoomIn));
      await tapAt(user, { x: 130, y: 230 });
      await mapAtRest();
      const address = await searchMatching(/view=.*&chosen=1/);
      const picture = await captureNow(ratio);
      leaveGallery();

      await visitGallery(address);
      await mapAtRest();
      await findings();
      await waitFor(async () => {
        expect((await captureNow(ratio)) === picture).toBe(true);
      });
    },
  );

  test('reports the parts of an address that it can’t reproduce', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch('&view=9999,0,0&hash=0123456789ab&chosen=1&chosen=gone&mark=7'));
    const remarks = await screen.findByRole('status', { name: messages.addressRemarks });
    await waitFor(() => {
      expect([...remarks.children].map(({ textContent }) => textContent)).toEqual([
        messages.otherContent,
        messages.viewLimited,
        messages.notSelected(['gone']),
        messages.notMarked('7'),
      ]);
    });
    await user.click(button(messages.overlayNames.ids));
    const address = await searchMatching(/overlays=ids.*&hash=(?!0123456789ab)[0-9a-f]{12}&/);
    leaveGallery();

    await visitGallery(address.replace(/&chosen=gone|&mark=7/g, ''));
    await mapAtRest();
    expect(screen.queryByRole('status', { name: messages.addressRemarks })).toBeNull();
  });

  test('copies an address that names the visible theme', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('theme=light', 'theme=system'));
    await mapAtRest();
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await user.click(button(messages.copy));
    await screen.findByText(messages.copied);
    const seen = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    expect(new URL(copied[0]!).searchParams.get('theme')).toBe(seen);
    expect(new URL(copied[0]!).searchParams.get('fixture')).toBe('venues/bay');
    expect(new URL(copied[0]!).searchParams.get('view')).toMatch(/^[\d.]+,-?[\d.]+,-?[\d.]+$/);
  });

  test('puts the address in the address bar if copying is blocked', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await mapAtRest();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button(messages.copy));
    await screen.findByText(messages.notCopied);
    expect(window.location.search).toContain('fixture=venues/bay');
  });

  test('saves the picture with its size in the file name', async () => {
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
    await user.click(button(messages.save));
    await waitFor(() => {
      expect(saved[0]?.name).toBe('venues-bay-360x740@2.png');
    });
    expect(saved[0]!.type).toBe('image/png');
    expect(saved[0]!.size).toBeGreaterThan(3_000);
  });

  test('scrolls a clipped device with the wheel beside it and hits tables where they are visible', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch(), [1280, 640]);
    const map = await mapAtRest();
    const hint = await screen.findByText(messages.clipped);
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
    expect(screen.queryByText(messages.clipped)).toBeNull();
  });

  test('fits the plan when the device size changes', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    const map = await mapAtRest();
    await user.click(button(messages.zoomIn));
    await mapAtRest();
    await user.selectOptions(field(messages.device), '768 × 1024');
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

describe('selecting tables', () => {
  test('follows the booker’s rules and shows its messages', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await tapAt(user, { x: 130, y: 530 });
    expect((await screen.findByText('Minimum 5 guests to book 12 pax table')).role).toBe('alert');
    await user.clear(field(messages.guests));
    await user.type(field(messages.guests), '6');
    await tapAt(user, { x: 130, y: 530 });
    expect(await searchMatching(/chosen=3/)).toContain('guests=6');
    expect(screen.getByText(messages.seats(12, 6))).toBeTruthy();
    await tapAt(user, { x: 130, y: 230 });
    await screen.findByText(messages.selectionError({ type: 'enough-seats' }, 'Table 1', 6));
  });

  test('follows the clock and the venue’s calendar', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('T12:00', 'T18:00'));
    await tapAt(user, { x: 330, y: 530 });
    await screen.findByText(messages.selectionError({ type: 'unavailable' }, 'Stage Couch', 2));
    expect(screen.getByText('Open 09:00 AM to 08:00 PM.')).toBeTruthy();
    await user.clear(field(messages.date));
    await user.type(field(messages.date), '2026-11-22');
    await screen.findByText(messages.closed);
  });

  test.each([
    ['free', false],
    ['taken', true],
  ] as const)('simulates tables that are all %s', async (tables, refused) => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch().replace('tables=file', `tables=${tables}`));
    await tapAt(user, { x: 130, y: 230 });
    if (refused) await screen.findByText(messages.selectionError({ type: 'unavailable' }, 'Table 1', 2));
    else await searchMatching(/chosen=1/);
  });

  test('lays out a right-to-left language but not the map', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch().replace('language=en', 'language=ar'));
    await mapAtRest();
    expect(getComputedStyle(screen.getByTestId('device')).direction).toBe('rtl');
    expect(screen.getByText(/نوفمبر/)).toBeTruthy();
    expect(getComputedStyle(screen.getByTestId('plan')).direction).toBe('ltr');
  });
});

describe('overlays', () => {
  const RED = '225 29 72';

  test('paints overlaps red', async () => {
    fakeFixtureHost();
    await visitGallery(detailSearch('&overlays=overlaps').replace('venues/bay', 'plans/overlapping'));
    await findings();
    const [shared, alone, apart] = await colorsAt({ x: 145, y: 240 }, { x: 107, y: 250 }, { x: 107, y: 550 });
    expect(shared).toBe(RED);
    expect(alone).not.toBe(RED);
    expect(apart).toBe(alone);
  });

  test('paints hit areas 22 pixels beyond each table', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch());
    await mapAtRest();
    const scale = Number((await mapAtRest()).dataset['viewport']!.split(' ')[0]);
    const at = (pixels: number) => ({ x: 300 - pixels / scale, y: 230 });
    const before = await colorsAt(at(20), at(24));
    await user.click(button(messages.overlayNames.hits));
    await mapAtRest();
    const after = await colorsAt(at(20), at(24));
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  test.each([
    ['zoomed out', ''],
    ['zoomed in', '&view=6,-250,-200'],
  ])('paints tap targets red if the check reports the table, else green: %s', async (_, view) => {
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
    // 12 pixels at the scale at which 60 units are 120 pixels, and at least 4 pixels.
    const radius = Math.max(6, 4 / scale);
    const [small, usual, middle] = await colorsAt(
      { x: 45.5, y: 65.5 - radius },
      { x: 90, y: 90 - radius },
      { x: 45.5, y: 65.5 },
    );
    expect([small, usual, middle]).toEqual([RED, '15 157 118', RED]);
  });

  test('move with the map and are repainted at rest', async () => {
    fakeFixtureHost();
    const user = await visitGallery(detailSearch('&overlays=ids'));
    await mapAtRest();
    const overlay = screen.getByTestId<HTMLCanvasElement>('overlays');
    const fitted = overlay.toDataURL();
    // A plan that is shown whole would move back.
    await user.click(button(messages.zoomIn));
    await waitFor(() => {
      expect(overlay.toDataURL()).not.toBe(fitted);
    });
    await mapAtRest();
    const before = overlay.toDataURL();
    const target = stageContent(screen.getByTestId('plan'));
    const { x, y, width, height } = target.getBoundingClientRect();
    const middle = { clientX: x + width / 2, clientY: y + height / 2 };
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: middle },
      { target, coords: { ...middle, clientX: middle.clientX + 60 } },
    ]);
    await waitFor(() => {
      expect(overlay.style.transform).toMatch(/^matrix/);
    });
    expect(overlay.toDataURL()).toBe(before);
    await user.pointer({ keys: '[/MouseLeft]' });
    await mapAtRest();
    await waitFor(() => {
      expect(overlay.style.transform).toBe('');
    });
    await waitFor(() => {
      expect(overlay.toDataURL()).not.toBe(before);
    });
  });
});
