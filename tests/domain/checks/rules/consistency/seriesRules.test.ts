/** The rule about names that differ from those of their neighbors as by a slip. */
import { describe, expect, test } from 'vitest';
import { type JsonObject, PLAN, findings, ofRule, room } from '../../samplePlan.ts';

const planOf = (names: readonly string[], area = 'Beach'): JsonObject => ({
  ...PLAN,
  height: 2_000,
  areas: [{ id: 1, name: area, rooms: names.map((name, n) => room(n + 1, { name })) }],
});
const odd = (names: readonly string[], area?: string): string[] =>
  ofRule(findings(planOf(names, area)), 'odd-name').map(({ message }) => message);
const LINES = ['Line 1', 'Line 2', 'Line 3', 'Line 4'];

describe('spare spaces', () => {
  test.each(['Sofa ', ' Sofa', 'Sofa\u00a0', 'Sofa  1'])('are reported in "%s"', (name) => {
    const tidy = name.trim().replace(/\s+/, ' ');
    expect(ofRule(findings(planOf([name])), 'odd-name')).toMatchObject([
      {
        path: '/areas/0/rooms/0/name',
        table: 1,
        message: `${JSON.stringify(name)} has spare spaces: write "${tidy}"`,
        fix: { isGuess: true, changes: [{ op: 'set', path: '/areas/0/rooms/0/name', value: tidy }] },
      },
    ]);
  });

  test('are left to another rule if two names differ by them', () => {
    expect(odd(['Sofa  1', 'Sofa 1'])).toEqual([]);
    expect(odd(['Line  2', ...LINES])).toEqual([]);
  });
});

describe('a misspelled series', () => {
  test.each(['Lnie 9', 'line 9', 'LINE 9', 'Lin 9', 'Lime 9'])('is reported: %s', (name) => {
    expect(odd([...LINES, name])).toEqual([`"${name}" looks like a misspelled "Line": check the name`]);
  });

  test.each(['Sofa 9', 'Line A 9', 'Corner', 'VIP 9', 'Line★ 9'])('is not meant: %s', (name) => {
    expect(odd([...LINES, name])).toEqual([]);
  });

  test('is another one if two tables have it, or if its word is short', () => {
    expect(odd([...LINES, 'Line 5', 'Line 6', 'Lime 7', 'Lime 8'])).toEqual([]);
    expect(odd(['Row 1', 'Row 2', 'Row 3', 'Row 4', 'Bow 5'])).toEqual([]);
  });

  test('needs four tables and three quarters of an area', () => {
    expect(odd(['Line 1', 'Line 2', 'Line 3', 'Lime 4'])).toEqual([]);
    expect(odd([...LINES, 'Lime 5'])).toHaveLength(1);
    expect(odd([...LINES, 'Lime 5', 'Sofa 6', 'Bed 7'])).toEqual([]);
    expect(odd([...LINES, 'Line 5', 'Line 6', 'Lime 7', 'Bed 8'])).toHaveLength(1);
  });
});

describe('an odd number', () => {
  test.each([
    ['Line5', 'separates its number in another way than "Line 1"'],
    ['Line-5', 'separates its number in another way than "Line 1"'],
    ['Line 5.0', 'has a number with a fraction'],
    ['Line 5 5', 'has its number twice'],
    ['Line 05', 'begins its number with a zero, unlike the others'],
  ])('is reported: %s', (name, problem) => {
    expect(odd([...LINES, name])).toEqual([`"${name}" ${problem}: check the name`]);
  });

  test.each(['Line 5a', 'Line 5.5', 'Line 5 6', 'Line 500', 'Line 0'])('is not meant: %s', (name) => {
    expect(odd([...LINES, name])).toEqual([]);
  });

  test('is the way of an area if more than a quarter write it so', () => {
    expect(odd([...LINES, 'Line 5', 'Line 6', 'Line 07', 'Line 08'])).toHaveLength(2);
    expect(odd([...LINES, 'Line 05', 'Line 06'])).toEqual([]);
    expect(odd([...LINES, 'Line5', 'Line6'])).toEqual([]);
  });

  test('lacks the zero of the others', () => {
    const padded = ['Line 01', 'Line 02', 'Line 03', 'Line 04'];
    expect(odd([...padded, 'Line 5', 'Line 10'])).toEqual([
      '"Line 5" begins its number without a zero, unlike the others: check the name',
    ]);
    expect(odd([...padded, 'Line 5', 'Line 6'])).toEqual([]);
    expect(odd([...padded, 'Line 12'])).toEqual([]);
    expect(odd(padded.slice(1).concat('Line 5'))).toEqual([]);
  });
});

describe('a missing number', () => {
  test('is reported where the name is that of the series or the area', () => {
    expect(odd([...LINES, 'line'])).toEqual(['"line" lacks a number: check the name']);
    expect(odd([...LINES, 'Beach'], 'Beach')).toEqual(['"Beach" lacks a number: check the name']);
    expect(odd([...LINES, 'Stage Couch'])).toEqual([]);
  });

  test('is reported where the name is that of a category, unless other tables have none either', () => {
    expect(odd([...LINES, 'Front'])).toEqual(['"Front" is the name of a category: check the name']);
    expect(odd([...LINES, 'Front', 'Stage'])).toEqual([]);
  });

  test('is not reported at the only table of a category with its name', () => {
    const [area] = planOf([...LINES, 'Lounge'])['areas'] as [{ rooms: JsonObject[] }];
    const rooms = area.rooms.map((table) => ({
      ...table,
      room_id: table['name'] === 'Lounge' ? 99 : table['room_id'],
    }));
    const categories = [...(PLAN['categories'] as JsonObject[]), { id: 99, name: 'Lounge', color: '#336699' }];
    const plan = { ...PLAN, categories, areas: [{ ...area, rooms }] };
    expect(ofRule(findings(plan), 'odd-name')).toEqual([]);
    expect(
      ofRule(
        findings({ ...plan, areas: [{ ...area, rooms: [...rooms, room(6, { name: 'Line 6', room_id: 99 })] }] }),
        'odd-name',
      ),
    ).toHaveLength(1);
  });
});
