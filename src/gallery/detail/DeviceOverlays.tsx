/** The overlays and the highlighted table over the map of the open fixture. */
import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { type Theme, palettes } from '../../map/paint/palette.ts';
import type { Scene } from '../../map/scene/scene.ts';
import { findingsAtom, maxZoomScaleAtom } from '../findings/findings.ts';
import { highlightKeyOf } from '../findings/highlight.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { OverlayCanvas } from '../overlays/OverlayCanvas.tsx';
import { locateHighlight } from '../overlays/paintOverlays.ts';
import { galleryStateAtom } from '../states/galleryState.ts';

type DeviceOverlaysProps = {
  readonly handle: PlanHandle;
  readonly scene: Scene;
  readonly fixture: Fixture;
  readonly states: TableStates;
  readonly theme: Theme;
  /** Device pixels per CSS pixel of the map's canvases. */
  readonly ratio: number;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
};

export function DeviceOverlays({
  handle,
  scene,
  fixture,
  states,
  theme,
  ratio,
  canvasRef,
}: DeviceOverlaysProps): ReactNode {
  const { overlays, highlighted, size } = useAtomValue(galleryStateAtom);
  const findings = useAtomValue(findingsAtom);
  const maxZoomScale = useAtomValue(maxZoomScaleAtom);
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
  const locatedHighlight = useMemo(
    () => (highlighted === undefined ? undefined : locateHighlight(fixture, highlighted)),
    [fixture, highlighted],
  );
  const renderInput = useMemo(
    () => ({
      scene,
      palette: palettes[theme],
      stateOf: (index: number): TableState => states.get(scene.tables[index]?.key ?? '') ?? 'available',
    }),
    [scene, states, theme],
  );
  if (overlays.length === 0 && highlighted === undefined) return null;
  return (
    <OverlayCanvas
      handle={handle}
      size={size}
      renderInput={renderInput}
      ratio={ratio}
      kinds={overlays}
      overlapping={overlapping}
      maxZoomScale={maxZoomScale}
      highlighted={locatedHighlight}
      canvasRef={canvasRef}
    />
  );
}
