/** The published plan that what is drawn was begun from: what is published over, compared with and merged by. */
import { type Getter, atom } from 'jotai';
import { fetchVersion } from '../../api/editorClient.ts';
import type { EditorState, Published } from '../../api/editorContract.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { hostStateAtom, pageAtom } from './hostState.ts';

/** Kept beside the answer of the host that it belongs to: with another answer it counts no more. */
const wishedAtom = atom<{ readonly of: EditorState; readonly version: number }>();

/** The plan that was published before another one was: the host need not be asked for it. */
const formerAtom = atom<Pick<Published, 'version' | 'plan'>>();

/** Its version. Work that was kept elsewhere, and then opened here, brings its own along. */
export const baseVersionAtom = atom(
  (get): number => {
    const [state, wished] = [get(hostStateAtom), get(wishedAtom)];
    if (!state) return 0;
    return wished?.of === state ? wished.version : (state.draft?.base ?? state.published.version);
  },
  (get, set, version: number) => {
    const state = get(hostStateAtom);
    if (state) set(wishedAtom, { of: state, version });
  },
);

/** Tells of what is published now; what is drawn goes on from `base`. */
export const setPublishedAtom = atom(null, (get, set, published: Published, base: number) => {
  const state = get(hostStateAtom);
  if (!state) return;
  set(formerAtom, state.published);
  const next: EditorState = { ...state, published };
  set(hostStateAtom, next);
  set(wishedAtom, { of: next, version: base });
});

/** The plan of that version; undefined where it can't be had now. */
export async function loadPlanVersion(get: Getter, version: number): Promise<Plan | undefined> {
  const known = [get(hostStateAtom)?.published, get(formerAtom)].find((one) => one?.version === version);
  if (known) return known.plan;
  const loaded = await fetchVersion(get(pageAtom).tenant, version);
  return loaded.ok ? loaded.version.plan : undefined;
}
