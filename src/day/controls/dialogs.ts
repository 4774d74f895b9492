/** Which dialog is open. */
import { atom } from 'jotai';
import type { PartyRequest } from '../../domain/day/party.ts';

export type DayDialog =
  | { readonly type: 'menu' | 'legend' | 'walk_in' | 'note' | 'wait_add' | 'lock' | 'print' }
  /** `request` is the one that the reservation answers. */
  | { readonly type: 'add'; readonly request?: PartyRequest }
  | { readonly type: 'edit'; readonly party: number }
  /** `rest` cancels the later days of a stay as well. */
  | { readonly type: 'cancel'; readonly party: number; readonly rest?: boolean };

export const dialogAtom = atom<DayDialog>();
