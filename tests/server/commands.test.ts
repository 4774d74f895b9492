/** What the commands print, made from what strangers wrote. */
import { expect, test } from 'vitest';
import type { Reservation } from '../../src/server/booking/reservations.ts';
import { NEW_VISIT } from '../../src/server/booking/visits/visitRows.ts';
import { formatCsv, formatJson, formatTable } from '../../src/server/commands/formatReservations.ts';

const RESERVATION: Reservation = {
  id: 1,
  tenant: 'shell-bay',
  code: 'BCDFGHJK',
  date: '2026-11-23',
  time: 600,
  stay: null,
  guests: 2,
  first_name: 'Ada',
  last_name: '',
  country_code: '+94',
  phone: '+94771234567',
  email: 'ada@example.com',
  notes: '',
  discount_code: null,
  tables: JSON.stringify([{ key: '1', name: 'Line 1', area: 'Lines', category: 'Line', seats: 2 }]),
  hold_minutes: 15,
  idempotency_key: null,
  payload_hash: null,
  created_at: 0,
  cancelled_at: null,
  network: null,
  site: null,
  mailbox: null,
  telephone: null,
  recorded_at: null,
  held_until: null,
  verified_at: null,
  sequence: 0,
  changed_at: null,
  language: null,
  ...NEW_VISIT,
};

test.each([
  ['=1+2', "'=1+2"],
  ['a;=1+2', `"a;'=1+2"`],
  ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
  ['a, -1', `"a,' -1"`],
  ['a;"=1', `"a;'""=1"`],
  ['1 = 1', '1 = 1'],
])('no spreadsheet evaluates %j, with any cell separator', (notes, cell) => {
  expect(formatCsv([{ ...RESERVATION, notes }], new Map())).toContain(`,ada@example.com,${cell},,`);
});

test('names of tables and guests cannot control a terminal', () => {
  const tables = JSON.stringify([{ key: '1', name: 'Line\u001b[2J 1', area: 'A', category: 'B', seats: 2 }]);
  const text = formatTable([{ ...RESERVATION, tables, first_name: 'A\u202eda', notes: 'two\nlines' }], new Map());
  expect(text).not.toMatch(/[\u001b\u202e]/);
  expect(text).toContain('two lines');
});

test('a mail that was refused is shown, and one that was sent is not', () => {
  const states = new Map([[1, { state: 'refused', error: '550 no such user' } as const]]);
  expect(formatTable([RESERVATION], states)).toContain('refused: 550 no such user');
  expect(formatTable([RESERVATION], new Map([[1, { state: 'sent', error: null } as const]]))).not.toContain('sent');
});

test('a reservation that the venue has to decide about is marked', () => {
  const closed = new Map([[1, 'closed' as const]]);
  expect(formatTable([RESERVATION], new Map(), closed)).toMatch(/To decide[^]*closed that day/);
  expect(formatTable([RESERVATION], new Map())).not.toContain('To decide');
  expect(JSON.parse(formatJson([RESERVATION], new Map(), closed))).toMatchObject([{ undecided: 'closed' }]);
});
