/** Makes the shapes of one path. */
import type { Outline } from '../../../domain/geometry/boxes.ts';
import { type Line, type Shape, at } from './drawing.ts';
import { boundsOfPoints, outlineOfLine } from './outlineOfLine.ts';

/** A path with more parts is an ornament. */
const MAX_APART = 200;

/** Returns the shapes of a path with at least one line: several if all its parts are outlines that lie apart. */
export function shapesOfLines(lines: readonly Line[], facts: Omit<Shape, 'outline' | 'lines' | 'box'>): Shape[] {
  // The parts of a path are often all shapes of a color, but a part inside another is a hole of it.
  const outlines = lines.map(outlineOfLine);
  const boxes = lines.map(({ points }) => boundsOfPoints(points));
  const isFew = lines.length > 1 && lines.length <= MAX_APART;
  const isApart =
    isFew &&
    boxes.every((box, i) =>
      boxes.every(
        (other, j) =>
          i === j ||
          box.x > other.x + other.width ||
          other.x > box.x + box.width ||
          box.y > other.y + other.height ||
          other.y > box.y + box.height,
      ),
    );
  if (isApart && outlines.every((outline) => outline !== undefined))
    return lines.map((line, i) => ({ ...facts, outline: outlines[i], lines: [line], box: at(boxes, i) }));
  const [outline] = lines.length === 1 || isOuter(boxes) ? outlines : [];
  return [{ ...facts, outline, lines, box: boundsOfPoints(lines.flatMap(({ points }) => points)) }];
}

/** Returns whether the first part encloses all others, as the outer line of a ring does. */
function isOuter([first, ...others]: readonly Outline['box'][]): boolean {
  return (
    first !== undefined &&
    others.every(
      ({ x, y, width, height }) =>
        x >= first.x && y >= first.y && x + width <= first.x + first.width && y + height <= first.y + first.height,
    )
  );
}
