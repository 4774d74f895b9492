/** The card of one table, beside it on the plan: shown by a long tap, or by a key on the table's row in the list. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../domain/geometry/boxes.ts';
import type { Table } from '../../domain/plan/table.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Insets, Viewport } from '../../map/camera/viewport.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { refusalAtom } from '../reservation/notices.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { requestToggleAtom } from '../reservation/steps.ts';
import { messages } from '../messages.ts';
import { positionPopover } from './popoverPosition.ts';
import { Description } from '../tableDetails/Description.tsx';
import { TablePicture, AvailableUntilNote } from '../sheet/SelectedTables.tsx';
import { type OpenPopover, hidePopoverAtom, openPopoverAtom } from './tablePopover.ts';

type TableCardProps = {
  readonly handle: PlanHandle | null;
  /** What floats over the plan and covers it, in CSS pixels. */
  readonly insets: Insets;
  /** How much of the plan's lower end the sheet covers, in CSS pixels. */
  readonly covered: number;
};

export function TablePopover({ handle, insets, covered }: TableCardProps): ReactNode {
  const shown = useAtomValue(openPopoverAtom);
  const table = useAtomValue(tableByKeyAtom).get(shown?.key ?? '');
  const hide = useSetAtom(hidePopoverAtom);
  const settled = useSettled(handle, shown, hide);
  useEffect(() => hide, [hide]);
  const box = table && settled && handle?.boxOf(table.key);
  return handle && box ? (
    <Card
      key={table.key}
      handle={handle}
      box={box}
      table={table}
      shown={settled}
      insets={insets}
      covered={covered}
      onHide={hide}
    />
  ) : null;
}

/** Returns the popover to show once the view is at rest, and hides it as soon as the view changes. */
function useSettled(
  handle: PlanHandle | null,
  shown: OpenPopover | undefined,
  hide: () => void,
): OpenPopover | undefined {
  const [settled, setSettled] = useState<OpenPopover>();
  useEffect(() => {
    if (!handle || !shown) return;
    let restView: Viewport | undefined;
    return handle.addOverlay({
      show(view, atRest) {
        const isSameView =
          !restView || (view.scale === restView.scale && view.x === restView.x && view.y === restView.y);
        if (atRest && isSameView) {
          restView = view;
          setSettled(shown);
        } else if (restView) hide();
      },
    });
  }, [handle, shown, hide]);
  return settled === shown ? settled : undefined;
}

type CardProps = TableCardProps & {
  readonly handle: PlanHandle;
  readonly box: Box;
  readonly table: Table;
  readonly shown: OpenPopover;
  onHide(): void;
};

function Card({ handle, box, table, shown, insets, covered, onHide }: CardProps): ReactNode {
  const state = useAtomValue(tableStatesAtom).get(table.key) ?? 'unavailable';
  const refusal = useAtomValue(refusalAtom);
  const choose = useSetAtom(requestToggleAtom);
  const card = useRef<HTMLDialogElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [back] = useState(() => document.activeElement);
  const about = useId();
  const standing = useId();
  const byKey = shown.at === undefined;

  useLayoutEffect(() => {
    const element = card.current!;
    const measure = (): void => {
      setSize({ width: element.offsetWidth, height: element.offsetHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    if (byKey) card.current?.focus({ preventScroll: true });
  }, [byKey]);

  const close = useCallback((): void => {
    // The focus must not go with the card.
    if (card.current?.contains(document.activeElement)) {
      const to = byKey && back instanceof HTMLElement && back.isConnected ? back : handle.element;
      to.focus({ preventScroll: true });
    }
    onHide();
  }, [byKey, back, handle, onHide]);
  useEffect(() => {
    const element = card.current!;
    const pressed = (event: PointerEvent): void => {
      if (!element.contains(event.target as Node)) onHide();
    };
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) onHide();
    };
    const keyed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', pressed, true);
    element.addEventListener('focusout', left);
    document.addEventListener('keydown', keyed);
    return () => {
      document.removeEventListener('pointerdown', pressed, true);
      element.removeEventListener('focusout', left);
      document.removeEventListener('keydown', keyed);
    };
  }, [close, onHide]);

  const at = shown.at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { clientWidth: width, clientHeight } = handle.element;
  const open = { x: 0, y: 0, width, height: clientHeight - covered };
  const clear = { ...open, y: insets.top, height: clientHeight - insets.top - insets.bottom };
  const { left, top, maxHeight, below, over } = positionPopover(box, at, size, [clear, open]);
  return (
    <dialog
      ref={card}
      open
      aria-label={table.name}
      aria-describedby={`${standing} ${about}`}
      tabIndex={-1}
      className={['plan-card', over && 'plan-card-over', size.height > maxHeight - 1 && 'plan-card-clipped']
        .filter(Boolean)
        .join(' ')}
      style={{ left, top, maxHeight, transformOrigin: `${at.x - left}px ${below ? 'top' : 'bottom'}` }}
    >
      <div id={about} className="plan-card-body">
        {table.picture && <TablePicture name={table.name} picture={table.picture} />}
        <div className="plan-card-words">
          <h3 dir="auto">{table.name}</h3>
          <p className="card-kind">
            <i className="swatch" style={{ background: table.color }} aria-hidden />
            {[...new Set([table.category, table.area])].filter(Boolean).join(' · ')}
          </p>
          <AvailableUntilNote table={table} />
          <Description html={table.description} />
        </div>
      </div>
      {refusal?.tableKey === table.key && (
        <p key={refusal.id} role="alert" className="alert">
          {refusal.text}
        </p>
      )}
      <div className="plan-card-foot">
        <p id={standing} className="figures">
          {messages.seats(table.seats)} · {messages.legendStates[state]}
        </p>
        <button
          type="button"
          className={state === 'available' ? 'next' : 'quiet'}
          aria-disabled={state === 'unavailable' || undefined}
          onClick={() => {
            if (choose(table.key).ok) close();
          }}
        >
          {state === 'selected' ? messages.release : messages.choose}
        </button>
      </div>
    </dialog>
  );
}
