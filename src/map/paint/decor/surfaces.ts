/** Paints areas and paths of the decor, with a texture for each surface at larger scales. */
import { type Box, boxFromPoints, expandBox, intersectBoxes } from '../../../domain/geometry/boxes.ts';
import type { Surface } from '../../../domain/plan/decorKinds.ts';
import type { Brush } from './pen.ts';
import type { PaintContext } from '../paintContext.ts';

type Points = readonly (readonly [number, number])[];
/** Indexes of the points of a smooth line that are corners; falsy if the line is straight. */
type Corners = readonly number[] | false | undefined;

const ORIGIN = [0, 0] as const;

/** Built surfaces have a fine edge; natural ones merge into each other. */
const EDGED: ReadonlySet<Surface> = new Set(['wood', 'floor', 'carpet', 'roof', 'stone', 'pavement']);
/**
 * Device pixels per plan unit from which the texture of a surface is painted. Below, it would be noise and cost time.
 */
const MIN_GRAIN_SCALE: Readonly<Partial<Record<Surface, number>>> = {
  sea: 0.3,
  water: 0.4,
  shallows: 0.5,
  sand: 0.75,
  grass: 0.45,
  garden: 0.6,
  wood: 0.55,
  floor: 0.7,
  stone: 0.7,
  pavement: 0.7,
  roof: 0.4,
  carpet: 0.3,
};
/** A texture with more cells is omitted: a view of a whole coast would have thousands of ripples. */
const MAX_GRAIN_CELLS = 2_600;
/** The slabs of a stone path, as multiples of its width. */
const SLAB = { length: 0.86, gap: 0.2 };
/** The planks of a boardwalk, in plan units. */
const PLANK = { length: 13, gap: 1.4 };
/** A mark of a texture reaches this far beyond its cell, in plan units. */
const GRAIN_REACH = 24;

/** Fills an area and paints its texture. */
export function paintArea(brush: Brush, surface: Surface, points: Points, corners: Corners): void {
  const { ctx, palette, scale, part } = brush;
  ctx.beginPath();
  trace(ctx, points, corners, true);
  ctx.fillStyle = palette.surface[surface];
  ctx.fill();
  if (EDGED.has(surface) && scale > 0.25) {
    ctx.strokeStyle = palette.grain[surface];
    ctx.lineWidth = Math.max(1.5, 1 / scale);
    ctx.lineJoin = 'round';
    ctx.stroke();
  }
  const whole = boxFromPoints(points.map(([x, y]) => ({ x, y })));
  const shown = intersectBoxes(part, whole);
  if (!shown || scale < (MIN_GRAIN_SCALE[surface] ?? Infinity)) return;
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = palette.grain[surface];
  ctx.fillStyle = palette.grain[surface];
  if (surface === 'carpet') {
    // A woven border; the outer half of the stroke is clipped.
    ctx.lineWidth = 9;
    ctx.stroke();
  } else {
    ctx.beginPath();
    ctx.lineCap = 'round';
    grain(brush, surface, shown, whole);
  }
  ctx.restore();
}

