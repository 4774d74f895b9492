/** The checks of plans: each rule's time for ten times the tables, which must not grow much faster than they do. */
import { RULES, runRule } from '../../src/domain/checks/check.ts';
import { type FileKind, type CheckContext, createCheckContext } from '../../src/domain/checks/checkContext.ts';
import { generateBeach } from './generateBeach.ts';
import { type Figure, relativeSpread, report } from './report.ts';

const TABLES = { few: 1_000, many: 10_000 };
/** Ten times the tables may take so many times as long. */
const MOST_RATIO = 16;
/** More bytes than the processor keeps near, and how many it fetches at once. */
const [MUCH, LINE] = [128 * 2 ** 20, 64];
/** Calls before the first that counts: by then the compiler has done with a rule. */
const WARM = 30;

const VENUE = {
  name: 'Bench',
  location_id: '1',
  key: 'bench',
  time_zone: 'UTC',
  telephone: '1',
  address: '1',
  email: 'host@bench.example',
  terms: [{ text: 'Held.' }],
  guests: { min: 1, max: 100, default: 2 },
  seat_rules: [{ seats: 8, min_guests: 5 }],
};

/** A plan file of a varied beach, with something for every rule to find in one table of a hundred. */
function planOf(count: number): unknown {
  const groups = generateBeach(count, { varied: true });
  const far = groups
    .flatMap(({ rooms }) => rooms)
    .reduce((most, { coordinates: { x, y } }) => ({ x: Math.max(most.x, x), y: Math.max(most.y, y) }), { x: 0, y: 0 });
  const colours = new Map(
    groups.flatMap(({ rooms }) =>
      rooms.map(
        ({ room_id, coordinates, category_name }) =>
          [room_id, { id: room_id, name: category_name, color: coordinates.color }] as const,
      ),
    ),
  );
  return {
    version: 1,
    width: far.x + 100,
    height: far.y + 100,
    categories: [...colours.values(), { id: 1, name: 'Nobody', color: '#808080' }],
    decor: [],
    areas: groups.map(({ id, name, rooms }) => ({
      id,
      name,
      rooms: rooms
        .map(({ id: table, room_id, name: called, room_description, beds, coordinates }) => ({
          id: table,
          room_id,
          name: called,
          room_description,
          beds,
          coordinates,
        }))
        .map((room) =>
          room.id % 100 === 0
            ? {
                ...room,
                name: 'The same',
                room_id: room.id % 200 === 0 ? 2 : room.room_id,
                beds: room.id % 300 === 0 ? 0 : 90,
                vip: 1,
                room_description: `<p onclick="x(${room.id})">Sea</p>`,
                available_until: '23:00',
                coordinates: {
                  ...room.coordinates,
                  x: room.coordinates.x + 30,
                  color: room.id % 400 === 0 ? 'teal' : '#808080',
                  text_offset_x: 60,
                  font_size: room.id % 500 === 0 ? 0.5 : 12,
                },
              }
            : room,
        ),
    })),
  };
}

/** A host's answer, with numbers as text in one room of a hundred. */
function answerOf(count: number): unknown {
  return generateBeach(count, { varied: true }).map((group) => ({
    ...group,
    rooms: group.rooms.map((room) => (room.id % 100 === 0 ? { ...room, beds: String(room.beds) } : room)),
  }));
}

const much = new Uint8Array(MUCH);

/**
 * Milliseconds that something takes once the processor has forgotten what it works on: a thousand tables that it still
 * holds from the last time, and ten thousand that it can't, would be compared by its caches and not by the rule.
 */
function timed(work: () => unknown): number {
  for (let at = 0; at < MUCH; at += LINE) much[at]! += 1;
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Prints each rule's ratio; true where all hold. */
export async function benchChecks(runs = 25): Promise<boolean> {
  const [few, many] = [planOf(TABLES.few), planOf(TABLES.many)];
  const read = (plan: unknown): CheckContext => createCheckContext('plan', plan, { venue: VENUE, pictures: new Map() });
  /** Each form that a rule may be asked about, so large. */
  const subjects = (plan: unknown, count: number): Readonly<Record<FileKind, CheckContext>> => ({
    plan: read(plan),
    venue: createCheckContext('venue', VENUE, { plan }),
    answer: createCheckContext('answer', answerOf(count), { venue: VENUE }),
  });
  const [small, large] = [subjects(few, TABLES.few), subjects(many, TABLES.many)];
  const works: { name: string; least: () => unknown; most: () => unknown }[] = [
    { name: 'reading the file', least: () => read(few), most: () => read(many) },
    ...RULES.map((rule) => {
      const form = rule.appliesTo?.[0] ?? 'plan';
      return { name: rule.id, least: () => runRule(rule, small[form]), most: () => runRule(rule, large[form]) };
    }),
  ];
  const figures = works.map(({ name, least, most }): Figure => {
    for (let call = 0; call < WARM; call++) {
      least();
      most();
    }
    const times = Array.from({ length: runs }, () => ({ few: timed(least), many: timed(most) }));
    // The least of each: what is more was the machine's.
    const [reference, value] = [
      Math.min(...times.map((time) => time.few)),
      Math.min(...times.map((time) => time.many)),
    ];
    return {
      name,
      unit: 'ms',
      value,
      reference: { name: `${TABLES.few} tables`, value: reference },
      noise: relativeSpread(times.map((time) => time.many)),
      limit: { mostRatio: MOST_RATIO },
    };
  });
  return report(`Checks of plans: ${TABLES.many} tables against ${TABLES.few}`, figures);
}
