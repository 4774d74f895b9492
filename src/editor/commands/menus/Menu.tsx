/**
 * A menu of all commands, by group. It is a native popover: the browser handles Escape, outside clicks and focus
 * return.
 */
import { useAtomValue } from 'jotai';
import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useId, useRef, useState } from 'react';
import { pageAtom } from '../../document/hostState.ts';
import { messages } from '../../messages.ts';
import type { CommandGroup } from '../command.ts';
import { commands } from '../definitions/commandRegistry.ts';
import { IconButton } from '../../controls/Button.tsx';
import { MenuItem, menuItemsIn, moveInMenu } from './MenuItem.tsx';
import './menu.css';

const GROUPS: readonly CommandGroup[] = ['file', 'edit', 'arrange', 'view', 'help'];

export function Menu(): ReactNode {
  const { version } = useAtomValue(pageAtom);
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (): void => popover.current?.hidePopover();
  return (
    <div className="editor-menu">
      <IconButton
        icon={MenuIcon}
        size={18}
        label={messages.menu}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      />
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        // Where the menu scrolls, keys must reach it.
        tabIndex={0}
        aria-label={messages.menu}
        className="editor-menu-popover"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        // Before it is shown, nothing in it can take the focus. Only from an item can the browser return it.
        onToggle={({ newState }) => {
          if (newState === 'open') menuItemsIn(popover.current)[0]?.focus();
          else setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') close();
          else moveInMenu(event);
        }}
      >
        {isOpen && (
          <div className="editor-menu-columns">
            {GROUPS.map((group) => (
              <fieldset key={group} aria-label={messages.groups[group]} className="editor-menu-group">
                <p aria-hidden className="editor-menu-heading">
                  {messages.groups[group]}
                </p>
                {commands
                  .filter((command) => command.group === group && !command.hiddenInMenus)
                  .map((command) => (
                    <MenuItem key={command.name} command={command} onDone={close} />
                  ))}
              </fieldset>
            ))}
            {version !== undefined && <div className="editor-menu-heading">{`Tidetable ${version}`}</div>}
          </div>
        )}
      </div>
    </div>
  );
}
