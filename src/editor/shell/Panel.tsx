/** A panel beside the plan, which folds to its heading. Folded, what it holds is out of sight and still within reach of keyboard and screen reader. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { type PanelName, togglePanelAtom, panelsAtom } from '../session/view.ts';
import { messages } from '../messages.ts';
import './panel.css';

/** `count` is told beside the title. */
type PanelProps = {
  readonly panel: PanelName;
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
};

export function Panel({ panel, title, count, children }: PanelProps): ReactNode {
  const open = useAtomValue(panelsAtom).has(panel);
  const fold = useSetAtom(togglePanelAtom);
  const id = useId();
  return (
    <div className="panel" data-panel={panel} data-open={open}>
      <h2 className="panel-heading">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-describedby={count === undefined ? undefined : `${id}-count`}
          title={messages.foldPanel(title, open)}
          onClick={() => {
            fold(panel);
          }}
        >
          <ChevronDown aria-hidden size={16} />
          {title}
          {count !== undefined && (
            <span id={`${id}-count`} className="panel-count" aria-hidden>
              {count}
            </span>
          )}
        </button>
      </h2>
      <div id={id} className="panel-body">
        {children}
      </div>
    </div>
  );
}
