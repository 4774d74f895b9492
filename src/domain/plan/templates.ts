/**
 * Plans to start from: a beach, a room, a terrace, each with as many tables as the venue has. They are realistic and
 * free of findings. One plan unit is 1 cm to 2 cm.
 */
import { graphemes } from '../text/graphemes.ts';
import type { Decor, Plan, Room } from './plan.ts';

export const TEMPLATE_NAMES = ['beach-rows', 'restaurant-room', 'terrace'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Numbers of tables that a template can have. */
export const TEMPLATE_TABLES = { min: 4, max: 60 } as const;

/** The names of areas, categories and tables. A table's name is its category's with a number. */
export const englishTemplateWords = {
  lines: 'Lines',
  line: 'Line',
  cabanas: 'Cabanas',
  cabana: 'Cabana',
  sea: 'Sea',
  room: 'Room',
  table: 'Table',
  at_the_window: 'At the window',
  window: 'Window',
  long_table: 'Long table',
  terrace: 'Terrace',
  sofas: 'Sofas',
  sofa: 'Sofa',
  deck: 'Deck',
} as const;
export type TemplateWords = Readonly<Record<keyof typeof englishTemplateWords, string>>;

type Spot = Pick<Room, 'name' | 'coordinates'> & { readonly seats: number; readonly category: number };
type Place = Pick<Room['coordinates'], 'x' | 'y' | 'width' | 'height' | 'shape'>;

/** Returns the tables of a category, which are numbered. The labels of all but the first begin with a letter. */
function spots(
  category: { readonly id: number; readonly name: string },
  seats: number,
  places: readonly Place[],
): Spot[] {
  const [first = ''] = graphemes(category.name);
  const prefix = category.id === 1 ? '' : first.toUpperCase();
  return places.map((place, index) => ({
    name: `${category.name} ${index + 1}`,
    seats,
    category: category.id,
    coordinates: { ...place, text: `${prefix}${index + 1}` },
  }));
}

/** Numbers the tables across all areas. */
function areasOf(areas: readonly (readonly [name: string, spots: readonly Spot[]])[]): Plan['areas'] {
  let id = 0;
  return areas.map(([name, own], place) => ({
    id: place + 1,
    name,
    rooms: own.map(({ name: table, seats, category, coordinates }): Room => ({
      id: ++id,
      room_id: category,
      name: table,
      beds: seats,
      coordinates,
    })),
  }));
}

/** Calls `make` for the first cells of a grid, row by row. */
function spread<Made>(count: number, columns: number, make: (row: number, column: number) => Made): Made[] {
  return Array.from({ length: Math.max(count, 0) }, (_, place) => make(Math.floor(place / columns), place % columns));
}

const rect = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function beachRows(count: number, words: TemplateWords): Plan {
  const cabanas = Math.round(Math.sqrt(count));
  const lines = count - cabanas;
  const columns = Math.ceil(Math.sqrt(lines * 4));
  const rows = Math.ceil(lines / columns);
  const width = Math.max(160 + columns * 130, 160 + cabanas * 260);
  const back = 280 + rows * 140;
  const categories = [
    { id: 1, name: words.line, color: '#2a6f97' },
    { id: 2, name: words.cabana, color: '#9c4221' },
  ] as const;
  const decor: Decor[] = [
    { kind: 'area', surface: 'sand', points: rect(0, 0, width, back + 240) },
    {
      kind: 'area',
      surface: 'sea',
      points: [
        [0, 0],
        [width, 0],
        [width, 110],
        [width * 0.75, 140],
        [width * 0.5, 112],
        [width * 0.25, 142],
        [0, 115],
      ],
      smooth: true,
      // Only the shore is curved. The other sides would bulge out of the plan.
      corners: [0, 1, 2, 6],
      name: words.sea,
    },
    {
      kind: 'path',
      surface: 'wood',
      points: [
        [0, back + 170],
        [width, back + 170],
      ],
      width: 44,
    },
    ...spread(rows * (columns - 1), columns - 1, (row, column): Decor => ({
      kind: 'umbrella',
      x: 177 + column * 130,
      y: 205 + row * 140,
      width: 36,
      height: 36,
    })),
    { kind: 'palm', x: 20, y: back + 40, width: 60, height: 60 },
    { kind: 'palm', x: width - 80, y: back + 40, width: 60, height: 60 },
  ];
  return {
    version: 1,
    width,
    height: back + 240,
    categories: [...categories],
    areas: areasOf([
      [
        words.lines,
        spots(
          categories[0],
          2,
          spread(lines, columns, (row, column) => ({
            x: 90 + column * 130,
            y: 260 + row * 140,
            width: 80,
            height: 64,
          })),
        ),
      ],
      [
        words.cabanas,
        spots(
          categories[1],
          6,
          spread(cabanas, cabanas, (_, column) => ({ x: 120 + column * 260, y: back, width: 140, height: 100 })),
        ),
      ],
    ]),
    decor,
  };
}

function restaurantRoom(count: number, words: TemplateWords): Plan {
  const windows = Math.round(Math.sqrt(count * 1.8));
  const longTables = count < 6 ? 0 : 1;
  const tables = count - windows - longTables;
  const columns = Math.ceil(Math.sqrt(tables * 2));
  const rows = Math.ceil(tables / columns);
  const width = Math.max(320 + columns * 170, 200 + windows * 160);
  const middle = width / 2;
  const back = 210 + rows * 170;
  const bottom = back + 150;
  const categories = [
    { id: 1, name: words.table, color: '#7a4b2a' },
    { id: 2, name: words.window, color: '#2f6b5e' },
    { id: 3, name: words.long_table, color: '#5a3d7a' },
  ] as const;
  const decor: Decor[] = [
    { kind: 'area', surface: 'floor', points: rect(20, 20, width - 40, bottom - 20), name: words.room },
    {
      kind: 'wall',
      points: [
        [20, 20],
        [width - 20, 20],
        [width - 20, bottom],
        [middle + 90, bottom],
      ],
      width: 12,
    },
    {
      kind: 'wall',
      points: [
        [20, 20],
        [20, bottom],
        [middle - 10, bottom],
      ],
      width: 12,
    },
    { kind: 'door', x: middle - 5, y: bottom - 20, width: 90, height: 40 },
    { kind: 'bar', x: 50, y: 210, width: 60, height: Math.min(rows * 170 - 80, 430) },
  ];
  return {
    version: 1,
    width,
    height: bottom + 40,
    decor,
    categories: categories.slice(0, 2 + longTables),
    areas: areasOf([
      [
        words.room,
        [
          ...spots(
            categories[0],
            4,
            spread(tables, columns, (row, column) => ({
              x: 210 + column * 170,
              y: 190 + row * 170,
              width: 90,
              height: 90,
            })),
          ),
          ...spots(
            categories[2],
            10,
            spread(longTables, 1, () => ({ x: middle - 170, y: back, width: 300, height: 90 })),
          ),
        ],
      ],
      [
        words.at_the_window,
        spots(
          categories[1],
          2,
          spread(windows, windows, (_, column) => ({
            x: 120 + column * 160,
            y: 55,
            width: 70,
            height: 70,
            shape: 'ellipse',
          })),
        ),
      ],
    ]),
  };
}

function terrace(count: number, words: TemplateWords): Plan {
  const sofas = Math.round(Math.sqrt(count) * 0.85);
  const tables = count - sofas;
  const columns = Math.ceil(Math.sqrt(tables * 2));
  const rows = Math.ceil(tables / columns);
  const width = Math.max(150 + columns * 170, 130 + sofas * 290);
  const middle = width / 2;
  const back = 220 + rows * 160;
  const categories = [
    { id: 1, name: words.terrace, color: '#2d6a4f' },
    { id: 2, name: words.sofa, color: '#d9a441' },
  ] as const;
  const trees = spread(Math.floor((width - 140) / 265) + 1, Infinity, (_, column) => 60 + column * 265);
  const decor: Decor[] = [
    { kind: 'area', surface: 'garden', points: rect(0, 0, width, back + 180) },
    { kind: 'area', surface: 'wood', points: rect(50, 160, width - 100, back - 20), name: words.deck },
    { kind: 'area', surface: 'pavement', points: rect(0, 0, width, 70) },
    {
      kind: 'path',
      surface: 'stone',
      points: [
        [middle, 70],
        [middle, 160],
      ],
      width: 60,
    },
    { kind: 'bar', x: width - 116, y: 220, width: 52, height: Math.min(rows * 160 - 100, 380) },
    { kind: 'toilet', x: width - 106, y: back + 60, width: 30, height: 40 },
    // None stands on the path.
    ...trees
      .filter((x) => Math.abs(x + 33 - middle) > 70)
      .map((x): Decor => ({ kind: 'tree', x, y: 80, width: 66, height: 66 })),
    ...spread((rows - 1) * (columns - 1), columns - 1, (row, column): Decor => ({
      kind: 'lantern',
      x: 214 + column * 170,
      y: 320 + row * 160,
      width: 24,
      height: 24,
    })),
  ];
  return {
    version: 1,
    width,
    height: back + 180,
    categories: [...categories],
    areas: areasOf([
      [
        words.terrace,
        spots(
          categories[0],
          4,
          spread(tables, columns, (row, column) => ({
            x: 100 + column * 170,
            y: 210 + row * 160,
            width: 84,
            height: 84,
            shape: 'ellipse',
          })),
        ),
      ],
      [
        words.sofas,
        spots(
          categories[1],
          6,
          spread(sofas, sofas, (_, column) => ({ x: 110 + column * 290, y: back, width: 160, height: 90 })),
        ),
      ],
    ]),
    decor,
  };
}

const MAKERS: Readonly<
  Record<TemplateName, { readonly make: (count: number, words: TemplateWords) => Plan; readonly tables: number }>
> = {
  'beach-rows': { make: beachRows, tables: 20 },
  'restaurant-room': { make: restaurantRoom, tables: 14 },
  terrace: { make: terrace, tables: 13 },
};

/** Creates the plan of a template, with as many tables as are asked for. Each call returns a new object. */
export function createTemplate(
  name: TemplateName,
  tables: number = MAKERS[name].tables,
  words: TemplateWords = englishTemplateWords,
): Plan {
  return MAKERS[name].make(tables, words);
}
