/** Undo, delete, duplicate, select and move by keyboard. */
import CopyPlus from 'lucide-react/icons/copy-plus';
import ListPlus from 'lucide-react/icons/list-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Spline from 'lucide-react/icons/spline';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Waypoints from 'lucide-react/icons/waypoints';
import { type Getter, type Setter, atom } from 'jotai';
import type { Box } from '../../../domain/geometry/boxes.ts';
import { duplicateOffset } from '../../../domain/document/duplicateOffset.ts';
import { itemsBounds } from '../../../domain/document/itemBounds.ts';
import type { Item } from '../../../domain/document/editorDocument.ts';
import { duplicateItems, removeItems } from '../../../domain/document/edits/addItems.ts';
import { linkedPairs } from '../../../domain/document/edits/joinTables.ts';
import { drawingAtom, editAtom, redoLabelAtom, undoLabelAtom, redoAtom, undoAtom } from '../../document/document.ts';
import { highestUsedIdAtom } from '../../document/tableIds.ts';
import { nudgeAtom } from '../../tools/select/nudge.ts';
import {
  editableShapeAtom,
  isPointSmoothAtom,
  removePointAtom,
  toggleCornerAtom,
} from '../../tools/points/selectedPoint.ts';
import {
  unlockedKeysAtom,
  selectItemsAtom,
  selectedKeysAtom,
  selectedItemsAtom,
  selectsSeveralAtom,
} from '../../document/selection.ts';
import {
  dispatchToolEventAtom,
  setToolAtom,
  toolAtom,
  toolStateAtom,
  editedTextKeyAtom,
} from '../../tools/toolState.ts';
import { announceAtom } from '../../session/announcements.ts';
import { dialogAtom } from '../../session/panels.ts';
import { gridAtom } from '../../session/view.ts';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';
import { formatKeybinding } from '../keybindings.ts';

const hasMovable = (get: Getter): boolean => get(unlockedKeysAtom).size > 0;

const undo: Command = {
  name: 'undo',
  label: messages.commands.undo,
  group: 'edit',
  keys: ['Mod+Z'],
  icon: Undo2,
  enabled: (get) => get(undoLabelAtom) !== undefined || get(toolStateAtom) !== 'idle',
  run(get, set) {
    const step = get(undoLabelAtom) ?? '';
    if (get(toolStateAtom) === 'idle') {
      set(undoAtom);
      set(announceAtom, messages.undone({ step }));
      return;
    }
    // While a shape is drawn, undo removes its last point. It cancels any other gesture.
    const isPointRemoved = set(dispatchToolEventAtom, { type: 'key', key: 'Backspace' });
    if (!isPointRemoved) set(dispatchToolEventAtom, { type: 'cancel' });
    set(announceAtom, isPointRemoved ? messages.lastPointRemoved : messages.gestureCanceled);
  },
};

const redo: Command = {
  name: 'redo',
  label: messages.commands.redo,
  group: 'edit',
  keys: ['Shift+Mod+Z', 'Mod+Y'],
  icon: Redo2,
  enabled: (get) => get(redoLabelAtom) !== undefined && get(toolStateAtom) === 'idle',
  run(get, set) {
    const step = get(redoLabelAtom) ?? '';
    set(redoAtom);
    set(announceAtom, messages.redone({ step }));
  },
};

/** The latest copies, and the bounds of their originals in plan units. */
const lastDuplicateAtom = atom<{ readonly keys: ReadonlySet<string>; readonly from: Box }>();

const duplicate: Command = {
  name: 'duplicate',
  label: messages.commands.duplicate,
  group: 'edit',
  keys: ['Mod+D'],
  icon: CopyPlus,
  undoable: true,
  enabled: (get) => get(selectedKeysAtom).size > 0,
  run(get, set) {
    const keys = get(selectedKeysAtom);
    const drawing = get(drawingAtom);
    const from = itemsBounds(get(selectedItemsAtom));
    const last = get(lastDuplicateAtom);
    // Copies of copies go on in the same direction, also if the first copies were moved.
    const repeats = last && from && last.keys.size === keys.size && [...keys].every((key) => last.keys.has(key));
    const preferred = repeats ? { x: from.x - last.from.x, y: from.y - last.from.y } : undefined;
    const by = duplicateOffset(drawing, keys, get(gridAtom).step * 2, preferred);
    if (!by) {
      set(announceAtom, messages.noFreePlace);
      return;
    }
    const copies = duplicateItems(drawing, keys, by, get(highestUsedIdAtom));
    if (from) set(lastDuplicateAtom, { keys: new Set(copies.keys), from });
    set(editAtom, messages.steps.duplicate({ name: messages.items({ count: keys.size }) }), () => copies.drawing);
    set(selectItemsAtom, copies.keys);
    set(announceAtom, messages.duplicated({ count: keys.size }));
  },
};

/**
 * Removes the unlocked part of the selection, as a step that is named by `stepOf`, and announces what was done, as
 * `done` says it, and what becomes of tables that were joined with others.
 */
export function removeSelected(
  get: Getter,
  set: Setter,
  stepOf: (items: string) => string,
  done: (count: { readonly count: number }) => string,
): void {
  const keys = get(unlockedKeysAtom);
  const count = keys.size;
  const links = linkedPairs(get(drawingAtom).tables).filter(
    (pair) => pair.filter(({ key }) => keys.has(key)).length === 1,
  );
  set(editAtom, stepOf(messages.items({ count })), (drawing) => removeItems(drawing, keys));
  const words = [done({ count }), ...(links.length > 0 ? [messages.linksDeleted({ count: links.length })] : [])];
  set(announceAtom, words.join('. '));
}

