/** Pure functions: the legend's counts, the sanitizer and messages. */
import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../src/api/sanitizeHtml.ts';
import { countCategories } from '../../src/booker/choosing/LegendRows.tsx';
import { messages } from '../../src/booker/messages.ts';
import { pricesText } from '../../src/booker/tableDetails/stateText.ts';
import { parseAvailability } from '../../src/domain/plan/reading/availability.ts';
import { answerOf, room } from './pageFixtures.ts';

function tables(...rooms: ReturnType<typeof room>[]) {
  const read = parseAvailability(answerOf(rooms));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.availability.tables;
}

describe('descriptions', () => {
  test('descriptions keep their text and emphasis', () => {
    expect(sanitizeHtml('<p>By <strong>the sea</strong></p><ul><li>Shade</li></ul>')).toBe(
      '<p>By <strong>the sea</strong></p><ul><li>Shade</li></ul>',
    );
  });

  test.each([
    '<img src=x onerror="alert(1)">',
    '<svg onload="alert(1)"><text>x</text></svg>',
    '<math><mi href="javascript:alert(1)">x</mi></math>',
    '<style>body{display:none}</style>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onclick="alert(1)" style="position:fixed" id="terms" class="booker-primary-button">x</p>',
    '<form><input name="first_name"></form>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  ])('descriptions lose harmful markup: %s', (hostile) => {
    expect(sanitizeHtml(hostile)).not.toMatch(
      /svg|math|style|script|on\w+=|javascript|<img|<form|<input|iframe|class|id=/i,
    );
  });
});

test('the legend counts the free tables of each category', () => {
  const all = tables(
    room(1, 'A', 2),
    room(2, 'B', 2, { available: false }),
    room(3, 'C', 2, { room_id: 71, category_name: 'Back' }),
  );
  expect(countCategories(all).map(({ name, free, all: count }) => [name, free, count])).toEqual([
    ['Front line', 1, 2],
    ['Back', 1, 1],
  ]);
});

test('large numbers have grouped digits', () => {
  expect(messages.freeOfAll({ free: 9_999, all: 10_000 })).toBe('9,999 of 10,000 free');
  expect(messages.resultCount({ found: 2_294 })).toBe('2,294 tables found');
  expect(messages.seats({ count: 12 })).toBe('12 seats');
});

test('the prices of joined tables say how many tables have each', () => {
  const sunbed = { price: '€25 a day\nTotal €50' };
  expect(pricesText([sunbed])).toBe('€25 a day\nTotal €50');
  expect(pricesText([sunbed, { price: undefined }, { price: '€30' }, sunbed])).toBe(
    '2 × €25 a day\n2 × Total €50\n€30',
  );
});
