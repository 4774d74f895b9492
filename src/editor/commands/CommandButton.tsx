/** A button that runs a command. Its tooltip shows the name and the shortcut. */
import type { ReactNode } from 'react';
import type { Command } from './command.ts';
import { ariaKeyShortcuts, formatKeybinding } from './keybindings.ts';
import { useCommand } from './commandState.ts';

type CommandButtonProps = {
  readonly command: Command;
  /** Shows the name beside the icon. */
  readonly named?: boolean;
  readonly className?: string;
  readonly tabIndex?: number;
};

export function CommandButton({
  command,
  named = false,
  className = 'editor-icon-button',
  tabIndex,
}: CommandButtonProps): ReactNode {
  const { enabled, pressed, run } = useCommand(command);
  const { label, keys, icon: Icon } = command;
  return (
    <button
      type="button"
      className={className}
      data-command={command.name}
      title={commandTitle(command)}
      aria-disabled={!enabled || undefined}
      aria-pressed={pressed}
      {...(named ? {} : { 'aria-label': label })}
      {...(keys ? { 'aria-keyshortcuts': ariaKeyShortcuts(keys) } : {})}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onClick={run}
    >
      {Icon && <Icon aria-hidden size={18} />}
      {named && <span>{label}</span>}
    </button>
  );
}

/** `Undo (Ctrl Z)` */
function commandTitle({ label, keys }: Command): string {
  return keys?.[0] === undefined ? label : `${label} (${formatKeybinding(keys[0])})`;
}
