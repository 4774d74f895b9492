/** Schema errors in words for the people who write files. A schema's default messages are for programmers. */
import * as z from 'zod/mini';

/** An error at a JSON Pointer (RFC 6901) of a file. */
export type ValidationError = { readonly path: string; readonly message: string };
/** `isUnknownField` is set if the field itself is unknown. */
export type SchemaIssue = ValidationError & { readonly isUnknownField?: true };
export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: readonly SchemaIssue[] };

/** Parses a value with a schema, or returns all errors. */
export function parseWithSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
): ParseResult<z.output<Schema>> {
  const read = schema.safeParse(json, { error: describeIssue });
  if (read.success) return { ok: true, value: read.data };
  const { issues } = read.error;
  // A custom rule about a whole with invalid parts may be wrong.
  const reliable = issues.filter(
    (issue) => issue.code !== 'custom' || !issues.some((other) => liesWithin(other.path, issue.path)),
  );
  return { ok: false, errors: reliable.flatMap(toSchemaIssues) };
}

/** Formats a path as a JSON Pointer. */
export function toJsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function liesWithin(path: readonly PropertyKey[], whole: readonly PropertyKey[]): boolean {
  return path.length > whole.length && whole.every((part, i) => part === path[i]);
}

function toSchemaIssues(issue: z.core.$ZodIssue): SchemaIssue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: toJsonPointer(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: toJsonPointer([...issue.path, key]),
    message: 'is not a known field',
    isUnknownField: true,
  }));
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object, in { }',
  record: 'an object, in { }',
};

/** Words for issues without their own message. */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.inst instanceof z.core.$ZodNumberFormat ? 'int' : issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return lacksField(issue.input, issue.discriminator)
        ? 'is missing'
        : oneOf(Array.isArray(issue.options) ? issue.options : []);
    case 'too_small':
      return limit(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return limit(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'must be a mail address such as host@example.com' : 'has the wrong format';
    default:
      return 'is invalid';
  }
}

function lacksField(value: unknown, field: string | undefined): boolean {
  return typeof value === 'object' && value !== null && field !== undefined && !Object.hasOwn(value, field);
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? `must be ${String(values[0])}` : `must be one of ${values.join(', ')}`;
}

function limit(origin: string, value: number | bigint, bound: string): string {
  if (origin !== 'string' && origin !== 'array') return `must be ${bound} ${value}`;
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `must have ${bound} ${value} ${Number(value) === 1 ? one : many}`;
}
