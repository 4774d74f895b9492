/** Selects the next item in a direction, so that every item on the plan is reachable without a mouse. */
import { type Direction, findAdjacentItem, itemCenter } from '../../../domain/document/adjacentItem.ts';
import { isOutsideBox } from '../../../domain/geometry/boxes.ts';
import { drawingAtom } from '../../document/document.ts';
import { describeItem } from '../../document/itemNames.ts';
import { selectAtom, selectedItemsAtom } from '../../document/selection.ts';
import { messages } from '../../messages.ts';
import { announceAtom } from '../../session/announcements.ts';
import { planHandleAtom } from '../../session/view.ts';
import { syncVisibleAreaAtom, visibleAreaAtom } from '../../tools/toolState.ts';
import type { Command } from '../command.ts';

const DIRECTIONS: readonly (readonly [string, Direction])[] = [
  ['Left', { x: -1, y: 0 }],
  ['Right', { x: 1, y: 0 }],
  ['Up', { x: 0, y: -1 }],
  ['Down', { x: 0, y: 1 }],
];

const commandOf = ([side, direction]: (typeof DIRECTIONS)[number], mode: 'only' | 'add'): Command => ({
  name: `${mode === 'only' ? 'select' : 'add'}-${side.toLowerCase()}`,
  label: mode === 'only' ? `Select the next item ${NAMES[side]}` : `Add the next item ${NAMES[side]} to the selection`,
  group: 'edit',
  keys: [`${mode === 'only' ? '' : 'Shift+'}Mod+Arrow${side}`],
  undoable: false,
  hiddenInMenus: true,
  enabled: () => true,
  run(get, set) {
    set(syncVisibleAreaAtom);
    const { view } = get(visibleAreaAtom);
    const drawing = get(drawingAtom);
    const last = get(selectedItemsAtom).at(-1);
    const item = last
      ? findAdjacentItem(drawing, itemCenter(last), direction)
      : findAdjacentItem(drawing, { x: view.x + view.width / 2, y: view.y + view.height / 2 });
    if (!item) {
      set(announceAtom, messages.nothingThere);
      return;
    }
    set(selectAtom, [item.key], mode);
    set(announceAtom, `${describeItem(item, drawing)}, ${messages.selected(get(selectedItemsAtom).length)}`);
    const center = itemCenter(item);
    if (isOutsideBox({ box: { ...center, width: 0, height: 0 }, rotation: 0, shape: 'rect' }, view))
      get(planHandleAtom)?.centerOn(center, false);
  },
});

const NAMES: Readonly<Record<string, string>> = {
  Left: 'to the left',
  Right: 'to the right',
  Up: 'above',
  Down: 'below',
};

export const navigateCommands: readonly Command[] = (['only', 'add'] as const).flatMap((mode) =>
  DIRECTIONS.map((direction) => commandOf(direction, mode)),
);
