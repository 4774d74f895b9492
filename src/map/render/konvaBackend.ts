/** Konva's layers as the canvases of a plan. Their shapes call the plan's painters. */
import { Konva } from 'konva/lib/Core.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Viewport } from '../camera/viewport.ts';
import type { CanvasBackend } from './canvasBackend.ts';

// The render loop decides when to draw.
Konva.autoDrawEnabled = false;

export function konvaBackend(stage: Stage): CanvasBackend {
  if (new URLSearchParams(window.location.search).has('inspect')) Object.assign(window, { __tidetable: { stage } });
  let pixelRatio = 1;
  const setView = ({ scale, x, y }: Viewport): void => {
    stage.position({ x, y });
    stage.scale({ x: scale, y: scale });
  };
  const contextOf = (layer: Layer | undefined): CanvasRenderingContext2D | undefined =>
    layer?.getCanvas().getContext()._context;
  return {
    hasOverscan: true,
    content: stage.content,
    resize({ size, ratio }) {
      pixelRatio = ratio;
      const keepsSize = stage.width() === size.width && stage.height() === size.height;
      for (const layer of stage.getLayers()) {
        // A new size creates the bitmap with the ratio that the layer has then; without one, only `setPixelRatio` does.
        if (keepsSize) layer.getCanvas().setPixelRatio(ratio);
        else layer.getCanvas().pixelRatio = ratio;
      }
      stage.setAttrs(size);
    },
    draw(view) {
      setView(view);
      for (const layer of stage.getLayers()) {
        const canvas = layer.getCanvas();
        if (canvas.getPixelRatio() !== pixelRatio) canvas.setPixelRatio(pixelRatio);
        layer.draw();
      }
    },
    setView,
    background: () => (stage.getLayers().length > 1 ? contextOf(stage.getLayers()[0]) : undefined),
    tables: () => contextOf(stage.getLayers().at(-1)),
    // React unmounts the stage.
    dispose() {},
  };
}
