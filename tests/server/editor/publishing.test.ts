/**
 * Publishing a plan: visible to everybody at once, and never over unseen changes or unconfirmed effects on
 * reservations.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  affectedReservationsSchema,
  impactConflictSchema,
  publishConflictSchema,
  versionsSchema,
} from '../../../src/api/editorContract.ts';
import { addDays } from '../../../src/domain/booking/time.ts';
import { assignSeasonPlaces } from '../../../src/server/booking/season/assignPlaces.ts';
import { HOST } from '../../../src/server/booking/visits/dayLog.ts';
import { cancelReservation } from '../../../src/server/booking/changeReservation.ts';
import { findBrokenPromises } from '../../../src/server/editor/affectedReservations.ts';
import { loadPublications } from '../../../src/server/venues/publications.ts';
import { readVenues } from '../../../src/server/venues/venues.ts';
import type { Room } from '../../../src/domain/plan/plan.ts';
import { openEditorSession, planWith, planWithTableName, unchangedPlan, planWithoutTables } from './editorSession.ts';
import { openHarness } from '../openHarness.ts';
import {
  type JsonObject,
  NOW,
  type ServerHarness,
  TEST_PLAN,
  STAYS,
  createTempFolder,
  venueFiles,
} from '../serverHarness.ts';

/** Changes tables by id; undefined removes one. */
function changing(changes: Readonly<Record<number, JsonObject | undefined>>) {
  return (table: Room): JsonObject | undefined => {
    if (!(table.id in changes)) return table;
    const change = changes[table.id];
    return change && { ...table, ...change };
  };
}

/** Names of the tables that visitors see. */
const offered = async (harness: ServerHarness): Promise<string[]> =>
  (await harness.tables())
    .json<{ rooms: { name: string }[] }[]>()
    .flatMap((area) => area.rooms.map((each) => each.name));
const codeOf = async (harness: ServerHarness, changes: Record<string, unknown>): Promise<string> =>
  (await harness.reserve(changes)).json().code;

test('a published plan reaches visitors and rules at once, without a restart', async () => {
  const harness = await openHarness();
  const drawer = await openEditorSession(harness);
  const ground = () => harness.app.inject({ url: '/v/shell-bay/ground.json' });
  const before = await ground();
  const plan = planWith(changing({ 1: undefined, 2: { name: 'Corner', beds: 6 } }), { ...TEST_PLAN, width: 1200 });
  const answer = await drawer.publish(plan, { note: 'Winter' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, version: 1, etag: answer.headers.etag }]);
  expect(await offered(harness)).toHaveLength(41);
  expect((await offered(harness))[0]).toBe('Corner');
  expect((await ground()).json().width).toBe(1200);
  expect([(await ground()).headers.etag === before.headers.etag, (await ground()).headers['cache-control']]).toEqual([
    false,
    'no-cache',
  ]);
  expect((await harness.reserve({ selected_tables: [1] })).json().errors.selected_tables).toEqual([
    'One of these tables no longer exists. Please choose again.',
  ]);
  expect((await harness.reserve({ selected_tables: [2], guests: '6' })).statusCode).toBe(200);
  expect(JSON.parse(String((await harness.rows('reservations'))[0]!['tables']))).toMatchObject([
    { key: '2', name: 'Corner', seats: 6 },
  ]);
  // The other venue is unchanged.
  expect((await (await openEditorSession(harness, 'reef')).call('GET')).json().published.version).toBe(0);
});

