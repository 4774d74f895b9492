/** The space bar: while it is down, the mouse moves the plan, whatever the tool. */
import { isTextField } from '../commands/keyboard/keybindings.ts';

export type SpaceKey = { isDown(): boolean; follow(): () => void };

export function createSpaceKey(): SpaceKey {
  let down = false;
  return {
    isDown: () => down,
    follow() {
      const stopped = new AbortController();
      const { signal } = stopped;
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== ' ' || isTextField(event.target)) return;
          // On a button it is a press of that button.
          if (event.target instanceof HTMLElement && event.target.closest('button, summary, [role="menuitem"], a'))
            return;
          event.preventDefault();
          down = true;
        },
        { signal },
      );
      window.addEventListener(
        'keyup',
        (event) => {
          if (event.key === ' ') down = false;
        },
        { signal },
      );
      window.addEventListener(
        'blur',
        () => {
          down = false;
        },
        { signal },
      );
      return () => {
        stopped.abort();
      };
    },
  };
}
