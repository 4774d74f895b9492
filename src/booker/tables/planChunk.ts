/** The code of step 2 that comes in chunks of its own: the map with Konva, what lies over it, and the sanitiser. */
import { atom } from 'jotai';
import { lazyChunk } from './lazyChunk.ts';
import { fetchSanitiserAtom } from './sanitiserChunk.ts';

export type PlanRoom = typeof import('./planRoom.ts');

export const { codeAtom: planRoomAtom, fetchAtom: fetchMapAtom } = lazyChunk(() => import('./planRoom.ts'), 'The map');
export const { codeAtom: cardRoomAtom, fetchAtom: fetchCardAtom } = lazyChunk(
  () => import('./TableCard.tsx'),
  'The card of a table',
);
export const { codeAtom: overviewRoomAtom, fetchAtom: fetchOverviewAtom } = lazyChunk(
  () => import('./Overview.tsx'),
  'The overview',
);

/** Fetches all of it, unless it is there or on its way. */
export const fetchPlanAtom = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([fetchMapAtom, fetchSanitiserAtom, fetchCardAtom, fetchOverviewAtom].map((fetch) => set(fetch)));
});
