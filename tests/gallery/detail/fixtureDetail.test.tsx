import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../src/gallery/messages.ts';
import { fakeFixtureHost } from '../fixtureHost.ts';
import { searchMatching, colorsAt, expectCapture, detailSearch, captureNow } from '../detailDriver.ts';
import { button, field, findings, leaveGallery, mapAtRest, tapAt, visitGallery } from '../galleryDriver.tsx';

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
    await user.selectOptions(field(messages.availability), 'busy');
    await user.selectOptions(field(messages.theme), 'dark');
    await tapAt(user, { x: 130, y: 230 });
    const wanted = map.dataset['viewport'];
    await mapAtRest();
    const address = await searchMatching(/overlays=ids&view=.*&chosen=1/);
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
});

describe('selecting tables', () => {
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
});

describe('overlays', () => {
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
});
