/** The types of the calls, as openapi-fetch reads them, from the OpenAPI document. */
import { type JSONSchema, compile } from 'json-schema-to-typescript';

type Schema = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
type Operation = {
  readonly summary: string;
  readonly description?: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
};
type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
type Document = {
  readonly paths: Operations;
  readonly webhooks: Operations;
  readonly components: { readonly schemas: object };
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const PLACES = ['query', 'header', 'path', 'cookie'];
const REFERENCE = '#/components/schemas/';

const comment = (...texts: readonly (string | undefined)[]): string => {
  const text = texts.filter((each) => each !== undefined).join('. ');
  return text === '' ? '' : `/** ${text.replaceAll('*/', '*\\/')} */ `;
};
const members = (entries: readonly string[]): string => `{ ${entries.join('; ')} }`;

/** The document's own schemas, beside those that it names, are texts, objects and constants. */
function typeOf({ $ref, const: constant, type }: Schema): string {
  if (typeof $ref === 'string') return `Schemas[${JSON.stringify($ref.replace(REFERENCE, ''))}]`;
  if (constant !== undefined) return JSON.stringify(constant);
  return type === 'object' ? 'Record<string, unknown>' : 'string';
}

const contentType = (content: Content | undefined): string =>
  content === undefined
    ? 'content?: never'
    : `content: ${members(Object.entries(content).map(([name, { schema }]) => `${JSON.stringify(name)}: ${typeOf(schema)}`))}`;

/** `ownHeader` is one that the client sends by itself. */
function operationType({ parameters, requestBody, responses }: Operation, ownHeader: string): string {
  const places = PLACES.map((place) => {
    const listed = parameters.filter((each) => each.in === place && each.name !== ownHeader);
    if (listed.length === 0) return `${place}?: never`;
    const types = listed.map(
      (each) =>
        `${comment(each.description)}${JSON.stringify(each.name)}${each.required ? '' : '?'}: ${typeOf(each.schema)}`,
    );
    return `${place}${listed.some(({ required }) => required) ? '' : '?'}: ${members(types)}`;
  });
  const replies = Object.entries(responses).map(
    ([status, reply]) =>
      `${comment(reply.description)}${JSON.stringify(/^\d+$/.test(status) ? Number(status) : status)}: ${members(['headers: Record<string, unknown>', contentType(reply.content)])}`,
  );
  const body =
    requestBody === undefined ? 'requestBody?: never' : `requestBody: { ${contentType(requestBody.content)} }`;
  return members([`parameters: ${members(places)}`, body, `responses: ${members(replies)}`]);
}

const operationsType = (name: string, operations: Operations, ownHeader: string): string => {
  const paths = Object.entries(operations).map(([path, byMethod]) => {
    const methods = METHODS.map((method) => {
      const operation = byMethod[method];
      return operation === undefined
        ? `${method}?: never`
        : `${comment(operation.summary, operation.description)}${method}: ${operationType(operation, ownHeader)}`;
    });
    return `${JSON.stringify(path)}: ${members(methods)}`;
  });
  return `export interface ${name} ${members(paths)}\n`;
};

/** Returns declarations of `paths`, `webhooks` and `components`. */
export async function writeCallTypes({ paths, webhooks, components }: Document, ownHeader: string): Promise<string> {
  const $defs = JSON.parse(JSON.stringify(components.schemas).replaceAll(REFERENCE, '#/$defs/')) as JSONSchema;
  const names = Object.keys($defs);
  const all = {
    $defs,
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
  };
  const schemas = await compile(all as JSONSchema, 'Schemas', {
    bannerComment: '',
    format: false,
    unknownAny: true,
    additionalProperties: false,
  });
  return [
    schemas,
    operationsType('paths', paths, ownHeader),
    operationsType('webhooks', webhooks, ownHeader),
    'export interface components { schemas: Schemas }',
  ].join('\n');
}
