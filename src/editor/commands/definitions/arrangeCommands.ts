/** Align, distribute, order, group, lock and hide. */
import AlignCenter from 'lucide-react/icons/align-center-vertical';
import AlignBottom from 'lucide-react/icons/align-end-horizontal';
import AlignRight from 'lucide-react/icons/align-end-vertical';
import AlignLeft from 'lucide-react/icons/align-start-vertical';
import AlignTop from 'lucide-react/icons/align-start-horizontal';
import AlignMiddle from 'lucide-react/icons/align-center-horizontal';
import Across from 'lucide-react/icons/align-horizontal-space-between';
import Down from 'lucide-react/icons/align-vertical-space-between';
import Armchair from 'lucide-react/icons/armchair';
import BringToFront from 'lucide-react/icons/bring-to-front';
import EyeOff from 'lucide-react/icons/eye-off';
import Group from 'lucide-react/icons/group';
import Link from 'lucide-react/icons/link-2';
import Unlink from 'lucide-react/icons/link-2-off';
import Lock from 'lucide-react/icons/lock';
import Scaling from 'lucide-react/icons/scaling';
import SendToBack from 'lucide-react/icons/send-to-back';
import Ungroup from 'lucide-react/icons/ungroup';
import type { Getter, Setter } from 'jotai';
import {
  type Alignment,
  type DistributeDirection,
  alignItems,
  distributeItems,
  matchSize,
} from '../../../domain/document/edits/alignDistribute.ts';
import { isChair, setChairs } from '../../tools/create/chairs.ts';
import { type ZOrderMove, reorderItems } from '../../../domain/document/edits/zOrder.ts';
import type { ItemKeys } from '../../../domain/document/edits/updateItems.ts';
import { joinTables, separateTables } from '../../../domain/document/edits/joinTables.ts';
import { groupItems, setItemFlags, ungroupItems } from '../../../domain/document/edits/itemFlags.ts';
import type { EditorDocument } from '../../../domain/document/editorDocument.ts';
import { drawingAtom, editAtom } from '../../document/document.ts';
import {
  unlockedKeysAtom,
  selectItemsAtom,
  selectedKeysAtom,
  selectedItemsAtom,
  selectedTablesAtom,
  selectedDecorAtom,
} from '../../document/selection.ts';
import { announceAtom } from '../../session/announcements.ts';
import { messages } from '../../messages.ts';
import type { Icon } from '../../controls/Button.tsx';
import type { Command } from '../command.ts';

/** `minItems`: how many unlocked items have to be selected. */
type Arranging = Pick<Command, 'name' | 'label' | 'icon' | 'keys'> & { readonly minItems: number };

const arranging = (
  { minItems, ...about }: Arranging,
  make: (drawing: EditorDocument, keys: ItemKeys) => EditorDocument,
): Command => ({
  ...about,
  group: 'arrange',
  undoable: true,
  enabled: (get) => get(unlockedKeysAtom).size >= minItems,
  run(get, set) {
    arrange(get, set, about.label, get(unlockedKeysAtom), make);
  },
});

/** Edits items as one undo step, and announces it: what changes may be out of sight. */
function arrange(
  get: Getter,
  set: Setter,
  step: string,
  keys: ItemKeys,
  make: (drawing: EditorDocument, keys: ItemKeys) => EditorDocument,
): void {
  const before = get(drawingAtom);
  set(editAtom, step, (drawing) => make(drawing, keys));
  set(
    announceAtom,
    get(drawingAtom) === before ? messages.nothingArranged({ step }) : messages.arranged({ step, count: keys.size }),
  );
}

const ALIGNMENTS: readonly (readonly [Alignment, string, Icon])[] = [
  ['left', 'Alt+A', AlignLeft],
  ['center', 'Alt+H', AlignCenter],
  ['right', 'Alt+D', AlignRight],
  ['top', 'Alt+W', AlignTop],
  ['middle', 'Alt+V', AlignMiddle],
  ['bottom', 'Alt+S', AlignBottom],
];
const aligning = ALIGNMENTS.map(([to, key, icon]) =>
  arranging(
    { name: `align-${to}`, label: messages.commands[`align-${to}`], keys: [key], icon, minItems: 2 },
    (drawing, keys) => alignItems(drawing, keys, to),
  ),
);

const DIRECTIONS: readonly (readonly [DistributeDirection, string, Icon])[] = [
  ['horizontally', 'Shift+Alt+H', Across],
  ['vertically', 'Shift+Alt+V', Down],
];
const distributing = DIRECTIONS.map(([along, key, icon]) =>
  arranging(
    { name: `distribute-${along}`, label: messages.commands[`distribute-${along}`], keys: [key], icon, minItems: 3 },
    (drawing, keys) => distributeItems(drawing, keys, along),
  ),
);

const sizing = arranging(
  { name: 'same-size', label: messages.commands['same-size'], keys: ['Shift+Alt+S'], icon: Scaling, minItems: 2 },
  matchSize,
);

