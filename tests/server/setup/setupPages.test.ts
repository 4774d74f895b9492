/** Making venues in the browser: who may, what is refused, and the switch between venues. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAccess, createSetupLink } from '../../../src/server/editor/accessTokens.ts';
import { cookieOf } from '../editor/editorSession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, EDITOR_TOKEN, type ServerHarness, createTempFolder } from '../serverHarness.ts';

const ANSWERS = {
  name: 'Trattoria Da Mario',
  tenant: 'da-mario',
  language: 'it',
  time_zone: 'Europe/Rome',
  services: [
    { meal: 'lunch', first: '12:00', last: '14:30' },
    { meal: 'dinner', first: '18:30', last: '22:00' },
  ],
  closed_weekdays: [1],
  guests: { min: 1, max: 8 },
  address: 'Via del Mare 12, Ostia',
  telephone: '06 5551 2345',
  email: 'mario@example.com',
  template: 'restaurant-room',
  tables: 14,
};

let harness: ServerHarness;
const openEmpty = async (): Promise<void> => {
  harness = await openHarness({ venuesDir: createTempFolder({}) });
};

const call = (path: string, body: unknown, cookie = '', headers: Record<string, string> = {}) =>
  harness.post(path, body, { ...AJAX, Host: 'localhost', Cookie: cookie, ...headers });
const begin = (token: unknown) => call('/api/setup/sign-in', { token });
const create = (cookie: string, changes: object = {}) => call('/api/setup/venues', { ...ANSWERS, ...changes }, cookie);
const page = (url: string, cookie = '') => harness.app.inject({ url, headers: { Host: 'localhost', Cookie: cookie } });
const signIn = async (tenant: string, token: string, cookie = '') =>
  cookieOf(await call(`/api/editor/${tenant}/sign-in`, { token }, cookie));
const DAY_MS = 86_400_000;
const accessOf = (tenant: string, role: 'owner' | 'staff') =>
  createAccess(harness.store, { tenant, role, kind: 'token', ends_at: Date.now() + DAY_MS }, Date.now());
/** The tenants between which a page offers a switch, and whether it offers a new venue. */
const switchOn = async (url: string, cookie: string) => {
  const { body } = await page(url, cookie);
  const text = /data-venues="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"');
  if (text === undefined) return undefined;
  const { venues, canMake } = JSON.parse(text) as { venues: { tenant: string }[]; canMake: boolean };
  return [venues.map(({ tenant }) => tenant), canMake];
};

test('the first venue is made with the printed address, which works once, and takes reservations at once', async () => {
  await openEmpty();
  expect((await page('/')).headers.location).toBe('/setup');
  expect((await page('/setup')).body).toContain('data-signed-in="false"');
  expect((await create('')).statusCode).toBe(401);
  const earlier = await createSetupLink(harness.store, Date.now());
  const secret = await createSetupLink(harness.store, Date.now());
  const wrong = await Promise.all([earlier, 'guess', '', undefined, { secret }].map(begin));
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 401));
  const cookie = cookieOf(await begin(secret));
  expect((await begin(secret)).statusCode).toBe(401);
  expect((await page('/setup', cookie)).body).toContain('data-signed-in="true"');

  const made = await create(cookie);
  expect([made.statusCode, made.json()]).toEqual([
    200,
    { success: true, tenant: 'da-mario', key: expect.stringMatching(/^[\w-]{43}$/) as string },
  ]);
  const { venue, plan, tables } = harness.venues.get('da-mario')!;
  expect(venue).toMatchObject({
    language: 'it',
    telephone: '+39 06 5551 2345',
    country_code: '+39',
    occupancy: 'service',
    closed_weekdays: [1],
    services: [{ name: 'Pranzo' }, { name: 'Cena' }],
    guests: { min: 1, max: 8, default: 2 },
  });
  expect(tables.size).toBe(14);
  expect(plan.areas.map(({ name }) => name)).toEqual(['Sala', 'Vicino alle finestre']);
  expect(JSON.stringify(plan) + JSON.stringify(venue.terms)).not.toMatch(/Table|Window|Room|Holding|Changes/);
  expect(JSON.parse(readFileSync(join(harness.venuesDir, 'da-mario/venue.json'), 'utf8'))).toMatchObject({
    name: ANSWERS.name,
  });
  expect((await page('/v/da-mario')).body).toContain('data-tenant="da-mario"');
  for (const area of ['editor', 'settings', 'day', 'numbers'])
    expect((await page(`/${area}/da-mario`, cookie)).statusCode).toBe(200);

  // The owner is there: strangers find no setup, and the key signs in again.
  expect((await page('/setup')).statusCode).toBe(401);
  expect((await begin(await createSetupLink(harness.store, Date.now()))).statusCode).toBe(401);
  const again = await signIn('da-mario', made.json<{ key: string }>().key);
  expect((await page('/settings/da-mario', again)).statusCode).toBe(200);
});

