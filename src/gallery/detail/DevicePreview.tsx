/** The map in a frame of a device's exact size and pixel ratio, with what lies over it. */
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { bitmapSize } from '../../map/render/bitmapSize.ts';
import { NO_INSETS } from '../../map/camera/viewport.ts';
import { palettes } from '../../map/paint/palette.ts';
import { useClipped } from './useClipped.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Scene } from '../../map/scene/scene.ts';
import type { Viewport } from '../../map/camera/viewport.ts';
import { formatDisplayDate } from '../../domain/booking/time.ts';
import { findingsAtom, maxZoomScaleAtom } from '../findings/findings.ts';
import { updateStateAtom, galleryStateAtom } from '../states/galleryState.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { OverlayCanvas } from '../overlays/OverlayCanvas.tsx';
import { locateHighlight } from '../overlays/paintOverlays.ts';
import { highlightKeyOf } from '../findings/highlight.ts';
import { useTheme } from '../systemTheme.ts';
import { simulateAvailability, availableSelection, tableStatesOf, toggleTableByKey } from './tableStates.ts';
import { messages } from '../messages.ts';

type DeviceProps = {
  readonly fixture: Fixture;
  readonly scene: Scene;
  readonly name: string;
  readonly handle: PlanHandle | null;
  readonly handleRef: Ref<PlanHandle>;
  readonly overlayRef: RefObject<HTMLCanvasElement | null>;
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he']);

export function DevicePreview({ fixture, scene, name, handle, handleRef, overlayRef }: DeviceProps): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const change = useSetAtom(updateStateAtom);
  const [refusal, setRefusal] = useState('');
  const theme = useTheme(state.theme);
  const { size, ratio, clock, guests, chosen, tables: availability, language } = state;
  const tables = useMemo(
    () => simulateAvailability(fixture, { clock, tables: availability }),
    [fixture, clock, availability],
  );
  const states = useMemo(
    () => tableStatesOf(fixture, tables, { clock, guests, chosen, tables: availability }),
    [fixture, tables, clock, guests, chosen, availability],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const cut = useClipped(scroller, size);
  const follow = useView(handle, size.width, size.height);

  const tap = (key: string): void => {
    const toggle = toggleTableByKey(fixture, tables, state, key);
    if (!toggle) return;
    setRefusal(toggle.ok ? '' : messages.refusal(toggle.error, tables.get(key)!.name));
    change(toggle.ok ? { chosen: toggle.selected, mark: undefined } : { mark: undefined });
  };
  const drawnAt = bitmapSize(size, ratio, true, true).ratio;
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const sum = availableSelection(tables, state).reduce((seats, key) => seats + (tables.get(key)?.seats ?? 0), 0);
  return (
    <>
      <div className="device-line" lang={language} dir={direction}>
        <span className="figures">
          {formatDisplayDate(clock.slice(0, 10), language)} · {clock.slice(11)}
        </span>
        <span className="figures device-guests">
          <Users aria-hidden size={15} />
          {new Intl.NumberFormat(language).format(guests)}
        </span>
      </div>
      {/* A device larger than the room is scrolled in it: nothing is ever shown smaller than it is. */}
      <div ref={scroller} className="device-scroll" data-cut={cut}>
        <div className="device" dir={direction} style={{ width: size.width, height: size.height }} data-testid="device">
          <div className="device-ground">
            <PlanStage
              scene={scene}
              states={states}
              theme={theme}
              insets={NO_INSETS}
              label={messages.map}
              pixelRatio={ratio}
              handleRef={handleRef}
              imageUrl={(path) => (path.startsWith('/') ? path : `/gallery/fixtures/${name}/${path}`)}
              onTap={({ table }) => {
                if (table) tap(table.key);
                else {
                  setRefusal('');
                  change({ mark: undefined });
                }
              }}
              onLongPress={({ table }) => {
                if (table) change({ mark: table.key });
              }}
              onMoveEnd={follow}
            />
          </div>
          {handle && (
            <Overlays
              handle={handle}
              scene={scene}
              fixture={fixture}
              states={states}
              theme={theme}
              ratio={drawnAt}
              overlayRef={overlayRef}
            />
          )}
        </div>
      </div>
      <div className="device-foot">
        <span className="zoom">
          <button
            type="button"
            className="quiet"
            aria-label={messages.zoomOut}
            onClick={() => {
              handle?.zoomOut();
            }}
          >
            <Minus aria-hidden size={18} />
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={messages.fit}
            onClick={() => {
              handle?.fit();
            }}
          >
            <Maximize aria-hidden size={16} />
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={messages.zoomIn}
            onClick={() => {
              handle?.zoomIn();
            }}
          >
            <Plus aria-hidden size={18} />
          </button>
        </span>
        <span className="soft figures">
          {size.width} × {size.height} · {ratio}×{drawnAt < ratio - 0.01 && `, ${messages.reducedResolution(drawnAt)}`}
        </span>
        {cut && <span className="device-cut">{messages.clipped}</span>}
        {chosen.length > 0 ? (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setRefusal('');
              change({ chosen: [] });
            }}
          >
            {messages.releaseAll}
          </button>
        ) : (
          <span className="soft">{messages.tapHint}</span>
        )}
        <span className="figures">{chosen.length > 0 && messages.seats(sum, guests)}</span>
        <p className="refusal" role="alert">
          {refusal}
        </p>
      </div>
    </>
  );
}

