/** What a file's schema, and what the host looks at beyond it, refuses: each with the rule that it comes under. */
import { isObject } from '../loose.ts';
import { planFaults, planSchema } from '../plan.ts';
import { type SchemaFault, type SchemaReading, readBySchema } from '../schemaFault.ts';
import { venueFaults, venueSchema } from '../venue.ts';
import { answerSchema } from './answerForm.ts';
import { childOf, stepsOf, valueAt } from './pointers.ts';

/** `rule` is undefined where no rule about the form of a field has it: the rules about the whole look for themselves. */
export type Refusal = {
  readonly path: string;
  readonly message: string;
  readonly rule: FormRuleId | undefined;
  readonly table: number | string | undefined;
};

export type FormRuleId =
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

/** Fields of plans and answers that hold numbers. */
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

const BY_FIELD: Readonly<Record<string, FormRuleId>> = {
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
  points: 'bad-decor',
};

/** What is refused of a file. `read` is the JSON as its schema shall see it, `json` the file as it is. */
export function refusalsOf(form: 'plan' | 'answer' | 'venue', read: unknown, json: unknown, tenant = ''): Refusal[] {
  if (form === 'venue') {
    const reading = readBySchema(venueSchema, json);
    const faults = reading.ok ? venueFaults({ ...reading.value, tenant }) : reading.faults;
    // That a venue is never open is for a rule of its own.
    const ruleFor = (fault: SchemaFault): FormRuleId | undefined =>
      reading.ok && ['/closed_weekdays', '/lead_minutes'].includes(fault.path) ? undefined : venueRuleOf(fault, json);
    return faults.map((fault) => ({ ...toldOf(fault), rule: ruleFor(fault), table: undefined }));
  }
  if (form === 'answer') return refusedBy(readBySchema(answerSchema, read), read, json);
  const reading = readBySchema(planSchema, read);
  if (!reading.ok) return refusedBy(reading, read, json);
  return planFaults(reading.value).map((fault) => ({ ...fault, rule: undefined, table: tableAt(json, fault.path) }));
}

function refusedBy(reading: SchemaReading<unknown>, read: unknown, json: unknown): Refusal[] {
  return reading.ok
    ? []
    : reading.faults.map((fault) => ({
        ...toldOf(fault),
        rule: ruleOf(fault, read),
        table: tableAt(json, fault.path),
      }));
}

const toldOf = ({ path, message }: SchemaFault): { path: string; message: string } => ({ path, message });

function ruleOf(fault: SchemaFault, json: unknown): FormRuleId {
  if (fault.unknown) return 'unknown-field';
  const value = valueAt(json, fault.path);
  if (value === undefined) return 'missing-field';
  const steps = stepsOf(fault.path);
  // A field that is known has no figure in its name: what has one is an entry of a list.
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

function venueRuleOf(fault: SchemaFault, json: unknown): FormRuleId {
  if (fault.unknown) return 'unknown-field';
  if (valueAt(json, fault.path) === undefined) return 'missing-field';
  return fault.path.startsWith('/theme/') ? 'bad-color' : 'bad-setting';
}

/** The pointer to the room that a place lies in, in a plan or an answer. */
export function roomPathOf(path: string): string | undefined {
  return /^(?:\/areas)?\/[^/]+\/rooms\/[^/]+/.exec(path)?.[0];
}

/** The id of the room that a place lies in. */
export function tableAt(json: unknown, path: string): number | string | undefined {
  const room = roomPathOf(path);
  const id = room === undefined ? undefined : childOf(valueAt(json, room), 'id');
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
}
