/** Unusual layouts, drawn as a careful owner would draw them. */
import type { Case, Json } from '../heldOut.ts';
import { type Point, drawn, ground, prop, rect, seat, surface, times, wall, words } from '../setF/drawnPlans.ts';

/** A point on a circle around `center`, by its angle in degrees. */
function around([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
}
/** A table with its center at a point. */
const seatAt = (id: number, name: string, text: string, seats: number, [x, y]: Point, size: number, more: Json = {}) =>
  seat(id, name, text, seats, [x - size / 2, y - size / 2, size, size], more);
const round = { shape: 'ellipse' };
const area = (id: number, name: string, rooms: Json[]): Json => ({ id, name, rooms });

export const SOUND_DRAWINGS: readonly Case[] = [
  drawn('big round tables of ten in a banquet hall', {
    width: 900,
    height: 700,
    areas: [
      area(
        1,
        'Ballroom',
        times(9, (i) =>
          seatAt(
            i + 1,
            `Round ${i + 1}`,
            String(i + 1),
            10,
            [170 + (i % 3) * 280, 160 + Math.floor(i / 3) * 200],
            130,
            round,
          ),
        ),
      ),
    ],
    decor: [ground('garden', 900, 700), rect('floor', [20, 20, 860, 660], 'Ballroom')],
  }),
  drawn('stools for one along a beach bar', {
    width: 700,
    height: 300,
    areas: [
      area(
        1,
        'Bar',
        times(10, (i) => seatAt(i + 1, `Stool ${i + 1}`, String(i + 1), 1, [80 + i * 60, 190], 34, round)),
      ),
    ],
    decor: [ground('sand', 700, 300), prop('bar', [50, 90, 600, 60])],
  }),
  drawn('umbrellas overlap on purpose over a sunny terrace', {
    width: 700,
    height: 420,
    areas: [
      area(
        1,
        'Sun deck',
        times(8, (i) =>
          seatAt(i + 1, `Deck ${i + 1}`, String(i + 1), 4, [110 + (i % 4) * 160, 120 + Math.floor(i / 4) * 180], 64),
        ),
      ),
    ],
    decor: [
      ground('stone', 700, 420),
      ...times(5, (i) => prop('umbrella', [55 + i * 115, 145, 130, 130], { rotation: i * 15 })),
    ],
  }),
  drawn('a diagonal of tables turned by 45 degrees', {
    width: 760,
    height: 760,
    areas: [
      area(
        1,
        'Gallery',
        times(7, (i) =>
          seatAt(i + 1, `Gallery ${i + 1}`, String(i + 1), 2, [90 + i * 96, 90 + i * 96], 60, { rotation: 45 }),
        ),
      ),
    ],
    decor: [
      ground('grass', 760, 760),
      surface(
        'wood',
        [
          [0, 0],
          [110, 0],
          [760, 650],
          [760, 760],
          [650, 760],
          [0, 110],
        ],
        'Gallery',
      ),
    ],
  }),
  drawn('tables on a spiral', {
    width: 900,
    height: 900,
    areas: [
      area(
        1,
        'Spiral garden',
        times(20, (i) =>
          seatAt(i + 1, `Spiral ${i + 1}`, String(i + 1), 2, around([450, 450], 90 + i * 16, i * 42), 50, round),
        ),
      ),
    ],
    decor: [ground('grass', 900, 900), prop('fire', [420, 420, 60, 60])],
  }),
  drawn('tables in a circle around a fire, numbered like a clock', {
    width: 600,
    height: 600,
    areas: [
      area(
        1,
        'Clock',
        times(12, (i) =>
          seatAt(i + 1, `${i + 1} o’clock`, String(i + 1), 3, around([300, 300], 220, (i + 1) * 30 - 90), 56, {
            rotation: (i + 1) * 30 - (i < 6 ? 0 : 360),
          }),
        ),
      ),
    ],
    decor: [ground('sand', 600, 600), prop('fire', [255, 255, 90, 90])],
  }),
  drawn('two floors side by side, each numbered from 1', {
    width: 1000,
    height: 420,
    areas: ['Ground floor', 'Upper floor'].map((name, floor) =>
      area(
        floor + 1,
        name,
        times(6, (i) =>
          seatAt(
            floor * 100 + i + 1,
            `${name} ${i + 1}`,
            String(i + 1),
            4,
            [100 + floor * 520 + (i % 3) * 130, 140 + Math.floor(i / 3) * 150],
            62,
          ),
        ),
      ),
    ),
    decor: [
      ground('garden', 1000, 420),
      ...['Ground floor', 'Upper floor'].flatMap((name, floor) => [
        rect('floor', [30 + floor * 520, 70, 400, 310], name),
        words(name, 230 + floor * 520, 40),
      ]),
    ],
  }),
  drawn('three boats with tables on their decks lie in a lagoon', {
    width: 900,
    height: 700,
    areas: ['Sindbad', 'Nemo', 'Ahab'].map((name, boat) =>
      area(
        boat + 1,
        name,
        times(4, (i) =>
          seatAt(boat * 10 + i + 1, `${name} ${i + 1}`, `${name[0]}${i + 1}`, 4, [250 + i * 120, 130 + boat * 220], 60),
        ),
      ),
    ),
    decor: [
      ground('sea', 900, 700),
      ...['Sindbad', 'Nemo', 'Ahab'].map((name, boat) =>
        surface(
          'wood',
          [
            [160, 70 + boat * 220],
            [680, 70 + boat * 220],
            [800, 130 + boat * 220],
            [680, 190 + boat * 220],
            [160, 190 + boat * 220],
          ],
          name,
        ),
      ),
    ],
  }),
  drawn('tables stand in tents', {
    width: 800,
    height: 500,
    areas: [
      area(
        1,
        'Oasis',
        times(6, (i) =>
          seatAt(i + 1, `Tent ${i + 1}`, String(i + 1), 6, [150 + (i % 3) * 250, 130 + Math.floor(i / 3) * 240], 80),
        ),
      ),
    ],
    decor: [
      ground('sand', 800, 500),
      ...times(6, (i) => prop('cabana', [75 + (i % 3) * 250, 55 + Math.floor(i / 3) * 240, 150, 150])),
    ],
  }),
  drawn('a pier leads from the beach over the sea', {
    width: 500,
    height: 900,
    areas: [
      area(
        1,
        'Pier',
        times(9, (i) =>
          seatAt(i + 1, `Pier ${i + 1}`, String(i + 1), 2, [i % 2 ? 290 : 210, 90 + Math.floor(i / 2) * 130], 52),
        ),
      ),
    ],
    decor: [
      ground('sea', 500, 900),
      rect('sand', [-500, 740, 1500, 1060], 'Beach'),
      rect('wood', [160, 30, 180, 760], 'Pier'),
    ],
  }),
  drawn('one table for forty runs through a barn', {
    width: 1200,
    height: 320,
    areas: [area(1, 'Barn', [seat(1, 'The long table', 'Long', 40, [80, 120, 1040, 80])])],
    decor: [
      ground('grass', 1200, 320),
      rect('wood', [40, 40, 1120, 240], 'Barn'),
      wall([40, 40], [1160, 40], [1160, 280]),
    ],
  }),
  drawn('twelve places at a communal table touch each other', {
    width: 640,
    height: 320,
    areas: [
      area(
        1,
        'Communal table',
        times(12, (i) =>
          seat(i + 1, `Place ${i + 1}`, String(i + 1), 1, [80 + (i % 6) * 80, i < 6 ? 100 : 160, 80, 60]),
        ),
      ),
    ],
    decor: [ground('floor', 640, 320)],
  }),
  drawn('compartments of a dining car', {
    width: 1100,
    height: 240,
    areas: [
      area(
        1,
        'Dining car',
        times(12, (i) =>
          seat(
            i + 1,
            `${Math.floor(i / 2) + 1}${i % 2 ? 'B' : 'A'}`,
            `${Math.floor(i / 2) + 1}${i % 2 ? 'B' : 'A'}`,
            i % 2 ? 2 : 4,
            [90 + Math.floor(i / 2) * 160, i % 2 ? 145 : 50, 100, i % 2 ? 40 : 55],
          ),
        ),
      ),
    ],
    decor: [
      ground('grass', 1100, 240),
      rect('carpet', [40, 30, 1020, 170], 'Dining car'),
      ...times(5, (i) => wall([220 + i * 160, 36], [220 + i * 160, 100])),
    ],
  }),
  drawn('a plan in centimeters with its scale', {
    width: 1500,
    height: 1200,
    units_per_meter: 100,
    areas: [
      area(
        1,
        'Stube',
        times(12, (i) =>
          seatAt(i + 1, `Tisch ${i + 1}`, String(i + 1), 4, [210 + (i % 4) * 340, 220 + Math.floor(i / 4) * 360], 90),
        ),
      ),
    ],
    decor: [ground('stone', 1500, 1200), rect('wood', [50, 50, 1400, 1100], 'Stube')],
  }),
  drawn('picnic blankets lie below the tables', {
    width: 700,
    height: 460,
    areas: [
      area(
        1,
        'Meadow',
        times(6, (i) =>
          seatAt(i + 1, `Picnic ${i + 1}`, String(i + 1), 4, [130 + (i % 3) * 220, 120 + Math.floor(i / 3) * 210], 60, {
            rotation: i * 7,
          }),
        ),
      ),
    ],
    decor: [
      ground('grass', 700, 460),
      ...times(6, (i) =>
        prop('towel', [75 + (i % 3) * 220, 65 + Math.floor(i / 3) * 210, 110, 110], { rotation: i * 7 }),
      ),
    ],
  }),
  drawn('a chessboard of carpets with a table on every other field', {
    width: 640,
    height: 640,
    areas: [
      area(
        1,
        'Chess club',
        times(8, (i) => {
          const [column, row] = [((i % 2) * 2 + Math.floor(i / 2)) % 4, Math.floor(i / 2)];
          const field = `${'abcd'[column]}${4 - row}`;
          return seatAt(i + 1, field, field, 2, [80 + column * 160, 80 + row * 160], 64);
        }),
      ),
    ],
    decor: [
      ground('floor', 640, 640),
      ...times(8, (i) =>
        rect('carpet', [(((i % 2) * 2 + Math.floor(i / 2)) % 4) * 160, Math.floor(i / 2) * 160, 160, 160]),
      ),
    ],
  }),
  drawn('a crooked wine cellar with alcoves', {
    width: 800,
    height: 520,
    areas: [
      area(
        1,
        'Cellar',
        times(5, (i) =>
          seat(i + 1, `Alcove ${i + 1}`, String(i + 1), 6, [70 + i * 140, 110 + i * 22, 90, 70], { rotation: 9 }),
        ),
      ),
    ],
    decor: [
      ground('garden', 800, 520),
      surface(
        'stone',
        [
          [20, 40],
          [780, 160],
          [780, 480],
          [20, 360],
        ],
        'Cellar',
      ),
      wall([20, 40], [780, 160], [780, 480], [20, 360], [20, 260]),
      ...times(4, (i) => wall([186 + i * 140, 74 + i * 22], [178 + i * 140, 180 + i * 22])),
    ],
  }),
  drawn('boxes stand in a horseshoe around a stage', {
    width: 900,
    height: 560,
    areas: [
      area(
        1,
        'Boxes',
        times(11, (i) => {
          const degrees = 180 - i * 18;
          return seatAt(i + 1, `Box ${i + 1}`, String(i + 1), 4, around([450, 130], 350, degrees), 64, {
            rotation: degrees - 90,
          });
        }),
      ),
    ],
    decor: [
      ground('garden', 900, 560),
      rect('carpet', [20, 20, 860, 520], 'Theatre'),
      prop('stage', [300, 40, 300, 120]),
      words('Stage', 450, 190),
    ],
  }),
];
