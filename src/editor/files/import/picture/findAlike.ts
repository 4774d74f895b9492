/** Finds what looks like a marked table in a picture, wherever it is and however it is turned. */
import {
  type Box,
  type Outline,
  type Point as Point2d,
  centerOf,
  longerSide,
  rotatePoint,
  shorterSide,
} from '../../../../domain/geometry/boxes.ts';
import { at } from '../drawing.ts';
import { AROUND, type Edges, type GrayPicture, findEdges, middleOf, shrink, spread } from './edges.ts';
import { fitOutline } from './fitOutline.ts';

/** A place where the marked box is found; `x` and `y` are its center in pixels of the picture, `angle` is in radians. */
type Place = {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly scale: number;
  /** How much of the marked outline is there, up to 1. */
  readonly score: number;
};

/** The longer side of the marked box, in pixels, while places are searched, and while they are compared. */
const COARSE_SIDE = 26;
const FINE_SIDE = 56;
const ROTATIONS = 24;
const MAX_POINTS = 90;
const MAX_FINE_POINTS = 300;
/** A smaller mark is a slip, in pixels. */
const MIN_SIDE = 6;
/** Turns that a straightened photo leaves. */
const UPRIGHT_DEGREES = 4;
/** A mark of fewer edges looks like anything. */
const MIN_EDGES = 12;
/** Scores of places that are compared, and of those that are found. */
const MIN_COARSE_SCORE = 0.38;
const MIN_SCORE = 0.56;
const MAX_CANDIDATES = 600;
/** How much lower the score of the first points may be. */
const DOUBT = 0.2;
/** From one searched pixel to the next. */
const STEP = 2;
/** Candidates that are surely alike tell which edges all of them have. */
const MIN_ALIKE = 3;
const MIN_ALIKE_SCORE = 0.55;
const MAX_ALIKE = 60;
/** An edge of the mark that fewer of them have is its own, such as its number. */
const MIN_SHARED = 0.35;

type Point = {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly weight: number;
};

/** Returns the tables that look like the one in the box, row by row. `onShare` gets the share that has been searched. */
export function findAlike(
  picture: GrayPicture,
  box: Box,
  onShare: (share: number) => void = () => undefined,
): Outline[] {
  const longer = longerSide(box);
  if (!(longer >= MIN_SIDE)) return [];
  const fine = Math.min(1, FINE_SIDE / longer);
  const edges = findEdges(shrink(picture, fine));
  const points = pointsOf(edges, fine, box, MAX_FINE_POINTS);
  if (points.length < MIN_EDGES) return [];
  const wide = spread(edges);
  const coarse = Math.min(1, COARSE_SIDE / longer);
  const candidates = search(shrink(picture, coarse), coarse, box, onShare);
  const refine = (places: readonly Place[], weighted: readonly Point[]): Place[] =>
    withoutOverlaps(
      places.map((place) => refined(wide, weighted, place, fine)),
      box,
    );
  const first = refine(candidates, points);
  const alike = first.filter(({ score }) => score >= MIN_ALIKE_SCORE).slice(0, MAX_ALIKE);
  onShare(0.9);
  const shared = alike.length < MIN_ALIKE ? points : sharedPoints(wide, points, alike, fine);
  const found = refine(first, shared).filter(({ score }) => score >= MIN_SCORE);
  const marked = fitOutline(wide, box, fine);
  return rowByRow(found.map((place) => outlineAt(centered(wide, shared, place, fine), marked, centerOf(box))));
}

/** The marked outline at another place. Tables that look alike are of one size, whatever the lens has made of it. */
function outlineAt({ x, y, angle }: Place, { box, rotation, shape }: Outline, middle: Point2d): Outline {
  const degrees = (angle * 180) / Math.PI;
  const center = centerOf(box);
  const moved = rotatePoint({ x: x + center.x - middle.x, y: y + center.y - middle.y }, { x, y }, degrees);
  const total = rotation + degrees;
  const quarters = Math.round(total / 90);
  const rest = total - quarters * 90;
  const isRound = shape === 'ellipse' && box.width === box.height;
  const [width, height] = quarters % 2 === 0 ? [box.width, box.height] : [box.height, box.width];
  return {
    shape,
    rotation: isRound || Math.abs(rest) <= UPRIGHT_DEGREES ? 0 : rest,
    box: { x: moved.x - width / 2, y: moved.y - height / 2, width, height },
  };
}

/** As people count tables. */
function rowByRow(outlines: readonly Outline[]): Outline[] {
  const rows: Outline[][] = [];
  for (const outline of outlines.toSorted((a, b) => centerOf(a.box).y - centerOf(b.box).y)) {
    const row = rows.at(-1);
    const isNext = !row || centerOf(outline.box).y - centerOf(at(row, 0).box).y > 0.5 * shorterSide(outline.box);
    if (isNext) rows.push([outline]);
    else row.push(outline);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => centerOf(a.box).x - centerOf(b.box).x));
}

