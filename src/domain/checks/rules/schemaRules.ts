/** Rules about the form of fields: what the schemas refuse, and what was only guessed. */
import { isObject, toNumber, toText } from '../../plan/reading/coerce.ts';
import { COORDINATE_FIELDS, GROUP_FIELDS, ROOM_FIELDS } from '../answerSchema.ts';
import { type FindingDetails, type Fix, type Rule, displayName, defineRule } from '../finding.ts';
import { didYouMean } from '../didYouMean.ts';
import { parseJsonPointer, getAtPointer } from '../../plan/reading/jsonPointer.ts';
import { type SchemaRuleId, type SchemaError, roomPointer, tableIdAt } from '../schemaErrors.ts';
import type { CheckContext } from '../checkContext.ts';

/** A rule that tells what a schema refuses. */
function formRule<const Id extends SchemaRuleId>(
  id: Id,
  about: string,
  mendOf: (value: unknown, refusal: SchemaError) => Fix | undefined = () => undefined,
): Rule<Id> {
  return defineRule({
    id,
    severity: 'error',
    description: about,
    appliesTo: ['plan', 'answer', 'venue'],
    check: ({ schemaErrors: refusals, json }) =>
      refusals
        .filter((refusal) => refusal.rule === id)
        .map((refusal): FindingDetails => ({
          path: refusal.path,
          table: refusal.table,
          message: `${ownerOf(json, refusal)}${wordsOf(refusal)}`,
          fix: mendOf(getAtPointer(json, refusal.path), refusal),
        })),
  });
}

/** `"Line 3": ` of what is refused of a table. */
function ownerOf(json: unknown, { path, table }: SchemaError): string {
  const room = getAtPointer(json, roomPointer(path) ?? '/-');
  if (!isObject(room)) return '';
  return `${displayName({ name: toText(room['name'])?.trim() ?? '', id: table })}: `;
}

/** `beds must be at least 1`; what is missing shall be added. */
function wordsOf({ path, message }: SchemaError): string {
  const steps = parseJsonPointer(path);
  const field = steps.findLast((step) => !/^\d+$/.test(step));
  const words = /^must be (?:one of )?$/.test(message) ? 'is not as it must be' : message;
  const named = field === undefined ? 'the list' : `"${field}"`;
  const what = steps.length === 0 ? 'The file' : field === steps.at(-1) ? named : `An entry of ${named}`;
  return `${what} ${words === 'is missing' ? 'is missing: add it' : words}`;
}

const set = (title: string, path: string, value: unknown): Fix => ({ title, changes: [{ op: 'set', path, value }] });

/** What may be left out of a plan without anything being lost. */
const PLAIN: Readonly<Record<string, unknown>> = { '/version': 1, '/decor': [], '/categories': [] };

const missingField = formRule('missing-field', 'A field that must be there is missing.', (_value, { path }) =>
  path in PLAIN ? set('Add it', path, PLAIN[path]) : undefined,
);

const notANumber = formRule(
  'not-a-number',
  'A field that holds a number holds something else, such as a number written as text.',
  (value, { path }) => {
    const number = typeof value === 'string' ? toNumber(value) : undefined;
    return number === undefined ? undefined : set(`Write it as ${number}`, path, number);
  },
);

const badColor = formRule('bad-color', 'A colour is not written as #2a9d8f or #2a9.', (value, { path }) => {
  const digits =
    typeof value === 'string' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? undefined : set(`Write it as #${digits}`, path, `#${digits}`);
});

const unknownField = defineRule({
  id: 'unknown-field',
  severity: 'note',
  appliesTo: ['plan', 'answer', 'venue'],
  description: 'A field is not known here: it is not read, or is misspelt.',
  check: (subject) =>
    subject.fileKind === 'answer'
      ? strangersOf(subject)
      : subject.schemaErrors
          .filter(({ rule: id }) => id === 'unknown-field')
          .map((refusal): FindingDetails => {
            const better = betterNameOf(subject.json, refusal.path);
            return {
              path: refusal.path,
              table: refusal.table,
              message: `"${parseJsonPointer(refusal.path).at(-1)}" is no field that is known here: ${better === undefined ? 'take it out' : `did you mean "${better}"?`}`,
              fix: better === undefined ? undefined : renaming(subject.json, refusal.path, better),
            };
          }),
});

