/** The rule that every reply of a call is as the OpenAPI document says. The harness applies it to the replies that tests get. */
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { buildOpenApi } from '../../src/server/http/openApi/document.ts';

type Document = ReturnType<typeof buildOpenApi>;
type Operation = Document['paths'][string][string];
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Replies to what is no call of the document: bodies that no call takes, keys where none is taken, and failures of the host. */
const OF_ANY_CALL = [400, 403, 413, 415, 500];

let document: Document | undefined;
const openApi = (): Document => (document ??= buildOpenApi());
const validators = new Map<string, z.ZodType>();

/** Returns what is wrong with a value by a schema of the document. */
export function schemaProblems(schema: JsonSchema, value: unknown): string[] {
  const text = JSON.stringify(schema);
  let validator = validators.get(text);
  if (!validator) {
    // The reader of schemas finds references only among a schema's own definitions.
    const whole = JSON.stringify({ ...schema, $defs: openApi().components.schemas });
    validator = z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema);
    validators.set(text, validator);
  }
  const result = validator.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

function findOperation(method: string, path: string): Operation | undefined {
  const isAt = (template: string): boolean =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return Object.entries(openApi().paths).find(([template]) => isAt(template))?.[1][method.toLowerCase()];
}

/** Returns what a reply has that the document does not say, or lacks. `path` is without the query. */
export function replyProblems(
  method: string,
  path: string,
  { statusCode, headers, body }: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
): string[] {
  const operation = findOperation(method, path);
  if (!operation) return [];
  const { content } = operation.responses[statusCode] ?? {};
  const name = `${method} ${path} ${statusCode}`;
  if (!operation.responses[statusCode]) return OF_ANY_CALL.includes(statusCode) ? [] : [`${name}: not documented`];
  const [[type, described] = ['', undefined]] = Object.entries(content ?? {});
  const sent = headers['content-type']?.toString() ?? '';
  if (!sent.includes(type)) return [`${name}: ${sent}`];
  if (type !== 'application/json' || headers['content-encoding'] !== undefined) return [];
  return schemaProblems(described!.schema, JSON.parse(body)).map((problem) => `${name}: ${problem}`);
}
