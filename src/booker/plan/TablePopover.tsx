/** The popover with a table's details, beside the table on the plan. A long press or a key in the list opens it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../domain/geometry/boxes.ts';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Insets, Viewport } from '../../domain/plan/viewport.ts';
import { useDismiss } from '../../ui/useDismiss.ts';
import { chooseTableAtom, seatingTextAtom } from '../choosing/groups.ts';
import { messages } from '../messages.ts';
import { useLayer } from '../page/layers.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { refusalAtom } from '../reservation/notices.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { AvailableUntilNote } from '../tableDetails/AvailableUntilNote.tsx';
import { Description } from '../tableDetails/Description.tsx';
import { choicePriceAtom, stateTextAtom } from '../tableDetails/stateText.ts';
import { SwapButton } from '../tableDetails/SwapButton.tsx';
import { TablePicture, ViewPicture } from '../tableDetails/TablePicture.tsx';
import { extrasAtom } from '../tableDetails/lazyExtras.ts';
import { type OpenPopover, hidePopoverAtom, openPopoverAtom } from '../tableDetails/tablePopover.ts';
import './tablePopover.css';

/** The popover covers a part of a large table rather than being further than this from the finger. */
const MAX_FINGER_DISTANCE_PX = 48;
/** The content of a lower popover is not readable. It grows with the visitor's text size. */
const MIN_HEIGHT_REM = 11.875;
const MARGIN_PX = 12;

type TablePopoverProps = {
  readonly handle: PlanHandle | null;
  /** What floats over the edges of the plan, in CSS pixels. */
  readonly insets: Insets;
  /** How much of the plan's lower end the sheet covers, in CSS pixels. */
  readonly covered: number;
};

export function TablePopover({ handle, insets, covered }: TablePopoverProps): ReactNode {
  const requested = useAtomValue(openPopoverAtom);
  const hide = useSetAtom(hidePopoverAtom);
  const popover = usePopoverAtRest(handle, requested, hide);
  const table = useAtomValue(tableByKeyAtom).get(popover?.key ?? '');
  useEffect(() => hide, [hide]);
  const box = table && handle?.boxOf(table.key);
  if (!handle || !popover || !table || !box) return null;
  return (
    <PopoverCard
      key={table.key}
      handle={handle}
      box={box}
      table={table}
      popover={popover}
      insets={insets}
      covered={covered}
      onHide={hide}
    />
  );
}

/**
 * Returns the popover once the plan is at rest. When the plan moves again, a popover under a finger is hidden; one that
 * a key has opened follows its table, as the plan also moves because the sheet closes.
 */
function usePopoverAtRest(
  handle: PlanHandle | null,
  popover: OpenPopover | undefined,
  hide: () => void,
): OpenPopover | undefined {
  const [shown, setShown] = useState<readonly [OpenPopover]>();
  useEffect(() => {
    if (!handle || !popover) return undefined;
    let restView: Viewport | undefined;
    return handle.addOverlay({
      show(view, isAtRest) {
        const isSameView =
          !restView || (view.scale === restView.scale && view.x === restView.x && view.y === restView.y);
        if (isAtRest && (isSameView || !popover.at)) {
          restView = view;
          // A new array: the popover is placed again.
          setShown([popover]);
        } else if (restView && popover.at) hide();
      },
    });
  }, [handle, popover, hide]);
  return shown?.[0] === popover ? popover : undefined;
}

type PopoverCardProps = TablePopoverProps & {
  readonly handle: PlanHandle;
  readonly box: Box;
  readonly table: Table;
  readonly popover: OpenPopover;
  onHide(): void;
};

