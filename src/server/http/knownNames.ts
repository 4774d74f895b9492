/**
 * One rule for integrators: a body is refused if it has a field that the document of the calls does not name, as a
 * misspelled one would be lost without a word. With a session or a key, so is a parameter; addresses that guests pass on
 * get parameters of others.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './middleware.ts';
import { CALL_GROUPS } from './openApi/calls.ts';
import { type JsonSchema, buildSchemas } from './openApi/schemas.ts';

type Names = {
  readonly needsSession: boolean;
  readonly parameters: ReadonlySet<string>;
  /** Undefined if the body is no JSON, or any. */
  readonly fields: ReadonlySet<string> | undefined;
};

/** Names that pages and proxies add to any address. */
const ALWAYS: readonly string[] = ['lang', 'once'];

function namesByRoute(): Map<string, Names> {
  const schemas = buildSchemas();
  const propertiesOf = (body = ''): string[] | undefined => {
    const { properties } = (schemas[body] ?? {}) as JsonSchema & { readonly properties?: object };
    return properties && Object.keys(properties);
  };
  const fieldsOf = (body: string | undefined): ReadonlySet<string> | undefined => {
    const names = propertiesOf(body);
    // The page sends a change with the whole form.
    return names && new Set([...names, ...(body === 'Change' ? (propertiesOf('Payload') ?? []) : [])]);
  };
  return new Map(
    CALL_GROUPS.flatMap(({ needsSession, calls }) =>
      Object.values(calls).map(([{ method, path }, { query = {}, body }]): [string, Names] => [
        `${method} ${path}`,
        {
          needsSession,
          parameters: new Set([...ALWAYS, ...Object.keys(query).map((name) => name.replace(/\?$/, ''))]),
          fields: fieldsOf(body),
        },
      ]),
    ),
  );
}

/** Made before the first guest comes, and once for all applications of a process. */
let routes: ReadonlyMap<string, Names> | undefined;

/** Adds the check, after that of keys. */
export function refuseUnknownNames(app: FastifyInstance): void {
  routes ??= namesByRoute();
  const namesOf = routes;
  const findUnknown = ({ method, routeOptions, query, body, apiKey }: FastifyRequest): string | undefined => {
    const names = namesOf.get(`${method} ${routeOptions.url}`);
    if (!names) return undefined;
    const { needsSession, parameters, fields } = names;
    const isKnown = needsSession || apiKey !== undefined;
    const parameter = isKnown ? Object.keys(query as object).find((name) => !parameters.has(name)) : undefined;
    // The calls of the booking page say it of each field.
    if (
      parameter !== undefined ||
      !fields ||
      routeOptions.url?.startsWith('/reservation') ||
      typeof body !== 'object' ||
      body === null
    )
      return parameter;
    return Object.keys(body).find((name) => !fields.has(name));
  };
  app.addHook('preHandler', async (request, reply) => {
    const unknown = findUnknown(request);
    return unknown === undefined
      ? undefined
      : sendError(reply, 400, 'bad_call', {}, { error: `/${unknown.slice(0, 80)} is unknown` });
  });
}
