/** The line below the plan: where the view and the hand are, how much is selected, and what has just happened. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { pointsShapeAtom } from '../atoms/points.ts';
import { selectedAtom } from '../atoms/selection.ts';
import { toolAtom } from '../atoms/tool.ts';
import { pointerAtom, sayingAtom, viewportAtom } from '../atoms/view.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { commandNamed } from '../commands/commands.ts';
import { words } from '../words.ts';
import './statusLine.css';

export function StatusLine(): ReactNode {
  const saying = useAtomValue(sayingAtom);
  const count = useAtomValue(selectedAtom).size;
  const hasPoints = useAtomValue(pointsShapeAtom) !== undefined;
  const tool = useAtomValue(toolAtom);
  return (
    <footer className="status" aria-label={words.status}>
      <div className="status-zoom">
        <CommandButton command={commandNamed('zoom-out')} />
        <Zoom />
        <CommandButton command={commandNamed('zoom-in')} />
        <CommandButton command={commandNamed('zoom-fit')} />
      </div>
      <Place />
      <span className="status-selected">
        {words.selected(count)}
        {hasPoints && tool === 'select' && ` · ${words.pointsHow}`}
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
  return <span className="status-figure">{view ? words.zoom(Math.round(view.scale * 100)) : ''}</span>;
}

function Place(): ReactNode {
  const at = useAtomValue(pointerAtom);
  return (
    <span className="status-place" aria-hidden>
      {at ? words.at(Math.round(at.x), Math.round(at.y)) : ''}
    </span>
  );
}
