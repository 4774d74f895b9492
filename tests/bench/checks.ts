/** Time of each plan check with ten times the tables. It must not grow much faster than their number. */
import { RULES, runRule } from '../../src/domain/checks/check.ts';
import { type FileKind, type CheckContext, createCheckContext } from '../../src/domain/checks/checkContext.ts';
import { generateBeach } from './generateBeach.ts';
import { type Figure, relativeSpread, report } from './report.ts';

const TABLES = { few: 1_000, many: 10_000 };
/** With ten times the tables, a rule may take this many times as long. */
const MAX_RATIO = 16;
/** More bytes than the processor's caches hold, and the size of a cache line. */
const FLUSH_BYTES = 128 * 2 ** 20;
const CACHE_LINE_BYTES = 64;
/** Calls before the first one that is measured, so that the rule is compiled. */
const WARM_UP_CALLS = 30;

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

/** A plan with findings of every rule at one table in a hundred. */
function planOf(count: number): unknown {
  const groups = generateBeach(count, { varied: true });
  const far = groups
    .flatMap(({ rooms }) => rooms)
    .reduce((most, { coordinates: { x, y } }) => ({ x: Math.max(most.x, x), y: Math.max(most.y, y) }), { x: 0, y: 0 });
  const colors = new Map(
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
    categories: [...colors.values(), { id: 1, name: 'Nobody', color: '#808080' }],
    decor: [],
    areas: groups.map(({ id, name, rooms }) => ({
      id,
      name,
      rooms: rooms
        .map(({ id: table, room_id, name: tableName, room_description, beds, coordinates }) => ({
          id: table,
          room_id,
          name: tableName,
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

/** A host's answer with numbers as text at one table in a hundred. */
function answerOf(count: number): unknown {
  return generateBeach(count, { varied: true }).map((group) => ({
    ...group,
    rooms: group.rooms.map((room) => (room.id % 100 === 0 ? { ...room, beds: String(room.beds) } : room)),
  }));
}

const flushBuffer = new Uint8Array(FLUSH_BYTES);

/**
 * Returns how many milliseconds the work takes with cold processor caches. A thousand tables fit into the caches and
 * ten thousand do not, so warm caches would distort the ratio.
 */
function measure(work: () => unknown): number {
  for (let at = 0; at < FLUSH_BYTES; at += CACHE_LINE_BYTES) flushBuffer[at]! += 1;
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Prints the ratio of each rule. Returns whether all are within their limit. */
export async function benchChecks(runs = 25): Promise<boolean> {
  const few = planOf(TABLES.few);
  const many = planOf(TABLES.many);
  const read = (plan: unknown): CheckContext => createCheckContext('plan', plan, { venue: VENUE, pictures: new Map() });
  /** A context of each file kind that a rule may check. */
  const subjects = (plan: unknown, count: number): Readonly<Record<FileKind, CheckContext>> => ({
    plan: read(plan),
    venue: createCheckContext('venue', VENUE, { plan }),
    answer: createCheckContext('answer', answerOf(count), { venue: VENUE }),
  });
  const small = subjects(few, TABLES.few);
  const large = subjects(many, TABLES.many);
  const works: { name: string; few: () => unknown; many: () => unknown }[] = [
    { name: 'reading the file', few: () => read(few), many: () => read(many) },
    ...RULES.map((rule) => {
      const form = rule.appliesTo?.[0] ?? 'plan';
      return { name: rule.id, few: () => runRule(rule, small[form]), many: () => runRule(rule, large[form]) };
    }),
  ];
  const figures = works.map(({ name, few: runFew, many: runMany }): Figure => {
    for (let call = 0; call < WARM_UP_CALLS; call++) {
      runFew();
      runMany();
    }
    const times = Array.from({ length: runs }, () => ({ few: measure(runFew), many: measure(runMany) }));
    // The minimum has the least noise of other processes.
    const reference = Math.min(...times.map((time) => time.few));
    const value = Math.min(...times.map((time) => time.many));
    return {
      name,
      unit: 'ms',
      value,
      reference: { name: `${TABLES.few} tables`, value: reference },
      noise: relativeSpread(times.map((time) => time.many)),
      limit: { maxRatio: MAX_RATIO },
    };
  });
  return report(`Checks of plans: ${TABLES.many} tables against ${TABLES.few}`, figures);
}
