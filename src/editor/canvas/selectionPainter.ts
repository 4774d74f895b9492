/**
 * What is drawn over the plan while it is worked on: what is selected and its handles, guides with their distances, what
 * a tool is about to make. Pure canvas 2D in CSS pixels, so that every line has the same width at every zoom.
 */
import { type Box, type Outline, type Point, boxFromPoints, centerOf } from '../../domain/geometry/boxes.ts';
import type { Guide } from '../../domain/geometry/snapping/guides.ts';
import { paintDecor } from '../../map/paint/decor/decorPainter.ts';
import { type Theme, palettes } from '../../map/paint/palette.ts';
import { type Viewport, boxToScreen, toScreen } from '../../map/camera/viewport.ts';
import type { Handle, PreviewShape } from '../tools/tool.ts';

/** The loaded picture of a path; undefined until it is there. */
export type PictureOf = (path: string) => CanvasImageSource | undefined;

export type OverlayMarks = {
  readonly theme: Theme;
  /** The plan's own bounds. */
  readonly bounds: Box;
  readonly selected: readonly Outline[];
  /** Around all that is selected, with the handles that change it; absent while they are in motion. */
  readonly frame?: Outline | undefined;
  readonly handles: readonly Handle[];
  readonly guides: readonly Guide[];
  readonly shapes: readonly PreviewShape[];
  readonly pictureOf: PictureOf;
};

export const OVERLAY_COLORS = {
  light: {
    line: '#0a5bd0',
    soft: 'rgba(10, 91, 208, 0.1)',
    guide: '#c2185b',
    on: '#ffffff',
    handle: '#ffffff',
    bounds: 'rgba(20, 39, 44, 0.45)',
  },
  dark: {
    line: '#8fc4ff',
    soft: 'rgba(143, 196, 255, 0.16)',
    guide: '#ff8fb8',
    on: '#14181a',
    handle: '#14181a',
    bounds: 'rgba(245, 237, 223, 0.4)',
  },
} as const;
type Colours = (typeof OVERLAY_COLORS)[Theme];
/** CSS pixels. */
const HANDLE = 9;
const MANY = 100;
const FONT = '600 12px "Source Sans 3 Variable", system-ui, sans-serif';

export function paintOverlay(ctx: CanvasRenderingContext2D, marks: OverlayMarks, view: Viewport): void {
  const colours = OVERLAY_COLORS[marks.theme];
  paintBounds(ctx, boxToScreen(view, marks.bounds), colours);
  paintOutlines(ctx, marks.selected, view, marks.theme);
  if (marks.frame) {
    ctx.strokeStyle = colours.line;
    ctx.lineWidth = 1;
    ctx.beginPath();
    trace(ctx, { ...marks.frame, shape: 'rect' }, view);
    ctx.stroke();
    paintHandles(ctx, marks.handles, marks.frame, view, colours);
  }
  for (const shape of marks.shapes) paintShape(ctx, shape, view, marks);
  for (const guide of marks.guides) paintGuide(ctx, guide, view, colours);
}

/** Lines around items. Around many they are fine, so that the items are still seen. */
export function paintOutlines(
  ctx: CanvasRenderingContext2D,
  outlines: readonly Outline[],
  view: Viewport,
  theme: Theme,
): void {
  ctx.strokeStyle = OVERLAY_COLORS[theme].line;
  ctx.lineWidth = outlines.length > MANY ? 0.75 : 1.5;
  ctx.beginPath();
  for (const outline of outlines) trace(ctx, outline, view);
  ctx.stroke();
}

function paintBounds(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box, colours: Colours): void {
  ctx.strokeStyle = colours.bounds;
  ctx.lineWidth = 1;
  ctx.setLineDash([6, 4]);
  ctx.strokeRect(Math.round(x) + 0.5, Math.round(y) + 0.5, Math.round(width), Math.round(height));
  ctx.setLineDash([]);
}

/** Adds an outline to the path. */
function trace(ctx: CanvasRenderingContext2D, { box, rotation, shape }: Outline, view: Viewport): void {
  const { x, y } = toScreen(view, centerOf(box));
  const [across, down] = [(box.width / 2) * view.scale, (box.height / 2) * view.scale];
  const angle = (rotation * Math.PI) / 180;
  if (shape === 'ellipse') {
    ctx.moveTo(x + across * Math.cos(angle), y + across * Math.sin(angle));
    ctx.ellipse(x, y, across, down, angle, 0, 2 * Math.PI);
    return;
  }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].forEach(([i, j], corner) => {
    const [dx, dy] = [i! * across, j! * down];
    const [px, py] = [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    if (corner === 0) ctx.moveTo(px, py);
    else ctx.lineTo(px, py);
  });
  ctx.closePath();
}

