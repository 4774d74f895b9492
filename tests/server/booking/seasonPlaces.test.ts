/** Season places: assigned by the owner, given back and taken back by their holders. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeasonRow } from '../../../src/domain/booking/seasonPlaces.ts';
import {
  assignSeasonPlaces,
  createSeasonLink,
  listSeasonPlaces,
  releaseSeasonPlaces,
} from '../../../src/server/booking/seasonPlaces.ts';
import { eraseExpired, findGuest } from '../../../src/server/booking/personalData.ts';
import { readDay } from '../../../src/server/day/dayState.ts';
import { NOW, type ServerHarness, openServerHarness } from '../serverHarness.ts';

const TODAY = '2026-11-23';
const TENANT = 'shell-bay';
const ROW: SeasonRow = {
  name: 'Anna Rossi',
  email: 'anna@example.com',
  phone: '',
  place: 'Line 3',
  from: '2026-11-20',
  until: '10.12.2026',
  paid: 'yes',
};

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openServerHarness();
});
afterEach(() => harness.close());

const served = () => harness.venues.get(TENANT)!;
const assign = (...rows: SeasonRow[]) => assignSeasonPlaces(harness.store, served(), rows, TODAY);
const reserve = (date: string, table = 3) => harness.reserve({ date, selected_tables: [table] });
/** Assigns `ROW`, and returns its holder's page. */
async function holdersPage(): Promise<string> {
  expect(await assign(ROW)).toEqual([]);
  const [place] = await listSeasonPlaces(harness.store, TENANT, TODAY);
  return `/season/${await createSeasonLink(harness.store, TENANT, place!.id)}`;
}
const send = (url: string, fields: Record<string, string>) =>
  harness.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const blocksOn = async (date: string) =>
  (await readDay(harness.store, served(), date, { role: 'owner', actor: '' }, Date.parse(NOW))).blocks;

test('a season place is taken on each of its dates, and only on these', async () => {
  expect(await assign(ROW)).toEqual([]);
  for (const date of ['23.11.2026', '10.12.2026']) expect((await reserve(date)).statusCode).toBe(422);
  expect((await reserve('11.12.2026')).json()).toMatchObject({ success: true });
});

test('nothing of a list is assigned if a row is wrong, and every wrong row is named', async () => {
  await reserve('24.11.2026', 4);
  const before = await harness.contents();
  const wrong = [
    { ...ROW, place: 'Line 99' },
    ROW,
    { ...ROW, name: ' ' },
    { ...ROW, email: 'anna' },
    { ...ROW, from: '2026-02-30' },
    { ...ROW, from: '2026-12-11' },
    { ...ROW, until: '2026-11-22' },
    { ...ROW, paid: 'perhaps' },
  ];
  expect((await assign(...wrong)).map(({ row, problem }) => `${row} ${problem}`)).toEqual([
    '0 place',
    '2 name',
    '3 email',
    '4 date',
    '5 order',
    '6 past',
    '7 paid',
  ]);
  expect(await assign(ROW, { ...ROW, place: 'Line 4' }, ROW)).toEqual([
    { row: 1, problem: 'taken', date: '2026-11-24' },
    { row: 2, problem: 'taken', date: TODAY },
  ]);
  expect(await harness.contents()).toBe(before);
});

test('staff see who has a season place, whether it is paid, and its last day', async () => {
  await assign(ROW);
  expect(await blocksOn('2026-12-10')).toMatchObject([
    { tables: ['3'], reason: 'Anna Rossi', season: { until: '2026-12-10', paid: true } },
  ]);
});

