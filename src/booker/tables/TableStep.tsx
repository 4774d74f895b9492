/** Step 2, Table Selection: the plan, its twin in words, and the way to the reservation. */
import Pencil from 'lucide-react/icons/pencil';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { timeToWire } from '../../domain/time.ts';
import type { PlanHandle } from '../../map/PlanStage.tsx';
import { formAtom } from '../atoms/form.ts';
import { pageAtom, venueAtom } from '../atoms/page.ts';
import { selectedTablesAtom } from '../atoms/selection.ts';
import { chooseAtom, editAtom, pendingAtom } from '../atoms/steps.ts';
import { pictureAddress } from '../pictureAddress.ts';
import { STEP_HEADING } from '../stepHeading.ts';
import { monthDayWords, weekdayWords, words } from '../words.ts';
import { PlanArea } from './PlanArea.tsx';
import { Sheet } from './Sheet.tsx';
import { Toast } from './Toast.tsx';

export function TableStep(): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [covered, setCovered] = useState(0);
  const act = useSetAtom(chooseAtom);
  useSelectEvents(handle);

  const choose = (key: string): void => {
    act(key);
    handle?.reveal(key);
  };
  const focusTable = (key: string | undefined): void => {
    setFocusedKey(key);
    if (key !== undefined) handle?.reveal(key);
  };
  return (
    <main className="tables" style={{ '--covered': `${covered}px` } as CSSProperties}>
      <header className="tables-head">
        <Band />
        <Summary />
      </header>
      <PlanArea handle={handle} handleRef={setHandle} focusedKey={focusedKey} covered={covered} onChoose={choose} />
      <Toast handle={handle} />
      <Sheet handle={handle} onCover={setCovered} onChoose={choose} onFocusTable={focusTable} />
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
        {heading ? <h1>{heading}</h1> : <h1 className="unseen">{name}</h1>}
        <h2 id={STEP_HEADING} tabIndex={-1}>
          {words.tablesHeading}
        </h2>
      </div>
      {heading && picture && <img src={pictureAddress(host, picture)} alt="" />}
    </div>
  );
}

function Summary(): ReactNode {
  const { date, time, guests } = useAtomValue(formAtom);
  const { language } = useAtomValue(venueAtom);
  const pending = useAtomValue(pendingAtom);
  const edit = useSetAtom(editAtom);
  return (
    <div className="summary">
      <p className="figures">
        {date !== undefined && (
          <>
            <span>
              <span className="weekday">{weekdayWords(date, language)} </span>
              {monthDayWords(date, language)}
            </span>{' '}
          </>
        )}
        {time !== undefined && (
          <>
            <span>{timeToWire(time)}</span>{' '}
          </>
        )}
        <span>{words.guests(guests)}</span>
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
        <span>{words.edit}</span>
      </button>
    </div>
  );
}
