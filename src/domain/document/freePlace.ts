/**
 * Places where tables lie on the plan and on no other table, not even on a locked or hidden one. Lengths are plan
 * units.
 */
import { type Box, type Outline, type Point, boundsOf, containsBox, moveBox, shorterSide } from '../geometry/boxes.ts';
import { outlinesOverlap } from '../geometry/outlinesOverlap.ts';
import { buildSpatialIndex } from '../geometry/spatialIndex.ts';
import { outlineFromCoordinates } from '../plan/table.ts';
import type { EditorDocument, TableItem } from './editorDocument.ts';

/** Near the table, places are tried at this share of its shorter side, farther away at half of it. */
const STEP_RATIO = { near: 1 / 40, far: 1 / 2 };
/** Distance in shorter sides up to which places count as near. */
const NEAR_SIDES = 2;

/** Returns whether outlines that are moved by an offset overlap none of the tables. */
export function createFreeTest(moving: readonly Outline[], tables: readonly TableItem[]): (by: Point) => boolean {
  const outlines = tables.map(({ room }) => outlineFromCoordinates(room.coordinates));
  const index = buildSpatialIndex(outlines.map(boundsOf));
  return (by) =>
    moving.every((outline) => {
      const placed = { ...outline, box: moveBox(outline.box, by) };
      const isHit = (candidate: number): boolean => {
        const other = outlines[candidate];
        return other !== undefined && outlinesOverlap(placed, other);
      };
      return index.searchUpTo(1, boundsOf(placed), isHit).length === 0;
    });
}

/**
 * Returns the shortest offset that `isFree` accepts and that keeps a box on the plan, or undefined. Its length is that
 * of its longer side.
 */
export function nearestFreeOffset(
  box: Box,
  { width, height }: Pick<EditorDocument, 'width' | 'height'>,
  isFree: (by: Point) => boolean,
): Point | undefined {
  const plan = { x: 0, y: 0, width, height };
  const side = shorterSide(box);
  const accepts = (by: Point): boolean => containsBox(plan, moveBox(box, by)) && isFree(by);
  const nearest = (step: number, rings: number): Point | undefined => {
    for (let ring = 1; ring <= rings; ring++) {
      const found = ringOffsets(ring, step).find(accepts);
      if (found) return found;
    }
    return undefined;
  };
  const nearStep = Math.max(Math.round(side * STEP_RATIO.near), 1);
  const farStep = Math.max(Math.round(side * STEP_RATIO.far), 1);
  return (
    nearest(nearStep, Math.ceil((side * NEAR_SIDES) / nearStep)) ??
    nearest(farStep, Math.ceil(Math.max(width, height) / farStep))
  );
}

/** Returns the offsets on the edge of a square around 0, nearest first. */
function ringOffsets(ring: number, step: number): Point[] {
  const offsets: Point[] = [];
  for (let across = 0; across <= ring; across++)
    for (const along of across === 0 ? [0] : [across, -across])
      for (const [x, y] of [
        [ring, along],
        [along, ring],
        [-ring, along],
        [along, -ring],
      ] as const)
        offsets.push({ x: x * step, y: y * step });
  return offsets;
}

/** Returns the offset to the free place that is nearest to a table, or undefined if the plan has none. */
export function freePlaceOffset(drawing: EditorDocument, key: string): Point | undefined {
  const table = drawing.tables.find((item) => item.key === key);
  if (!table) return undefined;
  const outline = outlineFromCoordinates(table.room.coordinates);
  const others = drawing.tables.filter((item) => item !== table);
  return nearestFreeOffset(boundsOf(outline), drawing, createFreeTest([outline], others));
}
