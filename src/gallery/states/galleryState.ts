/** The gallery's state, which the URL mirrors. */
import { atom } from 'jotai';
import { type GalleryState, type ParsedUrlState, type UrlStamp, defaultState } from './urlState.ts';

const baseStateAtom = atom<GalleryState>(defaultState('2026-01-01T12:00'));
const baseInvalidParametersAtom = atom<readonly string[]>([]);
/** What a URL with invalid parameters asks for, as far as it can be read. */
const partialStateAtom = atom<GalleryState | undefined>(undefined);

/** The URL that was applied last. */
const appliedUrlAtom = atom<Pick<ParsedUrlState, 'state' | 'stamp'> | undefined>(undefined);
const baseHashAtom = atom<{ readonly fixture: string; readonly hash: string } | undefined>(undefined);
const baseBuildAtom = atom<string | undefined>(undefined);

export const galleryStateAtom = atom((get) => get(baseStateAtom));
/** What the URL asks for, as long as its fixture is open. */
export const requestedUrlAtom = atom((get) => {
  const applied = get(appliedUrlAtom);
  return applied?.state.fixture === get(baseStateAtom).fixture ? applied : undefined;
});
/** The stamp of the open fixture; its hash is undefined while the fixture loads. */
export const stampAtom = atom((get): UrlStamp => {
  const known = get(baseHashAtom);
  return {
    hash: known?.fixture === get(baseStateAtom).fixture ? known?.hash : undefined,
    build: get(baseBuildAtom),
  };
});
export const setBuildAtom = atom(null, (_get, set, build: string | undefined) => {
  set(baseBuildAtom, build);
});
export const setFixtureHashAtom = atom(null, (_get, set, fixture: string, hash: string) => {
  set(baseHashAtom, { fixture, hash });
});
/** The fixture that was open last, to which the focus returns. */
export const lastOpenAtom = atom<string | undefined>(undefined);
/** Names of the URL's parameters that can't be read. */
export const invalidParametersAtom = atom((get) => get(baseInvalidParametersAtom));

/** Applies a URL. If a parameter is invalid, all fixtures are shown instead of a state that nobody asked for. */
export const applyUrlAtom = atom(null, (_get, set, { state, invalidParameters, stamp }: ParsedUrlState) => {
  const isValid = invalidParameters.length === 0;
  set(baseInvalidParametersAtom, invalidParameters);
  set(partialStateAtom, isValid || state.fixture === undefined ? undefined : state);
  set(baseStateAtom, isValid ? state : { ...state, fixture: undefined });
  set(appliedUrlAtom, isValid ? { state, stamp } : undefined);
});

/** Reads the fixture that a URL with invalid parameters names; writing opens it without them. */
export const openAnywayAtom = atom(
  (get) => get(partialStateAtom)?.fixture,
  (get, set) => {
    const partial = get(partialStateAtom);
    if (!partial) return;
    set(baseInvalidParametersAtom, []);
    set(partialStateAtom, undefined);
    set(baseStateAtom, partial);
  },
);

export const updateStateAtom = atom(null, (get, set, change: Partial<GalleryState>) => {
  set(baseStateAtom, { ...get(baseStateAtom), ...change });
});

/** Opens a fixture with nothing selected or highlighted. */
export const openFixtureAtom = atom(null, (get, set, fixture: string) => {
  set(baseInvalidParametersAtom, []);
  set(partialStateAtom, undefined);
  set(appliedUrlAtom, undefined);
  set(baseStateAtom, { ...get(baseStateAtom), fixture, selected: [], view: undefined, highlighted: undefined });
});

/** Goes back to all fixtures. */
export const closeFixtureAtom = atom(null, (get, set) => {
  set(appliedUrlAtom, undefined);
  set(baseStateAtom, {
    ...get(baseStateAtom),
    fixture: undefined,
    selected: [],
    view: undefined,
    highlighted: undefined,
  });
});
