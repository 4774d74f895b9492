/** Explains the plan's colors and marks. */
import Shapes from 'lucide-react/icons/shapes';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useDismiss } from '../../ui/useDismiss.ts';
import { tablesAtom } from '../reservation/availability.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { messages } from '../messages.ts';
import { countCategories } from './countCategories.ts';

export function Legend(): ReactNode {
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
        {isOpen && <LegendRows />}
      </div>
    </div>
  );
}

function LegendRows(): ReactNode {
  const categories = countCategories(useAtomValue(tablesAtom));
  const usedStates = new Set(useAtomValue(tableStatesAtom).values());
  return (
    <>
      <ul className="booker-legend-rows">
        {categories.map(({ id, name, color, free, all }) => (
          <li key={id}>
            <i className="booker-swatch" style={{ background: color }} aria-hidden />
            <span>{name}</span>
            <span className="booker-tabular-figures">{messages.freeOfAll(free, all)}</span>
          </li>
        ))}
      </ul>
      <ul className="booker-legend-states">
        {(['unavailable', 'selected', 'ineligible'] as const)
          .filter((state) => state !== 'ineligible' || usedStates.has(state))
          .map((state) => (
            <li key={state}>
              <i className={`booker-mark booker-mark-${state}`} aria-hidden />
              <span>{messages.stateLabels[state]}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
