/** The generated beach as a venue's plan, with decor: three pieces for every ten tables. */
import { seededRandom } from '../../support/seededRandom.ts';
import {
  type AvailabilityResponse,
  toAvailabilityResponse,
} from '../../../src/server/booking/availability/availabilityResponse.ts';
import { type Decor, type Plan, tablesFromPlan } from '../../../src/domain/plan/plan.ts';
import { AISLE, type BeachArea, CATEGORIES, PITCH, generateBeach } from '../generateBeach.ts';

const PROPS_PER_TABLE = 0.3;
const PROPS = [
  { kind: 'palm', size: 40 },
  { kind: 'umbrella', size: 26 },
  { kind: 'bush', size: 24 },
  { kind: 'lantern', size: 12 },
  { kind: 'towel', size: 16 },
  { kind: 'rocks', size: 22 },
] as const;
/** The ground extends this far beyond the tables. */
const MARGIN = 400;
const UNAVAILABLE_RATIO = 0.3;

/** Returns a plan with the tables of `generateBeach(count)`, sea, sand, boardwalks and props between the tables. */
export function generateBeachPlan(count: number): Plan {
  const areas = generateBeach(count);
  const boxes = areas.flatMap(({ rooms }) => rooms.map(({ coordinates }) => coordinates));
  const width = boxes.reduce((max, box) => Math.max(max, box.x + box.width), 0) + 60;
  const height = boxes.reduce((max, box) => Math.max(max, box.y + box.height), 0) + 60;
  return {
    version: 1,
    width,
    height,
    categories: CATEGORIES.map(({ name, color }, band) => ({ id: 70 + band, name, color })),
    decor: [...grounds(width, height), ...boardwalks(width, height), ...props(count, width, height)],
    areas: areas.filter(({ rooms }) => rooms.length > 0).map(planArea),
  };
}

function planArea({ id, name, rooms }: BeachArea): Plan['areas'][number] {
  return {
    id,
    name,
    rooms: rooms.map(({ id: roomId, room_id, name: roomName, room_description, beds, coordinates }) => {
      const { color: _, ...own } = coordinates;
      return { id: roomId, room_id, name: roomName, room_description, beds, coordinates: own };
    }),
  };
}

/** Returns the host's answer for such a plan. Each seed makes other tables unavailable, three of ten. */
export function answerFor(plan: Plan, seed: number): AvailabilityResponse {
  const random = seededRandom(seed);
  const taken = tablesFromPlan(plan).filter(() => random() < UNAVAILABLE_RATIO);
  return toAvailabilityResponse(plan, new Set(taken.map(({ key }) => key)), (picture) => picture);
}

/** Returns an answer in which such tables are taken for some hours only, each seed others. */
export function hoursFor(plan: Plan, seed: number): AvailabilityResponse {
  const random = seededRandom(seed);
  return toAvailabilityResponse(plan, new Set(), (picture) => picture).map((area) => ({
    ...area,
    rooms: area.rooms.map((table) => {
      if (random() >= UNAVAILABLE_RATIO) return table;
      const from = 60 * (9 + Math.floor(random() * 10));
      return { ...table, taken: [{ from, until: from + 120 }] };
    }),
  }));
}

/** Returns points along the shore, with waves. */
function shoreLine(width: number, y: number): [number, number][] {
  const step = (width + 2 * MARGIN) / 150;
  return Array.from({ length: 151 }, (_, index) => {
    const x = Math.round(index * step - MARGIN);
    return [x, Math.round(y + 18 * Math.sin(x / 440))];
  });
}

function grounds(width: number, height: number): Decor[] {
  const water = (surface: 'sea' | 'shallows' | 'wet-sand', y: number): Decor => ({
    kind: 'area',
    surface,
    points: [...shoreLine(width, y), [width + MARGIN, -MARGIN], [-MARGIN, -MARGIN]],
    smooth: true,
  });
  return [
    {
      kind: 'area',
      surface: 'sand',
      points: [
        [-MARGIN, -MARGIN],
        [width + MARGIN, -MARGIN],
        [width + MARGIN, height + MARGIN],
        [-MARGIN, height + MARGIN],
      ],
    },
    water('wet-sand', 30),
    water('shallows', 10),
    water('sea', -40),
    { kind: 'path', surface: 'foam', points: shoreLine(width, 10), width: 8, smooth: true },
  ];
}

/** Returns the boardwalks in the aisles between the tables. */
function boardwalks(width: number, height: number): Decor[] {
  const across = Math.floor((height - 120) / (AISLE.rows * PITCH.y + AISLE.width));
  const along = Math.floor((width - 110) / (AISLE.columns * PITCH.x + AISLE.width));
  const path = (surface: 'wood' | 'stone', points: [number, number][]): Decor => ({
    kind: 'path',
    surface,
    points,
    width: 20,
  });
  return [
    ...Array.from({ length: across }, (_, index) => {
      const y = 60 + (index + 1) * (AISLE.rows * PITCH.y + AISLE.width) - AISLE.width / 2;
      return path('wood', [
        [0, y],
        [width, y],
      ]);
    }),
    ...Array.from({ length: along }, (_, index) => {
      const x = 50 + (index + 1) * (AISLE.columns * PITCH.x + AISLE.width) - AISLE.width / 2;
      return path('stone', [
        [x, 40],
        [x, height - 20],
      ]);
    }),
  ];
}

function props(count: number, width: number, height: number): Decor[] {
  const random = seededRandom(11);
  return Array.from({ length: Math.round(count * PROPS_PER_TABLE) }, (_, index): Decor => {
    const { kind, size } = PROPS[index % PROPS.length] ?? PROPS[0];
    return {
      kind,
      x: Math.round(random() * (width - size)),
      y: Math.round(random() * (height - size)),
      width: size,
      height: size,
      rotation: Math.round(random() * 90),
    };
  });
}
