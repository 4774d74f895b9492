/** Runs commands on key presses and clipboard events. */
import type { createStore } from 'jotai';
import { endNudgeAtom } from '../../tools/select/nudge.ts';
import { selectedKeysAtom } from '../../document/selection.ts';
import { dispatchToolEventAtom, toolStateAtom } from '../../tools/toolState.ts';
import { copySelectionAtom, cutSelectionAtom, pasteTextAtom } from '../definitions/clipboardCommands.ts';
import { runCommandAtom } from '../command.ts';
import { commandForKey } from '../definitions/commandRegistry.ts';
import { pictureIn, placePictureAtom } from '../../files/uploadPicture.ts';
import { isTextField, keybindingOf } from '../keybindings.ts';
import { planHandleAtom } from '../../session/view.ts';
import { isComposing } from '../../../ui/isComposing.ts';
import { pressCrosshairKeyAtom } from '../../tools/crosshair.ts';

type Store = ReturnType<typeof createStore>;

/** Elements that handle some keys themselves. */
const ELEMENTS_WITH_KEYS =
  'button, a, summary, [role="menu"], [role="menuitem"], [role="toolbar"], [role="tab"], [role="slider"], [role="separator"], input, select';
const KEYS_OF_ELEMENTS = /^(?:Shift\+)?(?:Enter|Space|Arrow\w+|Tab)$/;
const PAGE_KEYS = /^(?:Shift\+)?Mod\+[A-Z]$/;
const KEYS_OF_TOOLS = new Set(['Enter', 'Backspace']);

/** Listens on the whole page until the returned function is called. */
export function startKeyboardShortcuts(store: Store): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event)) return;
    const name = keybindingOf(event);
    if (isOutsideCanvasInput(event.target)) {
      if (!isInModal()) runPageCommand(event, name);
      return;
    }
    if (isInMenu(event.target) && !name.includes('Mod')) return;
    if ((KEYS_OF_ELEMENTS.test(name) && handlesKeys(event.target)) || hasOwnShortcut(event.target, name)) return;
    if (store.set(pressCrosshairKeyAtom, name)) {
      consume(event);
      return;
    }
    if (
      KEYS_OF_TOOLS.has(name) &&
      store.get(toolStateAtom) !== 'idle' &&
      store.set(dispatchToolEventAtom, { type: 'key', key: name as 'Enter' | 'Backspace' })
    ) {
      consume(event);
      return;
    }
    const command = commandForKey(name);
    if (!command || command.native) return;
    // A disabled command must not trigger the browser's own shortcut: Ctrl D adds a bookmark.
    // Without a command, the key may belong to the tool: Enter edits the points of a shape.
    if (
      store.set(runCommandAtom, command) ||
      name.includes('Mod') ||
      (KEYS_OF_TOOLS.has(name) && store.set(dispatchToolEventAtom, { type: 'key', key: name as 'Enter' | 'Backspace' }))
    )
      consume(event);
    // Arrow keys would move the focus in a toolbar instead of the crosshair.
    if (command.group === 'tools' && handlesKeys(document.activeElement)) store.get(planHandleAtom)?.element.focus();
  };
  /** In a text field too, Ctrl S saves the plan with what was typed, and not the page. */
  const runPageCommand = (event: KeyboardEvent, name: string): void => {
    const command = PAGE_KEYS.test(name) ? commandForKey(name) : undefined;
    if (!command || (command.group !== 'file' && command.group !== 'help')) return;
    const field = event.target as HTMLElement;
    // Commits the text. A dialog returns the focus to the field.
    field.blur();
    if (field.isConnected) field.focus();
    store.set(runCommandAtom, command);
    consume(event);
  };
  // Captures the event before the plan, where arrow keys pan the view.
  window.addEventListener('keydown', handleKeyDown, { signal, capture: true });
  window.addEventListener(
    'keyup',
    (event) => {
      if (event.key.startsWith('Arrow')) store.set(endNudgeAtom);
    },
    { signal },
  );
  window.addEventListener('blur', () => store.set(endNudgeAtom), { signal });

  const copy = (event: ClipboardEvent, how: typeof copySelectionAtom): void => {
    if (isOutsideCanvasInput(event.target) || hasTextSelection() || store.get(selectedKeysAtom).size === 0) return;
    const text = store.set(how);
    if (text === undefined || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', (event) => copy(event, copySelectionAtom), { signal });
  document.addEventListener('cut', (event) => copy(event, cutSelectionAtom), { signal });
  // On Linux, the middle button pastes when it is released. On the plan it pans.
  let isMiddleClick = false;
  window.addEventListener(
    'pointerup',
    ({ button }) => {
      if (button !== 1) return;
      isMiddleClick = true;
      requestAnimationFrame(() => {
        isMiddleClick = false;
      });
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'paste',
    (event) => {
      if (isOutsideCanvasInput(event.target) || !event.clipboardData) return;
      event.preventDefault();
      if (isMiddleClick) return;
      // Cells of a sheet come with a picture of themselves.
      const text = event.clipboardData.getData('text/plain');
      const picture = text.trim() === '' ? pictureIn(event.clipboardData) : undefined;
      if (picture) void store.set(placePictureAtom, picture);
      else store.set(pasteTextAtom, text);
    },
    { signal },
  );
  return () => controller.abort();
}

function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Reports whether the target is a text field or covered by a modal dialog. */
function isOutsideCanvasInput(target: EventTarget | null): boolean {
  return isTextField(target) || isInModal();
}

function isInModal(): boolean {
  return document.querySelector('dialog[open]:modal') !== null;
}

/** In a menu, letters move the focus and Escape closes. */
function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"]') !== null;
}

function handlesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELEMENTS_WITH_KEYS) !== null;
}

/** Reports whether the target has that key itself, as a layer has F2. The keys of command buttons are everyone's. */
function hasOwnShortcut(target: EventTarget | null, name: string): boolean {
  return (
    target instanceof Element &&
    target.closest(`[aria-keyshortcuts~="${CSS.escape(name)}"]:not([data-command])`) !== null
  );
}

/** Reports whether text of the page is selected, which the browser then copies. */
function hasTextSelection(): boolean {
  return (document.getSelection()?.toString() ?? '') !== '';
}
