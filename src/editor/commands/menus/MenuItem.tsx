/** An entry of a menu: a command with its icon, state and key. */
import type { KeyboardEvent, ReactNode } from 'react';
import { foldText } from '../../../domain/text/foldText.ts';
import type { Command } from '../command.ts';
import { ariaKeyShortcuts, formatKeybinding } from '../keybindings.ts';
import { useCommand } from '../commandState.ts';
import { moveFocus } from '../rovingFocus.ts';
import './menu.css';

export function MenuItem({ command, onDone }: { readonly command: Command; onDone(): void }): ReactNode {
  const { enabled, pressed, run } = useCommand(command);
  const { label, keys, icon: Icon } = command;
  return (
    <button
      type="button"
      role={pressed === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={pressed}
      aria-disabled={!enabled || undefined}
      tabIndex={-1}
      className="editor-menu-item"
      aria-label={label}
      {...(keys ? { 'aria-keyshortcuts': ariaKeyShortcuts(keys) } : {})}
      onClick={() => {
        if (!enabled) return;
        onDone();
        run();
      }}
    >
      <span className="editor-menu-icon">{pressed ? '✓' : Icon && <Icon aria-hidden size={16} />}</span>
      <span>{label}</span>
      {keys?.[0] !== undefined && <kbd className="editor-key">{formatKeybinding(keys[0])}</kbd>}
    </button>
  );
}

export const menuItemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** Arrows, Home and End move the focus; a letter moves it to the next item that starts with it. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItemsIn(event.currentTarget);
  if (moveFocus(event, items) || !/^\p{L}$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const index = items.indexOf(event.target as HTMLElement);
  const startsWithKey = (item: HTMLElement): boolean =>
    foldText(item.getAttribute('aria-label') ?? '').startsWith(foldText(event.key));
  event.preventDefault();
  [...items.slice(index + 1), ...items].find(startsWithKey)?.focus();
}
