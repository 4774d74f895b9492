/** The fixture venues' plans in a browser, and plans drawn by chance. */
import * as fc from 'fast-check';
import beachText from '../../../fixtures/venues/beach-camp/plan.json?raw';
import terraceText from '../../../fixtures/venues/island-terrace/plan.json?raw';
import { SURFACES, PROP_KINDS } from '../../../src/domain/plan/decorKinds.ts';
import { type Decor, type Plan, planSchema } from '../../../src/domain/plan/plan.ts';

export const TEXTS = { beach: beachText, terrace: terraceText };
export const BEACH: Plan = planSchema.parse(JSON.parse(beachText));
export const TERRACE: Plan = planSchema.parse(JSON.parse(terraceText));
export const SEED = 20_261_121;

const place = fc.integer({ min: -400, max: 3_000 }).map((value) => value / 4);
const side = fc.integer({ min: 10, max: 400 }).map((value) => value / 2);
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 40);
const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const rotation = fc.option(fc.integer({ min: -179, max: 180 }), { nil: undefined });

const coordinates = fc
  .record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 900 }),
    width: side,
    height: side,
  })
  .chain((box) =>
    fc
      .record(
        {
          color: hexColor,
          text: name,
          text_offset_x: side,
          text_offset_y: side,
          font_size: side,
          seats_offset_y: side,
          seats_font_size: side,
          shape: fc.constantFrom('rect' as const, 'ellipse' as const),
          rotation: fc.integer({ min: -179, max: 180 }),
        },
        { requiredKeys: [] },
      )
      .map((more) => ({ ...box, ...more })),
  );

const decor: fc.Arbitrary<Decor> = fc.oneof(
  fc.record({
    kind: fc.constant('area' as const),
    surface: fc.constantFrom(...SURFACES),
    points: fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 9 }),
    smooth: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('wall' as const),
    points: fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 5 }),
    width: side,
  }),
  fc.record({ kind: fc.constant('text' as const), x: place, y: place, text: name, size: side }),
  fc
    .tuple(fc.record({ kind: fc.constantFrom(...PROP_KINDS), x: place, y: place, width: side, height: side }), rotation)
    .map(([thing, turn]) => (turn === undefined ? thing : { ...thing, rotation: turn })),
);

/** Sound plans of up to some thirty tables. */
export const plans: fc.Arbitrary<Plan> = fc
  .record({
    width: fc.integer({ min: 1_000, max: 2_000 }),
    height: fc.integer({ min: 1_000, max: 2_000 }),
    categories: fc.array(fc.record({ name, color: hexColor }), { minLength: 1, maxLength: 4 }),
    areas: fc.array(
      fc.record({
        name,
        rooms: fc.array(fc.record({ name, beds: fc.integer({ min: 1, max: 12 }), which: fc.nat(), coordinates }), {
          maxLength: 10,
        }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    decor: fc.array(decor, { maxLength: 6 }),
  })
  .map(({ categories, areas, ...rest }): Plan => {
    let id = 0;
    return planSchema.parse({
      ...rest,
      version: 1,
      categories: categories.map((category, i) => ({ id: i + 70, ...category })),
      areas: areas.map((area, a) => ({
        id: a + 1,
        name: area.name,
        rooms: area.rooms.map(({ which, ...room }) => ({
          ...room,
          id: ++id,
          room_id: (which % categories.length) + 70,
        })),
      })),
    });
  })
  .filter((plan) => plan.areas.some(({ rooms }) => rooms.length > 0));

/** A plan of one table, for what only needs one. */
export function lone(room: Partial<Plan['areas'][number]['rooms'][number]> = {}): Plan {
  return planSchema.parse({
    version: 1,
    width: 400,
    height: 300,
    categories: [{ id: 1, name: 'Bar', color: '#804020' }],
    decor: [],
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: [
          { id: 1, room_id: 1, name: 'A 1', beds: 2, coordinates: { x: 10, y: 10, width: 40, height: 40 }, ...room },
        ],
      },
    ],
  });
}

/** Returns a plan's file with a number of tables. */
export function textOfTables(count: number): string {
  const rooms = Array.from(
    { length: count },
    (_, i) =>
      `{"id":${i + 1},"room_id":1,"name":"T${i + 1}","beds":2,"coordinates":{"x":${(i % 500) * 50},"y":${Math.floor(i / 500) * 50},"width":40,"height":40}}`,
  );
  return `{"version":1,"width":25000,"height":25000,"categories":[{"id":1,"name":"Bar","color":"#804020"}],"areas":[{"id":1,"name":"Beach","rooms":[${rooms.join(',')}]}],"decor":[]}`;
}
