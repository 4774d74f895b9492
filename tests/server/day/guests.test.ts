import { expect, it } from 'vitest';
import type { GuestVisits } from '../../../src/api/day/dayContract.ts';
import type { Party } from '../../../src/domain/day/party.ts';
import { eraseExpired, eraseReservations, findPersonalData } from '../../../src/server/booking/personalData.ts';
import { type Reservation, insertReservation } from '../../../src/server/booking/reservations.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';
import { STORED_RESERVATION } from '../storedReservation.ts';
import { DATE, type DayReply, type DaySession, openDaySession } from './daySession.ts';

let harness: ServerHarness;
let day: DaySession;

const NOBODY = { phone: '', email: '' };

/** Opens a host with reservations of table 1. The first one is Ada's of today, at 10:00. */
async function open(...visits: readonly Partial<Reservation>[]): Promise<void> {
  harness = await openHarness();
  day = await openDaySession(harness);
  for (const [at, visit] of [{}, ...visits].entries())
    await harness.store.transaction().execute((trx) =>
      insertReservation(trx, {
        ...STORED_RESERVATION,
        id: at + 1,
        code: `CODE${at}`,
        first_name: `Ada${at}`,
        ...visit,
      }),
    );
}

const partyOf = async (id: number, date = DATE): Promise<Party> =>
  (await day.state(date)).parties.find((party) => party.id === id)!;
const visitsOf = async (id: number): Promise<GuestVisits> => (await day.call('GET', `/parties/${id}/visits`)).json();
const tag = async (id: number, tags: string[], date = DATE): Promise<DayReply> =>
  day.act({ type: 'tags', party: id, revision: (await partyOf(id, date)).revision, tags }, undefined, date);

it('earlier visits are those of the same address in any case, or of the same number', async () => {
  await open(
    { date: '2026-10-01', email: 'ADA@example.com', phone: '+94770000000', notes: 'By the sea', staff_note: 'Loud' },
    { date: '2026-10-03', email: 'work@example.com', status: 'no_show' },
    { date: '2026-10-02', cancelled_at: 1 },
    { date: '2026-10-04', email: 'bo@example.com', phone: '+94770000000' },
    { date: '2026-12-24' },
    { date: DATE, time: 660 },
  );
  expect(await visitsOf(1)).toMatchObject({
    total: 3,
    noShows: 1,
    cancelled: 1,
    visits: [
      { id: 3, date: '2026-10-03', status: 'no_show', tables: ['Line 1'], guests: 2 },
      { id: 4, cancelled: true },
      { id: 2, status: 'left', notes: 'By the sea', staffNote: 'Loud' },
    ],
  });
});

it('earlier visits of a guest without an address and a number are unknown, also if others have none either', async () => {
  await open({ ...NOBODY, date: '2026-10-01' }, { ...NOBODY, time: 660 });
  expect(await visitsOf(3)).toEqual({ total: 0, noShows: 0, cancelled: 0, visits: [] });
  await harness.setAll('reservations', { phone: 'room 12' });
  expect((await visitsOf(3)).total).toBe(0);
  expect(await tag(3, ['vip'])).toMatchObject({ ok: false, type: 'invalid' });
});

it('earlier visits are for the staff of this venue alone', async () => {
  await open();
  const foreign = await openDaySession(harness, { tenant: 'reef' });
  const url = '/api/day/shell-bay/parties/1/visits';
  for (const headers of [{}, { Cookie: foreign.cookie }])
    expect((await harness.app.inject({ url, headers: { Host: 'localhost', ...headers } })).statusCode).toBe(401);
  for (const id of ['2', 'x', '1e3']) expect((await day.call('GET', `/parties/${id}/visits`)).statusCode, id).toBe(404);
  expect((await foreign.call('GET', '/parties/1/visits')).statusCode).toBe(404);
});

