import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Point, boundsOf, centerOf, distanceToOutline } from '../../../src/domain/geometry/boxes.ts';
import { type Table } from '../../../src/domain/plan/table.ts';
import { possibleTargets, tableNear } from '../../../src/map/input/hitTest.ts';
import { type Scene, buildScene } from '../../../src/map/scene/scene.ts';
import { sceneIndex } from '../../../src/map/scene/sceneIndex.ts';
import { tablesAt } from '../planDriver.tsx';

/** The tables that a pointer at a point may mean, as the plan asks for them. */
function targetsAt(scene: Scene, point: Point, scale: number, pointerType: 'mouse' | 'touch'): readonly Table[] {
  const table = tableNear(scene, point, scale);
  return table ? possibleTargets(scene, table, point, scale, pointerType) : [];
}

const sides = fc.integer({ min: 5, max: 120 });
const rooms = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 600 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: sides,
    height: sides,
    rotation: fc.integer({ min: -180, max: 180 }),
    shape: fc.constantFrom('rect' as const, 'ellipse' as const),
    color: fc.constantFrom('#aa0000', '#00aa00', '#0000aa'),
  }),
  { minLength: 1, maxLength: 40 },
);
const scenes = rooms.map((list) => buildScene(tablesAt(list)));
const points = fc.record({ x: fc.integer({ min: -50, max: 700 }), y: fc.integer({ min: -50, max: 700 }) });

describe('a scene', () => {
  it('finds every table that a box meets, in drawing order', () => {
    fc.assert(
      fc.property(scenes, points, sides, sides, (scene, { x, y }, width, height) => {
        const index = sceneIndex(scene);
        const visible = index.visible({ x, y, width, height });
        const expected = scene.tables.flatMap((table, place) => {
          const box = boundsOf(table);
          return box.x <= x + width && box.x + box.width >= x && box.y <= y + height && box.y + box.height >= y
            ? [place]
            : [];
        });
        expect(Array.from(visible)).toEqual(expected);
        index.preparePositions();
        expect(Array.from(index.visible({ x, y, width, height }))).toEqual(expected);
      }),
    );
  });

  it('keeps the order of the plan and copies each table to the buffers', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(scene.tables.map((table) => table.key)).toEqual(
          Array.from({ length: scene.boxes.length / 4 }, (_, at) => String(at + 1)),
        );
        scene.tables.forEach((table, place) => {
          expect(Array.from(scene.boxes.subarray(place * 4, place * 4 + 4))).toEqual([
            table.box.x,
            table.box.y,
            table.box.width,
            table.box.height,
          ]);
          expect(scene.colors[scene.colorIndex[place]!]).toBe(table.color);
          expect(sceneIndex(scene).indexOf(table.key)).toBe(place);
        });
      }),
    );
  });

  it('finds nothing in a scene without tables', () => {
    const scene = buildScene([]);
    expect(sceneIndex(scene).visible(scene.extent)).toHaveLength(0);
    expect(sceneIndex(scene).nearest({ x: 0, y: 0 }, 1e6)).toBeUndefined();
    expect(scene.minTableSide).toBeGreaterThan(0);
  });

  it('includes decor beyond the extent in the painted box', () => {
    const scene = buildScene([], {
      width: 100,
      height: 100,
      decor: [
        {
          kind: 'area',
          surface: 'sea',
          points: [
            [-300, -300],
            [400, -300],
            [400, 20],
          ],
        },
      ],
    });
    expect(scene.extent).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(scene.paintedBox).toEqual({ x: -300, y: -300, width: 700, height: 400 });
  });
});

