/**
 * The plan of a venue: its tables by area, their categories, and decor.
 *
 * A room is a table as stored and sent: in a plan file, and in a host's availability answer (specification, section 3).
 * A `Table` is a room read and completed; all other code uses it. Our plan files are validated strictly, answers of
 * other hosts are read tolerantly: see `reading/availability.ts`.
 */
import * as z from 'zod/mini';
import { HEX_COLOR_PATTERN } from './color.ts';
import { MAX_POINTS, MIN_POINTS, PICTURE_PATTERN, PROP_KINDS, SURFACES } from './decorKinds.ts';
import { parseTimeOfDay } from './timeOfDay.ts';
import { isOutsideBox } from '../geometry/boxes.ts';
import {
  MAX_DECOR_TEXT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PRICE_LENGTH,
  MAX_SEATS,
  MAX_TABLE_TEXT_LENGTH,
} from './limits.ts';
import { type Table, MAX_COORDINATE, MAX_FONT_SIZE, outlineFromCoordinates, tableFromRoom } from './table.ts';

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const length = z.number().check(z.positive(), z.maximum(MAX_COORDINATE));
const position = z.number().check(z.minimum(-MAX_COORDINATE), z.maximum(MAX_COORDINATE));
const degrees = z.number().check(z.minimum(-360), z.maximum(360));
const fontSize = z.number().check(z.positive(), z.maximum(MAX_FONT_SIZE));
const color = z.string().check(z.regex(HEX_COLOR_PATTERN, 'must be a color such as #2a9d8f'));
const clock = z
  .string()
  .check(z.refine((value) => parseTimeOfDay(value) !== undefined, 'must be a time of day such as 18:00'));
const id = z.int().check(z.positive());
/**
 * A path below the venue's own folder, or `/assets/…` for a drawing that ships with the product. Never another host's
 * address, which the content security policy would block.
 */
export const pictureSchema = z
  .string()
  .check(z.regex(PICTURE_PATTERN, 'must be the path of a picture, such as pictures/terrace-1.svg'));

export const coordinatesSchema = z.strictObject({
  x: position,
  y: position,
  width: length,
  height: length,
  color: z.optional(color),
  text: z.optional(z.string().check(z.maxLength(MAX_TABLE_TEXT_LENGTH))),
  text_offset_x: z.optional(position),
  text_offset_y: z.optional(position),
  font_size: z.optional(fontSize),
  seats_offset_x: z.optional(position),
  seats_offset_y: z.optional(position),
  seats_font_size: z.optional(fontSize),
  shape: z.optional(z.enum(['rect', 'ellipse'])),
  rotation: z.optional(degrees),
});

/** What a price is for. */
export const PRICE_PERIODS = ['service', 'day', 'week'] as const;

/** A table with which the table may be joined for a party; with several, what holds if exactly these are joined. */
const joinSchema = z
  .strictObject({
    with: z.array(id).check(z.minLength(1), z.maxLength(5)),
    /** Seats gained by joining exactly these, or lost if negative. */
    seats: z.optional(z.int().check(z.minimum(-MAX_SEATS), z.maximum(MAX_SEATS))),
    min_guests: z.optional(z.int().check(z.positive(), z.maximum(MAX_SEATS))),
    max_guests: z.optional(z.int().check(z.positive(), z.maximum(MAX_SEATS))),
  })
  .check(
    z.refine(
      ({ min_guests: min = 1, max_guests: max = MAX_SEATS }) => min <= max,
      'min_guests is larger than max_guests',
    ),
  );
export type Join = z.infer<typeof joinSchema>;

/** What a table costs, in words. With an amount of a currency for each service, day or week, guests read a total too. */
export const priceSchema = z
  .strictObject({
    text: text(MAX_PRICE_LENGTH),
    amount: z.optional(z.number().check(z.positive(), z.maximum(1_000_000_000))),
    /** By its three letters, such as `EUR`. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency such as EUR'))),
    per: z.optional(z.enum(PRICE_PERIODS)),
  })
  .check(
    z.refine(
      ({ amount, currency, per }) => new Set([amount, currency, per].map((part) => part === undefined)).size === 1,
      'amount, currency and per belong together',
    ),
  );
export type Price = z.infer<typeof priceSchema>;

export const roomSchema = z.strictObject({
  id,
  room_id: id,
  name: text(MAX_NAME_LENGTH),
  room_description: z.optional(z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH))),
  beds: z.int().check(z.positive(), z.maximum(MAX_SEATS)),
  /** The smallest party that can reserve the table, whatever the venue's seat rules say. */
  min_guests: z.optional(z.int().check(z.positive(), z.maximum(MAX_SEATS))),
  joins: z.optional(z.array(joinSchema).check(z.minLength(1), z.maxLength(20))),
  coordinates: coordinatesSchema,
  picture: z.optional(pictureSchema),
  /** What guests see from the table. */
  view_picture: z.optional(pictureSchema),
  /** The time of day from which the table can't be reserved, `HH:mm`. */
  available_until: z.optional(clock),
  /** Replaces the price of its category and of its area. */
  price: z.optional(priceSchema),
});
export type Room = z.infer<typeof roomSchema>;

export const categorySchema = z.strictObject({
  id,
  name: text(MAX_NAME_LENGTH),
  color,
  /** Replaces the price of the area. */
  price: z.optional(priceSchema),
});
export type Category = z.infer<typeof categorySchema>;

const areaSchema = z.strictObject({
  id,
  name: text(MAX_NAME_LENGTH),
  price: z.optional(priceSchema),
  rooms: z.array(roomSchema),
});

