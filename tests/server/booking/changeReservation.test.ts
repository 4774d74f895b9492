/** Changes of a reservation: all at once or not at all, by the rules of a new one. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReservationChange } from '../../../src/domain/booking/reservationChange.ts';
import { cancelReservation, changeReservation } from '../../../src/server/booking/changeReservation.ts';
import type { LimitFacts } from '../../../src/server/line/clientNetwork.ts';
import { openEditorSession } from '../editor/editorSession.ts';
import { sendWaitingMails } from '../mail/sentMails.ts';
import { openHarness } from '../openHarness.ts';
import { NOW, type ServerHarness, TODAY } from '../serverHarness.ts';

let harness: ServerHarness;
beforeEach(async () => {
  harness = await openHarness({ venue: { promo_codes: [{ code: 'NOV', until: '2026-11-24' }] } });
});

async function reserve(changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await harness.reserve(changes);
  expect(answer.json()).toMatchObject({ success: true });
  return answer.json<{ code: string }>().code;
}

function change(code: string, fields: ReservationChange, limits?: LimitFacts, at = NOW) {
  const { store, venues } = harness;
  return changeReservation(store, venues, 'shell-bay', code, fields, { now: Date.parse(at), limits });
}

async function claims(): Promise<string[]> {
  return (await harness.rows('claims')).map(({ date, table_key: key }) => `${String(date)} ${String(key)}`).toSorted();
}

test('a cancellation sends as many statements on a full date as on an empty one', async () => {
  const count = async (others: number): Promise<number> => {
    for (let table = 2; table <= others + 1; table++) await reserve({ selected_tables: [table] });
    const counts: number[] = [];
    for (let repetition = 0; repetition < 3; repetition++) {
      const code = await reserve({ selected_tables: [1] });
      const before = harness.statementCount();
      await cancelReservation(harness.store, harness.venues.get('shell-bay')!, code, Date.parse(NOW));
      counts.push(harness.statementCount() - before);
    }
    // Postgres may refuse to mix a transaction with another one, and the host then repeats all of its statements.
    return Math.min(...counts);
  };
  const alone = await count(0);
  expect(await count(39)).toBe(alone);
});

describe('a change of a reservation', () => {
  test('a change of a reservation moves it to another date, time, party and tables in one step', async () => {
    const code = await reserve({ selected_tables: [1] });
    const changed = await change(code, {
      date: '24.11.2026',
      time: '11:00 AM',
      guests: '4',
      selected_tables: [2, 3],
    });
    expect(changed).toMatchObject({
      ok: true,
      isChanged: true,
      reservation: { code, date: '2026-11-24', time: 660, guests: 4, sequence: 1 },
    });
    expect(await claims()).toEqual(['2026-11-24 2', '2026-11-24 3']);
    const [row] = await harness.rows('reservations');
    expect(JSON.parse(String(row!['tables']))).toMatchObject([{ name: 'Line 2' }, { name: 'Line 3' }]);
    expect(row).toMatchObject({ first_name: 'Ada', notes: 'A high chair, please' });
  });

  test('a change of a reservation notifies guest and venue, and replaces earlier mails that still wait', async () => {
    const code = await reserve();
    await change(code, { time: '11:00 AM' });
    const last = { time: '12:00 PM', selected_tables: [1] };
    await change(code, last);
    expect(await change(code, last), 'sent again').toMatchObject({ isChanged: false, reservation: { sequence: 2 } });
    const kinds = (await harness.rows('outbox')).map(({ kind }) => kind);
    expect(kinds).toEqual(['guest', 'notice', 'changed', 'change_notice']);
  });

  test.each<[string, ReservationChange, Record<string, unknown>]>([
    ['a taken table', { selected_tables: [2] }, { selected_tables: [{ code: 'taken', table: 'Line 2' }] }],
    ['an unknown table', { selected_tables: [999] }, { selected_tables: [{ code: 'unknown_table' }] }],
    ['a value that is no text', { date: 5, time: [] }, { date: [{ code: 'bad_date' }], time: [{ code: 'bad_time' }] }],
    ['a date past the promo code', { date: '25.11.2026' }, { discount_code: [{ code: 'code_not_valid_then' }] }],
  ])('a change to %s is refused like a new reservation and changes nothing', async (_what, fields, errors) => {
    const code = await reserve({ discount_code: 'NOV' });
    await reserve({ selected_tables: [2] });
    const before = await harness.contents();
    expect(await change(code, fields)).toMatchObject({ ok: false, error: 'refused', errors });
    expect(await harness.contents()).toBe(before);
  });

  test('a change of a reservation keeps the lead time for another time, but not for another table', async () => {
    const code = await reserve();
    const late = '2026-11-23T04:00:00Z';
    expect(await change(code, { selected_tables: [2] }, undefined, late)).toMatchObject({ ok: true });
    expect(await change(code, { time: '09:45 AM' }, undefined, late)).toMatchObject({
      error: 'refused',
      errors: { time: [{ code: 'time_lapsed' }] },
    });
  });

  test('a change of a reservation is refused for unknown, canceled, unconfirmed and foreign reservations', async () => {
    const code = await reserve();
    expect(await change('NOPE', { guests: '1' })).toEqual({ ok: false, error: 'unknown' });
    const { store, venues } = harness;
    const atReef = changeReservation(store, venues, 'reef', code, { guests: '1' }, { now: Date.parse(NOW) });
    expect(await atReef).toEqual({ ok: false, error: 'unknown' });
    await harness.setAll('reservations', { held_until: Date.now() + 60_000 });
    expect(await change(code, { guests: '1' })).toEqual({ ok: false, error: 'unconfirmed' });
    await harness.setAll('reservations', { held_until: null });
    await cancelReservation(store, venues.get('shell-bay')!, code, Date.parse(NOW));
    expect(await change(code, { guests: '1' })).toEqual({ ok: false, error: 'already-canceled' });
  });

  test('a change of a reservation follows the plan that another process has published since', async () => {
    const code = await reserve();
    const other = await openHarness({ database: harness.database });
    const plan = structuredClone(other.venues.get('shell-bay')!.plan);
    plan.areas[0]!.rooms = plan.areas[0]!.rooms.filter(({ id }) => id !== 2);
    await (await openEditorSession(other)).publish(plan);
    expect(await change(code, { selected_tables: [2] })).toMatchObject({
      errors: { selected_tables: [{ code: 'unknown_table' }] },
    });
  });
});

test('a guest’s changes cannot gather more tables of a date than new reservations can', async () => {
  const guest = { network: undefined, site: undefined, realNow: Date.now() };
  await reserve();
  const second = await reserve({ selected_tables: [2], date: '24.11.2026' });
  const third = await reserve({ selected_tables: [3], date: '25.11.2026' });
  await harness.setAll('reservations', { mailbox: 'ada@example.com', telephone: '94771234567', recorded_at: 1 });
  expect(await change(second, { date: TODAY }, guest)).toMatchObject({ ok: true });
  expect(await change(third, { date: TODAY }, guest)).toMatchObject({ errors: { email: [{ code: 'limit_person' }] } });
});

test('the mails about a change say what was before all changes since the last mails, to the venue too', async () => {
  const { code, manage } = (await harness.reserve({ selected_tables: [1] })).json<{ code: string; manage: string }>();
  await harness.setAll('outbox', { state: 'sent' });
  await change(code, { guests: '4', selected_tables: [2, 3] });
  await change(code, { time: '11:00 AM' });
  const page = async () => (await harness.app.inject({ url: `${manage}?changed` })).body.replaceAll(/<\/?bdi>/g, '');
  expect(await page()).toContain('4 (before: 2)');
  expect((await harness.app.inject({ url: manage })).body).not.toContain('before');
  for (const { text } of await sendWaitingMails(harness, 2)) {
    expect(text).toMatch(/Time: 11:00 AM \(before: [^)]*\)/);
    expect(text).toContain('Guests: 4 (before: 2)');
    expect(text).toMatch(/Tables: Line 2 \(.*\(before: Line 1 \(/);
    expect(text).not.toMatch(/Date:[^\n]*before/);
  }
});
