/** What the plan's colours and marks mean, behind one button. */
import Shapes from 'lucide-react/icons/shapes';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tablesAtom } from '../reservation/availability.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { messages } from '../messages.ts';
import { countCategories } from './countCategories.ts';

export function Legend(): ReactNode {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const keyed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', keyed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', keyed);
    };
  }, [open]);
  return (
    <div ref={root} className="legend">
      <button
        ref={button}
        type="button"
        className="float"
        aria-expanded={open}
        aria-controls="legend"
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Shapes aria-hidden size={20} />
        <span>{messages.legend}</span>
      </button>
      <div id="legend" className="legend-panel" hidden={!open}>
        {open && <LegendRows />}
      </div>
    </div>
  );
}

function LegendRows(): ReactNode {
  const categories = countCategories(useAtomValue(tablesAtom));
  const used = new Set(useAtomValue(tableStatesAtom).values());
  return (
    <>
      <ul className="legend-rows">
        {categories.map(({ id, name, color, free, all }) => (
          <li key={id}>
            <i className="swatch" style={{ background: color }} aria-hidden />
            <span>{name}</span>
            <span className="figures">{messages.legendFree(free, all)}</span>
          </li>
        ))}
      </ul>
      <ul className="legend-states">
        {(['unavailable', 'selected', 'ineligible'] as const)
          .filter((state) => state !== 'ineligible' || used.has(state))
          .map((state) => (
            <li key={state}>
              <i className={`mark mark-${state}`} aria-hidden />
              <span>{messages.legendStates[state]}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
