/** The settings page's calls: what an owner publishes holds at once, and never over what somebody else has published. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { choicesSchema, settingsSchemas, settingsStateSchema } from '../../../src/api/settingsContract.ts';
import { eraseExpired } from '../../../src/server/booking/personalData.ts';
import { enqueueReminders } from '../../../src/server/mail/reminders.ts';
import { type EditorSession, openEditorSession, planWithTableName } from '../editor/editorSession.ts';
import { openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type JsonObject, type ServerHarness, createTempFolder, venueFiles } from '../serverHarness.ts';

const openOffice = (harness: ServerHarness, tenant?: string): Promise<EditorSession> =>
  openEditorSession(harness, tenant, 'localhost', 'settings');
const FILE = venueFiles()['shell-bay/venue.json'] as JsonObject;
const stateOf = async (owner: EditorSession) => settingsStateSchema.parse((await owner.call('GET')).json());
/** What the booking page says of the venue to guests. */
const pageOf = async (harness: ServerHarness): Promise<string> =>
  (await harness.app.inject({ url: '/v/shell-bay', headers: { Accept: 'text/html' } })).body;

test('published settings hold for guests and rules at once, in every process', async () => {
  const venuesDir = createTempFolder(venueFiles());
  const harness = await openHarness({ venuesDir });
  const other = await openHarness({ venuesDir, database: harness.database });
  const owner = await openOffice(harness);
  // A Monday.
  expect((await harness.reserve({ date: '30.11.2026' })).statusCode).toBe(200);
  const settings = {
    ...FILE,
    name: 'Shell Cove',
    closed_weekdays: [1],
    guests: { min: 1, max: 3 },
    hours: { first: '09:00', last: '21:00' },
  };
  const answer = await owner.publish(settings, { accept: await digestOf(owner, settings), note: 'Winter' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, version: 1, etag: answer.headers.etag }]);
  for (const each of [other, harness]) {
    expect(await pageOf(each)).toContain('<title>Shell Cove</title>');
    expect((await each.reserve({ date: '07.12.2026' })).json().errors.date).toHaveLength(1);
    expect((await each.reserve({ guests: '4', selected_tables: [1, 2] })).json().errors.guests).toHaveLength(1);
    expect(
      (await each.reserve({ date: '24.11.2026', time: '09:00 PM', selected_tables: [each === other ? 3 : 4] }))
        .statusCode,
    ).toBe(200);
  }
  expect((await stateOf(owner)).published).toMatchObject({ version: 1, settings, by: 'Ada', note: 'Winter' });
});

test('published settings and plans have versions of their own', async () => {
  const harness = await openHarness();
  const [owner, drawer] = [await openOffice(harness), await openEditorSession(harness)];
  await owner.publish({ ...FILE, lead_minutes: 30 });
  expect((await drawer.publish(planWithTableName(1, 'Dune'))).json().version).toBe(1);
  expect((await owner.publish({ ...FILE, lead_minutes: 45, hold_minutes: 10 })).json().version).toBe(2);
  const served = harness.venues.get('shell-bay')!;
  expect([served.tables.get('1')?.name, served.venue.lead_minutes]).toEqual(['Dune', 45]);
  const { versions } = settingsSchemas.versions.parse((await owner.call('GET', '/versions')).json());
  expect(versions.map(({ version, changed }) => [version, changed])).toEqual([
    [2, ['lead_minutes', 'hold_minutes']],
    [1, ['lead_minutes']],
    [0, []],
  ]);
  const first = settingsSchemas.fullVersion.parse((await owner.call('GET', '/versions/0')).json());
  expect(first.settings).toEqual(FILE);
  expect((await owner.publish(first.settings)).json().version).toBe(3);
  expect(harness.venues.get('shell-bay')!.venue.lead_minutes).toBe(60);
});

