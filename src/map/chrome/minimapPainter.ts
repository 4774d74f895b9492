/** Paints a small picture of a whole plan. A change of the selection costs the selected tables, not the plan. */
import type { TableState, TableStates } from '../../domain/plan/table.ts';
import type { Size, Viewport } from '../../domain/plan/viewport.ts';
import { palettes } from '../paint/palette.ts';
import { type StateBytes, selectedTables, stateAt, unselectedStates } from '../paint/renderInput.ts';
import { type PictureContent, paintStaticView } from './staticPicture.ts';
import { enterTableFrame } from '../paint/tableGlyphs.ts';
import { paintTable } from '../paint/tablePainter.ts';

/** Of the bitmap, at four bytes each. */
const MAX_PIXELS = 96_000;

/** Paints the plan on a canvas of the page. */
export type MinimapPainter = (canvas: HTMLCanvasElement, states: TableStates) => void;

/** Creates the painter of a minimap of `size` (CSS pixels), on which `view` shows the plan. */
export function createMinimapPainter(content: PictureContent, view: Viewport, size: Size): MinimapPainter {
  const { scene, theme } = content;
  const ratio = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (size.width * size.height)));
  /** Shows the plan without the selection. */
  const plan = document.createElement('canvas');
  let painted: StateBytes | undefined;
  return (canvas, states) => {
    const unselected = unselectedStates(scene, states);
    if (unselected !== painted) {
      const stateOf = (index: number): TableState => stateAt(unselected, index);
      paintStaticView(plan, size, { ...content, stateOf }, view, ratio);
      painted = unselected;
    }
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    Object.assign(canvas, { width: plan.width, height: plan.height });
    ctx.drawImage(plan, 0, 0);
    const unit = view.scale * ratio;
    ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
    for (const table of selectedTables(scene, states)) {
      enterTableFrame(ctx, table);
      paintTable(ctx, palettes[theme], table, 'selected', { scale: view.scale, ratio, dense: true });
      ctx.restore();
    }
  };
}
