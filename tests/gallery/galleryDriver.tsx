/** Renders the whole gallery at a URL. Unexpected console errors fail the test. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Gallery } from '../../src/gallery/Gallery.tsx';
import { messages } from '../../src/gallery/messages.ts';
import { startGallery } from '../../src/gallery/startGallery.ts';

const home = window.location.href;
const stops: (() => void)[] = [];

/**
 * Opens the gallery at the query part of a URL in a viewport of `size` (CSS pixels), in a store that `prepare` sets.
 */
export async function visitGallery(
  search = '',
  size: readonly [number, number] = [1280, 900],
  prepare?: (store: ReturnType<typeof createStore>) => void,
): Promise<UserEvent> {
  await page.viewport(...size);
  const errors: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args);
  });
  onTestFinished(() => {
    leaveGallery();
    window.history.replaceState(null, '', home);
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
  window.history.replaceState(null, '', window.location.pathname + search);
  const store = createStore();
  prepare?.(store);
  stops.push(startGallery(store));
  render(
    <Provider store={store}>
      <Gallery />
    </Provider>,
  );
  return userEvent.setup();
}

/** Ends a visit, as closing the tab does. */
export function leaveGallery(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
}

/** Returns the map of the open fixture once it is at rest and its font has loaded. */
export async function mapAtRest(): Promise<HTMLElement> {
  const map = await screen.findByTestId('plan');
  await document.fonts.load('600 16px "Source Sans 3 Variable"').catch(() => []);
  await document.fonts.ready;
  await waitFor(
    () => {
      expect(map.dataset['viewport']).toBeDefined();
      expect(map.dataset['still']).toBe('true');
    },
    { timeout: 30_000 },
  );
  return map;
}

/** Returns the findings of the open fixture once the checks are done. */
export async function findings(): Promise<HTMLElement> {
  const panel = await screen.findByRole('region', { name: messages.findings });
  await waitFor(
    () => {
      expect(panel.querySelector('[aria-busy]')).toBeNull();
    },
    { timeout: 30_000 },
  );
  return panel;
}

export const button = (name: string | RegExp): HTMLButtonElement =>
  screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

/** Returns the element of the map on which Konva hears pointers. */
export const stageContent = (map: HTMLElement): Element => map.querySelector('.konvajs-content')!;

/** Taps a point of the plan (plan units). */
export async function tapAt(user: UserEvent, at: { x: number; y: number }): Promise<void> {
  const map = await mapAtRest();
  const [scale, x, y] = map.dataset['viewport']!.split(' ').map(Number) as [number, number, number];
  map.scrollIntoView({ block: 'nearest' });
  const box = map.getBoundingClientRect();
  const coords = { clientX: box.x + at.x * scale + x, clientY: box.y + at.y * scale + y };
  await user.pointer([{ keys: '[MouseLeft]', target: stageContent(map), coords }]);
}
