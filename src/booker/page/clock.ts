/** The venue's now, in epoch milliseconds: set when a slot lapses or the page comes back to sight, not by the second. */
import { atom } from 'jotai';

const base = atom(0);

export const nowAtom = atom((get) => get(base));
export const setNowAtom = atom(null, (_get, set, now: number) => set(base, now));
