/**
 * Konva's layer as the canvas of a plan. The stage is as large as the bitmap, and its position and scale are the view
 * that the bitmap shows. Between two draws, the compositor moves its content, as Konva's documentation advises for
 * large stages (https://konvajs.org/docs/sandbox/Canvas_Scrolling.html).
 */
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Viewport } from '../camera/viewport.ts';
import { clearPart } from './bitmaps/clearPart.ts';
import { type CanvasBackend, scrollContent } from './canvasBackend.ts';

/** `hasHighlightNodes` is as in `CanvasBackend`. */
export function konvaBackend(stage: Stage, hasHighlightNodes: boolean): CanvasBackend {
  if (new URLSearchParams(window.location.search).has('inspect')) Object.assign(window, { __tidetable: { stage } });
  const layer = (): Layer | undefined => stage.getLayers()[0];
  const setView = ({ scale, x, y }: Viewport): void => {
    stage.position({ x, y });
    stage.scale({ x: scale, y: scale });
  };
  const content = stage.getContent();
  // Konva would handle each finger twice, as a touch and as a pointer.
  for (const name of ['touchstart', 'touchmove', 'touchend'])
    content.addEventListener(name, (event) => event.stopPropagation(), { capture: true, passive: true });
  return {
    hasOverscan: true,
    hasHighlightNodes,
    content,
    resize({ size, ratio }) {
      const canvas = layer()?.getCanvas();
      // Setting a ratio allocates the canvas again, even if the ratio is the same.
      if (canvas && canvas.getPixelRatio() !== ratio) canvas.setPixelRatio(ratio);
      stage.size(size);
    },
    draw(view) {
      setView(view);
      layer()?.draw();
    },
    drawPart(box) {
      const ctx = layer()?.getContext();
      if (!ctx) return;
      ctx.save();
      clearPart(ctx, box);
      ctx.reset();
      for (const node of layer()?.getChildren() ?? []) node.draw();
      ctx.restore();
    },
    scroll(dx, dy, view) {
      setView(view);
      const moved = layer();
      if (moved) scrollContent(moved.getContext(), moved.getNativeCanvasElement(), dx, dy);
    },
    canvas: () => layer()?.getNativeCanvasElement(),
    // React unmounts the stage.
    dispose() {},
  };
}
