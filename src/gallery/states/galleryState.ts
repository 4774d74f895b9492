/** What the gallery shows: one state, which is its address. */
import { atom } from 'jotai';
import { type GalleryState, defaultState } from './urlState.ts';

const state = atom<GalleryState>(defaultState('2026-01-01T12:00'));
const faults = atom<readonly string[]>([]);

export const galleryStateAtom = atom((get) => get(state));
/** The parameters of the address that could not be read. */
export const invalidParametersAtom = atom((get) => get(faults));

/** What a damaged address named, as far as it can be read. */
const meant = atom<GalleryState | undefined>(undefined);

/** Takes over what an address says. One that is damaged shows all fixtures: a state that nobody meant is worse than none. */
export const applyUrlAtom = atom(
  null,
  (_get, set, read: { readonly state: GalleryState; readonly invalidParameters: readonly string[] }) => {
    const damaged = read.invalidParameters.length > 0;
    set(faults, read.invalidParameters);
    set(meant, damaged && read.state.fixture !== undefined ? read.state : undefined);
    set(state, damaged ? { ...read.state, fixture: undefined } : read.state);
  },
);

/** The fixture that a damaged address names, to be opened all the same. */
export const openAnywayAtom = atom(
  (get) => get(meant)?.fixture,
  (get, set) => {
    const wanted = get(meant);
    if (!wanted) return;
    set(faults, []);
    set(meant, undefined);
    set(state, wanted);
  },
);

/** Changes parts of the state. */
export const updateStateAtom = atom(null, (get, set, change: Partial<GalleryState>) => {
  set(state, { ...get(state), ...change });
});

/** Opens a fixture: what was chosen and looked at in another one is gone. */
export const openFixtureAtom = atom(null, (get, set, fixture: string) => {
  set(faults, []);
  set(meant, undefined);
  set(state, { ...get(state), fixture, chosen: [], view: undefined, mark: undefined });
});

/** Back to all fixtures. */
export const closeFixtureAtom = atom(null, (get, set) => {
  set(state, { ...get(state), fixture: undefined, chosen: [], view: undefined, mark: undefined });
});