/** Indexes of the points of a smooth shape that are corners. */
const corners = z.array(z.int()).check(z.maxLength(MAX_POINTS));
const points = (min: number) => z.array(z.tuple([position, position])).check(z.minLength(min), z.maxLength(MAX_POINTS));

/** Decor, drawn below and between the tables in the order of the list. Points are plan units. */
export const decorSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('area'),
    surface: z.enum(SURFACES),
    points: points(MIN_POINTS.area),
    smooth: z.optional(z.boolean()),
    corners: z.optional(corners),
    name: z.optional(text(MAX_NAME_LENGTH)),
  }),
  z.strictObject({
    kind: z.literal('path'),
    surface: z.enum(SURFACES),
    points: points(MIN_POINTS.path),
    width: length,
    smooth: z.optional(z.boolean()),
    corners: z.optional(corners),
  }),
  z.strictObject({ kind: z.literal('wall'), points: points(MIN_POINTS.wall), width: length }),
  z.strictObject({
    kind: z.literal('text'),
    x: position,
    y: position,
    text: text(MAX_DECOR_TEXT_LENGTH),
    size: fontSize,
    rotation: z.optional(degrees),
    tone: z.optional(z.enum(['quiet', 'strong'])),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    x: position,
    y: position,
    width: length,
    height: length,
    rotation: z.optional(degrees),
    picture: pictureSchema,
  }),
  z.strictObject({
    kind: z.enum(PROP_KINDS),
    x: position,
    y: position,
    width: length,
    height: length,
    rotation: z.optional(degrees),
    /** Its main color, instead of the theme's. */
    color: z.optional(color),
    /** Distinguishes pieces of one kind in the editor. */
    name: z.optional(text(MAX_NAME_LENGTH)),
  }),
]);
export type Decor = z.infer<typeof decorSchema>;

export const planSchema = z.strictObject({
  $schema: z.optional(z.string()),
  version: z.literal(1),
  width: length,
  height: length,
  /** The scale, for the editor only. Visitors don't get it. */
  units_per_meter: z.optional(length),
  categories: z.array(categorySchema),
  areas: z.array(areaSchema),
  decor: z.array(decorSchema),
});
export type Plan = z.infer<typeof planSchema>;

/** The plan of a venue that has not drawn one. */
export const EMPTY_PLAN: Plan = { version: 1, width: 1_200, height: 800, categories: [], areas: [], decor: [] };

/** Returns a plan in which tables that only others name as joined with them have an empty list of joins. */
export function withAllJoins(plan: Plan): Plan {
  const rooms = plan.areas.flatMap((area) => area.rooms);
  const named = new Set(rooms.flatMap(({ joins = [] }) => joins.flatMap((join) => join.with)));
  if (named.size === 0) return plan;
  const withJoins = (room: Room): Room => (room.joins || !named.has(room.id) ? room : { ...room, joins: [] });
  return { ...plan, areas: plan.areas.map((area) => ({ ...area, rooms: area.rooms.map(withJoins) })) };
}

/** Returns all tables of a plan, available unless their key is in `unavailable`. */
export function tablesFromPlan(plan: Plan, unavailable: ReadonlySet<string> = new Set()): Table[] {
  const categories = new Map(plan.categories.map((category) => [category.id, category]));
  return withAllJoins(plan).areas.flatMap((area) =>
    area.rooms.map((room) => {
      const category = categories.get(room.room_id);
      return tableFromRoom(room, {
        areaId: String(area.id),
        area: area.name,
        categoryId: String(room.room_id),
        category: category?.name ?? '',
        color: category?.color,
        available: !unavailable.has(String(room.id)),
      });
    }),
  );
}

type PlanIssue = { readonly path: string; readonly message: string };

/** Returns how many services, days or weeks guests pay for if they come on this many days; undefined if not whole. */
export function periodsOf(per: (typeof PRICE_PERIODS)[number], days: number): number | undefined {
  if (per !== 'week') return days;
  return days % 7 === 0 ? days / 7 : undefined;
}

/** Finds problems that the schema can't: those of `findPlanConflicts`, and a plan without tables. */
export function validatePlan(plan: Plan): PlanIssue[] {
  const conflicts = findPlanConflicts(plan);
  if (plan.areas.some((area) => area.rooms.length > 0)) return conflicts;
  return [...conflicts, { path: '/areas', message: 'the plan has no tables' }];
}

/** Finds duplicate ids, unknown categories, and tables that no guest can see. */
export function findPlanConflicts(plan: Plan): PlanIssue[] {
  const errors: PlanIssue[] = [];
  const categories = new Set<number>();
  const areas = new Set<number>();
  const rooms = new Set<number>();
  const ground = { x: 0, y: 0, width: plan.width, height: plan.height };
  const checkId = (seen: Set<number>, used: number, path: string): void => {
    if (seen.has(used)) errors.push({ path: `${path}/id`, message: `the id ${used} is used twice` });
    seen.add(used);
  };
  plan.categories.forEach((category, c) => checkId(categories, category.id, `/categories/${c}`));
  plan.areas.forEach((area, a) => {
    checkId(areas, area.id, `/areas/${a}`);
    area.rooms.forEach((room, r) => {
      const path = `/areas/${a}/rooms/${r}`;
      checkId(rooms, room.id, path);
      if (!categories.has(room.room_id))
        errors.push({ path: `${path}/room_id`, message: `there is no category ${room.room_id}` });
      if (isOutsideBox(outlineFromCoordinates(room.coordinates), ground))
        errors.push({
          path: `${path}/coordinates`,
          message: `the table lies completely outside the plan of ${plan.width} × ${plan.height}`,
        });
    });
  });
  return errors;
}
