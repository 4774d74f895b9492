/** Makes lines of the steps of a path, as SVG and PDF have them. */
import type { Line } from './drawing.ts';

/** Straight parts of a curve. */
const PARTS_PER_CURVE = 12;

type Point = readonly [x: number, y: number];

export class LineBuilder {
  readonly lines: Line[] = [];
  #points: Point[] = [];
  #smooth = false;

  moveTo(point: Point, closesLast = false): void {
    this.end(closesLast);
    this.#points = [point];
  }

  lineTo(point: Point): void {
    this.#points.push(point);
  }

  /** Adds points along a cubic Bézier curve. */
  curveTo(one: Point, two: Point, to: Point): void {
    const from = this.#points.at(-1) ?? one;
    this.#smooth = true;
    for (let part = 1; part <= PARTS_PER_CURVE; part++) {
      const t = part / PARTS_PER_CURVE;
      const along = (axis: 0 | 1): number =>
        (1 - t) ** 3 * from[axis] +
        3 * t * (1 - t) ** 2 * one[axis] +
        3 * t * t * (1 - t) * two[axis] +
        t ** 3 * to[axis];
      this.#points.push([along(0), along(1)]);
    }
  }

  /** Ends a line. After a closed one, the next begins where it began. */
  end(closed: boolean): void {
    const [first] = this.#points;
    if (this.#points.length > 1) this.lines.push({ points: this.#points, closed, smooth: this.#smooth });
    this.#points = closed && first ? [first] : [];
    this.#smooth = false;
  }
}
