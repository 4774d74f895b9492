/** Renders the whole day page in front of a host in memory. Unexpected console errors fail the test. */
import { cleanup, render, screen } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Provider, createStore } from 'jotai';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearDayLock } from '../../src/api/day/dayLock.ts';
import { Day } from '../../src/day/Day.tsx';
import { startAlarm } from '../../src/day/live/alarm.ts';
import { startLock } from '../../src/day/live/lock.ts';
import { startSync } from '../../src/day/live/sync.ts';
import { pageAtom } from '../../src/day/state/page.ts';
import { type View, viewAtom } from '../../src/day/state/view.ts';
import { type DayHost, createDayHost, dayPlan } from './dayHost.ts';
import type { DayState } from '../../src/api/day/dayContract.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';

export const TENANT = 'shell-bay';

/** Puts the host of a plan, or of one with so many tables, behind `window.fetch` until the test ends. */
export function serveDay(state: DayState, plan: Plan | number = 12): DayHost {
  const host = createDayHost(state, typeof plan === 'number' ? dayPlan(plan) : plan);
  vi.spyOn(window, 'fetch').mockImplementation((input, init = {}) =>
    host.handle(new URL(input instanceof Request ? input.url : input, location.origin), init),
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return host;
}

type DayVisit = {
  readonly user: UserEvent;
  readonly store: ReturnType<typeof createStore>;
  /** Ends it, as closing the tab does. */
  leave(): void;
};

/** Opens a view in a viewport of `size` (CSS pixels), and waits for the day. */
export async function visitDay(view: View, size: readonly [number, number] = [1_000, 800]): Promise<DayVisit> {
  const visit = await openDay(view, size);
  await screen.findByText((_text, element) => element?.matches('.day-summary strong') === true);
  return visit;
}

/** Opens the day, which may show nothing of it yet. */
export async function openDay(view: View, size: readonly [number, number] = [1_000, 800]): Promise<DayVisit> {
  await page.viewport(...size);
  const home = location.href;
  const visit = new AbortController();
  const store = createStore();
  const errors: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const leave = (): void => {
    visit.abort();
    cleanup();
  };
  onTestFinished(() => {
    leave();
    clearDayLock(TENANT);
    history.replaceState(null, '', home);
    expect(errors).toEqual([]);
  });
  store.set(pageAtom, { tenant: TENANT, name: 'Shell Bay' });
  store.set(viewAtom, view);
  startLock(store, visit.signal);
  startSync(store, visit.signal);
  startAlarm(store, visit.signal);
  render(
    <Provider store={store}>
      <Day />
    </Provider>,
  );
  return { user: userEvent.setup(), store, leave };
}