test('published settings take precedence over the file at the next start; a changed file is offered', async () => {
  const venuesDir = createTempFolder(venueFiles());
  const harness = await openHarness({ venuesDir });
  await (await openOffice(harness)).publish({ ...FILE, name: 'Shell Cove' });
  const again = await openHarness({ venuesDir, database: harness.database });
  expect(again.venues.get('shell-bay')!.venue.name).toBe('Shell Cove');
  expect((await stateOf(await openOffice(again))).folder).toEqual({ changed: false });
  // The same settings, formatted differently.
  writeFileSync(join(venuesDir, 'shell-bay/venue.json'), JSON.stringify(FILE, null, 4));
  const formatted = await openHarness({ venuesDir, database: harness.database });
  expect((await stateOf(await openOffice(formatted))).folder).toEqual({ changed: false });
  writeFileSync(join(venuesDir, 'shell-bay/venue.json'), JSON.stringify({ ...FILE, hold_minutes: 20 }));
  const third = await openHarness({ venuesDir, database: harness.database });
  const owner = await openOffice(third);
  expect(third.venues.get('shell-bay')!.venue).toMatchObject({ name: 'Shell Cove', hold_minutes: 15 });
  const { folder } = await stateOf(owner);
  expect(folder).toEqual({ changed: true, settings: { ...FILE, hold_minutes: 20 } });
  await owner.call('POST', '/keep-current', {});
  expect((await stateOf(owner)).folder).toEqual({ changed: false });
  await owner.publish(folder.settings);
  expect((await stateOf(owner)).folder).toEqual({ changed: false });
  expect(third.venues.get('shell-bay')!.venue).toMatchObject({ name: 'Shell Bay', hold_minutes: 20 });
});

test('a venue decides for how long its reservations are kept', async () => {
  const harness = await openHarness();
  const owner = await openOffice(harness);
  await harness.reserve();
  const erase = (days = 30): Promise<number> =>
    eraseExpired(harness.store, harness.venues, {
      days,
      now: Date.parse('2026-12-03T02:30:00Z'),
      outboxDir: harness.dataDir,
    });
  expect(await erase()).toBe(0);
  await owner.publish({ ...FILE, retention_days: 9 });
  expect(await erase()).toBe(1);
  await harness.reserve();
  await owner.publish({ ...FILE, retention_days: 0 });
  expect(await erase(5)).toBe(0);
});

test('only owners open the page and its calls', async () => {
  const harness = await openHarness();
  const staff = await openDaySession(harness);
  const ask = (url: string, cookie: string) =>
    harness.app.inject({ url, headers: { Host: 'localhost', ...AJAX, Cookie: cookie } });
  for (const url of ['/settings/shell-bay', '/api/settings/shell-bay', '/api/settings/shell-bay/versions'])
    expect([url, (await ask(url, '')).statusCode, (await ask(url, staff.cookie)).statusCode]).toEqual([url, 401, 403]);
  const { cookie } = await openOffice(harness);
  expect((await ask('/settings/shell-bay', cookie)).body).toContain('data-tenant="shell-bay"');
  expect((await ask('/settings/nowhere', cookie)).statusCode).toBe(404);
});

