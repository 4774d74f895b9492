/** Rules about fields: schema errors and coerced values. */
import { isObject, toNumber, toText } from '../../plan/reading/coerce.ts';
import { getAtPointer, parseJsonPointer } from '../../plan/reading/jsonPointer.ts';
import { toJsonPointer } from '../../plan/reading/validationError.ts';
import { COORDINATE_FIELDS, GROUP_FIELDS, ROOM_FIELDS } from '../../plan/reading/answerSchema.ts';
import type { CheckContext } from '../checkContext.ts';
import { type Change, type Finding, finding } from '../finding.ts';
import { type SchemaError, tableIdAt } from '../schemaErrors.ts';
import { displayName } from '../wording.ts';

/** Defaults for required fields of a plan that can be added without loss. */
const SAFE_DEFAULTS: Readonly<Record<string, unknown>> = { '/version': 1, '/decor': [], '/categories': [] };

/** Reports what the schema refuses, each under the rule of its field. */
function invalidFields({ schemaErrors }: CheckContext): Finding[] {
  return schemaErrors.flatMap((error): Finding[] => {
    const { rule, path, message: problem } = error;
    const subject = subjectOf(error);
    switch (rule) {
      case undefined:
      case 'unknown-field':
        return [];
      case 'missing-field':
        return [
          finding(rule, error, { subject }, path in SAFE_DEFAULTS ? [setting(path, SAFE_DEFAULTS[path])] : undefined),
        ];
      case 'bad-setting':
        return [finding('bad-setting.schema', error, { subject, problem })];
      default:
        return [finding(rule, error, { subject, problem }, fixOf(error))];
    }
  });
}

/** Names the field with the table that has it, such as `"Line 3": "beds"`. */
function subjectOf({ subject, room, table }: SchemaError): string {
  return isObject(room)
    ? `${displayName({ name: toText(room['name'])?.trim() ?? '', id: table })}: ${subject}`
    : subject;
}

const setting = (path: string, value: unknown): Change => ({ op: 'set', path, value });

/** Returns the fix of a number or a color in another notation. */
function fixOf({ rule, path, value }: SchemaError): Change[] | undefined {
  if (typeof value !== 'string') return undefined;
  if (rule === 'not-a-number') {
    const number = toNumber(value);
    return number === undefined ? undefined : [setting(path, number)];
  }
  const digits =
    rule === 'bad-color' ? /^#?([0-9a-f]{3}|[0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? undefined : [setting(path, `#${digits}`)];
}

/** Reports the fields that the schema of a plan or of a venue's settings refuses. */
function unknownFields({ schemaErrors }: CheckContext): Finding[] {
  return schemaErrors
    .filter(({ rule }) => rule === 'unknown-field')
    .map((error) => finding('unknown-field.remove', error, { field: parseJsonPointer(error.path).at(-1) ?? '' }));
}

/** Fields of databases that hosts send with every row. */
const BOOKKEEPING =
  /^(?:(?:created|updated|modified|deleted|published)_(?:at|by|on)|sort_?order|is_(?:active|deleted|published|visible)|slug|uuid)$/i;

/** Reports the fields of an answer that the product doesn't read, each name once, at its first place. */
function unreadFields({ fileKind, areas, json }: CheckContext): Finding[] {
  if (fileKind !== 'answer') return [];
  const found = new Map<string, Finding>();
  const inspect = (
    fields: unknown,
    known: ReadonlySet<string>,
    owner: string,
    { path, table }: { path: string; table?: number | string | undefined },
  ): void => {
    if (!isObject(fields)) return;
    for (const field of Object.keys(fields)) {
      if (known.has(field) || BOOKKEEPING.test(field) || found.has(`${owner} ${field}`)) continue;
      const place = { path: path + toJsonPointer([field]), table };
      found.set(`${owner} ${field}`, finding('unknown-field.unread', place, { field, owner }));
    }
  };
  for (const area of areas) {
    inspect(getAtPointer(json, area.path), GROUP_FIELDS, 'group', area);
    for (const { path, id: table, room } of area.tables) {
      inspect(room, ROOM_FIELDS, 'room', { path, table });
      inspect(room['coordinates'], COORDINATE_FIELDS, "room's coordinates", { path: `${path}/coordinates`, table });
    }
  }
  return [...found.values()];
}

/** Reports once that a host sends numbers as text, at the first place, with the fix of all. */
function numbersAsText({ fileKind, coercions, json }: CheckContext): Finding[] {
  const [first] = coercions;
  if (fileKind !== 'answer' || !first) return [];
  const { path, value } = first;
  return [
    finding(
      'numbers-as-text',
      { path, table: tableIdAt(json, path) },
      {
        field: parseJsonPointer(path).at(-1) ?? '',
        value: isObject(value) ? 'an object' : String(value),
        count: coercions.length,
      },
      coercions.map((each) => setting(each.path, each.value)),
    ),
  ];
}

export const schemaChecks = [invalidFields, unknownFields, unreadFields, numbersAsText] as const;
