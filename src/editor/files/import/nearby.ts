/** What lies on, in and around the shapes of a drawing. */
import {
  type Box,
  type Outline,
  type Point,
  centerOf,
  distanceToOutline,
  expandBox,
  longerSide,
} from '../../../domain/geometry/boxes.ts';
import { isPointInPolygon } from '../../../domain/geometry/polylines.ts';
import { buildSpatialIndex } from '../../../domain/geometry/spatialIndex.ts';
import { type Drawing, type Shape, at } from './drawing.ts';
import { formOf } from './kinds.ts';

/** How far what may be a chair can be from its table, as a share of its own size. */
export const REACH = 0.95;
/** What is known to be a chair may be drawn farther from it. */
export const CHAIR_REACH = 1.5;

export const areaOf = ({ outline, box }: Shape): number => {
  const { width, height } = outline?.box ?? box;
  return width * height;
};
export const outlineOf = ({ outline, box }: Shape): Outline => outline ?? { box, rotation: 0, shape: 'rect' };

/** Returns whether a point lies on a shape as it is drawn, not only in the box around it. */
export function contains(shape: Shape, point: Point): boolean {
  if (shape.outline) return distanceToOutline(shape.outline, point) === 0;
  return shape.lines.some(({ points }) =>
    isPointInPolygon(
      points.map(([x, y]) => ({ x, y })),
      point,
    ),
  );
}

export type Nearby = {
  /** Closed shapes whose boxes meet a box. */
  search(box: Box): number[];
  /** The nearest of the shapes that may have this one as a chair. `reach` is a share of its size. */
  hostOf(chair: number, isHost: (index: number) => boolean, reach?: number): number | undefined;
  /** The texts that lie on a shape. */
  textsOn(shape: number): readonly number[];
};

export function findNearby({ shapes, texts }: Drawing): Nearby {
  const boxes = shapes.map(({ box }) => box);
  const index = buildSpatialIndex(boxes);
  const textIndex = buildSpatialIndex(texts.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  const isClosed = shapes.map((shape) => formOf(shape) !== 'line');
  return {
    search: (box) => index.search(box).filter((found) => isClosed[found]),
    hostOf(chair, isHost, share = REACH) {
      const shape = shapes[chair];
      if (!shape) return undefined;
      const center = centerOf(shape.box);
      const reach = share * longerSide(outlineOf(shape).box);
      let host: number | undefined;
      let nearest = Infinity;
      for (const found of index.search(expandBox({ ...center, width: 0, height: 0 }, reach))) {
        const other = shapes[found];
        if (!other || found === chair || !isClosed[found] || !isHost(found)) continue;
        const distance = distanceToOutline(outlineOf(other), center);
        const isCloser =
          distance < nearest ||
          (distance === nearest && host !== undefined && areaOf(other) < areaOf(at(shapes, host)));
        if (distance > reach || !isCloser) continue;
        nearest = distance;
        host = found;
      }
      return host;
    },
    textsOn(shape) {
      const own = shapes[shape];
      return own ? textIndex.search(own.box).filter((text) => contains(own, at(texts, text))) : [];
    },
  };
}