const remove: Command = {
  name: 'delete',
  label: messages.commands.delete,
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
    removeSelected(get, set, (name) => messages.steps.delete({ name }), messages.deleted);
  },
};

const selectAll: Command = {
  name: 'select-all',
  label: messages.commands['select-all'],
  group: 'edit',
  keys: ['Mod+A'],
  run(get, set) {
    const { tables, decor } = get(drawingAtom);
    const all = [...tables, ...decor];
    const items = all.filter(({ locked, hidden }) => !locked && !hidden);
    set(
      selectItemsAtom,
      items.map(({ key }) => key),
      'only',
      true,
    );
    const kinds = new Set(items.map(({ kind }) => kind));
    set(
      announceAtom,
      [
        messages.allSelected({ count: items.length, omitted: all.length - items.length }),
        ...(kinds.size > 1 ? narrowingKeys() : []),
      ].join(' · '),
    );
  },
};

const replaceNames: Command = {
  name: 'replace-names',
  label: messages.replaceNames,
  group: 'edit',
  keys: ['Mod+H'],
  enabled: (get) => get(drawingAtom).tables.length > 0,
  run: (_get, set) => set(dialogAtom, 'replace-names'),
};

/** Keeps one kind of items selected. */
const filtering = (kind: Item['kind'], about: Pick<Command, 'name' | 'label' | 'keys'>): Command => ({
  ...about,
  group: 'edit',
  enabled: (get) => new Set(get(selectedItemsAtom).map((item) => item.kind)).size > 1,
  run(get, set) {
    const keys = get(selectedItemsAtom).flatMap((item) => (item.kind === kind ? [item.key] : []));
    set(selectItemsAtom, keys, 'only', true);
    set(announceAtom, messages.selected({ count: keys.length }));
  },
});
const onlyTables = filtering('table', {
  name: 'only-tables',
  label: messages.commands['only-tables'],
  keys: ['Shift+T'],
});
const onlyDecor = filtering('decor', { name: 'only-decor', label: messages.commands['only-decor'], keys: ['Shift+D'] });
const narrowingKeys = (): string[] =>
  [onlyTables, onlyDecor].map(({ label, keys }) =>
    messages.modifierHint({ key: formatKeybinding(keys?.[0] ?? ''), effect: label }),
  );

const selectSeveral: Command = {
  name: 'select-several',
  label: messages.commands['select-several'],
  group: 'edit',
  icon: ListPlus,
  pressed: (get) => get(selectsSeveralAtom),
  run(get, set) {
    set(selectsSeveralAtom, !get(selectsSeveralAtom));
    set(setToolAtom, 'select');
  },
};

const selectNone: Command = {
  name: 'select-none',
  label: messages.commands['select-none'],
  group: 'edit',
  keys: ['Escape'],
  run(get, set) {
    if (set(dispatchToolEventAtom, { type: 'key', key: 'Escape' })) return;
    if (get(toolAtom) === 'select') set(selectItemsAtom, []);
    else set(setToolAtom, 'select');
  },
};

const writeText: Command = {
  name: 'write-text',
  label: messages.commands['write-text'],
  group: 'edit',
  keys: ['Enter', 'F2'],
  enabled: (get) => editableTextKey(get) !== undefined,
  run: (get, set) => set(editedTextKeyAtom, editableTextKey(get)),
};

const editPoints: Command = {
  name: 'edit-points',
  label: messages.toolLabels.points,
  group: 'edit',
  keys: ['N'],
  icon: Waypoints,
  enabled: (get) => get(editableShapeAtom) !== undefined,
  pressed: (get) => get(toolAtom) === 'points',
  run: (get, set) => set(setToolAtom, get(toolAtom) === 'points' ? 'select' : 'points'),
};

const smoothPoint: Command = {
  name: 'smooth-point',
  label: messages.commands['smooth-point'],
  group: 'edit',
  keys: ['Shift+N'],
  icon: Spline,
  undoable: true,
  enabled: (get) => get(isPointSmoothAtom) !== undefined,
  pressed: (get) => get(isPointSmoothAtom) === true,
  run: (_get, set) => set(toggleCornerAtom),
};

/** Returns the key of the only selected item if it has text. */
function editableTextKey(get: Getter): string | undefined {
  const [item, more] = get(selectedItemsAtom);
  if (!item || more || item.locked) return undefined;
  return item.kind === 'table' || item.decor.kind === 'text' ? item.key : undefined;
}

type Side = 'left' | 'right' | 'up' | 'down';
const nudgeName = (side: string, shift: string) =>
  `nudge-${side.toLowerCase() as Side}${shift === '' ? '' : '-far'}` as const;
const DIRECTIONS = { Left: { x: -1, y: 0 }, Right: { x: 1, y: 0 }, Up: { x: 0, y: -1 }, Down: { x: 0, y: 1 } } as const;
const nudges = (['', 'Shift+'] as const).flatMap((shift) =>
  Object.entries(DIRECTIONS).map(([side, { x, y }]): Command => ({
    name: nudgeName(side, shift),
    label: messages.commands[nudgeName(side, shift)],
    group: 'arrange',
    keys: [`${shift}Arrow${side}`],
    undoable: true,
    hiddenInMenus: true,
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
  selectSeveral,
  replaceNames,
  onlyTables,
  onlyDecor,
  selectNone,
  writeText,
  editPoints,
  smoothPoint,
  ...nudges,
];
