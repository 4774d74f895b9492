/**
 * Time of each plan check with ten times the tables and decor, less that of the memory for two maps of them, which must
 * not grow much faster than their number.
 */
import { checksFor } from '../../src/domain/checks/check.ts';
import { type FileKind, type CheckContext, createCheckContext } from '../../src/domain/checks/checkContext.ts';
import type { PictureFacts } from '../../src/domain/checks/pictureFacts.ts';
import type { Decor, Plan, Room } from '../../src/domain/plan/plan.ts';
import { generateBeach } from './generateBeach.ts';
import { generateBeachPlan } from './map/beachPlan.ts';
import { type Figure, relativeSpread, report } from './report.ts';

const TABLES = { few: 1_000, many: 10_000 };
/** With ten times the tables, a rule may take this many times as long, besides what its memory costs. */
const MAX_RATIO = 16;
/**
 * A rule may keep so many maps of all tables. A map of ten thousand is a large object, for which V8 asks the system for
 * memory: on some machines that takes a hundred times as long as a map of a thousand, and says nothing about the rule.
 */
const MAPS_OF_A_RULE = 2;
/** More bytes than the processor's caches hold, and the size of a cache line. */
const FLUSH_BYTES = 128 * 2 ** 20;
const CACHE_LINE_BYTES = 64;
/** Calls before the first one that is measured, so that the rule is compiled. */
const WARM_UP_CALLS = 30;
/**
 * Rounds in which rules above the limit are measured again, after all others: the minimum of two milliseconds settles
 * slowly, and a busy machine may spoil a round.
 */
const MAX_ROUNDS = 8;

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

/** A plan with mistakes at one table, and at one piece of decor, in a hundred. */
function planOf(count: number): unknown {
  const plan = generateBeachPlan(count, true);
  const wrong = (room: Room): object =>
    room.id % 100 === 0
      ? {
          ...room,
          name: 'The same',
          room_id: room.id % 200 === 0 ? 2 : room.room_id,
          beds: room.id % 300 === 0 ? 0 : 90,
          vip: 1,
          picture: `assets/table-${room.id % 700}.png`,
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
      : room;
  return {
    ...plan,
    categories: [...plan.categories, { id: 1, name: 'Nobody', color: '#808080' }],
    decor: decorOf(count, plan),
    areas: plan.areas.map((area) => ({ ...area, rooms: area.rooms.map(wrong) })),
  };
}

/** The decor of a beach with labels, walls and pictures. Some of it is doubled, off the plan, flat or crosses itself. */
function decorOf(count: number, { width, height, decor: beach }: Plan): Decor[] {
  const side = Math.ceil(Math.sqrt(count / 25));
  const added = Array.from({ length: side * side }, (_, index): Decor => {
    const x = ((index % side) * width) / side;
    const y = (Math.floor(index / side) * height) / side;
    const isWrong = index % 25 === 0;
    if (index % 4 === 0) return { kind: 'text', x, y, text: isWrong ? 'The same' : `Row ${index}`, size: 20 };
    if (index % 4 === 1)
      return { kind: 'picture', x: isWrong ? -900 : x, y, width: 60, height: 40, picture: 'assets/sand.png' };
    if (index % 4 === 2)
      return {
        kind: 'wall',
        points: [
          [x, y],
          [x + 90, y],
          [x + 90, isWrong ? y : y + 70],
        ],
        width: 6,
      };
    const corners: [number, number][] = [
      [x, y],
      [x + 50, y],
      [x + 50, y + 50],
      [x, y + 50],
    ];
    return {
      kind: 'area',
      surface: 'wood',
      points: isWrong ? [corners[0]!, corners[2]!, corners[1]!, corners[3]!] : corners,
    };
  });
  const decor = [...beach, ...added];
  return [...decor, ...decor.filter((_, index) => index % 100 === 99)];
}

/** Facts of the pictures that the plans name, of which some are missing, broken or stretched. */
const PICTURES = new Map<string, PictureFacts | undefined>([
  ['assets/sand.png', { bytes: 50_000, width: 300, height: 100, ratio: 3 }],
  ...Array.from({ length: 700 }, (_, id): [string, PictureFacts | undefined] => [
    `assets/table-${id}.png`,
    id % 300 === 0 ? undefined : { bytes: 1e4 * id, width: 400, height: 300, ratio: 4 / 3, broken: id % 400 === 100 },
  ]),
]);

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

/** Prints the ratio of each check. Returns whether all are within their limit. */
export async function benchChecks(runs = 25): Promise<boolean> {
  const few = planOf(TABLES.few);
  const many = planOf(TABLES.many);
  const read = (plan: unknown): CheckContext => createCheckContext('plan', plan, { venue: VENUE, pictures: PICTURES });
  /** A context of each kind of file. */
  const subjects = (plan: unknown, count: number): Readonly<Record<FileKind, CheckContext>> => ({
    plan: read(plan),
    venue: createCheckContext('venue', VENUE, { plan }),
    answer: createCheckContext('answer', answerOf(count), { venue: VENUE }),
  });
  const small = subjects(few, TABLES.few);
  const large = subjects(many, TABLES.many);
  const works: { name: string; few: () => unknown; many: () => unknown }[] = [
    { name: 'reading the file', few: () => read(few), many: () => read(many) },
    ...(['plan', 'venue', 'answer'] as const).flatMap((kind) =>
      checksFor(kind).map((check) => ({
        name: `${check.name} of a ${kind}`,
        few: () => check(small[kind]),
        many: () => check(large[kind]),
      })),
    ),
  ];
  const mapTables =
    ({ tables }: CheckContext) =>
    (): unknown =>
      Array.from({ length: MAPS_OF_A_RULE }, () => {
        const byId = new Map<unknown, unknown>();
        for (const table of tables) byId.set(table.id, table);
        return byId;
      });
  const maps = {
    name: `${MAPS_OF_A_RULE} maps of the tables`,
    few: mapTables(small.plan),
    many: mapTables(large.plan),
  };
  const measured = [maps, ...works].map((work) => ({ ...work, times: [] as { few: number; many: number }[] }));
  type Times = (typeof measured)[number]['times'];
  // The minimum has the least noise of other processes.
  const least = (times: Times, size: keyof Times[number]): number => Math.min(...times.map((time) => time[size]));
  const withoutMemory = (times: Times): number =>
    Math.max(least(times, 'many') - least(measured[0]?.times ?? [], 'many'), 0);
  for (let round = 0; round < MAX_ROUNDS; round++)
    for (const { few: runFew, many: runMany, times } of measured) {
      if (round > 0 && withoutMemory(times) <= MAX_RATIO * least(times, 'few')) continue;
      for (let call = 0; call < WARM_UP_CALLS; call++) {
        runFew();
        runMany();
      }
      for (let run = 0; run < runs; run++) times.push({ few: measure(runFew), many: measure(runMany) });
    }
  const figures = measured.map(({ name, times }, index): Figure => ({
    name,
    unit: 'ms',
    value: index === 0 ? least(times, 'many') : withoutMemory(times),
    reference: { name: `${TABLES.few} tables`, value: least(times, 'few') },
    noise: relativeSpread(times.map((time) => time.many)),
    ...(index === 0 ? {} : { limit: { maxRatio: MAX_RATIO } }),
  }));
  return report(`Checks of plans: ${TABLES.many} tables against ${TABLES.few}`, figures);
}
