/** Requests of parties that are too large to reserve online: kept, answered by staff, and told by mail. */
import { beforeEach, expect, test } from 'vitest';
import { type DaySession, openDaySession } from '../day/daySession.ts';
import { sendWaitingMails } from '../mail/sentMails.ts';
import { openHarness } from '../openHarness.ts';
import { AJAX, type JsonObject, type ServerHarness } from '../serverHarness.ts';

const DATE = '2026-11-30';
let harness: ServerHarness;
let day: DaySession;
beforeEach(async () => {
  harness = await openHarness();
  day = await openDaySession(harness);
});

const ask = (changes: JsonObject = {}, address?: string) =>
  harness.post(
    '/reservation/request',
    harness.payload({ step: 1, guests: '20', date: '30.11.2026', time: '10:00 AM', notes: 'A birthday', ...changes }),
    AJAX,
    address,
  );
const requests = async () => (await day.state()).requests;
const kinds = async () => (await harness.rows('outbox')).map(({ kind }) => kind);

test('a request is kept for staff, whichever date they see, and mailed to guest and venue', async () => {
  expect((await ask()).json()).toEqual({ success: true });
  expect(await requests()).toMatchObject([
    { name: 'Ada Silva', guests: 20, date: DATE, time: 600, notes: 'A birthday', email: 'ada@example.com' },
  ]);
  const sent = await sendWaitingMails(harness, 2);
  const toVenue = sent.find(({ subject }) => subject?.startsWith('Request:'));
  expect(toVenue?.text).toContain('A birthday');
  expect(toVenue?.replyTo).toEqual({ name: 'Ada Silva', address: 'ada@example.com' });
  expect(sent.find((mail) => mail !== toVenue)?.to).toEqual(toVenue?.replyTo);
});

test('the same request again changes nothing, and a guest who asks for ever is stopped', async () => {
  await ask();
  const before = await harness.contents();
  expect((await ask()).json()).toEqual({ success: true });
  expect(await harness.contents()).toBe(before);
  for (const guests of ['21', '22']) expect((await ask({ guests })).statusCode).toBe(200);
  const refused = await ask({ guests: '23' });
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['email']]);
  expect(await requests()).toHaveLength(3);
});

test('a client network that asks for many guests at once is stopped', async () => {
  const askAs = (index: number, address: string) =>
    ask({ email: `guest${index}@example.com`, phone: `77123${4000 + index}` }, address);
  const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => askAs(index, '203.0.113.9')));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
});

test('the venue is told of many requests once an hour', async () => {
  const all = Array.from({ length: 24 }, (_, index) =>
    ask({ email: `guest${index}@example.com`, phone: `77123${4000 + index}` }, `203.0.113.${index}`),
  );
  expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
  expect((await kinds()).filter((kind) => kind === 'request_alarm')).toHaveLength(1);
  await harness.setAll('outbox', { state: 'sent' });
  await harness.store
    .updateTable('outbox')
    .set({ state: 'waiting' })
    .where('tenant', '=', 'shell-bay')
    .where('kind', '=', 'request_alarm')
    .execute();
  const [alarm] = await sendWaitingMails(harness, 1);
  expect([alarm?.subject, JSON.stringify(alarm?.to)]).toEqual([
    'Many requests of large parties',
    expect.stringContaining('host@shell-bay.example'),
  ]);
  expect((await harness.rows('alarms')).map(({ kind, count }) => [kind, count])).toEqual([['request_alarm', 1]]);
});

test.each([
  ['more guests than any venue seats', 'guests', { guests: '5000' }],
  ['a party that can reserve online', 'guests', { guests: '2' }],
  ['a past date', 'date', { date: '01.01.2020' }],
  ['an incomplete address', 'email', { email: 'ada' }],
  ['no telephone number', 'phone', { phone: '' }],
])('a request with %s is refused under its field', async (_, field, changes) => {
  const before = await harness.contents();
  const reply = await ask(changes);
  expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([422, [field]]);
  expect(await harness.contents()).toBe(before);
});

test('staff answer with a reservation, which the guest hears of', async () => {
  await ask();
  const [request] = await requests();
  const { id: entry, revision, name, guests, time, email } = request!;
  const answer = { name, guests, time, email, tables: ['1', '2'], request: { entry, revision } };
  expect(await day.act({ type: 'add', ...answer }, undefined, DATE)).toMatchObject({ ok: true });
  expect(await requests()).toEqual([]);
  expect(await kinds()).toEqual(['request', 'request_notice', 'guest']);
  // Another device has not seen the answer.
  expect(await day.act({ type: 'request_decline', entry, revision }, undefined, DATE)).toMatchObject({ ok: false });
});

test('staff decline, and take it back before the mail has left', async () => {
  await ask();
  const [request] = await requests();
  const decline = { type: 'request_decline', entry: request!.id, revision: request!.revision } as const;
  const { log } = await day.act(decline, undefined, DATE);
  expect(await requests()).toEqual([]);
  expect(await kinds()).toEqual(['request', 'request_notice', 'request_declined']);
  expect(await day.act({ type: 'undo', log: log! }, undefined, DATE)).toMatchObject({ ok: true });
  expect(await requests()).toHaveLength(1);
  expect(await kinds()).toEqual(['request', 'request_notice']);
});
