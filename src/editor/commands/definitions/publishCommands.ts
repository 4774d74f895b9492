/** Preview, embed, publish, history, sessions and sign-out. */
import CodeXml from 'lucide-react/icons/code-xml';
import Eye from 'lucide-react/icons/eye';
import History from 'lucide-react/icons/history';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import LogOut from 'lucide-react/icons/log-out';
import Settings2 from 'lucide-react/icons/settings-2';
import Send from 'lucide-react/icons/send';
import type { Getter } from 'jotai';
import { loadStateAtom, pageAtom, signOutAtom } from '../../document/hostState.ts';
import { openPublishDialogAtom } from '../../publishing/publishState.ts';
import { dialogAtom } from '../../session/panels.ts';
import { messages } from '../../messages.ts';
import { publishingMessages } from '../../publishing/messages.ts';
import type { Command } from '../command.ts';

const isOpen = (get: Getter): boolean => get(loadStateAtom) === 'ready';

export const publishCommands: readonly Command[] = [
  {
    name: 'preview',
    label: messages.preview.title,
    group: 'file',
    keys: ['Shift+Mod+P'],
    icon: Eye,
    enabled: isOpen,
    run: (_get, set) => set(dialogAtom, 'preview'),
  },
  {
    name: 'embed',
    label: messages.embed.title,
    group: 'file',
    icon: CodeXml,
    enabled: isOpen,
    run: (_get, set) => set(dialogAtom, 'embed'),
  },
  {
    name: 'publish',
    label: publishingMessages.publish,
    group: 'file',
    keys: ['Mod+Enter'],
    icon: Send,
    enabled: isOpen,
    run: (_get, set) => void set(openPublishDialogAtom),
  },
  {
    name: 'history',
    label: publishingMessages.history.title,
    group: 'file',
    icon: History,
    enabled: isOpen,
    run: (_get, set) => set(dialogAtom, 'history'),
  },
  {
    name: 'affected-guests',
    label: publishingMessages.affectedGuests,
    group: 'file',
    icon: Mail,
    enabled: isOpen,
    run: (_get, set) => set(dialogAtom, 'affected'),
  },
  {
    name: 'sessions',
    label: messages.sessions.command,
    group: 'file',
    icon: KeyRound,
    enabled: isOpen,
    run: (get) => window.open(`/editor/${encodeURIComponent(get(pageAtom).tenant)}/sessions`, '_blank', 'noopener'),
  },
  {
    name: 'venue-settings',
    label: messages.venueSettings,
    group: 'file',
    icon: Settings2,
    enabled: isOpen,
    run: (get) => window.open(`/settings/${encodeURIComponent(get(pageAtom).tenant)}`, '_blank', 'noopener'),
  },
  {
    name: 'sign-out',
    label: messages.signOut,
    group: 'file',
    icon: LogOut,
    enabled: isOpen,
    run: (_get, set) => void set(signOutAtom),
  },
];
