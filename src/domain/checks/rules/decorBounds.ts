/** Raw decor as it lies on the plan, for the rules about its place. Lengths are plan units. */
import { decorOutline, shapeLine } from '../../document/itemBounds.ts';
import { type Box, type Outline, type Point, boundsOf, boxFromPoints } from '../../geometry/boxes.ts';
import type { Surface } from '../../plan/decorKinds.ts';
import { type Decor, decorSchema } from '../../plan/plan.ts';
import type { JsonObject } from '../../plan/reading/coerce.ts';
import type { CheckContext } from '../checkContext.ts';

/** Returns a piece of decor if it is valid. */
export function readDecor(piece: JsonObject): Decor | undefined {
  const read = decorSchema.safeParse(piece);
  return read.success ? read.data : undefined;
}

/** Returns the upright box around valid decor. */
export function decorBounds(piece: JsonObject): Box | undefined {
  const decor = readDecor(piece);
  return decor && boundsOf(decorOutline(decor));
}

export type Piece = { readonly path: string; readonly decor: Decor };

/** Returns the valid decor of a plan, bottom first. */
export const piecesOf = ({ decor }: CheckContext): Piece[] =>
  decor.flatMap(({ path, piece }): Piece[] => {
    const read = readDecor(piece);
    return read ? [{ path, decor: read }] : [];
  });

export type Ground = {
  readonly surface: Surface;
  readonly name: string | undefined;
  /** Its index among the pieces. */
  readonly order: number;
  readonly polygon: readonly Point[];
  readonly box: Box;
};

/** Returns the areas with their drawn outlines, bottom first. */
export function groundsOf(pieces: readonly Piece[]): Ground[] {
  return pieces.flatMap(({ decor }, order): Ground[] => {
    if (decor.kind !== 'area') return [];
    const polygon = shapeLine(decor);
    return [{ surface: decor.surface, name: decor.name, order, polygon, box: boxFromPoints(polygon) }];
  });
}

export const OPEN_WATER: ReadonlySet<Surface> = new Set(['sea', 'water']);

export const asPoint = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** The thickness of a wall's middle: as good as none, but an outline needs one. */
const LINE_THICKNESS = 0.01;

/** Returns the middle of each straight part of a wall as an outline. */
export function wallSegments(points: readonly (readonly [number, number])[]): Outline[] {
  return points.slice(1).map(([toX, toY], index) => {
    const [x, y] = points[index] ?? [toX, toY];
    const width = Math.max(Math.hypot(toX - x, toY - y), LINE_THICKNESS);
    const box = { x: (x + toX - width) / 2, y: (y + toY) / 2, width, height: LINE_THICKNESS };
    return { box, rotation: (Math.atan2(toY - y, toX - x) * 180) / Math.PI, shape: 'rect' };
  });
}
