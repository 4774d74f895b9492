/**
 * Paints selection outlines, handles, snap guides and tool previews above the plan. Works in CSS pixels, so that lines
 * keep their width at every zoom.
 */
import { formatLength } from '../lengths.ts';
import { formatDecimal } from '../messages.ts';
import { type Outline, type Point, boxFromPoints, centerOf } from '../../domain/geometry/boxes.ts';
import type { Guide } from '../../domain/geometry/snapping/guides.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { FONT_STACK } from '../../map/paint/fontStack.ts';
import { traceOutline } from '../../map/paint/outline.ts';
import type { PaintContext } from '../../map/paint/paintContext.ts';
import { type Theme, palettes } from '../../map/paint/palette.ts';
import { type Size, type Viewport, boxToPlan, boxToScreen, toScreen } from '../../domain/plan/viewport.ts';
import type { Handle, PreviewShape } from '../tools/tool.ts';

/** Returns the picture at a path, or undefined while it loads. */
export type PictureOf = (path: string) => CanvasImageSource | undefined;

export const OVERLAY_COLORS = {
  light: {
    line: '#0a5bd0',
    soft: 'rgba(10, 91, 208, 0.1)',
    guide: '#c2185b',
    on: '#ffffff',
    handle: '#ffffff',
  },
  dark: {
    line: '#8fc4ff',
    soft: 'rgba(143, 196, 255, 0.16)',
    guide: '#ff8fb8',
    on: '#14181a',
    handle: '#14181a',
  },
} as const;
type Colors = (typeof OVERLAY_COLORS)[Theme];
const HANDLE_PX = 9;
/** Above this count, outlines are thinner, so that the items stay visible. */
const MAX_BOLD_OUTLINES = 100;
/** Of many outlines, smaller ones are painted as upright boxes. */
const MIN_SHAPED_OUTLINE_PX = 12;
/** Outlines are painted if they are this close to the canvas. */
const OUTLINE_MARGIN_PX = 20;
const LABEL_FONT = `600 12px ${FONT_STACK}`;

/** Paints the outlines of selected items that meet a part of the canvas. */
export function paintOutlines(
  ctx: PaintContext,
  outlines: readonly Outline[],
  view: Viewport,
  size: Size,
  theme: Theme,
): void {
  const shown = outlines.filter((outline) => isInSight(outline, view, size));
  ctx.strokeStyle = OVERLAY_COLORS[theme].line;
  if (shown.length <= MAX_BOLD_OUTLINES) {
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    for (const outline of shown) traceOnScreen(ctx, outline, view);
    ctx.stroke();
    return;
  }
  ctx.lineWidth = 0.75;
  // A path of thousands of outlines takes far longer than the same outlines one by one.
  for (const outline of shown) {
    const { box, rotation, shape } = outline;
    if ((rotation === 0 && shape === 'rect') || Math.max(box.width, box.height) * view.scale < MIN_SHAPED_OUTLINE_PX) {
      ctx.strokeRect(
        box.x * view.scale + view.x,
        box.y * view.scale + view.y,
        box.width * view.scale,
        box.height * view.scale,
      );
    } else {
      ctx.beginPath();
      traceOnScreen(ctx, outline, view);
      ctx.stroke();
    }
  }
}

/**
 * Whether an outline may show on a canvas. Written without intermediate objects: it runs for thousands in each frame.
 */
function isInSight({ box, rotation }: Outline, { scale, x, y }: Viewport, { width, height }: Size): boolean {
  // The half diagonal covers every rotation.
  const overhang = OUTLINE_MARGIN_PX + (rotation === 0 ? 0 : ((box.width + box.height) / 2) * scale);
  const left = box.x * scale + x;
  const top = box.y * scale + y;
  return (
    left - overhang <= width &&
    top - overhang <= height &&
    left + box.width * scale + overhang >= 0 &&
    top + box.height * scale + overhang >= 0
  );
}

/** Radius of the circle in the middle of the crosshair. */
const CROSSHAIR_RADIUS_PX = 9;

