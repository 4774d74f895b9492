/** The answer to a refused tap, near the plan and clear of the table that was tapped. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import type { PlanHandle } from '../../map/PlanStage.tsx';
import { clearRefusalAtom, refusalAtom } from '../atoms/notices.ts';
import { shownCardAtom } from './shownCard.ts';

/** Long enough to read it twice, in milliseconds. */
const SHOWN_FOR = 8_000;

export function Toast({ handle, covered }: { readonly handle: PlanHandle | null; readonly covered: number }): ReactNode {
  const refusal = useAtomValue(refusalAtom);
  const card = useAtomValue(shownCardAtom);
  const clear = useSetAtom(clearRefusalAtom);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(clear, SHOWN_FOR);
    return () => { clearTimeout(timer); };
  }, [refusal, clear]);
  // A table's card answers for itself.
  if (!refusal || refusal.table === card?.key) return null;
  const box = handle?.boxOf(refusal.table);
  const middle = handle ? (handle.element.clientHeight - covered) / 2 : 0;
  const below = box !== undefined && box.y + box.height / 2 < middle;
  return (
    <div className={below ? 'toast toast-below' : 'toast'} style={below ? { marginBottom: `${covered}px` } : {}}>
      <p key={refusal.turn} role="alert">{refusal.words}</p>
    </div>
  );
}
