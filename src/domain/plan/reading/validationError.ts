/** Schema errors in words for the people who write files. A schema's default messages are for programmers. */
import * as z from 'zod/mini';

/** An error at a JSON Pointer (RFC 6901) of a file. */
export type ValidationError = { readonly path: string; readonly message: string };
/** `isUnknownField` is set if the field itself is unknown, `isMissing` if a value is missing. */
export type SchemaIssue = ValidationError & { readonly isUnknownField?: true; readonly isMissing?: true };
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly SchemaIssue[] };

const MISSING = 'is missing';

/** Says what an issue of a schema is, unless the schema has a message of its own. */
export type DescribeIssue = (issue: z.core.$ZodRawIssue) => string;

/** Parses a value with a schema, or returns all errors. `describe` says in another language what is wrong with a value. */
export function parseWithSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
  describe: DescribeIssue = describeIssue,
): ParseResult<z.output<Schema>> {
  const read = safeParse(schema, json, describe);
  if (!read) return { ok: false, errors: [{ path: '', message: 'is invalid' }] };
  if (read.success) return { ok: true, value: read.data };
  const { issues } = read.error;
  // A custom rule about a whole with invalid parts may be wrong.
  const reliable = issues.filter(
    (issue) => issue.code !== 'custom' || !issues.some((other) => liesWithin(other.path, issue.path)),
  );
  return { ok: false, errors: reliable.flatMap(toSchemaIssues) };
}

/** Returns undefined if there are so many errors, more than 100,000 in a list, that the schema overflows the stack. */
function safeParse<Schema extends z.ZodMiniType>(schema: Schema, json: unknown, describe: DescribeIssue) {
  try {
    return schema.safeParse(json, { error: (issue) => (lacksValue(issue) ? MISSING : describe(issue)) });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Formats a path as a JSON Pointer. */
export function toJsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function liesWithin(path: readonly PropertyKey[], whole: readonly PropertyKey[]): boolean {
  return path.length > whole.length && whole.every((part, i) => part === path[i]);
}

function toSchemaIssues(issue: z.core.$ZodIssue): SchemaIssue[] {
  if (issue.code !== 'unrecognized_keys') {
    const path = toJsonPointer(issue.path);
    return issue.message === MISSING
      ? [{ path, message: MISSING, isMissing: true }]
      : [{ path, message: issue.message }];
  }
  return issue.keys.map((key) => ({
    path: toJsonPointer([...issue.path, key]),
    message: 'is not a known field',
    isUnknownField: true,
  }));
}

const WRONG_TYPES: Readonly<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  object: 'must be an object, in { }',
  record: 'must be an object, in { }',
};

function lacksValue(issue: z.core.$ZodRawIssue): boolean {
  return issue.input === undefined || (issue.code === 'invalid_union' && lacksField(issue.input, issue.discriminator));
}

/** Words for issues without their own message. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (
        WRONG_TYPES[issue.inst instanceof z.core.$ZodNumberFormat ? 'int' : issue.expected] ?? 'must be of another kind'
      );
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : ofEither(issue.errors);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return 'has the wrong format';
    default:
      return 'is invalid';
  }
}

function lacksField(value: unknown, field: string | undefined): boolean {
  return typeof value === 'object' && value !== null && field !== undefined && !Object.hasOwn(value, field);
}

function oneOf(values: readonly unknown[]): string {
  if (values.length === 0) return 'is invalid';
  return values.length === 1 ? `must be ${String(values[0])}` : `must be one of ${values.join(', ')}`;
}

/** Says which kinds a union takes, such as a text or a number. */
function ofEither(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const types = errors.flatMap(([first]) =>
    first?.code === 'invalid_type' ? (WRONG_TYPES[first.expected] ?? []) : [],
  );
  return types.length === 0 ? 'is invalid' : types.join(' or ').replaceAll('or must be', 'or');
}

/** Only numbers have limits that they must not reach. */
function tooSmall(origin: string, least: number, isInclusive: boolean): string {
  if (origin === 'string')
    return least === 1 ? 'must have at least 1 character' : `must have at least ${least} characters`;
  if (origin === 'array') return least === 1 ? 'must have at least 1 entry' : `must have at least ${least} entries`;
  return isInclusive ? `must be at least ${least}` : `must be more than ${least}`;
}

function tooBig(origin: string, most: number, isInclusive: boolean): string {
  if (origin === 'string') return most === 1 ? 'must have at most 1 character' : `must have at most ${most} characters`;
  if (origin === 'array') return most === 1 ? 'must have at most 1 entry' : `must have at most ${most} entries`;
  return isInclusive ? `must be at most ${most}` : `must be less than ${most}`;
}
