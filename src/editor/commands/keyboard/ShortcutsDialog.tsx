/** Lists the keyboard shortcuts of all commands, and what else keys do: with the mouse, while drawing and on the plan. */
import { useAtomValue } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { EditorDialog } from '../../controls/EditorDialog.tsx';
import { messages } from '../../messages.ts';
import { dialogAtom } from '../../session/panels.ts';
import type { CommandGroup } from '../command.ts';
import { commands } from '../definitions/commandRegistry.ts';
import { formatKeybinding } from '../keybindings.ts';
import './shortcutsDialog.css';
import type { Elements } from '../../../ui/jsx.ts';

const GROUPS = ['tools', 'edit', 'arrange', 'view', 'file', 'help'] as const;

type ShortcutProps = { readonly label: string; readonly keys: readonly string[] };

const { otherShortcuts: other, modifierEffects: effects } = messages;

/** What isn't a command, by the group that it is listed in. */
const OTHER_SHORTCUTS: Readonly<Partial<Record<CommandGroup, readonly ShortcutProps[]>>> = {
  tools: [
    { label: messages.crosshairKeys, keys: [messages.crosshairKeysHint] },
    { label: other.finishShape, keys: [other.finishShapeKeys] },
    { label: other.removeLastPoint, keys: [formatKeybinding('Backspace')] },
  ],
  edit: [
    { label: other.chooseItems, keys: [other.chooseItemsKeys] },
    { label: other.itemBelow, keys: [other.itemBelowKeys({ alt: formatKeybinding('Alt') })] },
    { label: messages.moreActions, keys: [other.menuKeys] },
  ],
  view: [{ label: messages.moveView, keys: [messages.spaceDrag] }],
};

/** What each key changes about the drags of one tool or another. The status line names those of a drag in progress. */
const MODIFIERS = [
  ['Shift', ['oneDirection', 'square', 'proportions', 'angle', 'addToSelection']],
  ['Alt', ['copy', 'fromCenter', 'alongRow']],
  ['Mod', ['noSnapping']],
] as const;

export function ShortcutsDialog(): ReactNode {
  if (useAtomValue(dialogAtom) !== 'keys') return null;
  return (
    <EditorDialog title={messages.shortcuts} className="editor-keys">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll only what can have the focus */}
      <section className="editor-keys-groups" aria-label={messages.shortcuts} tabIndex={0}>
        {GROUPS.map((group) => (
          <Group key={group} title={messages.groups[group]}>
            {commands
              .filter((command) => command.group === group && command.keys)
              .map(({ name, label, keys }) => (
                <Shortcut key={name} label={label} keys={keys?.map(formatKeybinding) ?? []} />
              ))}
            {OTHER_SHORTCUTS[group]?.map(({ label, keys }) => (
              <Shortcut key={label} label={label} keys={keys} />
            ))}
          </Group>
        ))}
        <Group title={other.whileDragging}>
          {MODIFIERS.flatMap(([modifier, names]) =>
            names.map((name) => <Shortcut key={name} label={effects[name]} keys={[formatKeybinding(modifier)]} />),
          )}
        </Group>
      </section>
    </EditorDialog>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: Elements }): ReactNode {
  return (
    <section aria-label={title}>
      <h3 aria-hidden>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

function Shortcut({ label, keys }: ShortcutProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {/* Outside of the key, whose direction is its own. */}
            {index > 0 && <span>, </span>}
            <kbd className="editor-key">{key}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
