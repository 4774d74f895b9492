/**
 * The decor painter: grounds, paths, walls, things and lettering of a plan, below its tables. Pure canvas 2D, so that
 * the entry script can paint the plan before Konva has arrived.
 */
import type { Box } from '../../../domain/geometry/boxes.ts';
import type { Decor } from '../../../domain/plan/plan.ts';
import type { Brush } from './brush.ts';
import { paintArea, paintPath } from './surfaces.ts';
import type { Palette } from '../palette.ts';
import { paintProp } from './props.ts';

/** The shipped text face, then what the device has, as the font may not be loaded at the first paint. */
const FACE = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';
/** Lettering smaller than this many device pixels is noise. */
const LEAST_TEXT = 9;

/**
 * Paints a plan's decor, in the order of the list.
 *
 * @param ctx already transformed to plan units; left as it was found
 * @param scale device pixels per plan unit: decides the level of detail
 * @param pictureOf the loaded picture of a path, or undefined as long as there is none: then nothing is drawn for it
 */
export function paintDecor(
  ctx: CanvasRenderingContext2D,
  decor: readonly Decor[],
  palette: Palette,
  scale: number,
  pictureOf: (path: string) => CanvasImageSource | undefined,
): void {
  const brush: Brush = { ctx, palette, scale, visible: visiblePlanBox(ctx) };
  ctx.save();
  for (const piece of decor) {
    switch (piece.kind) {
      case 'area':
        paintArea(brush, piece.surface, piece.points, piece.smooth ?? false);
        break;
      case 'path':
        paintPath(brush, piece.surface, piece.points, piece.width, piece.smooth ?? false);
        break;
      case 'wall':
        paintWall(brush, piece.points, piece.width);
        break;
      case 'text':
        paintText(brush, piece);
        break;
      case 'picture': {
        const picture = pictureOf(piece.picture);
        if (picture && touches(brush.visible, piece)) paintPicture(ctx, piece, picture);
        break;
      }
      default:
        if (touches(brush.visible, piece)) paintProp(brush, piece);
    }
  }
  ctx.restore();
}

/** A wall stands up: a flat shadow, its body, and from a certain size on a lighter top. Thin ones are windows and rails. */
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

/** Text stands centred on its point. */
function paintText({ ctx, palette, scale, visible: seen }: Brush, piece: Extract<Decor, { kind: 'text' }>): void {
  if (piece.size * scale < LEAST_TEXT) return;
  const reach = piece.size * piece.text.length;
  if (!touches(seen, { x: piece.x - reach, y: piece.y - reach, width: 2 * reach, height: 2 * reach })) return;
  ctx.save();
  ctx.translate(piece.x, piece.y);
  if (piece.rotation) ctx.rotate((piece.rotation * Math.PI) / 180);
  ctx.font = `600 ${piece.size}px ${FACE}`;
  // Older Safari has no letterSpacing on a canvas: there the words merely stand closer.
  if ('letterSpacing' in ctx) ctx.letterSpacing = `${piece.size * 0.04}px`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = palette.text[piece.tone ?? 'quiet'];
  ctx.fillText(piece.text, 0, 0);
  ctx.restore();
}

function paintPicture(
  ctx: CanvasRenderingContext2D,
  piece: Extract<Decor, { kind: 'picture' }>,
  picture: CanvasImageSource,
): void {
  ctx.save();
  ctx.translate(piece.x + piece.width / 2, piece.y + piece.height / 2);
  if (piece.rotation) ctx.rotate((piece.rotation * Math.PI) / 180);
  ctx.drawImage(picture, -piece.width / 2, -piece.height / 2, piece.width, piece.height);
  ctx.restore();
}

/** Whether a box, turned however it may be and with its shadow, can be seen. */
function touches(seen: Box, box: Box): boolean {
  const reach = Math.hypot(box.width, box.height) * 0.75;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return (
    x + reach > seen.x && x - reach < seen.x + seen.width && y + reach > seen.y && y - reach < seen.y + seen.height
  );
}

/** The canvas in plan units, whatever the transform: its four corners taken back, and the box around them. */
export function visiblePlanBox(ctx: CanvasRenderingContext2D): Box {
  const back = ctx.getTransform().inverse();
  const { width, height } = ctx.canvas;
  const xs = [0, width, 0, width].map((x, i) => back.a * x + back.c * (i < 2 ? 0 : height) + back.e);
  const ys = [0, width, 0, width].map((x, i) => back.b * x + back.d * (i < 2 ? 0 : height) + back.f);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
