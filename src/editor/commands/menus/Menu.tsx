/** A menu of all commands, by group. It is a native popover: the browser handles Escape, outside clicks and focus return. */
import MenuIcon from 'lucide-react/icons/menu';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { type Command, type CommandGroup, runCommandAtom } from '../command.ts';
import { commands } from '../definitions/commandRegistry.ts';
import { ariaKeyShortcuts, formatKeybinding } from '../keybindings.ts';
import { commandStateAtom } from '../commandState.ts';
import { moveFocus } from '../rovingFocus.ts';
import './menu.css';

const GROUPS: readonly CommandGroup[] = ['file', 'edit', 'arrange', 'view', 'help'];

export function Menu(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) menuItemsIn(popover.current)[0]?.focus();
  }, [isOpen]);
  const close = (): void => popover.current?.hidePopover();
  return (
    <div className="editor-menu">
      <button
        type="button"
        className="editor-icon-button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={messages.menu}
        title={messages.menu}
      >
        <MenuIcon aria-hidden size={18} />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={messages.menu}
        className="editor-menu-popover"
        onBeforeToggle={({ newState }) => {
          setOpen(newState === 'open');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') close();
          else moveInMenu(event);
        }}
      >
        {isOpen &&
          GROUPS.map((group) => (
            <fieldset key={group} aria-label={messages.groups[group]} className="editor-menu-group">
              <p aria-hidden className="editor-menu-heading">
                {messages.groups[group]}
              </p>
              {commands
                .filter((command) => command.group === group && !command.hiddenInMenus)
                .map((command) => (
                  <MenuItem key={command.name} command={command} onDone={close} />
                ))}
            </fieldset>
          ))}
      </div>
    </div>
  );
}

function MenuItem({ command, onDone }: { readonly command: Command; onDone(): void }): ReactNode {
  const { enabled, pressed } = useAtomValue(useMemo(() => commandStateAtom(command), [command]));
  const run = useSetAtom(runCommandAtom);
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
        run(command);
      }}
    >
      <span className="editor-menu-icon">{pressed ? '✓' : Icon && <Icon aria-hidden size={16} />}</span>
      <span>{label}</span>
      {keys?.[0] !== undefined && <kbd className="editor-key">{formatKeybinding(keys[0])}</kbd>}
    </button>
  );
}

const menuItemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** Arrows, Home and End move the focus; a letter moves it to the next item that starts with it. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItemsIn(event.currentTarget);
  if (moveFocus(event, items) || !/^\p{L}$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const index = items.indexOf(event.target as HTMLElement);
  const startsWithKey = (item: HTMLElement): boolean =>
    item.getAttribute('aria-label')?.toLowerCase().startsWith(event.key.toLowerCase()) === true;
  event.preventDefault();
  [...items.slice(index + 1), ...items].find(startsWithKey)?.focus();
}
