/**
 * The sheet under the plan on a phone, the panel beside it on a wide screen: chosen tables, list, terms and the button.
 * Closed, it shows its two ends; what lies between stays in the accessibility tree.
 */
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanHandle } from '../../map/PlanStage.tsx';
import { guestsAtom } from '../atoms/form.ts';
import { seatsAtom, selectedKeysAtom } from '../atoms/selection.ts';
import { words } from '../words.ts';
import { useHeight } from './measured.ts';
import { Reserve } from './Reserve.tsx';
import { SelectedTables } from './SelectedTables.tsx';
import { usePull } from './pull.ts';
import { TableList } from './TableList.tsx';
import { useWide } from './screen.ts';

type SheetProps = {
  /** Hears how much of the plan the closed sheet covers, in CSS pixels. */
  onCover(height: number): void;
  readonly handle: PlanHandle | null;
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
};

export function Sheet({ handle, onCover, onChoose, onFocusTable }: SheetProps): ReactNode {
  const wide = useWide();
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? wide;
  const chosen = useAtomValue(selectedKeysAtom).at(-1);
  const [head, headRef] = useHeight<HTMLDivElement>();
  const [foot, footRef] = useHeight<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const pull = usePull(body, setAsked);
  const peek = wide ? 0 : head + foot;
  useEffect(() => {
    onCover(peek);
  }, [peek, onCover]);
  // The open sheet must not lie over what it tells of.
  const uncover = useEffectEvent(() => {
    if (open && !wide && chosen !== undefined) handle?.reveal(chosen);
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      handle?.setOverlay(wide ? 0 : peek + body.current!.clientHeight);
      uncover();
    });
    observer.observe(body.current!);
    return () => {
      observer.disconnect();
    };
  }, [handle, wide, peek]);

  return (
    <section className={open ? 'sheet sheet-open' : 'sheet'} aria-label={words.yourReservation}>
      <div ref={headRef} className="sheet-head" {...(wide ? {} : pull)}>
        <button
          type="button"
          className="sheet-toggle"
          aria-expanded={open}
          aria-controls="your-tables"
          onClick={() => {
            setAsked(!open);
          }}
        >
          <span>{words.yourTables}</span>
          <ChevronUp aria-hidden size={20} />
        </button>
        <SeatCount />
      </div>
      <div ref={body} className="sheet-body" onFocus={showFocused}>
        <div id="your-tables" className="sheet-cards">
          <SelectedTables />
        </div>
        <TableList onChoose={onChoose} onFocusTable={onFocusTable} />
      </div>
      <div ref={footRef} className="sheet-foot">
        <Reserve />
      </div>
    </section>
  );
}

/** The folded body shows the few lines around the keyboard's focus (`sheet.css`); once they are laid out, the focus must be among them. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  requestAnimationFrame(() => {
    target.scrollIntoView({ block: 'nearest' });
  });
}

/** Most guests that get a dot each. */
const MOST_DOTS = 5;

function SeatCount(): ReactNode {
  const guests = useAtomValue(guestsAtom);
  const seats = useAtomValue(seatsAtom);
  return (
    <p className="seat-count">
      {guests <= MOST_DOTS && (
        <span className="seat-dots" aria-hidden>
          {Array.from({ length: guests }, (_, place) => (
            <i key={place} className={place < seats ? 'seat-dot seat-dot-on' : 'seat-dot'} />
          ))}
        </span>
      )}
      <span className="figures">{words.seatsOf(seats, guests)}</span>
    </p>
  );
}
