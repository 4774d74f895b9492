/** The booking calls as an OpenAPI 3.1 document, generated from schemas, and the same as a page for readers. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AJAX_HEADER, bookingCalls } from '../../api/bookingContract.ts';
import type { ReservationPayload } from '../../domain/booking/reservationPayload.ts';
import { answerSchema } from '../../domain/checks/answerSchema.ts';
import { escapeHtml } from '../html.ts';
import { type PageTemplates, sendPlainPage } from './pageRoutes.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The version of the calls. It changes only with the calls. */
const VERSION = '1.0.0';

const described = <Type extends z.core.$ZodType>(schema: Type, description: string): Type => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

/** What a page sends, with the same fields as the page's own type. */
const payloadSchema = z.object({
  first_name: z.string(),
  last_name: described(z.string(), 'May be empty.'),
  country_code: described(z.string(), 'Such as +94.'),
  phone: z.string(),
  email: z.string(),
  notes: described(z.string(), 'May be empty.'),
  terms: described(z.boolean(), 'Validation ignores it.'),
  time: described(z.string(), 'hh:mm AM or PM. 12:00 AM is the end of the date where the last slot is 24:00.'),
  selected_tables: described(
    z.array(z.union([z.number(), z.string()])),
    'Ids of tables, exactly as they were received. Validation ignores them.',
  ),
  location_id: z.string(),
  guests: described(z.string(), 'A whole number as text.'),
  date: described(z.string(), 'DD.MM.YYYY.'),
  step: described(z.union([z.literal(1), z.literal(2)]), '1 for validation, 2 for a reservation.'),
  discount_code: z.exactOptional(z.string()),
  stay: described(z.exactOptional(z.string()), 'The name of a stay, where a table is reserved for a stay.'),
  idempotency_key: described(
    z.exactOptional(z.string()),
    'A repeat with the same key and payload gets the first answer.',
  ),
  proof: described(z.exactOptional(z.string()), 'The proof of work, where the venue asks for one.'),
}) satisfies z.ZodMiniType<ReservationPayload>;

const success = z.literal(true);
const validatedSchema = z.object({ success });
const reservedSchema = z.object({
  success,
  code: z.string(),
  manage: described(
    z.exactOptional(z.string()),
    'Path of the page that shows, changes and cancels the reservation. Whoever has it can do so.',
  ),
  confirm_within_minutes: described(
    z.optional(z.number()),
    'The tables are held for so long, until the guest confirms by mail.',
  ),
});
const refusedSchema = z.object({
  success: z.literal(false),
  errors: described(z.record(z.string(), z.array(z.string())), 'Messages by field.'),
});
const tablesEventSchema = z.object({
  date: described(z.string(), 'DD.MM.YYYY.'),
  tables: described(
    z.array(z.object({ id: z.union([z.number(), z.string()]), available: z.boolean() })),
    'The tables that were taken or freed. Empty at the start and every 15 seconds.',
  ),
});
const failedSchema = z.object({ success: z.literal(false), message: z.string() });

