/** Rules about fields: schema errors and coerced values. */
import { say } from '../../say.ts';
import { isObject, toNumber, toText } from '../../plan/reading/coerce.ts';
import { COORDINATE_FIELDS, GROUP_FIELDS, ROOM_FIELDS } from '../answerSchema.ts';
import { type FindingDetails, type Fix, type Rule, displayName, defineRule } from '../finding.ts';
import { similarNames } from '../similarNames.ts';
import { parseJsonPointer, getAtPointer } from '../../plan/reading/jsonPointer.ts';
import { type SchemaRuleId, type SchemaError, tableIdAt } from '../schemaErrors.ts';
import type { CheckContext } from '../checkContext.ts';

/** Defines a rule that reports schema errors. */
function schemaRule<const Id extends SchemaRuleId>(
  id: Id,
  description: string,
  fixFor: (value: unknown, error: SchemaError) => Fix | undefined = () => undefined,
): Rule<Id> {
  return defineRule({
    id,
    severity: 'error',
    description,
    hasSafeFixes: true,
    appliesTo: ['plan', 'answer', 'venue'],
    check: ({ schemaErrors }) =>
      schemaErrors
        .filter((error) => error.rule === id)
        .map((error): FindingDetails => ({
          path: error.path,
          table: error.table,
          message: describeError(error),
          fix: fixFor(error.value, error),
        })),
  });
}

/** Describes the error, such as `"Line 3": "beds" must be at least 1`, with the table that has it. */
function describeError({ subject, message, isMissing, room, table }: SchemaError): string {
  const problem = isMissing ? say`${subject} is missing: add it` : say`${subject} ${message}`;
  return isObject(room)
    ? say`${displayName({ name: toText(room['name'])?.trim() ?? '', id: table })}: ${problem}`
    : problem;
}

const set = (title: string, path: string, value: unknown): Fix => ({ title, changes: [{ op: 'set', path, value }] });

/** Defaults for required fields of a plan that can be added without loss. */
const SAFE_DEFAULTS: Readonly<Record<string, unknown>> = { '/version': 1, '/decor': [], '/categories': [] };

const missingField = schemaRule('missing-field', 'A required field is missing.', (_value, { path }) =>
  path in SAFE_DEFAULTS ? set(say`Add it`, path, SAFE_DEFAULTS[path]) : undefined,
);

const notANumber = schemaRule(
  'not-a-number',
  'A number field holds something else, such as a number written as text.',
  (value, { path }) => {
    const number = typeof value === 'string' ? toNumber(value) : undefined;
    return number === undefined ? undefined : set(say`Write it as ${number}`, path, number);
  },
);

const badColor = schemaRule('bad-color', 'A color is not written as #2a9d8f or #2a9.', (value, { path }) => {
  const digits =
    typeof value === 'string' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? undefined : set(say`Write it as #${digits}`, path, `#${digits}`);
});

const unknownField = defineRule({
  id: 'unknown-field',
  hasSafeFixes: true,
  severity: 'note',
  appliesTo: ['plan', 'answer', 'venue'],
  description:
    "A field is unknown, so it is not read. It may be misspelled. Fields such as created_at, which databases add to every row of a host's answer, are fine.",
  check: (context) => (context.fileKind === 'answer' ? unknownFieldsOfAnswer(context) : unknownFieldsOfSchema(context)),
});

/** Known field names of plans and venues, for suggestions. */
const KNOWN_FIELDS = [
  ...ROOM_FIELDS,
  ...COORDINATE_FIELDS,
  'version',
  'categories',
  'areas',
  'decor',
  'rooms',
  'kind',
  'surface',
  'points',
  'smooth',
  'corners',
  'units_per_meter',
  'tone',
  'size',
  'time_zone',
  'hours',
  'lead_minutes',
  'guests',
  'seat_rules',
  'stays',
  'hold_minutes',
  'terms',
  'terms_url',
  'telephone',
  'address',
  'email',
  'language',
  'country_code',
];

/** Returns the fields that the schema refuses. Suggests a known name, unless the object has that field already. */
function unknownFieldsOfSchema({ schemaErrors, json }: CheckContext): FindingDetails[] {
  // A large plan has the same unknown field in every table.
  const similar = new Map<string, readonly string[]>();
  return schemaErrors
    .filter(({ rule: id }) => id === 'unknown-field')
    .map(({ path, table }): FindingDetails => {
      const name = parseJsonPointer(path).at(-1) ?? '';
      const names = similar.get(name) ?? similarNames(name, KNOWN_FIELDS);
      similar.set(name, names);
      const parent = getAtPointer(json, path.slice(0, path.lastIndexOf('/')));
      const better = isObject(parent) ? names.find((known) => !Object.hasOwn(parent, known)) : undefined;
      return {
        path,
        table,
        message:
          better === undefined
            ? say`"${name}" is not a known field: take it out`
            : say`"${name}" is not a known field: did you mean "${better}"?`,
        fix: better === undefined ? undefined : renameFix(json, path, better),
      };
    });
}

