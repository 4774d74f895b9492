/**
 * A side panel that collapses to its heading. Collapsed, its content stays available to the keyboard and screen
 * readers.
 */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { type PanelName, togglePanelAtom, panelsAtom } from '../session/panels.ts';
import { messages } from '../messages.ts';
import './panel.css';
import type { Elements } from '../../ui/jsx.ts';

/** `count` appears beside the title. */
type PanelProps = {
  readonly panel: PanelName;
  readonly title: string;
  readonly count?: number;
  readonly children: Elements;
};

export function Panel({ panel, title, count, children }: PanelProps): ReactNode {
  const isOpen = useAtomValue(panelsAtom).has(panel);
  const togglePanel = useSetAtom(togglePanelAtom);
  const id = useId();
  return (
    <div className="editor-panel" data-panel={panel} data-open={isOpen}>
      <h2 className="editor-panel-heading">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={count === undefined ? undefined : `${id}-count`}
          title={messages.togglePanel({ panel: title, open: isOpen })}
          onClick={() => togglePanel(panel)}
        >
          <ChevronDown aria-hidden size={16} />
          <span>{title}</span>
          {count !== undefined && (
            <span id={`${id}-count`} className="editor-panel-count" aria-hidden>
              {count}
            </span>
          )}
        </button>
      </h2>
      <div id={id} className="editor-panel-body">
        {children}
      </div>
    </div>
  );
}
