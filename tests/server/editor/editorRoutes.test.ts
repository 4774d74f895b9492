/** The editor's calls: the venue, its draft, and oversized or invalid bodies. */
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_PLAN_BYTES, draftConflictSchema, editorStateSchema } from '../../../src/api/editorContract.ts';
import { type EditorSession, openEditorSession, planWithTableName, unchangedPlan } from './editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness, type JsonObject, TEST_PLAN, STAYS, openServerHarness, room } from '../serverHarness.ts';

let harness: ServerHarness;
let drawer: EditorSession;
beforeAll(async () => {
  harness = await openServerHarness({
    other: {
      occupancy: 'stay',
      stays: STAYS,
      promo_codes: [{ code: 'SECRET' }],
      email: 'private@reef.example',
      key: 'reef-key',
    },
  });
  drawer = await openEditorSession(harness);
});
afterAll(() => harness.close());

const save = (plan: unknown, headers: Record<string, string>, of: EditorSession = drawer) =>
  of.call('PUT', '/draft', { plan, base: 0 }, headers);

test('the editor’s venue is sent in the form that the page reads', async () => {
  const answer = await drawer.call('GET');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(editorStateSchema.parse(answer.json())).toEqual({
    venue: expect.objectContaining({
      tenant: 'shell-bay',
      name: 'Shell Bay',
      hours: { first: 540, last: 1200 },
      promo: false,
    }),
    published: {
      version: 0,
      plan: unchangedPlan(),
      etag: expect.stringMatching(/^"0-[\w-]{22}"$/),
      by: '',
      note: '',
      at: null,
    },
    draft: null,
    folder: { changed: false },
    pictures: ['pictures/couch.svg'],
  });
});

test("the editor’s venue contains none of the venue's secrets", async () => {
  const { body } = await (await openEditorSession(harness, 'reef')).call('GET');
  expect(editorStateSchema.parse(JSON.parse(body)).venue).toMatchObject({
    tenant: 'reef',
    occupancy: 'stay',
    promo: true,
  });
  expect(body).not.toMatch(/SECRET|private@reef|reef-key/);
});

test('the draft is saved by revision, and never over unseen changes', async () => {
  const first = await save(planWithTableName(1, 'One'), { 'If-None-Match': '*' });
  expect([first.statusCode, first.json(), first.headers.etag]).toEqual([200, { success: true, revision: 1 }, '"1"']);
  expect((await drawer.call('GET')).json().draft).toEqual({
    plan: planWithTableName(1, 'One'),
    revision: 1,
    base: 0,
    by: '',
    at: Date.parse('2026-11-23T02:30:00Z'),
  });
  expect((await save(planWithTableName(1, 'Two'), { 'If-Match': '"1"' })).json().revision).toBe(2);
  for (const headers of [{ 'If-None-Match': '*' }, { 'If-Match': '"1"' }] as Record<string, string>[]) {
    const answer = await save(planWithTableName(1, 'Three'), headers);
    expect([answer.statusCode, draftConflictSchema.parse(answer.json()).draft]).toMatchObject([
      412,
      { revision: 2, plan: planWithTableName(1, 'Two') },
    ]);
  }
  for (const headers of [{}, { 'If-Match': '*' }, { 'If-Match': '"2", "3"' }] as Record<string, string>[])
    expect([headers, (await save(unchangedPlan(), headers)).statusCode]).toEqual([headers, 428]);
  // Visitors see none of it.
  expect((await harness.tables()).body).not.toContain('Two');
  const named = { plan: unchangedPlan(), base: 0, by: ' Ada ' };
  await drawer.call('PUT', '/draft', named, { 'If-Match': '"2"' });
  expect((await save(unchangedPlan(), { 'If-Match': '"2"' })).json().draft).toMatchObject({ revision: 3, by: 'Ada' });
});

test('the draft can be discarded by whoever has seen it, and never reuses a revision', async () => {
  const { revision } = (await drawer.call('GET')).json().draft;
  const drop = (tag: string) => drawer.call('DELETE', '/draft', undefined, { 'If-Match': tag });
  expect([(await drop('"1"')).statusCode, (await drawer.call('DELETE', '/draft')).statusCode]).toEqual([412, 428]);
  expect([(await drop(`"${revision}"`)).statusCode, (await drop(`"${revision}"`)).statusCode]).toEqual([200, 200]);
  expect((await drawer.call('GET')).json().draft).toBeNull();
  const late = await save(unchangedPlan(), { 'If-Match': `"${revision}"` });
  expect([late.statusCode, late.json().draft]).toEqual([412, null]);
  expect((await save(unchangedPlan(), { 'If-None-Match': '*' })).json().revision).toBe(revision + 1);
});

