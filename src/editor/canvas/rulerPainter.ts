/** Paints rulers along the top and the left edge of the canvas. Works in CSS pixels. */
import { formatLength } from '../lengths.ts';
import type { Box, Point } from '../../domain/geometry/boxes.ts';
import { type Size, type Viewport, boxToScreen, toScreen } from '../../domain/plan/viewport.ts';
import type { Theme } from '../../map/paint/palette.ts';
import { OVERLAY_COLORS } from './selectionPainter.ts';

/** `toolOptions.css` leaves room for the rulers. */
export const RULER_PX = 20;
const MIN_LABEL_DISTANCE_PX = 64;
const LABELS_PER_DECADE = [1, 2, 5, 10];
const TICKS_PER_LABEL = 5;
const FONT = '10px "Source Sans 3 Variable", system-ui, sans-serif';
const COLORS: Readonly<Record<Theme, { readonly ground: string; readonly ink: string }>> = {
  light: { ground: '#f7f5f1', ink: '#4a5658' },
  dark: { ground: '#1d2426', ink: '#b9c0bd' },
};

export type RulerContent = {
  readonly unitsPerMeter: number | undefined;
  /** Bounds of the selection, which the rulers highlight. */
  readonly selection: Box | undefined;
  /** Where the pointer is, in plan units. */
  readonly pointer: Point | undefined;
};

/** Returns the distance between labels in plan units: 1, 2 or 5 times a power of ten of the unit shown. */
export function rulerStep(scale: number, unitsPerMeter = 1): number {
  const needed = MIN_LABEL_DISTANCE_PX / (scale * unitsPerMeter);
  const decade = 10 ** Math.floor(Math.log10(needed));
  const factor = LABELS_PER_DECADE.find((candidate) => candidate * decade >= needed) ?? 10;
  return factor * decade * unitsPerMeter;
}

export function paintRulers(
  ctx: CanvasRenderingContext2D,
  content: RulerContent,
  view: Viewport,
  size: Size,
  theme: Theme,
): void {
  const selection = content.selection && boxToScreen(view, content.selection);
  const pointer = content.pointer && toScreen(view, content.pointer);
  const ruler = { scale: view.scale, unitsPerMeter: content.unitsPerMeter, theme };
  ctx.save();
  paintRuler(ctx, {
    ...ruler,
    length: size.width,
    origin: view.x,
    range: selection && [selection.x, selection.width],
    pointer: pointer?.x,
  });
  // The left ruler is the top one, turned: its labels read downwards.
  ctx.transform(0, 1, 1, 0, 0, 0);
  paintRuler(ctx, {
    ...ruler,
    length: size.height,
    origin: view.y,
    range: selection && [selection.y, selection.height],
    pointer: pointer?.y,
    isMirrored: true,
  });
  ctx.restore();
  ctx.fillStyle = COLORS[theme].ground;
  ctx.fillRect(0, 0, RULER_PX, RULER_PX);
}

type Ruler = {
  readonly theme: Theme;
  readonly scale: number;
  readonly unitsPerMeter: number | undefined;
  /** Length of the ruler. */
  readonly length: number;
  /** Where the plan's zero is. */
  readonly origin: number;
  /** Start and length of the selection. */
  readonly range: readonly [number, number] | undefined;
  readonly pointer: number | undefined;
  /** Whether the axes are swapped, so that texts have to be mirrored back. */
  readonly isMirrored?: boolean;
};

function paintRuler(ctx: CanvasRenderingContext2D, ruler: Ruler): void {
  const { theme, scale, unitsPerMeter, length, origin, range, pointer, isMirrored = false } = ruler;
  const { ground, ink } = COLORS[theme];
  const { line, soft, guide } = OVERLAY_COLORS[theme];
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, length, RULER_PX);
  if (range) {
    const [start, extent] = range;
    ctx.fillStyle = soft;
    ctx.fillRect(start, 0, extent, RULER_PX);
    ctx.fillStyle = line;
    for (const end of [start, start + extent]) ctx.fillRect(end - 0.5, 0, 1, RULER_PX);
  }
  const step = rulerStep(scale, unitsPerMeter);
  const tick = step / TICKS_PER_LABEL;
  ctx.fillStyle = ink;
  ctx.font = FONT;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  for (let index = Math.floor(-origin / scale / tick); index * tick * scale + origin <= length; index += 1) {
    const at = index * tick * scale + origin;
    const isLabeled = index % TICKS_PER_LABEL === 0;
    ctx.fillRect(at - 0.5, isLabeled ? 0 : RULER_PX - 5, 1, isLabeled ? RULER_PX : 5);
    if (isLabeled) paintLabel(ctx, formatLength(index * tick, unitsPerMeter), at + 3, isMirrored);
  }
  ctx.fillRect(0, RULER_PX - 1, length, 1);
  if (pointer === undefined) return;
  ctx.fillStyle = guide;
  ctx.fillRect(pointer - 0.5, 0, 1, RULER_PX);
}

function paintLabel(ctx: CanvasRenderingContext2D, text: string, at: number, isMirrored: boolean): void {
  if (!isMirrored) {
    ctx.fillText(text, at, 10);
    return;
  }
  ctx.save();
  ctx.translate(at, 10);
  ctx.scale(1, -1);
  ctx.fillText(text, 0, 7);
  ctx.restore();
}
