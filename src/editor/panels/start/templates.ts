/** Templates for new plans. Each is small, realistic and free of findings. One plan unit is 1 cm to 2 cm. */
import type { Decor, Plan, Room } from '../../../domain/plan/plan.ts';

export const TEMPLATE_NAMES = ['beach-rows', 'restaurant-room', 'terrace'] as const;
type TemplateName = (typeof TEMPLATE_NAMES)[number];

type Spot = {
  readonly name: string;
  readonly text: string;
  readonly seats: number;
  readonly category: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round?: true;
};

/** Numbers the tables across all areas. */
function areasOf(areas: readonly (readonly [name: string, spots: readonly Spot[]])[]): Plan['areas'] {
  let id = 0;
  return areas.map(([name, spots], place) => ({
    id: place + 1,
    name,
    rooms: spots.map((spot): Room => ({
      id: ++id,
      room_id: spot.category,
      name: spot.name,
      beds: spot.seats,
      coordinates: {
        x: spot.x,
        y: spot.y,
        width: spot.width,
        height: spot.height,
        text: spot.text,
        ...(spot.round ? { shape: 'ellipse' } : {}),
      },
    })),
  }));
}

/** Calls `make` for each cell of a grid. `nth` starts at 1. */
function spread<Made>(rows: number, columns: number, make: (row: number, column: number, nth: number) => Made): Made[] {
  return Array.from({ length: rows * columns }, (_, place) =>
    make(Math.floor(place / columns), place % columns, place + 1),
  );
}

const rect = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function beachRows(): Plan {
  const lines = spread(2, 8, (row, column, nth): Spot => ({
    name: `Line ${nth}`,
    text: String(nth),
    seats: 2,
    category: 1,
    x: 90 + column * 130,
    y: 260 + row * 140,
    width: 80,
    height: 64,
  }));
  const cabanas = spread(1, 4, (_, column, nth): Spot => ({
    name: `Cabana ${nth}`,
    text: `C${nth}`,
    seats: 6,
    category: 2,
    x: 120 + column * 260,
    y: 560,
    width: 140,
    height: 100,
  }));
  const decor: Decor[] = [
    { kind: 'area', surface: 'sand', points: rect(0, 0, 1_200, 800) },
    {
      kind: 'area',
      surface: 'sea',
      points: [
        [0, 0],
        [1_200, 0],
        [1_200, 110],
        [900, 140],
        [600, 112],
        [300, 142],
        [0, 115],
      ],
      smooth: true,
      // Only the shore is curved. The other sides would bulge out of the plan.
      corners: [0, 1, 2, 6],
      name: 'Sea',
    },
    {
      kind: 'path',
      surface: 'wood',
      points: [
        [0, 730],
        [1_200, 730],
      ],
      width: 44,
    },
    ...spread(2, 7, (row, column): Decor => ({
      kind: 'umbrella',
      x: 177 + column * 130,
      y: 205 + row * 140,
      width: 36,
      height: 36,
    })),
    { kind: 'palm', x: 20, y: 600, width: 60, height: 60 },
    { kind: 'palm', x: 1_120, y: 600, width: 60, height: 60 },
  ];
  return {
    version: 1,
    width: 1_200,
    height: 800,
    categories: [
      { id: 1, name: 'Line', color: '#2a6f97' },
      { id: 2, name: 'Cabana', color: '#9c4221' },
    ],
    areas: areasOf([
      ['Lines', lines],
      ['Cabanas', cabanas],
    ]),
    decor,
  };
}

function restaurantRoom(): Plan {
  const middle = spread(2, 4, (row, column, nth): Spot => ({
    name: `Table ${nth}`,
    text: String(nth),
    seats: 4,
    category: 1,
    x: 210 + column * 170,
    y: 190 + row * 170,
    width: 90,
    height: 90,
  }));
  const windows = spread(1, 5, (_, column, nth): Spot => ({
    name: `Window ${nth}`,
    text: `W${nth}`,
    seats: 2,
    category: 2,
    x: 120 + column * 160,
    y: 55,
    width: 70,
    height: 70,
    round: true,
  }));
  const large: Spot[] = [
    { name: 'Long table', text: 'L', seats: 10, category: 3, x: 330, y: 550, width: 300, height: 90 },
  ];
  const decor: Decor[] = [
    { kind: 'area', surface: 'floor', points: rect(20, 20, 960, 680), name: 'Room' },
    {
      kind: 'wall',
      points: [
        [20, 20],
        [980, 20],
        [980, 700],
        [590, 700],
      ],
      width: 12,
    },
    {
      kind: 'wall',
      points: [
        [20, 20],
        [20, 700],
        [490, 700],
      ],
      width: 12,
    },
    { kind: 'door', x: 495, y: 680, width: 90, height: 40 },
    { kind: 'bar', x: 50, y: 210, width: 60, height: 260 },
  ];
  return {
    version: 1,
    width: 1_000,
    height: 740,
    decor,
    categories: [
      { id: 1, name: 'Table', color: '#7a4b2a' },
      { id: 2, name: 'Window', color: '#2f6b5e' },
      { id: 3, name: 'Long table', color: '#5a3d7a' },
    ],
    areas: areasOf([
      ['Room', [...middle, ...large]],
      ['At the window', windows],
    ]),
  };
}

function terrace(): Plan {
  const tables = spread(2, 5, (row, column, nth): Spot => ({
    name: `Terrace ${nth}`,
    text: String(nth),
    seats: 4,
    category: 1,
    x: 100 + column * 170,
    y: 210 + row * 160,
    width: 84,
    height: 84,
    round: true,
  }));
  const sofas = spread(1, 3, (_, column, nth): Spot => ({
    name: `Sofa ${nth}`,
    text: `S${nth}`,
    seats: 6,
    category: 2,
    x: 110 + column * 290,
    y: 540,
    width: 160,
    height: 90,
  }));
  const decor: Decor[] = [
    { kind: 'area', surface: 'garden', points: rect(0, 0, 1_000, 720) },
    { kind: 'area', surface: 'wood', points: rect(50, 160, 900, 520), name: 'Deck' },
    { kind: 'area', surface: 'pavement', points: rect(0, 0, 1_000, 70) },
    {
      kind: 'path',
      surface: 'stone',
      points: [
        [500, 70],
        [500, 160],
      ],
      width: 60,
    },
    { kind: 'bar', x: 884, y: 220, width: 52, height: 220 },
    { kind: 'toilet', x: 894, y: 600, width: 30, height: 40 },
    ...spread(1, 4, (_, column): Decor => ({ kind: 'tree', x: 60 + column * 265, y: 80, width: 66, height: 66 })),
    ...spread(1, 4, (_, column): Decor => ({ kind: 'lantern', x: 214 + column * 170, y: 320, width: 24, height: 24 })),
  ];
  return {
    version: 1,
    width: 1_000,
    height: 720,
    categories: [
      { id: 1, name: 'Terrace', color: '#2d6a4f' },
      { id: 2, name: 'Sofa', color: '#d9a441' },
    ],
    areas: areasOf([
      ['Terrace', tables],
      ['Sofas', sofas],
    ]),
    decor,
  };
}

const MAKERS: Readonly<Record<TemplateName, () => Plan>> = {
  'beach-rows': beachRows,
  'restaurant-room': restaurantRoom,
  terrace,
};

/** Creates the plan of a template. Each call returns a new object. */
export function createTemplate(name: TemplateName): Plan {
  return MAKERS[name]();
}
