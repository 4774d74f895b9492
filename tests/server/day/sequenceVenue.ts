/** The venue of the random days: few tables, so that parties collide. */
import { type JsonObject, room } from '../serverHarness.ts';

/** How the tables of an area are occupied, in the order of the areas. */
export const MODES = ['stay', 'service', 'date', 'days'] as const;
export type Mode = (typeof MODES)[number];
/** Returns how a table is occupied. */
export type ModeOf = (table: string) => Mode;

/** How a table is occupied at first tells its key. */
export const TABLES_BY_STAY = ['1', '2', '3', '4', '5', '6'];
const TABLES_BY_SERVICE = ['11', '12'];
const TABLES_BY_DATE = ['21', '22'];
const TABLES_BY_DAYS = ['31', '32'];
/** Where sequences have several dates, a guest has it for all of them. */
export const SEASON_TABLE = '32';
export const MIXED_TABLES = ['1', '2', '3', ...TABLES_BY_SERVICE, ...TABLES_BY_DATE];
/** With these, sequences have several dates. */
export const ALL_TABLES = ['1', '2', '11', '21', ...TABLES_BY_DAYS];
/** When sequences begin, in minutes. */
export const NOON = 12 * 60;
/** When the second service begins, in minutes. */
export const DINNER = 17 * 60;

/** Returns how a table is occupied before a plan moves it. */
export function firstModeOf(table: string): Mode {
  if (TABLES_BY_SERVICE.includes(table)) return 'service';
  if (TABLES_BY_DAYS.includes(table)) return 'days';
  return TABLES_BY_DATE.includes(table) ? 'date' : 'stay';
}

export const STAYS = [
  { name: '1 hour', minutes: 60 },
  { name: '2 hours', minutes: 120 },
];
export const TURN_TIME = 90;

export const SEQUENCE_VENUE: JsonObject = {
  occupancy: 'stay',
  stays: STAYS,
  lead_minutes: 0,
  farthest_days: 730,
  hours: { first: '09:00', last: '23:00' },
  turn_times: [{ guests: 4, minutes: TURN_TIME }],
};
/** Its areas are occupied in three ways. */
export const MIXED_VENUE: JsonObject = {
  ...SEQUENCE_VENUE,
  hours: undefined,
  services: [
    { name: 'Lunch', first: '09:00', last: '16:45', end: '24:00' },
    { name: 'Dinner', first: '17:00', last: '23:00', end: '24:00' },
  ],
  area_occupancy: { 2: 'service', 3: 'date' },
};
/** Guests may also stay in an area for several days. */
export const DAYS_VENUE: JsonObject = {
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
export const MIXED_PLAN = planWith(MIXED_TABLES, 'stay', 'service', 'date');
export const DAYS_PLAN = planWith(ALL_TABLES, 'stay', 'service', 'date', 'days');
