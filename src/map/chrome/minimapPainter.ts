/** Paints a small picture of a whole plan. A change of the selection costs the selected tables, not the plan. */
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import type { Size, Viewport } from '../camera/viewport.ts';
import { palettes } from '../paint/palette.ts';
import { type StateBytes, stateAt, unselectedStates } from '../paint/renderInput.ts';
import { paintSelectedTable } from '../paint/tablePainter.ts';
import { type PictureContent, paintStaticView } from '../render/renderStatic.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';

/** Of the bitmap, at four bytes each. */
const MAX_PIXELS = 96_000;

/** Paints the plan on a canvas of the page. Pauses between parts; the canvas changes at the end. */
export type MinimapPainter = (canvas: HTMLCanvasElement, states: TableStates) => Generator<undefined>;

/** Creates the painter of a minimap of `size` (CSS pixels), on which `view` shows the plan. */
export function createMinimapPainter(content: PictureContent, view: Viewport, size: Size): MinimapPainter {
  const { scene, theme } = content;
  const ratio = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  /** Shows the plan without the selection. */
  const plan = document.createElement('canvas');
  let painted: StateBytes | undefined;
  return function* paint(canvas, states) {
    const unselected = unselectedStates(scene, states.selection?.unselectedState ?? states);
    if (unselected !== painted) {
      // The caller may stop in the middle.
      painted = undefined;
      const stateOf = (index: number): TableState => stateAt(unselected, index);
      yield* paintStaticView(plan, size, { ...content, stateOf }, view, ratio);
      painted = unselected;
    }
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    Object.assign(canvas, { width: plan.width, height: plan.height });
    ctx.drawImage(plan, 0, 0);
    const unit = view.scale * ratio;
    ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
    for (const key of states.selection?.keys ?? []) {
      const table = scene.tables[sceneIndex(scene).indexOf(key) ?? -1];
      if (table) paintSelectedTable(ctx, palettes[theme], table, view.scale);
    }
  };
}