test('an owner erases a guest by address or number, staff can’t, and the log names nobody', async () => {
  const lines: string[] = [];
  const harness = await openHarness({ log: pino({ base: null }, { write: (line: string) => lines.push(line) }) });
  const [owner, staff] = [await openOffice(harness), await openDaySession(harness)];
  await harness.reserve({ email: 'mei@example.com', phone: '0771234567' });
  await harness.reserve({ email: 'mei.lin@example.com', phone: '0777654321', selected_tables: [2] });
  await staff.act({ type: 'wait_add', name: 'Mei', guests: 2, email: 'MEI@example.com', quotedMinutes: 20 });
  const find = async (contact: string) => (await owner.call('POST', '/guests/find', { contact })).json();
  expect(await find(' Mei@Example.com')).toMatchObject({ reservations: 1, upcoming: 1, waiting: 1 });
  expect(await find('077 765 43 21')).toMatchObject({ reservations: 1, waiting: 0 });
  // Part of an address or a number is not a guest.
  for (const contact of ['mei', '@example.com', '7654321'])
    expect(await find(contact)).toEqual({ reservations: 0, upcoming: 0, waiting: 0, season: 0, names: [] });

  const erase = (headers: Record<string, string>) =>
    owner.call('POST', '/guests/erase', { contact: 'mei@example.com' }, headers);
  expect((await erase({ Cookie: staff.cookie })).statusCode).toBe(403);
  expect((await erase({ Origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await harness.rows('reservations')).length).toBe(2);
  expect((await erase({})).json()).toEqual({ success: true });
  expect(await harness.rows('reservations')).toMatchObject([{ email: 'mei.lin@example.com' }]);
  expect(await harness.rows('waiting_list')).toEqual([]);
  expect((await harness.reserve({ email: 'bo@example.com' })).statusCode).toBe(200);
  const log = lines.join('');
  expect(log).toContain('erased a guest');
  expect(log).not.toMatch(/mei/i);
});

test('settings that are not valid are refused with each error, and change nothing', async () => {
  const harness = await openHarness();
  const owner = await openOffice(harness);
  const answer = await owner.publish({
    ...FILE,
    hold_minutes: -1,
    hours: { first: '9', last: '20:00' },
    colour: 'red',
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ message: 'These settings are not valid.', count: 3 }),
  ]);
  expect(
    answer
      .json()
      .errors.map(({ path }: { path: string }) => path)
      .toSorted(),
  ).toEqual(['/colour', '/hold_minutes', '/hours/first']);
  const taken = await owner.publish({ ...FILE, key: 'reef-key' });
  expect(taken.json().errors).toEqual([{ path: '/key', message: 'is already used by reef' }]);
  expect((await owner.publish([])).statusCode).toBe(422);
  expect(await harness.rows('publications')).toEqual([]);
});

test('reservations that new settings no longer allow are listed first, and stay as they are', async () => {
  const harness = await openHarness();
  const owner = await openOffice(harness);
  // Monday at ten, Tuesday at eight in the evening, and one that nothing concerns.
  const codes: string[] = [];
  for (const changes of [
    { date: '30.11.2026', time: '10:00 AM', selected_tables: [1] },
    { date: '01.12.2026', time: '08:00 PM', selected_tables: [2] },
    { date: '02.12.2026', time: '10:00 AM', selected_tables: [3] },
    { date: '03.12.2026', time: '10:00 AM', selected_tables: [4] },
  ])
    codes.push((await harness.reserve(changes)).json().code);
  const settings = {
    ...FILE,
    closed_weekdays: [1],
    hours: { first: '09:00', last: '18:00' },
    table_access: [{ tables: ['Line 3'], access: 'walk_in' }],
  };
  const answer = await owner.publish(settings);
  expect(answer.statusCode).toBe(409);
  const impact = settingsSchemas.impactConflict.parse(answer.json());
  expect(impact.reservations.map(({ code, why, date }) => [code, date, why])).toEqual([
    [codes[0], '2026-11-30', ['closed']],
    [codes[1], '2026-12-01', ['outside_hours']],
    [codes[2], '2026-12-02', ['table_access']],
  ]);
  expect(impact.reservations[0]).toMatchObject({ name: 'Ada Silva', time: 600, email: 'ada@example.com' });
  const before = await harness.rows('reservations');
  expect((await owner.publish(settings, { accept: impact.digest })).statusCode).toBe(200);
  expect(await harness.rows('reservations')).toEqual(before);
  // What was accepted once is not new.
  expect((await owner.publish({ ...settings, hold_minutes: 20 })).statusCode).toBe(200);
});

