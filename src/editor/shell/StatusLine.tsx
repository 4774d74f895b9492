/** The line below the plan: where the view and the hand are, how much is selected, and what has just happened. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { editableShapeAtom } from '../tools/points/selectedPoint.ts';
import { selectedKeysAtom } from '../document/selection.ts';
import { toolAtom } from '../tools/toolState.ts';
import { pointerPositionAtom, announcementAtom, viewportAtom } from '../session/view.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { getCommand } from '../commands/commandRegistry.ts';
import { messages } from '../messages.ts';
import './statusLine.css';

export function StatusLine(): ReactNode {
  const saying = useAtomValue(announcementAtom);
  const count = useAtomValue(selectedKeysAtom).size;
  const hasPoints = useAtomValue(editableShapeAtom) !== undefined;
  const tool = useAtomValue(toolAtom);
  return (
    <footer className="status" aria-label={messages.status}>
      <div className="status-zoom">
        <CommandButton command={getCommand('zoom-out')} />
        <Zoom />
        <CommandButton command={getCommand('zoom-in')} />
        <CommandButton command={getCommand('zoom-fit')} />
      </div>
      <Place />
      <span className="status-selected">
        {messages.selected(count)}
        {hasPoints && tool === 'select' && ` · ${messages.pointsHow}`}
      </span>
      {/* Another element each time, so that the same words are said twice. */}
      <output className="status-said">
        <span key={saying.at}>{saying.text}</span>
      </output>
    </footer>
  );
}

function Zoom(): ReactNode {
  const view = useAtomValue(viewportAtom);
  return <span className="status-figure">{view ? messages.zoom(Math.round(view.scale * 100)) : ''}</span>;
}

function Place(): ReactNode {
  const at = useAtomValue(pointerPositionAtom);
  return (
    <span className="status-place" aria-hidden>
      {at ? messages.at(Math.round(at.x), Math.round(at.y)) : ''}
    </span>
  );
}
