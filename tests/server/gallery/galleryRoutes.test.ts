import { mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleryIndexSchema } from '../../../src/api/galleryClient.ts';
import { openHarness } from '../openHarness.ts';
import { TEST_PLAN, TEST_VENUE, type ServerHarness, createTempFolder, openServerHarness } from '../serverHarness.ts';

const SECRETS = /host@shell-bay|shell-bay-key|SECRET|"words"|"location_id"/;
const DAMAGED = '{"version": 1, "areas": [';

let harness: ServerHarness;
let fixtures: string;
beforeAll(async () => {
  fixtures = createTempFolder({
    'venues/shell-bay/venue.json': { ...TEST_VENUE, promo_codes: [{ code: 'SECRET' }], words: { required: 'SECRET' } },
    'venues/shell-bay/plan.json': TEST_PLAN,
    'venues/shell-bay/pictures/couch.svg': '<svg/>',
    'venues/shell-bay/notes.txt': 'secret',
    'venues/no-plan/venue.json': TEST_VENUE,
    'plans/damaged.json': DAMAGED,
    'plans/hostile.json': [{ id: 1, name: 'A', rooms: [{ id: 1, room_description: '<script>alert(1)</script>' }] }],
    'plans/index.json': [
      { file: 'damaged.json', about: 'Cut off in the middle.', kind: 'plan', meant: 'damaged' },
      { file: 'gone.json', about: 'Not there.' },
      'odd',
    ],
    'plans/Odd Name.json': [],
    'plans/long.json': [],
    'plans/notes.md': 'Notes',
    'plans/2025/old.json': [],
    'plans/commented.jsonc': '{}',
    'plans/loose.JSON5': '{}',
    'venues/README.md': 'Venues',
    'plans/.hidden.json': [],
    'secret.json': { secret: true },
    'rules/overlap/breaks.json': TEST_PLAN,
    'rules/no-slots/breaks/plan.json': TEST_PLAN,
    'rules/README.md': 'Rules',
    'rules/off-plan/Breaks.json': TEST_PLAN,
    'rules/off-plan/holds.JSON': TEST_PLAN,
    'rules/no-slots/holds/venue.json': TEST_VENUE,
    'rules/no-slots/holds/plan.json': TEST_PLAN,
  });
  const outside = createTempFolder({ 'plan.json': { secret: true }, 'venue.json': { secret: true } });
  symlinkSync(join(outside, 'plan.json'), join(fixtures, 'plans/linked.json'));
  mkdirSync(join(fixtures, 'venues/linked'));
  for (const file of ['plan.json', 'venue.json'])
    symlinkSync(join(outside, file), join(fixtures, 'venues/linked', file));
  // A sparse file.
  truncateSync(join(fixtures, 'plans/long.json'), 40_000_001);
  harness = await openServerHarness({ fixturesDir: fixtures });
});
afterAll(() => harness.close());

const get = (url: string, headers: Record<string, string> = {}) => harness.app.inject({ url, headers });

test('the gallery lists the fixtures with their purpose', async () => {
  const { fixtures: entries, passedOver } = galleryIndexSchema.parse((await get('/gallery/fixtures.json')).json());
  expect(entries.map(({ name }) => name)).toEqual([
    'venues/shell-bay',
    'plans/damaged',
    'plans/hostile',
    'rules/no-slots/holds',
    'rules/overlap/breaks',
  ]);
  expect(entries[1]).toEqual({
    name: 'plans/damaged',
    bytes: DAMAGED.length,
    about: 'Cut off in the middle.',
    meant: 'damaged',
  });
  expect(passedOver).toEqual([
    { name: 'plans/Odd Name', reason: 'name' },
    { name: 'rules/off-plan/Breaks', reason: 'name' },
    { name: 'rules/off-plan/holds.JSON', reason: 'name' },
    { name: 'plans/long', reason: 'size' },
    { name: 'venues/linked', reason: 'missing' },
    { name: 'venues/no-plan', reason: 'missing' },
    { name: 'plans/linked', reason: 'missing' },
    { name: 'rules/no-slots/breaks', reason: 'missing' },
    { name: 'plans/2025', reason: 'folder' },
    { name: 'plans/commented.jsonc', reason: 'ending' },
    { name: 'plans/loose.JSON5', reason: 'ending' },
  ]);
  expect((await get('/gallery/fixtures/plans/long.json')).statusCode).toBe(404);
});

test('the gallery serves a file unchanged, however damaged, and never as a page', async () => {
  const file = await get('/gallery/fixtures/plans/damaged.json', { Accept: 'text/html' });
  expect([file.statusCode, file.body, file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
    200,
    DAMAGED,
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  const known = await get('/gallery/fixtures/plans/damaged.json', { 'If-None-Match': String(file.headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

test.each(['venues/shell-bay', 'rules/no-slots/holds'])(
  'the gallery sends the plan and the public settings of the venue %s',
  async (name) => {
    const file = await get(`/gallery/fixtures/${name}.json`);
    expect(file.statusCode).toBe(200);
    expect(file.body).not.toMatch(SECRETS);
    expect(file.json()).toMatchObject({
      plan: TEST_PLAN,
      venue: {
        name: 'Shell Bay',
        hours: { first: '09:00', last: '20:00' },
        seat_rules: [{ seats: 12, min_guests: 5 }],
      },
    });
  },
);

test('the gallery serves the pictures of a venue, and no other file of its folder', async () => {
  const picture = await get('/gallery/fixtures/venues/shell-bay/pictures/couch.svg');
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['content-security-policy']]).toEqual([
    200,
    'image/svg+xml',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ]);
  for (const path of ['notes.txt', 'pictures/gone.svg', 'pictures/..%2f..%2fsecret.svg'])
    expect((await get(`/gallery/fixtures/venues/shell-bay/${path}`)).statusCode).toBe(404);
});

test.each([
  'plans/gone',
  'plans/index',
  '../secret',
  'plans/..%2fsecret',
  'venues/shell-bay/venue',
  'venues/no-plan',
  'plans/Odd%20Name',
  'plans/linked',
  'venues/linked',
  '__proto__',
  'plans/damaged%00',
])('the gallery does not serve %s', async (name) => {
  const file = await get(`/gallery/fixtures/${name}.json`);
  expect(file.statusCode).toBe(404);
  expect(file.body).not.toContain('secret');
});

test('the gallery can be turned off, with the map that shows the plan of any host', async () => {
  const closed = await openHarness({ settings: { gallery: false } });
  for (const url of ['/gallery', '/gallery/fixtures.json', '/gallery/fixtures/plans/one-table.json'])
    expect([url, (await closed.app.inject({ url })).statusCode]).toEqual([url, 404]);
  expect((await closed.app.inject({ url: '/gallery/map?answer=https://a.example' })).statusCode).toBe(404);
});
