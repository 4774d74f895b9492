/** Which view is shown, and what is sought in it. The address keeps view and date over a reload. */
import { atom } from 'jotai';

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
  return {
    view: VIEWS.find((view) => view === parameters.get('view')),
    date: /^\d{4}-\d{2}-\d{2}$/.exec(parameters.get('date') ?? '')?.[0],
  };
}

/** Writes a value into the address. */
export function keepInAddress(name: 'view' | 'date' | 'lang', value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
}