const ORDERS: readonly (readonly [ZOrderMove, string, Icon?])[] = [
  ['front', ']', BringToFront],
  ['forward', 'Alt+]'],
  ['backward', 'Alt+['],
  ['back', '[', SendToBack],
];
const ordering = ORDERS.map(([to, key, icon]) =>
  arranging(
    {
      name: `order-${to}`,
      label: messages.commands[`order-${to}`],
      keys: [key],
      minItems: 1,
      ...(icon ? { icon } : {}),
    },
    (drawing, keys) => reorderItems(drawing, keys, to),
  ),
);

const grouping = arranging(
  { name: 'group', label: messages.commands.group, icon: Group, keys: ['Mod+G'], minItems: 2 },
  groupItems,
);
const ungrouping: Command = {
  ...arranging(
    { name: 'ungroup', label: messages.commands.ungroup, icon: Ungroup, keys: ['Shift+Mod+G'], minItems: 1 },
    ungroupItems,
  ),
  enabled: (get) => get(selectedItemsAtom).some(({ group }) => group !== undefined),
};

const selectedTableKeys = (get: Getter): ItemKeys => new Set(get(selectedTablesAtom).map(({ key }) => key));
/** Arranges the selected tables, locked ones as well. Enabled if that changes something. */
const linking = (
  name: 'join' | 'separate',
  key: string,
  icon: Icon,
  make: typeof joinTables | typeof separateTables,
): Command => ({
  name,
  label: messages.commands[name],
  group: 'arrange',
  keys: [key],
  icon,
  undoable: true,
  enabled: (get) => make(get(drawingAtom), selectedTableKeys(get)) !== get(drawingAtom),
  run: (get, set) => arrange(get, set, messages.commands[name], selectedTableKeys(get), make),
});
const joining: Command = {
  ...linking('join', 'Alt+J', Link, joinTables),
  enabled: (get) => get(selectedTablesAtom).length > 1,
};
const separating = linking('separate', 'Shift+Alt+J', Unlink, separateTables);

const seating: Command = {
  name: 'chairs',
  label: messages.commands.chairs,
  group: 'arrange',
  keys: ['Alt+C'],
  icon: Armchair,
  undoable: true,
  enabled: (get) => get(selectedTablesAtom).some(({ locked }) => !locked),
  run(get, set) {
    const tables = new Set(get(selectedTablesAtom).flatMap(({ key, locked }) => (locked ? [] : [key])));
    set(editAtom, messages.commands.chairs, (drawing) => setChairs(drawing, tables));
    // With their chairs, so that copies and deletions take them along.
    set(selectItemsAtom, [...get(selectedKeysAtom)]);
    set(announceAtom, messages.chairsPlaced({ count: get(selectedDecorAtom).filter(isChair).length }));
  },
};

const isLocked = (get: Getter): boolean => {
  const items = get(selectedItemsAtom);
  return items.length > 0 && items.every(({ locked }) => locked);
};
const locking: Command = {
  name: 'lock',
  label: messages.commands.lock,
  group: 'arrange',
  keys: ['Mod+L'],
  icon: Lock,
  undoable: true,
  enabled: (get) => get(selectedKeysAtom).size > 0,
  pressed: isLocked,
  run(get, set) {
    const keys = get(selectedKeysAtom);
    const locked = !isLocked(get);
    const step = locked ? messages.commands.lock : messages.layerTexts.steps.unlock;
    arrange(get, set, step, keys, (drawing) => setItemFlags(drawing, keys, { locked }));
  },
};
/** Ends a flag of all items. */
const clearing = (name: 'unlock-all' | 'show-all', flag: 'locked' | 'hidden'): Command => ({
  name,
  label: messages.commands[name],
  group: 'arrange',
  undoable: true,
  enabled: (get) => keysWith(get(drawingAtom), flag).size > 0,
  run(get, set) {
    const keys = keysWith(get(drawingAtom), flag);
    arrange(get, set, messages.commands[name], keys, (drawing) => setItemFlags(drawing, keys, { [flag]: false }));
  },
});
const hiding: Command = {
  name: 'hide',
  label: messages.commands.hide,
  group: 'arrange',
  keys: ['Shift+Mod+H'],
  icon: EyeOff,
  undoable: true,
  enabled: (get) => get(selectedKeysAtom).size > 0,
  run(get, set) {
    const keys = get(selectedKeysAtom);
    arrange(get, set, messages.commands.hide, keys, (drawing) => setItemFlags(drawing, keys, { hidden: true }));
    set(selectItemsAtom, []);
  },
};

function keysWith({ tables, decor }: EditorDocument, flag: 'locked' | 'hidden'): ItemKeys {
  return new Set([...tables, ...decor].flatMap((item) => (item[flag] ? [item.key] : [])));
}

export const arrangeCommands: readonly Command[] = [
  ...aligning,
  ...distributing,
  sizing,
  seating,
  ...ordering,
  grouping,
  ungrouping,
  joining,
  separating,
  locking,
  clearing('unlock-all', 'locked'),
  hiding,
  clearing('show-all', 'hidden'),
];
