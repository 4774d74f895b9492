/** Opens the context menu without a right button: for a finger, and for the menu key. */
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { atom } from 'jotai';
import { itemsBounds } from '../../../domain/document/itemBounds.ts';
import { centerOf } from '../../../domain/geometry/boxes.ts';
import { clamp } from '../../../domain/geometry/numbers.ts';
import { toScreen } from '../../../domain/plan/viewport.ts';
import { selectedItemsAtom } from '../../document/selection.ts';
import { messages } from '../../messages.ts';
import { contextMenuAtom } from '../../session/panels.ts';
import { planHandleAtom } from '../../session/view.ts';
import { cancelGestureAtom } from '../../tools/toolState.ts';
import type { Command } from '../command.ts';

/** Opens the context menu on the selection, or in the middle of the visible plan. */
export const openSelectionMenuAtom = atom(null, (get, set) => {
  const plan = get(planHandleAtom);
  const view = plan?.currentView();
  if (!plan || !view) return;
  set(cancelGestureAtom);
  const { x, y, width, height } = plan.element.getBoundingClientRect();
  const bounds = itemsBounds(get(selectedItemsAtom));
  const at = bounds ? toScreen(view, centerOf(bounds)) : { x: width / 2, y: height / 2 };
  set(contextMenuAtom, { x: x + clamp(at.x, 0, width), y: y + clamp(at.y, 0, height) });
});

export const contextMenuCommand: Command = {
  name: 'context-menu',
  label: messages.moreActions,
  group: 'edit',
  icon: EllipsisVertical,
  hiddenInMenus: true,
  run: (_get, set) => set(openSelectionMenuAtom),
};
