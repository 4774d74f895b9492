/** The gallery's state, which the URL mirrors. */
import { atom } from 'jotai';
import { type GalleryState, type ParsedUrlState, defaultState } from './urlState.ts';

const baseStateAtom = atom<GalleryState>(defaultState('2026-01-01T12:00'));
const baseInvalidParametersAtom = atom<readonly string[]>([]);
export const galleryStateAtom = atom((get) => get(baseStateAtom));
/** The fixture that was open last, to which the focus returns. */
export const lastOpenAtom = atom<string | undefined>(undefined);
/** Names of the URL's parameters that can't be read. */
export const invalidParametersAtom = atom((get) => get(baseInvalidParametersAtom));

/** Applies a URL. If a parameter is invalid, all fixtures are shown instead of a state that nobody asked for. */
export const applyUrlAtom = atom(null, (_get, set, { state, invalidParameters }: ParsedUrlState) => {
  set(baseInvalidParametersAtom, invalidParameters);
  set(baseStateAtom, invalidParameters.length === 0 ? state : { ...state, fixture: undefined });
});

export const updateStateAtom = atom(null, (get, set, change: Partial<GalleryState>) => {
  set(baseStateAtom, { ...get(baseStateAtom), ...change });
});

/** Opens a fixture with nothing selected or highlighted. */
export const openFixtureAtom = atom(null, (get, set, fixture: string) => {
  set(baseInvalidParametersAtom, []);
  set(baseStateAtom, { ...get(baseStateAtom), fixture, selected: [], view: undefined, highlighted: undefined });
});

/** Goes back to all fixtures. */
export const closeFixtureAtom = atom(null, (get, set) => {
  set(baseStateAtom, {
    ...get(baseStateAtom),
    fixture: undefined,
    selected: [],
    view: undefined,
    highlighted: undefined,
  });
});
