/** Finds the errors of a file by its schema and by the host's further validation, each with its rule. */
import { isObject, toEntries } from '../plan/reading/coerce.ts';
import { validatePlan, planSchema } from '../plan/plan.ts';
import { type SchemaIssue, type ParseResult, parseWithSchema, toJsonPointer } from '../plan/reading/validationError.ts';
import { validateVenue, venueSchema } from '../booking/venueFile.ts';
import { namingRules } from '../booking/venueRules.ts';
import { COORDINATE_NUMBERS, answerSchema } from '../plan/reading/answerSchema.ts';
import { getChild, parseJsonPointer, getAtPointer } from '../plan/reading/jsonPointer.ts';

/**
 * `rule` is undefined if another rule reports the problem. `subject` names the place in messages, such as `"beds"`.
 * `value` and `room` are what lies at the path in the raw file, and the room that contains it.
 */
export type SchemaError = {
  readonly path: string;
  readonly message: string;
  /** Whether the file lacks the value. */
  readonly isMissing: boolean;
  readonly rule: SchemaRuleId | undefined;
  readonly table: number | string | undefined;
  readonly subject: string;
  readonly value: unknown;
  readonly room: unknown;
};

type SchemaRuleId =
  | 'missing-field'
  | 'not-a-number'
  | 'bad-seats'
  | 'bad-size'
  | 'bad-place'
  | 'bad-color'
  | 'bad-text'
  | 'bad-value'
  | 'bad-setting'
  | 'unknown-field';

/** Numeric fields of plans and answers. */
const NUMBERS: ReadonlySet<string> = new Set(['id', 'room_id', 'beds', 'size', 'points', ...COORDINATE_NUMBERS]);

const BY_FIELD: Readonly<Record<string, SchemaRuleId>> = {
  beds: 'bad-seats',
  color: 'bad-color',
  width: 'bad-size',
  height: 'bad-size',
  size: 'bad-size',
  font_size: 'bad-size',
  seats_font_size: 'bad-size',
  x: 'bad-place',
  y: 'bad-place',
  rotation: 'bad-place',
  text_offset_x: 'bad-place',
  text_offset_y: 'bad-place',
  seats_offset_x: 'bad-place',
  seats_offset_y: 'bad-place',
  name: 'bad-text',
  text: 'bad-text',
  room_description: 'bad-text',
  category_name: 'bad-text',
  $schema: 'bad-text',
};

/** Returns the errors of a file. `read` is the JSON for the schema, coerced for an answer; `json` is the raw file. */
export function findSchemaErrors(
  fileKind: 'plan' | 'answer' | 'venue',
  read: unknown,
  json: unknown,
  tenant = '',
): SchemaError[] {
  if (fileKind === 'venue') {
    const reading = namingRules(parseWithSchema(venueSchema, json));
    const issues = reading.ok ? validateVenue({ ...reading.value, tenant }) : reading.errors;
    // Another rule reports that a venue is never open.
    const ruleFor = (issue: SchemaIssue): SchemaRuleId | undefined =>
      reading.ok && ['/closed_weekdays', '/lead_minutes'].includes(issue.path) ? undefined : venueRuleOf(issue, json);
    return issues.map((issue) => placeOf(json, issue, parseJsonPointer(issue.path), ruleFor(issue)));
  }
  if (fileKind === 'answer') return toSchemaErrors(parseWithSchema(answerSchema, read), read, json);
  const reading = parseWithSchema(planSchema, read);
  if (!reading.ok) return toSchemaErrors(reading, read, json);
  return validatePlan(reading.value).map((issue) => placeOf(json, issue, parseJsonPointer(issue.path), undefined));
}

function toSchemaErrors(reading: ParseResult<unknown>, read: unknown, json: unknown): SchemaError[] {
  if (reading.ok) return [];
  const pathInFile = createPathLookup(read, json);
  return reading.errors.map((issue) => {
    const steps = parseJsonPointer(issue.path);
    const path = pathInFile(steps);
    return placeOf(json, { ...issue, path }, parseJsonPointer(path), ruleOf(issue, steps, read));
  });
}

/** Returns a function from a place in `read` to its place in the raw file, in which a list may have another form. */
function createPathLookup(read: unknown, json: unknown): (steps: readonly string[]) => string {
  const listed = new Map<unknown, ReturnType<typeof toEntries>>();
  return (steps) => {
    let path = '';
    let coerced = read;
    let value = json;
    for (const step of steps) {
      const isList = Array.isArray(coerced) && isObject(value);
      const entries = isList ? (listed.get(value) ?? toEntries(value, path)) : [];
      if (isList) listed.set(value, entries);
      [path, value] = entries[Number(step)] ?? [path + toJsonPointer([step]), getChild(value, step)];
      coerced = getChild(coerced, step);
    }
    return path;
  };
}

/** Reads what lies at an issue, in one walk: a large file may have as many issues as fields. */
function placeOf(
  json: unknown,
  { path, message, isMissing }: SchemaIssue,
  steps: readonly string[],
  rule: SchemaRuleId | undefined,
): SchemaError {
  const roomDepth = roomDepthOf(steps);
  let value = json;
  let room: unknown;
  steps.forEach((step, depth) => {
    value = getChild(value, step);
    if (depth === roomDepth) room = value;
  });
  return {
    path,
    message,
    isMissing: isMissing ?? false,
    rule,
    table: idOf(room),
    subject: subjectOf(steps),
    value,
    room,
  };
}

/** Names a place by its field. */
function subjectOf(steps: readonly string[]): string {
  if (steps.length === 0) return 'The file';
  const field = steps.findLast((step) => !/^\d+$/.test(step));
  if (field === undefined) return 'An entry of the list';
  return field === steps.at(-1) ? `"${field}"` : `An entry of "${field}"`;
}

/** Returns the index of the step that leads to a room, such as 3 in `/areas/0/rooms/5/name`; -1 outside rooms. */
function roomDepthOf(steps: readonly string[]): number {
  const list = ['areas', 'data'].includes(steps[0] ?? '') && steps[2] === 'rooms' ? 2 : 1;
  if (steps[list] !== 'rooms') return -1;
  return steps[list + 1] === 'data' ? list + 2 : list + 1;
}

function ruleOf(issue: SchemaIssue, steps: readonly string[], json: unknown): SchemaRuleId {
  if (issue.isUnknownField) return 'unknown-field';
  const value = steps.reduce(getChild, json);
  if (value === undefined) return 'missing-field';
  // Known field names contain no digits, so a step with a digit is a list index.
  const field = steps.findLast((step) => !/\d/.test(step)) ?? '';
  const inList = steps.at(-1) !== field;
  if (
    NUMBERS.has(field) &&
    !Number.isFinite(value) &&
    !Array.isArray(value) &&
    !isObject(value) &&
    (field !== 'points' || inList)
  )
    return 'not-a-number';
  return BY_FIELD[field] ?? 'bad-value';
}

function venueRuleOf(issue: SchemaIssue, json: unknown): SchemaRuleId {
  if (issue.isUnknownField) return 'unknown-field';
  if (getAtPointer(json, issue.path) === undefined) return 'missing-field';
  return issue.path.startsWith('/theme/') ? 'bad-color' : 'bad-setting';
}

/** Returns the id of the room that contains a place. */
export function tableIdAt(json: unknown, path: string): number | string | undefined {
  return placeOf(json, { path, message: '' }, parseJsonPointer(path), undefined).table;
}

function idOf(room: unknown): number | string | undefined {
  const id = getChild(room, 'id');
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
