/** Keybindings, written as `V`, `Mod+Z`, `Shift+Mod+G` or `ArrowLeft`. `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
import { toAsciiDigits } from '../../domain/text/digits.ts';

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** A key of another script. An Arabic one can type two letters. */
const OTHER_SCRIPT = /^[\u0250-\uffff]{1,2}$/;
const BRACKETS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/**
 * Returns the keybinding of a key press. Shift counts only with letters and arrows, and AltGr only with letters: other
 * characters already include them.
 */
export function keybindingOf(event: KeyboardEvent, onMac = isMac): string {
  const letter = letterOf(event, onMac);
  const character = characterOf(event, onMac);
  const key = letter ?? (character === ' ' ? 'Space' : character);
  const shift = event.shiftKey && (letter !== undefined || /^Arrow|^Enter$|^Space$/.test(key));
  // Windows reports AltGr as Ctrl and Alt.
  const isTyped = letter === undefined && event.getModifierState('AltGraph');
  const alt = event.altKey && !isTyped;
  const mod = onMac ? event.metaKey : event.ctrlKey && !isTyped;
  const otherMod = onMac ? event.ctrlKey : event.metaKey;
  return [shift && 'Shift', alt && 'Alt', otherMod && 'Other', mod && 'Mod', key].filter(Boolean).join('+');
}

/** Maps keyboards of other scripts to the Latin letter on the same key. With Alt, a Mac types other characters. */
function letterOf({ key, code, altKey }: KeyboardEvent, onMac: boolean): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  if (altKey && onMac) return /^Key([A-Z])$/.exec(code)?.[1];
  return OTHER_SCRIPT.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
}

/** Maps digits, brackets and the question mark of other scripts to the Latin ones. */
function characterOf({ key, code, altKey }: KeyboardEvent, onMac: boolean): string {
  const isOther = OTHER_SCRIPT.test(key);
  const bracket = isOther || (onMac && altKey) ? BRACKETS[code] : undefined;
  if (bracket !== undefined) return bracket;
  return isOther ? toAsciiDigits(key).replace('؟', '?') : key;
}

const KEY_SYMBOLS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Backspace: '⌫',
  Escape: 'Esc',
  Enter: '↵',
  '-': '−',
};

/** Formats a keybinding for display: `Ctrl Shift G` or `⇧⌘G`. */
export function formatKeybinding(name: string): string {
  const parts = name === '+' ? ['+'] : name.split('+').map((part) => (part === '' ? '+' : part));
  const words = parts.map((part) =>
    isMac
      ? ({ Mod: '⌘', Shift: '⇧', Alt: '⌥' }[part] ?? KEY_SYMBOLS[part] ?? part)
      : ({ Mod: 'Ctrl' }[part] ?? KEY_SYMBOLS[part] ?? part),
  );
  return words.join(isMac ? '' : ' ');
}

/** Formats keybindings for `aria-keyshortcuts`. */
export function ariaKeyShortcuts(keys: readonly string[]): string {
  return keys.map((name) => (name === '+' ? 'Plus' : name.replace('Mod', isMac ? 'Meta' : 'Control'))).join(' ');
}

/** Reports whether key presses on the target enter text. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="button"])',
      ))
  );
}
