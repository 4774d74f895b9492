/** The scene of the plan, which is prepared while the visitor fills in the form. */
import { type createStore, atom } from 'jotai';
import { untilIdle } from '../../ui/untilIdle.ts';
import { availabilityAtom, planBackgroundAtom } from '../reservation/availability.ts';
import { mapChunkAtom } from './lazyMap.ts';

const IDLE_TIMEOUT_MS = 2_000;

/** Undefined until the map's code, the tables and the background are loaded. */
export const planSceneAtom = atom((get) => {
  const chunk = get(mapChunkAtom);
  const availability = get(availabilityAtom);
  const background = get(planBackgroundAtom);
  if (!chunk || !availability || background === 'loading') return undefined;
  return chunk.buildScene(availability.tables, background === 'none' ? undefined : background);
});

/** Builds each new scene and its indexes in idle time, so that Select Table only has to show it. */
export function preparePlan(store: ReturnType<typeof createStore>): void {
  let run = 0;
  const prepare = async (): Promise<void> => {
    const own = ++run;
    await untilIdle(IDLE_TIMEOUT_MS);
    if (own !== run) return;
    const scene = store.get(planSceneAtom);
    for (const step of (scene && store.get(mapChunkAtom)?.scenePreparations) ?? []) {
      await untilIdle(IDLE_TIMEOUT_MS);
      if (own !== run || !scene) return;
      step(scene);
    }
  };
  for (const source of [mapChunkAtom, availabilityAtom, planBackgroundAtom]) store.sub(source, () => void prepare());
}
