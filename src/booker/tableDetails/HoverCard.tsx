/** Name, seats, state and picture of the table under the mouse. The list gives everybody the same facts. */
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Table, tableTitle } from '../../domain/plan/table.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { seatingTextAtom } from '../choosing/groups.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { tableStatesAtom } from '../reservation/selection.ts';
import { choicePriceAtom, stateTextAtom } from './stateText.ts';
import { TablePicture } from './TablePicture.tsx';
import { endHoverAtom, hoveredKeyAtom } from './tablePopover.ts';

/** A mouse that only crosses a table does not ask for its card. */
const HOVER_DELAY_MS = 150;

export function HoverCard({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  const key = useAtomValue(hoveredKeyAtom);
  const table = useAtomValue(tableByKeyAtom).get(key ?? '');
  const [shownKey, setShownKey] = useState<string>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setShownKey(key), HOVER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setShownKey(undefined);
    };
  }, [key]);
  return handle && table && shownKey === key ? <Card key={key} handle={handle} table={table} /> : null;
}

function Card({ handle, table }: { readonly handle: PlanHandle; readonly table: Table }): ReactNode {
  const state = useAtomValue(tableStatesAtom).get(table.key) ?? 'unavailable';
  const stateText = useAtomValue(stateTextAtom)(table, state);
  const seatingText = useAtomValue(seatingTextAtom)(table);
  const endHover = useSetAtom(endHoverAtom);
  const price = useAtomValue(choicePriceAtom)(table);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const position = handle.anchorPosition(table.key, size);
      if (position) element.style.translate = `${position.at.x}px ${position.at.y}px`;
    });
    observer.observe(element);
    const removeOverlay = handle.addOverlay({
      show: (_view, isAtRest) => {
        if (!isAtRest) endHover();
      },
    });
    return () => {
      observer.disconnect();
      removeOverlay();
    };
  }, [handle, table, endHover]);
  return (
    <div ref={ref} className="booker-hover-card" aria-hidden>
      {table.picture && <TablePicture name={table.name} picture={table.picture} />}
      <div>
        <p className="booker-hover-title" dir="auto" translate="no">
          {tableTitle(table)}
        </p>
        <p className="booker-tabular-figures">{`${seatingText} · ${stateText}`}</p>
        {price !== '' && <p className="booker-price">{price}</p>}
      </div>
    </div>
  );
}
