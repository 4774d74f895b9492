/** A small valid plan for the tests of the checks, and the findings about changes to it. */
import { checkFile as checkRawFile } from '../../../src/domain/checks/check.ts';
import type { CheckOptions, FileKind } from '../../../src/domain/checks/checkContext.ts';
import type { Finding } from '../../../src/domain/checks/finding.ts';
import { messageOf } from '../../../src/domain/checks/wording.ts';
import { withValueAt } from '../../support/fixtureVenues.ts';

export type JsonObject = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Five tables of 60 × 60 with 4 seats; a phone shows them at twice their size. */
export function room(n: number, over: JsonObject = {}, at: JsonObject = {}): JsonObject {
  return {
    id: n,
    room_id: 70 + (n % 2),
    name: `Table ${n}`,
    beds: 4,
    ...over,
    coordinates: { x: 40 + ((n - 1) % 4) * 120, y: 60 + Math.floor((n - 1) / 4) * 120, width: 60, height: 60, ...at },
  };
}

export const PLAN: JsonObject = {
  version: 1,
  width: 600,
  height: 400,
  categories: [
    { id: 70, name: 'Front', color: '#0d5a73' },
    { id: 71, name: 'Back', color: '#e6ae30' },
  ],
  areas: [{ id: 1, name: 'Beach', rooms: [1, 2, 3, 4, 5].map((n) => room(n)) }],
  decor: [],
};

export const VENUE: JsonObject = {
  name: 'Shell Bay',
  location_id: '7',
  key: 'shell-bay-key',
  time_zone: 'Asia/Colombo',
  telephone: '+94 41 555 0100',
  address: '1 Shell Road',
  email: 'host@shell-bay.example',
  hours: { first: '09:00', last: '20:00' },
  guests: { min: 1, max: 8, default: 2 },
  terms: [{ text: 'Held for 15 minutes.' }],
};

/** The same tables as a host's answer. */
export const ANSWER: JsonObject[] = [
  {
    id: 1,
    name: 'Beach',
    rooms: [1, 2, 3].map((n) => ({
      ...room(n, {}, { color: n % 2 ? '#e6ae30' : '#0d5a73' }),
      category_name: n % 2 ? 'Back' : 'Front',
      room_description: '',
      available: true,
    })),
  },
];

export const ROOM: Path = ['areas', 0, 'rooms', 0];
export const AT: Path = [...ROOM, 'coordinates'];

/** The plan with values set at paths. */
export function planWith(...changes: readonly (readonly [Path, unknown])[]): JsonObject {
  return changes.reduce((plan, [path, value]) => withValueAt(plan, path, value), PLAN);
}

const DECOR = [
  {
    kind: 'area',
    surface: 'sand',
    points: [
      [0, 0],
      [9, 0],
      [0, 9],
    ],
  },
  {
    kind: 'wall',
    points: [
      [0, 0],
      [9, 0],
    ],
    width: 2,
  },
  { kind: 'text', x: 1, y: 1, text: 'Sea', size: 9, rotation: 0 },
  { kind: 'picture', x: 1, y: 1, width: 9, height: 9, picture: '/assets/icon.svg' },
  { kind: 'boat', x: 1, y: 1, width: 9, height: 9 },
];

/** The plan with decor of every form, and with optional fields. */
export const FULL_PLAN = planWith(
  [['decor'], DECOR],
  [[...ROOM, 'room_description'], '<p>Sea</p>'],
  [[...ROOM, 'available_until'], '18:00'],
  [[...AT, 'color'], '#0d5a73'],
  [[...AT, 'font_size'], 9],
);

/** The answer with its first room changed. */
export function answerWith(over: JsonObject, at: JsonObject = {}): unknown {
  const [first, ...rest] = ANSWER[0]!['rooms'] as JsonObject[];
  return [
    {
      ...ANSWER[0],
      rooms: [{ ...first, coordinates: { ...(first!['coordinates'] as JsonObject), ...at }, ...over }, ...rest],
    },
  ];
}

/** A finding in the words of the reports. */
type WordedFinding = Omit<Finding, 'code' | 'values'> & { readonly message: string };

export function checkFile(kind: FileKind, json: unknown, around?: CheckOptions): WordedFinding[] {
  return checkRawFile(kind, json, around).map(({ code, values, ...found }) => ({
    ...found,
    message: messageOf({ rule: found.rule, code, values }),
  }));
}

export const findings = (plan: unknown, around?: CheckOptions): WordedFinding[] => checkFile('plan', plan, around);
export const ofRule = (found: readonly WordedFinding[], rule: string): WordedFinding[] =>
  found.filter((finding) => finding.rule === rule);
export const rulesIn = (found: readonly Pick<Finding, 'rule'>[]): string[] =>
  [...new Set(found.map(({ rule }) => rule))].toSorted();

/** Returns the paths of everything in a value. */
export function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
}
