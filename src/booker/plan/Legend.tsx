/** Explains the plan's colors and marks. */
import Shapes from 'lucide-react/icons/shapes';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useDismiss } from '../../ui/useDismiss.ts';
import { messages } from '../messages.ts';
import { tableStepChunkAtom } from './lazyMap.ts';

export function Legend(): ReactNode {
  const chunk = useAtomValue(tableStepChunkAtom);
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
        aria-controls="legend"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Shapes aria-hidden size={20} />
        <span>{messages.legend}</span>
      </button>
      <div id="legend" className="booker-legend-panel" hidden={!isOpen}>
        {isOpen && chunk && <chunk.LegendRows />}
      </div>
    </div>
  );
}
