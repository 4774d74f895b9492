/** The popover with a table's details on the plan, and the smaller card of the table under the mouse. */
import { atom } from 'jotai';
import type { Point } from '../../domain/geometry/boxes.ts';
import { clearRefusalAtom } from '../reservation/notices.ts';

/** `at` is the pressed point in CSS pixels from the plan's top left corner; undefined if a key opened the popover. */
export type OpenPopover = { readonly key: string; readonly at?: Point };

const basePopoverAtom = atom<OpenPopover>();

export const openPopoverAtom = atom((get) => get(basePopoverAtom));
/** Opens a table's popover and closes any other. */
export const showPopoverAtom = atom(null, (_get, set, popover: OpenPopover) => {
  set(clearRefusalAtom);
  set(basePopoverAtom, popover);
});
export const hidePopoverAtom = atom(null, (get, set) => {
  if (!get(basePopoverAtom)) return;
  set(clearRefusalAtom);
  set(basePopoverAtom, undefined);
});

const baseHoverAtom = atom<string>();
const endedHoverAtom = atom<string>();

/** The table under the mouse, until it is pressed. */
export const hoveredKeyAtom = atom((get) => {
  const key = get(baseHoverAtom);
  return key === get(endedHoverAtom) || get(basePopoverAtom) ? undefined : key;
});
export const hoverTableAtom = atom(null, (get, set, key: string | undefined) => {
  if (key === get(baseHoverAtom)) return;
  set(baseHoverAtom, key);
  set(endedHoverAtom, undefined);
});
/** Shows a table's card to a finger, which can't hover. */
export const peekAtTableAtom = atom(null, (_get, set, key: string | undefined) => {
  set(baseHoverAtom, key);
  set(endedHoverAtom, undefined);
});
/** Hides the card until the mouse comes to another table. */
export const endHoverAtom = atom(null, (get, set) => set(endedHoverAtom, get(baseHoverAtom)));
