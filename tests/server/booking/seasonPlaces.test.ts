/** Season places: assigned by the owner, given back and taken back by their holders, and offered to them again. */
import { readdirSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SeasonRow } from '../../../src/domain/booking/seasonPlaces.ts';
import { assignSeasonPlaces, offerSeasonPlaces } from '../../../src/server/booking/season/assignPlaces.ts';
import {
  endSeasonOffers,
  listSeasonPlaces,
  openSeasonLink,
  releaseSeasonPlaces,
  setSeasonPaid,
} from '../../../src/server/booking/season/seasonPlaces.ts';
import { sendWaitingMails } from '../mail/sentMails.ts';
import { eraseExpired, eraseSeasonPlaces, findGuest, letterFile } from '../../../src/server/booking/personalData.ts';
import { latestEventId } from '../../../src/server/live/events.ts';
import { openDaySession } from '../day/daySession.ts';
import { readDay } from '../../../src/server/day/dayState.ts';
import { openEditorSession, planWithoutTables } from '../editor/editorSession.ts';
import { englishMail } from '../../../src/server/messages/english.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness, createTempFolder } from '../serverHarness.ts';

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
  harness = await openHarness();
});

const served = () => harness.venues.get(TENANT)!;
const CALL = { now: Date.parse(NOW), actor: { role: 'owner', name: '' } } as const;
const KEY = 'link key';
const assign = (...rows: SeasonRow[]) => assignSeasonPlaces(harness.store, served(), rows, { ...CALL, mailed: false });
const reserve = (date: string, table = 3) => harness.reserve({ date, selected_tables: [table] });
/** Assigns `ROW`, and returns its holder's page. */
async function holdersPage(): Promise<string> {
  expect(await assign(ROW)).toEqual([]);
  return holdersLink((await firstPlace()).id);
}
const firstPlace = async () => (await listSeasonPlaces(harness.store, TENANT, TODAY))[0]!;
const holdersLink = async (id: number): Promise<string> =>
  `/season/${await openSeasonLink(harness.store, TENANT, id, KEY)}`;
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

test('staff who look at any date of a season place hear at once that it is paid', async () => {
  await assign({ ...ROW, paid: 'no' });
  const place = await firstPlace();
  const lastEventId = String(await latestEventId(harness.store, TENANT));
  await setSeasonPaid(harness.store, TENANT, place.id, true);
  const { cookie } = await openDaySession(harness);
  const { body } = await harness.app.inject({
    url: `/api/day/${TENANT}/events?once`,
    headers: { Host: 'localhost', Cookie: cookie, 'Last-Event-ID': lastEventId },
  });
  expect(body).toContain('event: reload');
});

