/** The fixture venues' plans in a browser, and small ones. */
import beachText from '../../../fixtures/venues/beach-camp/plan.json?raw';
import terraceText from '../../../fixtures/venues/island-terrace/plan.json?raw';
import { type Plan, planSchema } from '../../../src/domain/plan/plan.ts';

export const TEXTS = { beach: beachText, terrace: terraceText };
export const BEACH: Plan = planSchema.parse(JSON.parse(beachText));
export const TERRACE: Plan = planSchema.parse(JSON.parse(terraceText));
export const SEED = 20_261_121;

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
