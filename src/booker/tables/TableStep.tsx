/** Step 2, Table Selection: the plan, its twin in words, and the way to the reservation. */
import Pencil from 'lucide-react/icons/pencil';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatWireTime } from '../../domain/booking/time.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { formAtom } from '../reservation/form.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { selectedTablesAtom } from '../reservation/selection.ts';
import { requestToggleAtom, backToFormAtom, pendingAtom } from '../reservation/steps.ts';
import { pictureUrl } from '../page/pictureUrl.ts';
import { STEP_HEADING_ID } from '../controls/stepHeading.ts';
import { formatMonthDay, formatWeekday, messages } from '../messages.ts';
import { PlanArea } from '../plan/PlanArea.tsx';
import { ReservationSheet } from '../sheet/ReservationSheet.tsx';
import { RefusalToast } from '../plan/RefusalToast.tsx';

export function TableStep(): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [covered, setCovered] = useState(0);
  const act = useSetAtom(requestToggleAtom);
  useSelectEvents(handle);

  const choose = (key: string): void => {
    act(key);
    handle?.scrollIntoView(key);
  };
  const focusTable = (key: string | undefined): void => {
    setFocusedKey(key);
    if (key !== undefined) handle?.scrollIntoView(key);
  };
  return (
    <main className="tables" style={{ '--covered': `${covered}px` } as CSSProperties}>
      <header className="tables-head">
        <Band />
        <Summary />
      </header>
      <PlanArea handle={handle} handleRef={setHandle} focusedKey={focusedKey} covered={covered} onChoose={choose} />
      <RefusalToast handle={handle} />
      <ReservationSheet handle={handle} onCover={setCovered} onChoose={choose} onFocusTable={focusTable} />
    </main>
  );
}

/** Tells whoever listens on the page which tables are chosen and released, by whatever way. */
function useSelectEvents(handle: PlanHandle | null): void {
  const selected = useAtomValue(selectedTablesAtom);
  const told = useRef(selected);
  useEffect(() => {
    const before = told.current;
    told.current = selected;
    const tell = (id: number | string, chosen: boolean): void => {
      handle?.element.dispatchEvent(
        new CustomEvent('tidetable:select', { bubbles: true, detail: { id, selected: chosen } }),
      );
    };
    for (const { key, id } of before) if (!selected.some((table) => table.key === key)) tell(id, false);
    for (const { key, id } of selected) if (!before.some((table) => table.key === key)) tell(id, true);
  }, [selected, handle]);
}

function Band(): ReactNode {
  const { heading, picture, name } = useAtomValue(venueAtom);
  const { host } = useAtomValue(pageAtom);
  return (
    <div className={heading ? 'band' : 'band band-plain'}>
      <div className="band-words">
        {heading ? <h1>{heading}</h1> : <h1 className="ui-visually-hidden">{name}</h1>}
        <h2 id={STEP_HEADING_ID} tabIndex={-1}>
          {messages.tablesHeading}
        </h2>
      </div>
      {heading && picture && <img src={pictureUrl(host, picture)} alt="" />}
    </div>
  );
}

function Summary(): ReactNode {
  const { date, time, guests } = useAtomValue(formAtom);
  const { language } = useAtomValue(venueAtom);
  const pending = useAtomValue(pendingAtom);
  const edit = useSetAtom(backToFormAtom);
  return (
    <div className="summary">
      <p className="figures">
        {date !== undefined && (
          <>
            <span>
              <span className="weekday">{formatWeekday(date, language)} </span>
              {formatMonthDay(date, language)}
            </span>{' '}
          </>
        )}
        {time !== undefined && (
          <>
            <span>{formatWireTime(time)}</span>{' '}
          </>
        )}
        <span>{messages.guests(guests)}</span>
      </p>
      <button
        type="button"
        className="quiet"
        disabled={pending !== undefined}
        onClick={() => {
          edit();
        }}
      >
        <Pencil aria-hidden size={16} />
        <span>{messages.edit}</span>
      </button>
    </div>
  );
}
