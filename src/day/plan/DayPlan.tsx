/** The venue's plan with who sits where: a tap opens, a drag moves, and a slider looks ahead. */
import Ban from 'lucide-react/icons/ban';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { Badges } from '../../map/chrome/Badges.tsx';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { BadgeMark } from '../../map/paint/badges/badge.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import type { Scene } from '../../map/scene/scene.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { useElementHeight } from '../../ui/useElementHeight.ts';
import { planNoticesAtom } from '../state/notices.ts';
import {
  type Mode,
  type TableFit,
  chooseTablesAtom,
  modeAtom,
  selectPartyAtom,
  selectedPartyAtom,
  tableFitAtom,
} from '../state/selection.ts';
import { tablesAtom } from '../state/tables.ts';
import { dialogAtom } from '../controls/dialogs.ts';
import { messages } from '../messages.ts';
import { AffectedDialog } from './block/AffectedDialog.tsx';
import { BlockPanel } from './block/BlockPanel.tsx';
import { Lasso } from './block/Lasso.tsx';
import { draftAtom, isBlockingAtom, startBlockAtom, toggleTablesAtom } from './block/blocking.ts';
import { DragLayer } from './DragLayer.tsx';
import { dragMarksAtom, freeTablesAtom } from './dragState.ts';
import { areasAtom, scenesAtom } from './planScene.ts';
import { TableCard } from './TableCard.tsx';
import { TableTwin } from './twin/TableTwin.tsx';
import { TimeScrubber } from './TimeScrubber.tsx';
import { badgesAtom, linksAtom, tableVisitsAtom } from './tableBadges.ts';
import { usePlanCovers } from './usePlanCovers.ts';
import './plan.css';
import { Button, IconButton } from '../../ui/Button.tsx';

const NO_STATES: ReadonlyMap<string, TableState> = new Map();

export function DayPlan(): ReactNode {
  const theme = useColorScheme();
  const scene = useAtomValue(scenesAtom)?.[theme];
  const isBlocking = useAtomValue(isBlockingAtom);
  return (
    <div className={isBlocking ? 'day-plan day-plan-blocking' : 'day-plan'}>
      {scene ? (
        <Plan scene={scene} theme={theme} />
      ) : (
        <p className="day-empty" aria-busy="true">
          {messages.planLoading}
        </p>
      )}
      <BlockPanel />
      <AffectedDialog />
    </div>
  );
}

function Plan({ scene, theme }: { readonly scene: Scene; readonly theme: Theme }): ReactNode {
  const [handle, setHandle] = useState<PlanHandle | null>(null);
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [top, topRef] = useElementHeight<HTMLDivElement>();
  const [bottom, bottomRef] = useElementHeight<HTMLDivElement>();
  const insets = useMemo(() => ({ top, right: 0, bottom, left: 0 }), [top, bottom]);
  const isBlocking = useAtomValue(isBlockingAtom);
  const covered = usePlanCovers(handle);
  const selected = useAtomValue(draftAtom)?.keys;
  const setNotices = useSetAtom(planNoticesAtom);
  const openTable = useOpenTable();
  const badges = useAtomValue(badgesAtom);
  const links = useAtomValue(linksAtom);
  const marks = useMarks();

  return (
    <div
      className="day-plan-area"
      data-covered={covered.bottom > 0}
      data-covered-side={covered.side > 0}
      style={{ '--day-covered': `${covered.bottom}px`, '--day-covered-side': `${covered.side}px` } as CSSProperties}
    >
      {/* The plan is never mirrored. */}
      <div ref={setHost} className="day-plan-canvas" dir="ltr">
        <PlanStage
          scene={scene}
          states={NO_STATES}
          focusedKey={focusedKey}
          theme={theme}
          insets={insets}
          label={messages.plan}
          paintDecor={paintDecor}
          handleRef={setHandle}
          onTap={({ table }) => openTable(table?.key)}
          badges={<Badges scene={scene} theme={theme} badges={badges} links={links} marks={marks} />}
        />
        {handle && host && !isBlocking && <DragLayer handle={handle} host={host} scene={scene} />}
        {handle && host && isBlocking && <Lasso handle={handle} host={host} />}
      </div>
      <div ref={topRef} className="day-plan-top">
        <AreaChips handle={handle} />
      </div>
      <div ref={bottomRef} className="day-plan-bottom">
        <div ref={setNotices} className="day-toasts day-plan-notices" />
        <TimeScrubber />
        <Zoom handle={handle} />
      </div>
      <TableCard />
      <TableTwin
        pressed={selected}
        onChoose={openTable}
        onFocusTable={(key) => {
          setFocusedKey(key);
          if (key !== undefined) handle?.scrollIntoView(key);
        }}
      />
    </div>
  );
}

