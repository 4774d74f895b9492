/** The OpenAPI document has every call of the contracts. The harness compares all replies that tests get with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingCalls } from '../../../src/api/bookingContract.ts';
import { dayCalls } from '../../../src/api/day/dayContract.ts';
import { editorCalls } from '../../../src/api/editorContract.ts';
import { numbersCalls } from '../../../src/api/numbersContract.ts';
import { integrationCalls } from '../../../src/api/integrationContract.ts';
import { settingsCalls } from '../../../src/api/settingsContract.ts';
import { buildOpenApi } from '../../../src/server/http/openApi/document.ts';
import { replyProblems, schemaProblems } from '../documentedReplies.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { type ServerHarness, TODAY, openServerHarness } from '../serverHarness.ts';

const document = buildOpenApi();
let harness: ServerHarness;
beforeAll(async () => {
  harness = await openServerHarness();
});
afterAll(() => harness.close());

test('the OpenAPI document has every call of the contracts, and the host has every call of the document', () => {
  const calls = [bookingCalls, editorCalls, settingsCalls, numbersCalls, dayCalls, integrationCalls].flatMap((each) =>
    Object.values(each).map(({ method, path }) => `${method} ${path}`),
  );
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(documented).toEqual(expect.arrayContaining(calls));
  const missing = documented.filter((call) => {
    const [method, url] = call.split(' ') as ['GET', string];
    return !harness.app.hasRoute({ method, url });
  });
  expect(missing).toEqual([]);
});

test('the OpenAPI document resolves every reference, and names each operation once', () => {
  expect(document.openapi).toBe('3.1.0');
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
  const schemas = Object.keys(document.components.schemas);
  expect(names.filter((name) => !schemas.includes(name))).toEqual([]);
  expect(schemas.filter((name) => !names.includes(name))).toEqual(['TablesEvent']);
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('the OpenAPI document differs from a reply of another status, type or body', () => {
  const headers = { 'content-type': 'application/json' };
  const reply = { statusCode: 200, headers, body: '{"success": true}' };
  expect(replyProblems('POST', '/reservation/validation', reply)).toEqual([]);
  for (const wrong of [{ statusCode: 412 }, { headers: {} }, { body: '{"success": "yes"}' }])
    expect(replyProblems('POST', '/reservation/validation', { ...reply, ...wrong })).toHaveLength(1);
});

test('the OpenAPI document takes the payload of the booking page, and none without one of its fields', () => {
  const { schema } = document.paths['/reservation']!['post']!.requestBody!.content['application/json']!;
  expect(schemaProblems(schema, harness.payload())).toEqual([]);
  expect(schemaProblems(schema, harness.payload({ email: undefined }))).not.toEqual([]);
});

test('the OpenAPI document describes the events of tables', async () => {
  await harness.reserve();
  const { body } = await harness.app.inject({
    url: `/api/reservations/events?key=shell-bay-key&date=${TODAY}&once=1`,
    headers: { 'Last-Event-ID': '0' },
  });
  const [, data = ''] = /^event: tables\nid: \d+\ndata: (.*)$/m.exec(body) ?? [];
  expect(schemaProblems(document.components.schemas['TablesEvent']!, JSON.parse(data))).toEqual([]);
  expect(data).toContain('"available":false');
});

test('an owner adds a webhook, changes it, tries it, and deletes it', async () => {
  const owner = await openEditorSession(harness);
  const webhook = { url: 'https://pos.example/hook', content: 'lean', events: ['reservation.created'] };
  const made = await owner.call('POST', '/webhooks', webhook);
  expect([made.statusCode, (await owner.call('GET', '/webhooks')).statusCode]).toEqual([200, 200]);
  const path = `/webhooks/${made.json<{ id: string }>().id}`;
  const change = { ...webhook, is_on: true };
  for (const url of ['https://127.0.0.1/', 'https://10.0.0.1/']) {
    expect((await owner.call('POST', '/webhooks', { ...webhook, url })).statusCode).toBe(422);
    expect((await owner.call('PUT', path, { ...change, url })).statusCode).toBe(422);
  }
  expect((await owner.call('PUT', path, change)).statusCode).toBe(200);
  for (const step of ['secret', 'test', 'deliveries/1'])
    expect((await owner.call('POST', `${path}/${step}`, {})).statusCode, step).toBe(200);
  expect((await owner.call('GET', `${path}/deliveries`)).statusCode).toBe(200);
  expect((await owner.call('DELETE', path)).statusCode).toBe(200);
});

test('an owner keeps the published plan, and discards a draft of the settings', async () => {
  const [drawer, owner] = [
    await openEditorSession(harness),
    await openEditorSession(harness, 'shell-bay', 'localhost', 'settings'),
  ];
  expect((await drawer.call('POST', '/keep-current', {})).statusCode).toBe(200);
  await owner.call('PUT', '/draft', { settings: { name: 'Shell Cove' }, base: 0 }, { 'If-None-Match': '*' });
  expect((await owner.call('DELETE', '/draft', undefined, { 'If-Match': '"1"' })).statusCode).toBe(200);
});
