/** Whether the form shows the plan, to look at before any contact details are entered. */
import { atom } from 'jotai';

const baseOpenAtom = atom(false);

/** The preview appears once its code is loaded. */
export const isPreviewOpenAtom = atom((get) => get(baseOpenAtom));
export const openPreviewAtom = atom(null, (_get, set) => set(baseOpenAtom, true));
export const closePreviewAtom = atom(null, (_get, set) => set(baseOpenAtom, false));
