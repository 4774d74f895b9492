/** Opens plan files. Errors are texts for the venue's staff; no function throws. */
import { type Plan, planSchema, validatePlan } from '../../domain/plan/plan.ts';
import { hasGroups } from '../../domain/plan/reading/availability.ts';
import { isObject } from '../../domain/plan/reading/coerce.ts';
import { findDuplicateKeys } from '../../domain/plan/reading/duplicateKeys.ts';
import { findJsonSyntaxError } from '../../domain/plan/reading/jsonSyntaxError.ts';
import { type ValidationError, parseWithSchema } from '../../domain/plan/reading/validationError.ts';
import { describeLocation } from './errorLocation.ts';
import { MAX_GROUPS, MAX_PARTS } from '../../domain/plan/limits.ts';
import { MAX_FILE_BYTES } from './fileLimits.ts';
import { readBytes } from './readBytes.ts';
import { messages } from '../messages.ts';

/** What a file is if it is recognized as something other than a plan. The first four can be imported or pasted. */
type OtherFileType = 'answer' | 'pretix' | 'svg' | 'items' | 'venue';
/** `path` is a JSON Pointer, `location` the same in words. */
type PlanFileError = ValidationError & { readonly location: string };
/**
 * `problems` of an opened plan are those that the user can fix in the editor, such as a table outside the plan;
 * `warnings` are about what the plan doesn't hold, such as the first value of a key that is given twice. The problems
 * of a rejected plan are the first errors; `more` is the number of the others.
 */
type PlanFileResult =
  | {
      readonly ok: true;
      readonly plan: Plan;
      readonly problems: readonly PlanFileError[];
      readonly warnings: readonly string[];
    }
  | {
      readonly ok: false;
      readonly error: string;
      readonly type?: OtherFileType;
      readonly problems: readonly PlanFileError[];
      readonly more: number;
    };

const MAX_PROBLEMS = 20;
/** The search for a syntax error takes too long in a longer text. */
const MAX_SEARCHED_LENGTH = 4_000_000;

export async function readPlanFile(file: Blob): Promise<PlanFileResult> {
  const read = await readBytes(file);
  if (!read.ok) return reject(read.error);
  try {
    return readPlanText(new TextDecoder('utf-8', { fatal: true }).decode(read.bytes));
  } catch {
    return reject(messages.files.notText);
  }
}

/**
 * Reads a plan of version 1 from text of at most 20 MB. Every table needs an id and a category. What is wrong with its
 * fields is said in English.
 */
export function readPlanText(text: string): PlanFileResult {
  if (text.length > MAX_FILE_BYTES) return reject(messages.files.tooLarge);
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return reject(messages.files.empty);
  if (/^\s*<(?:\?xml|!DOCTYPE|!--|svg)/i.test(plain)) return reject(messages.files.isDrawing, 'svg');
  let json: unknown;
  try {
    json = JSON.parse(plain);
  } catch {
    return reject(describeSyntaxError(plain));
  }
  const other = detectOtherType(json) ?? checkSize(json);
  if (other) return other;
  const read = parseWithSchema(planSchema, json);
  if (!read.ok) return rejectInvalid(json, read.errors);
  const errors = validatePlan(read.value);
  // A table needs a unique id and a category to be selected and drawn. All else can be fixed in the editor.
  const fatal = errors.filter(({ path }) => path.endsWith('/id') || path.endsWith('/room_id'));
  return fatal.length > 0
    ? rejectInvalid(json, fatal)
    : {
        ok: true,
        plan: read.value,
        problems: withLocations(json, errors),
        warnings: describeDuplicateKeys(plain, json),
      };
}

/** Returns a line for each key that an object in the text has twice. */
export function describeDuplicateKeys(text: string, json: unknown): string[] {
  return [...new Set(findDuplicateKeys(text))]
    .slice(0, MAX_PROBLEMS)
    .map((path) =>
      messages.files.import.about({ subjects: describeLocation(json, path), warning: messages.files.import.keyTwice }),
    );
}

function reject(error: string, type?: OtherFileType): PlanFileResult {
  return { ok: false, error, problems: [], more: 0, ...(type ? { type } : {}) };
}

function rejectInvalid(json: unknown, errors: readonly ValidationError[]): PlanFileResult {
  const problems = withLocations(json, errors);
  const first = problems.slice(0, 1).map(({ location, message }) => `${location}: ${message}.`);
  return {
    ok: false,
    error: [messages.files.invalid, ...first, ...countOthers(errors.length - 1)].join(' '),
    problems,
    more: Math.max(errors.length - MAX_PROBLEMS, 0),
  };
}

function countOthers(count: number): string[] {
  return count === 0 ? [] : [messages.files.moreErrors({ count })];
}

function withLocations(json: unknown, errors: readonly ValidationError[]): PlanFileError[] {
  return errors.slice(0, MAX_PROBLEMS).map((error) => ({ ...error, location: describeLocation(json, error.path) }));
}

function describeSyntaxError(text: string): string {
  if (text.length > MAX_SEARCHED_LENGTH) return messages.files.damaged;
  // The search overflows the stack on a text of a single vast token.
  try {
    const found = findJsonSyntaxError(text);
    return found ? messages.files.syntaxError({ line: found.line, column: found.column }) : messages.files.damaged;
  } catch {
    return messages.files.damaged;
  }
}

function detectOtherType(json: unknown): PlanFileResult | undefined {
  if (!(isObject(json) && Object.hasOwn(json, 'areas')) && hasGroups(json))
    return reject(messages.files.isAnswer, 'answer');
  if (!isObject(json)) return reject(messages.files.noPlan);
  if (Array.isArray(json['zones'])) return reject(messages.files.isPretix, 'pretix');
  if (json['kind'] === 'tidetable/items/1') return reject(messages.files.isItems, 'items');
  if (Object.hasOwn(json, 'time_zone') || Object.hasOwn(json, 'location_id'))
    return reject(messages.files.isVenue, 'venue');
  const { version } = json;
  if (typeof version === 'number' && version !== 1) return reject(messages.files.otherVersion({ version }));
  if (version !== undefined && version !== 1) return reject(messages.files.noVersion);
  return version === undefined && !Object.hasOwn(json, 'areas') ? reject(messages.files.noPlan) : undefined;
}

/** Runs before validation, which takes seconds for 100,000 tables. */
function checkSize(json: unknown): PlanFileResult | undefined {
  if (!isObject(json)) return undefined;
  const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
  const areas = Array.isArray(json['areas']) ? (json['areas'] as unknown[]) : [];
  const tableCount = areas.reduce((sum: number, area) => sum + (isObject(area) ? lengthOf(area['rooms']) : 0), 0);
  if (tableCount > MAX_PARTS) return reject(messages.files.tooMany.tables({ found: tableCount, most: MAX_PARTS }));
  const lists = [
    ['areas', MAX_GROUPS],
    ['categories', MAX_GROUPS],
    ['decor', MAX_PARTS],
  ] as const;
  for (const [name, max] of lists) {
    const count = lengthOf(json[name]);
    if (count > max) return reject(messages.files.tooMany[name]({ found: count, most: max }));
  }
  return undefined;
}
