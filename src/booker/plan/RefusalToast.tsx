/** The answer to a refused tap, beside the table that was tapped. It goes with the table when the plan moves, and out of sight with it. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { type RefusedTap, clearRefusalAtom, refusalAtom } from '../reservation/notices.ts';
import { openPopoverAtom } from './tablePopover.ts';

/** Long enough to read it twice, in milliseconds. */
const SHOWN_FOR = 8_000;

export function RefusalToast({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  const refusal = useAtomValue(refusalAtom);
  const card = useAtomValue(openPopoverAtom);
  // A table's card answers for itself.
  if (!refusal || refusal.tableKey === card?.key) return null;
  return <Answer key={refusal.id} handle={handle} refusal={refusal} />;
}

function Answer({
  handle,
  refusal: { tableKey: table, text: words },
}: {
  readonly handle: PlanHandle | null;
  readonly refusal: RefusedTap;
}): ReactNode {
  const clear = useSetAtom(clearRefusalAtom);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(clear, SHOWN_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [clear]);
  useLayoutEffect(() => {
    if (!handle) return;
    const place = (still: boolean): void => {
      const { classList, style, offsetWidth: width, offsetHeight: height } = answer.current!;
      const its = handle.anchorPosition(table, { width, height });
      if (!its) return;
      const {
        at: { x, y },
        isInSight,
      } = its;
      // The list brings its table into sight: only a plan at rest tells that it went.
      if (!isInSight && still) {
        clear();
        return;
      }
      classList.add('toast-placed');
      classList.toggle('toast-away', !isInSight);
      style.translate = `${x}px ${y}px`;
    };
    place(false);
    return handle.addOverlay({
      show: (_view, still) => {
        place(still);
      },
    });
  }, [handle, table, clear]);
  return (
    <div className="toast">
      <p ref={answer} role="alert">
        {words}
      </p>
    </div>
  );
}