test('a published plan opens a venue that had no plan', async () => {
  const harness = await openHarness({
    venuesDir: createTempFolder({ ...venueFiles(), 'shell-bay/plan.json': undefined }),
  });
  const page = async (language = 'en') =>
    (
      await harness.app.inject({
        url: '/v/shell-bay',
        headers: { Accept: 'text/html', 'Accept-Language': language },
      })
    ).body;
  expect(await page()).toMatch(/Online reservations are not open yet[^]*tel:\+94415550100/);
  expect(await page('de')).toMatch(/lang="de"[^]*noch nicht möglich[^]*tel:\+94415550100/);
  expect(await offered(harness)).toEqual([]);
  const drawer = await openEditorSession(harness);
  expect((await drawer.call('GET')).json().published).toMatchObject({ version: 0, plan: { areas: [] } });
  expect((await drawer.publish(unchangedPlan())).statusCode).toBe(200);
  expect(await page()).toContain('data-tenant="shell-bay"');
  expect(await offered(harness)).toHaveLength(42);
});

test("a published plan has a history that begins with the folder's plan, and any version can be published again", async () => {
  const harness = await openHarness();
  const drawer = await openEditorSession(harness);
  const versions = async () => versionsSchema.parse((await drawer.call('GET', '/versions')).json()).versions;
  const folder = { version: 0, by: '', note: '', at: null, areas: 2, tables: 42, seats: 94 };
  expect(await versions()).toEqual([folder]);
  expect((await drawer.call('GET', '/versions/0')).json()).toEqual({ ...folder, plan: unchangedPlan(), missing: [] });
  await drawer.publish(planWithoutTables(1, 2), { by: ' Ada ', note: ' Two less ' });
  await drawer.publish(planWithoutTables(1, 2, 41), { by: 'Bo' });
  const at = Date.parse('2026-11-23T02:30:00Z');
  expect(await versions()).toEqual([
    { version: 2, by: 'Bo', note: '', at, areas: 2, tables: 39, seats: 78 },
    { version: 1, by: 'Ada', note: 'Two less', at, areas: 2, tables: 40, seats: 90 },
    folder,
  ]);
  const old = (await drawer.call('GET', '/versions/0')).json().plan;
  expect((await drawer.publish(old, { note: 'As in autumn' })).json()).toMatchObject({ version: 3 });
  expect(await offered(harness)).toHaveLength(42);
  expect((await drawer.call('GET')).json()).toMatchObject({
    published: { version: 3, by: 'Ada', note: 'As in autumn', at, plan: old },
    draft: null,
    folder: { changed: false },
  });
  for (const none of ['4', '-1', '1.5', 'x', '1e1', '99999999999', '1%00', '0x1'])
    expect([none, (await drawer.call('GET', `/versions/${none}`)).statusCode]).toEqual([none, 404]);
});

test('a published plan that has become unreadable is reported at the start, and leaves out its venue only', async () => {
  const harness = await openHarness();
  await (await openEditorSession(harness)).publish(unchangedPlan());
  await harness.setAll('publications', { content: JSON.stringify({ ...unchangedPlan(), width: 'wide' }) });
  const reading = readVenues(harness.venuesDir);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  expect(await loadPublications(harness.store, reading.venues)).toEqual([
    "the published plan 1 of shell-bay can't be read: /width: must be a number",
  ]);
  expect([...reading.venues.keys()]).toEqual(['reef']);
});

test('of two people who publish, the second sees what the first published, and overwrites nothing', async () => {
  const harness = await openHarness();
  const [first, second] = [await openEditorSession(harness), await openEditorSession(harness)];
  const seen = await second.etag();
  await first.publish(planWithTableName(1, 'Dune'), { by: 'Bo', note: 'A dune' });
  const answer = await second.publish(planWithTableName(2, 'Reed'), {}, seen);
  expect(answer.statusCode).toBe(412);
  const { published } = publishConflictSchema.parse(answer.json());
  expect(published).toMatchObject({ version: 1, by: 'Bo', note: 'A dune', plan: planWithTableName(1, 'Dune') });
  expect(await offered(harness)).not.toContain('Reed');
  const merged = planWith(changing({ 1: { name: 'Dune' }, 2: { name: 'Reed' } }));
  expect((await second.publish(merged, {}, published.etag)).statusCode).toBe(200);
  expect((await offered(harness)).slice(0, 2)).toEqual(['Dune', 'Reed']);
});

