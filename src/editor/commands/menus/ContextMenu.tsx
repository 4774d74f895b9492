/** The commands for the selection, where the plan was right-clicked. */
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { contextMenuAtom } from '../../session/panels.ts';
import { planHandleAtom } from '../../session/view.ts';
import { useDismiss } from '../../../ui/useDismiss.ts';
import { messages } from '../../messages.ts';
import { getCommand } from '../definitions/commandRegistry.ts';
import { MenuItem, menuItemsIn, moveInMenu } from './MenuItem.tsx';
import './menu.css';

const GROUPS = [
  ['cut', 'copy', 'paste', 'duplicate', 'save-symbol', 'delete'],
  ['only-tables', 'only-decor', 'group', 'ungroup', 'join', 'separate', 'lock', 'hide'],
  ['order-front', 'order-forward', 'order-backward', 'order-back'],
  ['zoom-selection', 'select-all'],
].map((names) => names.map(getCommand));
/** Distance from the edges of the page. */
const MARGIN_PX = 8;

export function ContextMenu(): ReactNode {
  const [at, setAt] = useAtom(contextMenuAtom);
  const plan = useAtomValue(planHandleAtom);
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = popover.current;
    if (!at || !menu) return;
    menu.showPopover();
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(MARGIN_PX, Math.min(at.x, window.innerWidth - width - MARGIN_PX))}px`;
    menu.style.top = `${Math.max(MARGIN_PX, Math.min(at.y, window.innerHeight - height - MARGIN_PX))}px`;
    menuItemsIn(menu)[0]?.focus();
  }, [at]);
  const close = (): void => {
    setAt(undefined);
    plan?.element.focus({ preventScroll: true });
  };
  useDismiss(popover, at !== undefined, (reason) => {
    if (reason === 'escape') close();
    else setAt(undefined);
  });
  if (!at) return null;
  return (
    <div
      ref={popover}
      // An automatic popover closes when the finger that opened it is lifted.
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={messages.contextMenu}
      className="editor-menu-popover editor-context-menu"
      onKeyDown={(event) => {
        if (event.key === 'Tab') {
          event.preventDefault();
          close();
        } else moveInMenu(event);
      }}
    >
      {GROUPS.map((group) => (
        <div key={group[0]?.name} className="editor-menu-group">
          {group.map((command) => (
            <MenuItem key={command.name} command={command} onDone={close} />
          ))}
        </div>
      ))}
    </div>
  );
}