describe('the holder', () => {
  test('the holder of a season place gives dates back for others to reserve, and takes back those that nobody has reserved', async () => {
    const page = await holdersPage();
    const given = await harness.sendForm(`${page}/give`, { from: '2026-12-01', until: '2026-12-03' });
    expect(given.headers.location).toBe(`${page}?done=given`);
    expect((await reserve('02.12.2026')).json()).toMatchObject({ success: true });
    expect((await harness.sendForm(`${page}/take`, { date: '2026-12-02' })).headers.location).toBe(`${page}?done=sold`);
    expect((await harness.sendForm(`${page}/take`, { date: '2026-12-01' })).headers.location).toBe(
      `${page}?done=taken`,
    );
    for (const date of ['30.11.2026', '01.12.2026', '04.12.2026', '10.12.2026'])
      expect((await reserve(date)).statusCode).toBe(422);
    expect((await reserve('03.12.2026')).json()).toMatchObject({ success: true });
    const place = await firstPlace();
    expect(place.givenBack).toEqual(['2026-12-02', '2026-12-03']);
    // Also the first and the last date of the season.
    await harness.sendForm(`${page}/give`, { from: '2026-11-01', until: '2026-11-23' });
    await harness.sendForm(`${page}/give`, { from: '2026-12-10', until: '2027-12-10' });
    expect([(await reserve('23.11.2026')).statusCode, (await reserve('10.12.2026')).statusCode]).toEqual([200, 200]);
  });

  test('the holder of a season place and a guest who want the same date at once do not both get it', async () => {
    const page = await holdersPage();
    await harness.sendForm(`${page}/give`, { from: '2026-12-01', until: '2026-12-08' });
    for (let day = 1; day <= 8; day++) {
      const take = (): Promise<unknown> => harness.sendForm(`${page}/take`, { date: `2026-12-0${day}` });
      const book = (): Promise<unknown> => reserve(`0${day}.12.2026`);
      await Promise.all(day % 2 === 0 ? [take(), book()] : [book(), take()]);
    }
    const reserved = (await harness.rows('reservations')).map(({ date }) => date);
    const place = await firstPlace();
    expect(new Set(reserved)).toEqual(new Set(place.givenBack));
    expect(reserved.length).toBeGreaterThan(0);
  });

  test.each([
    ['outside of the season', { from: '2027-01-01' }],
    ['that have passed', { from: '2026-11-20', until: '2026-11-22' }],
    ['in the wrong order', { from: '2026-12-03', until: '2026-12-01' }],
    ['that are none', { from: 'soon' }],
  ])('the holder of a season place changes nothing with dates %s', async (_what, fields) => {
    const page = await holdersPage();
    const before = await harness.contents();
    expect((await harness.sendForm(`${page}/give`, fields)).headers.location).toBe(`${page}?done=dates`);
    expect(await harness.contents()).toBe(before);
  });

  test('the holder of a season place has no page by an earlier link, once the place is released, or after the season', async () => {
    const page = await holdersPage();
    expect((await harness.app.inject(page)).statusCode).toBe(200);
    const place = await firstPlace();
    expect(await holdersLink(place.id)).toBe(page);
    const newer = `/season/${await openSeasonLink(harness.store, TENANT, place.id, KEY, true)}`;
    expect((await harness.app.inject(page)).statusCode).toBe(404);
    await releaseSeasonPlaces(harness.store, TENANT, [place.id], CALL);
    expect((await harness.app.inject(newer)).statusCode).toBe(404);
    expect((await reserve('24.11.2026')).json()).toMatchObject({ success: true });
    expect(await harness.rows('blocks')).toEqual([]);
  });
});

test('a season place that the plan no longer has keeps its name for staff, and its holder is asked to call', async () => {
  const page = await holdersPage();
  const drawer = await openEditorSession(harness);
  const plan = planWithoutTables(3);
  const { digest: accept } = (await drawer.publish(plan)).json();
  expect((await drawer.publish(plan, { accept })).statusCode).toBe(200);
  const day = await readDay(harness.store, served(), TODAY, { role: 'owner', actor: '' }, Date.parse(NOW));
  expect(day.formerTables).toEqual({ 3: 'Line 3' });
  expect((await harness.sendForm(`${page}/give`, { from: '2026-12-01' })).headers.location).toBe(page);
  expect((await firstPlace()).givenBack).toEqual([]);
  const { body } = await harness.app.inject({ url: page, headers: { Host: 'localhost' } });
  expect(body).toContain(englishMail.season_gone);
  expect(body).not.toContain('/give');
});