test('two people who publish at the same moment: one wins, on one host and on two', async () => {
  const venuesDir = createTempFolder(venueFiles());
  const one = await openHarness({ venuesDir });
  const other = await openHarness({ venuesDir, database: one.database });
  const drawers = [
    await openEditorSession(one),
    await openEditorSession(one),
    await openEditorSession(other),
    await openEditorSession(other),
  ];
  for (let round = 1; round <= 5; round++) {
    const tag = await drawers[0]!.etag();
    const answers = await Promise.all(
      drawers.map((drawer, i) => drawer.publish(planWithTableName(1, `Name ${round}-${i}`), {}, tag)),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412]);
    const winner = answers.findIndex((answer) => answer.statusCode === 200);
    for (const harness of [one, other]) expect((await offered(harness))[0]).toBe(`Name ${round}-${winner}`);
  }
  expect(await one.rows('publications')).toHaveLength(6);
});

test('two people who publish must name the version that they have seen', async () => {
  const drawer = await openEditorSession(await openHarness());
  for (const headers of [{}, { 'If-Match': '*' }] as Record<string, string>[])
    expect((await drawer.call('POST', '/publish', { plan: unchangedPlan(), by: 'x' }, headers)).statusCode).toBe(428);
  for (const tag of ['""', '"0"', '"1-x"', `"${'x'.repeat(1_000)}"`])
    expect([tag, (await drawer.publish(unchangedPlan(), {}, tag)).statusCode]).toEqual([tag, 412]);
  // A compressing proxy weakens the ETag.
  expect((await drawer.publish(unchangedPlan(), {}, `W/${await drawer.etag()}`)).statusCode).toBe(200);
});

describe('an invalid plan', () => {
  test.each<[string, unknown, string]>([
    ['an id twice', planWith((each) => (each.id === 2 ? { ...each, id: 1 } : each)), '/areas/0/rooms/1/id'],
    [
      'a picture elsewhere',
      {
        ...TEST_PLAN,
        decor: [{ kind: 'picture', x: 0, y: 0, width: 1, height: 1, picture: 'https://evil.example/x.png' }],
      },
      '/decor/0/picture',
    ],
  ])('an invalid plan is refused with its errors: %s', async (_, plan, path) => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    const answer = await drawer.publish(plan);
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([422, { path, message: expect.any(String) }]);
    expect(answer.json().message).toBe('This plan is not valid.');
    expect(await harness.rows('publications')).toEqual([]);
  });

  test('an invalid plan with hostile fields is refused: prototype keys, deep nesting, unknown fields, invalid text', async () => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    const tag = await drawer.etag();
    const send = (body: string) => drawer.call('POST', '/publish', body, { 'If-Match': tag });
    const plan = JSON.stringify(unchangedPlan());
    const statuses = await Promise.all(
      [
        send(`{"plan": ${plan.replace('"version":1', '"version":1,"__proto__":{"x":1}')}, "by": "x"}`),
        send(`{"plan": ${plan}, "by": "x", "constructor": 1}`),
        send(`{"plan": ${'['.repeat(50_000)}${']'.repeat(50_000)}, "by": "x"}`),
        send(`{"plan": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}, "by": "x"}`),
        send(`{"plan": ${plan}, "by": ""}`),
        send(`{"plan": ${plan}, "by": "a\\nb"}`),
        send(`{"plan": ${plan}, "by": 1}`),
        send(`{"plan": ${plan}, "by": "x", "accept": ["all"]}`),
        send(`{"plan": ${plan}, "by": "x", "note": "${'n'.repeat(501)}"}`),
        send('{"by": "x"}'),
        send('{"plan": '),
        send('[]'),
        send('null'),
        send(''),
      ].map(async (answer) => (await answer).statusCode),
    );
    expect(statuses).toEqual([422, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400, 400]);
    expect(({} as { x?: number }).x).toBeUndefined();
    expect(await harness.rows('publications')).toEqual([]);
    // Text that is merely odd is kept.
    const odd = "<script>alert(1)</script> \u{1F3D6} \u202E {{values}} ' or 1=1 --";
    expect(
      (await drawer.publish(planWithTableName(1, odd.slice(0, 60)), { by: odd, note: `${odd}\n${odd}` })).statusCode,
    ).toBe(200);
    expect((await drawer.call('GET')).json().published).toMatchObject({ by: odd, note: `${odd}\n${odd}` });
    expect((await offered(harness))[0]).toBe(odd.slice(0, 60).trim());
  });
});

