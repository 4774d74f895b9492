/** Converts the data of a path to lines. Curves are sampled. */
import { SVGPathData } from 'svg-pathdata';
import type { Line } from '../drawing.ts';
import { LineBuilder } from '../lineBuilder.ts';

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
  const builder = new LineBuilder();
  for (const command of commands)
    if (command.type === SVGPathData.CLOSE_PATH) builder.end(true);
    else if (command.type === SVGPathData.MOVE_TO) builder.moveTo([command.x, command.y]);
    else if (command.type === SVGPathData.LINE_TO) builder.lineTo([command.x, command.y]);
    else if (command.type === SVGPathData.CURVE_TO) {
      const { x1, y1, x2, y2, x, y } = command;
      builder.curveTo([x1, y1], [x2, y2], [x, y]);
    }
  builder.end(false);
  return builder.lines;
}
