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
import { bitmapFor } from '../../map/bitmap.ts';
import { NO_INSETS } from '../../map/viewport.ts';
import { palettes } from '../../map/palette.ts';
import { useCut } from './useCut.ts';
import { type PlanHandle, PlanStage } from '../../map/PlanStage.tsx';
import type { Scene } from '../../map/scene.ts';
import type { Viewport } from '../../map/viewport.ts';
import { dateForPeople } from '../../domain/time.ts';
import { findingsAtom, nearestAtom } from '../atoms/findings.ts';
import { changeAtom, stateAtom } from '../atoms/state.ts';
import type { Fixture } from '../fixture.ts';
import { OverlayCanvas } from '../overlays/OverlayCanvas.tsx';
import { pointedOn } from '../overlays/paint.ts';
import { marker } from '../pointed.ts';
import { useTheme } from '../screen.ts';
import { playedTables, standingChoice, statesOf, tapped } from '../tableStates.ts';
import { words } from '../words.ts';

type DeviceProps = {
  readonly fixture: Fixture;
  readonly scene: Scene;
  readonly name: string;
  readonly handle: PlanHandle | null;
  readonly handleRef: Ref<PlanHandle>;
  readonly overlayRef: RefObject<HTMLCanvasElement | null>;
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'he']);

export function Device({ fixture, scene, name, handle, handleRef, overlayRef }: DeviceProps): ReactNode {
  const state = useAtomValue(stateAtom);
  const change = useSetAtom(changeAtom);
  const [refusal, setRefusal] = useState('');
  const theme = useTheme(state.theme);
  const { size, ratio, clock, guests, chosen, tables: availability, language } = state;
  const tables = useMemo(() => playedTables(fixture, { clock, tables: availability }), [fixture, clock, availability]);
  const states = useMemo(
    () => statesOf(fixture, tables, { clock, guests, chosen, tables: availability }),
    [fixture, tables, clock, guests, chosen, availability],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const cut = useCut(scroller, size);
  const follow = useView(handle, size.width, size.height);

  const tap = (key: string): void => {
    const toggle = tapped(fixture, tables, state, key);
    if (!toggle) return;
    setRefusal(toggle.ok ? '' : words.refusal(toggle.refusal, tables.get(key)!.name));
    change(toggle.ok ? { chosen: toggle.selected, mark: undefined } : { mark: undefined });
  };
  const drawnAt = bitmapFor(size, ratio, true, true).ratio;
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const sum = standingChoice(tables, state).reduce((seats, key) => seats + (tables.get(key)?.seats ?? 0), 0);
  return (
    <>
      <div className="device-line" lang={language} dir={direction}>
        <span className="figures">
          {dateForPeople(clock.slice(0, 10), language)} · {clock.slice(11)}
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
              label={words.map}
              pixelRatio={ratio}
              handleRef={handleRef}
              pictureAddress={(path) => (path.startsWith('/') ? path : `/gallery/fixtures/${name}/${path}`)}
              onTap={({ table }) => {
                if (table) tap(table.key);
                else {
                  setRefusal('');
                  change({ mark: undefined });
                }
              }}
              onLongTap={({ table }) => {
                if (table) change({ mark: table.key });
              }}
              onView={follow}
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
            aria-label={words.zoomOut}
            onClick={() => {
              handle?.zoomOut();
            }}
          >
            <Minus aria-hidden size={18} />
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={words.fit}
            onClick={() => {
              handle?.fit();
            }}
          >
            <Maximize aria-hidden size={16} />
          </button>
          <button
            type="button"
            className="quiet"
            aria-label={words.zoomIn}
            onClick={() => {
              handle?.zoomIn();
            }}
          >
            <Plus aria-hidden size={18} />
          </button>
        </span>
        <span className="soft figures">
          {size.width} × {size.height} · {ratio}×{drawnAt < ratio - 0.01 && `, ${words.softer(drawnAt)}`}
        </span>
        {cut && <span className="device-cut">{words.cut}</span>}
        {chosen.length > 0 ? (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              setRefusal('');
              change({ chosen: [] });
            }}
          >
            {words.release}
          </button>
        ) : (
          <span className="soft">{words.tapHint}</span>
        )}
        <span className="figures">{chosen.length > 0 && words.seats(sum, guests)}</span>
        <p className="refusal" role="alert">
          {refusal}
        </p>
      </div>
    </>
  );
}

/** Takes the map to the state's view when it opens, and the state along with the map's view from then on. */
function useView(handle: PlanHandle | null, width: number, height: number): (view: Viewport) => void {
  const { view } = useAtomValue(stateAtom);
  const change = useSetAtom(changeAtom);
  const [wanted] = useState(view);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (handle && wanted) handle.look(wanted);
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
  readonly states: ReturnType<typeof statesOf>;
  readonly theme: 'light' | 'dark';
  readonly ratio: number;
};

function Overlays({ handle, scene, fixture, states, theme, ratio, overlayRef }: OverlaysProps): ReactNode {
  const { overlays, mark, size } = useAtomValue(stateAtom);
  const findings = useAtomValue(findingsAtom);
  const nearest = useAtomValue(nearestAtom);
  const overlapping = useMemo(
    () =>
      new Set(
        (findings ?? [])
          .filter(({ rule }) => rule === 'overlap')
          .map(marker(fixture))
          .filter((key) => key !== undefined),
      ),
    [findings, fixture],
  );
  const marked = useMemo(
    () => (mark === undefined ? undefined : pointedOn(scene, fixture, mark)),
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
      nearest={nearest}
      marked={marked}
      canvasRef={overlayRef}
    />
  );
}