test('the draft reports a conflict to one of two simultaneous writers', async () => {
  const second = await openEditorSession(harness);
  for (let round = 0; round < 5; round++) {
    const { revision } = (await drawer.call('GET')).json().draft;
    const answers = await Promise.all(
      [drawer, second, drawer, second].map((each, i) =>
        save(planWithTableName(1, `Round ${round}, ${i}`), { 'If-Match': `"${revision}"` }, each),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
  }
});

test('the draft may be unfinished, but must match the plan schema', async () => {
  const fresh = await openHarness();
  const other = await openEditorSession(fresh);
  expect((await save({ ...TEST_PLAN, areas: [], decor: [] }, { 'If-None-Match': '*' }, other)).statusCode).toBe(200);
  for (const plan of [null, 1, [], {}, { ...TEST_PLAN, width: 'wide' }, { ...TEST_PLAN, extra: 1 }]) {
    const answer = await save(plan, { 'If-Match': '"1"' }, other);
    expect([answer.statusCode, answer.json().errors.length > 0]).toEqual([422, true]);
  }
  expect((await other.call('PUT', '/draft', { plan: TEST_PLAN, base: -1 }, { 'If-Match': '"1"' })).json()).toEqual({
    success: false,
    message: 'This call is not valid: /base must be at least 0.',
  });
});

/** The largest plan that must pass: every table has its own description. */
function largePlan(count: number): JsonObject {
  const rooms = Array.from({ length: count }, (_, i) => ({
    ...room(i + 1, `Table ${i + 1}`, 4, 70),
    room_description: `<p>${'Near the sea. '.repeat(60)}</p>`,
    coordinates: { x: (i % 100) * 60, y: Math.floor(i / 100) * 60, width: 40, height: 40 },
  }));
  return { ...TEST_PLAN, width: 6_000, height: 6_000, areas: [{ id: 1, name: 'All', rooms }] };
}

describe('bodies', () => {
  test('request bodies may hold 10,000 tables with descriptions while the host keeps answering', async () => {
    const fresh = await openHarness();
    const other = await openEditorSession(fresh);
    const plan = largePlan(10_000);
    const size = Buffer.byteLength(JSON.stringify(plan));
    expect([size > 9_000_000, size < MAX_PLAN_BYTES]).toEqual([true, true]);
    expect((await save(plan, { 'If-None-Match': '*' }, other)).statusCode).toBe(200);
    expect((await other.publish(plan)).statusCode).toBe(200);
    expect((await fresh.reserve({ selected_tables: [9_999] })).statusCode).toBe(200);
    expect((await other.publish(largePlan(9_998))).json().reservations[0].tables).toEqual([
      { id: '9999', name: 'Table 9999', why: 'removed' },
    ]);
  });

  test('request bodies are refused with a message before they are read if too large, even without a length', async () => {
    const before = await harness.rows('drafts');
    const much = `{"base": 0, "plan": ${JSON.stringify(unchangedPlan())}, "x": "${'x'.repeat(50 * 1024 * 1024)}"}`;
    const { revision } = (await drawer.call('GET')).json().draft;
    const answer = await drawer.call('PUT', '/draft', much, { 'If-Match': `"${revision}"` });
    expect([answer.statusCode, answer.json()]).toEqual([413, { success: false, message: 'The request is too large.' }]);
    expect((await drawer.call('POST', '/sign-out', `{"x": "${'x'.repeat(100_000)}"}`)).statusCode).toBe(413);
    expect(await harness.rows('drafts')).toEqual(before);
  });

  test('request bodies of 50 MB are refused over a real connection, unread without a session', async () => {
    const fresh = await openHarness();
    await fresh.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = fresh.app.server.address() as AddressInfo;
    const other = await openEditorSession(fresh, 'shell-bay', `localhost:${port}`);
    const send = (cookie: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1');
        let answer = '';
        socket.on('data', (data) => {
          answer += String(data);
          if (answer.includes('}')) {
            socket.destroy();
            resolve(answer);
          }
        });
        socket.on('error', () => {
          resolve(answer);
        });
        socket.write(
          `PUT /api/editor/shell-bay/draft HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${cookie}\r\nX-Requested-With: XMLHttpRequest\r\nIf-None-Match: *\r\nContent-Type: application/json\r\nContent-Length: ${50 * 1024 * 1024}\r\n\r\n{"plan": `,
        );
      });
    expect(await send(other.cookie)).toMatch(/^HTTP\/1\.1 413 [\s\S]*The request is too large/);
    expect(await send('tidetable_editor=x')).toMatch(/^HTTP\/1\.1 401 /);
    const foreign = await fetch(`http://127.0.0.1:${port}/api/editor/shell-bay`, { headers: { Cookie: other.cookie } });
    expect([foreign.status, (await foreign.json()).venue.tenant]).toEqual([200, 'shell-bay']);
  });

  test.each<[string, string | Buffer, Record<string, string>, number]>([
    ['no JSON', '{"plan": ', {}, 400],
    ['a list', '[]', {}, 400],
    ['nothing', '', {}, 400],
    ['half a character', Buffer.from('{"base": 0, "plan": "\xff"}', 'latin1'), {}, 422],
    ['a form', 'plan=1', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['lists without end', '['.repeat(1_000_000), {}, 400],
    ['a deep list', `{"base": 0, "plan": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}, 400],
    [
      'deep objects within a plan',
      `{"base": 0, "plan": {"version": 1, "areas": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`,
      {},
      400,
    ],
  ])(
    'request bodies of %s are refused with a message, never with a server failure',
    async (_, body, headers, status) => {
      const answer = await drawer.call('PUT', '/draft', body, { 'If-None-Match': '*', ...headers });
      expect([answer.statusCode, answer.json().success, answer.json().message.length > 20]).toEqual([
        status,
        false,
        true,
      ]);
    },
  );

  test('request bodies with lone surrogates are stored unchanged', async () => {
    const { revision } = (await drawer.call('GET')).json().draft;
    const plan = planWithTableName(1, 'A\ud800B\u0000C');
    expect((await save(plan, { 'If-Match': `"${revision}"` })).statusCode).toBe(200);
    expect((await drawer.call('GET')).json().draft.plan).toEqual(plan);
  });
});
