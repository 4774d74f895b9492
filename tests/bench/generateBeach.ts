/**
 * Generates beaches of any size to measure with: rows of tables behind a shore. Earlier figures were measured on the
 * same beaches, so keep them.
 */
import { seededRandom } from '../support/seededRandom.ts';

type BeachTable = {
  readonly id: number;
  readonly room_id: number;
  readonly name: string;
  readonly category_name: string;
  readonly room_description: string;
  readonly beds: number;
  readonly available: boolean;
  readonly coordinates: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly color: string;
    readonly text: string;
    readonly text_offset_x: number;
    readonly text_offset_y: number;
    readonly font_size: number;
  };
};
export type BeachArea = { readonly id: number; readonly name: string; readonly rooms: BeachTable[] };

export const CATEGORIES = [
  { name: 'Shore', color: '#e8c07d', width: 44, height: 36, seats: 4 },
  { name: 'Parasols', color: '#7fb7be', width: 40, height: 32, seats: 2 },
  { name: 'Loungers', color: '#d3b5e5', width: 46, height: 30, seats: 2 },
  { name: 'Palm garden', color: '#9fcb98', width: 42, height: 34, seats: 6 },
  { name: 'Deck', color: '#f0a58f', width: 38, height: 38, seats: 8 },
] as const;
/** Distance from table to table and size of the aisles, in plan units. */
export const PITCH = { x: 55, y: 47 };
export const AISLE = { columns: 11, rows: 8, width: 26 };

/**
 * Returns a host's availability answer with `count` tables on a beach that is twice as deep as wide. Three of ten
 * tables are unavailable. No two tables overlap.
 */
export function generateBeach(count: number): BeachArea[] {
  const random = seededRandom(1);
  const areas: BeachArea[] = CATEGORIES.map(({ name }, index) => ({ id: index + 1, name, rooms: [] }));
  const columns = Math.max(3, Math.round(Math.sqrt((count * PITCH.y) / (2 * PITCH.x))));
  for (let index = 0; index < count; index += 1) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const band =
      row < 4 ? 0 : 1 + ((Math.floor(row / 6) + Math.floor(column / AISLE.columns)) % (CATEGORIES.length - 1));
    const { color, width, height, seats } = CATEGORIES[band]!;
    const shore = 18 * Math.sin(column / 8);
    const text = `${String.fromCharCode(65 + (row % 26))}${column + 1}`;
    // These two gave tables a shape and an angle. Without them, all that follows would be another beach.
    random();
    random();
    areas[band]!.rooms.push({
      id: index + 1,
      room_id: 70 + band,
      name: `Table ${text}-${index + 1}`,
      category_name: CATEGORIES[band]!.name,
      room_description: '<p>In the shade until noon</p>',
      beds: seats,
      available: random() >= 0.3,
      coordinates: {
        x: Math.round(50 + column * PITCH.x + Math.floor(column / AISLE.columns) * AISLE.width + random() * 2),
        y: Math.round(60 + row * PITCH.y + Math.floor(row / AISLE.rows) * AISLE.width + shore + random() * 2),
        width,
        height,
        color,
        text,
        text_offset_x: 7,
        text_offset_y: 9,
        font_size: 12,
      },
    });
  }
  return areas;
}
