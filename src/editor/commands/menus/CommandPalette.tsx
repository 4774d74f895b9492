/** Every command by its name: typed, chosen, done. */
import { useAtom, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { dialogAtom } from '../../session/view.ts';
import { messages } from '../../messages.ts';
import { type Command, runCommandAtom } from '../command.ts';
import { commands } from '../commandRegistry.ts';
import { formatKeybinding } from '../keyboard/keybindings.ts';
import { CLOSED_BY_ANY } from '../keyboard/ShortcutsDialog.tsx';
import './commandPalette.css';

export function CommandPalette(): ReactNode {
  const [dialog] = useAtom(dialogAtom);
  return dialog === 'palette' ? <Sheet /> : null;
}

/** Commands whose name holds every word that was typed, the better the earlier; what can be done now comes first. */
export function matchCommands(
  all: readonly Command[],
  typed: string,
  isEnabled: (command: Command) => boolean,
): readonly Command[] {
  const sought = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(
    ({ label, group, hiddenInMenus: silent }) =>
      !silent && sought.every((word) => `${label} ${messages.groups[group]}`.toLowerCase().includes(word)),
  );
  const rank = (command: Command): number =>
    (isEnabled(command) ? 0 : 2) + (command.label.toLowerCase().startsWith(sought[0] ?? '') ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function Sheet(): ReactNode {
  const store = useStore();
  const setDialog = useSetAtom(dialogAtom);
  const run = useSetAtom(runCommandAtom);
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const id = useId();
  const isEnabled = useMemo(
    () =>
      (command: Command): boolean =>
        command.enabled(store.get),
    [store],
  );
  const found = useMemo(() => matchCommands(commands, typed, isEnabled), [typed, isEnabled]);

  useEffect(() => {
    element.current?.showModal();
    field.current?.focus();
  }, []);

  const choose = (command: Command | undefined): void => {
    if (!command || !isEnabled(command)) return;
    element.current?.close();
    run(command);
  };
  const keyed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const stops = [field.current!, ...element.current!.querySelectorAll<HTMLElement>('li button')];
      stops[(stops.indexOf(event.target as HTMLElement) + step + stops.length) % stops.length]?.focus();
    } else if (event.key === 'Enter' && event.target === field.current) choose(found[0]);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) element.current?.close();
    else {
      // Who goes on typing means the field.
      if (/^.$/u.test(event.key) && event.key !== ' ' && !event.ctrlKey && !event.metaKey) field.current?.focus();
      return;
    }
    event.preventDefault();
  };
  return (
    <dialog
      ref={element}
      className="palette"
      aria-label={messages.palette}
      onClose={() => {
        setDialog(undefined);
      }}
      {...CLOSED_BY_ANY}
    >
      <div className="palette-sheet" role="presentation" onKeyDown={keyed}>
        <label className="ui-visually-hidden" htmlFor={id}>
          {messages.paletteFind}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          placeholder={messages.paletteFind}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
        <ul>
          {found.map((command) => (
            <li key={command.name}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={command.label}
                aria-disabled={!isEnabled(command) || undefined}
                onClick={() => {
                  choose(command);
                }}
              >
                <span className="menu-icon">{command.icon && <command.icon aria-hidden size={16} />}</span>
                <span>{command.label}</span>
                {command.keys?.[0] !== undefined && <kbd>{formatKeybinding(command.keys[0])}</kbd>}
              </button>
            </li>
          ))}
        </ul>
        <output>{found.length === 0 && messages.paletteNothing(typed.trim())}</output>
      </div>
    </dialog>
  );
}
