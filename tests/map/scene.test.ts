import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, distanceTo } from '../../src/domain/geometry.ts';
import { tableOf } from '../../src/domain/table.ts';
import { buildScene } from '../../src/map/scene.ts';
import { indexOf } from '../../src/map/sceneIndex.ts';

const sides = fc.integer({ min: 5, max: 120 });
const rooms = fc.array(fc.record({
  x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 600 }), width: sides, height: sides,
  rotation: fc.integer({ min: -180, max: 180 }), shape: fc.constantFrom('rect' as const, 'ellipse' as const), color: fc.constantFrom('#aa0000', '#00aa00', '#0000aa'),
}), { minLength: 1, maxLength: 40 });
const scenes = rooms.map((list) => buildScene(list.map((coordinates, i) =>
  tableOf({ id: i + 1, name: `Table ${i + 1}`, beds: 2, coordinates }, { area: '', categoryId: '1', category: '', available: true }))));
const points = fc.record({ x: fc.integer({ min: -50, max: 700 }), y: fc.integer({ min: -50, max: 700 }) });

describe('a scene', () => {
  it('hits the table that a point lies in, else the nearest within reach', () => {
    fc.assert(fc.property(scenes, points, fc.integer({ min: 0, max: 90 }), (scene, point, reach) => {
      const hit = indexOf(scene).hit(point, reach);
      const distances = scene.tables.map((table) => distanceTo(table, point));
      const least = Math.min(...distances);
      if (least > reach) expect(hit).toBeUndefined();
      else expect(distances[indexOf(scene).placeOf(hit!.key)!]).toBe(least);
      // Of several that it lies in, the one drawn last: it is the one that is seen.
      if (least === 0) expect(indexOf(scene).placeOf(hit!.key)).toBe(distances.lastIndexOf(0));
    }));
  });

  it('names every table that a box meets, in drawing order', () => {
    fc.assert(fc.property(scenes, points, sides, sides, (scene, { x, y }, width, height) => {
      const visible = indexOf(scene).visible({ x, y, width, height });
      const expected = scene.tables.flatMap((table, place) => {
        const box = boundsOf(table);
        return box.x <= x + width && box.x + box.width >= x && box.y <= y + height && box.y + box.height >= y ? [place] : [];
      });
      expect(Array.from(visible)).toEqual(expected);
    }));
  });

  it('holds each table once, by colour, flat as it stands', () => {
    fc.assert(fc.property(scenes, (scene) => {
      expect(new Set(scene.tables.map((table) => table.key)).size).toBe(scene.boxes.length / 4);
      expect(scene.tables.map((table) => table.color)).toEqual(scene.tables.map((table) => table.color).toSorted());
      scene.tables.forEach((table, place) => {
        expect(Array.from(scene.boxes.subarray(place * 4, place * 4 + 4))).toEqual([table.box.x, table.box.y, table.box.width, table.box.height]);
        expect(indexOf(scene).placeOf(table.key)).toBe(place);
      });
    }));
  });

  it('of no tables is empty and hits nothing', () => {
    const scene = buildScene([]);
    expect(indexOf(scene).visible(scene.extent)).toHaveLength(0);
    expect(indexOf(scene).hit({ x: 0, y: 0 }, 1e6)).toBeUndefined();
    expect(scene.smallest).toBeGreaterThan(0);
  });

  it('draws decor beyond its extent', () => {
    const scene = buildScene([], { width: 100, height: 100, decor: [{ kind: 'area', surface: 'sea', points: [[-300, -300], [400, -300], [400, 20]] }] });
    expect(scene.extent).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(scene.drawn).toEqual({ x: -300, y: -300, width: 700, height: 400 });
  });
});