/** Whether a mode seats guests who are here. */
const needsTableNow = ({ type }: Mode): boolean => type === 'walk_in' || type === 'seat' || type === 'wait_seat';

/** Returns what a tap on a table, or beside all tables, does. */
function useOpenTable(): (key: string | undefined) => void {
  const mode = useAtomValue(modeAtom);
  const isBlocking = useAtomValue(isBlockingAtom);
  const visits = useAtomValue(tableVisitsAtom);
  const choose = useSetAtom(chooseTablesAtom);
  const toggle = useSetAtom(toggleTablesAtom);
  const select = useSetAtom(selectPartyAtom);
  const openFree = useSetAtom(freeTablesAtom);
  return (key) => {
    if (isBlocking) {
      if (key !== undefined) toggle([key]);
      return;
    }
    const party = visits.get(key ?? '')?.current?.party;
    if (mode) {
      // An overstaying party still holds its table.
      if (party?.status === 'seated' && needsTableNow(mode)) select(party.id);
      else if (key !== undefined) choose([key]);
      return;
    }
    select(party?.id);
    openFree(party || key === undefined ? [] : [key]);
  };
}

/** A table that is only too small can be insisted on. */
const MARKS: Readonly<Record<TableFit, BadgeMark | undefined>> = { fits: 'target', small: undefined, taken: 'refused' };

/** Points out what is selected, and which tables suit what is to be placed. */
function useMarks(): ReadonlyMap<string, BadgeMark> {
  const tables = useAtomValue(tablesAtom);
  const fit = useAtomValue(tableFitAtom);
  const mode = useAtomValue(modeAtom);
  const visits = useAtomValue(tableVisitsAtom);
  const drafted = useAtomValue(draftAtom)?.keys;
  const dragMarks = useAtomValue(dragMarksAtom);
  const party = useAtomValue(selectedPartyAtom);
  const free = useAtomValue(freeTablesAtom);
  return useMemo(() => {
    if (dragMarks) return dragMarks;
    if (drafted) return new Map([...drafted].map((key) => [key, 'chosen']));
    if (fit)
      return new Map(
        tables.flatMap(({ key }): [string, BadgeMark][] => {
          const sits = mode && needsTableNow(mode) && visits.get(key)?.current?.party?.status === 'seated';
          const kind = sits ? 'taken' : fit(key);
          const mark = MARKS[kind];
          return mark ? [[key, mark]] : [];
        }),
      );
    return new Map([...(party?.tables ?? []), ...free].map((key) => [key, 'chosen']));
  }, [tables, fit, mode, visits, drafted, dragMarks, party, free]);
}

function AreaChips({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  const areas = useAtomValue(areasAtom);
  const startBlock = useSetAtom(startBlockAtom);
  return (
    <div className="day-plan-chips">
      {areas.length > 1 && (
        <fieldset aria-label={messages.areas}>
          {areas.map(({ name, box }) => (
            <Button key={name} className="day-chip day-floating" onClick={() => handle?.flyTo(box)}>
              <bdi>{name}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
      <Button icon={Ban} className="day-chip day-floating day-plan-block" onClick={() => startBlock()}>
        {messages.block}
      </Button>
    </div>
  );
}

function Zoom({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  const setDialog = useSetAtom(dialogAtom);
  const buttons = [
    { label: messages.zoomOut, Icon: Minus, run: () => handle?.zoomOut() },
    { label: messages.fit, Icon: Maximize, run: () => handle?.fit() },
    { label: messages.zoomIn, Icon: Plus, run: () => handle?.zoomIn() },
    { label: messages.legend, Icon: CircleHelp, run: () => setDialog({ type: 'legend' }) },
  ];
  return (
    <div className="day-plan-zoom">
      {buttons.map(({ label, Icon, run }) => (
        <IconButton label={label} icon={Icon} className="day-floating" key={label} disabled={!handle} onClick={run} />
      ))}
    </div>
  );
}
