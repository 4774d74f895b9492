/**
 * The schema of a host's availability answer (specification, section 3), for the checks and for the JSON Schema. Pages
 * read answers tolerantly; this is what a correct one looks like. Additional fields are allowed.
 */
import * as z from 'zod/mini';
import { coordinatesSchema } from '../plan.ts';
import { MAX_COORDINATE } from '../table.ts';
import { MAX_SEATS } from '../limits.ts';
import { TIME_OF_DAY_PATTERN } from '../timeOfDay.ts';

const wireId = z.union([z.int(), z.string().check(z.minLength(1))], 'must be a whole number or a text');

/**
 * A web address with or without a scheme, or a path on the host. It must not hide another scheme (javascript:, data:).
 * Browsers read \\ as / and ignore tabs, line breaks and leading blanks, so none of these is allowed.
 */
const picture = z
  .string()
  .check(
    z.regex(
      /^(?:(?:[Hh][Tt][Tt][Pp][Ss]?:)?\/\/[^\u0000-\u0020/\\][^\u0000-\u001f]*|\/?[^\u0000-\u0020/\\:?#][^\u0000-\u001f/\\:?#]*(?:[/?#][^\u0000-\u001f]*)?)$/,
      'must be a web address, or a path on the host such as /pictures/terrace-1.svg',
    ),
  );

const coordinatesForm = z.looseObject({
  ...coordinatesSchema.shape,
  // The page draws a text of any length, and any turn.
  text: z.optional(z.string()),
  rotation: z.optional(z.number().check(z.minimum(-MAX_COORDINATE), z.maximum(MAX_COORDINATE))),
});

const roomForm = z.looseObject({
  id: wireId,
  room_id: z.optional(wireId),
  name: z.string().check(z.trim(), z.minLength(1, 'must be a text')),
  category_name: z.optional(z.string()),
  room_description: z.optional(z.string()),
  beds: z.int().check(z.positive(), z.maximum(MAX_SEATS)),
  min_guests: z.optional(z.int().check(z.positive(), z.maximum(MAX_SEATS))),
  available: z.boolean(),
  coordinates: coordinatesForm,
  picture: z.optional(picture),
  view_picture: z.optional(picture),
  available_until: z.optional(z.string().check(z.regex(TIME_OF_DAY_PATTERN, 'must be a time of day such as 18:00'))),
  /** With which tables it may be joined. */
  joins: z.optional(z.array(z.looseObject({ with: z.array(wireId) }))),
  /** What the table costs for the asked days, in words: on the first line the price, below it what is to be said of it. */
  price: z.optional(z.string().check(z.trim(), z.minLength(1, 'must be a text'))),
  /** Why the table can't be reserved online. */
  access: z.optional(z.enum(['in_house', 'walk_in'])),
  /** When somebody has the table, in minutes of the date. */
  taken: z.optional(z.array(z.looseObject({ from: z.int(), until: z.int() }))),
});

export const answerSchema = z.array(
  z.looseObject({ id: z.optional(wireId), name: z.optional(z.string()), rooms: z.array(roomForm) }),
);

export const ROOM_FIELDS: ReadonlySet<string> = new Set(Object.keys(roomForm.shape));
export const COORDINATE_FIELDS: ReadonlySet<string> = new Set(Object.keys(coordinatesForm.shape));
/** The fields of coordinates that hold numbers. */
export const COORDINATE_NUMBERS = [...COORDINATE_FIELDS].filter((field) => !['color', 'text', 'shape'].includes(field));
export const GROUP_FIELDS: ReadonlySet<string> = new Set(['id', 'name', 'rooms']);
