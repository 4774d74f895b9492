/** The canvas over the map that the overlays are painted on. It goes with the map: moved with it, and painted anew at rest. */
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { PlanHandle } from '../../map/chrome/planHandle.ts';
import type { Size, Viewport } from '../../map/camera/viewport.ts';
import { type OverlayInput, paintOverlays } from './paintOverlays.ts';

type OverlayCanvasProps = Omit<OverlayInput, 'view' | 'crowded'> & {
  readonly handle: PlanHandle;
  readonly size: Size;
  readonly canvasRef: Ref<HTMLCanvasElement>;
};

export function OverlayCanvas({
  handle,
  size,
  painting,
  ratio,
  kinds,
  overlapping,
  maxZoomScale: nearest,
  highlighted: marked,
  canvasRef,
}: OverlayCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<{ view: Viewport; crowded: boolean }>(undefined);

  useImperativeHandle(canvasRef, () => canvas.current!, []);

  useLayoutEffect(() => {
    const element = canvas.current!;
    const ctx = element.getContext('2d')!;
    element.width = Math.round(size.width * ratio);
    element.height = Math.round(size.height * ratio);
    const paint = (): void => {
      if (!shown.current) return;
      element.style.transform = '';
      paintOverlays(ctx, size, {
        painting,
        ratio,
        kinds,
        overlapping,
        maxZoomScale: nearest,
        highlighted: marked,
        ...shown.current,
      });
    };
    paint();
    // Letters of another face are as wide as they are.
    document.fonts.addEventListener('loadingdone', paint);
    const stop = handle.addOverlay({
      show(view, still, crowded) {
        const drawn = shown.current?.view;
        if (still) {
          shown.current = { view, crowded };
          if (drawn?.scale !== view.scale || drawn.x !== view.x || drawn.y !== view.y || element.style.transform !== '')
            paint();
        } else if (drawn) {
          const stretch = view.scale / drawn.scale;
          element.style.transform = `matrix(${stretch},0,0,${stretch},${view.x - stretch * drawn.x},${view.y - stretch * drawn.y})`;
        }
      },
    });
    return () => {
      stop();
      document.fonts.removeEventListener('loadingdone', paint);
    };
  }, [handle, size, painting, ratio, kinds, overlapping, nearest, marked]);

  return <canvas ref={canvas} className="overlay-canvas" data-testid="overlays" aria-hidden />;
}
