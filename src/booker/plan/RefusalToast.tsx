/** Says why a tap was refused, beside the table. It follows the table while the plan moves, and leaves the screen with it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { type RefusedTap, clearRefusalAtom, refusalAtom } from '../reservation/notices.ts';
import { openPopoverAtom } from './tablePopover.ts';

/** Long enough to read it twice. */
const TOAST_DURATION_MS = 8_000;

export function RefusalToast({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  const refusal = useAtomValue(refusalAtom);
  const popover = useAtomValue(openPopoverAtom);
  // An open popover shows the refusal of its table itself.
  if (!refusal || refusal.tableKey === popover?.key) return null;
  return <Toast key={refusal.id} handle={handle} refusal={refusal} />;
}

type ToastProps = { readonly handle: PlanHandle | null; readonly refusal: RefusedTap };

function Toast({ handle, refusal: { tableKey, text } }: ToastProps): ReactNode {
  const clear = useSetAtom(clearRefusalAtom);
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(clear, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [clear]);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!handle || !element) return undefined;
    const updatePosition = (isAtRest: boolean): void => {
      const { classList, style, offsetWidth: width, offsetHeight: height } = element;
      const position = handle.anchorPosition(tableKey, { width, height });
      if (!position) return;
      // A table selected in the list may still be on its way into sight.
      if (!position.isInSight && isAtRest) {
        clear();
        return;
      }
      classList.add('booker-toast-placed');
      classList.toggle('booker-toast-hidden', !position.isInSight);
      style.translate = `${position.at.x}px ${position.at.y}px`;
    };
    updatePosition(false);
    return handle.addOverlay({ show: (_view, isAtRest) => updatePosition(isAtRest) });
  }, [handle, tableKey, clear]);
  return (
    <div className="booker-toast">
      <p ref={ref} role="alert">
        {text}
      </p>
    </div>
  );
}