describe('a hit test', () => {
  const scales = fc.constantFrom(0.05, 0.2, 0.6, 1, 2.5, 8);
  const fine = fc.record({
    x: fc.double({ min: -80, max: 760, noNaN: true }),
    y: fc.double({ min: -80, max: 760, noNaN: true }),
  });

  /** Whether a table contains a point, in the table's own axes. */
  function liesIn({ box, rotation, shape }: Table, { x, y }: Point): boolean {
    const turn = (rotation * Math.PI) / 180;
    const dx = x - box.x - box.width / 2;
    const dy = y - box.y - box.height / 2;
    const across = (dx * Math.cos(turn) + dy * Math.sin(turn)) / (box.width / 2);
    const down = (dy * Math.cos(turn) - dx * Math.sin(turn)) / (box.height / 2);
    return shape === 'ellipse' ? across ** 2 + down ** 2 <= 1 : Math.max(Math.abs(across), Math.abs(down)) <= 1;
  }

  it('returns the topmost table that contains the point by its true shape, at any zoom', () => {
    fc.assert(
      fc.property(
        scenes,
        fc.nat(),
        fc.double({ min: 0, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        scales,
        (scene, which, out, angle, scale) => {
          const { box, rotation } = scene.tables[which % scene.tables.length]!;
          const turn = (rotation * Math.PI) / 180;
          const dx = (Math.cos(angle) * out * box.width) / 2;
          const dy = (Math.sin(angle) * out * box.height) / 2;
          const point = {
            x: box.x + box.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
            y: box.y + box.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
          };
          const topmost = scene.tables.findLast((table) => liesIn(table, point));
          expect(targetsAt(scene, point, scale, 'mouse')).toEqual([topmost]);
          expect(targetsAt(scene, point, scale, 'touch')[0]).toBe(topmost);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('returns the nearest table within 22 pixels and, beside tables, others that are as near within 8', () => {
    fc.assert(
      fc.property(scenes, fine, scales, (scene, point, scale) => {
        const away = scene.tables.map((table) => distanceToOutline(table, point) * scale);
        const least = Math.min(...away);
        const found = targetsAt(scene, point, scale, 'mouse');
        const within = Math.min(least + 8, 22);
        fc.pre(away.every((by) => Math.abs(by - within) > 1e-9));
        if (least > 22) expect(found).toEqual([]);
        else {
          expect(away[sceneIndex(scene).indexOf(found[0]!.key)!]).toBe(least);
          if (least === 0) expect(found).toHaveLength(1);
          else expect(new Set(found)).toEqual(new Set(scene.tables.filter((_, place) => away[place]! < within)));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('returns each table whose middle a finger may have missed by 24 pixels, and one alone if all are 48 pixels wide', () => {
    fc.assert(
      fc.property(
        scenes,
        fc.nat(),
        fc.double({ min: 0, max: 23.9, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        scales,
        (scene, which, error, angle, scale) => {
          const aim = scene.tables[which % scene.tables.length]!;
          const { x, y } = centerOf(aim.box);
          const point = { x: x + (Math.cos(angle) * error) / scale, y: y + (Math.sin(angle) * error) / scale };
          const found = targetsAt(scene, point, scale, 'touch');
          const isWide = ({ box }: Table): boolean => Math.min(box.width, box.height) * scale >= 48;
          // A tap too far from any table chooses none.
          fc.pre(found.length > 0);
          if (!isWide(aim)) expect(found).toContain(aim);
          else if (scene.tables.every(isWide)) expect(found).toEqual([tableNear(scene, point, scale)]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('reads only a few of 50,000 tables', () => {
    let asked = 0;
    const places = Array.from({ length: 50_000 }, (_, i) => ({ x: (i % 250) * 40, y: Math.floor(i / 250) * 40 }));
    const many = buildScene(tablesAt(places.map((at) => ({ ...at, width: 24, height: 24 }))));
    const counted = {
      ...many,
      tables: new Proxy(many.tables, {
        get: (list, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) asked++;
          return Reflect.get(list, key) as unknown;
        },
      }),
    };
    sceneIndex(counted).preparePositions();
    sceneIndex(counted).prepareKeys();
    asked = 0;
    // The scale at which a phone shows all of them: a table is one pixel wide.
    expect(targetsAt(counted, { x: 5_000, y: 4_000 }, 0.04, 'touch').length).toBeGreaterThan(500);
    expect(asked).toBeLessThan(5_000);
  });
});