describe('the holder', () => {
  test('gives dates back for others to reserve, and takes back those that nobody has reserved', async () => {
    const page = await holdersPage();
    const given = await send(`${page}/give`, { from: '2026-12-01', until: '2026-12-03' });
    expect(given.headers.location).toBe(`${page}?done=given`);
    expect((await reserve('02.12.2026')).json()).toMatchObject({ success: true });
    expect((await send(`${page}/take`, { date: '2026-12-02' })).headers.location).toBe(`${page}?done=sold`);
    expect((await send(`${page}/take`, { date: '2026-12-01' })).headers.location).toBe(`${page}?done=taken`);
    for (const date of ['30.11.2026', '01.12.2026', '04.12.2026', '10.12.2026'])
      expect((await reserve(date)).statusCode).toBe(422);
    expect((await reserve('03.12.2026')).json()).toMatchObject({ success: true });
    const [place] = await listSeasonPlaces(harness.store, TENANT, TODAY);
    expect(place?.givenBack).toEqual(['2026-12-02', '2026-12-03']);
  });

  test('and a guest who want the same date at once do not both get it', async () => {
    const page = await holdersPage();
    await send(`${page}/give`, { from: '2026-12-01', until: '2026-12-08' });
    for (let day = 1; day <= 8; day++) {
      const take = (): Promise<unknown> => send(`${page}/take`, { date: `2026-12-0${day}` });
      const book = (): Promise<unknown> => reserve(`0${day}.12.2026`);
      await Promise.all(day % 2 === 0 ? [take(), book()] : [book(), take()]);
    }
    const reserved = (await harness.rows('reservations')).map(({ date }) => date);
    const [place] = await listSeasonPlaces(harness.store, TENANT, TODAY);
    expect(new Set(reserved)).toEqual(new Set(place?.givenBack));
    expect(reserved.length).toBeGreaterThan(0);
  });

  test('gives back the first and the last date of the season', async () => {
    const page = await holdersPage();
    await send(`${page}/give`, { from: '2026-11-01', until: '2026-11-23' });
    await send(`${page}/give`, { from: '2026-12-10', until: '2027-12-10' });
    for (const date of ['23.11.2026', '10.12.2026'])
      expect((await reserve(date)).json()).toMatchObject({ success: true });
    expect((await reserve('24.11.2026')).statusCode).toBe(422);
  });

  test.each([
    ['outside of the season', { from: '2027-01-01' }],
    ['that have passed', { from: '2026-11-20', until: '2026-11-22' }],
    ['in the wrong order', { from: '2026-12-03', until: '2026-12-01' }],
    ['that are none', { from: 'soon' }],
  ])('changes nothing with dates %s', async (_what, fields) => {
    const page = await holdersPage();
    const before = await harness.contents();
    expect((await send(`${page}/give`, fields)).headers.location).toBe(`${page}?done=dates`);
    expect(await harness.contents()).toBe(before);
  });

  test('has no page by an earlier link, once the place is released, or after the season', async () => {
    const page = await holdersPage();
    expect((await harness.app.inject(page)).statusCode).toBe(200);
    const [place] = await listSeasonPlaces(harness.store, TENANT, TODAY);
    const newer = `/season/${await createSeasonLink(harness.store, TENANT, place!.id)}`;
    expect((await harness.app.inject(page)).statusCode).toBe(404);
    await releaseSeasonPlaces(harness.store, TENANT, [place!.id]);
    expect((await harness.app.inject(newer)).statusCode).toBe(404);
    expect((await reserve('24.11.2026')).json()).toMatchObject({ success: true });
    expect(await harness.rows('blocks')).toEqual([]);
  });
});

test('a holder is found by the address, and kept no longer than reservations', async () => {
  await assign(ROW);
  expect((await findGuest(harness.store, served(), 'Anna@example.com')).season).toMatchObject([{ name: 'Anna Rossi' }]);
  const options = { days: 30, outboxDir: harness.dataDir };
  await eraseExpired(harness.store, harness.venues, { ...options, now: Date.parse('2027-01-09T12:00:00Z') });
  expect(await harness.rows('season_places')).toHaveLength(1);
  await eraseExpired(harness.store, harness.venues, { ...options, now: Date.parse('2027-01-10T12:00:00Z') });
  expect(await harness.rows('season_places')).toEqual([]);
  expect(await harness.rows('claims')).toEqual([]);
});
