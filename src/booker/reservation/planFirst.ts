import { atom } from 'jotai';

const basePlanFirstAtom = atom(false);
/** Whether the visit has begun at the plan: the guest has not seen date, time and party in the form. */
export const isPlanFirstAtom = atom((get) => get(basePlanFirstAtom));
export const startAtPlanAtom = atom(null, (_get, set) => set(basePlanFirstAtom, true));
