/**
 * The sheet under the plan on a phone, the panel beside it on a wide screen: chosen tables, list, terms and the button.
 * Closed, it shows its two ends; what lies between stays in the accessibility tree.
 */
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { guestsAtom } from '../reservation/form.ts';
import { selectedSeatsAtom, selectedKeysAtom } from '../reservation/selection.ts';
import { messages } from '../messages.ts';
import { useElementHeight } from '../../ui/useElementHeight.ts';
import { Reserve } from './Reserve.tsx';
import { SelectedTables } from './SelectedTables.tsx';
import { useSheetDrag } from '../../ui/useSheetDrag.ts';
import { TableList } from '../list/TableList.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';

/** Whether map and panel are side by side; the same query as in tables.css. */
const WIDE_QUERY = '(min-width: 900px), (min-width: 600px) and (max-height: 540px)';

type SheetProps = {
  /** Hears how much of the plan the closed sheet covers, in CSS pixels. */
  onCover(height: number): void;
  readonly handle: PlanHandle | null;
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
};

export function ReservationSheet({ handle, onCover, onChoose, onFocusTable }: SheetProps): ReactNode {
  const wide = useMediaQuery(WIDE_QUERY);
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? wide;
  const chosen = useAtomValue(selectedKeysAtom).at(-1);
  const [head, headRef] = useElementHeight<HTMLDivElement>();
  const [foot, footRef] = useElementHeight<HTMLDivElement>();
  const body = useRef<HTMLDivElement>(null);
  const pull = useSheetDrag(body, setAsked);
  const peek = wide ? 0 : head + foot;
  useEffect(() => {
    onCover(peek);
  }, [peek, onCover]);
  // The open sheet must not lie over what it tells of.
  const uncover = useEffectEvent(() => {
    if (open && !wide && chosen !== undefined) handle?.scrollIntoView(chosen);
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      handle?.setObscuredBottom(wide ? 0 : peek + body.current!.clientHeight);
      uncover();
    });
    observer.observe(body.current!);
    return () => {
      observer.disconnect();
    };
  }, [handle, wide, peek]);

  return (
    <section className={open ? 'sheet sheet-open' : 'sheet'} aria-label={messages.yourReservation}>
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
          <span>{messages.yourTables}</span>
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
  const seats = useAtomValue(selectedSeatsAtom);
  return (
    <p className="seat-count">
      {guests <= MOST_DOTS && (
        <span className="seat-dots" aria-hidden>
          {Array.from({ length: guests }, (_, place) => (
            <i key={place} className={place < seats ? 'seat-dot seat-dot-on' : 'seat-dot'} />
          ))}
        </span>
      )}
      <span className="figures">{messages.seatsOf(seats, guests)}</span>
    </p>
  );
}
