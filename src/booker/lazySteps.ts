/** The code that the form does not need: the later steps and the map. */
import { atom } from 'jotai';
import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../ui/lazyModule.ts';
import { loadMapAtom } from './plan/lazyMap.ts';

const laterSteps = lazyModule(() => import('./laterSteps.ts'), 'table step', QUIET_RETRY_DELAYS_MS);

/** The components of the later steps; undefined until they are loaded. */
export const laterStepsAtom = laterSteps.moduleAtom;

/** Whether the last attempt to load them has failed, for example because a new version has replaced their files. */
export const hasLaterStepsFailedAtom = atom((get) => get(laterSteps.statusAtom) === 'failed');

export const loadLaterStepsAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(laterSteps.loadAtom), set(loadMapAtom)]);
});
