/**
 * The plan and the controls that float over it: areas at the top, legend and zoom at the bottom, within reach of a
 * thumb.
 */
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type DOMAttributes,
  type ReactNode,
  type Ref,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { DRAG_THRESHOLD_PX } from '../../map/input/dragThreshold.ts';
import { tableByKeyAtom } from '../reservation/availability.ts';
import { noTableTextAtom } from '../reservation/noTables.ts';
import { areUnmoved, openingAtom, saveViewAtom, savedViewAtom } from './savedView.ts';
import { clearRefusalAtom, clearTapNoteAtom } from '../reservation/notices.ts';
import { isOfflineAtom } from '../page/connection.ts';
import { pageAtom } from '../page/page.ts';
import { filterTablesAtom, planStatesAtom } from '../choosing/tableFilter.ts';
import { stepAtom } from '../reservation/steps.ts';
import { visitCodeAtom } from '../returning/lazyVisit.ts';
import { MissingPart } from '../controls/MissingPart.tsx';
import { OfflineNote } from '../controls/OfflineNote.tsx';
import { pictureUrl } from '../page/pictureUrl.ts';
import { messages } from '../messages.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { decorPainterAtom, hasMapFailedAtom, loadMapAtom, mapChunkAtom } from './lazyMap.ts';
import { extrasAtom } from '../tableDetails/lazyExtras.ts';
import type { OpenMagnifier } from '../tableDetails/magnifier.ts';
import { PlanOverview } from './PlanOverview.tsx';
import { useElementHeight } from '../../ui/useElementHeight.ts';
import { useUrgentValue } from '../../ui/useUrgentValue.ts';
import { planSceneAtom } from './planScene.ts';
import { TablePopover } from './TablePopover.tsx';
import { endHoverAtom, hoverTableAtom, peekAtTableAtom, showPopoverAtom } from '../tableDetails/tablePopover.ts';
import './planArea.css';

type PlanAreaProps = {
  /** The number of earlier visits to the step. */
  readonly visit?: number;
  readonly handle: PlanHandle | null;
  readonly handleRef: Ref<PlanHandle>;
  readonly focusedKey?: string | undefined;
  /** How much of the area's lower end the sheet covers, in CSS pixels. */
  readonly covered?: number;
  /** How much of it the fitted plan is clear of. */
  readonly leastCovered?: number;
  /** Without it, a tap shows what the table is. */
  readonly onChoose?: ((key: string) => void) | undefined;
  /** The visitor has moved the view, or has gone back to the whole plan. */
  readonly onPan?: (hasPanned: boolean) => void;
  /** Receives the height of the controls at the lower end, in CSS pixels. */
  readonly onControlsHeight?: (height: number) => void;
};

export function PlanArea({
  visit = 0,
  handle,
  handleRef,
  focusedKey,
  covered = 0,
  leastCovered = covered,
  onChoose,
  onPan,
  onControlsHeight,
}: PlanAreaProps): ReactNode {
  const isPreview = !onChoose;
  const isShown = useAtomValue(stepAtom) === 'tables' || isPreview;
  const [top, topRef] = useElementHeight<HTMLDivElement>();
  const [bottom, bottomRef] = useElementHeight<HTMLDivElement>();
  const insets = useMemo(
    () => ({ top, right: 0, bottom: bottom + leastCovered, left: 0 }),
    [top, bottom, leastCovered],
  );
  useLayoutEffect(() => onControlsHeight?.(bottom), [bottom, onControlsHeight]);
  const panHandlers = usePanHandlers(onPan);
  const filterTables = useSetAtom(filterTablesAtom);
  const extras = useAtomValue(extrasAtom);
  const friends = useAtomValue(visitCodeAtom);
  const problem = useAtomValue(noTableTextAtom);
  const fit = (): void => {
    handle?.fit();
    onPan?.(false);
    filterTables({ area: undefined });
  };
  const zoomIn = (): void => {
    handle?.zoomIn();
    onPan?.(true);
  };
  const zooms = [
    { label: messages.zoomOut, Icon: Minus, run: () => handle?.zoomOut() },
    { label: messages.fit, Icon: Maximize, run: fit },
    { label: messages.zoomIn, Icon: Plus, run: zoomIn },
  ];

  return (
    <div className="booker-plan-area" {...panHandlers}>
      <Plan
        handle={handle}
        handleRef={handleRef}
        focusedKey={focusedKey}
        insets={insets}
        isShown={isShown}
        onChoose={onChoose}
      />
      {isShown && !isPreview && extras && handle && <extras.GroupOutlines handle={handle} />}
      <div ref={topRef} className="booker-plan-top">
        {extras && handle ? (
          <extras.PlanChips handle={handle} isPreview={isPreview} />
        ) : (
          <div className="booker-chips" />
        )}
        {isShown && !isPreview && <OfflineNote />}
        {friends && <friends.FriendsNote />}
        {isPreview && <output className="booker-notice">{problem !== undefined && <p>{problem}</p>}</output>}
      </div>
      <div ref={bottomRef} className="booker-plan-bottom">
        {extras && onChoose && <extras.TimeSlider />}
        {extras ? <extras.Legend key={visit} /> : <div />}
        <div className="booker-zoom">
          {zooms.map(({ label, Icon, run }) => (
            <button
              key={label}
              type="button"
              className="booker-floating-button"
              aria-label={label}
              disabled={!handle}
              onClick={run}
            >
              <Icon aria-hidden size="1.25rem" />
            </button>
          ))}
        </div>
      </div>
      {onChoose && <TablePopover key={visit} handle={handle} insets={insets} covered={covered} />}
      {isShown && extras && <extras.HoverCard handle={handle} />}
    </div>
  );
}

