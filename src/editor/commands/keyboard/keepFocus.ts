/** Keeps the focus of keyboard users near a button that a key has removed or disabled, instead of losing it to the page. */

const REGIONS = 'section, dialog, [role="toolbar"]';
const BUTTONS = 'button:not(:disabled), a[href], input[type="checkbox"]:not(:disabled)';

/** The button that had the focus at the last key press, and the buttons of its region. */
type Pressed = {
  readonly button: HTMLElement;
  readonly list: Element | null;
  readonly region: Element | null;
  readonly all: readonly HTMLElement[];
};

/** Watches the whole page until the returned function is called. Where nothing is left, the focus goes to `fallback`. */
export function startKeepingFocus(fallback: () => HTMLElement | undefined): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: Pressed | undefined;
  window.addEventListener(
    'keydown',
    () => {
      const button = document.activeElement;
      pressed = undefined;
      if (!(button instanceof HTMLElement) || !button.matches(BUTTONS)) return;
      const region = button.closest(REGIONS);
      pressed = { button, region, list: button.closest('ul, ol'), all: buttonsIn(region) };
    },
    { signal, capture: true },
  );
  // After a click the keys go to the plan, also without the focus.
  window.addEventListener('pointerdown', () => (pressed = undefined), { signal, capture: true });
  const observer = new MutationObserver(() => {
    if (!pressed || document.activeElement !== document.body || isUsable(pressed.button)) return;
    const next = neighborOf(pressed);
    pressed = undefined;
    (next ?? fallback())?.focus({ preventScroll: next === undefined });
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => controller.abort();
}

/**
 * Returns what takes the place of a removed button: the same button of the next entry, or else what follows. What
 * follows a disabled button is another action, so the focus goes back.
 */
function neighborOf({ button, list, region, all }: Pressed): HTMLElement | undefined {
  const place = all.indexOf(button);
  const before = all.slice(0, Math.max(place, 0)).findLast(isUsable);
  if (button.isConnected) return before;
  const after = all.slice(place + 1).filter(isUsable);
  const same = after.find((other) => other.className === button.className && other.closest('ul, ol') === list);
  // A region that was drawn anew has none of its buttons left, but has others in their places.
  const anew = region?.isConnected ? buttonsIn(region).filter(isUsable) : [];
  return (list && same) ?? after[0] ?? before ?? anew[Math.min(place, anew.length - 1)];
}

function buttonsIn(region: Element | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])].filter(({ tabIndex }) => tabIndex >= 0);
}

function isUsable(button: HTMLElement): boolean {
  return button.isConnected && button.matches(BUTTONS) && button.getClientRects().length > 0;
}
