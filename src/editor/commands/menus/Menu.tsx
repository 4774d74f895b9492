/** All commands by group, behind one button. */
import MenuIcon from 'lucide-react/icons/menu';
import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { type Command, type CommandGroup, runCommandAtom } from '../command.ts';
import { commands } from '../commandRegistry.ts';
import { ariaKeyShortcuts, formatKeybinding } from '../keyboard/keybindings.ts';
import './menu.css';
import { commandStateAtom } from '../commandState.ts';

const GROUPS: readonly CommandGroup[] = ['file', 'edit', 'arrange', 'view', 'help'];

export function Menu(): ReactNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const close = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    window.addEventListener('pointerdown', close, true);
    window.addEventListener('focusin', close);
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    return () => {
      window.removeEventListener('pointerdown', close, true);
      window.removeEventListener('focusin', close);
    };
  }, [open]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const keyed = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') close();
    else if (!moveInMenu(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={root} className="menu" role="presentation" onKeyDown={open ? keyed : undefined}>
      <button
        ref={button}
        type="button"
        className="tool"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={messages.menu}
        title={messages.menu}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <MenuIcon aria-hidden size={18} />
      </button>
      {open && (
        <div role="menu" aria-label={messages.menu} className="menu-sheet">
          {GROUPS.map(
            (group) =>
              [group, commands.filter((command) => command.group === group && !command.hiddenInMenus)] as const,
          )
            .filter(([, list]) => list.length > 0)
            .map(([group, list]) => (
              <fieldset key={group} aria-label={messages.groups[group]} className="menu-group">
                <p aria-hidden className="menu-heading">
                  {messages.groups[group]}
                </p>
                {list.map((command) => (
                  <MenuItem key={command.name} command={command} onDone={close} />
                ))}
              </fieldset>
            ))}
        </div>
      )}
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
      className="menu-item"
      aria-label={label}
      {...(keys ? { 'aria-keyshortcuts': ariaKeyShortcuts(keys) } : {})}
      onClick={() => {
        if (!enabled) return;
        onDone();
        run(command);
      }}
    >
      <span className="menu-icon">{pressed ? '✓' : Icon && <Icon aria-hidden size={16} />}</span>
      <span>{label}</span>
      {keys?.[0] !== undefined && <kbd>{formatKeybinding(keys[0])}</kbd>}
    </button>
  );
}

/** Arrows, Home, End and first letters move among the items. */
function moveInMenu(event: KeyboardEvent<HTMLElement>): boolean {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(event.target as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  let to: HTMLElement | undefined;
  if (step !== undefined) to = items[(at + step + items.length) % items.length];
  else if (event.key === 'Home') [to] = items;
  else if (event.key === 'End') to = items.at(-1);
  else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const begins = (item: HTMLElement): boolean =>
      item.getAttribute('aria-label')!.toLowerCase().startsWith(event.key.toLowerCase());
    to = items.slice(at + 1).find(begins) ?? items.find(begins);
    if (!to) return true;
  } else return false;
  to?.focus();
  return true;
}
