/** Commands for the selection: one tab stop, with arrow keys between the buttons. */
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages.ts';
import { CommandButton } from '../CommandButton.tsx';
import { getCommand } from '../definitions/commandRegistry.ts';
import { moveToolbarFocus } from './Toolbar.tsx';

/** By group. The menu has all commands. */
const BAR_COMMANDS = [
  ['duplicate', 'delete'],
  ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['distribute-horizontally', 'distribute-vertically'],
  ['group', 'ungroup', 'order-front', 'order-back', 'lock'],
  ['context-menu'],
].map((names) => names.map(getCommand));

const FIRST = BAR_COMMANDS[0]?.[0]?.name;

export function ActionBar(): ReactNode {
  // A narrow bar hides some groups, so the first button is the tab stop while the focus is elsewhere.
  const [focused, setFocused] = useState(FIRST);
  return (
    <div
      role="toolbar"
      aria-label={messages.actions}
      className="editor-bar-actions"
      tabIndex={-1}
      onKeyDown={moveToolbarFocus}
      onFocus={({ target }) => {
        setFocused(target.dataset['command'] ?? FIRST);
      }}
      onBlur={() => {
        setFocused(FIRST);
      }}
    >
      {BAR_COMMANDS.map((group) => (
        <div key={group[0]?.name} className="editor-bar-part">
          {group.map((command) => (
            <CommandButton key={command.name} command={command} tabIndex={command.name === focused ? 0 : -1} />
          ))}
        </div>
      ))}
    </div>
  );
}
