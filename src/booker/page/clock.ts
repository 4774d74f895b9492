/**
 * The venue's now, in epoch milliseconds. Updated when a slot expires or the page becomes visible, not every second.
 */
import { atom } from 'jotai';

const baseNowAtom = atom(0);

export const nowAtom = atom((get) => get(baseNowAtom));
export const setNowAtom = atom(null, (_get, set, now: number) => set(baseNowAtom, now));
