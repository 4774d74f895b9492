import { act, cleanup, render } from '@testing-library/react';
import { Provider, createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { announceAtom } from '../../../src/editor/session/announcements.ts';
import { StatusLine } from '../../../src/editor/shell/StatusLine.tsx';
import { announcement } from '../editorDriver.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('an announcement disappears once it is outdated', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const store = createStore();
  render(
    <Provider store={store}>
      <StatusLine />
    </Provider>,
  );
  act(() => {
    store.set(announceAtom, 'Undone: Move');
  });
  act(() => {
    vi.advanceTimersByTime(9_000);
  });
  act(() => {
    store.set(announceAtom, 'Undone: Move');
  });
  act(() => {
    vi.advanceTimersByTime(9_000);
  });
  expect(announcement()).toBe('Undone: Move');
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(announcement()).toBe('');
});