test('the first venue is refused with the answers that are wrong, and makes no folder then', async () => {
  await openEmpty();
  const cookie = cookieOf(await begin(EDITOR_TOKEN));
  for (const [changes, fields] of [
    [{ name: '' }, ['name']],
    [{ name: 'x'.repeat(81) }, ['name']],
    [{ tenant: '../etc', email: 'me' }, ['tenant', 'email']],
    [{ time_zone: 'Ostia' }, ['time_zone']],
    [{ telephone: '12' }, ['telephone']],
    [{ language: 'xx', template: 'ship', tables: 1e9 }, ['language', 'template', 'tables']],
    [{ services: [{ first: '22:00', last: '12:00' }] }, ['services']],
    [
      { services: [], closed_weekdays: [1, 2, 3, 4, 5, 6, 7], guests: { min: 4, max: 2 } },
      ['services', 'closed_weekdays', 'guests'],
    ],
    [{ surprise: true }, []],
  ] as const) {
    const refused = await create(cookie, changes);
    expect([refused.statusCode, refused.json<{ fields: string[] }>().fields]).toEqual([422, fields]);
  }
  expect(harness.venues.size).toBe(0);
  expect((await call('/api/setup/venues', ANSWERS, cookie, { Origin: 'https://evil.example' })).statusCode).toBe(403);
  mkdirSync(join(harness.venuesDir, 'da-mario'));
  expect((await create(cookie)).json()).toMatchObject({ fields: ['tenant'] });
  const hostile = await create(cookie, { name: '<img src=x onerror=alert(1)>', tenant: 'hostile' });
  expect(hostile.statusCode).toBe(200);
  expect((await page('/v/hostile')).body).not.toContain('<img src=x');
});

test('another venue is made by who may run all venues, and by nobody else', async () => {
  harness = await openHarness();
  const setupSecret = await createSetupLink(harness.store, Date.now());
  expect((await begin(setupSecret)).statusCode).toBe(401);
  expect((await call('/api/editor/shell-bay/sign-in', { token: setupSecret })).statusCode).toBe(401);
  const owner = await signIn('shell-bay', await accessOf('shell-bay', 'owner'));
  expect((await create(owner)).statusCode).toBe(401);
  expect((await page('/setup', owner)).statusCode).toBe(401);
  const host = await signIn('shell-bay', EDITOR_TOKEN);
  expect(await switchOn('/settings/shell-bay', host)).toEqual([['reef', 'shell-bay'], true]);
  const made = await create(host, { tenant: 'second', services: [{ first: '09:00', last: '17:00' }] });
  expect([made.statusCode, made.json()]).toEqual([200, { success: true, tenant: 'second' }]);
  expect(harness.venues.get('second')?.venue.occupancy).toBe('date');
  expect(await switchOn('/day/second', host)).toEqual([['reef', 'shell-bay', 'second'], true]);
  expect((await create(host, { tenant: 'second' })).json()).toMatchObject({ fields: ['tenant'] });
});

test('the venue switch leads to the venues that somebody has signed in to, and ends with them', async () => {
  harness = await openHarness();
  const first = await signIn('shell-bay', await accessOf('shell-bay', 'owner'));
  expect(await switchOn('/editor/shell-bay', first)).toBeUndefined();
  const both = await signIn('reef', await accessOf('reef', 'owner'), first);
  for (const area of ['editor', 'settings', 'numbers', 'day'])
    expect(await switchOn(`/${area}/reef`, both)).toEqual([['reef', 'shell-bay'], false]);
  expect((await call('/api/editor/reef/sign-out', {}, both)).statusCode).toBe(200);
  for (const tenant of ['reef', 'shell-bay']) expect((await page(`/editor/${tenant}`, both)).statusCode).toBe(401);
});

test('the venue switch opens no owner’s page for staff, and no owner stays signed in where staff sign in', async () => {
  harness = await openHarness();
  const staff = await signIn('shell-bay', await accessOf('shell-bay', 'staff'));
  const mixed = await signIn('reef', await accessOf('reef', 'owner'), staff);
  expect(await switchOn('/day/reef', mixed)).toEqual([['reef', 'shell-bay'], false]);
  expect(await switchOn('/settings/reef', mixed)).toBeUndefined();
  const handedOver = await signIn('shell-bay', await accessOf('shell-bay', 'staff'), mixed);
  expect((await page('/day/reef', handedOver)).statusCode).toBe(401);
  expect((await page('/day/shell-bay', handedOver)).statusCode).toBe(200);
});