it('tags are those that staff set last, at whichever visit of the guest', async () => {
  await open({ date: '2026-11-01', phone: '' }, { time: 660, email: '' }, { time: 720, ...NOBODY });
  await tag(2, ['vip', 'vip', 'Anniversary in May'], '2026-11-01');
  expect((await partyOf(1)).tags).toEqual(['vip', 'Anniversary in May']);
  expect((await partyOf(3)).tags).toEqual([]);
  await tag(1, ['allergy']);
  expect([(await partyOf(1)).tags, (await partyOf(3)).tags]).toEqual([['allergy'], ['allergy']]);
  await tag(1, []);
  expect([(await partyOf(1)).tags, (await partyOf(3)).tags, (await partyOf(4)).tags]).toEqual([[], [], []]);
});

it('tags are logged without their words, and can be taken back', async () => {
  await open({ date: '2026-11-01' });
  await tag(2, ['vip'], '2026-11-01');
  const { log } = await tag(1, ['Nut allergy']);
  const { entries } = await day.log();
  expect(entries).toMatchObject([{ log, type: 'tags', changes: [{ kind: 'party', id: 1 }] }]);
  expect(JSON.stringify(entries)).not.toContain('Nut');
  expect((await day.act({ type: 'undo', log: log! })).ok).toBe(true);
  expect((await partyOf(1)).tags).toEqual(['vip']);
});

it('tags are refused if somebody has changed the party meanwhile, or if they are too many or too long', async () => {
  await open();
  await tag(1, ['vip']);
  expect(await day.act({ type: 'tags', party: 1, revision: 0, tags: [] })).toMatchObject({ type: 'conflict' });
  for (const tags of [[''], ['x'.repeat(31)], ['a\nb'], Array.from('123456789')])
    expect(await tag(1, tags), String(tags)).toMatchObject({ ok: false, type: 'invalid' });
  expect((await partyOf(1)).tags).toEqual(['vip']);
});

/** Every row of every table. */
async function everything(): Promise<string> {
  const all = await harness.store.introspection.getTables();
  // What is only a lock has no second column to sort by.
  const tables = all.filter(({ columns }) => columns.length > 1);
  return JSON.stringify(await Promise.all(tables.map(({ name }) => harness.rows(name as 'reservations'))));
}

it('erasing a guest leaves nothing of visits and tags in any table, log or event', async () => {
  await open({ date: '2026-10-01', notes: 'Hates peanuts' });
  await tag(2, ['Gilded'], '2026-10-01');
  const { log } = await tag(1, ['Gilded', 'Peanuts']);
  await tag(1, ['Gilded']);
  await day.act({ type: 'undo', log: log! });
  const found = await findPersonalData(harness.store, 'shell-bay', 'ADA@example.com');
  expect(found.map(({ id }) => id)).toEqual([1, 2]);
  expect(await findPersonalData(harness.store, 'shell-bay', 'gilded')).toHaveLength(2);
  expect(await everything()).toMatch(/Gilded/);
  await eraseReservations(harness.store, harness.venues.get('shell-bay')!, found, harness.dataDir);
  expect(await everything()).not.toMatch(/Gilded|[Pp]eanuts|Ada|ada@|771234567/);
});

it('erasing a guest after the retention time keeps what is known of a guest who has been back since', async () => {
  await open({ date: '2026-10-01' }, { date: '2026-10-01', email: 'bo@example.com', phone: '' });
  await tag(2, ['Gilded'], '2026-10-01');
  await tag(3, ['Passing'], '2026-10-01');
  const erase = (days: number): Promise<number> =>
    eraseExpired(harness.store, harness.venues, { days, now: Date.parse(NOW), outboxDir: harness.dataDir });
  expect(await erase(30)).toBe(2);
  expect((await partyOf(1)).tags).toEqual(['Gilded']);
  expect((await visitsOf(1)).total).toBe(0);
  expect(await everything()).not.toMatch(/Passing|bo@example/);
  expect(await erase(-1)).toBe(1);
  expect(await everything()).not.toMatch(/Gilded|Ada|ada@/);
});
