/** Mounts the plan of a day of the beach camp in Chromium, in front of a host that only takes down what it is sent. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import beachPlan from '../../../fixtures/venues/beach-camp/plan.json';
import type { DayState } from '../../../src/api/day/dayContract.ts';
import type { DayAction } from '../../../src/domain/day/action.ts';
import type { Block, Party } from '../../../src/domain/day/party.ts';
import { type Plan, planSchema, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import type { Table } from '../../../src/domain/plan/table.ts';
import type { Point } from '../../../src/domain/geometry/boxes.ts';
import { centerOf } from '../../../src/domain/geometry/boxes.ts';
import { Day } from '../../../src/day/Day.tsx';
import { dateAtom, receiveStateAtom } from '../../../src/day/state/day.ts';
import { pageAtom } from '../../../src/day/state/page.ts';
import { everyDay } from '../../support/opening.ts';
import { sendPointer } from '../../support/pointers.ts';
import { dayState, party } from '../dayHost.ts';
import { planAtom } from '../../../src/day/state/tables.ts';

export const DATE = '2026-11-24';
/** 19:00 in UTC, the time zone of the tests. */
export const NOW = Date.parse(`${DATE}T19:00:00Z`);
export const BEACH: Plan = planSchema.parse(beachPlan);
export const TABLES: readonly Table[] = tablesFromPlan(BEACH);

/** Returns a party at some tables, with 19:00 reserved. */
export function partyOf(id: number, tables: readonly string[], more: Partial<Party> = {}): Party {
  const own = { code: `CODE${id}`, revision: 3, name: `Guest ${id}`, phone: '', statusAt: NOW };
  return party(id, { ...own, tables: [...tables], ...more });
}

export function dayOf(
  parties: readonly Party[],
  blocks: readonly Block[] = [],
  occupancy: 'date' | 'stay' = 'stay',
): DayState {
  const state = dayState({ now: NOW, role: 'owner', actor: 'Owner', parties: [...parties], blocks: [...blocks] });
  const opening = everyDay({ first: 9 * 60, last: 22 * 60 });
  const guests = { min: 1, max: 12 };
  const turnTimes = [{ guests: 12, minutes: 120 }];
  return {
    ...state,
    venue: { ...state.venue, name: 'Beach Camp', timeZone: 'UTC', occupancy, opening, guests, turnTimes },
  };
}

type ShownDay = {
  readonly store: ReturnType<typeof createStore>;
  readonly element: HTMLElement;
  /** What the page has sent, oldest first. */
  readonly actions: readonly DayAction[];
  /** Returns the middle of a table, in CSS pixels of the window. */
  middleOf(key: string): Point;
  /**
   * Presses, moves in steps, rests and lifts a pointer; `check` runs before it is lifted. With `isLongPress` it stays
   * where it came down until it has lifted something. The page's timers know only the time that the pointer rests:
   * `check` can't wait.
   */
  drag(
    from: Point,
    to: Point,
    check?: () => void,
    options?: { readonly pointerType?: 'mouse' | 'touch'; readonly isLongPress?: boolean; readonly restMs?: number },
  ): Promise<void>;
  send(type: 'pointerdown' | 'pointermove' | 'pointerup', at: Point, init?: PointerEventInit): void;
  tap(key: string): void;
  receive(state: DayState): void;
};

/** Shows a day, by default of the beach camp. The host answers nothing. */
export async function showDay(
  state: DayState,
  size: readonly [number, number] = [1024, 768],
  plan: Plan = BEACH,
): Promise<ShownDay> {
  await page.viewport(...size);
  const actions: DayAction[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((_input, init) => {
    actions.push((JSON.parse(init?.body as string) as { action: DayAction }).action);
    return new Promise(() => {});
  });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => {
    cleanup();
    expect(errors).not.toHaveBeenCalled();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const store = createStore();
  store.set(pageAtom, { tenant: 'beach-camp', name: 'Beach Camp' });
  store.set(planAtom, plan);
  store.set(dateAtom, state.date);
  store.set(receiveStateAtom, state);
  render(
    <Provider store={store}>
      <Day />
    </Provider>,
  );
  const element = await screen.findByTestId('plan');
  await waitFor(() => expect(element.dataset).toMatchObject({ ready: 'true', still: 'true' }));
  const middleOf = (key: string): Point => {
    const [scale, x, y] = element.dataset['viewport']!.split(' ').map(Number) as [number, number, number];
    const middle = centerOf(TABLES.find((table) => table.key === key)!.box);
    const corner = element.getBoundingClientRect();
    return { x: corner.left + middle.x * scale + x, y: corner.top + middle.y * scale + y };
  };
  const sendToPlan = (type: string, at: Point, init?: PointerEventInit): void =>
    sendPointer(element.querySelector('canvas')!, type, at, init);
  return {
    store,
    element,
    actions,
    middleOf,
    send: sendToPlan,
    async drag(from, to, check, { pointerType = 'mouse', isLongPress = false, restMs = check ? 100 : 0 } = {}) {
      const send = (type: string, at: Point): void => sendToPlan(type, at, { pointerType });
      const rest = (ms: number): void =>
        act(() => {
          vi.advanceTimersByTime(ms);
        });
      vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
      send('pointerdown', from);
      if (isLongPress) rest(500);
      for (let step = 1; step <= 6; step++) {
        send('pointermove', { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 });
        await new Promise(requestAnimationFrame);
      }
      rest(restMs);
      check?.();
      send('pointerup', to);
      vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    },
    tap(key) {
      const at = middleOf(key);
      sendToPlan('pointerdown', at);
      sendToPlan('pointerup', at);
    },
    receive: (next) => store.set(receiveStateAtom, next),
  };
}
