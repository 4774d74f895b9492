/** Selects the next item in a direction, so that every item on the plan is reachable without a mouse. */
import { atom } from 'jotai';
import { findAdjacentItem } from '../../../domain/document/adjacentItem.ts';
import { itemCenter } from '../../../domain/document/itemBounds.ts';
import type { Item } from '../../../domain/document/editorDocument.ts';
import type { Direction } from '../../../domain/geometry/arrowKeys.ts';
import { centerOf, isOutsideBox } from '../../../domain/geometry/boxes.ts';
import { drawingAtom, itemsAtom } from '../../document/document.ts';
import { describeItem } from '../../document/itemNames.ts';
import { focusedItemKeyAtom, selectItemsAtom, selectedItemsAtom } from '../../document/selection.ts';
import { messages } from '../../messages.ts';
import { announceAtom } from '../../session/announcements.ts';
import { planHandleAtom } from '../../session/view.ts';
import { syncVisibleAreaAtom, visibleAreaAtom } from '../../tools/toolState.ts';
import type { Command } from '../command.ts';

const DIRECTIONS: readonly (readonly ['Left' | 'Right' | 'Up' | 'Down', Direction])[] = [
  ['Left', { x: -1, y: 0 }],
  ['Right', { x: 1, y: 0 }],
  ['Up', { x: 0, y: -1 }],
  ['Down', { x: 0, y: 1 }],
];

const nameOf = (side: (typeof DIRECTIONS)[number][0], mode: 'only' | 'add') =>
  `${mode === 'only' ? 'select' : 'add'}-${side.toLowerCase() as Lowercase<typeof side>}` as const;

const commandOf = ([side, direction]: (typeof DIRECTIONS)[number], mode: 'only' | 'add'): Command => ({
  name: nameOf(side, mode),
  label: messages.commands[nameOf(side, mode)],
  group: 'edit',
  keys: [`${mode === 'only' ? '' : 'Shift+'}Mod+Arrow${side}`],
  hiddenInMenus: true,
  run(get, set) {
    const item = set(revealAdjacentItemAtom, direction);
    if (!item) return;
    set(selectItemsAtom, [item.key], mode);
    const count = messages.selected({ count: get(selectedItemsAtom).length });
    // A screen reader reads an item that takes the focus.
    const hasFocus = get(focusedItemKeyAtom) !== undefined;
    set(announceAtom, hasFocus ? count : `${describeItem(item, get(drawingAtom))}, ${count}`);
  },
});

/**
 * Returns the next item from the selected or the focused one, or the one in the middle of the view if there is neither,
 * and brings it into view. Announces that there is none.
 */
export const revealAdjacentItemAtom = atom(null, (get, set, direction: Direction): Item | undefined => {
  set(syncVisibleAreaAtom);
  const { view } = get(visibleAreaAtom);
  const drawing = get(drawingAtom);
  const from = get(selectedItemsAtom).at(-1) ?? get(itemsAtom).get(get(focusedItemKeyAtom) ?? '');
  const item = from
    ? findAdjacentItem(drawing, itemCenter(from), direction)
    : findAdjacentItem(drawing, centerOf(view));
  if (!item) {
    set(announceAtom, messages.nothingThere);
    return undefined;
  }
  const center = itemCenter(item);
  if (isOutsideBox({ box: { ...center, width: 0, height: 0 }, rotation: 0, shape: 'rect' }, view))
    get(planHandleAtom)?.centerOn(center, false);
  return item;
});

export const navigateCommands: readonly Command[] = (['only', 'add'] as const).flatMap((mode) =>
  DIRECTIONS.map((direction) => commandOf(direction, mode)),
);
