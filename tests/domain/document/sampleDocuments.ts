/** Documents for tests: random ones, small ones, and one with many tables. */
import * as fc from 'fast-check';
import {
  type EditorDocument,
  type ItemFlags,
  documentFromPlan,
  planFromDocument,
} from '../../../src/domain/document/editorDocument.ts';
import { SURFACES, PROP_KINDS } from '../../../src/domain/plan/decorKinds.ts';
import { type Decor, type Plan, type Room, validatePlan, planSchema } from '../../../src/domain/plan/plan.ts';

export const keysOf = (drawing: EditorDocument): string[] =>
  [...drawing.decor, ...drawing.tables].map(({ key }) => key);

/**
 * Returns the errors that an edit caused: a plan that can't be saved, or new problems. A plan without tables is valid.
 */
export function damageOf(before: EditorDocument, after: EditorDocument): unknown[] {
  const read = planSchema.safeParse(planFromDocument(after));
  const had = new Set(validatePlan(planFromDocument(before)).map(({ message }) => message));
  return [
    ...(read.success ? [] : read.error.issues),
    ...validatePlan(planFromDocument(after)).filter(({ message, path }) => path !== '/areas' && !had.has(message)),
    ...(new Set(keysOf(after)).size === keysOf(after).length ? [] : ['a key is used twice']),
  ];
}

const hundredths = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const optional = <Value extends object>(value: fc.Arbitrary<Value>): fc.Arbitrary<Partial<Value>> =>
  fc.oneof(value, fc.constant({}));
const anyRotation = optional(fc.integer({ min: -180, max: 180 }).map((rotation) => ({ rotation })));
const boxed = fc.record({
  x: hundredths(-400, 1_400),
  y: hundredths(-400, 1_200),
  width: hundredths(4, 300),
  height: hundredths(4, 300),
});
const pointsOf = (least: number): fc.Arbitrary<[number, number][]> =>
  fc.array(fc.tuple(hundredths(-400, 1_400), hundredths(-400, 1_200)), { minLength: least, maxLength: 6 });
const anySurface = fc.constantFrom(...SURFACES);

const anyDecor: fc.Arbitrary<Decor> = fc.oneof(
  fc
    .tuple(anySurface, pointsOf(3), optional(fc.constant({ smooth: true })))
    .map(([surface, points, more]): Decor => ({ kind: 'area', surface, points, ...more })),
  fc
    .tuple(anySurface, pointsOf(2), hundredths(1, 40), optional(fc.constant({ smooth: true })))
    .map(([surface, points, width, more]): Decor => ({ kind: 'path', surface, points, width, ...more })),
  fc.tuple(pointsOf(2), hundredths(1, 40)).map(([points, width]): Decor => ({ kind: 'wall', points, width })),
  fc
    .tuple(hundredths(-400, 1_400), hundredths(-400, 1_200), fc.integer({ min: 6, max: 80 }), anyRotation)
    .map(([x, y, size, more]): Decor => ({ kind: 'text', x, y, size, text: 'Stage', ...more })),
  fc
    .tuple(boxed, anyRotation)
    .map(([box, more]): Decor => ({ kind: 'picture', picture: '/assets/a.svg', ...box, ...more })),
  fc
    .tuple(fc.constantFrom(...PROP_KINDS), boxed, anyRotation)
    .map(([kind, box, more]): Decor => ({ kind, ...box, ...more })),
);

const WIDTH = 1_000;
const HEIGHT = 800;

/** Coordinates of tables whose centers lie on the plan, as the tools place them. */
const anyCoordinates = fc
  .tuple(
    hundredths(0, WIDTH),
    hundredths(0, HEIGHT),
    hundredths(4, 200),
    hundredths(4, 200),
    anyRotation,
    optional(fc.constant({ shape: 'ellipse' as const })),
    optional(
      fc.record({
        text: fc.constantFrom('7', 'B08', 'Bar'),
        text_offset_x: hundredths(0, 40),
        text_offset_y: hundredths(0, 40),
      }),
    ),
  )
  .map(
    ([cx, cy, width, height, ...more]) =>
      Object.assign(
        { x: Math.round((cx - width / 2) * 100) / 100, y: Math.round((cy - height / 2) * 100) / 100, width, height },
        ...more,
      ) as Room['coordinates'],
  );

