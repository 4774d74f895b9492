import type { Case } from '../heldOut.ts';
import { drawn, ground, prop, rect, seat, surface, times, wall, words } from './drawnPlans.ts';

/** Plans of venues that are built in an odd way. */
export const SOUND_DRAWINGS: readonly Case[] = [
  drawn('one round table for sixteen', {
    width: 500,
    height: 500,
    areas: [
      {
        id: 1,
        name: 'Chef’s table',
        rooms: [seat(1, 'Chef’s table', 'Chef', 16, [130, 130, 240, 240], { shape: 'ellipse', font_size: 40 })],
      },
    ],
    decor: [ground('floor', 500, 500)],
  }),
  drawn('300 tables in one field', {
    width: 2_080,
    height: 1_600,
    areas: [
      {
        id: 1,
        name: 'Field',
        rooms: times(300, (i) =>
          seat(i + 1, `Field ${i + 1}`, String(i + 1), 4, [60 + (i % 20) * 100, 60 + Math.floor(i / 20) * 100, 60, 60]),
        ),
      },
    ],
    decor: [ground('grass', 2_080, 1_600)],
  }),
  drawn('stools without a text along a bar of two wings', {
    width: 800,
    height: 640,
    areas: [
      {
        id: 1,
        name: 'Bar',
        rooms: [
          ...times(9, (i) => seat(i + 1, `Stool ${i + 1}`, '', 1, [206 + i * 42, 168, 24, 24], { shape: 'ellipse' })),
          ...times(6, (i) => seat(i + 10, `Stool ${i + 10}`, '', 1, [608, 230 + i * 46, 24, 24], { shape: 'ellipse' })),
        ],
      },
      {
        id: 2,
        name: 'Corner',
        rooms: times(4, (i) =>
          seat(i + 21, `Corner ${i + 1}`, String(i + 1), 4, [
            240 + (i % 2) * 120,
            320 + Math.floor(i / 2) * 110,
            60,
            60,
          ]),
        ),
      },
    ],
    decor: [ground('floor', 800, 640), prop('bar', [200, 200, 400, 60]), prop('bar', [540, 260, 60, 260])],
  }),
  drawn('beds in a herringbone', {
    width: 900,
    height: 420,
    areas: [
      {
        id: 1,
        name: 'Sun beds',
        rooms: times(18, (i) =>
          seat(i + 1, `Bed ${i + 1}`, String(i + 1), 2, [60 + (i % 6) * 135, 60 + Math.floor(i / 6) * 125, 90, 50], {
            rotation: i % 2 === 0 ? 45 : -45,
          }),
        ),
      },
    ],
    decor: [ground('sand', 900, 420)],
  }),
  drawn('five tables that touch in the shape of a T', {
    width: 480,
    height: 420,
    areas: [
      {
        id: 1,
        name: 'Banquet',
        rooms: [
          ...times(3, (i) => seat(i + 1, `T ${i + 1}`, `T${i + 1}`, 4, [150 + i * 60, 100, 60, 60])),
          ...times(2, (i) => seat(i + 4, `T ${i + 4}`, `T${i + 4}`, 2, [210, 160 + i * 60, 60, 60])),
        ],
      },
    ],
    decor: [ground('floor', 480, 420)],
  }),
  drawn('two tables on a sandbank far from the beach', {
    width: 3_000,
    height: 1_000,
    areas: [
      {
        id: 1,
        name: 'Beach',
        rooms: times(10, (i) =>
          seat(i + 1, `Beach ${i + 1}`, String(i + 1), 4, [80 + (i % 5) * 120, 300 + Math.floor(i / 5) * 160, 60, 60]),
        ),
      },
      {
        id: 2,
        name: 'Sandbank',
        rooms: [
          seat(11, 'Sandbank 1', 'S1', 2, [2_600, 470, 60, 60]),
          seat(12, 'Sandbank 2', 'S2', 2, [2_740, 490, 60, 60]),
        ],
      },
    ],
    decor: [
      ground('sea', 3_000, 1_000),
      rect('sand', [-2_000, -500, 2_900, 2_000], 'Beach'),
      surface(
        'sand',
        [
          [2_480, 500],
          [2_560, 400],
          [2_720, 380],
          [2_880, 440],
          [2_900, 540],
          [2_780, 640],
          [2_580, 620],
        ],
        'Sandbank',
      ),
      words('Sandbank', 2_690, 420),
      prop('boat', [1_600, 500, 130, 44]),
    ],
  }),
  drawn('a hall of round tables for sixteen', {
    width: 1_560,
    height: 820,
    areas: [
      {
        id: 1,
        name: 'Ballroom',
        rooms: times(10, (i) =>
          seat(
            i + 1,
            `Ballroom ${i + 1}`,
            String(i + 1),
            16,
            [120 + (i % 5) * 280, 140 + Math.floor(i / 5) * 300, 200, 200],
            { shape: 'ellipse', font_size: 44 },
          ),
        ),
      },
    ],
    decor: [
      ground('garden', 1_560, 820),
      rect('floor', [30, 30, 1_500, 760], 'Ballroom'),
      wall([700, 790], [30, 790], [30, 30], [1_530, 30], [1_530, 790], [860, 790]),
      prop('door', [700, 783, 160, 14]),
    ],
  }),
  drawn('uneven rows drawn by hand', {
    width: 900,
    height: 420,
    areas: [
      {
        id: 1,
        name: 'Dunes',
        rooms: times(24, (i) =>
          seat(
            i + 1,
            `Dune ${i + 1}`,
            String(i + 1),
            2,
            [
              61.37 + (i % 8) * 103 + [0, 5.21, -7.4, 3.08, -1.9, 8.63][i % 6]!,
              58.9 + Math.floor(i / 8) * 118 + [2.72, -9.15, 6.6, 0, 11.04][i % 5]!,
              50.5,
              47.25,
            ],
            { rotation: [3, -7, 11, 0, -2, 5, -12][i % 7]! },
          ),
        ),
      },
    ],
    decor: [ground('sand', 900, 420)],
  }),
  drawn('tables on a jetty and a deck above the sea', {
    width: 1_000,
    height: 1_000,
    areas: [
      {
        id: 1,
        name: 'Jetty',
        rooms: [
          [345, 100],
          [603, 100],
          [345, 190],
          [603, 190],
        ].map(([x, y], i) => seat(i + 1, `Jetty ${i + 1}`, `J${i + 1}`, 2, [x!, y!, 52, 52])),
      },
      {
        id: 2,
        name: 'Beach',
        rooms: times(6, (i) => seat(i + 11, `Beach ${i + 1}`, `B${i + 1}`, 4, [110 + i * 140, 780, 60, 60])),
      },
    ],
    decor: [
      ground('sand', 1_000, 1_000),
      rect('sea', [-1_000, -1_000, 3_000, 1_600], 'Sea'),
      {
        kind: 'path',
        surface: 'wood',
        points: [
          [500, 660],
          [500, 240],
        ],
        width: 60,
      },
      rect('wood', [320, 80, 360, 190], 'Deck'),
      words('Sea', 820, 320),
    ],
  }),
  drawn('labels above their tables', {
    width: 640,
    height: 400,
    areas: [
      {
        id: 1,
        name: 'Patio',
        rooms: times(10, (i) =>
          seat(i + 1, `Patio ${i + 1}`, String(i + 1), 2, [70 + (i % 5) * 110, 80 + Math.floor(i / 5) * 150, 44, 44], {
            text_offset_y: -20,
            font_size: 16,
            seats_offset_y: 15,
            seats_font_size: 14,
          }),
        ),
      },
    ],
    decor: [ground('pavement', 640, 400)],
  }),
  drawn('four tables under the branches of one tree', {
    width: 800,
    height: 600,
    areas: [
      {
        id: 1,
        name: 'Banyan',
        rooms: [
          [375, 165],
          [500, 275],
          [375, 385],
          [250, 275],
        ].map(([x, y], i) => seat(i + 1, `Banyan ${i + 1}`, String(i + 1), 2, [x!, y!, 50, 50])),
      },
    ],
    decor: [ground('garden', 800, 600), prop('tree', [300, 210, 200, 180])],
  }),
  drawn('two tables of honor on the stage', {
    width: 1_000,
    height: 700,
    areas: [
      {
        id: 1,
        name: 'Stage',
        rooms: [seat(1, 'VIP left', 'VIP', 6, [360, 170, 80, 60]), seat(2, 'VIP right', 'VIP', 6, [760, 170, 80, 60])],
      },
      {
        id: 2,
        name: 'Floor',
        rooms: times(12, (i) =>
          seat(i + 11, `Floor ${i + 1}`, String(i + 1), 4, [
            150 + (i % 6) * 130,
            400 + Math.floor(i / 6) * 120,
            60,
            60,
          ]),
        ),
      },
    ],
    decor: [ground('floor', 1_000, 700), prop('stage', [320, 80, 560, 220]), prop('dj', [560, 110, 80, 50])],
  }),
  drawn('tables on board of a large boat', {
    width: 1_200,
    height: 600,
    areas: [
      {
        id: 1,
        name: 'On board',
        rooms: times(4, (i) => seat(i + 1, `Boat ${i + 1}`, String(i + 1), 4, [420 + i * 110, 262, 56, 56])),
      },
    ],
    decor: [ground('sea', 1_200, 600), prop('boat', [260, 190, 700, 200])],
  }),
  drawn('an alley, 25 times as long as wide', {
    width: 4_000,
    height: 160,
    areas: [
      {
        id: 1,
        name: 'Alley',
        rooms: times(24, (i) => seat(i + 1, `Alley ${i + 1}`, String(i + 1), 2, [80 + i * 162, 56, 48, 48])),
      },
    ],
    decor: [ground('stone', 4_000, 160), wall([0, 14], [4_000, 14]), wall([0, 146], [4_000, 146])],
  }),
  drawn('a counter for twenty-four as one table', {
    width: 900,
    height: 420,
    areas: [
      { id: 1, name: 'Sushi', rooms: [seat(1, 'Counter', 'Counter', 24, [90, 190, 720, 50], { font_size: 18 })] },
      {
        id: 2,
        name: 'Window',
        rooms: times(5, (i) => seat(i + 2, `Window ${i + 1}`, String(i + 1), 2, [120 + i * 150, 320, 50, 50])),
      },
    ],
    decor: [ground('floor', 900, 420), prop('grill', [380, 80, 140, 44])],
  }),
  drawn('a fan of tables that turn by half degrees', {
    width: 800,
    height: 240,
    areas: [
      {
        id: 1,
        name: 'Bay',
        rooms: times(7, (i) =>
          seat(i + 1, `Bay ${i + 1}`, String(i + 1), 4, [60 + i * 102, 90, 64, 56], { rotation: (i - 3) / 2 }),
        ),
      },
    ],
    decor: [ground('wood', 800, 240)],
  }),
  drawn('large day beds beside tiny standing tables', {
    width: 800,
    height: 480,
    areas: [
      {
        id: 1,
        name: 'Cabanas',
        rooms: times(3, (i) => seat(i + 1, `Day bed ${i + 1}`, `D${i + 1}`, 6, [70 + i * 240, 70, 170, 130])),
      },
      {
        id: 2,
        name: 'Standing',
        rooms: times(8, (i) =>
          seat(i + 11, `Stand ${i + 1}`, String(i + 1), 2, [90 + i * 84, 340, 26, 26], { shape: 'ellipse' }),
        ),
      },
    ],
    decor: [ground('grass', 800, 480)],
  }),
  drawn('tables and nothing else', {
    width: 560,
    height: 400,
    areas: [
      {
        id: 1,
        name: 'Café',
        rooms: times(12, (i) =>
          seat(i + 1, `Café ${i + 1}`, String(i + 1), 2, [60 + (i % 4) * 125, 50 + Math.floor(i / 4) * 110, 56, 56]),
        ),
      },
    ],
  }),
  drawn('a photo of the terrace as the whole drawing', {
    width: 1_200,
    height: 800,
    areas: [
      {
        id: 1,
        name: 'Terrace',
        rooms: times(8, (i) =>
          seat(i + 1, `Terrace ${i + 1}`, String(i + 1), 4, [
            150 + (i % 4) * 250,
            200 + Math.floor(i / 4) * 260,
            80,
            80,
          ]),
        ),
      },
    ],
    decor: [{ kind: 'picture', x: 0, y: 0, width: 1_200, height: 800, picture: 'pictures/ground.webp' }],
  }),
  drawn('two floors side by side', {
    width: 1_300,
    height: 600,
    areas: [
      {
        id: 1,
        name: 'Ground floor',
        rooms: times(6, (i) =>
          seat(i + 1, `Ground floor ${i + 1}`, String(i + 1), 4, [
            120 + (i % 3) * 150,
            200 + Math.floor(i / 3) * 160,
            64,
            64,
          ]),
        ),
      },
      {
        id: 2,
        name: 'Upstairs',
        rooms: times(6, (i) =>
          seat(i + 7, `Upstairs ${i + 1}`, String(i + 1), 4, [
            820 + (i % 3) * 150,
            200 + Math.floor(i / 3) * 160,
            64,
            64,
          ]),
        ),
      },
    ],
    decor: [
      ground('garden', 1_300, 600),
      rect('floor', [60, 100, 500, 420], 'Ground floor'),
      rect('wood', [760, 100, 500, 420], 'Upstairs'),
      wall([270, 520], [60, 520], [60, 100], [560, 100], [560, 520], [350, 520]),
      prop('door', [270, 513, 80, 14]),
      wall([760, 100], [1_260, 100], [1_260, 520], [760, 520], [760, 100]),
      prop('steps', [480, 120, 60, 50]),
      prop('steps', [780, 120, 60, 50]),
      words('Ground floor', 310, 70),
      words('Upstairs', 1_010, 70),
    ],
  }),
  drawn('a plan in millimeters that says so', {
    width: 12_000,
    height: 9_000,
    units_per_meter: 1_000,
    areas: [
      {
        id: 1,
        name: 'Bistro',
        rooms: times(16, (i) =>
          seat(i + 1, `Bistro ${i + 1}`, String(i + 1), 4, [
            1_400 + (i % 4) * 2_800,
            1_000 + Math.floor(i / 4) * 2_000,
            900,
            900,
          ]),
        ),
      },
    ],
    decor: [ground('floor', 12_000, 9_000)],
  }),
];
