/** Converts the data of a path to lines. Curves are sampled. */
import { SVGPathData } from 'svg-pathdata';
import { cubicPoints } from '../cubicPoints.ts';
import type { Line } from '../drawing.ts';

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
      const { x1, y1, x2, y2, x, y } = command;
      smooth = true;
      points.push(...cubicPoints(points.at(-1) ?? [x1, y1], [x1, y1], [x2, y2], [x, y]));
    }
  }
  finish(false);
  return lines;
}
