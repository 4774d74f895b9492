/** Lists the keyboard shortcuts of all commands. */
import { useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { messages } from '../../messages.ts';
import { dialogAtom } from '../../session/panels.ts';
import { commands } from '../definitions/commandRegistry.ts';
import { formatKeybinding } from '../keybindings.ts';
import './shortcutsDialog.css';

const GROUPS = ['tools', 'edit', 'arrange', 'view', 'file', 'help'] as const;

export function ShortcutsDialog(): ReactNode {
  const [dialog, setDialog] = useAtom(dialogAtom);
  if (dialog !== 'keys') return null;
  return (
    <Dialog
      title={messages.shortcuts}
      closeLabel={messages.close}
      className="editor-keys"
      onClose={() => {
        setDialog(undefined);
      }}
    >
      <div className="editor-keys-groups">
        {GROUPS.map((group) => (
          <section key={group} aria-label={messages.groups[group]}>
            <h3 aria-hidden>{messages.groups[group]}</h3>
            <dl>
              {commands
                .filter((command) => command.group === group && command.keys)
                .map(({ name, label, keys }) => (
                  <Shortcut key={name} label={label} keys={keys?.map(formatKeybinding) ?? []} />
                ))}
              {group === 'tools' && <Shortcut label={messages.crosshairKeys} keys={[messages.crosshairKeysHint]} />}
              {group === 'view' && <Shortcut label={messages.moveView} keys={[messages.spaceDrag]} />}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Shortcut({ label, keys }: { readonly label: string; readonly keys: readonly string[] }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, index) => (
          <kbd key={key} className="editor-key">
            {index > 0 && ', '}
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