describe('upcoming reservations', () => {
  const promised = (answer: { statusCode: number; json(): unknown }) => ({
    status: answer.statusCode,
    ...(answer.statusCode === 409
      ? impactConflictSchema.parse(answer.json())
      : { reservations: [], count: 0, digest: '' }),
  });

  test('upcoming reservations are listed if a change affects them; publishing works once they are acknowledged', async () => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    const first = await codeOf(harness, {
      selected_tables: [1],
      first_name: 'Ada',
      last_name: 'Silva',
      email: 'ada@example.com',
    });
    const second = await codeOf(harness, {
      selected_tables: [41],
      guests: '8',
      date: '24.11.2026',
      time: '07:00 PM',
      first_name: 'Bo',
      last_name: '',
    });
    await harness.reserve({ selected_tables: [3] });
    await (await openEditorSession(harness, 'reef')).call('GET');
    const plan = planWith(changing({ 1: undefined, 41: { available_until: '18:00' } }));
    const answer = promised(await drawer.publish(plan));
    expect(answer).toMatchObject({
      status: 409,
      count: 2,
      reservations: [
        {
          code: first,
          date: '2026-11-23',
          time: 600,
          guests: 2,
          name: 'Ada Silva',
          tables: [{ id: '1', name: 'Line 1', why: 'removed' }],
        },
        { code: second, tables: [{ id: '41', name: 'Long Table', why: 'closes-earlier' }] },
      ],
    });
    expect(await offered(harness)).toContain('Line 1');
    for (const accept of ['', first, `${first},${second}`, '*'])
      expect(promised(await drawer.publish(plan, { accept })).status).toBe(409);
    // Another guest reserves meanwhile.
    const third = await codeOf(harness, { selected_tables: [1], date: '25.11.2026' });
    const next = promised(await drawer.publish(plan, { accept: answer.digest }));
    expect(next.reservations.map((each) => each.code)).toContain(third);
    expect((await drawer.publish(plan, { accept: next.digest })).statusCode).toBe(200);
    expect(await offered(harness)).not.toContain('Line 1');
    // The reservations stay on record as they were made, and don't block the next plan.
    expect(JSON.parse(String((await harness.rows('reservations'))[0]!['tables']))).toMatchObject([
      { key: '1', name: 'Line 1', seats: 2 },
    ]);
    expect(
      (
        await drawer.publish(
          planWith(changing({ 1: undefined, 41: { available_until: '18:00' }, 9: { name: 'Nine' } })),
        )
      ).statusCode,
    ).toBe(200);
    // A different table under the same id is not theirs.
    expect(
      promised(await drawer.publish(planWithTableName(1, 'Bar Stool'))).reservations.map((each) => each.tables[0]!.why),
    ).toEqual(['renamed', 'renamed']);
  });

  test('upcoming reservations are listed together with season places, each until its last day', async () => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    const served = harness.venues.get('shell-bay')!;
    const row = { name: 'Anna', email: '', phone: '', from: '2026-11-01', until: '2026-12-10', paid: '' };
    const places = ['Line 1', 'Line 2'].map((place) => ({ ...row, place }));
    const call = { now: Date.parse(NOW), actor: HOST, mailed: false };
    expect(await assignSeasonPlaces(harness.store, served, places, call)).toEqual([]);
    const plan = planWith(changing({ 1: undefined }));
    const answer = promised(await drawer.publish(plan));
    expect(answer.reservations).toMatchObject([
      { name: 'Anna', date: '2026-11-23', until: '2026-12-10', tables: [{ id: '1', name: 'Line 1', why: 'removed' }] },
    ]);
    expect((await drawer.publish(plan, { accept: answer.digest })).statusCode).toBe(200);
    expect((await drawer.call('GET', '/affected')).json()).toMatchObject({
      count: 1,
      reservations: [{ until: '2026-12-10', tables: [{ id: '1', name: 'Line 1', why: 'removed' }] }],
    });
    const over = Date.parse('2026-12-11T12:00:00Z');
    expect(await findBrokenPromises(harness.store, harness.venues.get('shell-bay')!, over)).toMatchObject({ count: 0 });
  });

  test('upcoming reservations that are days of one stay are listed with it', async () => {
    const harness = await openHarness({ venue: { occupancy: 'days', days: { min: 1, max: 7 } } });
    const drawer = await openEditorSession(harness);
    await harness.reserve({ date: '24.11.2026', until: '25.11.2026', selected_tables: [1] });
    const { reservations } = promised(await drawer.publish(planWith(changing({ 1: undefined }))));
    expect(reservations.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
    expect(reservations[0]!.stay).toBeDefined();
    expect(reservations[1]!.stay).toBe(reservations[0]!.stay);
  });

  test('upcoming reservations are listed for the owner while the published plan breaks their promise', async () => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    const affected = async () => {
      const { reservations, count } = affectedReservationsSchema.parse((await drawer.call('GET', '/affected')).json());
      expect(count).toBe(reservations.length);
      return reservations.map(({ code, tables }) => [code, tables[0]!.why]);
    };
    const first = await codeOf(harness, { selected_tables: [1] });
    const second = await codeOf(harness, { selected_tables: [2], date: '24.11.2026' });
    const canceled = await codeOf(harness, { selected_tables: [1], date: '25.11.2026' });
    expect(await affected()).toEqual([]);
    const swapped = { 1: undefined, 2: { name: 'Dune' }, 3: { name: 'Line 2' } };
    const plan = planWith(changing(swapped));
    const { digest } = promised(await drawer.publish(plan));
    await drawer.publish(plan, { accept: digest });
    expect(await affected()).toEqual([
      [first, 'removed'],
      [second, 'renamed'],
      [canceled, 'removed'],
    ]);
    await cancelReservation(harness.store, harness.venues.get('shell-bay')!, canceled, Date.parse(NOW));
    // Who reserves the table under its new name is promised that one.
    await codeOf(harness, { selected_tables: [2], date: '26.11.2026' });
    // A later publication does not hide what an earlier one did.
    await drawer.publish(planWith(changing({ ...swapped, 9: { name: 'Nine' } })));
    expect(await affected()).toEqual([
      [first, 'removed'],
      [second, 'renamed'],
    ]);
    const stranger = await harness.app.inject({ url: '/api/editor/shell-bay/affected' });
    expect([stranger.statusCode, stranger.body.includes(first)]).toEqual([401, false]);
    expect((await drawer.call('GET', '/affected')).headers['cache-control']).toBe('no-store');
  });

  test('upcoming reservations beyond the first 200 are counted, and accepted with them', async () => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    await harness.reserve({ selected_tables: [1] });
    const row = await harness.store
      .selectFrom('reservations')
      .selectAll()
      .where('tenant', '=', 'shell-bay')
      .executeTakeFirstOrThrow();
    // The later an entry, the earlier its visit.
    const rows = Array.from({ length: 250 }, (_, i) => ({
      ...row,
      id: row.id + 1 + i,
      code: `CODE${i}`,
      date: addDays('2027-12-01', -i),
    }));
    await harness.store.insertInto('reservations').values(rows).execute();
    const plan = planWithoutTables(1);
    const answer = promised(await drawer.publish(plan));
    expect([answer.count, answer.reservations.length]).toEqual([251, 200]);
    expect(answer.reservations.slice(0, 2).map((each) => each.code)).toEqual([row.code, 'CODE249']);
    expect((await drawer.publish(plan, { accept: answer.digest })).statusCode).toBe(200);
  });

  test('upcoming reservations don’t block a plan if past or canceled; a booked stay blocks it until its end', async () => {
    const database = join(createTempFolder({}), 'tide.sqlite');
    const harness = await openHarness({ database });
    const code = await codeOf(harness, { selected_tables: [1] });
    const later = await openHarness({ database, now: '2026-11-24T02:30:00Z' });
    expect((await (await openEditorSession(later)).publish(planWithoutTables(1))).statusCode).toBe(200);
    expect((await (await openEditorSession(harness)).publish(unchangedPlan())).statusCode).toBe(200);
    expect((await (await openEditorSession(harness)).publish(planWithoutTables(1))).statusCode).toBe(409);
    await cancelReservation(harness.store, harness.venues.get('shell-bay')!, code, Date.parse(NOW));
    expect((await (await openEditorSession(harness)).publish(planWithoutTables(1))).statusCode).toBe(200);

    const byStay = await openHarness({ venue: { occupancy: 'stay', stays: STAYS } });
    await byStay.reserve({ selected_tables: [1], time: '10:00 AM', stay: '2 hours' });
    const closing = (time: string) => planWith((each) => (each.id === 1 ? { ...each, available_until: time } : each));
    const drawer = await openEditorSession(byStay);
    expect((await drawer.publish(closing('11:45'))).statusCode).toBe(409);
    expect((await drawer.publish(closing('12:00'))).statusCode).toBe(200);
  });

  test('upcoming reservations made while a plan is published use one of the two plans, never a mix', async () => {
    const harness = await openHarness();
    const drawer = await openEditorSession(harness);
    let refused = 0;
    let made = 0;
    let reported = 0;
    for (let id = 1; id <= 40; id++) {
      const gone = Array.from({ length: id }, (_, i) => i + 1);
      const tag = await drawer.etag();
      // The editor removes the last table that a guest reserves: each is first in turn, or both act at once.
      const reserve = () => harness.reserve({ selected_tables: [id] });
      const early = id % 3 === 1 ? await reserve() : undefined;
      const publishing = drawer.publish(planWithoutTables(...gone), {}, tag);
      if (id % 3 === 2) await publishing;
      const [reserved, published] = await Promise.all([early ?? reserve(), publishing]);
      const ok = reserved.statusCode === 200;
      if (ok) made++;
      else refused++;
      expect([200, 422]).toContain(reserved.statusCode);
      if (published.statusCode === 409) {
        // The guest was first: the editor sees that reservation.
        const { reservations, digest } = promised(published);
        expect(reservations.map((each) => each.code)).toContain(reserved.json().code);
        reported++;
        expect((await drawer.publish(planWithoutTables(...gone), { accept: digest }, tag)).statusCode).toBe(200);
      } else {
        expect([published.statusCode, ok]).toEqual([200, false]);
        expect(reserved.json().errors.selected_tables).toEqual([
          'One of these tables no longer exists. Please choose again.',
        ]);
      }
    }
    expect([refused > 0, made > 0, reported]).toEqual([true, true, made]);
  });

  test('upcoming reservations are refused if the table now closes earlier, even if the request was under way', async () => {
    const harness = await openHarness();
    const other = await openHarness({ database: harness.database });
    await (
      await openEditorSession(other)
    ).publish(planWith((each) => (each.id === 1 ? { ...each, available_until: '09:30', beds: 1 } : each)));
    // This host has not refreshed, and reads the request by the plan it knows.
    expect(harness.venues.get('shell-bay')!.documents.plan.version).toBe(0);
    const answer = await harness.reserve({ selected_tables: [1] });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['selected_tables']]);
    expect(harness.venues.get('shell-bay')!.documents.plan.version).toBe(1);
    expect(readVenues(harness.venuesDir)).toMatchObject({ ok: true });
  });
});