const anyFlags = fc
  .record({
    group: fc.constantFrom(undefined, undefined, 'g1', 'g2'),
    locked: fc.constantFrom(undefined, undefined, undefined, true),
    hidden: fc.constantFrom(undefined, undefined, undefined, true),
  })
  .map((flags) => Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined)) as ItemFlags);

/** A valid document of 1,000 × 800 with tables and decor of all kinds. */
export const anyDrawing: fc.Arbitrary<EditorDocument> = fc
  .record({
    rooms: fc.array(
      fc.tuple(
        anyCoordinates,
        fc.constantFrom('Line', 'Couch', 'Table 09', '12'),
        fc.integer({ min: 0, max: 1 }),
        fc.integer({ min: 1, max: 2 }),
        anyFlags,
      ),
      { minLength: 1, maxLength: 7 },
    ),
    decor: fc.array(fc.tuple(anyDecor, anyFlags), { maxLength: 5 }),
  })
  .map(({ rooms, decor }) => {
    const plan: Plan = {
      version: 1,
      width: WIDTH,
      height: HEIGHT,
      categories: [
        { id: 1, name: 'Lounger', color: '#2a9d8f' },
        { id: 2, name: 'Couch', color: '#e76f51' },
      ],
      areas: [0, 1].map((area) => ({
        id: area + 1,
        name: `Area ${area}`,
        rooms: rooms.flatMap(([coordinates, name, within, category], index): Room[] =>
          within === area ? [{ id: index + 1, room_id: category, name: `${name} ${index}`, beds: 4, coordinates }] : [],
        ),
      })),
      decor: decor.map(([piece]) => piece),
    };
    const drawing = documentFromPlan(plan);
    const flagsByKey = new Map(rooms.map(([, , , , flags], index) => [String(index + 1), flags]));
    return {
      ...drawing,
      tables: drawing.tables.map((item) => ({ ...item, ...flagsByKey.get(item.key) })),
      decor: drawing.decor.map((item, index) => ({ ...item, ...decor[index]![1] })),
    };
  });

/** A document with some of its keys, at least one. */
export const drawingWithKeys: fc.Arbitrary<{ drawing: EditorDocument; keys: Set<string> }> = anyDrawing.chain(
  (drawing) => fc.subarray(keysOf(drawing), { minLength: 1 }).map((keys) => ({ drawing, keys: new Set(keys) })),
);

/** The points of a shape, written as in SVG: `0,0 40,0 40,30`. */
export const pointsAt = (text: string): [number, number][] =>
  text.split(' ').map((point) => point.split(',').map(Number) as [number, number]);

/** Named tables at these boxes, all in one area and category, on a plan of 1,000 × 800. */
export function drawingWith(
  boxes: Readonly<Record<string, Partial<Room['coordinates']>>>,
  decor: readonly Decor[] = [],
): EditorDocument {
  return documentFromPlan({
    version: 1,
    width: WIDTH,
    height: HEIGHT,
    categories: [{ id: 1, name: 'Lounger', color: '#2a9d8f' }],
    decor: [...decor],
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: Object.entries(boxes).map(([name, box], place): Room => ({
          id: place + 1,
          room_id: 1,
          name,
          beds: 2,
          coordinates: { x: 0, y: 0, width: 40, height: 40, ...box },
        })),
      },
    ],
  });
}

/** A beach with a number of tables, a hundred to a row. */
export function crowd(count: number): EditorDocument {
  const rooms = Array.from({ length: count }, (_, place): Room => ({
    id: place + 1,
    room_id: 1,
    name: `Line ${place + 1}`,
    beds: 2,
    coordinates: {
      x: 20 + (place % 100) * 60,
      y: 20 + Math.floor(place / 100) * 60,
      width: 40,
      height: 40,
      rotation: place % 7,
    },
  }));
  return documentFromPlan({
    version: 1,
    width: 6_040,
    height: 40 + Math.ceil(count / 100) * 60,
    categories: [{ id: 1, name: 'Lounger', color: '#2a9d8f' }],
    decor: [],
    areas: [{ id: 1, name: 'Beach', rooms }],
  });
}
