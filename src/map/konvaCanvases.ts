/** Konva's layers as the bitmaps of a plan. Their shapes call the plan's painters. */
import { Konva } from 'konva/lib/Core.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Canvases } from './canvases.ts';

// Everything is drawn by the plan's own scheduler.
Konva.autoDrawEnabled = false;

export function konvaCanvases(stage: Stage): Canvases {
  let sharpness = 1;
  return {
    content: stage.content,
    resize({ size, ratio }) {
      sharpness = ratio;
      // Before the size: a canvas that has none costs nothing to change.
      for (const layer of stage.getLayers()) layer.getCanvas().pixelRatio = ratio;
      stage.size(size);
    },
    draw({ scale, x, y }) {
      stage.position({ x, y });
      stage.scale({ x: scale, y: scale });
      for (const layer of stage.getLayers()) {
        const canvas = layer.getCanvas();
        if (canvas.getPixelRatio() !== sharpness) canvas.setPixelRatio(sharpness);
        layer.draw();
      }
    },
    tables: () => stage.getLayers().at(-1)?.getCanvas().getContext()._context,
    // React takes the stage down.
    dispose() {},
  };
}
