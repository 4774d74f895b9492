/** The toolbar: one tab stop, with arrow keys between the tools. */
import { useAtomValue, useStore } from 'jotai';
import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { planHandleAtom } from '../../session/view.ts';
import { crosshairAtom, showCrosshairAtom } from '../../tools/crosshair.ts';
import { toolAtom } from '../../tools/toolState.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
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
    buttons.filter((button) => button.checkVisibility({ visibilityProperty: true })),
  );
}

export function Toolbar(): ReactNode {
  const tool = useAtomValue(toolAtom);
  const store = useStore();
  // A finger sees no tooltips.
  const isTouch = useMediaQuery('(pointer: coarse)');
  // The points tool has no button.
  const tabStop = tool === 'points' ? 'select' : tool;
  return (
    <div
      role="toolbar"
      aria-label={messages.tools}
      aria-orientation="vertical"
      className="editor-toolbar"
      onKeyDown={moveToolbarFocus}
      onClick={(event) => {
        // A tool chosen with the keyboard draws with the keyboard.
        if (event.detail !== 0) return;
        store.set(showCrosshairAtom);
        if (store.get(crosshairAtom)) store.get(planHandleAtom)?.element.focus();
      }}
      tabIndex={-1}
    >
      {toolGroups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && <hr className="editor-toolbar-line" />}
          {group.map((command) => (
            <CommandButton
              key={command.name}
              command={command}
              named={isTouch}
              tabIndex={command.name === `tool-${tabStop}` ? 0 : -1}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
