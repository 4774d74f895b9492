/** The scene of the plan, which is prepared while the visitor fills in the form. */
import { type createStore, atom } from 'jotai';
import type { PlanBackground } from '../../domain/plan/reading/planBackground.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { untilIdle } from '../../ui/untilIdle.ts';
import { availabilityAtom, placedTablesAtom, planBackgroundAtom } from '../reservation/availability.ts';
import { decorPainterAtom, isPlanPreparedAtom, mapChunkAtom } from './lazyMap.ts';

const IDLE_TIMEOUT_MS = 2_000;

type LastScene = {
  tables?: readonly Table[];
  background?: PlanBackground | undefined;
  scene?: Scene;
};
/** The scene built last. Tables that are loaded again unchanged keep it. */
const lastSceneAtom = atom((): LastScene => ({}));

/** Undefined until the map's code, the tables and the background are loaded. */
export const planSceneAtom = atom((get): Scene | undefined => {
  const chunk = get(mapChunkAtom);
  const tables = get(placedTablesAtom);
  const loaded = get(planBackgroundAtom);
  if (!chunk || !tables || loaded === 'loading') return undefined;
  const background = loaded === 'none' ? undefined : loaded;
  if (background && background.decor.length > 0 && !get(decorPainterAtom)) return undefined;
  const last = get(lastSceneAtom);
  if (last.tables !== tables || last.background !== background || !last.scene)
    Object.assign(last, { tables, background, scene: chunk.buildScene(tables, background) });
  return last.scene;
});

/** Builds each new scene and its indexes in idle time, before step 2 is rendered with it. */
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
    if (scene) store.set(isPlanPreparedAtom, true);
  };
  const sources = [mapChunkAtom, decorPainterAtom, availabilityAtom, planBackgroundAtom];
  for (const source of sources) store.sub(source, () => void prepare());
  void prepare();
}
