/**
 * Draws dragged and changed items on a bitmap of their own above the plan. While items are dragged, only the compositor
 * moves the bitmap; a thousand tables aren't painted on every frame.
 */
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import type { Outline, Point } from '../../domain/geometry/boxes.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import { paintDecor, visiblePlanBox } from '../../map/paint/decor/decorPainter.ts';
import { MAX_DETAILED_TABLES } from '../../map/scene/tableBuffers.ts';
import { type Palette, type Theme, palettes } from '../../map/paint/palette.ts';
import type { HiddenItems } from '../../map/PlanStage.tsx';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { paintTables } from '../../map/paint/tablePainter.ts';
import type { Size, Viewport } from '../../map/camera/viewport.ts';
import { tablesOfDrawing } from '../document/drawingScene.ts';
import { get2dContext, resizeCanvas } from './canvasContext.ts';
import { type PictureOf, paintOutlines } from './selectionPainter.ts';

/** The content of the layer. `outlines` are drawn around dragged items. */
export type DragContent = { readonly scene: Scene; readonly outlines: readonly Outline[] };
/** `by` is the offset of the drag, in plan units. */
export type DragPreview = DragContent & { readonly by: Point };

/** Overscan of the bitmap on each side, as a share of the element's size. */
const MARGIN_RATIO = 0.35;
const MAX_PIXEL_RATIO = 2;
/** Decor areas are translucent on the layer, so that items below stay visible. */
const AREA_ALPHA = 0.55;

export function dragContentOf(drawing: EditorDocument, items: readonly Item[], isOutlined: boolean): DragContent {
  const { tables } = tablesOfDrawing({ ...drawing, tables: items.filter((item) => item.kind === 'table') });
  const decor = items.flatMap((item) => (item.kind === 'decor' ? [item.decor] : []));
  return {
    scene: buildScene(tables, { width: drawing.width, height: drawing.height, decor }),
    outlines: isOutlined ? items.map(itemOutline) : [],
  };
}

export function hiddenItemsOf(items: readonly Item[]): HiddenItems {
  return {
    tables: new Set(items.flatMap((item) => (item.kind === 'table' ? [item.key] : []))),
    decor: new Set(items.flatMap((item): Decor[] => (item.kind === 'decor' ? [item.decor] : []))),
  };
}

export class DragLayer {
  readonly canvas = document.createElement('canvas');
  readonly #ctx = get2dContext(this.canvas);
  readonly #pictureOf: PictureOf;
  /** What the bitmap shows. `isComplete` is false while a picture is still loading. */
  #drawn:
    | {
        readonly isComplete: boolean;
        readonly scene: Scene;
        readonly theme: Theme;
        readonly view: Viewport;
        readonly by: Point;
        readonly size: Size;
      }
    | undefined;

  constructor(pictureOf: PictureOf) {
    this.#pictureOf = pictureOf;
    Object.assign(this.canvas.style, {
      position: 'absolute',
      pointerEvents: 'none',
      willChange: 'transform',
      display: 'none',
    });
  }

  /** Shows a preview, or nothing, for a view and an element size. */
  show(preview: DragPreview | undefined, view: Viewport, size: Size, theme: Theme): void {
    if (!preview) {
      if (this.#drawn) this.#clear();
      return;
    }
    const drawn = this.#drawn;
    if (
      drawn?.isComplete &&
      drawn.scene === preview.scene &&
      drawn.theme === theme &&
      drawn.view.scale === view.scale &&
      drawn.size.width === size.width &&
      drawn.size.height === size.height
    ) {
      const x = view.x - drawn.view.x + (preview.by.x - drawn.by.x) * view.scale;
      const y = view.y - drawn.view.y + (preview.by.y - drawn.by.y) * view.scale;
      if (Math.abs(x) <= size.width * MARGIN_RATIO && Math.abs(y) <= size.height * MARGIN_RATIO) {
        this.canvas.style.transform = `translate(${x}px, ${y}px)`;
        return;
      }
    }
    this.#draw(preview, view, size, theme);
  }

  /** Hides the canvas and frees its memory. */
  #clear(): void {
    this.#drawn = undefined;
    this.canvas.style.display = 'none';
    this.canvas.width = 0;
    this.canvas.height = 0;
  }

  #draw({ scene, outlines, by }: DragPreview, view: Viewport, size: Size, theme: Theme): void {
    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    const left = Math.round(size.width * MARGIN_RATIO);
    const top = Math.round(size.height * MARGIN_RATIO);
    const width = size.width + 2 * left;
    const height = size.height + 2 * top;
    const ctx = this.#ctx;
    resizeCanvas(ctx, { width, height }, ratio);
    Object.assign(this.canvas.style, { left: `${-left}px`, top: `${-top}px`, transform: '', display: 'block' });
    const pixelsPerUnit = view.scale * ratio;
    ctx.setTransform(
      pixelsPerUnit,
      0,
      0,
      pixelsPerUnit,
      (view.x + by.x * view.scale + left) * ratio,
      (view.y + by.y * view.scale + top) * ratio,
    );
    const palette = palettes[theme];
    paintTranslucentDecor(ctx, scene.decor, palette, pixelsPerUnit, this.#pictureOf);
    paintTables(ctx, { scene, palette, stateOf: () => 'available' }, scene.allIndices, {
      scale: view.scale,
      ratio,
      dense: scene.tables.length > MAX_DETAILED_TABLES,
    });
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintOutlines(
      ctx,
      outlines,
      { scale: view.scale, x: view.x + by.x * view.scale + left, y: view.y + by.y * view.scale + top },
      { width, height },
      theme,
    );
    const isComplete = scene.decor.every(
      (piece) => piece.kind !== 'picture' || this.#pictureOf(piece.picture) !== undefined,
    );
    this.#drawn = { isComplete, scene, theme, view, by, size };
  }
}

function paintTranslucentDecor(
  ctx: CanvasRenderingContext2D,
  decor: readonly Decor[],
  palette: Palette,
  pixelsPerUnit: number,
  pictureOf: PictureOf,
): void {
  for (const piece of decor) {
    ctx.globalAlpha = piece.kind === 'area' ? AREA_ALPHA : 1;
    paintDecor(ctx, [piece], palette, pixelsPerUnit, pictureOf, visiblePlanBox(ctx));
  }
  ctx.globalAlpha = 1;
}
