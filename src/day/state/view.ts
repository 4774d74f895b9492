/** Which view is shown, and what is sought in it. The address keeps view and date over a reload. */
import { atom } from 'jotai';
import { farthestDate, isPlainDate } from '../../domain/booking/time.ts';

export const VIEWS = ['plan', 'timeline', 'list'] as const;
export type View = (typeof VIEWS)[number];

const baseViewAtom = atom<View>('plan');
export const viewAtom = atom(
  (get) => get(baseViewAtom),
  (_get, set, view: View) => {
    set(baseViewAtom, view);
    keepInAddress('view', view);
  },
);

export const searchAtom = atom('');

/** Returns what the address says. */
export function readAddress(): { readonly view: View | undefined; readonly date: string | undefined } {
  const parameters = new URLSearchParams(location.search);
  const date = parameters.get('date') ?? '';
  const today = new Date().toISOString().slice(0, 10);
  return {
    view: VIEWS.find((view) => view === parameters.get('view')),
    date: isPlainDate(date) && date <= farthestDate(today) ? date : undefined,
  };
}

/** Writes a value into the address. */
export function keepInAddress(name: 'view' | 'date' | 'lang', value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
