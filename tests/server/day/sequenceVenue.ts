/** The venue of the random days: few tables, so that parties collide. */
import { type JsonObject, room } from '../serverHarness.ts';

/** How the tables of an area are occupied, in the order of the areas. */
export const MODES = ['stay', 'service', 'date', 'days'] as const;
export type Mode = (typeof MODES)[number];

/** What plan and settings say at a time. A venue publishes other ones in between the random steps. */
export type Rules = {
  /** The number of each table's area, from 0, and its seats. Tables that are not on the plan are missing. */
  readonly tables: ReadonlyMap<string, { readonly area: number; readonly seats: number }>;
  /** Pairs of tables that are joined for two guests, as `1 2`. */
  readonly links: ReadonlySet<string>;
  /** How the tables of each area are occupied. */
  readonly modes: readonly Mode[];
  /** When the second service begins, in minutes. Infinity if there is one. */
  readonly dinner: number;
  readonly stays: readonly Stay[];
  /** How long parties stay that come in without a word. */
  readonly turnTime: number;
  /** A day on which the venue is closed for guests. */
  readonly closedDay?: number | undefined;
  /** An area that is closed on a day. */
  readonly closedArea?: { readonly area: number; readonly day: number } | undefined;
  /** A table that guests can't reserve online. */
  readonly offline?: string | undefined;
};
export type Stay = { readonly name: string; readonly minutes: number };

/** Returns how a table is occupied. Parties can still have one that has left the plan. */
export function modeOf({ tables, modes }: Rules, table: string): Mode {
  const on = tables.get(table);
  return on ? modes[on.area]! : 'stay';
}

/** How a table is occupied at first tells its key. */
export const TABLES_BY_STAY = ['1', '2', '3', '4', '5', '6'];
const TABLES_BY_SERVICE = ['11', '12'];
const TABLES_BY_DATE = ['21', '22'];
const TABLES_BY_DAYS = ['31', '32'];
/** Where sequences have several dates, a guest has it for all of them. */
export const SEASON_TABLE = '32';
const MIXED_TABLES = ['1', '2', '3', ...TABLES_BY_SERVICE, ...TABLES_BY_DATE];
/** With these, sequences have several dates. */
const ALL_TABLES = ['1', '2', '11', '21', ...TABLES_BY_DAYS];
/** When sequences begin, in minutes. */
export const NOON = 12 * 60;
/** When the second service begins at first, in minutes. */
const DINNER = 17 * 60;

/** Returns how a table is occupied before a plan moves it, or other settings are published. */
export function firstModeOf(table: string): Mode {
  if (TABLES_BY_SERVICE.includes(table)) return 'service';
  if (TABLES_BY_DAYS.includes(table)) return 'days';
  return TABLES_BY_DATE.includes(table) ? 'date' : 'stay';
}

const STAYS: readonly Stay[] = [
  { name: '1 hour', minutes: 60 },
  { name: '2 hours', minutes: 120 },
];
const TURN_TIME = 90;

export const SEQUENCE_VENUE: JsonObject = {
  occupancy: 'stay',
  stays: STAYS,
  lead_minutes: 0,
  farthest_days: 730,
  hours: { first: '09:00', last: '23:00', end: '24:00' },
  turn_times: [{ guests: 4, minutes: TURN_TIME }],
};
/** Its areas are occupied in three ways. */
const MIXED_VENUE: JsonObject = {
  ...SEQUENCE_VENUE,
  hours: undefined,
  services: [
    { name: 'Lunch', first: '09:00', last: '16:45', end: '24:00' },
    { name: 'Dinner', first: '17:00', last: '23:00', end: '24:00' },
  ],
  area_occupancy: { 2: 'service', 3: 'date' },
};
/** Guests may also stay in an area for several days. */
const DAYS_VENUE: JsonObject = {
  ...MIXED_VENUE,
  area_occupancy: { 2: 'service', 3: 'date', 4: 'days' },
  days: { max: 10 },
};
export const SEQUENCE_PLAN: JsonObject = {
  version: 1,
  width: 1000,
  height: 500,
  categories: [{ id: 70, name: 'Line', color: '#2a9d8f' }],
  areas: [{ id: 1, name: 'Lines', rooms: TABLES_BY_STAY.map((key) => room(Number(key), `Line ${key}`, 4, 70)) }],
  decor: [],
};
const planWith = (tables: readonly string[], ...modes: readonly Mode[]): JsonObject => ({
  ...SEQUENCE_PLAN,
  areas: modes.map((mode, area) => ({
    id: area + 1,
    name: `By ${mode}`,
    rooms: tables.filter((key) => firstModeOf(key) === mode).map((key) => room(Number(key), `Line ${key}`, 4, 70)),
  })),
});

/** The venues of the random days. */
export const SEQUENCES = [
  { occupied: 'by stay', venue: SEQUENCE_VENUE, plan: SEQUENCE_PLAN, days: 1, tables: TABLES_BY_STAY, length: 60 },
  {
    occupied: 'by stay, service and date',
    venue: MIXED_VENUE,
    plan: planWith(MIXED_TABLES, 'stay', 'service', 'date'),
    days: 1,
    tables: MIXED_TABLES,
    length: 60,
  },
  {
    occupied: 'in all ways, also by the day',
    venue: DAYS_VENUE,
    plan: planWith(ALL_TABLES, 'stay', 'service', 'date', 'days'),
    days: 4,
    tables: ALL_TABLES,
    length: 80,
  },
];

/** Returns what the plan and the settings of a venue say at first. */
export function firstRules(tables: readonly string[], { areas, services }: { areas: number; services: number }): Rules {
  return {
    tables: new Map(tables.map((table) => [table, { area: MODES.indexOf(firstModeOf(table)), seats: 4 }])),
    links: new Set(),
    modes: MODES.slice(0, areas),
    dinner: services > 1 ? DINNER : Infinity,
    stays: STAYS,
    turnTime: TURN_TIME,
  };
}
