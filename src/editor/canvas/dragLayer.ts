/**
 * Items in the hand: the plan leaves them out, and they are drawn on a bitmap of their own above it. While they are moved
 * the compositor moves that bitmap; a thousand tables are not drawn anew with every frame.
 */
import { itemOutline } from '../../domain/document/itemBounds.ts';
import type { EditorDocument, Item } from '../../domain/document/editorDocument.ts';
import type { Outline, Point } from '../../domain/geometry/boxes.ts';
import type { Decor } from '../../domain/plan/plan.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { MAX_DETAILED_TABLES } from '../../map/scene/tableBuffers.ts';
import { type Palette, type Theme, palettes } from '../../map/paint/palette.ts';
import type { HiddenItems } from '../../map/PlanStage.tsx';
import { type Scene, buildScene } from '../../map/scene/scene.ts';
import { paintTables } from '../../map/paint/tablePainter.ts';
import type { Size, Viewport } from '../../map/camera/viewport.ts';
import { tablesOfDrawing } from '../document/drawingScene.ts';
import { type PictureOf, paintOutlines } from './selectionPainter.ts';

/** What is in the hand. `outlines` are drawn around what is only moved, once for all frames. */
export type DragContent = { readonly scene: Scene; readonly outlines: readonly Outline[] };
/** As it is shown: `by` in plan units from where it was drawn. */
export type DragPreview = DragContent & { readonly by: Point };

/** Share of the element on each side that the bitmap is larger by. */
const MARGIN = 0.35;
const FINEST = 2;
/** A ground in the hand lets what lies on it show through. */
const GROUND_ALPHA = 0.55;

/** Some items of a drawing, in the hand. */
export function dragContentOf(drawing: EditorDocument, items: readonly Item[], isOutlined: boolean): DragContent {
  const tables = tablesOfDrawing({ ...drawing, tables: items.filter((item) => item.kind === 'table') });
  const decor = items.flatMap((item) => (item.kind === 'decor' ? [item.decor] : []));
  return {
    scene: buildScene(tables, { width: drawing.width, height: drawing.height, decor }),
    outlines: isOutlined ? items.map(itemOutline) : [],
  };
}

/** What the plan leaves out for it. */
export function hiddenItemsOf(items: readonly Item[]): HiddenItems {
  return {
    tables: new Set(items.flatMap((item) => (item.kind === 'table' ? [item.key] : []))),
    decor: new Set(items.flatMap((item): Decor[] => (item.kind === 'decor' ? [item.decor] : []))),
  };
}

export class DragLayer {
  readonly canvas = document.createElement('canvas');
  readonly #ctx = this.canvas.getContext('2d')!;
  readonly #pictureOf: PictureOf;
  /** `isWhole`: no picture was missing. */
  #drawn:
    | {
        readonly isWhole: boolean;
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

  /** Shows what is in the hand at a view of an element of that size; nothing where nothing is. */
  show(lifted: DragPreview | undefined, view: Viewport, size: Size, theme: Theme): void {
    if (!lifted) {
      if (this.#drawn) this.#clear();
      return;
    }
    const drawn = this.#drawn;
    if (
      drawn?.isWhole &&
      drawn.scene === lifted.scene &&
      drawn.theme === theme &&
      drawn.view.scale === view.scale &&
      drawn.size.width === size.width &&
      drawn.size.height === size.height
    ) {
      const x = view.x - drawn.view.x + (lifted.by.x - drawn.by.x) * view.scale;
      const y = view.y - drawn.view.y + (lifted.by.y - drawn.by.y) * view.scale;
      if (Math.abs(x) <= size.width * MARGIN && Math.abs(y) <= size.height * MARGIN) {
        this.canvas.style.transform = `translate(${x}px, ${y}px)`;
        return;
      }
    }
    this.#draw(lifted, view, size, theme);
  }

  /** Takes its memory back, too. */
  #clear(): void {
    this.#drawn = undefined;
    this.canvas.style.display = 'none';
    this.canvas.width = this.canvas.height = 0;
  }

  #draw({ scene, outlines, by }: DragPreview, view: Viewport, size: Size, theme: Theme): void {
    const ratio = Math.min(window.devicePixelRatio, FINEST);
    const [left, top] = [Math.round(size.width * MARGIN), Math.round(size.height * MARGIN)];
    const [width, height] = [size.width + 2 * left, size.height + 2 * top];
    const ctx = this.#ctx;
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.canvas.width !== across || this.canvas.height !== down) {
      this.canvas.width = across;
      this.canvas.height = down;
      Object.assign(this.canvas.style, {
        left: `${-left}px`,
        top: `${-top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    Object.assign(this.canvas.style, { transform: '', display: 'block' });
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, across, down);
    const unit = view.scale * ratio;
    ctx.setTransform(
      unit,
      0,
      0,
      unit,
      (view.x + by.x * view.scale + left) * ratio,
      (view.y + by.y * view.scale + top) * ratio,
    );
    const palette = palettes[theme];
    paintPieces(ctx, scene.decor, palette, unit, this.#pictureOf);
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
      theme,
    );
    const isWhole = scene.decor.every(
      (piece) => piece.kind !== 'picture' || this.#pictureOf(piece.picture) !== undefined,
    );
    this.#drawn = { isWhole, scene, theme, view, by, size };
  }
}

function paintPieces(
  ctx: CanvasRenderingContext2D,
  decor: readonly Decor[],
  palette: Palette,
  unit: number,
  pictureOf: PictureOf,
): void {
  for (const piece of decor) {
    ctx.globalAlpha = piece.kind === 'area' ? GROUND_ALPHA : 1;
    paintDecor(ctx, [piece], palette, unit, pictureOf);
  }
  ctx.globalAlpha = 1;
}
