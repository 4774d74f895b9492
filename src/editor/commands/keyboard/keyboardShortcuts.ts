/** Keys, and the clipboard's events, as commands. */
import type { createStore } from 'jotai';
import { endNudgeAtom } from '../../tools/select/nudge.ts';
import { selectedKeysAtom } from '../../document/selection.ts';
import { dispatchToolEventAtom, toolStateAtom } from '../../tools/toolState.ts';
import { copySelectionAtom, cutSelectionAtom, pasteTextAtom } from '../definitions/clipboardCommands.ts';
import { runCommandAtom } from '../command.ts';
import { commandForKey } from '../commandRegistry.ts';
import { isTextField, keybindingOf } from './keybindings.ts';

type Store = ReturnType<typeof createStore>;

/** Elements that have keys of their own: there, only what no such key means is a command. */
const OWN_KEYS =
  'button, a, summary, [role="menu"], [role="menuitem"], [role="toolbar"], [role="tab"], [role="slider"], [role="separator"], input, select';
const KEYS_OF_ELEMENTS = /^(?:Shift\+)?(?:Enter|Space|Arrow\w+|Tab)$/;
const KEYS_OF_TOOLS = new Set(['Enter', 'Backspace']);

/** Follows keys wherever they are pressed on the page, until the returned function is called. */
export function startKeyboardShortcuts(store: Store): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;

  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return;
    const name = keybindingOf(event);
    if (isInMenu(event.target) && !name.includes('Mod')) return;
    if (KEYS_OF_ELEMENTS.test(name) && hasOwnKeys(event.target)) return;
    if (
      KEYS_OF_TOOLS.has(name) &&
      store.get(toolStateAtom) !== 'idle' &&
      store.set(dispatchToolEventAtom, { type: 'key', key: name as 'Enter' | 'Backspace' })
    ) {
      take(event);
      return;
    }
    const command = commandForKey(name);
    if (!command || command.native) return;
    // Where it can't be done now, the browser must not do something else instead: Ctrl D makes a bookmark.
    // What is no command now may still be the tool's own key: Enter goes into a shape, to its points.
    if (
      store.set(runCommandAtom, command) ||
      name.includes('Mod') ||
      (KEYS_OF_TOOLS.has(name) && store.set(dispatchToolEventAtom, { type: 'key', key: name as 'Enter' | 'Backspace' }))
    )
      take(event);
  };
  // Before the plan has it: arrows move what is selected, not the view.
  window.addEventListener('keydown', press, { signal, capture: true });
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key.startsWith('Arrow')) store.set(endNudgeAtom);
    },
    { signal },
  );
  window.addEventListener(
    'blur',
    () => {
      store.set(endNudgeAtom);
    },
    { signal },
  );

  const copy = (event: ClipboardEvent, how: typeof copySelectionAtom): void => {
    if (isElsewhere(event.target) || isReading() || store.get(selectedKeysAtom).size === 0) return;
    const text = store.set(how);
    if (text === undefined || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener(
    'copy',
    (event) => {
      copy(event, copySelectionAtom);
    },
    { signal },
  );
  document.addEventListener(
    'cut',
    (event) => {
      copy(event, cutSelectionAtom);
    },
    { signal },
  );
  document.addEventListener(
    'paste',
    (event) => {
      if (isElsewhere(event.target) || !event.clipboardData) return;
      event.preventDefault();
      store.set(pasteTextAtom, event.clipboardData.getData('text/plain'));
    },
    { signal },
  );
  return () => {
    stopped.abort();
  };
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** In a field, or below a dialog that lies over everything. */
function isElsewhere(target: EventTarget | null): boolean {
  return isTextField(target) || document.querySelector('dialog[open]:modal') !== null;
}

/** There, letters look for an item, and Escape closes. */
function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null;
}

function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

/** Words of the page are marked, and are what is meant to be copied. */
function isReading(): boolean {
  return (document.getSelection()?.toString() ?? '') !== '';
}
