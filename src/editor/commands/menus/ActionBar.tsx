/** Commands for the selection: one tab stop, with arrow keys between the buttons. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import type { Command } from '../command.ts';
import { CommandButton } from '../CommandButton.tsx';
import { getCommand } from '../definitions/commandRegistry.ts';
import { moveToolbarFocus } from './Toolbar.tsx';

/** By group, the first ones to stay longest. The menu has all commands. */
const GROUPS = [
  ['duplicate', 'delete'],
  ['align-left', 'align-center', 'align-right', 'align-top', 'align-middle', 'align-bottom'],
  ['distribute-horizontally', 'distribute-vertically'],
  ['group', 'ungroup', 'join', 'order-front', 'order-back', 'lock'],
].map((names) => names.map(getCommand));
/** Always has room. */
const LAST_GROUP = [getCommand('context-menu')];

const FIRST = GROUPS[0]?.[0]?.name;

export function ActionBar(): ReactNode {
  // A narrow bar hides some groups, so the first button is the tab stop while the focus is elsewhere.
  const [focused, setFocused] = useState(FIRST);
  const groups = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (groups.current ? hideGroupsWithoutRoom(groups.current) : undefined), []);
  return (
    <div
      role="toolbar"
      aria-label={messages.actions}
      className="editor-bar-actions"
      tabIndex={-1}
      onKeyDown={moveToolbarFocus}
      onFocus={({ target }) => setFocused(target.dataset['command'] ?? FIRST)}
      onBlur={() => setFocused(FIRST)}
    >
      <div ref={groups} className="editor-bar-groups">
        {GROUPS.map((commands) => (
          <Group key={commands[0]?.name} commands={commands} focused={focused} />
        ))}
      </div>
      <Group commands={LAST_GROUP} focused={focused} />
    </div>
  );
}

type GroupProps = { readonly commands: readonly Command[]; readonly focused: string | undefined };

function Group({ commands, focused }: GroupProps): ReactNode {
  return (
    <div className="editor-bar-part">
      {commands.map((command) => (
        <CommandButton key={command.name} command={command} tabIndex={command.name === focused ? 0 : -1} />
      ))}
    </div>
  );
}

/**
 * Hides the groups that wrap because the bar is full: the focus must not go there. How much room there is depends on
 * the language, the size of text and of fingers, and what the bar says about saving.
 */
function hideGroupsWithoutRoom(container: HTMLElement): () => void {
  const groups = [...container.children].filter((child) => child instanceof HTMLElement);
  const observer = new ResizeObserver(() => {
    const room = container.getBoundingClientRect();
    for (const group of groups) {
      const { left, right, top } = group.getBoundingClientRect();
      const fits = left >= room.left - 1 && right <= room.right + 1 && top < room.bottom - 1;
      group.style.visibility = fits ? '' : 'hidden';
    }
  });
  for (const element of [container, ...groups]) observer.observe(element);
  return () => observer.disconnect();
}
