/**
 * The code of step 2 that comes in chunks of its own: the map with Konva, and the sanitiser. What can't be fetched is
 * tried again, quietly.
 */
import { atom } from 'jotai';

export type PlanRoom = typeof import('./planRoom.ts');
export type Sanitiser = typeof import('./sanitise.ts');

/** Before each try, in milliseconds. */
const PAUSES = [0, 1_000, 3_000, 8_000, 20_000, 60_000];

const planRoom = atom<PlanRoom>();
const sanitiser = atom<Sanitiser>();
const fetching = atom(false);

/** Undefined until it is there. */
export const planRoomAtom = atom((get) => get(planRoom));
export const sanitiserAtom = atom((get) => get(sanitiser));

async function untilFetched<T>(load: () => Promise<T>, name: string): Promise<T | undefined> {
  for (const pause of PAUSES) {
    await new Promise((resolve) => { setTimeout(resolve, pause); });
    try { return await load(); } catch (error) { console.warn(`${name} could not be loaded:`, error); }
  }
  return undefined;
}

/** Fetches both, unless they are there or on their way. */
export const fetchPlanAtom = atom(null, async (get, set): Promise<void> => {
  if (get(fetching) || (get(planRoom) && get(sanitiser))) return;
  set(fetching, true);
  await Promise.all([
    untilFetched(() => import('./planRoom.ts'), 'The map').then((room) => { set(planRoom, room); }),
    untilFetched(() => import('./sanitise.ts'), 'The sanitiser').then((room) => { set(sanitiser, room); }),
  ]);
  set(fetching, false);
});
