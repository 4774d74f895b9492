/** Lists the keyboard shortcuts of all commands. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { messages } from '../../messages.ts';
import { dialogAtom } from '../../session/panels.ts';
import { commands } from '../definitions/commandRegistry.ts';
import { formatKeybinding } from '../keybindings.ts';
import './shortcutsDialog.css';

const GROUPS = ['tools', 'edit', 'arrange', 'view', 'file', 'help'] as const;

export function ShortcutsDialog(): ReactNode {
  if (useAtomValue(dialogAtom) !== 'keys') return null;
  return (
    <EditorDialog title={messages.shortcuts} className="editor-keys">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what can have the focus */}
      <section className="editor-keys-groups" aria-label={messages.shortcuts} tabIndex={0}>
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
      </section>
    </EditorDialog>
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