/** The edges in the box, around its center. */
function pointsOf({ width, height, cos, sin }: Edges, scale: number, box: Box, most: number): Point[] {
  const centerX = (box.x + box.width / 2) * scale;
  const centerY = (box.y + box.height / 2) * scale;
  const points: Point[] = [];
  const top = Math.max(0, Math.floor(box.y * scale));
  const left = Math.max(0, Math.floor(box.x * scale));
  for (let y = top; y <= Math.min(height - 1, Math.ceil((box.y + box.height) * scale)); y++)
    for (let x = left; x <= Math.min(width - 1, Math.ceil((box.x + box.width) * scale)); x++) {
      const [c, s] = [cos[y * width + x] ?? 0, sin[y * width + x] ?? 0];
      const weight = Math.hypot(c, s);
      if (weight > 0.3)
        points.push({ x: x + 0.5 - centerX, y: y + 0.5 - centerY, cos: c / weight, sin: s / weight, weight: 1 });
    }
  const step = points.length / most;
  return step <= 1 ? points : Array.from({ length: most }, (_, i) => at(points, Math.floor(i * step)));
}

function turned(points: readonly Point[], angle: number, scale: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cos2, sin2] = [Math.cos(2 * angle), Math.sin(2 * angle)];
  return points.map((point) => ({
    x: (point.x * cos - point.y * sin) * scale,
    y: (point.x * sin + point.y * cos) * scale,
    cos: point.cos * cos2 - point.sin * sin2,
    sin: point.cos * sin2 + point.sin * cos2,
    weight: point.weight,
  }));
}

function search(picture: GrayPicture, scale: number, box: Box, onShare: (share: number) => void): Place[] {
  const edges = findEdges(picture);
  const points = pointsOf(edges, scale, box, MAX_POINTS).toSorted((a, b) => hash(a) - hash(b));
  if (points.length < MIN_EDGES) return [];
  const reach = Math.ceil(Math.max(...points.map(({ x, y }) => Math.hypot(x, y)))) + 1;
  // With a margin, no point of an outline lies beside the picture.
  const { width, height, cos, sin } = padded(spread(edges), reach);
  const places = searchedPlaces({ width, height, cos, sin }, reach, points.length);
  const best = new Float32Array(width * height);
  const bestAngle = new Uint8Array(width * height);
  const count = points.length;
  for (let r = 0; r < ROTATIONS; r++) {
    const moved = turned(points, (r * 2 * Math.PI) / ROTATIONS, 1);
    const offsets = Int32Array.from(moved, ({ x, y }) => Math.round(y) * width + Math.round(x));
    const c = Float32Array.from(moved, (point) => point.cos);
    const s = Float32Array.from(moved, (point) => point.sin);
    for (const from of places) {
      let sum = 0;
      let k = 0;
      for (const few of [count >> 3, count >> 2, count]) {
        for (; k < few; k++) {
          const to = from + (offsets[k] as number);
          sum += (c[k] as number) * (cos[to] as number) + (s[k] as number) * (sin[to] as number);
        }
        // The first points, spread over the outline, tell where the rest can't be.
        if (sum < k * (MIN_COARSE_SCORE - DOUBT)) break;
      }
      const score = k < count ? 0 : sum / count;
      if (score > (best[from] as number)) {
        best[from] = score;
        bestAngle[from] = r;
      }
    }
    onShare((0.8 * (r + 1)) / ROTATIONS);
  }
  const isPeak = (from: number): boolean =>
    NEIGHBORS.every(([dx, dy]) => (best[from + dy * width + dx] ?? 0) <= (best[from] ?? 0));
  const peaks = [...places]
    .filter((from) => (best[from] ?? 0) >= MIN_COARSE_SCORE && isPeak(from))
    .map((from) => ({
      x: ((from % width) - reach + 0.5) / scale,
      y: (Math.floor(from / width) - reach + 0.5) / scale,
      angle: ((bestAngle[from] ?? 0) * 2 * Math.PI) / ROTATIONS,
      scale: 1,
      score: best[from] ?? 0,
    }));
  return withoutOverlaps(peaks, box, 0.3).slice(0, MAX_CANDIDATES);
}

const NEIGHBORS = [-STEP, 0, STEP].flatMap((dx) => [-STEP, 0, STEP].map((dy) => [dx, dy] as const));

/** A fixed order in which points that follow one another are far apart. */
const hash = ({ x, y }: Point): number => (Math.round(x) * 73 + Math.round(y) * 151 + 100_000) % 97;

