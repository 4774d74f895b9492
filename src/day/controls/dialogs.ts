/** Which dialog is open. */
import { atom } from 'jotai';

export type DayDialog =
  | { readonly type: 'menu' | 'legend' | 'walk_in' | 'add' | 'note' | 'wait_add' | 'lock' | 'block' | 'print' }
  | { readonly type: 'edit'; readonly party: number }
  /** `rest` cancels the later days of a stay as well. */
  | { readonly type: 'cancel'; readonly party: number; readonly rest?: boolean };

export const dialogAtom = atom<DayDialog>();
