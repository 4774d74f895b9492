/** What the gallery shows: one state, which is its address. */
import { atom } from 'jotai';
import { type GalleryState, plainState } from '../address.ts';

const state = atom<GalleryState>(plainState('2026-01-01T12:00'));
const faults = atom<readonly string[]>([]);

export const stateAtom = atom((get) => get(state));
/** The parameters of the address that could not be read. */
export const addressFaultsAtom = atom((get) => get(faults));

/** What a damaged address named, as far as it can be read. */
const meant = atom<GalleryState | undefined>(undefined);

/** Takes over what an address says. One that is damaged shows all fixtures: a state that nobody meant is worse than none. */
export const visitAtom = atom(
  null,
  (_get, set, read: { readonly state: GalleryState; readonly faults: readonly string[] }) => {
    const damaged = read.faults.length > 0;
    set(faults, read.faults);
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
export const changeAtom = atom(null, (get, set, change: Partial<GalleryState>) => {
  set(state, { ...get(state), ...change });
});

/** Opens a fixture: what was chosen and looked at in another one is gone. */
export const openAtom = atom(null, (get, set, fixture: string) => {
  set(faults, []);
  set(meant, undefined);
  set(state, { ...get(state), fixture, chosen: [], view: undefined, mark: undefined });
});

/** Back to all fixtures. */
export const closeAtom = atom(null, (get, set) => {
  set(state, { ...get(state), fixture: undefined, chosen: [], view: undefined, mark: undefined });
});
