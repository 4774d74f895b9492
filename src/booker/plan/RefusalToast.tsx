/**
 * Shows beside a table what a tap has done, or why it was refused. It follows the table while the plan moves, and
 * leaves the screen with it.
 */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { messages } from '../messages.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { clearRefusalAtom, clearTapNoteAtom, refusalAtom, tapNoteAtom } from '../reservation/notices.ts';
import { swapTablesAtom } from '../reservation/selection.ts';
import { openPopoverAtom } from '../tableDetails/tablePopover.ts';
import type { Elements } from '../../ui/jsx.ts';

/** Long enough to read it twice. */
const TOAST_DURATION_MS = 8_000;
/** A note on a tap that worked only confirms what the plan shows. */
const NOTE_DURATION_MS = 2_500;

export function RefusalToast({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  const refusal = useAtomValue(refusalAtom);
  const note = useAtomValue(tapNoteAtom);
  const popover = useAtomValue(openPopoverAtom);
  const clearRefusal = useSetAtom(clearRefusalAtom);
  const clearNote = useSetAtom(clearTapNoteAtom);
  if (refusal) {
    // An open popover shows the refusal of its table itself.
    if (refusal.tableKey === popover?.key) return null;
    return (
      <Toast
        key={refusal.id}
        handle={handle}
        tableKey={refusal.tableKey}
        durationMs={TOAST_DURATION_MS}
        clear={clearRefusal}
        isAlert
      >
        <span>{refusal.text}</span>
        {refusal.replacedKey !== undefined && (
          <SwapButton tableKey={refusal.tableKey} replacedKey={refusal.replacedKey} />
        )}
      </Toast>
    );
  }
  if (!note) return null;
  return (
    <Toast key={note.id} handle={handle} tableKey={note.tableKey} durationMs={NOTE_DURATION_MS} clear={clearNote}>
      <span>{note.text}</span>
    </Toast>
  );
}

/** Selects the refused table in the place of the one selected last. */
function SwapButton({ tableKey, replacedKey }: { readonly tableKey: string; readonly replacedKey: string }): ReactNode {
  const replaced = useAtomValue(tableByKeyAtom).get(replacedKey);
  const swap = useSetAtom(swapTablesAtom);
  if (!replaced) return null;
  return (
    <button type="button" className="booker-link-button" onClick={() => swap(tableKey, replacedKey)}>
      {messages.swap(replaced.name)}
    </button>
  );
}

type ToastProps = {
  readonly handle: PlanHandle | null;
  readonly tableKey: string;
  readonly durationMs: number;
  readonly isAlert?: boolean;
  readonly children: Elements;
  clear(): void;
};

function Toast({ handle, tableKey, durationMs, isAlert = false, clear, children }: ToastProps): ReactNode {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(clear, durationMs);
    return () => clearTimeout(timer);
  }, [clear, durationMs]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!handle || !element) return undefined;
    let isPlaced = false;
    const updatePosition = (isAtRest: boolean): void => {
      const { classList, style, offsetWidth: width, offsetHeight: height } = element;
      const position = handle.anchorPosition(tableKey, { width, height });
      if (!position) return;
      // A table selected in the list is yet to come into sight.
      if (!position.isInSight && isAtRest && isPlaced) {
        clear();
        return;
      }
      isPlaced = true;
      classList.add('booker-toast-placed');
      classList.toggle('booker-toast-hidden', !position.isInSight);
      style.translate = `${position.at.x}px ${position.at.y}px`;
    };
    // The first call comes in the next frame, which needs the layout anyway. Here it would take one of its own, while
    // the visitor may tap the next table.
    return handle.addOverlay({ show: (_view, isAtRest) => updatePosition(isAtRest) });
  }, [handle, tableKey, clear]);
  return (
    <div className="booker-toast">
      <p ref={ref} {...(isAlert ? { role: 'alert' } : { 'aria-hidden': true })}>
        {children}
      </p>
    </div>
  );
}