/** Takes the map to the state's view when it opens, and the state along with the map's view from then on. */
function useView(handle: PlanHandle | null, width: number, height: number): (view: Viewport) => void {
  const { view } = useAtomValue(galleryStateAtom);
  const change = useSetAtom(updateStateAtom);
  const [wanted] = useState(view);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (handle && wanted) handle.setView(wanted);
  }, [handle, wanted]);
  // On another device the whole plan is shown first, as it is when the booker opens there.
  useLayoutEffect(() => {
    const size = `${width}x${height}`;
    if (handle && shown.current !== undefined && shown.current !== size) handle.fit();
    if (handle) shown.current = size;
  }, [handle, width, height]);
  return useCallback(
    (now) => {
      change({ view: now });
    },
    [change],
  );
}

type OverlaysProps = Pick<DeviceProps, 'scene' | 'fixture' | 'overlayRef'> & {
  readonly handle: PlanHandle;
  readonly states: ReturnType<typeof tableStatesOf>;
  readonly theme: 'light' | 'dark';
  readonly ratio: number;
};

function Overlays({ handle, scene, fixture, states, theme, ratio, overlayRef }: OverlaysProps): ReactNode {
  const { overlays, mark, size } = useAtomValue(galleryStateAtom);
  const findings = useAtomValue(findingsAtom);
  const nearest = useAtomValue(maxZoomScaleAtom);
  const overlapping = useMemo(
    () =>
      new Set(
        (findings ?? [])
          .filter(({ rule }) => rule === 'overlap')
          .map(highlightKeyOf(fixture))
          .filter((key) => key !== undefined),
      ),
    [findings, fixture],
  );
  const marked = useMemo(
    () => (mark === undefined ? undefined : locateHighlight(scene, fixture, mark)),
    [scene, fixture, mark],
  );
  const painting = useMemo(
    () => ({
      scene,
      palette: palettes[theme],
      stateOf: (place: number) => states.get(scene.tables[place]!.key)!,
    }),
    [scene, states, theme],
  );
  if (overlays.length === 0 && mark === undefined) return null;
  return (
    <OverlayCanvas
      handle={handle}
      size={size}
      painting={painting}
      ratio={ratio}
      kinds={overlays}
      overlapping={overlapping}
      maxZoomScale={nearest}
      highlighted={marked}
      canvasRef={overlayRef}
    />
  );
}