function padded({ width, height, cos, sin }: Edges, by: number): Edges {
  const [w, h] = [width + 2 * by, height + 2 * by];
  const larger = (values: Float32Array): Float32Array => {
    const to = new Float32Array(w * h);
    for (let y = 0; y < height; y++) to.set(values.subarray(y * width, (y + 1) * width), (y + by) * w + by);
    return to;
  };
  return { width: w, height: h, cos: larger(cos), sin: larger(sin) };
}

/** Every other pixel around which there is about as much as in the mark. Edges are broad enough for that. */
function searchedPlaces({ width, height, cos, sin }: Edges, reach: number, count: number): Int32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const to = (y + 1) * (width + 1) + x + 1;
      sums[to] =
        Math.hypot(cos[from] ?? 0, sin[from] ?? 0) +
        (sums[to - 1] ?? 0) +
        (sums[to - width - 1] ?? 0) -
        (sums[to - width - 2] ?? 0);
    }
  const places: number[] = [];
  for (let y = reach; y < height - reach; y += STEP)
    for (let x = reach; x < width - reach; x += STEP) {
      const sumAt = (dx: number, dy: number): number => sums[(y + dy) * (width + 1) + x + dx] ?? 0;
      const around = sumAt(reach, reach) - sumAt(-reach, reach) - sumAt(reach, -reach) + sumAt(-reach, -reach);
      if (around >= MIN_COARSE_SCORE * count) places.push(y * width + x);
    }
  return Int32Array.from(places);
}

function scoreAt({ width, height, cos, sin }: Edges, points: readonly Point[], x: number, y: number): number {
  let sum = 0;
  let all = 0;
  for (const point of points) {
    all += point.weight;
    const toX = Math.floor(x + point.x);
    const toY = Math.floor(y + point.y);
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
    const to = toY * width + toX;
    sum += point.weight * (point.cos * (cos[to] ?? 0) + point.sin * (sin[to] ?? 0));
  }
  return all === 0 ? 0 : sum / all;
}

/** Moves, turns and scales a place to where its score is the highest. */
function refined(edges: Edges, points: readonly Point[], place: Place, scale: number): Place {
  let best: Place = { ...place, score: -1 };
  let [reach, turn, growth] = [4, Math.PI / ROTATIONS, 0.04];
  for (let round = 0; round < 3; round++) {
    const from = best.score < 0 ? place : best;
    for (const da of [-1, -0.5, 0, 0.5, 1])
      for (const ds of [-1, 0, 1]) {
        const angle = from.angle + da * turn;
        const size = from.scale * (1 + ds * growth);
        if (Math.abs(size - 1) > 0.11) continue;
        const moved = turned(points, angle, size);
        for (let dy = -reach; dy <= reach; dy += reach > 2 ? 2 : 1)
          for (let dx = -reach; dx <= reach; dx += reach > 2 ? 2 : 1) {
            const score = scoreAt(edges, moved, from.x * scale + dx, from.y * scale + dy);
            if (score > best.score)
              best = { x: from.x + dx / scale, y: from.y + dy / scale, angle, scale: size, score };
          }
      }
    [reach, turn, growth] = [Math.max(1, reach / 2), turn / 2, growth / 2];
  }
  return best;
}

/** Moves a place to the middle of where its score is high. */
function centered(edges: Edges, points: readonly Point[], place: Place, scale: number): Place {
  const moved = turned(points, place.angle, place.scale);
  const [x, y] = [place.x * scale, place.y * scale];
  const dx = middleOf(AROUND, (by) => scoreAt(edges, moved, x + by, y));
  const dy = middleOf(AROUND, (by) => scoreAt(edges, moved, x + dx, y + by));
  return { ...place, x: place.x + dx / scale, y: place.y + dy / scale };
}

/** Weights the points of the mark by how many others have them. */
function sharedPoints(edges: Edges, points: readonly Point[], alike: readonly Place[], scale: number): Point[] {
  const sums = points.map(() => 0);
  for (const place of alike) {
    const moved = turned(points, place.angle, place.scale);
    moved.forEach((point, i) => {
      const own = scoreAt(edges, [{ ...point, weight: 1 }], place.x * scale, place.y * scale);
      sums[i] = (sums[i] ?? 0) + Math.max(0, own);
    });
  }
  const shared = points
    .map((point, i) => ({ ...point, weight: (sums[i] ?? 0) / alike.length }))
    .filter(({ weight }) => weight >= MIN_SHARED);
  return shared.length < MIN_EDGES ? [...points] : shared;
}

/** Keeps the best of places that cover one another. */
function withoutOverlaps(places: readonly Place[], { width, height }: Box, share = 0.6): Place[] {
  const kept: Place[] = [];
  const apart = share * Math.min(width, height);
  for (const place of places.toSorted((a, b) => b.score - a.score))
    if (kept.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= apart)) kept.push(place);
  return kept;
}
