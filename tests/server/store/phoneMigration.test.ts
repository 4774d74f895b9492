/** Telephone numbers that earlier releases have stored. The test runs on SQLite and on Postgres. */
import { expect, test } from 'vitest';
import { NEW_WAITING } from '../../../src/server/store/waitingRows.ts';
import { PHONE_MIGRATION } from '../../../src/server/store/phoneMigration.ts';
import type { Reservation } from '../../../src/server/booking/reservations.ts';
import { openHarness } from '../openHarness.ts';
import { type ServerHarness } from '../serverHarness.ts';

let harness: ServerHarness;

const STORED: readonly (readonly [code: string, phone: string, now: string])[] = [
  ['+94', '0771234567', '+94771234567'],
  ['+94', '+94 77 123-4567', '+94771234567'],
  ['+49', '0151 23456789', '+4915123456789'],
  ['+44', '07700 900123', '+447700900123'],
  ['+39', '06 1234567', '+39061234567'],
  ['+52', '1 55 1234 5678', '+525512345678'],
  ['+94', '12', '+94 12'],
  ['', '+49 151 23456789', '+4915123456789'],
  ['', '077 123 4567', '077 123 4567'],
  ['', 'room 12', 'room 12'],
  ['', '', ''],
];

test('telephone numbers are rewritten in E.164, in tables of several batches and as often as the migration runs', async () => {
  harness = await openHarness();
  const { store } = harness;
  await harness.reserve();
  const [first] = (await harness.rows('reservations')) as unknown as Reservation[];
  const rows = Array.from({ length: 2_500 }, (_, index) => {
    const [code, phone] = STORED[index % STORED.length]!;
    return {
      ...first!,
      tenant: index % 2 === 0 ? 'shell-bay' : 'reef',
      id: index + 10,
      code: `CODE${index}`,
      country_code: code,
      phone,
      telephone: code === '' ? null : 'earlier',
    };
  });
  for (let at = 0; at < rows.length; at += 500)
    await store
      .insertInto('reservations')
      .values(rows.slice(at, at + 500))
      .execute();
  const entry = { ...NEW_WAITING, tenant: 'shell-bay', date: '2026-11-23', name: 'Mei', guests: 2, email: '' };
  const waiting = STORED.map(([, phone], id) => ({ ...entry, id, phone, joined_at: 0, state: 'waiting' as const }));
  await store.insertInto('waiting_list').values(waiting).execute();
  for (const _ of ['first', 'second']) {
    await PHONE_MIGRATION.up(store);
    const after = (await harness.rows('reservations')) as unknown as Reservation[];
    const byCode = new Map(after.map((row) => [row.code, row]));
    for (const [index, { code, country_code }] of rows.entries()) {
      const number = STORED[index % STORED.length]![2];
      expect(byCode.get(code)).toMatchObject({
        country_code,
        phone: number,
        telephone: country_code === '' ? null : number.replaceAll(/\D/g, ''),
      });
    }
    const list = await harness.rows('waiting_list');
    expect(list.map(({ phone }) => phone)).toEqual(
      STORED.map(([, phone]) => (phone.startsWith('+') ? `+${phone.replaceAll(/\D/g, '')}` : phone)),
    );
  }
});