function toSchema(schema: z.core.$ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

const content = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const replies = (name: string) => ({
  200: { description: 'Success', content: content(name) },
  422: { description: 'Values that the host refuses', content: content('Refused') },
  429: { description: 'Too many requests from this network', content: content('Failed') },
  503: { description: 'The database is not usable at the moment', content: content('Failed') },
});

const [[ajaxHeader, ajaxValue] = ['', '']] = Object.entries(AJAX_HEADER);
const parameter = (where: 'header' | 'query', name: string, schema: Schema, required = true) => ({
  name,
  in: where,
  required,
  schema,
});
const marker = parameter('header', ajaxHeader, { const: ajaxValue });
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly ReturnType<typeof parameter>[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<number, { readonly description: string; readonly content: object }>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const post = (operationId: string, summary: string, reply: string, description?: string): Paths[string] => ({
  post: {
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    parameters: [marker],
    requestBody: { required: true, content: content('Payload') },
    responses: {
      ...replies(reply),
      400: { description: 'The body is not a JSON object', content: content('Failed') },
      403: { description: `The header ${ajaxHeader} is missing`, content: content('Failed') },
    },
  },
});

const callPaths: Paths = {
  [bookingCalls.validate.path]: post(
    'validate',
    'Checks the visitor’s details before the tables are shown',
    'Validated',
  ),
  [bookingCalls.reserve.path]: post(
    'reserve',
    'Reserves tables',
    'Reserved',
    'In an overload, reservations wait in line. To a client that accepts text/event-stream the host then sends `line` ' +
      'events, whose data has its `place`, and the reply as a `reply` event, whose data has `status` and `body`.',
  ),
  [bookingCalls.tables.path]: {
    get: {
      operationId: 'tables',
      summary: 'Lists the tables of a date, and which of them are free',
      parameters: [
        ...['key', 'date', 'guests'].map((name) => parameter('query', name, { type: 'string' })),
        parameter('header', 'If-None-Match', { description: 'The ETag of an answer', type: 'string' }, false),
      ],
      responses: {
        ...replies('Areas'),
        304: { description: 'Nothing has changed since the answer with this ETag', content: {} },
      },
    },
  },
  [bookingCalls.events.path]: {
    get: {
      operationId: 'events',
      summary: 'Streams which tables of a date are taken or freed',
      description:
        'Server-sent events: `tables`, whose data is a TablesEvent, `plan` after another plan was published, and ' +
        '`reload` if the gap after `Last-Event-ID` is too long. The data of the last two is {}.',
      parameters: [
        ...['key', 'date'].map((name) => parameter('query', name, { type: 'string' })),
        parameter(
          'query',
          'once',
          { description: 'Ends the answer with the first event, for clients behind a proxy that holds streams back.' },
          false,
        ),
        parameter('header', 'Last-Event-ID', { type: 'string' }, false),
      ],
      responses: {
        ...replies('Refused'),
        200: {
          description: 'The stream',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
      },
    },
  },
};

/** Returns the document. */
export function buildOpenApi() {
  return {
    openapi: '3.1.0',
    info: { title: 'Tidetable booking calls', version: VERSION, description: 'The calls of the booking page.' },
    paths: callPaths,
    components: {
      schemas: {
        Payload: toSchema(payloadSchema),
        Validated: toSchema(validatedSchema),
        Reserved: toSchema(reservedSchema),
        Refused: toSchema(refusedSchema),
        Failed: toSchema(failedSchema),
        TablesEvent: toSchema(tablesEventSchema),
        Areas: toSchema(answerSchema),
      },
    },
  };
}

/** Adds `/openapi.json` and `/openapi`, the page for readers. Both are built at the first request. */
export function addOpenApi(app: FastifyInstance, templates: PageTemplates): void {
  let json: string | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(buildOpenApi(), undefined, 2);
    return reply
      .headers({ 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' })
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('application/json; charset=utf-8')
      .send(json);
  });
  app.get('/openapi', async (_request, reply) => {
    page ??= toPage(buildOpenApi());
    return sendPlainPage(reply.header('Cache-Control', 'no-cache'), templates, 'Booking calls', page);
  });
}

/** Lists calls with their answers, and the schemas that they name. */
function toPage({ info, paths, components }: ReturnType<typeof buildOpenApi>): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, parameters, responses }]) => {
      const inputs = parameters.map(({ name, in: where }) => `<li>${escapeHtml(`${name} (${where})`)}</li>`);
      const answers = Object.entries(responses).map(
        ([status, { description }]) => `<li>${status}: ${escapeHtml(description)}</li>`,
      );
      return `<h2>${method.toUpperCase()} ${path}</h2><p>${escapeHtml(summary)}</p><ul>${inputs.join('')}${answers.join('')}</ul>`;
    }),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<h2>${name}</h2><pre>${escapeHtml(JSON.stringify(schema, undefined, 2))}</pre>`,
  );
  return `<h1>${info.title}</h1><p><a href="/openapi.json">openapi.json</a></p>${[...calls, ...schemas].join('')}`;
}
