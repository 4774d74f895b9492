/** Konva's layers as the bitmaps of a plan. Their shapes call the plan's painters. */
import { Konva } from 'konva/lib/Core.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { CanvasBackend } from './canvasBackend.ts';
import type { Viewport } from '../camera/viewport.ts';

// Everything is drawn by the plan's own scheduler.
Konva.autoDrawEnabled = false;

export function konvaBackend(stage: Stage): CanvasBackend {
  if (new URLSearchParams(window.location.search).has('inspect')) Object.assign(window, { __tidetable: { stage } });
  let sharpness = 1;
  const place = ({ scale, x, y }: Viewport): void => {
    stage.position({ x, y });
    stage.scale({ x: scale, y: scale });
  };
  const contextOf = (layer: Layer | undefined): CanvasRenderingContext2D | undefined =>
    layer?.getCanvas().getContext()._context;
  return {
    hasOverscan: true,
    content: stage.content,
    resize({ size, ratio }) {
      sharpness = ratio;
      const isSized = stage.width() === size.width && stage.height() === size.height;
      for (const layer of stage.getLayers()) {
        // Before the size, which makes the bitmap: where that stays, the ratio has to.
        if (isSized) layer.getCanvas().setPixelRatio(ratio);
        else layer.getCanvas().pixelRatio = ratio;
      }
      stage.setAttrs(size);
    },
    draw(view) {
      place(view);
      for (const layer of stage.getLayers()) {
        const canvas = layer.getCanvas();
        if (canvas.getPixelRatio() !== sharpness) canvas.setPixelRatio(sharpness);
        layer.draw();
      }
    },
    setView: place,
    background: () => (stage.getLayers().length > 1 ? contextOf(stage.getLayers()[0]) : undefined),
    tables: () => contextOf(stage.getLayers().at(-1)),
    // React takes the stage down.
    dispose() {},
  };
}
