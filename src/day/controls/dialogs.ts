/** Which dialog is open. */
import { atom } from 'jotai';

export type DayDialog =
  | { readonly type: 'menu' | 'legend' | 'walk_in' | 'add' | 'note' | 'wait_add' | 'lock' | 'block' | 'print' }
  | { readonly type: 'edit' | 'cancel'; readonly party: number };

export const dialogAtom = atom<DayDialog>();