/** Paints a path: a boardwalk with planks across it, a stone path of slabs, or a plain band. */
export function paintPath(brush: Brush, surface: Surface, points: Points, width: number, corners: Corners): void {
  const { ctx, palette, scale } = brush;
  ctx.beginPath();
  trace(ctx, points, corners, false);
  ctx.lineJoin = 'round';
  ctx.lineCap = surface === 'foam' ? 'round' : 'butt';
  ctx.lineWidth = Math.max(width, 1 / scale);
  if (surface === 'stone' && width * scale > 4) {
    // Slabs with gaps between them.
    ctx.setLineDash([width * SLAB.length, width * SLAB.gap]);
  } else if (EDGED.has(surface) && width * scale > 6) {
    ctx.strokeStyle = palette.grain[surface];
    ctx.stroke();
    ctx.lineWidth = width - 3;
  }
  ctx.strokeStyle = palette.surface[surface];
  ctx.stroke();
  if (surface === 'wood' && width * scale > 9) {
    // A short dash on a line as wide as the path looks like a joint across it: one stroke paints all planks.
    ctx.setLineDash([PLANK.gap, PLANK.length]);
    ctx.strokeStyle = palette.grain.wood;
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

function grain(brush: Brush, surface: Surface, shown: Box, whole: Box): void {
  const { ctx, scale } = brush;
  switch (surface) {
    case 'sea':
    case 'water':
    case 'shallows': {
      const wide = surface === 'sea' ? 148 : 104;
      const w = surface === 'sea' ? 17 : 11;
      ctx.lineWidth = 2.6;
      scatter(brush, shown, whole, wide, 58, (x, y, chance) => {
        const s = w * (0.7 + chance * 0.6);
        ctx.moveTo(x - s, y);
        ctx.quadraticCurveTo(x - s / 2, y - s * 0.34, x, y);
        ctx.quadraticCurveTo(x + s / 2, y + s * 0.34, x + s, y);
      });
      ctx.stroke();
      return;
    }
    case 'sand':
      scatter(brush, shown, whole, 64, 52, (x, y, chance) => {
        const r = 0.9 + chance * 1.1;
        ctx.rect(x, y, r * 2, r * 1.4);
        if (chance > 0.72) ctx.rect(x + 6, y + 4, r * 1.5, r * 1.2);
      });
      ctx.fill();
      return;
    case 'grass':
    case 'garden': {
      const isDense = surface === 'grass';
      ctx.lineWidth = 1.8;
      scatter(brush, shown, whole, isDense ? 34 : 66, isDense ? 26 : 54, (x, y, chance) => {
        const s = 4 + chance * 3;
        ctx.moveTo(x - s * 0.6, y - s * 0.8);
        ctx.lineTo(x, y);
        ctx.lineTo(x + s * 0.6, y - s);
      });
      ctx.stroke();
      return;
    }
    case 'wood':
      lines(ctx, shown, whole, 0, 15, scale);
      return;
    case 'floor':
      lines(ctx, shown, whole, 62, 62, scale);
      return;
    case 'stone':
      lines(ctx, shown, whole, 46, 34, scale);
      return;
    case 'pavement':
      lines(ctx, shown, whole, 58, 0, scale);
      return;
    case 'roof': {
      // The stripes of an awning, across the longer side.
      const along = whole.width >= whole.height;
      const from = along ? whole.x : whole.y;
      const to = from + (along ? whole.width : whole.height);
      for (let at = from + 11; at < to; at += 22) {
        if (along) ctx.rect(at, whole.y, 11, whole.height);
        else ctx.rect(whole.x, at, whole.width, 11);
      }
      ctx.fill();
      break;
    }
    case 'carpet':
    case 'foam':
    case 'road':
    case 'wet-sand':
      break;
  }
}

/**
 * Paints joints at equal steps from the area's own corner, so that they don't slide while the view moves. A step of 0
 * means none.
 */
function lines(ctx: PaintContext, shown: Box, whole: Box, across: number, down: number, scale: number): void {
  const right = shown.x + shown.width;
  const bottom = shown.y + shown.height;
  if (across > 0) {
    for (let x = whole.x + Math.ceil((shown.x - whole.x) / across) * across; x < right; x += across) {
      ctx.moveTo(x, shown.y);
      ctx.lineTo(x, bottom);
    }
  }
  if (down > 0) {
    for (let y = whole.y + Math.ceil((shown.y - whole.y) / down) * down; y < bottom; y += down) {
      ctx.moveTo(shown.x, y);
      ctx.lineTo(right, y);
    }
  }
  ctx.lineWidth = Math.max(1.2, 0.8 / scale);
  ctx.stroke();
}

/** The cells of a grid that meet a box, by their index. */
function gridCells(box: Box, wide: number, high: number) {
  return {
    left: Math.floor(box.x / wide),
    right: Math.floor((box.x + box.width) / wide),
    top: Math.floor(box.y / high),
    bottom: Math.floor((box.y + box.height) / high),
  };
}

/**
 * Calls `put` for one point in most cells of a grid over a box: irregular, but the same in every paint. Paints nothing
 * if the canvas shows too many cells of the whole area.
 */
function scatter(
  { visible }: Brush,
  box: Box,
  whole: Box,
  wide: number,
  high: number,
  put: (x: number, y: number, chance: number) => void,
): void {
  const all = gridCells(intersectBoxes(visible, whole) ?? box, wide, high);
  if ((all.right - all.left + 1) * (all.bottom - all.top + 1) > MAX_GRAIN_CELLS) return;
  const { left, right, top, bottom } = gridCells(expandBox(box, GRAIN_REACH), wide, high);
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const chance = hashToUnit(column, row);
      if (chance < 0.28) continue;
      put((column + hashToUnit(row, column + 7)) * wide, (row + hashToUnit(column + 3, row)) * high, chance);
    }
  }
}

/** Hashes two integers to a number from 0 to 1 without a visible pattern. */
function hashToUnit(a: number, b: number): number {
  let h = Math.imul(a, 0x27d4eb2d) ^ Math.imul(b, 0x165667b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Adds points to the current path. Smooth ones are joined by Bézier curves: each handle is parallel to the line between
 * the neighboring points and a third as long as its own segment, so that distances as uneven as on a coast make no
 * loops. At a corner the line ends and begins.
 */
function trace(ctx: PaintContext, points: Points, corners: Corners, closed: boolean): void {
  const count = points.length;
  const at = (i: number) => points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? ORIGIN;
  ctx.moveTo(at(0)[0], at(0)[1]);
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i += 1) {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    if (!corners) {
      ctx.lineTo(bx, by);
      continue;
    }
    const third = Math.hypot(bx - ax, by - ay) / 3;
    const out = handle(at(corners.includes(i) ? i : i - 1), at(i + 1), third);
    const back = handle(at(i), at(corners.includes((i + 1) % count) ? i + 1 : i + 2), third);
    ctx.bezierCurveTo(ax + out[0], ay + out[1], bx - back[0], by - back[1], bx, by);
  }
  if (closed) ctx.closePath();
}

function handle(from: readonly [number, number], to: readonly [number, number], length: number): [number, number] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const distance = Math.hypot(dx, dy) || 1;
  return [(dx / distance) * length, (dy / distance) * length];
}
