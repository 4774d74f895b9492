/** Commands that bring the plan to visitors: seeing it as they do, publishing it, what was published before. */
import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import Send from 'lucide-react/icons/send';
import type { Getter } from 'jotai';
import { openingAtom } from '../atoms/host.ts';
import { openPublishingAtom } from '../atoms/publishing.ts';
import { dialogAtom } from '../atoms/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const isOpen = (get: Getter): boolean => get(openingAtom) === 'ready';

export const publishCommands: readonly Command[] = [
  {
    name: 'preview',
    label: words.preview.title,
    group: 'file',
    keys: ['Shift+Mod+P'],
    icon: Eye,
    undoable: false,
    enabled: isOpen,
    run: (_get, set) => {
      set(dialogAtom, 'preview');
    },
  },
  {
    name: 'publish',
    label: words.publishing.publish,
    group: 'file',
    keys: ['Mod+Enter'],
    icon: Send,
    undoable: false,
    enabled: isOpen,
    run: (_get, set) => {
      set(openPublishingAtom);
    },
  },
  {
    name: 'history',
    label: words.history.title,
    group: 'file',
    icon: History,
    undoable: false,
    enabled: isOpen,
    run: (_get, set) => {
      set(dialogAtom, 'history');
    },
  },
];
