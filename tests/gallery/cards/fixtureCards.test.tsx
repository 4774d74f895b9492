import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../../src/gallery/messages.ts';
import { FILES, fakeFixtureHost, plan, room } from '../fixtureHost.ts';
import { button, field, findings, mapAtRest, visitGallery } from '../galleryDriver.tsx';

const card = async (name: string): Promise<HTMLElement> => (await screen.findByRole('link', { name })).closest('li')!;
const names = (): string[] => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const allChecked = (): Promise<void> =>
  waitFor(
    () => {
      expect(screen.queryByText(messages.checking)).toBeNull();
      expect(names().length).toBeGreaterThan(0);
    },
    { timeout: 30_000 },
  );

/** Counts the colors of a card's thumbnail. */
function countColors(element: HTMLElement): number {
  const canvas = element.querySelector('canvas')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

describe('FixtureCards', () => {
  test('shows the thumbnail, size and findings of each fixture, damaged ones included', async () => {
    fakeFixtureHost();
    await visitGallery();
    await allChecked();
    expect(names()).toEqual(Object.keys(FILES).map((name) => name.split('/')[1]));
    expect((await card('bay')).textContent).toMatch(/Venue4 tables600 × 800\d+ kB/);
    expect((await card('answer')).textContent).toMatch(/Answer2 tables/);
    expect((await card('damaged')).textContent).toMatch(/Many problems.*2 tables.*Damaged on purpose.*\d+ errors/);
    expect((await card('overlapping')).textContent).toMatch(/\d+ errors?/);
    expect((await card('sound')).textContent).not.toMatch(/error/);
    expect((await card('no-json')).textContent).toContain(messages.unreadable);
    for (const name of ['bay', 'sound', 'damaged']) {
      const shown = await card(name);
      shown.scrollIntoView();
      await waitFor(
        () => {
          expect(shown.querySelector('[data-painted="true"]')).not.toBeNull();
        },
        { timeout: 30_000 },
      );
      expect(countColors(shown), name).toBeGreaterThan(10);
    }
    const bad = await card('no-json');
    bad.scrollIntoView();
    await within(bad).findByText('The file is not valid JSON.');
    expect(window).not.toHaveProperty('hacked');
  });

  test('filters by severity and rule and keeps the filter in the URL', async () => {
    fakeFixtureHost();
    const user = await visitGallery();
    await allChecked();
    await user.click(button(/^Errors/));
    const withErrors = names();
    expect(withErrors).toEqual(expect.arrayContaining(['overlapping', 'damaged']));
    expect(withErrors).not.toContain('sound');
    await user.selectOptions(field(messages.rule), 'overlap');
    expect(names()).toEqual(['overlapping']);
    expect(screen.getByText(messages.shownCount(1, 8))).toBeTruthy();
    await waitFor(() => {
      expect(window.location.search).toBe('?severity=error&rule=overlap');
    });
    await user.click(button(/^Errors/));
    await user.click(button(/^Notes/));
    expect(screen.getByText(messages.noMatches)).toBeTruthy();
    await user.click(button(messages.clearFilter));
    expect(names()).toHaveLength(8);
    expect([...field(messages.rule).querySelectorAll('option')].map((option) => option.textContent)).toContain(
      messages.ruleCount('overlap', 1),
    );
    // By name and description, in any order.
    await user.type(screen.getByRole('searchbox', { name: messages.find }), 'PROBLEMS dam');
    expect(names()).toEqual(['damaged']);
    await waitFor(() => {
      expect(window.location.search).toBe('?find=PROBLEMS+dam');
    });
  });

  test('opens a fixture and returns with Back', async () => {
    fakeFixtureHost();
    const user = await visitGallery();
    await user.click(await screen.findByRole('link', { name: 'sound' }));
    await mapAtRest();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('sound');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(document.title).toContain('plans/sound');
    expect(window.location.search).toContain('fixture=plans/sound');
    window.history.back();
    let link = await screen.findByRole('link', { name: 'sound' });
    expect(document.activeElement).toBe(link);
    window.history.forward();
    await mapAtRest();
    await user.click(screen.getByRole('link', { name: messages.back }));
    link = await screen.findByRole('link', { name: 'sound' });
    expect(document.activeElement).toBe(link);
    expect(window.location.search).toBe('');
  });
});

describe('a file of one’s own', () => {
  const drop = (...files: readonly File[]): void => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  };
  const overlapping = JSON.stringify(plan([room(1, 100, 200), room(2, 130, 220)]));

  test('opens with its findings when it is dropped, and stays among the fixtures', async () => {
    fakeFixtureHost();
    const user = await visitGallery();
    await screen.findByRole('link', { name: 'sound' });
    drop(new File([overlapping], 'My Pläne.JSON'));
    await mapAtRest();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('my-plane');
    expect(screen.getByText('My Pläne.JSON')).toBeVisible();
    expect((await findings()).textContent).toContain('overlap');
    await user.click(screen.getByRole('link', { name: messages.back }));
    expect(names()).toEqual(['my-plane', ...Object.keys(FILES).map((name) => name.split('/')[1])]);
    expect(screen.getByRole('heading', { name: messages.groups['own']! })).toBeTruthy();
  });
});

describe('errors', () => {
  test('reports an unknown fixture and shows all fixtures', async () => {
    fakeFixtureHost();
    await visitGallery('?fixture=plans/gone');
    expect((await screen.findByText(messages.unknownFixture('plans/gone'))).role).toBe('alert');
    expect(names()).toHaveLength(8);
  });

  test('reports a host that does not answer and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refusing = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'));
    const user = await visitGallery();
    await screen.findByText(messages.failed);
    refusing.mockRestore();
    fakeFixtureHost();
    await user.click(button(messages.retry));
    await screen.findByRole('link', { name: 'sound' });
  });
});
