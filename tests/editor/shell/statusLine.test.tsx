import { act, cleanup, render } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { announceAtom } from '../../../src/editor/session/announcements.ts';
import { StatusLine } from '../../../src/editor/shell/StatusLine.tsx';
import '../../../src/ui/styles/base.css';
import '../../../src/ui/styles/tokens.css';
import { announcement } from '../editorDriver.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function renderStatusLine() {
  const store = createStore();
  render(
    <Provider store={store}>
      <StatusLine />
    </Provider>,
  );
  return {
    announce(text: string): void {
      act(() => store.set(announceAtom, text));
    },
    press(event: Event): void {
      act(() => void window.dispatchEvent(event));
    },
  };
}

test('an announcement disappears once it is outdated', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { announce } = renderStatusLine();
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
  announce('Undone: Move');
  wait(9_000);
  announce('Undone: Move');
  wait(9_000);
  expect(announcement()).toBe('Undone: Move');
  wait(1_000);
  expect(announcement()).toBe('');
});

test('an announcement disappears with the next action, but not with a modifier key', () => {
  const { announce, press } = renderStatusLine();
  for (const action of [new PointerEvent('pointerdown'), new KeyboardEvent('keydown', { key: 'v' })]) {
    announce('Undone: Move');
    press(new KeyboardEvent('keydown', { key: 'Shift' }));
    press(new PointerEvent('pointermove'));
    expect(announcement()).toBe('Undone: Move');
    press(action);
    expect(announcement()).toBe('');
  }
});