function PopoverCard({ handle, box, table, popover, insets, covered, onHide }: PopoverCardProps): ReactNode {
  const state = useAtomValue(tableStatesAtom).get(table.key) ?? 'unavailable';
  const stateText = useAtomValue(stateTextAtom)(table, state);
  const seatingText = useAtomValue(seatingTextAtom)(table);
  const extras = useAtomValue(extrasAtom);
  const price = useAtomValue(choicePriceAtom)(table);
  const refusal = useAtomValue(refusalAtom);
  const toggle = useSetAtom(chooseTableAtom);
  const ref = useRef<HTMLDialogElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [previousFocus] = useState(() => document.activeElement);
  const descriptionId = useId();
  const stateId = useId();
  const isFromKeyboard = popover.at === undefined;

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      // The height of all content. The shown height depends on the room that is chosen by it.
      const parts = [element, element.firstElementChild ?? element];
      const scrolled = Math.max(...parts.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
      setSize({ width: element.offsetWidth, height: element.offsetHeight + scrolled });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isFromKeyboard) ref.current?.focus({ preventScroll: true });
  }, [isFromKeyboard]);
  // With large text the page scrolls, and hardly any of the plan may be in sight.
  useEffect(() => {
    if (size.height > 0 && ref.current) scrollPageTo(ref.current);
  }, [size]);

  const returnFocus = useEffectEvent((element: HTMLElement | null) => {
    if (!element?.contains(document.activeElement)) return;
    const canReturn = isFromKeyboard && previousFocus instanceof HTMLElement && previousFocus.isConnected;
    (canReturn ? previousFocus : handle.element).focus({ preventScroll: true });
  });
  // The focus must not be lost, whatever removes the popover.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => returnFocus(element);
  }, []);
  useLayer(true, onHide);
  useDismiss(ref, true, onHide);

  const { clientWidth: width, clientHeight } = handle.element;
  const minHeight = MIN_HEIGHT_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const uncovered = { x: 0, y: 0, width, height: clientHeight - covered };
  const betweenControls = { ...uncovered, y: insets.top, height: clientHeight - insets.top - insets.bottom };
  const least = Math.min(minHeight + 2 * MARGIN_PX, window.innerHeight);
  const partFor = (room: Box): Box =>
    isFromKeyboard ? windowAround(box, room) : partInWindow(handle.element, room, least);
  const position = handle.anchorPosition(table.key, size, {
    rooms: [partFor(betweenControls), partFor(uncovered)],
    side: 'below',
    maxDistance: MAX_FINGER_DISTANCE_PX,
    minHeight,
    margin: MARGIN_PX,
    ...(popover.at ? { at: popover.at } : {}),
  });
  if (!position) return null;
  const { at, maxHeight, isBelow, room } = position;
  const anchorX = popover.at?.x ?? box.x + box.width / 2;
  return (
    <dialog
      ref={ref}
      open
      aria-label={table.name}
      aria-describedby={`${stateId} ${descriptionId}`}
      tabIndex={-1}
      className={[
        'booker-popover',
        room > 0 && 'booker-popover-over-controls',
        size.height > maxHeight - 1 && 'booker-popover-clipped',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{ left: at.x, top: at.y, maxHeight, transformOrigin: `${anchorX - at.x}px ${isBelow ? 'top' : 'bottom'}` }}
    >
      <div id={descriptionId} className="booker-popover-body">
        {table.picture && <TablePicture name={table.name} picture={table.picture} />}
        <div className="booker-popover-text">
          <h3 dir="auto" translate="no">
            {tableTitle(table)}
          </h3>
          <p className="booker-card-category">
            <i className="booker-swatch" style={{ background: table.color }} aria-hidden />
            <span>{[...new Set([table.category, table.area])].filter(Boolean).join(' · ')}</span>
          </p>
          {price !== '' && <p className="booker-price">{price}</p>}
          <AvailableUntilNote table={table} />
          <Description html={table.description} />
        </div>
        {table.viewPicture && <ViewPicture name={table.name} picture={table.viewPicture} />}
      </div>
      {refusal?.tableKey === table.key && (
        <p key={refusal.id} role="alert" className="booker-alert">
          <span>{refusal.text}</span>
          <SwapButton refusal={refusal} />
        </p>
      )}
      <div className="booker-popover-foot">
        <p id={stateId} className="booker-tabular-figures">
          {`${seatingText} · ${stateText}`}
        </p>
        {extras && <extras.TimeButtons table={table} />}
        <button
          type="button"
          className={state === 'available' ? 'booker-primary-button' : 'booker-secondary-button'}
          aria-disabled={state === 'unavailable' || undefined}
          onClick={() => {
            if (toggle(table.key).ok) onHide();
          }}
        >
          {state === 'selected' ? messages.release : messages.choose}
        </button>
      </div>
    </dialog>
  );
}

/**
 * Returns the part of a room of the plan, from above to below, that is in the window: with large text the plan may be
 * higher, and a popover must open where the visitor is looking. If that is lower than `least`, it goes on outside of the
 * window, to where the page can scroll.
 */
function partInWindow(plan: HTMLElement, room: Box, least: number): Box {
  const { top } = plan.getBoundingClientRect();
  const end = room.y + room.height;
  const inWindow = Math.min(end, window.innerHeight - top);
  const lower = Math.min(end, Math.max(inWindow, Math.max(room.y, -top) + least));
  const upper = Math.max(room.y, Math.min(-top, lower - least));
  return { ...room, y: upper, height: Math.max(lower - upper, 0) };
}

/** Returns the part of a room around a table that the window can show at once. A key may show a table out of sight. */
function windowAround(table: Box, room: Box): Box {
  const height = Math.min(room.height, window.innerHeight);
  const middle = table.y + table.height / 2;
  const y = Math.max(room.y, Math.min(middle - height / 2, room.y + room.height - height));
  return { ...room, y, height };
}

/** Scrolls the page to a popover that is partly out of sight. Measures where it will be once it has grown. */
function scrollPageTo(popover: HTMLElement): void {
  const { offsetParent, offsetTop, offsetHeight } = popover;
  const top = (offsetParent?.getBoundingClientRect().top ?? 0) + offsetTop - MARGIN_PX;
  const hidden = top + offsetHeight + 2 * MARGIN_PX - window.innerHeight;
  const by = top < 0 ? top : Math.min(top, Math.max(hidden, 0));
  if (by !== 0) window.scrollBy(0, by);
}
