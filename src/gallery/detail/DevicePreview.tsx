/** The map at a device's exact size and pixel ratio. Tables can be selected by the booker's rules. */
import { useAtomValue, useSetAtom } from 'jotai';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { formatDisplayDate } from '../../domain/booking/time.ts';
import { textDirection } from '../../domain/language.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { PlanStage } from '../../map/PlanStage.tsx';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import { NO_INSETS } from '../../domain/plan/viewport.ts';
import { pictureSize } from '../../map/layers/overscanLayer.ts';
import type { Scene } from '../../map/scene/scene.ts';
import type { Fixture } from '../fixtures/readFixture.ts';
import { messages } from '../messages.ts';
import { galleryStateAtom, updateStateAtom } from '../states/galleryState.ts';
import { OverlayCanvas } from '../overlays/OverlayCanvas.tsx';
import { useTheme } from '../states/useTheme.ts';
import { availableSelection, simulateAvailability, tableStatesOf, tapSelection } from './tableStates.ts';
import { useMapView } from './useMapView.ts';
import { Button } from '../../ui/Button.tsx';

type DevicePreviewProps = {
  readonly fixture: Fixture;
  readonly scene: Scene;
  readonly name: string;
  readonly handle: PlanHandle | null;
  readonly handleRef: Ref<PlanHandle>;
};

export function DevicePreview({ fixture, scene, name, handle, handleRef }: DevicePreviewProps): ReactNode {
  const state = useAtomValue(galleryStateAtom);
  const updateState = useSetAtom(updateStateAtom);
  const [error, setError] = useState('');
  const theme = useTheme(state.theme);
  const { size, ratio, clock, guests, selected, availability, language, overlays, highlighted } = state;
  const tables = useMemo(() => simulateAvailability(fixture, { clock, availability }), [fixture, clock, availability]);
  const states = useMemo(
    () => tableStatesOf(fixture, tables, { guests, selected }),
    [fixture, tables, guests, selected],
  );
  const marked = fixture.tables.find(({ key }) => key === highlighted);
  const handleMoveEnd = useMapView(handle, size);

  const tapTable = (key: string): void => {
    const table = tables.get(key);
    if (!table) return;
    const result = tapSelection(fixture, tables, state, table);
    setError(result.ok ? '' : messages.selectionError(result.error, table.name, guests));
    updateState({ highlighted: undefined, ...(result.ok ? { selected: result.selected } : {}) });
  };
  // A large map is drawn at a lower resolution than requested, as on a real device.
  const drawnRatio = pictureSize(size, ratio).ratio;
  const reduced = drawnRatio < ratio - 0.01 ? `, ${messages.reducedResolution(drawnRatio)}` : '';
  const direction = textDirection(language);
  const seats = availableSelection(tables, selected).reduce((sum, key) => sum + (tables.get(key)?.seats ?? 0), 0);
  return (
    <>
      <div className="gallery-device-caption" lang={language} dir={direction}>
        <span className="gallery-figures">
          {`${formatDisplayDate(clock.slice(0, 10), language)} · ${clock.slice(11)}`}
        </span>
        <span className="gallery-figures gallery-device-guests">
          <Users aria-hidden size={15} />
          <span>{new Intl.NumberFormat(language).format(guests)}</span>
        </span>
      </div>
      {/* A device that is larger than the window scrolls; the map is never scaled. */}
      <div className="gallery-device-scroll">
        <div
          className="gallery-device"
          dir={direction}
          style={{ width: size.width, height: size.height }}
          data-testid="device"
        >
          <div className="gallery-device-map">
            <PlanStage
              scene={scene}
              states={states}
              theme={theme}
              insets={NO_INSETS}
              label={messages.map}
              paintDecor={paintDecor}
              pixelRatio={ratio}
              handleRef={handleRef}
              imageUrl={(path) => (path.startsWith('/') ? path : `/gallery/fixtures/${name}/${path}`)}
              onTap={({ table }) => {
                if (table) tapTable(table.key);
                else {
                  setError('');
                  updateState({ highlighted: undefined });
                }
              }}
              onLongPress={({ table }) => {
                if (table) updateState({ highlighted: table.key });
              }}
              onMoveEnd={handleMoveEnd}
            />
          </div>
          {handle && (overlays.length > 0 || marked) && (
            <OverlayCanvas
              handle={handle}
              size={size}
              scene={scene}
              ratio={drawnRatio}
              kinds={overlays}
              highlighted={marked}
            />
          )}
        </div>
      </div>
      <div className="gallery-device-footer">
        <ZoomButtons handle={handle} />
        <span className="gallery-muted gallery-figures">
          {`${messages.size(size)} · ${messages.ratioOf(ratio)}${reduced}`}
        </span>
        {selected.length > 0 ? (
          <Button
            onClick={() => {
              setError('');
              updateState({ selected: [] });
            }}
          >
            {messages.releaseAll}
          </Button>
        ) : (
          <span className="gallery-muted">{messages.tapHint}</span>
        )}
        <span className="gallery-figures">{selected.length > 0 && messages.seats(seats, guests)}</span>
        <p className="gallery-selection-error" role="alert">
          {error}
        </p>
      </div>
    </>
  );
}

function ZoomButtons({ handle }: { readonly handle: PlanHandle | null }): ReactNode {
  return (
    <span className="gallery-zoom">
      <Button aria-label={messages.zoomOut} onClick={() => handle?.zoomOut()}>
        <Minus aria-hidden size={18} />
      </Button>
      <Button aria-label={messages.fit} onClick={() => handle?.fit()}>
        <Maximize aria-hidden size={16} />
      </Button>
      <Button aria-label={messages.zoomIn} onClick={() => handle?.zoomIn()}>
        <Plus aria-hidden size={18} />
      </Button>
    </span>
  );
}
