/**
 * The plan, painted as for visitors, with the selection and tool previews above it. Pointer events and view changes
 * bypass React.
 */
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { drawingAtom } from '../document/document.ts';
import { pictureUrlAtom } from '../document/hostState.ts';
import { referenceImageAtom } from '../document/referenceImage.ts';
import { contextMenuAtom } from '../session/panels.ts';
import {
  fitsPlanAtom,
  gridAtom,
  planHandleAtom,
  pointerPositionAtom,
  rulersAtom,
  viewportAtom,
} from '../session/view.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import type { BackgroundPainter } from '../../map/paint/renderInput.ts';
import type { TableState } from '../../domain/plan/table.ts';
import { type Insets, NO_INSETS } from '../../domain/plan/viewport.ts';
import type { ColorScheme } from '../../ui/colorScheme.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { useColorScheme } from '../../ui/useColorScheme.ts';
import { messages } from '../messages.ts';
import './canvas.css';
import { ContextMenu } from '../commands/menus/ContextMenu.tsx';
import { DraggedItems } from './DraggedItems.tsx';
import { dragContentAtom, hiddenItemsAtom, sceneAtom } from './dragPreview.ts';
import { PlanItems } from './PlanItems.tsx';
import { Rulers } from './Rulers.tsx';
import { SelectionOverlay } from './SelectionOverlay.tsx';
import { openSelectionMenuAtom } from '../commands/definitions/contextMenuCommand.ts';
import { createPointerInterceptor, openContextMenuAtom } from './pointerAdapter.ts';
import { createSpaceKey } from './spaceToPan.ts';
import { gridPainter } from './gridPainter.ts';
import { linkPainter } from './linkPainter.ts';
import { TextEditor } from './TextEditor.tsx';

/** The fitted view leaves room for the tool options, also without any, so that the plan does not move. */
const INSETS: Insets = { ...NO_INSETS, top: 76 };
const TOUCH_INSETS: Insets = { ...NO_INSETS, top: 104 };
const NO_STATES: ReadonlyMap<string, TableState> = new Map();

/** The tables of a plan with links, and undefined for any other, which then need not be painted anew for each edit. */
const linkedTablesAtom = atom((get) => {
  const { tables } = get(drawingAtom);
  return tables.some(({ room }) => room.joins) ? tables : undefined;
});

export function EditorCanvas(): ReactNode {
  const store = useStore();
  const [handle, setHandle] = useAtom(planHandleAtom);
  const [fitsPlan, setFitsPlan] = useAtom(fitsPlanAtom);
  const setViewport = useSetAtom(viewportAtom);
  const setPointer = useSetAtom(pointerPositionAtom);
  const showsRulers = useAtomValue(rulersAtom);
  const scene = useAtomValue(sceneAtom);
  const hiddenItems = useAtomValue(hiddenItemsAtom);
  const dragContent = useAtomValue(dragContentAtom);
  const theme = useColorScheme();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const imageUrl = useAtomValue(pictureUrlAtom);
  const [spaceKey] = useState(() => createSpaceKey(() => store.get(pointerPositionAtom) !== undefined));
  const [pointerInterceptor] = useState(() => createPointerInterceptor(store, spaceKey.isDown));
  const openContextMenu = useSetAtom(openContextMenuAtom);
  const openSelectionMenu = useSetAtom(openSelectionMenuAtom);
  const paintUnderlay = useUnderlayPainter(theme);

  useEffect(() => spaceKey.follow(), [spaceKey]);

  // The stage has the scene of the same rendering by now, and with it the size of the plan.
  useEffect(() => {
    if (!fitsPlan || !handle) return;
    handle.fit();
    setFitsPlan(false);
  }, [fitsPlan, handle, setFitsPlan]);

  return (
    <div
      className="editor-canvas"
      // The plan is never mirrored.
      dir="ltr"
      onPointerLeave={() => setPointer(undefined)}
      onContextMenu={(event) => {
        event.preventDefault();
        // Not every browser sends this event for a finger. The pointer interceptor times its press.
        if ((event.nativeEvent as Partial<PointerEvent>).pointerType === 'touch') return;
        // The menu key has no place of its own.
        if (event.button === 2) openContextMenu({ x: event.clientX, y: event.clientY }, 'mouse');
        else openSelectionMenu();
      }}
      onTouchEndCapture={(event) => {
        // The finger that opened the menu would click what it lifts from: an entry of the menu.
        if (store.get(contextMenuAtom) && handle?.element.contains(event.target as Node)) event.preventDefault();
      }}
    >
      <PlanStage
        scene={scene}
        states={NO_STATES}
        theme={theme}
        insets={isTouch ? TOUCH_INSETS : INSETS}
        label={messages.plan}
        paintDecor={paintDecor}
        handleRef={setHandle}
        unboundedPan
        pointerInterceptor={pointerInterceptor}
        hiddenItems={hiddenItems}
        paintUnderlay={paintUnderlay}
        imageUrl={imageUrl}
        onMoveEnd={setViewport}
        onTap={() => {
          /* The pointer interceptor handles taps. */
        }}
      >
        {handle && <DraggedItems content={dragContent} theme={theme} pictureOf={handle.imageAt} store={store} />}
      </PlanStage>
      <div className="editor-canvas-overlay">
        {handle && <SelectionOverlay handle={handle} theme={theme} />}
        {handle && <PlanItems handle={handle} />}
        {handle && showsRulers && <Rulers handle={handle} theme={theme} />}
      </div>
      <TextEditor />
      <ContextMenu />
    </div>
  );
}

/** Paints the grid, the reference image and the links between tables below the plan. */
function useUnderlayPainter(theme: ColorScheme): BackgroundPainter {
  const { width, height, tracing } = useAtomValue(drawingAtom);
  const grid = useAtomValue(gridAtom);
  const picture = useAtomValue(referenceImageAtom);
  const step = grid.shown ? grid.step : 0;
  const linked = useAtomValue(linkedTablesAtom);
  const paintLinks = useMemo(() => linked && linkPainter(linked, theme), [linked, theme]);
  return useMemo(() => {
    const paintGrid = gridPainter({
      theme,
      bounds: { x: 0, y: 0, width, height },
      step,
      tracing: tracing && picture && !tracing.above ? { ...tracing, picture } : undefined,
    });
    return (...args) => {
      paintGrid(...args);
      paintLinks?.(...args);
    };
  }, [theme, width, height, step, tracing, picture, paintLinks]);
}
