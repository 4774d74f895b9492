/** Converts the data of a path to lines. Curves are sampled. */
import { SVGPathData } from 'svg-pathdata';
import type { Line } from '../drawing.ts';

/** Straight parts of a curve of a path. */
const PARTS_PER_CURVE = 12;
const MAX_PATH_LENGTH = 100_000;

/** Returns the lines of a path, in its own units. What follows an error is left out, as browsers do. */
export function pathLines(d: string): Line[] {
  let commands: SVGPathData['commands'];
  try {
    commands = new SVGPathData(d.slice(0, MAX_PATH_LENGTH))
      .toAbs()
      .normalizeHVZ(false)
      .normalizeST()
      .qtToC()
      .aToC().commands;
  } catch {
    return [];
  }
  const lines: Line[] = [];
  let points: [number, number][] = [];
  let smooth = false;
  const finish = (closed: boolean): void => {
    const [first] = points;
    if (points.length > 1) lines.push({ points, closed, smooth });
    points = closed && first ? [first] : [];
    smooth = false;
  };
  for (const command of commands) {
    if (command.type === SVGPathData.CLOSE_PATH) finish(true);
    else if (command.type === SVGPathData.MOVE_TO) {
      finish(false);
      points = [[command.x, command.y]];
    } else if (command.type === SVGPathData.LINE_TO) points.push([command.x, command.y]);
    else if (command.type === SVGPathData.CURVE_TO) {
      const [fromX, fromY] = points.at(-1) ?? [command.x1, command.y1];
      smooth = true;
      for (let part = 1; part <= PARTS_PER_CURVE; part++) {
        const t = part / PARTS_PER_CURVE;
        const along = (from: number, one: number, two: number, to: number): number =>
          (1 - t) ** 3 * from + 3 * t * (1 - t) ** 2 * one + 3 * t * t * (1 - t) * two + t ** 3 * to;
        points.push([along(fromX, command.x1, command.x2, command.x), along(fromY, command.y1, command.y2, command.y)]);
      }
    }
  }
  finish(false);
  return lines;
}