/** Names of fields, for those that were meant; of a plan, its parts, and its venue. */
const KNOWN_NAMES = [
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

/** A known name much like that of an unknown field, where the object has no such field yet. */
function betterNameOf(json: unknown, path: string): string | undefined {
  const parent = getAtPointer(json, path.slice(0, path.lastIndexOf('/')));
  const free = isObject(parent) ? KNOWN_NAMES.filter((name) => !Object.hasOwn(parent, name)) : [];
  return didYouMean(parseJsonPointer(path).at(-1) ?? '', free);
}

function renaming(json: unknown, path: string, better: string): Fix {
  return {
    title: `Rename it to "${better}"`,
    changes: [
      { op: 'set', path: `${path.slice(0, path.lastIndexOf('/'))}/${better}`, value: getAtPointer(json, path) },
      { op: 'remove', path },
    ],
  };
}

/** Fields of an answer that nothing of ours reads: each name once, where it first stands. */
function strangersOf({ areas, json }: CheckContext): FindingDetails[] {
  const found = new Map<string, FindingDetails>();
  const look = (
    fields: unknown,
    known: ReadonlySet<string>,
    path: string,
    kind: string,
    table?: number | string,
  ): void => {
    if (!isObject(fields)) return;
    for (const name of Object.keys(fields)) {
      if (known.has(name) || found.has(`${kind} ${name}`)) continue;
      found.set(`${kind} ${name}`, {
        path: `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        table,
        message: `"${name}" of a ${kind} is no field that is known here: it is not read`,
      });
    }
  };
  for (const area of areas) {
    look(getAtPointer(json, area.path), GROUP_FIELDS, area.path, 'group');
    for (const { path, id, room } of area.tables) {
      look(room, ROOM_FIELDS, path, 'room', id);
      look(room['coordinates'], COORDINATE_FIELDS, `${path}/coordinates`, "room's coordinates", id);
    }
  }
  return [...found.values()];
}

const numbersAsText = defineRule({
  id: 'numbers-as-text',
  severity: 'note',
  appliesTo: ['answer'],
  description:
    "A host's answer has numbers, truths or coordinates as text: they are read, and are better sent as what they are.",
  check: ({ coercions: guesses, json }) =>
    guesses.map(({ path, value }) => ({
      path,
      table: tableIdAt(json, path),
      message: isObject(value)
        ? '"coordinates" are a JSON text: send them as an object'
        : `"${parseJsonPointer(path).at(-1)}" is no ${typeof value === 'boolean' ? 'true or false' : 'number'}, though it is read as one: send ${String(value)}`,
      fix: set(`Write it as ${isObject(value) ? 'an object' : String(value)}`, path, value),
    })),
});

export const schemaRules = [
  missingField,
  notANumber,
  formRule('bad-seats', 'A table has no seats, half a seat, or more than 200.'),
  formRule('bad-size', 'A width, height or size of letters is zero, negative or beyond all measure.'),
  formRule('bad-place', 'A place, an offset or a rotation is beyond all measure.'),
  badColor,
  formRule('bad-id', 'An id is no whole number above 0.'),
  formRule('bad-text', 'A name or text is empty, too long, or no text.'),
  formRule(
    'bad-picture',
    'A picture is no path that the host serves, such as pictures/terrace-1.svg; in an answer a web address will do too.',
  ),
  formRule('bad-time', 'A time of day is not written as 18:00.'),
  formRule('bad-shape', 'A shape is neither rect nor ellipse.'),
  formRule('bad-decor', 'A piece of decor is of a kind, surface or form that is not known.'),
  formRule('bad-setting', "A venue's setting is not as it must be."),
  formRule('wrong-kind', 'A part of the file is of another kind than it must be, such as a text where a list stands.'),
  unknownField,
  numbersAsText,
] as const;
