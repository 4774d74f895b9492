/** Paints static pictures of a plan, with the same painters as the interactive one: on pages, and on the host. */
import { type Box, expandBox } from '../../domain/geometry/boxes.ts';
import { cutOuts as boxesAround } from '../../domain/plan/cutOuts.ts';
import type { Table, TableState } from '../../domain/plan/table.ts';
import { type Size, type Viewport, boxToPlan, fitBox } from '../../domain/plan/viewport.ts';
import { decorIndex } from '../scene/decorIndex.ts';
import type { Scene } from '../scene/scene.ts';
import { sceneIndex } from '../scene/sceneIndex.ts';
import { MAX_DETAILED_TABLES } from '../scene/tableBuffers.ts';
import type { DecorPainter } from '../paint/decor/decorPainter.ts';
import type { PaintContext } from '../paint/paintContext.ts';
import { type Palette, type Theme, palettes } from '../paint/palette.ts';
import { PAINT_OVERFLOW_PX, paintTables } from '../paint/tablePainter.ts';

/** Between cut-outs, in CSS pixels. */
const GAP_PX = 6;

/** What a picture shows. Without `paintDecor`, it leaves out the decor. */
export type PictureContent = {
  readonly scene: Scene;
  readonly theme: Theme;
  readonly palette?: Palette;
  readonly paintDecor: DecorPainter | undefined;
  /** Of a table by its index. By default, tables show whether they are available. */
  readonly stateOf?: (index: number) => TableState;
};
/** A canvas of a page, or of the host. */
export type PictureCanvas = { width: number; height: number; getContext(kind: '2d'): PaintContext | null };
/** A part of a plan in a picture: where it is, in CSS pixels, and its view. */
type PlacedCutOut = { readonly region: Box; readonly view: Viewport };

/** Places the cut-outs around tables side by side in a picture. */
export function placeCutOuts(tables: readonly Table[], { width, height }: Size): PlacedCutOut[] {
  const boxes = boxesAround(tables);
  const step = (width + GAP_PX) / boxes.length;
  return boxes.map((box, at) => {
    const region = { x: at * step, y: 0, width: step - GAP_PX, height };
    return { region, view: fitBox(box, region) };
  });
}

/**
 * Paints the cut-outs around selected tables as `paintStaticView` paints a view. With `shown`, around all of these: those
 * that are not selected are faded.
 */
export function paintCutOuts(
  canvas: PictureCanvas,
  size: Size,
  content: PictureContent,
  selected: readonly Table[],
  ratio: number,
  shown = selected,
): void {
  const states = new Map<string, TableState>(shown.map(({ key }) => [key, 'ineligible']));
  for (const { key } of selected) states.set(key, 'selected');
  const stateOf = (index: number): TableState =>
    states.get(content.scene.tables[index]?.key ?? '') ?? availability(content.scene, index);
  paintRegions(canvas, size, { ...content, stateOf }, placeCutOuts(shown, size), ratio);
}

/** Paints a view of a plan on a canvas of a size (CSS pixels), with `ratio` device pixels per CSS pixel. */
export function paintStaticView(
  canvas: PictureCanvas,
  size: Size,
  content: PictureContent,
  view: Viewport,
  ratio: number,
): void {
  const region = { x: 0, y: 0, width: size.width, height: size.height };
  paintRegions(canvas, size, content, [{ region, view }], ratio);
}

function availability({ tables }: Scene, index: number): TableState {
  return tables[index]?.available ? 'available' : 'unavailable';
}

function paintRegions(
  canvas: PictureCanvas,
  { width, height }: Size,
  { scene, theme, palette = palettes[theme], paintDecor, stateOf = (at) => availability(scene, at) }: PictureContent,
  cutOuts: readonly PlacedCutOut[],
  ratio: number,
): void {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = canvas.getContext('2d');
  // A canvas that is not visible has no size.
  if (!ctx || canvas.width * canvas.height === 0) return;
  for (const { region, view } of cutOuts) {
    ctx.save();
    ctx.beginPath();
    // At whole pixels: an edge between two would be blurred.
    const left = Math.round(region.x * ratio);
    ctx.rect(left, 0, Math.round((region.x + region.width) * ratio) - left, canvas.height);
    ctx.clip();
    ctx.fillStyle = palette.backdrop;
    ctx.fill();
    const unit = view.scale * ratio;
    ctx.setTransform(unit, 0, 0, unit, view.x * ratio, view.y * ratio);
    const box = boxToPlan(view, region);
    paintDecor?.(ctx, decorIndex(scene.decor).within(box), palette, unit, () => undefined, box);
    const visible = sceneIndex(scene).visible(expandBox(box, PAINT_OVERFLOW_PX / view.scale));
    const dense = visible.length > MAX_DETAILED_TABLES;
    paintTables(ctx, { scene, palette, stateOf }, visible, { scale: view.scale, ratio, dense });
    ctx.restore();
  }
}
