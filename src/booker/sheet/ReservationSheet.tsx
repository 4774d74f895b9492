/**
 * The bottom sheet over the plan on a phone, or the panel beside it on a wide screen: selected tables, list, terms and
 * the button. A closed sheet shows its head and foot; its body stays in the accessibility tree.
 */
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useAtomValue, useStore } from 'jotai';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { useLayer } from '../page/layers.ts';
import { guestsAtom } from '../reservation/form.ts';
import { noticeAtom, refusalAtom, tapNoteAtom } from '../reservation/notices.ts';
import { isIdleAtom } from '../reservation/reserve.ts';
import { selectedSeatsAtom, selectedKeysAtom } from '../reservation/selection.ts';
import { openPopoverAtom } from '../tableDetails/tablePopover.ts';
import { countSeats, messages } from '../messages.ts';
import { useElementHeight } from '../../ui/useElementHeight.ts';
import { Reserve } from './Reserve.tsx';
import { SelectedTables } from './SelectedTables.tsx';
import { useSheetDrag } from './useSheetDrag.ts';
import { TableList } from '../list/TableList.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import './sheet.css';

/** Whether map and panel are side by side; the same query as in tables.css. */
const WIDE_QUERY =
  '(min-width: 900px), (min-width: 600px) and (max-height: 540px), (min-width: 35em) and (max-height: 540px)';

type ReservationSheetProps = {
  /** The height of the controls that float over the plan, above the sheet, in CSS pixels. */
  readonly controlsHeight: number;
  /** Receives how much of the plan the closed sheet covers, in CSS pixels, and whether it only waits for a choice. */
  onCover(height: number, isIdle: boolean): void;
  readonly handle: PlanHandle | null;
  onChoose(key: string): void;
  onFocusTable(key: string | undefined): void;
};

export function ReservationSheet({
  handle,
  controlsHeight,
  onCover,
  onChoose,
  onFocusTable,
}: ReservationSheetProps): ReactNode {
  const isWide = useMediaQuery(WIDE_QUERY);
  const [openChoice, setOpenChoice] = useState<boolean>();
  const isOpen = openChoice ?? isWide;
  const store = useStore();
  const [headHeight, headRef] = useElementHeight<HTMLDivElement>();
  const [footHeight, footRef] = useElementHeight<HTMLDivElement>();
  const toggle = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  const setOpen = (open: boolean): void => {
    setOpenChoice(open);
    setIsSearching(false);
  };
  const search = (): void => {
    setOpenChoice(true);
    setIsSearching(true);
  };
  // The open sheet would cover the table's card, and with it the focus that a key in the list gives to the card.
  const hasPopover = useAtomValue(openPopoverAtom) !== undefined;
  if (hasPopover && openChoice === true && !isWide) {
    setOpenChoice(false);
    setIsSearching(false);
  }
  useLayer(isOpen && !isWide, () => setOpen(false));
  const dragHandlers = useSheetDrag(body, setOpen);
  const closedHeight = isWide ? 0 : headHeight + footHeight;
  useKeepListInPlace(cards, body);
  // Before the first paint, so that nothing over the plan moves.
  useLayoutEffect(() => {
    onCover(closedHeight, store.get(isIdleAtom) && !store.get(refusalAtom) && !store.get(noticeAtom));
  }, [closedHeight, onCover, store]);
  // The sheet must not hide the table selected last, nor the one that it has an answer about.
  const uncoverTable = useEffectEvent(() => {
    const answer = store.get(refusalAtom) ?? store.get(tapNoteAtom);
    const key = isOpen ? store.get(selectedKeysAtom).at(-1) : answer?.tableKey;
    if (!isWide && key !== undefined) handle?.scrollIntoView(key, isOpen);
  });
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      handle?.setObscuredBottom(isWide ? 0 : closedHeight + Math.max(element.clientHeight, controlsHeight));
      uncoverTable();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [handle, isWide, closedHeight, controlsHeight]);

  return (
    <section
      className={[
        'booker-sheet',
        isWide && 'booker-sheet-wide',
        isOpen && 'booker-sheet-open',
        isSearching && 'booker-sheet-searching',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={messages.yourReservation}
    >
      <div ref={headRef} className="booker-sheet-head" {...(isWide ? {} : dragHandlers)}>
        <button
          ref={toggle}
          type="button"
          className="booker-sheet-toggle"
          aria-expanded={isOpen}
          aria-controls="booker-your-tables"
          onClick={() => setOpen(!isOpen)}
        >
          <span>{messages.yourTables}</span>
          <ChevronUp aria-hidden size="1.25rem" />
        </button>
        <SeatCount />
      </div>
      <div ref={body} className="booker-sheet-body" onFocus={scrollToFocus}>
        <div ref={cards} id="booker-your-tables" className="booker-sheet-cards">
          <SelectedTables toggle={toggle} />
        </div>
        <TableList onChoose={onChoose} onFocusTable={onFocusTable} onSearch={search} />
      </div>
      <div ref={footRef} className="booker-sheet-foot">
        <Reserve />
      </div>
    </section>
  );
}

/** Keeps the list where it is on the screen while cards come and go above it. */
function useKeepListInPlace(cards: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = cards.current;
    const scroller = body.current;
    if (!element || !scroller) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const change = element.offsetHeight - height;
      height += change;
      if (scroller.matches(':hover, :focus-within')) scroller.scrollTop += change;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [cards, body]);
}

/** A closed sheet shows a few lines around the keyboard focus (sheet.css), once they are laid out. */
function scrollToFocus({ target }: FocusEvent<HTMLElement>): void {
  // A choice that the same press makes has kept the list in its place by then.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      target.scrollIntoView({ block: 'nearest' });
    });
  });
}

/** Larger parties get no dots, only figures. */
const MAX_SEAT_DOTS = 5;

function SeatCount(): ReactNode {
  const guests = useAtomValue(guestsAtom);
  const seats = useAtomValue(selectedSeatsAtom);
  return (
    <p className="booker-seat-count">
      {guests <= MAX_SEAT_DOTS && (
        <span className="booker-seat-dots" aria-hidden>
          {Array.from({ length: guests }, (_, index) => (
            <i key={index} className={index < seats ? 'booker-seat-dot booker-seat-dot-on' : 'booker-seat-dot'} />
          ))}
        </span>
      )}
      <span className="booker-tabular-figures">{countSeats(seats, guests)}</span>
    </p>
  );
}
