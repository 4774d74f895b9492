/** The table whose card is shown on the plan. */
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import { clearRefusalAtom } from '../reservation/notices.ts';

/** `at` is where the finger was, in CSS pixels from the plan's top left corner; none where the card was asked for by a key. */
export type OpenPopover = { readonly key: string; readonly at?: Point };

const shown = atom<OpenPopover>();

export const openPopoverAtom = atom((get) => get(shown));
/** Shows a table's card in place of any other. What was refused before is answered. */
export const showPopoverAtom = atom(null, (_get, set, card: OpenPopover) => {
  set(clearRefusalAtom);
  set(shown, card);
});
export const hidePopoverAtom = atom(null, (get, set) => {
  if (!get(shown)) return;
  set(clearRefusalAtom);
  set(shown, undefined);
});
