/** The code of step 2 that loads later: the map with Konva, what floats over it, and the sanitizer of descriptions. */
import { atom } from 'jotai';
import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';
import { loadSanitizerAtom } from '../tableDetails/lazySanitizer.ts';

export type MapChunk = typeof import('./mapChunk.ts');

const map = lazyModule(() => import('./mapChunk.ts'), 'map', QUIET_RETRY_DELAYS_MS);
const tableStep = lazyModule(() => import('./tableStepChunk.ts'), 'table step', QUIET_RETRY_DELAYS_MS);
const overview = lazyModule(() => import('./PlanOverview.tsx'), 'plan overview', QUIET_RETRY_DELAYS_MS);

export const mapChunkAtom = map.moduleAtom;
export const tableStepChunkAtom = tableStep.moduleAtom;
export const overviewChunkAtom = overview.moduleAtom;

export const loadMapAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(map.loadAtom), set(loadSanitizerAtom), set(tableStep.loadAtom), set(overview.loadAtom)]);
});
