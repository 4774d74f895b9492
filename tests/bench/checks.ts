/** The checks of plans: each rule's time for ten times the tables, which must not grow much faster than they do. */
import { RULES } from '../../src/domain/checks/check.ts';
import { type Subject, subjectOf } from '../../src/domain/checks/subject.ts';
import { beach } from './beach.ts';
import { type Figure, noiseOf, report } from './report.ts';

const TABLES = { few: 1_000, many: 10_000 };
/** Ten times the tables may take so many times as long. */
const MOST_RATIO = 16;
const READING = 'reading the file';
/** Times below this are those of the clock, in milliseconds. */
const LEAST_MS = 4;

const VENUE = {
  name: 'Bench', location_id: '1', key: 'bench', time_zone: 'UTC', telephone: '1', address: '1', email: 'host@bench.example', terms: [{ text: 'Held.' }],
  guests: { min: 1, max: 100, default: 2 }, seat_rules: [{ seats: 8, min_guests: 5 }],
};

/** A plan file of a varied beach, with something for every rule to find in one table of a hundred. */
function planOf(count: number): unknown {
  const groups = beach(count, { varied: true });
  const far = groups.flatMap(({ rooms }) => rooms).reduce((most, { coordinates: { x, y } }) => ({ x: Math.max(most.x, x), y: Math.max(most.y, y) }), { x: 0, y: 0 });
  const colours = new Map(groups.flatMap(({ rooms }) => rooms.map(({ room_id, coordinates, category_name }) => [room_id, { id: room_id, name: category_name, color: coordinates.color }] as const)));
  return {
    version: 1, width: far.x + 100, height: far.y + 100, categories: [...colours.values(), { id: 1, name: 'Nobody', color: '#808080' }], decor: [],
    areas: groups.map(({ id, name, rooms }) => ({
      id, name, rooms: rooms.map(({ id: table, room_id, name: called, room_description, beds, coordinates }) => ({ id: table, room_id, name: called, room_description, beds, coordinates })).map((room) => (room.id % 100 === 0 ? {
        ...room, name: 'The same', room_id: room.id % 200 === 0 ? 2 : room.room_id, beds: room.id % 300 === 0 ? 0 : 90, vip: 1, room_description: `<p onclick="x(${room.id})">Sea</p>`, available_until: '23:00',
        coordinates: { ...room.coordinates, x: room.coordinates.x + 30, color: room.id % 400 === 0 ? 'teal' : '#808080', text_offset_x: 60, font_size: room.id % 500 === 0 ? 0.5 : 12 },
      } : room)),
    })),
  };
}

/** Milliseconds of the processor that something takes, done as often as its clock needs to tell: others may be at work on the machine. */
function timed(work: () => unknown): number {
  let times = 1;
  for (;;) {
    const start = process.cpuUsage();
    for (let i = 0; i < times; i++) work();
    const took = process.cpuUsage(start).user / 1_000;
    if (took >= LEAST_MS || times >= 1_024) return took / times;
    times *= 2;
  }
}

/** Prints each rule's ratio; true where all hold. */
export async function benchChecks(runs = 7): Promise<boolean> {
  const [few, many] = [planOf(TABLES.few), planOf(TABLES.many)];
  const read = (plan: unknown): Subject => subjectOf('plan', plan, { venue: VENUE, pictures: new Map() });
  const [small, large] = [read(few), read(many)];
  const works: { name: string; least: () => unknown; most: () => unknown }[] = [
    { name: READING, least: () => read(few), most: () => read(many) },
    ...RULES.map(({ id, check }) => ({ name: id, least: () => check(small), most: () => check(large) })),
  ];
  const figures = works.map(({ name, least, most }): Figure => {
    timed(least);
    timed(most);
    const times = Array.from({ length: runs }, () => ({ few: timed(least), many: timed(most) }));
    // The least of each: what is more was the machine's.
    const [reference, value] = [Math.min(...times.map((time) => time.few)), Math.min(...times.map((time) => time.many))];
    const figure = { name, unit: 'ms', value, reference: { name: `${TABLES.few} tables`, value: reference }, noise: noiseOf(times.map((time) => time.many)) };
    // What takes no time at all has no ratio; reading makes garbage, which is collected when the machine likes.
    return value < 0.05 || name === READING ? figure : { ...figure, limit: { mostRatio: MOST_RATIO } };
  });
  return report(`Checks of plans: ${TABLES.many} tables against ${TABLES.few}`, figures);
}
