/** Explains the plan's colors and marks. */
import Shapes from 'lucide-react/icons/shapes';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from '../../ui/useDismiss.ts';
import { messages } from '../messages.ts';
import { useLayer } from '../page/layers.ts';
import { LegendRows } from './LegendRows.tsx';
import { clearFilterAtom } from './tableFilter.ts';

export function Legend(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const clearFilter = useSetAtom(clearFilterAtom);
  // A category that is chosen here lasts until the visitor leaves the plan.
  useEffect(() => () => clearFilter(), [clearFilter]);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useLayer(isOpen, () => setIsOpen(false));
  useDismiss(root, isOpen, (reason) => {
    if (reason === 'focus-out') return;
    setIsOpen(false);
    if (reason === 'escape') button.current?.focus();
  });
  return (
    <div ref={root} className="booker-legend">
      <button
        ref={button}
        type="button"
        className="booker-floating-button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Shapes aria-hidden size="1.25rem" />
        <span>{messages.legend}</span>
      </button>
      <div id={panelId} className="booker-legend-panel" hidden={!isOpen}>
        {isOpen && <LegendRows />}
      </div>
    </div>
  );
}
