/** Renders the whole page in Chromium at a phone's size. Unexpected console errors fail the test. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { expect, onTestFinished, vi } from 'vitest';
import { Booker } from '../../src/booker/Booker.tsx';
import type { Page } from '../../src/booker/page/readPage.ts';
import { loadLaterStepsAtom } from '../../src/booker/lazySteps.ts';
import { preparePlan } from '../../src/booker/plan/planScene.ts';
import { syncStepWithHistory } from '../../src/booker/stepHistory.ts';
import { persistSession } from '../../src/booker/session.ts';
import { type Store, startBooker } from '../../src/booker/startBooker.ts';
import { type FakeHost, fakeHost } from './fakeHost.ts';

export type Visit = {
  readonly user: UserEvent;
  readonly host: FakeHost;
  readonly store: Store;
  /** Closes the page. What the tab has saved stays, as in a reload. */
  close(): void;
};

export function visit(page: Page, prepare: (host: FakeHost) => void = () => {}, isReload = false): Visit {
  const errors: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args);
  });
  const host = fakeHost();
  prepare(host);
  const store = createStore();
  const stops = [startBooker(store, page), persistSession(store, isReload), syncStepWithHistory(store)];
  const close = (): void => {
    cleanup();
    for (const stop of stops.splice(0)) stop();
  };
  onTestFinished(() => {
    close();
    sessionStorage.clear();
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
  render(
    <Provider store={store}>
      <Booker />
    </Provider>,
  );
  return { user: userEvent.setup(), host, store, close };
}

/** Closes a page and opens it again in the same tab. */
export function reload(visited: Visit, page: Page, prepare?: (host: FakeHost) => void): Visit {
  visited.close();
  return visit(page, prepare, true);
}

/** Goes back in the history and waits for its event. */
export const goBack = (): Promise<void> => traverse(-1);
/** Goes forward in the history and waits for its event. */
export const goForward = (): Promise<void> => traverse(1);

async function traverse(by: number): Promise<void> {
  const popped = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.go(by);
  await popped;
}

export const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
export const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });

/** Returns the button of a table in the list. */
export async function listed(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('region', { name: 'Tables' });
  return within(list).findByRole('button', { name: new RegExp(`^${name}\\b`) });
}

/** Types a date and leaves the field, on which it counts. */
export async function typeDate({ user }: Visit, text: string): Promise<void> {
  await user.clear(field('Reservation Date'));
  await user.type(field('Reservation Date'), `${text}{Tab}`);
}

/** Fills in the form by pasting: typing renders the form for each character. */
export async function fillIn({ user }: Visit): Promise<void> {
  for (const [label, text] of [
    ['First Name', 'Ada'],
    ['Email Address', 'ada@example.com'],
    ['WhatsApp Number', '771234567'],
  ] as const) {
    await user.click(field(label));
    await user.paste(text);
  }
}

export async function goToTables(visited: Visit): Promise<void> {
  await fillIn(visited);
  await goOn(visited);
}

/** Continues from a filled form. */
export async function goOn({ user }: Visit): Promise<void> {
  await user.click(button('Select Table'));
  await heading('Table Selection');
}

export async function editForm({ user }: Visit): Promise<void> {
  await user.click(button('Edit Reservation'));
  await heading('Reservation Information');
}

/** Waits until the plan is drawn. */
export async function plan(): Promise<HTMLElement> {
  return drawn(await screen.findByTestId('plan', {}, { timeout: 30_000 }));
}

async function drawn(element: HTMLElement): Promise<HTMLElement> {
  await vi.waitFor(
    () => {
      expect(element.dataset['ready']).toBe('true');
    },
    { timeout: 30_000 },
  );
  return element;
}

/** Opens step 2 and waits until the plan is drawn. */
export async function atTables(...args: Parameters<typeof visit>): Promise<Visit> {
  const visited = visit(...args);
  void visited.store.set(loadLaterStepsAtom);
  await goToTables(visited);
  await plan();
  return visited;
}

/** Prepares step 2 as the page does while the form is filled in, and waits until its plan is drawn out of sight. */
export async function prepareTables({ store }: Visit): Promise<HTMLElement> {
  preparePlan(store);
  void store.set(loadLaterStepsAtom);
  return drawn(await screen.findByRole('application', { hidden: true }, { timeout: 30_000 }));
}

/** Returns the plan's view, once it is at rest. */
export async function viewAtRest(): Promise<{ scale: number; x: number; y: number }> {
  const element = await plan();
  await waitFor(() => {
    expect(element.dataset['still']).toBe('true');
  });
  const [scale, x, y] = element.dataset['viewport']!.split(' ').map(Number) as [number, number, number];
  return { scale, x, y };
}

/** Returns where a point of the plan is in the window, once the view is at rest. */
export async function pointOf(at: {
  x: number;
  y: number;
}): Promise<{ target: Element; coords: { clientX: number; clientY: number } }> {
  const { scale, x, y } = await viewAtRest();
  const box = (await plan()).getBoundingClientRect();
  const coords = { clientX: box.x + at.x * scale + x, clientY: box.y + at.y * scale + y };
  return { target: document.elementFromPoint(coords.clientX, coords.clientY)!, coords };
}

/** Taps a point of the plan. */
export async function tap({ user }: Visit, at: { x: number; y: number }): Promise<void> {
  await user.pointer([{ keys: '[MouseLeft]', ...(await pointOf(at)) }]);
}

export const cards = (): HTMLElement[] => {
  const list = screen.queryByRole('list', { name: 'Selected tables' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .filter((item) => item.parentElement === list)
    : [];
};
