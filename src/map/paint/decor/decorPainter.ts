/**
 * Paints the decor below the tables: areas, paths, walls, props, text and pictures. Imports nothing of the map, so that
 * its code loads beside the map's.
 */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import type { Palette } from '../palette.ts';
import { FONT_STACK } from '../fontStack.ts';
import type { Brush } from './pen.ts';
import { paintProp } from './props.ts';
import { paintArea, paintPath } from './surfaces.ts';
import type { PaintContext } from '../paintContext.ts';

/** In device pixels: smaller text is noise. */
const MIN_TEXT_PX = 9;
/** From Hebrew to Sinhala: letters that are joined, or that have marks, come apart. */
const JOINED_LETTERS = /[\u0590-\u0dff]/;

export type DecorPainter = typeof paintDecor;

/**
 * Paints decor in the order of the list.
 *
 * @param decor of a large plan, only the pieces in `part`
 * @param ctx transformed to plan units; its state is restored
 * @param scale device pixels per plan unit, which decides the level of detail
 * @param imageAt returns the loaded image of a path; a picture without one is left out
 * @param visible the part of the plan that the canvas shows, in plan units, which decides the level of detail too
 * @param part of it, what is being painted
 */
export function paintDecor(
  ctx: PaintContext,
  decor: readonly Decor[],
  palette: Palette,
  scale: number,
  imageAt: (path: string) => CanvasImageSource | undefined,
  visible: Box,
  part = visible,
): void {
  const brush: Brush = { ctx, palette, scale, visible, part };
  ctx.save();
  for (const piece of decor) {
    switch (piece.kind) {
      case 'area':
        paintArea(brush, piece.surface, piece.points, piece.smooth && (piece.corners ?? []));
        break;
      case 'path':
        paintPath(brush, piece.surface, piece.points, piece.width, piece.smooth && (piece.corners ?? []));
        break;
      case 'wall':
        paintWall(brush, piece.points, piece.width);
        break;
      case 'text':
        paintText(brush, piece);
        break;
      case 'picture': {
        const image = imageAt(piece.picture);
        if (image) paintPicture(ctx, piece, image);
        break;
      }
      default:
        paintProp(brush, piece);
    }
  }
  ctx.restore();
}

/**
 * Paints a wall with its shadow and, if it is large enough on the screen, its lighter top. Thin walls are windows and
 * rails.
 */
function paintWall(
  { ctx, palette, scale }: Brush,
  points: readonly (readonly [number, number])[],
  width: number,
): void {
  ctx.lineCap = width < 5 ? 'butt' : 'square';
  ctx.lineJoin = 'miter';
  const trace = () => {
    ctx.beginPath();
    points.forEach(([x, y], i) => {
      if (i === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
  };
  if (width >= 5 && width * scale > 2) {
    ctx.save();
    ctx.translate(width * 0.35, width * 0.5);
    trace();
    ctx.strokeStyle = palette.shadow;
    ctx.lineWidth = width;
    ctx.stroke();
    ctx.restore();
  }
  trace();
  ctx.strokeStyle = palette.wall;
  ctx.lineWidth = Math.max(width, 1 / scale);
  ctx.stroke();
  if (width * scale > 4) {
    ctx.strokeStyle = palette.wallTop;
    ctx.lineWidth = width * (width < 8 ? 0.4 : 0.58);
    ctx.stroke();
  }
}

/** Paints text, centered on its point. */
function paintText({ ctx, palette, scale }: Brush, piece: Extract<Decor, { kind: 'text' }>): void {
  if (piece.size * scale < MIN_TEXT_PX) return;
  ctx.save();
  ctx.translate(piece.x, piece.y);
  if (piece.rotation) ctx.rotate((piece.rotation * Math.PI) / 180);
  ctx.font = `600 ${piece.size}px ${FONT_STACK}`;
  // Older versions of Safari lack letterSpacing on a canvas; there the letters are closer together.
  if ('letterSpacing' in ctx && !JOINED_LETTERS.test(piece.text)) ctx.letterSpacing = `${piece.size * 0.04}px`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = palette.text[piece.tone ?? 'quiet'];
  ctx.fillText(piece.text, 0, 0);
  ctx.restore();
}

function paintPicture(ctx: PaintContext, piece: Extract<Decor, { kind: 'picture' }>, picture: CanvasImageSource): void {
  ctx.save();
  ctx.translate(piece.x + piece.width / 2, piece.y + piece.height / 2);
  if (piece.rotation) ctx.rotate((piece.rotation * Math.PI) / 180);
  ctx.drawImage(picture, -piece.width / 2, -piece.height / 2, piece.width, piece.height);
  ctx.restore();
}