/** Tells of a gesture that moves the view: a drag, a pinch or the wheel. */
function usePanHandlers(onPan: ((hasPanned: boolean) => void) | undefined): DOMAttributes<HTMLElement> {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  if (!onPan) return {};
  return {
    onPointerDownCapture: ({ clientX: x, clientY: y, target }) => {
      start.current = target instanceof HTMLCanvasElement ? { x, y } : undefined;
    },
    onPointerMoveCapture: ({ buttons, clientX, clientY }) => {
      const from = start.current;
      if (!from || buttons === 0 || Math.hypot(clientX - from.x, clientY - from.y) < DRAG_THRESHOLD_PX.touch) return;
      start.current = undefined;
      onPan(true);
    },
    onWheelCapture: () => onPan(true),
  };
}

const DOUBLE_TAP_MS = 300;

/** A plan with more tables is mounted after the page around it. */
const MAX_TABLES_AT_ONCE = 400;

type PlanProps = Pick<PlanAreaProps, 'handle' | 'handleRef' | 'focusedKey' | 'onChoose'> & {
  readonly insets: { top: number; right: number; bottom: number; left: number };
  /** False for step 2 out of sight. */
  readonly isShown: boolean;
};

/** The plan, or a skeleton until its code, tables and background are loaded. */
function Plan({ handle, handleRef, focusedKey, insets, isShown, onChoose }: PlanProps): ReactNode {
  const chunk = useAtomValue(mapChunkAtom);
  const paintDecor = useAtomValue(decorPainterAtom);
  const loadMap = useSetAtom(loadMapAtom);
  const currentScene = useAtomValue(planSceneAtom);
  const [lastScene, setLastScene] = useState(currentScene);
  const [planNumber, setPlanNumber] = useState(0);
  const isPreview = !onChoose;
  const tableByKey = useAtomValue(tableByKeyAtom);
  if (currentScene && currentScene !== lastScene) {
    setLastScene(currentScene);
    // Another plan starts with another view, unless the visitor is looking at it.
    if (lastScene && !isShown && !areUnmoved(lastScene.tables, tableByKey)) setPlanNumber(planNumber + 1);
  }
  // While the tables of another date load, the plan stays mounted with the last ones, out of sight.
  const mountedScene = currentScene ?? lastScene;
  // The page around a large plan appears first, so that neither blocks the visitor for long.
  const deferredScene = useDeferredValue(mountedScene, undefined);
  const isLarge = mountedScene !== undefined && mountedScene.tables.length > MAX_TABLES_AT_ONCE;
  const scene = isLarge ? deferredScene : mountedScene;
  const isOutdated = currentScene === undefined;
  const states = useUrgentValue(planStatesAtom);
  const extras = useAtomValue(extrasAtom);
  const friends = useAtomValue(visitCodeAtom);
  const savedView = useAtomValue(savedViewAtom);
  const saveView = useSetAtom(saveViewAtom);
  const clearRefusal = useSetAtom(clearRefusalAtom);
  const clearTapNote = useSetAtom(clearTapNoteAtom);
  const showPopover = useSetAtom(showPopoverAtom);
  const currentOpening = useAtomValue(openingAtom);
  const [opening, setOpening] = useState(currentOpening);
  // Later ones would move the plan under the visitor.
  if (!opening && currentOpening) setOpening(currentOpening);
  const hoverTable = useSetAtom(hoverTableAtom);
  const peekAtTable = useSetAtom(peekAtTableAtom);
  const endHover = useSetAtom(endHoverAtom);
  const [magnified, setMagnified] = useState<OpenMagnifier>();
  /** A tap beside the magnifier does no more than to close it; one that is a double tap of a hasty finger not even that. */
  const closedMagnifier = (): boolean => {
    if (magnified && performance.now() - magnified.openedAt > DOUBLE_TAP_MS) setMagnified(undefined);
    return magnified !== undefined;
  };
  const { host } = useAtomValue(pageAtom);
  const colorScheme = useColorScheme();
  // The same element, or the plan would be rendered in every frame in which the sheet is dragged.
  const badges = useMemo(
    () =>
      scene && (
        <>
          {extras && !isPreview && <extras.PartlyFree scene={scene} theme={colorScheme} />}
          {friends && <friends.FriendsMarks scene={scene} theme={colorScheme} />}
        </>
      ),
    [extras, friends, scene, isPreview, colorScheme],
  );
  useEffect(() => {
    void loadMap();
  }, [loadMap]);
  return (
    <>
      {(!chunk || !scene || isOutdated) && <PlanSkeleton />}
      <div
        className={isOutdated ? 'booker-plan-canvas booker-plan-outdated' : 'booker-plan-canvas'}
        inert={isOutdated}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hoverTable(undefined)}
      >
        {chunk && scene && (
          <chunk.PlanStage
            key={planNumber}
            scene={scene}
            states={states}
            focusedKey={focusedKey}
            theme={colorScheme}
            insets={insets}
            label={messages.plan}
            paintDecor={paintDecor}
            isHidden={!isShown || isOutdated}
            handleRef={handleRef}
            initialView={savedView ?? opening}
            onHover={(table) => hoverTable(table?.key)}
            onUnmount={(view) => {
              if (!isPreview) saveView(view, scene.tables);
            }}
            imageUrl={(path) => pictureUrl(host, path)}
            onAmbiguousTap={(tables, at) => {
              if (closedMagnifier()) return true;
              const open = handle && onChoose && extras?.magnifyOn(handle, scene.tables, tables, at);
              if (open) setMagnified(open);
              return Boolean(open);
            }}
            onTap={({ table }) => {
              if (closedMagnifier()) return;
              if (!onChoose) {
                peekAtTable(table?.key);
                return;
              }
              endHover();
              // The plan answers in the next frame; cards, list and messages follow.
              if (table) startTransition(() => onChoose(table.key));
              else {
                clearRefusal();
                clearTapNote();
              }
            }}
            onLongPress={({ table, at }) => {
              setMagnified(undefined);
              if (table && onChoose) showPopover({ key: table.key, at });
            }}
            badges={badges}
          />
        )}
      </div>
      {chunk && scene && !isOutdated && handle && (
        <PlanOverview
          handle={handle}
          scene={scene}
          states={states}
          theme={colorScheme}
          paintDecor={paintDecor}
          insets={insets}
          createPainter={chunk.createMinimapPainter}
        />
      )}
      {chunk && scene && !isOutdated && handle && extras && onChoose && magnified && (
        <extras.Magnifier
          magnified={magnified}
          handle={handle}
          scene={scene}
          theme={colorScheme}
          paint={chunk.paintStaticView}
          paintDecor={paintDecor}
          onChoose={onChoose}
          onClose={() => setMagnified(undefined)}
        />
      )}
    </>
  );
}

function PlanSkeleton(): ReactNode {
  const isOffline = useAtomValue(isOfflineAtom);
  const isMapMissing = useAtomValue(hasMapFailedAtom);
  return (
    <div className="booker-plan-skeleton" aria-busy="true">
      <div className="booker-skeleton-tables" aria-hidden>
        {Array.from({ length: 24 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      {isMapMissing ? <MissingPart /> : !isOffline && <p>{messages.planLoading}</p>}
    </div>
  );
}
