/** An opened page without React: its store and its fake host. */
import { createStore } from 'jotai';
import { onTestFinished, vi } from 'vitest';
import { availabilityAtom } from '../../src/booker/reservation/availability.ts';
import { changeFormAtom } from '../../src/booker/reservation/form.ts';
import type { Page } from '../../src/booker/page/readPage.ts';
import { type Store, startBooker } from '../../src/booker/startBooker.ts';
import { type FakeHost, fakeHost } from './fakeHost.ts';

export const ADA = { firstName: 'Ada', lastName: 'Silva', email: 'ada@example.com', phone: '771234567' } as const;

/** Opens a page. `prepare` sets the host's replies before the first call. */
export function opened(
  page: Page,
  prepare: (host: FakeHost) => void = () => {},
): { readonly store: Store; readonly host: FakeHost } {
  const host = fakeHost();
  prepare(host);
  const store = createStore();
  const stop = startBooker(store, page);
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return { store, host };
}

/** Opens a page, fills in the form and waits for the tables. */
export async function openedAndFilled(
  page: Page,
  prepare?: (host: FakeHost) => void,
): Promise<{ readonly store: Store; readonly host: FakeHost }> {
  const { store, host } = opened(page, prepare);
  store.set(changeFormAtom, ADA);
  await vi.waitFor(() => {
    if (!store.get(availabilityAtom)) throw new Error('no tables yet');
  });
  return { store, host };
}
