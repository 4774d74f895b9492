/** The venue of the random days: few tables, so that parties collide. */
import { type JsonObject, room } from '../serverHarness.ts';

export const TABLES = ['1', '2', '3', '4', '5', '6'];
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
export const SEQUENCE_PLAN: JsonObject = {
  version: 1,
  width: 1000,
  height: 500,
  categories: [{ id: 70, name: 'Line', color: '#2a9d8f' }],
  areas: [{ id: 1, name: 'Lines', rooms: TABLES.map((key) => room(Number(key), `Line ${key}`, 4, 70)) }],
  decor: [],
};
