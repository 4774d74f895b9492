/** Offers to guests on the waiting list, and what staff see of the changes that guests make. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createGuestLink } from '../../../src/server/links/guestLinks.ts';
import { takeDueSteps } from '../../../src/server/day/actions/hostSteps.ts';
import { MAIL_TEXTS } from '../../../src/server/messages/messages.ts';
import { type DaySession, endOffers, openDaySession } from '../day/daySession.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;
let day: DaySession;
beforeEach(async () => {
  harness = await openHarness({ venue: { waiting_offer_minutes: 10 } });
  day = await openDaySession(harness);
});

const get = (url: string) => harness.app.inject({ url });

async function wait(name: string, email = `${name.toLowerCase()}@example.com`): Promise<void> {
  const added = await day.act({ type: 'wait_add', name, guests: 2, email, quotedMinutes: 20 });
  expect(added).toMatchObject({ ok: true });
}

const waiting = async (name: string) => (await day.state()).waiting.find((entry) => entry.name === name)!;

async function offerTo(name: string, table = '5'): Promise<void> {
  const { id, revision } = await waiting(name);
  const offered = await day.act({ type: 'wait_offer', entry: id, revision, tables: [table], minutes: 10 });
  expect(offered).toMatchObject({ ok: true });
}

/** Returns the guest's page about the party, as a mail names it. */
async function pageOf(name: string): Promise<string> {
  const { id } = await day.party(name);
  return `/r/${await createGuestLink(harness.store, 'shell-bay', id)}`;
}

const mails = async (kind: string) => (await harness.rows('outbox')).filter((mail) => mail['kind'] === kind);

test('an offer is mailed at once, and opening its page answers nothing', async () => {
  await wait('Mei');
  await offerTo('Mei');
  expect(await mails('offer')).toHaveLength(1);
  const page = await pageOf('Mei');
  const { body } = await get(page);
  expect(body).toContain('Line 5 (Lines)');
  for (const text of [MAIL_TEXTS.en.manage_accept, MAIL_TEXTS.en.manage_decline]) expect(body).toContain(text);
  expect(body).not.toContain(MAIL_TEXTS.en.manage_cancel);
  for (const answer of ['accept', 'decline']) await get(`${page}/${answer}`);
  expect((await waiting('Mei')).state).toBe('offered');
});

test('an offer that staff have moved to a date to come seats nobody today', async () => {
  await wait('Mei');
  await offerTo('Mei');
  const { id: party, revision } = await day.party('Mei');
  await day.act({ type: 'edit', party, revision, date: '2026-11-24' });
  const entry = await waiting('Mei');
  const seat = { entry: entry.id, revision: entry.revision, tables: ['5'] };
  expect((await day.act({ type: 'wait_seat', ...seat })).errors).toHaveProperty('entry');
});

test('an offer that is accepted is a reservation, which the guest can see', async () => {
  await wait('Mei');
  await offerTo('Mei');
  const page = await pageOf('Mei');
  expect((await harness.press(`${page}/accept`)).statusCode).toBe(303);
  expect((await waiting('Mei')).state).toBe('accepted');
  expect(await day.party('Mei')).toMatchObject({ status: 'confirmed', tables: ['5'], heldUntil: null });
  expect((await get(page)).body).toContain(MAIL_TEXTS.en.manage_reserved);
  expect(await mails('guest')).toHaveLength(1);
  await harness.press(`${page}/decline`);
  expect((await waiting('Mei')).state).toBe('accepted');
});

test('an offer that is declined is passed on to the next who fits, with a mail', async () => {
  await wait('Mei');
  await wait('Bo');
  await offerTo('Mei');
  const page = await pageOf('Mei');
  await harness.press(`${page}/decline`);
  expect([(await waiting('Mei')).state, (await waiting('Bo')).state]).toEqual(['declined', 'offered']);
  expect((await get(page)).body).toContain(MAIL_TEXTS.en.manage_offer_over);
  expect(await mails('offer')).toHaveLength(2);
  await harness.press(`${page}/accept`);
  expect((await waiting('Mei')).state).toBe('declined');
  expect((await get(await pageOf('Bo'))).body).toContain('Line 5 (Lines)');
});

test('an offer that nobody answers is passed on, and its link leads nowhere', async () => {
  await wait('Mei');
  await wait('Bo');
  await offerTo('Mei');
  const page = await pageOf('Mei');
  await endOffers(harness);
  await takeDueSteps({ store: harness.store, venues: harness.venues, tenant: 'shell-bay' }, Date.parse(NOW));
  expect([(await waiting('Mei')).state, (await waiting('Bo')).state]).toEqual(['expired', 'offered']);
  await harness.press(`${page}/accept`);
  expect((await waiting('Mei')).state).toBe('expired');
});

test('an offer is answered once, however many buttons are pressed at the same time', async () => {
  for (const [name, table] of Object.entries({ Mei: '5', Bo: '6', Cy: '7' })) {
    await wait(name);
    await offerTo(name, table);
    const page = await pageOf(name);
    await Promise.all(['accept', 'decline', 'accept', 'decline'].map((answer) => harness.press(`${page}/${answer}`)));
    const { state } = await waiting(name);
    const held = (await harness.rows('claims')).filter(({ table_key: key }) => key === table);
    expect([state, held.length > 0]).toEqual(state === 'accepted' ? ['accepted', true] : ['declined', false]);
  }
});

describe('what a guest changes', () => {
  async function reserve(table: number): Promise<string> {
    const answer = await harness.reserve({ selected_tables: [table] });
    return answer.json<{ manage: string }>().manage;
  }

  test("what a guest changes is in the log of the day as the guest's, and raises the revision that staff have seen", async () => {
    const page = await reserve(1);
    const seen = await day.party('Ada Silva');
    await harness.post(`${page}/reservation`, harness.payload({ time: '11:00 AM' }));
    const changed = await day.party('Ada Silva');
    expect(changed.revision).toBeGreaterThan(seen.revision);
    const late = await day.act({ type: 'tables', party: seen.id, revision: seen.revision, tables: ['9'] });
    expect(late).toMatchObject({ ok: false, type: 'conflict' });
    await harness.press(`${page}/cancel`);
    expect((await harness.rows('day_log')).map(({ type, role }) => [type, role])).toEqual([
      ['reserve', 'guest'],
      ['change', 'guest'],
      ['cancel', 'guest'],
    ]);
  });

  test('what a guest changes races with staff: the party ends up seated or canceled, never both', async () => {
    for (let table = 1; table <= 6; table++) {
      const page = await reserve(table);
      const { id, revision } = (await day.state()).parties.find(({ tables }) => tables.includes(String(table)))!;
      const [seated] = await Promise.all([
        day.act({ type: 'status', party: id, revision, status: 'seated' }),
        harness.press(`${page}/cancel`),
      ]);
      const row = (await harness.rows('reservations')).find((each) => each['id'] === id)!;
      const claims = (await harness.rows('claims')).filter(({ reservation_id: of }) => of === id);
      expect([row['status'], row['cancelled_at'] === null, claims.length > 0]).toEqual(
        seated.ok ? ['seated', true, true] : ['reserved', false, false],
      );
      expect((await get(page)).body).toContain(
        seated.ok ? MAIL_TEXTS.en.manage_arrived : MAIL_TEXTS.en.manage_cancelled,
      );
    }
  });
});
