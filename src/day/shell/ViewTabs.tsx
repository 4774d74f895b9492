/** The three views of the day, as tabs. Arrow keys go from one to the next. */
import ChartGantt from 'lucide-react/icons/chart-gantt';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useAtom } from 'jotai';
import type { KeyboardEvent, ReactNode } from 'react';
import { VIEWS, type View, viewAtom } from '../state/view.ts';
import { messages } from '../messages.ts';

const ICONS = { plan: MapIcon, timeline: ChartGantt, list: List } as const;

/** The ids of a view's tab and panel. */
export const tabId = (view: View): string => `day-tab-${view}`;
export const panelId = (view: View): string => `day-panel-${view}`;

export function ViewTabs(): ReactNode {
  const [current, setView] = useAtom(viewAtom);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const at = VIEWS.indexOf(current);
    const step = steps[event.key];
    const ends: Readonly<Record<string, View | undefined>> = { Home: VIEWS[0], End: VIEWS.at(-1) };
    const next = step === undefined ? ends[event.key] : VIEWS[(at + step + VIEWS.length) % VIEWS.length];
    if (!next) return;
    event.preventDefault();
    setView(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className="day-tabs" role="tablist" aria-label={messages.views}>
      {VIEWS.map((view) => {
        const Icon = ICONS[view];
        return (
          <button
            key={view}
            id={tabId(view)}
            type="button"
            role="tab"
            aria-selected={view === current}
            aria-controls={panelId(view)}
            tabIndex={view === current ? 0 : -1}
            onClick={() => setView(view)}
            onKeyDown={handleKeyDown}
          >
            <Icon aria-hidden size={20} />
            <span>{messages.tabs[view]}</span>
          </button>
        );
      })}
    </div>
  );
}
