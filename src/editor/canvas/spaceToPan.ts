/** Tracks the space bar. While it is down, the mouse pans the plan with any tool. */
import { isTextField } from '../commands/keybindings.ts';

export type SpaceKey = { isDown(): boolean; follow(): () => void };

export function createSpaceKey(): SpaceKey {
  let isDown = false;
  return {
    isDown: () => isDown,
    follow() {
      const controller = new AbortController();
      const { signal } = controller;
      window.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== ' ' || isTextField(event.target)) return;
          // Space activates a focused button.
          if (event.target instanceof HTMLElement && event.target.closest('button, summary, [role="menuitem"], a'))
            return;
          event.preventDefault();
          isDown = true;
        },
        { signal },
      );
      window.addEventListener(
        'keyup',
        (event) => {
          if (event.key === ' ') isDown = false;
        },
        { signal },
      );
      window.addEventListener(
        'blur',
        () => {
          isDown = false;
        },
        { signal },
      );
      return () => {
        controller.abort();
      };
    },
  };
}
