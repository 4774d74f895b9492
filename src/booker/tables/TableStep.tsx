/** Step 2, Table Selection: the plan, and the sheet with the list of tables and the reservation. */
import Pencil from 'lucide-react/icons/pencil';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { chooseTableAtom } from '../choosing/groups.ts';
import { pageAtom, venueAtom } from '../page/page.ts';
import { selectedTablesAtom } from '../reservation/selection.ts';
import { STEP_HEADING_ID, backToFormAtom, pendingAtom, stepAtom } from '../reservation/steps.ts';
import { summaryAtom } from '../reservation/summary.ts';
import { pictureUrl } from '../page/pictureUrl.ts';
import { useElementHeight } from '../../ui/useElementHeight.ts';
import { messages } from '../messages.ts';
import { PlanArea } from '../plan/PlanArea.tsx';
import { ReservationSheet } from '../sheet/ReservationSheet.tsx';
import './tables.css';

/**
 * The plan stays while the visitor goes back to the form, so that the next visit to the step only has to reveal it.
 * Everything else starts each visit afresh.
 */
export function TableStep(): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [covered, setCovered] = useState(0);
  /** How much the sheet covers before anything is chosen: a fitted plan must not shrink under the finger that chooses. */
  const [leastCovered, setLeastCovered] = useState(0);
  const [headHeight, setHeadHeight] = useState(0);
  const [controlsHeight, setControlsHeight] = useState(0);
  const [hasPanned, setHasPanned] = useState(false);
  const toggle = useSetAtom(chooseTableAtom);
  const isShown = useAtomValue(stepAtom) === 'tables';
  const [wasShown, setWasShown] = useState(isShown);
  const [visit, setVisit] = useState(0);
  if (isShown !== wasShown) {
    setWasShown(isShown);
    if (!isShown) {
      setVisit(visit + 1);
      setFocusedKey(undefined);
      setHasPanned(false);
    }
  }
  const cover = useCallback((height: number, isIdle: boolean): void => {
    setCovered(height);
    setLeastCovered((least) => (isIdle || least === 0 ? height : Math.min(least, height)));
  }, []);

  useSelectEvents(handle);
  useEffect(() => {
    if (!isShown) return undefined;
    // A swipe to the side that begins beside the plan would make the browser go back to the form.
    const { style } = document.documentElement;
    style.overscrollBehaviorX = 'none';
    return () => {
      style.removeProperty('overscroll-behavior-x');
    };
  }, [isShown]);
  // The same functions each time: another one would render the whole list again.
  const choose = useCallback(
    (key: string, zoomsIn = true): void => {
      toggle(key);
      handle?.scrollIntoView(key, zoomsIn);
    },
    [toggle, handle],
  );
  const focusTable = useCallback(
    (key: string | undefined): void => {
      setFocusedKey(key);
      if (key !== undefined) handle?.scrollIntoView(key);
    },
    [handle],
  );
  return (
    <div
      className={hasPanned ? 'booker-tables booker-tables-panned' : 'booker-tables'}
      style={{ '--covered': `${covered}px`, '--head': `${headHeight}px` } as CSSProperties}
    >
      <Header isShown={isShown} onHeight={setHeadHeight} />
      <PlanArea
        visit={visit}
        handle={handle}
        handleRef={setHandle}
        focusedKey={focusedKey}
        covered={covered}
        leastCovered={leastCovered}
        onChoose={(key) => choose(key, false)}
        onPan={(isPanned) => {
          setHasPanned(isPanned);
          // The whole plan is clear of what the sheet covers now.
          if (!isPanned) setLeastCovered(covered);
        }}
        onControlsHeight={setControlsHeight}
      />
      <ReservationSheet
        key={visit}
        handle={handle}
        controlsHeight={controlsHeight}
        onCover={cover}
        onChoose={choose}
        onFocusTable={focusTable}
      />
    </div>
  );
}

/**
 * Dispatches a `tidetable:select` event for every table selected or released in this step, on the plan, in the list or
 * by the page: at once, before anything is rendered.
 */
function useSelectEvents(handle: PlanHandle | null): void {
  const store = useStore();
  useEffect(() => {
    const element = handle?.element;
    if (!element) return undefined;
    let before = store.get(selectedTablesAtom);
    return store.sub(selectedTablesAtom, () => {
      const after = store.get(selectedTablesAtom);
      const changes = [
        ...before
          .filter(({ key }) => !after.some((table) => table.key === key))
          .map((table) => [table, false] as const),
        ...after.filter(({ key }) => !before.some((table) => table.key === key)).map((table) => [table, true] as const),
      ];
      before = after;
      if (store.get(stepAtom) !== 'tables') return;
      for (const [{ id }, selected] of changes)
        element.dispatchEvent(new CustomEvent('tidetable:select', { bubbles: true, detail: { id, selected } }));
    });
  }, [store, handle]);
}

type HeaderProps = { readonly isShown: boolean; onHeight(height: number): void };

/** The venue, the date, time and party, and the way back to the form. */
function Header({ isShown, onHeight }: HeaderProps): ReactNode {
  const { heading, picture, name } = useAtomValue(venueAtom);
  const { host, venueLanguage } = useAtomValue(pageAtom);
  const summary = useAtomValue(summaryAtom);
  const pending = useAtomValue(pendingAtom);
  const backToForm = useSetAtom(backToFormAtom);
  const [height, ref] = useElementHeight<HTMLElement>();
  // Before the first paint, so that nothing over the plan moves.
  useLayoutEffect(() => onHeight(height), [height, onHeight]);
  // While the form is shown, its heading is the page's only one of the first level.
  const Title = isShown ? 'h1' : 'h2';
  return (
    <header ref={ref} className="booker-tables-head">
      <div className="booker-head-line">
        {heading && picture && <img src={pictureUrl(host, picture)} alt="" />}
        <div className="booker-hero-text">
          <Title className={heading ? 'booker-hero-title booker-hero-heading' : 'booker-hero-title'}>
            <bdi lang={venueLanguage}>{heading || name}</bdi>
          </Title>
          <h2 id={isShown ? STEP_HEADING_ID : undefined} tabIndex={-1}>
            {messages.tablesHeading}
          </h2>
          {heading && (
            <p className="booker-hero-venue">
              <bdi>{name}</bdi>
            </p>
          )}
        </div>
        <p className="booker-summary booker-separated booker-tabular-figures">
          {summary.map((part) => (
            <span key={part}>{`${part} `}</span>
          ))}
        </p>
      </div>
      <button
        type="button"
        className="booker-floating-button booker-edit"
        disabled={pending !== undefined}
        onClick={() => backToForm()}
      >
        <Pencil aria-hidden size="1rem" />
        <span>{messages.edit}</span>
      </button>
    </header>
  );
}
