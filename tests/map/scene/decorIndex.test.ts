import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, containsBox, intersectBoxes, unionBoxes } from '../../../src/domain/geometry/boxes.ts';
import type { Decor } from '../../../src/domain/plan/plan.ts';
import { decorIndex } from '../../../src/map/scene/decorIndex.ts';
import { decorBounds } from '../../../src/map/scene/scene.ts';

const coordinate = fc.integer({ min: -2_000, max: 2_000 });
const side = fc.integer({ min: 1, max: 300 });
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 5 });
const at = { x: coordinate, y: coordinate };
const pieces: fc.Arbitrary<Decor> = fc.oneof(
  fc.record({ kind: fc.constant('area' as const), surface: fc.constant('sand' as const), points }),
  fc.record({ kind: fc.constant('path' as const), surface: fc.constant('wood' as const), points, width: side }),
  fc.record({ kind: fc.constant('text' as const), text: fc.constant('Sunset bar'), size: side, ...at }),
  fc.record({ kind: fc.constant('palm' as const), width: side, height: side, ...at }),
);
// No edge of a box touches an edge of a piece: those are at multiples of a quarter, or irrational.
const boxes: fc.Arbitrary<Box> = fc
  .record({ ...at, width: side, height: side })
  .map((box) => ({ ...box, x: box.x + 0.3, y: box.y + 0.3 }));

it('finds the pieces that may be painted in a box, in the order of the list', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), boxes, (decor, box) => {
      const found = decorIndex(decor).within(box);
      // All of them if the box shows every small piece.
      fc.pre(found !== decor);
      expect(found).toEqual(decor.filter((piece) => intersectBoxes(decorBounds(piece), box)));
    }),
  );
});

it('returns the list itself for a box with all small pieces, however far the grounds extend', () => {
  const sea: Decor = {
    kind: 'area',
    surface: 'sea',
    points: [
      [-9_000, -9_000],
      [9_000, -9_000],
      [0, 9_000],
    ],
  };
  const palms: Decor[] = [0, 200, 400].map((x) => ({ kind: 'palm', x, y: x, width: 40, height: 40 }));
  const decor = [sea, ...palms];
  const whole = unionBoxes(palms.map(decorBounds));
  expect(whole && containsBox(whole, decorBounds(sea))).toBe(false);
  expect(whole && decorIndex(decor).within(whole)).toBe(decor);
  expect(decorIndex(decor).within({ x: 0, y: 0, width: 10, height: 10 })).toEqual([sea, palms[0]]);
});
