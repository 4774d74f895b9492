/** Finds the errors of a file by its schema and by the host's further validation, each with its rule. */
import { isObject } from '../plan/reading/coerce.ts';
import { validatePlan, planSchema } from '../plan/plan.ts';
import { type SchemaIssue, type ParseResult, parseWithSchema } from '../plan/reading/validationError.ts';
import { validateVenue, venueSchema } from '../booking/venueFile.ts';
import { answerSchema } from './answerSchema.ts';
import { getChild, parseJsonPointer, getAtPointer } from '../plan/reading/jsonPointer.ts';

/** `rule` is undefined if another rule reports the problem. */
export type SchemaError = {
  readonly path: string;
  readonly message: string;
  readonly rule: SchemaRuleId | undefined;
  readonly table: number | string | undefined;
};

export type SchemaRuleId =
  | 'missing-field'
  | 'not-a-number'
  | 'bad-seats'
  | 'bad-size'
  | 'bad-place'
  | 'bad-color'
  | 'bad-id'
  | 'bad-text'
  | 'bad-picture'
  | 'bad-time'
  | 'bad-shape'
  | 'bad-decor'
  | 'bad-setting'
  | 'wrong-kind'
  | 'unknown-field';

/** Numeric fields of plans and answers. */
const NUMBERS = new Set([
  'id',
  'room_id',
  'beds',
  'x',
  'y',
  'width',
  'height',
  'size',
  'rotation',
  'font_size',
  'seats_font_size',
  'text_offset_x',
  'text_offset_y',
  'seats_offset_x',
  'seats_offset_y',
  'points',
]);

const BY_FIELD: Readonly<Record<string, SchemaRuleId>> = {
  id: 'bad-id',
  room_id: 'bad-id',
  beds: 'bad-seats',
  color: 'bad-color',
  picture: 'bad-picture',
  available_until: 'bad-time',
  shape: 'bad-shape',
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
  kind: 'bad-decor',
  surface: 'bad-decor',
  tone: 'bad-decor',
  smooth: 'bad-decor',
  corners: 'bad-decor',
  points: 'bad-decor',
};

/** Returns the errors of a file. `read` is the JSON for the schema, coerced for an answer; `json` is the raw file. */
export function findSchemaErrors(
  fileKind: 'plan' | 'answer' | 'venue',
  read: unknown,
  json: unknown,
  tenant = '',
): SchemaError[] {
  if (fileKind === 'venue') {
    const reading = parseWithSchema(venueSchema, json);
    const issues = reading.ok ? validateVenue({ ...reading.value, tenant }) : reading.errors;
    // Another rule reports that a venue is never open.
    const ruleFor = (issue: SchemaIssue): SchemaRuleId | undefined =>
      reading.ok && ['/closed_weekdays', '/lead_minutes'].includes(issue.path) ? undefined : venueRuleOf(issue, json);
    return issues.map((issue) => ({ ...withoutFlag(issue), rule: ruleFor(issue), table: undefined }));
  }
  if (fileKind === 'answer') return toSchemaErrors(parseWithSchema(answerSchema, read), read, json);
  const reading = parseWithSchema(planSchema, read);
  if (!reading.ok) return toSchemaErrors(reading, read, json);
  return validatePlan(reading.value).map((issue) => ({
    ...issue,
    rule: undefined,
    table: tableIdAt(json, issue.path),
  }));
}

function toSchemaErrors(reading: ParseResult<unknown>, read: unknown, json: unknown): SchemaError[] {
  return reading.ok
    ? []
    : reading.errors.map((issue) => ({
        ...withoutFlag(issue),
        rule: ruleOf(issue, read),
        table: tableIdAt(json, issue.path),
      }));
}

const withoutFlag = ({ path, message }: SchemaIssue): { path: string; message: string } => ({ path, message });

function ruleOf(issue: SchemaIssue, json: unknown): SchemaRuleId {
  if (issue.isUnknownField) return 'unknown-field';
  const value = getAtPointer(json, issue.path);
  if (value === undefined) return 'missing-field';
  const steps = parseJsonPointer(issue.path);
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
  return BY_FIELD[field] ?? 'wrong-kind';
}

function venueRuleOf(issue: SchemaIssue, json: unknown): SchemaRuleId {
  if (issue.isUnknownField) return 'unknown-field';
  if (getAtPointer(json, issue.path) === undefined) return 'missing-field';
  return issue.path.startsWith('/theme/') ? 'bad-color' : 'bad-setting';
}

/** Returns the pointer to the room that contains a place of a plan or an answer. */
export function roomPointer(path: string): string | undefined {
  return /^(?:\/areas)?\/[^/]+\/rooms\/[^/]+/.exec(path)?.[0];
}

/** Returns the id of the room that contains a place. */
export function tableIdAt(json: unknown, path: string): number | string | undefined {
  const room = roomPointer(path);
  const id = room === undefined ? undefined : getChild(getAtPointer(json, room), 'id');
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