test('season places that lose a day by new settings are listed with their holders', async () => {
  const harness = await openHarness();
  const owner = await openOffice(harness);
  const row = { name: 'Anna', email: '', phone: '', from: '2026-11-20', until: '2026-12-10', paid: 'no' };
  const rows = ['Line 1', 'Line 2'].map((place) => ({ ...row, place }));
  expect((await owner.call('POST', '/season', { rows, mail: false })).json()).toEqual({ problems: [] });
  const { areaId } = harness.venues.get('shell-bay')!.tables.get('1')!;
  const closure = { area: areaId, from: '2026-12-05', to: '2027-03-31', note: 'Winter' };
  for (const [changes, date, why] of [
    [{ special_days: [{ date: '2026-12-08', closed: true }] }, '2026-12-08', 'closed'],
    [{ area_closures: [closure] }, '2026-12-05', 'area_closed'],
  ] as const) {
    const { reservations, digest: accept } = (await owner.publish({ ...FILE, ...changes })).json();
    const listed = { name: 'Anna', date, until: '2026-12-10', why: [why] };
    expect(reservations).toMatchObject([listed, listed]);
    expect((await owner.publish({ ...FILE, ...changes }, { accept })).statusCode).toBe(200);
  }
  const after = { special_days: [{ date: '2026-12-11', closed: true }] };
  expect((await owner.publish({ ...FILE, area_closures: [closure], ...after })).statusCode).toBe(200);
});

test('the log names the owner who assigns a place for the season', async () => {
  const harness = await openHarness();
  const { cookie } = await openDaySession(harness, { role: 'owner', name: 'Kumari' });
  const row = {
    name: 'Anna',
    email: '',
    phone: '',
    from: '2026-11-24',
    until: '2026-11-30',
    paid: 'no',
    place: 'Line 1',
  };
  await harness.app.inject({
    method: 'POST',
    url: '/api/settings/shell-bay/season',
    headers: { ...AJAX, Host: 'localhost', Cookie: cookie },
    payload: { rows: [row], mail: false },
  });
  expect(await harness.rows('day_log')).toMatchObject([{ type: 'season_assigned', role: 'owner', actor: 'Kumari' }]);
});