function renameFix(json: unknown, path: string, better: string): Fix {
  return {
    title: say`Rename it to "${better}"`,
    changes: [
      { op: 'set', path: `${path.slice(0, path.lastIndexOf('/'))}/${better}`, value: getAtPointer(json, path) },
      { op: 'remove', path },
    ],
  };
}

/** What is said of an unknown field, by what has it. */
const UNREAD = {
  group: (name: string) => say`"${name}" of a group is not a known field: it is not read`,
  room: (name: string) => say`"${name}" of a room is not a known field: it is not read`,
  coordinates: (name: string) => say`"${name}" of a room's coordinates is not a known field: it is not read`,
} as const;

/** Fields of databases that hosts send with every row. */
const BOOKKEEPING =
  /^(?:(?:created|updated|modified|deleted|published)_(?:at|by|on)|sort_?order|is_(?:active|deleted|published|visible)|slug|uuid)$/i;

/** Returns the fields of an answer that the product doesn't read, each name once, at its first place. */
function unknownFieldsOfAnswer({ areas, json }: CheckContext): FindingDetails[] {
  const found = new Map<string, FindingDetails>();
  const inspect = (
    fields: unknown,
    known: ReadonlySet<string>,
    path: string,
    kind: keyof typeof UNREAD,
    table?: number | string,
  ): void => {
    if (!isObject(fields)) return;
    for (const name of Object.keys(fields)) {
      if (known.has(name) || BOOKKEEPING.test(name) || found.has(`${kind} ${name}`)) continue;
      found.set(`${kind} ${name}`, {
        path: `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        table,
        message: UNREAD[kind](name),
      });
    }
  };
  for (const area of areas) {
    inspect(getAtPointer(json, area.path), GROUP_FIELDS, area.path, 'group');
    for (const { path, id, room } of area.tables) {
      inspect(room, ROOM_FIELDS, path, 'room', id);
      inspect(room['coordinates'], COORDINATE_FIELDS, `${path}/coordinates`, 'coordinates', id);
    }
  }
  return [...found.values()];
}

const numbersAsText = defineRule({
  id: 'numbers-as-text',
  hasSafeFixes: true,
  severity: 'note',
  appliesTo: ['answer'],
  description:
    "A host's answer has numbers, booleans or coordinates as text. They are read, but should be sent in their own type.",
  check: ({ coercions, json }) =>
    coercions.map(({ path, value }) => ({
      path,
      table: tableIdAt(json, path),
      message: isObject(value)
        ? say`"coordinates" are a JSON text: send them as an object`
        : shouldBe(typeof value, parseJsonPointer(path).at(-1) ?? '', String(value)),
      fix: set(isObject(value) ? say`Write it as an object` : say`Write it as ${String(value)}`, path, value),
    })),
});

function shouldBe(type: string, field: string, value: string): string {
  return type === 'boolean'
    ? say`"${field}" should be true or false, not text: send ${value}`
    : say`"${field}" should be a number, not text: send ${value}`;
}

export const schemaRules = [
  missingField,
  notANumber,
  schemaRule('bad-seats', 'A table has no seats, a fraction of a seat, or more than 200.'),
  schemaRule('bad-size', 'A width, height or font size is zero, negative or too large.'),
  schemaRule('bad-place', 'A position, offset or rotation is out of range.'),
  badColor,
  schemaRule('bad-id', 'An id is not a whole number above 0.'),
  schemaRule('bad-text', 'A name or text is empty, too long, or not text.'),
  schemaRule(
    'bad-picture',
    'A picture is not a path on the host, such as pictures/terrace-1.svg. An answer may also use a web address.',
  ),
  schemaRule('bad-time', 'A time of day is not written as 18:00.'),
  schemaRule('bad-shape', 'A shape is neither rect nor ellipse.'),
  schemaRule('bad-decor', 'A piece of decor has an unknown kind, surface or format.'),
  schemaRule('bad-setting', 'A setting of the venue is invalid.'),
  schemaRule('wrong-kind', 'A part of the file has the wrong type, such as text instead of a list.'),
  unknownField,
  numbersAsText,
] as const;
