/** The command palette: finds commands by name and runs them. */
import { type Getter, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { foldText } from '../../../domain/text/foldText.ts';
import { LIGHT_DISMISS } from '../../../ui/Dialog.tsx';
import { messages } from '../../messages.ts';
import { dialogAtom } from '../../session/panels.ts';
import { type Command, isEnabled, runCommandAtom } from '../command.ts';
import { commands } from '../definitions/commandRegistry.ts';
import { formatKeybinding } from '../keybindings.ts';
import { moveFocus } from '../rovingFocus.ts';
import { isComposing } from '../../../ui/isComposing.ts';
import './commandPalette.css';

export function CommandPalette(): ReactNode {
  return useAtomValue(dialogAtom) === 'palette' ? <OpenPalette /> : null;
}

/** Returns the commands that match every word of the query: enabled commands first, then those that start with it. */
function matchCommands(all: readonly Command[], query: string, get: Getter): readonly Command[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const matches = all.filter(
    ({ label, group, hiddenInMenus }) =>
      !hiddenInMenus && words.every((word) => foldText(`${label} ${messages.groups[group]}`).includes(word)),
  );
  const rank = (command: Command): number =>
    (isEnabled(command, get) ? 0 : 2) + (foldText(command.label).startsWith(words[0] ?? '') ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b));
}

function OpenPalette(): ReactNode {
  const store = useStore();
  const setDialog = useSetAtom(dialogAtom);
  const run = useSetAtom(runCommandAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const id = useId();
  const matches = useMemo(() => matchCommands(commands, query, store.get), [query, store]);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const choose = (command: Command | undefined): void => {
    if (!command || !isEnabled(command, store.get)) return;
    dialog.current?.close();
    run(command);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      moveFocus(event, [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]);
    } else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      choose(matches[0]);
    } else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      dialog.current?.close();
    } else if (/^\S$/u.test(event.key) && !event.ctrlKey && !event.metaKey) input.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="editor-palette"
      aria-label={messages.palette}
      onClose={() => setDialog(undefined)}
      {...LIGHT_DISMISS}
    >
      <div className="editor-palette-page" role="presentation" onKeyDown={handleKeyDown}>
        <label className="ui-visually-hidden" htmlFor={id}>
          {messages.searchCommands}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          placeholder={messages.searchCommands}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <ul>
          {matches.map((command, index) => (
            <li key={command.name}>
              <button
                type="button"
                tabIndex={index === 0 ? 0 : -1}
                aria-label={command.label}
                aria-disabled={!isEnabled(command, store.get) || undefined}
                onClick={() => choose(command)}
              >
                <span className="editor-menu-icon">{command.icon && <command.icon aria-hidden size={16} />}</span>
                <span>{command.label}</span>
                {command.keys?.[0] !== undefined && (
                  <kbd className="editor-key">{formatKeybinding(command.keys[0])}</kbd>
                )}
              </button>
            </li>
          ))}
        </ul>
        <output>{matches.length === 0 && messages.noMatchingCommand({ typed: query.trim() })}</output>
      </div>
    </dialog>
  );
}
