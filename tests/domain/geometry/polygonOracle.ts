/** Outlines as polygons: a slow and simple oracle for `boxes.ts` and for overlaps. */
import { type Outline, type Point, boundsOf } from '../../../src/domain/geometry/boxes.ts';
import { buildSpatialIndex } from '../../../src/domain/geometry/spatialIndex.ts';
import type { Table } from '../../../src/domain/plan/table.ts';

/**
 * Corners of an outline. An ellipse becomes a polygon of 360 corners around it, larger by less than a part in 20,000.
 */
export function polygonOf({ box, rotation, shape }: Outline): Point[] {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const angle = (rotation * Math.PI) / 180;
  const around = 1 / Math.cos(Math.PI / 360);
  const corners =
    shape === 'rect'
      ? [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ]
      : Array.from({ length: 360 }, (_, n) => [
          Math.cos((n * Math.PI) / 180) * around,
          Math.sin((n * Math.PI) / 180) * around,
        ]);
  return corners.map(([u, v]) => {
    const dx = (u! * box.width) / 2;
    const dy = (v! * box.height) / 2;
    return {
      x: center.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: center.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
}

/** How far two convex polygons overlap, in plan units; 0 or less if an edge separates them. */
export function depthOfOverlap(a: readonly Point[], b: readonly Point[]): number {
  let depth = Infinity;
  for (const polygon of [a, b]) {
    for (const [n, corner] of polygon.entries()) {
      const next = polygon[(n + 1) % polygon.length]!;
      const length = Math.hypot(next.x - corner.x, next.y - corner.y);
      const normal = { x: (next.y - corner.y) / length, y: (corner.x - next.x) / length };
      const along = (points: readonly Point[]): number[] =>
        points.map((point) => point.x * normal.x + point.y * normal.y);
      const [first, second] = [along(a), along(b)];
      depth = Math.min(depth, Math.max(...first) - Math.min(...second), Math.max(...second) - Math.min(...first));
      if (depth <= 0) return depth;
    }
  }
  return depth;
}

/** Names of tables that overlap, each pair once. */
export function overlapsOf(tables: readonly Table[]): string[] {
  const boxes = tables.map(boundsOf);
  const index = buildSpatialIndex(boxes);
  return tables.flatMap((table, n) =>
    index
      .search(boxes[n]!)
      .filter((other) => other > n && depthOfOverlap(polygonOf(table), polygonOf(tables[other]!)) > 0)
      .map((other) => `${table.name} and ${tables[other]!.name}`),
  );
}
