/** Tracks the space bar. While it is down, the mouse pans the plan with any tool. */
import { isTextField } from '../commands/keybindings.ts';

type SpaceKey = { isDown(): boolean; follow(): () => void };

/** Elements that space activates. The inputs that are no text fields are among them. */
const ACTIVATED_BY_SPACE = 'button, summary, [role="menuitem"], a, input';

/**
 * A button that was clicked keeps the focus. Space still pans after that, if the mouse is over the plan. After keyboard
 * navigation, space activates the focused button, until the mouse moves again.
 */
export function createSpaceKey(isMouseOverPlan: () => boolean): SpaceKey {
  let isDown = false;
  /** Pressed while the mouse was still over the button that it had clicked. It pans once the mouse is over the plan. */
  let isHeld = false;
  const pans = (): boolean => isDown || (isHeld && isMouseOverPlan());
  return {
    isDown: pans,
    follow() {
      const controller = new AbortController();
      const { signal } = controller;
      let isMouseInUse = false;
      const listen = <Name extends keyof WindowEventMap>(
        name: Name,
        handle: (event: WindowEventMap[Name]) => void,
      ): void => window.addEventListener(name, handle, { signal, capture: true });
      listen('pointerdown', () => {
        isMouseInUse = true;
      });
      listen('pointermove', ({ movementX, movementY }) => {
        // Browsers also report moves of a mouse that rests, when the page below it changes.
        if (movementX !== 0 || movementY !== 0) isMouseInUse = true;
      });
      listen('keydown', (event) => {
        if (event.key === 'Tab' || event.key.startsWith('Arrow')) isMouseInUse = false;
        if (event.key !== ' ' || isTextField(event.target)) return;
        const isOnControl = event.target instanceof HTMLElement && event.target.closest(ACTIVATED_BY_SPACE) !== null;
        if (isOnControl && !(isMouseInUse && isMouseOverPlan())) {
          isHeld = isMouseInUse;
          return;
        }
        event.preventDefault();
        isDown = true;
      });
      listen('keyup', (event) => {
        if (event.key !== ' ') return;
        // A button is activated when space is released.
        if (pans()) event.preventDefault();
        isDown = false;
        isHeld = false;
      });
      listen('blur', () => {
        isDown = false;
        isHeld = false;
      });
      return () => controller.abort();
    },
  };
}