describe('decisions about reservations that new settings no longer allow', () => {
  // Two on a Monday that will be closed, and one on the Tuesday after it, which has the tables of the first.
  async function openWithThree() {
    const harness = await openHarness();
    const owner = await openOffice(harness);
    const codes: string[] = [];
    for (const changes of [
      { date: '30.11.2026', selected_tables: [1] },
      { date: '30.11.2026', selected_tables: [2], email: 'bo@example.com' },
      { date: '01.12.2026', selected_tables: [1], email: 'cy@example.com' },
    ])
      codes.push((await harness.reserve(changes)).json().code);
    const settings = { ...FILE, closed_weekdays: [1], reminders: ['day'] };
    const { choices } = choicesSchema.parse(
      (await owner.call('POST', '/choices', { settings, codes: codes.slice(0, 2) })).json(),
    );
    const placesOf = (code: string) => choices.find((choice) => choice.code === code)!.places;
    return { harness, owner, settings, codes: codes as [string, string, string], choices, placesOf };
  }
  const rowOf = async (harness: ServerHarness, code: string) =>
    (await harness.rows('reservations')).find((row) => row.code === code)!;
  const remind = async (harness: ServerHarness, at: string) =>
    enqueueReminders(harness.store, harness.venues, Date.parse(at));

  test('decisions about reservations move them as staff do, keep them, or write to their guests, with the settings', async () => {
    const { harness, owner, settings, codes, choices, placesOf } = await openWithThree();
    // The nearest dates, never the closed one, and no table that somebody has or is offered first.
    const [place] = placesOf(codes[0]);
    expect(place).toMatchObject({ date: '2026-12-01', time: 600 });
    expect(place!.tables.map(({ key }) => key)).not.toContain('1');
    expect(placesOf(codes[1])[0]!.tables).not.toEqual(place!.tables);
    expect(choices[0]!.letter).toContain('Ada');
    const accept = await digestOf(owner, settings);
    const decisions = [
      { type: 'move', code: codes[0], place },
      { type: 'mail', code: codes[1], text: 'We are closed. <b>Sorry</b>' },
    ];
    const tag = await owner.etag();
    expect((await owner.publish(settings, { accept, decisions }, tag)).statusCode).toBe(200);
    // The same request again decides nothing again.
    expect((await owner.publish(settings, { accept, decisions }, tag)).statusCode).toBe(412);
    expect(await rowOf(harness, codes[0])).toMatchObject({ date: '2026-12-01', kept_at: null });
    const mails = await harness.rows('outbox');
    const { id } = await rowOf(harness, codes[1]);
    expect(mails.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
    expect(mails.filter(({ kind }) => kind === 'letter')).toMatchObject([
      { reservation_id: id, letter: 'We are closed. <b>Sorry</b>' },
    ]);
    // A day before, at the door that is closed now.
    expect(await remind(harness, '2026-11-29T05:00:00Z')).toBe(0);
  });

  test('decisions about reservations are kept for good, and then the guest is reminded', async () => {
    const { harness, owner, settings, codes } = await openWithThree();
    const decisions = [{ type: 'keep', code: codes[0] }];
    await owner.publish(settings, { accept: await digestOf(owner, settings), decisions });
    expect((await rowOf(harness, codes[0])).kept_at).not.toBeNull();
    expect(await remind(harness, '2026-11-29T05:00:00Z')).toBe(1);
  });

  test('decisions about reservations concern an area that is closed for a season, in all that follows', async () => {
    const { harness, owner, codes } = await openWithThree();
    const { areaId } = harness.venues.get('shell-bay')!.tables.get('1')!;
    const closure = { area: areaId, from: '2026-12-01', to: '2027-03-31', note: 'Winter' };
    const settings = { ...FILE, reminders: ['day'], area_closures: [closure] };
    const { digest: accept, reservations } = (await owner.publish(settings)).json();
    expect(reservations).toMatchObject([{ code: codes[2], why: ['area_closed'] }]);
    expect((await owner.publish(settings, { accept })).statusCode).toBe(200);
    const openOn = async (date: string) =>
      (await harness.tables({ date })).json()[0].rooms.some(({ available }: { available: boolean }) => available);
    expect([await openOn('30.11.2026'), await openOn('02.12.2026')]).toEqual([true, false]);
    const late = await harness.reserve({ date: '02.12.2026', selected_tables: [3], email: 'di@example.com' });
    expect(late.json().errors.selected_tables).toHaveLength(1);
    expect(await remind(harness, '2026-11-30T05:00:00Z')).toBe(0);
    const staff = await openDaySession(harness);
    const { blocks } = (await staff.call('GET', '?date=2026-12-02')).json();
    expect(blocks).toMatchObject([{ id: -1, from: closure.from, until: closure.to, reason: 'Winter' }]);
    expect(blocks[0].tables).toContain('1');
  });

  test('decisions about reservations are all refused with the settings if one can’t be carried out', async () => {
    const { harness, owner, settings, codes, placesOf } = await openWithThree();
    const [place] = placesOf(codes[0]);
    const decisions = [
      { type: 'keep', code: codes[1] },
      { type: 'move', code: codes[0], place: { ...place, tables: [{ key: '1', name: '' }] } },
    ];
    const answer = await owner.publish(settings, { accept: await digestOf(owner, settings), decisions });
    expect([answer.statusCode, answer.json().failed]).toEqual([409, codes[0]]);
    expect((await rowOf(harness, codes[1])).kept_at).toBeNull();
    expect(harness.venues.get('shell-bay')!.venue.closed_weekdays).toEqual([]);
  });
});

async function digestOf(owner: EditorSession, settings: JsonObject): Promise<string> {
  return (await owner.publish(settings)).json().digest ?? '';
}
