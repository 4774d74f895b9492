/** The OpenAPI document describes what the host really answers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type ServerHarness, TODAY, openServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
let schemas: Record<string, z.core.JSONSchema.JSONSchema>;
beforeAll(async () => {
  harness = await openServerHarness();
  const reply = await harness.app.inject({ url: '/openapi.json' });
  schemas = reply.json<{ components: { schemas: typeof schemas } }>().components.schemas;
});
afterAll(() => harness.close());

const problems = (name: string, value: unknown): string[] => {
  const result = z.fromJSONSchema(schemas[name]!).safeParse(value);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

test('every call answers as its schema says', async () => {
  const payload = harness.payload();
  expect(problems('Payload', payload)).toEqual([]);
  expect(
    problems('Validated', (await harness.post('/reservation/validation', harness.payload({ step: 1 }))).json()),
  ).toEqual([]);
  expect(problems('Reserved', (await harness.post('/reservation', payload)).json())).toEqual([]);
  expect(problems('Refused', (await harness.post('/reservation', payload)).json())).toEqual([]);
  expect(problems('Failed', (await harness.post('/reservation', payload, {})).json())).toEqual([]);
  const tables = await harness.app.inject({
    url: `/api/reservations/tables?key=shell-bay-key&date=${TODAY}&guests=2`,
  });
  expect(problems('Areas', tables.json())).toEqual([]);
  const events = await harness.app.inject({
    url: `/api/reservations/events?key=shell-bay-key&date=${TODAY}&once=1`,
    headers: { 'Last-Event-ID': '0' },
  });
  const [, data = ''] = /^event: tables\nid: \d+\ndata: (.*)$/m.exec(events.body) ?? [];
  expect(problems('TablesEvent', JSON.parse(data))).toEqual([]);
  expect(data).toContain('"available":false');
});

test('a payload without one of its fields breaks the schema', () => {
  expect(problems('Payload', harness.payload({ email: undefined }))).not.toEqual([]);
});

test('names every path and resolves every reference', async () => {
  const { body } = await harness.app.inject({ url: '/openapi.json' });
  const document = JSON.parse(body) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual([
    '/reservation/validation',
    '/reservation',
    '/api/reservations/tables',
    '/api/reservations/events',
  ]);
  const names = [...body.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
  expect(names.filter((name) => schemas[name] === undefined)).toEqual([]);
});

test('the page for readers has each call, and no script', async () => {
  const { body, headers } = await harness.app.inject({ url: '/openapi' });
  expect(headers['content-type']).toContain('text/html');
  for (const text of ['POST /reservation', 'GET /api/reservations/tables', 'discount_code'])
    expect(body).toContain(text);
  expect(body).not.toContain('<script');
});
