/** The map with Konva, the painters of the decor and what else step 2 needs, which load later. */
import { atom } from 'jotai';
import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';
import { loadJoiningAtom } from '../reservation/lazyJoining.ts';
import { pageAtom } from '../page/page.ts';
import { timesAtom } from '../reservation/availability.ts';
import { extrasAtom, loadExtrasAtom } from '../tableDetails/lazyExtras.ts';

const map = lazyModule(() => import('./mapChunk.ts'), 'map', QUIET_RETRY_DELAYS_MS);

export const mapChunkAtom = map.moduleAtom;
export const hasMapFailedAtom = atom((get) => get(map.statusAtom) === 'failed');

const decor = lazyModule(
  () => import('../../map/paint/decor/decorPainter.ts'),
  'painters of the decor',
  QUIET_RETRY_DELAYS_MS,
);

/** Whether a first scene and its indexes are built, so that step 2 can be rendered out of sight. `preparePlan` sets it. */
export const isPlanPreparedAtom = atom(false);

/** Undefined until its code is loaded, which happens only if the page names a plan background. */
export const decorPainterAtom = atom((get) => get(decor.moduleAtom)?.paintDecor);

export const loadMapAtom = atom(null, async (get, set): Promise<void> => {
  const hasDecor = get(pageAtom).backgroundUrl !== undefined;
  await Promise.all([set(map.loadAtom), hasDecor && set(decor.loadAtom), set(loadExtrasAtom), set(loadJoiningAtom)]);
  set(timesAtom, get(extrasAtom));
});
