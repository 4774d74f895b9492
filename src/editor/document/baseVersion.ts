/** The published version that the document is based on, for publishing, comparing and merging. */
import { type Getter, atom } from 'jotai';
import { fetchVersion } from '../../api/editorClient.ts';
import type { EditorState, Published } from '../../api/editorContract.ts';
import type { Plan } from '../../domain/plan/plan.ts';
import { hostStateAtom, pageAtom } from './hostState.ts';

/** Applies only to the host state that it was set for. */
const overrideAtom = atom<{ readonly hostState: EditorState; readonly version: number }>();

/** The previously published plan, which need not be fetched again. */
const previousPublishedAtom = atom<Pick<Published, 'version' | 'plan'>>();

/** Number of the version. A draft that was saved elsewhere brings its own. */
export const baseVersionAtom = atom(
  (get): number => {
    const state = get(hostStateAtom);
    const override = get(overrideAtom);
    if (!state) return 0;
    return override?.hostState === state ? override.version : (state.draft?.base ?? state.published.version);
  },
  (get, set, version: number) => {
    const state = get(hostStateAtom);
    if (state) set(overrideAtom, { hostState: state, version });
  },
);

/** Records the newly published version. The document stays based on version `base`. */
export const setPublishedAtom = atom(null, (get, set, published: Published, base: number) => {
  const state = get(hostStateAtom);
  if (!state) return;
  set(previousPublishedAtom, state.published);
  const next: EditorState = { ...state, published };
  set(hostStateAtom, next);
  set(overrideAtom, { hostState: next, version: base });
});

/** Returns the plan of a version, or undefined if it can't be loaded. */
export async function loadPlanVersion(get: Getter, version: number): Promise<Plan | undefined> {
  const published = [get(hostStateAtom)?.published, get(previousPublishedAtom)];
  const available = published.find((candidate) => candidate?.version === version);
  if (available) return available.plan;
  const loaded = await fetchVersion(get(pageAtom).tenant, version);
  return loaded.ok ? loaded.version.plan : undefined;
}
