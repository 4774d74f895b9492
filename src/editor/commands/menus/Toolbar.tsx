/** The toolbar: one tab stop, with arrow keys between the tools. */
import { useAtomValue } from 'jotai';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { toolAtom } from '../../tools/toolState.ts';
import { messages } from '../../messages.ts';
import { CommandButton } from '../CommandButton.tsx';
import { moveFocus } from '../rovingFocus.ts';
import { toolGroups } from '../definitions/toolCommands.ts';
import './toolbar.css';

/** Moves the focus among a toolbar's visible buttons. */
export function moveToolbarFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  moveFocus(
    event,
    buttons.filter((button) => button.offsetParent !== null),
  );
}

export function Toolbar(): ReactNode {
  const tool = useAtomValue(toolAtom);
  // The points tool has no button.
  const tabStop = tool === 'points' ? 'select' : tool;
  return (
    <div
      role="toolbar"
      aria-label={messages.tools}
      aria-orientation="vertical"
      className="editor-toolbar"
      onKeyDown={moveToolbarFocus}
      tabIndex={-1}
    >
      {toolGroups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <hr className="editor-toolbar-line" />}
          {group.map((command) => (
            <CommandButton
              key={command.name}
              command={command}
              tabIndex={command.name === `tool-${tabStop}` ? 0 : -1}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
