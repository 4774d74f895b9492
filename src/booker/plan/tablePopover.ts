/** The popover with a table's details on the plan. */
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
