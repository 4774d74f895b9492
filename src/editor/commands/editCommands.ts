/** Commands on what is selected: take back, delete, duplicate, select, move by keys. */
import CopyPlus from 'lucide-react/icons/copy-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Waypoints from 'lucide-react/icons/waypoints';
import type { Getter, Setter } from 'jotai';
import { duplicateItems, removeItems } from '../../domain/edits/add.ts';
import { drawingAtom, editAtom, nextRedoAtom, nextUndoAtom, redoAtom, undoAtom } from '../atoms/document.ts';
import { spentIdAtom } from '../atoms/ids.ts';
import { nudgeAtom } from '../atoms/nudge.ts';
import { pointsShapeAtom, removePointAtom } from '../atoms/points.ts';
import { movableAtom, selectAtom, selectedAtom, selectedItemsAtom } from '../atoms/selection.ts';
import { handleAtom, takeToolAtom, toolAtom, toolStateAtom, writingAtom } from '../atoms/tool.ts';
import { gridAtom, sayAtom } from '../atoms/view.ts';
import { toolWords, words } from '../words.ts';
import type { Command } from './command.ts';

const hasMovable = (get: Getter): boolean => get(movableAtom).size > 0;

const undo: Command = {
  name: 'undo',
  label: 'Undo',
  group: 'edit',
  keys: ['Mod+Z'],
  icon: Undo2,
  undoable: false,
  enabled: (get) => get(nextUndoAtom) !== undefined,
  run(get, set) {
    const step = get(nextUndoAtom)!;
    // A gesture that is under way ends as if it had never begun: the tool has to know.
    if (get(toolStateAtom) === 'idle') set(undoAtom);
    else set(handleAtom, { type: 'cancel' });
    set(sayAtom, words.undone(step));
  },
};

const redo: Command = {
  name: 'redo',
  label: 'Redo',
  group: 'edit',
  keys: ['Shift+Mod+Z', 'Mod+Y'],
  icon: Redo2,
  undoable: false,
  enabled: (get) => get(nextRedoAtom) !== undefined,
  run(get, set) {
    const step = get(nextRedoAtom)!;
    set(redoAtom);
    set(sayAtom, words.redone(step));
  },
};

const duplicate: Command = {
  name: 'duplicate',
  label: 'Duplicate',
  group: 'edit',
  keys: ['Mod+D'],
  icon: CopyPlus,
  undoable: true,
  enabled: (get) => get(selectedAtom).size > 0,
  run(get, set) {
    const step = get(gridAtom).step * 2;
    const keys = get(selectedAtom);
    const made = duplicateItems(get(drawingAtom), keys, { x: step, y: step }, get(spentIdAtom));
    set(editAtom, `Duplicate ${words.items(keys.size)}`, () => made.drawing);
    set(selectAtom, made.keys);
    set(sayAtom, words.duplicated(keys.size));
  },
};

/** Takes what may be changed of the selection away. */
export function removeSelected(get: Getter, set: Setter, name: string): void {
  const keys = get(movableAtom);
  set(editAtom, `${name} ${words.items(keys.size)}`, (drawing) => removeItems(drawing, keys));
}

const remove: Command = {
  name: 'delete',
  label: 'Delete',
  group: 'edit',
  keys: ['Delete', 'Backspace'],
  icon: Trash2,
  undoable: true,
  enabled: hasMovable,
  run(get, set) {
    if (get(toolAtom) === 'points') {
      set(removePointAtom);
      return;
    }
    const count = get(movableAtom).size;
    removeSelected(get, set, 'Delete');
    set(sayAtom, words.deleted(count));
  },
};

const selectAll: Command = {
  name: 'select-all',
  label: 'Select all',
  group: 'edit',
  keys: ['Mod+A'],
  undoable: false,
  enabled: () => true,
  run(get, set) {
    const { tables, decor } = get(drawingAtom);
    // The grounds below are seldom meant: where there are tables, these are all that is selected.
    const items = [...tables, ...(tables.length > 0 ? [] : decor)].filter(({ locked, hidden }) => !locked && !hidden);
    set(
      selectAtom,
      items.map(({ key }) => key),
    );
    set(sayAtom, words.selected(items.length));
  },
};

const selectNone: Command = {
  name: 'select-none',
  label: 'Select nothing',
  group: 'edit',
  keys: ['Escape'],
  undoable: false,
  enabled: () => true,
  run(get, set) {
    if (set(handleAtom, { type: 'key', key: 'Escape' })) return;
    if (get(toolAtom) === 'select') set(selectAtom, []);
    else set(takeToolAtom, 'select');
  },
};

const writeText: Command = {
  name: 'write-text',
  label: 'Write text on the plan',
  group: 'edit',
  keys: ['Enter', 'F2'],
  undoable: false,
  enabled: (get) => writtenOf(get) !== undefined,
  run: (get, set) => {
    set(writingAtom, writtenOf(get));
  },
};

const editPoints: Command = {
  name: 'edit-points',
  label: toolWords.points,
  group: 'edit',
  keys: ['N'],
  icon: Waypoints,
  undoable: false,
  enabled: (get) => get(pointsShapeAtom) !== undefined,
  pressed: (get) => get(toolAtom) === 'points',
  run: (get, set) => {
    set(takeToolAtom, get(toolAtom) === 'points' ? 'select' : 'points');
  },
};

/** The one selected item, where it has text. */
function writtenOf(get: Getter): string | undefined {
  const [item, more] = get(selectedItemsAtom);
  if (!item || more || item.locked) return undefined;
  return item.kind === 'table' || item.decor.kind === 'text' ? item.key : undefined;
}

const SIDES = { Left: { x: -1, y: 0 }, Right: { x: 1, y: 0 }, Up: { x: 0, y: -1 }, Down: { x: 0, y: 1 } } as const;
const nudges = (['', 'Shift+'] as const).flatMap((shift) =>
  Object.entries(SIDES).map(([side, { x, y }]): Command => ({
    name: `nudge-${side.toLowerCase()}${shift ? '-far' : ''}`,
    label: `Move ${side.toLowerCase()}${shift ? ' by 10' : ' by 1'}`,
    group: 'arrange',
    keys: [`${shift}Arrow${side}`],
    undoable: true,
    silent: true,
    enabled: hasMovable,
    run: (_get, set) => {
      const by = shift ? 10 : 1;
      set(nudgeAtom, { x: x * by, y: y * by });
    },
  })),
);

export const editCommands: readonly Command[] = [
  undo,
  redo,
  duplicate,
  remove,
  selectAll,
  selectNone,
  writeText,
  editPoints,
  ...nudges,
];