function paintHandles(
  ctx: CanvasRenderingContext2D,
  handles: readonly Handle[],
  frame: Outline,
  view: Viewport,
  colours: Colours,
): void {
  ctx.fillStyle = colours.handle;
  ctx.strokeStyle = colours.line;
  ctx.lineWidth = 1.5;
  const angle = (frame.rotation * Math.PI) / 180;
  for (const { name, at } of handles) {
    const { x, y } = toScreen(view, at);
    ctx.beginPath();
    if (name === 'rotate') ctx.arc(x, y, HANDLE / 2 + 1, 0, 2 * Math.PI);
    else {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(angle);
      ctx.roundRect(-HANDLE / 2, -HANDLE / 2, HANDLE, HANDLE, 2);
      ctx.restore();
    }
    ctx.fill();
    ctx.stroke();
  }
}

function paintShape(
  ctx: CanvasRenderingContext2D,
  shape: PreviewShape,
  view: Viewport,
  { theme, pictureOf }: Pick<OverlayMarks, 'theme' | 'pictureOf'>,
): void {
  const colours = OVERLAY_COLORS[theme];
  ctx.strokeStyle = colours.line;
  ctx.fillStyle = colours.soft;
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
      trace(ctx, shape.outline, view);
      ctx.fill();
      ctx.stroke();
      const { x, y } = toScreen(view, centerOf(shape.outline.box));
      const room = Math.min(shape.outline.box.width, shape.outline.box.height) * view.scale;
      if (room >= 18) label(ctx, shape.text, { x, y }, colours.line, `600 ${Math.min(room * 0.34, 16)}px ${FACE}`);
      break;
    }
    case 'decor': {
      ctx.save();
      ctx.globalAlpha = 0.8;
      ctx.translate(view.x, view.y);
      ctx.scale(view.scale, view.scale);
      paintDecor(ctx, [shape.decor], palettes[theme], view.scale * window.devicePixelRatio, pictureOf);
      ctx.restore();
      break;
    }
    case 'points':
      paintPoints(
        ctx,
        shape.points.map((point) => toScreen(view, point)),
        shape.closed,
        colours,
      );
      break;
    case 'label': {
      const { x, y } = toScreen(view, shape.at);
      tag(ctx, shape.text, { x, y: y + 22 }, colours.line, colours.on);
      break;
    }
    case 'measure': {
      const [from, to] = [toScreen(view, shape.from), toScreen(view, shape.to)];
      line(ctx, from, to);
      for (const end of [from, to]) dot(ctx, end, 3, colours.line);
      tag(ctx, `${round(shape.distance)}  ∠ ${round(shape.degrees)}°`, between(from, to), colours.line, colours.on);
    }
  }
}

function paintPoints(ctx: CanvasRenderingContext2D, points: readonly Point[], closed: boolean, colours: Colours): void {
  ctx.beginPath();
  points.forEach(({ x, y }, place) => {
    if (place === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  if (closed) {
    ctx.closePath();
    ctx.fill();
  }
  ctx.stroke();
  points.forEach((point, place) =>
    dot(ctx, point, place === 0 ? 5 : 3, place === 0 && !closed ? colours.handle : colours.line, colours.line),
  );
}

function paintGuide(ctx: CanvasRenderingContext2D, guide: Guide, view: Viewport, colours: Colours): void {
  const [from, to] = [toScreen(view, guide.from), toScreen(view, guide.to)];
  ctx.strokeStyle = colours.guide;
  ctx.lineWidth = 1;
  if (guide.type === 'centre') ctx.setLineDash([4, 3]);
  line(ctx, from, to);
  ctx.setLineDash([]);
  if (guide.type === 'gap') for (const end of [from, to]) tick(ctx, end, guide.axis);
  if (guide.distance !== undefined && guide.distance > 0)
    tag(ctx, round(guide.distance), between(from, to), colours.guide, colours.on);
}

const FACE = '"Source Sans 3 Variable", system-ui, sans-serif';
const round = (value: number): string => String(Math.round(value * 10) / 10);
const between = (one: Point, other: Point): Point => centerOf(boxFromPoints([one, other]));

function line(ctx: CanvasRenderingContext2D, from: Point, to: Point): void {
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
}

function tick(ctx: CanvasRenderingContext2D, { x, y }: Point, axis: 'x' | 'y'): void {
  if (axis === 'x') line(ctx, { x, y: y - 4 }, { x, y: y + 4 });
  else line(ctx, { x: x - 4, y }, { x: x + 4, y });
}

function dot(ctx: CanvasRenderingContext2D, { x, y }: Point, radius: number, fill: string, edge = fill): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.strokeStyle = edge;
  ctx.fill();
  ctx.stroke();
}

function label(ctx: CanvasRenderingContext2D, text: string, { x, y }: Point, ink: string, font = FONT): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y);
}

/** A figure on a small ground of its own. */
function tag(ctx: CanvasRenderingContext2D, text: string, at: Point, ground: string, ink: string): void {
  ctx.font = FONT;
  const width = ctx.measureText(text).width + 10;
  ctx.beginPath();
  ctx.roundRect(at.x - width / 2, at.y - 9, width, 18, 5);
  ctx.fillStyle = ground;
  ctx.fill();
  label(ctx, text, { x: at.x, y: at.y + 0.5 }, ink);
}