/** Paints lines across the canvas that meet at a point of the plan, with a light edge that shows on dark ground. */
export function paintCrosshair(ctx: PaintContext, at: Point, view: Viewport, size: Size, theme: Theme): void {
  const screen = toScreen(view, at);
  const x = Math.round(screen.x) + 0.5;
  const y = Math.round(screen.y) + 0.5;
  for (const [color, width] of [
    [OVERLAY_COLORS[theme].on, 3.5],
    [OVERLAY_COLORS[theme].line, 1.5],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(0, y);
    ctx.lineTo(size.width, y);
    ctx.moveTo(x, 0);
    ctx.lineTo(x, size.height);
    ctx.moveTo(x + CROSSHAIR_RADIUS_PX, y);
    ctx.arc(x, y, CROSSHAIR_RADIUS_PX, 0, 2 * Math.PI);
    ctx.stroke();
  }
}

/** Adds an outline to the current path, in CSS pixels. */
function traceOnScreen(ctx: PaintContext, { box, rotation, shape }: Outline, view: Viewport): void {
  traceOutline(ctx, { box: boxToScreen(view, box), rotation, shape });
}

/** Paints the frame around the selection. */
export function paintFrame(ctx: PaintContext, frame: Outline, view: Viewport, theme: Theme): void {
  ctx.strokeStyle = OVERLAY_COLORS[theme].line;
  ctx.lineWidth = 1;
  ctx.beginPath();
  traceOnScreen(ctx, { ...frame, shape: 'rect' }, view);
  ctx.stroke();
}

/** Paints a handle of a frame that is rotated by that angle (degrees). */
export function paintHandle(
  ctx: PaintContext,
  { name, at }: Handle,
  rotation: number,
  view: Viewport,
  theme: Theme,
): void {
  const { x, y } = toScreen(view, at);
  ctx.fillStyle = OVERLAY_COLORS[theme].handle;
  ctx.strokeStyle = OVERLAY_COLORS[theme].line;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  if (name === 'label' || name === 'seats') {
    ctx.moveTo(x, y - HANDLE_PX / 2);
    ctx.lineTo(x + HANDLE_PX / 2, y);
    ctx.lineTo(x, y + HANDLE_PX / 2);
    ctx.lineTo(x - HANDLE_PX / 2, y);
    ctx.closePath();
  } else if (name === 'rotate') ctx.arc(x, y, HANDLE_PX / 2 + 1, 0, 2 * Math.PI);
  else {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate((rotation * Math.PI) / 180);
    ctx.roundRect(-HANDLE_PX / 2, -HANDLE_PX / 2, HANDLE_PX, HANDLE_PX, 2);
    ctx.restore();
  }
  ctx.fill();
  ctx.stroke();
}

/**
 * Paints what a tool would create. `size` is that of the canvas, in CSS pixels; lengths are in meters if the plan has a
 * scale.
 */
export function paintPreviewShape(
  ctx: PaintContext,
  shape: PreviewShape,
  view: Viewport,
  size: Size,
  theme: Theme,
  pictureOf: PictureOf,
  unitsPerMeter?: number,
): void {
  const colors = OVERLAY_COLORS[theme];
  ctx.strokeStyle = colors.line;
  ctx.fillStyle = colors.soft;
  ctx.lineWidth = 1.5;
  switch (shape.type) {
    case 'marquee': {
      const { x, y, width, height } = boxToScreen(view, shape.box);
      ctx.lineWidth = 1;
      ctx.fillRect(x, y, width, height);
      ctx.strokeRect(x, y, width, height);
      break;
    }
    case 'table': {
      ctx.beginPath();
      traceOnScreen(ctx, shape.outline, view);
      ctx.fill();
      ctx.stroke();
      const { x, y } = toScreen(view, centerOf(shape.outline.box));
      const sidePx = Math.min(shape.outline.box.width, shape.outline.box.height) * view.scale;
      if (sidePx >= 18)
        paintText(ctx, shape.text, { x, y }, colors.line, `600 ${Math.min(sidePx * 0.34, 16)}px ${FONT_STACK}`);
      break;
    }
    case 'decor': {
      ctx.save();
      ctx.globalAlpha = 0.8;
      ctx.translate(view.x, view.y);
      ctx.scale(view.scale, view.scale);
      paintDecor(
        ctx,
        [shape.decor],
        palettes[theme],
        view.scale * window.devicePixelRatio,
        pictureOf,
        boxToPlan(view, { x: 0, y: 0, ...size }),
      );
      ctx.restore();
      break;
    }
    case 'points':
      paintPoints(
        ctx,
        shape.points.map((point) => toScreen(view, point)),
        shape.closed,
        colors,
      );
      break;
    case 'label': {
      const { x, y } = toScreen(view, shape.at);
      paintLabel(ctx, shape.text, { x, y: y + 22 }, colors.line, colors.on);
      break;
    }
    case 'measure': {
      const from = toScreen(view, shape.from);
      const to = toScreen(view, shape.to);
      strokeLine(ctx, from, to);
      for (const end of [from, to]) paintDot(ctx, end, 3, colors.line);
      paintLabel(
        ctx,
        `${formatLength(shape.distance, unitsPerMeter)}  ∠ ${formatDecimal(Math.round(shape.degrees * 10) / 10)}°`,
        midpoint(from, to),
        colors.line,
        colors.on,
      );
    }
  }
}

function paintPoints(ctx: PaintContext, points: readonly Point[], closed: boolean, colors: Colors): void {
  ctx.beginPath();
  points.forEach(({ x, y }, index) => {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  if (closed) {
    ctx.closePath();
    ctx.fill();
  }
  ctx.stroke();
  points.forEach((point, index) =>
    paintDot(ctx, point, index === 0 ? 5 : 3, index === 0 && !closed ? colors.handle : colors.line, colors.line),
  );
}

export function paintGuide(
  ctx: PaintContext,
  guide: Guide,
  view: Viewport,
  theme: Theme,
  unitsPerMeter?: number,
): void {
  const colors = OVERLAY_COLORS[theme];
  const from = toScreen(view, guide.from);
  const to = toScreen(view, guide.to);
  ctx.strokeStyle = colors.guide;
  ctx.lineWidth = 1;
  if (guide.type === 'center') ctx.setLineDash([4, 3]);
  strokeLine(ctx, from, to);
  ctx.setLineDash([]);
  if (guide.type === 'gap') for (const end of [from, to]) paintTick(ctx, end, guide.axis);
  if (guide.distance !== undefined && guide.distance > 0)
    paintLabel(ctx, formatLength(guide.distance, unitsPerMeter), midpoint(from, to), colors.guide, colors.on);
}

const midpoint = (a: Point, b: Point): Point => centerOf(boxFromPoints([a, b]));

/** Strokes a line between two points. */
export function strokeLine(ctx: PaintContext, from: Point, to: Point): void {
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
}

function paintTick(ctx: PaintContext, { x, y }: Point, axis: 'x' | 'y'): void {
  if (axis === 'x') strokeLine(ctx, { x, y: y - 4 }, { x, y: y + 4 });
  else strokeLine(ctx, { x: x - 4, y }, { x: x + 4, y });
}

function paintDot(ctx: PaintContext, { x, y }: Point, radius: number, fill: string, edge = fill): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.strokeStyle = edge;
  ctx.fill();
  ctx.stroke();
}

function paintText(ctx: PaintContext, text: string, { x, y }: Point, ink: string, font = LABEL_FONT): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y);
}

/** Paints a text on a colored pill. */
function paintLabel(ctx: PaintContext, text: string, at: Point, ground: string, ink: string): void {
  ctx.font = LABEL_FONT;
  const width = ctx.measureText(text).width + 10;
  ctx.beginPath();
  ctx.roundRect(at.x - width / 2, at.y - 9, width, 18, 5);
  ctx.fillStyle = ground;
  ctx.fill();
  paintText(ctx, text, { x: at.x, y: at.y + 0.5 }, ink);
}
