/** Makes the shapes of one path. */
import { containsBox, expandBox } from '../../../domain/geometry/boxes.ts';
import { isThick } from './kinds.ts';
import { type Line, type Shape, at } from './drawing.ts';
import { boundsOfPoints, outlineOfLine } from './outlineOfLine.ts';

/** A path with more parts is an ornament. */
const MAX_APART = 200;

/** Returns the shapes of a path with at least one line: several if its parts are outlines that lie side by side. */
export function shapesOfLines(lines: readonly Line[], facts: Omit<Shape, 'outline' | 'lines' | 'box'>): Shape[] {
  // The parts of a path are often all shapes of a color, or a table with its chairs, but a part inside another is a hole of it.
  const boxes = lines.map(({ points }) => boundsOfPoints(points));
  const outer = lines.flatMap((line, i) => {
    const box = at(boxes, i);
    const isHole = boxes.some((other, j) => j !== i && containsBox(other, box) && (j < i || !containsBox(box, other)));
    return isHole ? [] : [{ outline: outlineOfLine(line), box }];
  });
  if (lines.length > MAX_APART || !outer.every(({ outline }) => outline !== undefined)) {
    const box = boundsOfPoints(lines.flatMap(({ points }) => points));
    const shape = { ...facts, outline: undefined, lines, box };
    return [isThick(shape) ? { ...shape, box: expandBox(box, facts.strokeWidth / 2) } : shape];
  }
  return outer.map(({ outline, box }) => ({
    ...facts,
    outline,
    lines: lines.filter((_, i) => containsBox(box, at(boxes, i))),
    box,
  }));
}
