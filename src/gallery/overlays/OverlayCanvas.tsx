/** The canvas for the overlays. It moves with the map and is repainted at rest. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Size, Viewport } from '../../domain/plan/viewport.ts';
import { type OverlayInput, paintOverlays } from './paintOverlays.ts';
import './overlays.css';

type OverlayCanvasProps = Omit<OverlayInput, 'view'> & {
  readonly handle: PlanHandle;
  readonly size: Size;
};

export function OverlayCanvas({ handle, size, scene, ratio, kinds, highlighted }: OverlayCanvasProps): ReactNode {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const painted = useRef<Viewport>(undefined);

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    const ctx = canvas?.getContext('2d');
    if (!canvas || !ctx) return undefined;
    canvas.width = Math.round(size.width * ratio);
    canvas.height = Math.round(size.height * ratio);
    const paint = (): void => {
      if (!painted.current) return;
      canvas.style.transform = '';
      paintOverlays(ctx, size, { scene, view: painted.current, ratio, kinds, highlighted });
    };
    paint();
    // Another font changes the size of the texts.
    document.fonts.addEventListener('loadingdone', paint);
    const removeOverlay = handle.addOverlay({
      show(view, isAtRest) {
        const last = painted.current;
        if (isAtRest) {
          painted.current = view;
          if (last?.scale !== view.scale || last.x !== view.x || last.y !== view.y || canvas.style.transform !== '')
            paint();
        } else if (last) {
          const stretch = view.scale / last.scale;
          canvas.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * last.x},${view.y - stretch * last.y})`;
        }
      },
    });
    return () => {
      removeOverlay();
      document.fonts.removeEventListener('loadingdone', paint);
    };
  }, [handle, size, scene, ratio, kinds, highlighted]);

  return <canvas ref={canvasRef} className="gallery-overlay-canvas" data-testid="overlays" aria-hidden />;
}