describe('a place that is offered again', () => {
  const SEASON = { from: '2027-06-01', until: '2027-06-30' };
  const NEXT = { season: SEASON, answerBy: '2026-12-31' };
  /** Assigns `ROW` and offers it again. Returns the id of the offer. */
  async function offerAgain(): Promise<number> {
    await assign(ROW);
    const place = await firstPlace();
    const result = await offerSeasonPlaces(harness.store, served(), { ids: [place.id], ...NEXT }, CALL);
    expect(result).toEqual({ rows: [] });
    const places = await listSeasonPlaces(harness.store, TENANT, TODAY);
    return places.find(({ state }) => state === 'offered')!.id;
  }
  const isKept = async (): Promise<boolean> => (await blocksOn('2027-06-15')).length > 0;
  const mails = async () => (await harness.rows('outbox')).map(({ kind, season_id: id }) => [kind, id]);

  test('a place that is offered again is kept for its holder, who gets a mail and accepts it', async () => {
    const id = await offerAgain();
    expect(await blocksOn('2027-06-15')).toMatchObject([{ reason: 'Anna Rossi', season: { offered: true } }]);
    const page = await holdersLink(id);
    expect((await harness.sendForm(`${page}/accept`, {})).headers.location).toBe(`${page}?done=accepted`);
    expect(await blocksOn('2027-06-15')).toMatchObject([{ season: { paid: false } }]);
    expect(await mails()).toEqual([
      ['season_offer', id],
      ['season', id],
    ]);
    // Once is enough.
    expect((await harness.sendForm(`${page}/decline`, {})).headers.location).toBe(page);
    expect(await isKept()).toBe(true);
  });

  test('a place that is offered again is offered by a mail that leads to its page', async () => {
    await offerAgain();
    const [mail] = await sendWaitingMails(harness, 1);
    const { to, subject, text } = mail!;
    expect(to).toEqual({ name: 'Anna Rossi', address: 'anna@example.com' });
    expect(subject).toContain('31 December 2026');
    const [, path] = /https:\/\/tide\.example(\/season\/\S+)/.exec(text as string) ?? [];
    expect((await harness.app.inject(path!)).body).toContain('Would you like it for the season?');
  });

  test('a place that is offered again is free for others once its holder declines it, or has not answered in time', async () => {
    const declined = await offerAgain();
    const page = await holdersLink(declined);
    await harness.sendForm(`${page}/decline`, {});
    expect(await isKept()).toBe(false);
    expect((await harness.app.inject(page)).body).toContain('no longer kept for you');
    expect(await offerSeasonPlaces(harness.store, served(), { ids: [declined], ...NEXT }, CALL)).toEqual({ rows: [] });
    await endSeasonOffers(harness.store, TENANT, NEXT.answerBy, CALL.now);
    expect(await isKept()).toBe(true);
    await endSeasonOffers(harness.store, TENANT, '2027-01-01', CALL.now);
    expect(await isKept()).toBe(false);
    expect((await mails()).map(([kind]) => kind)).toEqual([
      'season_offer',
      'season_ended',
      'season_offer',
      'season_ended',
    ]);
  });

  test('a place that is offered again without other dates keeps its own, a year later', async () => {
    await assign({ ...ROW, from: '2026-12-05', until: '2026-12-06' });
    const { id } = await firstPlace();
    await offerSeasonPlaces(harness.store, served(), { ids: [id], answerBy: '2026-11-30' }, CALL);
    const places = await listSeasonPlaces(harness.store, TENANT, TODAY);
    expect(places.map(({ from_date: from, until_date: until }) => [from, until])).toContainEqual([
      '2027-12-05',
      '2027-12-06',
    ]);
  });

  test.each([
    ['order', { season: { ...SEASON, from: '2027-07-01' } }],
    ['past', { season: { from: '2029-06-01', until: '2029-06-30' } }],
    ['answer', { answerBy: '2026-11-22' }],
    ['answer', { answerBy: '2027-06-01' }],
  ])('a place that is offered again is refused with the problem %s for the dates %o', async (problem, dates) => {
    await assign(ROW);
    const place = await firstPlace();
    const wanted = { ids: [place.id], ...NEXT, ...dates };
    expect(await offerSeasonPlaces(harness.store, served(), wanted, CALL)).toEqual({ problem });
  });
});

test('a holder’s page takes no word of its own code for a note, and no fields but those of a form', async () => {
  const page = await holdersPage();
  for (const done of ['constructor', '__proto__', 'given'])
    expect((await harness.app.inject({ url: `${page}?done=${done}` })).statusCode, done).toBe(200);
  const before = await harness.contents();
  for (const step of ['give', 'take']) {
    const payload = { from: 5, until: {}, date: ['2026-12-01'] };
    const reply = await harness.app.inject({ method: 'POST', url: `${page}/${step}`, payload });
    expect([reply.statusCode, reply.headers.location], step).toEqual([303, `${page}?done=dates`]);
  }
  expect(await harness.contents()).toBe(before);
});

test('the written mails to a holder are deleted with the place, and no others', async () => {
  await assign(ROW);
  const place = await firstPlace();
  const ours = letterFile('season', place.id);
  const others = letterFile('season', place.id * 10);
  const folder = createTempFolder({ [`${ours}1.eml`]: '', [`${others}1.eml`]: '', 'digest-1.eml': '' });
  await eraseSeasonPlaces(harness.store, TENANT, [place], folder);
  expect(readdirSync(folder).toSorted()).toEqual(['digest-1.eml', `${others}1.eml`].toSorted());
  expect(await harness.rows('season_places')).toEqual([]);
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
