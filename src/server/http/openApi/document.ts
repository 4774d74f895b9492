/** The host's calls as an OpenAPI 3.1 document, generated from the schemas. */
import type { FastifyInstance } from 'fastify';
import { AJAX_HEADER } from '../../../api/bookingContract.ts';
import { type BodyType, CALL_GROUPS, type CallDescription, type CallGroup } from './calls.ts';
import { EVENT_TYPES, type EventType } from '../../../api/integrationContract.ts';
import { repeatFieldOf, scopeOf } from '../../keys/keyScopes.ts';
import { type JsonSchema, buildSchemas, eventSchemaName, referenceTo } from './schemas.ts';

/** The version of the calls. It changes only with the calls. */
const VERSION = '1.3.0';
/** The names of the cookie: with https, and without. */
const SESSION_COOKIES = { session: '__Host-tidetable_editor', plainSession: 'tidetable_editor' } as const;

/** The name of the scheme of keys. */
const KEY_SCHEME = 'key';

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
type Reply = { readonly description: string; readonly content?: Content };
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string | undefined;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly description?: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Reply>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
};
type Paths = Record<string, Record<string, Operation>>;

function contentOf(body: BodyType): Content {
  if (body === 'application/json') return { [body]: { schema: { type: 'object' } } };
  return body.includes('/')
    ? { [body]: { schema: { type: 'string' } } }
    : { 'application/json': { schema: { $ref: referenceTo(body) } } };
}

/** The replies that a call shares with others, whose bodies are those of a failure. */
function commonReplies(
  method: string,
  path: string,
  { isGuarded, isForOwnPages, takesKey }: Readonly<Record<'isGuarded' | 'isForOwnPages' | 'takesKey', boolean>>,
): [number, Reply][] {
  const isWrite = method !== 'GET';
  const replies: [boolean, number, string][] = [
    [isGuarded || takesKey, 400, 'The call does not know a parameter or a field'],
    [isGuarded || takesKey, 401, 'Without a session, or with a wrong key'],
    [isWrite || isForOwnPages, 403, 'The header of calls is missing, or the session or page may not call this'],
    [path.includes(':tenant'), 404, 'There is nothing at this address'],
    [isForOwnPages, 421, 'The host is not reached at this name'],
    [isWrite || takesKey, 429, 'Too many requests from this network, or with this key'],
    [path !== '/healthz', 503, 'The database is not usable at the moment'],
  ];
  return replies
    .filter(([applies]) => applies)
    .map(([, status, description]) => [status, { description, content: contentOf('Failed') }]);
}

/** Reads parameters by name; a name that ends in `?` may be missing. */
function parametersIn(
  place: 'query' | 'header',
  byName: Readonly<Record<string, string>> = {},
): Operation['parameters'] {
  return Object.entries(byName).map(([name, description]) => ({
    name: name.replace(/\?$/, ''),
    in: place,
    required: !name.endsWith('?'),
    description,
    schema: { type: 'string' },
  }));
}

function operationOf(group: CallGroup, name: string, method: string, path: string, call: CallDescription): Operation {
  const { summary, description, query, headers, body, reply, replies = {}, startsSession } = call;
  const isGuarded = group.needsSession && !startsSession;
  const scope = scopeOf(method, path);
  const repeatField = repeatFieldOf(path);
  const needsSession = isGuarded ? Object.keys(SESSION_COOKIES).map((scheme) => ({ [scheme]: [] })) : [{}];
  const [[ajaxHeader, ajaxValue] = ['', '']] = Object.entries(AJAX_HEADER);
  const responses: [number, Reply][] = [
    [200, { description: 'Success', content: contentOf(reply) }],
    ...commonReplies(method, path, {
      isGuarded,
      isForOwnPages: group.needsSession,
      takesKey: scope !== undefined,
    }),
    ...(scope && method === 'GET'
      ? [[304, { description: 'Nothing has changed since the answer with this ETag' }] as [number, Reply]]
      : []),
    ...Object.entries(replies).map(([status, [text, type]]): [number, Reply] => [
      Number(status),
      { description: text, ...(type === undefined ? {} : { content: contentOf(type) }) },
    ]),
  ];
  return {
    operationId: name,
    tags: [group.name],
    summary,
    description: [description, scope && `A key needs the scope \`${scope}\`.`].filter(Boolean).join(' ') || undefined,
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
        name: parameter!,
        in: 'path' as const,
        required: true,
        schema: { type: 'string' as const },
      })),
      ...parametersIn('query', query),
      ...parametersIn('header', {
        ...(scope && method === 'GET' ? { 'If-None-Match?': 'With a key: the ETag of an answer' } : {}),
        ...(repeatField === undefined
          ? {}
          : { 'Idempotency-Key?': `With a key: what \`${repeatField}\` has if it is missing` }),
        ...headers,
      }),
      ...(method === 'GET'
        ? []
        : [{ name: ajaxHeader, in: 'header' as const, required: scope === undefined, schema: { const: ajaxValue } }]),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, content: contentOf(body) } }),
    responses: Object.fromEntries(responses),
    ...(isGuarded || scope ? { security: [...needsSession, ...(scope ? [{ [KEY_SCHEME]: [scope] }] : [])] } : {}),
  };
}

/** What the host sends to a webhook. */
function webhookOf(type: EventType) {
  const schema = { $ref: referenceTo(eventSchemaName(type)) };
  return {
    operationId: `webhook_${type}`,
    summary: `The event ${type}, by the convention of Standard Webhooks`,
    parameters: parametersIn('header', {
      'webhook-id': 'The same in each attempt',
      'webhook-timestamp': 'When it is sent, in epoch seconds',
      'webhook-signature':
        'v1, a comma, and the HMAC-SHA256 of id, timestamp and body, in base64; two, separated by a space, after the secret was renewed',
    }),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { '2XX': { description: 'Taken' }, '410': { description: 'Turns the webhook off' } },
  };
}

/** Returns the document. */
export function buildOpenApi() {
  const paths: Paths = {};
  for (const group of CALL_GROUPS)
    for (const [name, [{ method, path }, call]] of Object.entries(group.calls))
      (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operationOf(
        group,
        `${group.name.toLowerCase()}_${name}`,
        method,
        path,
        call,
      );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tidetable calls',
      version: VERSION,
      description: 'The calls of this host. Pages, and the forms on them, are not listed.',
    },
    tags: CALL_GROUPS.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: webhookOf(type) }])),
    components: {
      schemas: buildSchemas(),
      securitySchemes: {
        ...Object.fromEntries(
          Object.entries(SESSION_COOKIES).map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'cookie', name }]),
        ),
        [KEY_SCHEME]: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that an owner makes. Each call that takes one names the scope that it needs.',
        },
      },
    },
  };
}

/** Adds `/openapi.json`, which any reader of OpenAPI shows, as pages of all sites may load it. */
export function addOpenApi(app: FastifyInstance): void {
  let json: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(buildOpenApi(), undefined, 2);
    return reply
      .headers({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' })
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('application/json; charset=utf-8')
      .send(json);
  });
}
