/** What the commands print, made from what strangers wrote. */
import { expect, test } from 'vitest';
import { formatCsv, formatJson, formatTable } from '../../src/server/commands/formatReservations.ts';
import { STORED_RESERVATION } from './storedReservation.ts';

test.each([
  ['=1+2', "'=1+2"],
  ['a;=1+2', `"a;'=1+2"`],
  ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
  ['a, -1', `"a,' -1"`],
  ['a;"=1', `"a;'""=1"`],
  ['1 = 1', '1 = 1'],
])('no spreadsheet evaluates %j, with any cell separator', (notes, cell) => {
  expect(formatCsv([{ ...STORED_RESERVATION, notes }], new Map())).toContain(`,ada@example.com,${cell},,`);
});

test('names of tables and guests cannot control a terminal', () => {
  const tables = JSON.stringify([{ key: '1', name: 'Line\u001b[2J 1', area: 'A', category: 'B', seats: 2 }]);
  const text = formatTable(
    [{ ...STORED_RESERVATION, tables, first_name: 'A\u202eda', notes: 'two\nlines' }],
    new Map(),
  );
  expect(text).not.toMatch(/[\u001b\u202e]/);
  expect(text).toContain('two lines');
});

test('a mail that was refused is shown, and one that was sent is not', () => {
  const states = new Map([[1, { state: 'refused', error: '550 no such user' } as const]]);
  expect(formatTable([STORED_RESERVATION], states)).toContain('refused: 550 no such user');
  expect(formatTable([STORED_RESERVATION], new Map([[1, { state: 'sent', error: null } as const]]))).not.toContain(
    'sent',
  );
});

test('a reservation that the venue has to decide about is marked', () => {
  const closed = new Map([[1, 'closed' as const]]);
  expect(formatTable([STORED_RESERVATION], new Map(), closed)).toMatch(/To decide[^]*closed that day/);
  expect(formatTable([STORED_RESERVATION], new Map())).not.toContain('To decide');
  expect(JSON.parse(formatJson([STORED_RESERVATION], new Map(), closed))).toMatchObject([{ undecided: 'closed' }]);
});
