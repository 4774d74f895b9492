/** The code of step 2 that comes in chunks of its own: the map with Konva, what lies over it, and the sanitiser. */
import { atom } from 'jotai';
import { lazyModule } from '../../ui/lazyModule.ts';
import { fetchSanitiserAtom } from '../tableDetails/lazySanitiser.ts';

export type MapChunk = typeof import('./mapChunk.ts');

export const { codeAtom: mapChunkAtom, fetchAtom: fetchMapAtom } = lazyModule(() => import('./mapChunk.ts'), 'The map');
export const { codeAtom: popoverChunkAtom, fetchAtom: fetchCardAtom } = lazyModule(
  () => import('./TablePopover.tsx'),
  'The card of a table',
);
export const { codeAtom: overviewChunkAtom, fetchAtom: fetchOverviewAtom } = lazyModule(
  () => import('./PlanOverview.tsx'),
  'The overview',
);

/** Fetches all of it, unless it is there or on its way. */
export const fetchPlanAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([fetchMapAtom, fetchSanitiserAtom, fetchCardAtom, fetchOverviewAtom].map((fetch) => set(fetch)));
});
