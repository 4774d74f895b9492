/** The tools. One stop of the Tab key; arrows go from tool to tool. */
import { useAtomValue } from 'jotai';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { toolAtom } from '../../tools/toolState.ts';
import { messages } from '../../messages.ts';
import { CommandButton } from '../CommandButton.tsx';
import { toolGroups } from '../definitions/toolCommands.ts';
import './toolbar.css';

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the focus among a toolbar's buttons. */
export function moveToolbarFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.offsetParent !== null,
  );
  const at = buttons.indexOf(event.target as HTMLElement);
  const move = MOVES[event.key];
  const to =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? buttons.length - 1
        : move && at !== -1
          ? (at + move + buttons.length) % buttons.length
          : undefined;
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[to]?.focus();
}

export function Toolbar(): ReactNode {
  const tool = useAtomValue(toolAtom);
  // The points of a shape are edited by a tool that has no button here.
  const stop = tool === 'points' ? 'select' : tool;
  return (
    <div
      role="toolbar"
      aria-label={messages.tools}
      aria-orientation="vertical"
      className="tools"
      onKeyDown={moveToolbarFocus}
      tabIndex={-1}
    >
      {toolGroups.map((group, place) => (
        <Fragment key={group[0]!.name}>
          {place > 0 && <hr className="tools-line" />}
          {group.map((command) => (
            <CommandButton key={command.name} command={command} tabIndex={command.name === `tool-${stop}` ? 0 : -1} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
