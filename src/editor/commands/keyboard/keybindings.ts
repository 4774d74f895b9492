/** Keys as commands write them: `V`, `Mod+Z`, `Shift+Mod+G`, `ArrowLeft`. `Mod` is ⌘ on a Mac, Ctrl elsewhere. */

const isMac = /mac|iphone|ipad/i.test(navigator.platform);

/** The name of what was pressed. Shift is named with letters and arrows only: on other keys it is how they are written. */
export function keybindingOf(event: KeyboardEvent): string {
  const letter = letterOf(event);
  const key = letter ?? (event.key === ' ' ? 'Space' : event.key);
  const shift = event.shiftKey && (letter !== undefined || /^Arrow|^Enter$|^Space$/.test(key));
  const mod = isMac ? event.metaKey : event.ctrlKey;
  const other = isMac ? event.ctrlKey : event.metaKey;
  return [shift && 'Shift', event.altKey && 'Alt', other && 'Other', mod && 'Mod', key].filter(Boolean).join('+');
}

/** A keyboard of another script has the letters where this one has them. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  const isForeign = key.length === 1 && key.charCodeAt(0) > 0x24f;
  return isForeign ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
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

/** As it is told to people: `Ctrl Shift G`, `⇧⌘G`. */
export function formatKeybinding(name: string): string {
  const parts = name === '+' ? ['+'] : name.split('+').map((part) => (part === '' ? '+' : part));
  const words = parts.map((part) =>
    isMac
      ? ({ Mod: '⌘', Shift: '⇧', Alt: '⌥' }[part] ?? SIGNS[part] ?? part)
      : ({ Mod: 'Ctrl' }[part] ?? SIGNS[part] ?? part),
  );
  return words.join(isMac ? '' : ' ');
}

/** The same for `aria-keyshortcuts`. */
export function ariaKeyShortcuts(keys: readonly string[]): string {
  return keys.map((name) => (name === '+' ? 'Plus' : name.replace('Mod', isMac ? 'Meta' : 'Control'))).join(' ');
}

/** Whether a press goes into a field: then it is no command's. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="button"])',
      ))
  );
}
