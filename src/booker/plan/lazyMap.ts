/** The map with Konva and the sanitizer of descriptions, which load later. */
import { atom } from 'jotai';
import { QUIET_RETRY_DELAYS_MS, lazyModule } from '../../ui/lazyModule.ts';
import { loadSanitizerAtom } from '../tableDetails/lazySanitizer.ts';

export type MapChunk = typeof import('./mapChunk.ts');

const map = lazyModule(() => import('./mapChunk.ts'), 'map', QUIET_RETRY_DELAYS_MS);

export const mapChunkAtom = map.moduleAtom;

export const loadMapAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(map.loadAtom), set(loadSanitizerAtom)]);
});
