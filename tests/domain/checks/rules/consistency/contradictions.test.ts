/** Rules about texts, colors and settings that contradict what stands beside them, at the borders of what they accept. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { languageOf } from '../../../../../src/domain/checks/rules/wording/languageOf.ts';
import { described, withDecor } from '../../plans/planChanges.ts';
import { type JsonObject, AT, PLAN, ROOM, VENUE, findings, ofRule, planWith, room } from '../../samplePlan.ts';

const NOW = Date.UTC(2026, 5, 1);
const count = (plan: unknown, rule: string): number =>
  ofRule(findings(plan, { venue: { ...VENUE, seat_rules: [{ seats: 4, min_guests: 2 }] }, now: NOW }), rule).length;
const settings = (rule: string, changes: JsonObject): number =>
  ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN, now: NOW }), rule).length;
const terms = (...texts: string[]): number =>
  settings('terms-contradict-settings', {
    terms: texts.map((text) => ({ text })),
    seat_rules: [{ seats: 12, min_guests: 5 }],
    stays: [{ name: '2 hours', minutes: 120 }],
    promo_codes: [{ code: 'SEA10' }],
  });
const plan = (rooms: JsonObject[], over: JsonObject = {}): JsonObject => ({
  ...PLAN,
  height: 800,
  ...over,
  areas: [{ id: 1, name: 'Beach', rooms }],
});

describe('the language of a text', () => {
  test.each([
    ['The table by the window, with a view of the sea.', 'en'],
    ['Der Tisch am Fenster mit Blick auf das Meer.', 'de'],
    ['La table à la fenêtre avec une vue sur la mer.', 'fr'],
    ['Meja di dekat jendela dengan pemandangan ke laut.', 'id'],
    ['جناح هادئ بجانب البحر', 'ar'],
    ['කවුළුව අසල මේසය', 'si'],
    ['Window, sea, sun', undefined],
    ['Sea', undefined],
  ])('%s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('a category named after a color', () => {
  const colored = (name: string, color: string): number =>
    count(planWith([['categories', 0, 'name'], name], [['categories', 0, 'color'], color]), 'color-contradicts-name');

  test.each([
    ['Red', '#c0392b', 0],
    ['Red tables', '#1f618d', 1],
    ['Pink', '#e91e8c', 0],
    ['Grüner Bereich', '#1e8449', 0],
    ['Meja biru', '#1f618d', 0],
    ['Blue Lagoon', '#c0392b', 0],
    ['Blue', '#808080', 1],
    ['Purple zone', '#6c3483', 0],
  ])('%s in %s', (name, color, blamed) => {
    expect(colored(name, color)).toBe(blamed);
  });
});

describe('the terms contradict the settings', () => {
  test.each([
    ['Reservations are taken from 09:00 to 20:00.', 0],
    ['Reservations are taken from 9:00 to 22:00.', 1],
    ['The kitchen is open from 11:00 to 22:00.', 0],
    ['Tables with twelve seats are for at least 5 guests.', 0],
    ['Tables with twelve seats are for at least 8 guests.', 1],
    ['Tables for 6 need at least 4 guests.', 1],
    ['Use the promo code SEA10.', 0],
    ['Use the promo code SEA20.', 1],
    ['Your table is yours for two hours.', 0],
    ['Your table is yours for three hours.', 1],
    ['Palm House Sanur is not liable for lost belongings.', 1],
    ['Shell Bay Beach is not liable for lost belongings.', 0],
  ])('%s', (text, blamed) => {
    expect(terms(text)).toBe(blamed);
  });

  test.each([
    [['Dogs are welcome.', 'Pets are not allowed.'], 1],
    [['Dogs are welcome.', 'No pets allowed.'], 1],
    [['Dogs are welcome.', 'Smoking is forbidden.'], 0],
    [['Dogs are welcome.', 'Dogs are allowed on the sand.'], 0],
  ])('or one another: %s', (texts, blamed) => {
    expect(terms(...texts)).toBe(blamed);
  });
});

describe('a description contradicts the settings', () => {
  test.each([
    ['Minimum 2 guests.', 0],
    ['Minimum 3 guests.', 1],
    ['Closed until May 2025.', 1],
    ['Open again from May 2026 on.', 0],
    ['To book the deck call +94 41 555 0199.', 1],
    ['To book the deck call 041 555 0100.', 0],
    ['The surf school answers +94 41 555 0199.', 0],
  ])('%s', (text, blamed) => {
    expect(count(described(`<p>${text}</p>`), 'description-contradicts-table')).toBe(blamed);
  });
});

describe('tables before a door and across a wall', () => {
  const door = (at: JsonObject): number =>
    count(
      withDecor(
        {
          kind: 'wall',
          points: [
            [0, 20],
            [600, 20],
          ],
          width: 8,
        },
        { kind: 'door', x: 40, y: 14, width: 60, height: 12, ...at },
      ),
      'blocked-way',
    );

  test('are found where people walk, and no farther', () => {
    // A quarter of the door's length on both sides of its middle: 20 ± 21.
    expect(door({})).toBe(0);
    expect(door({ y: 33.5 })).toBe(1);
    expect(door({ y: 32.5 })).toBe(0);
    expect(door({ y: 40, x: 88.5 })).toBe(0);
    expect(door({ y: 40, x: 87.5 })).toBe(1);
    expect(door({ y: 64, x: 40, rotation: 90 })).toBe(1);
    // An upright door: 21 to both sides of its middle, and 18 along it.
    expect(door({ x: 14, y: 60, width: 12, height: 60 })).toBe(1);
    expect(door({ x: 12, y: 60, width: 12, height: 60 })).toBe(0);
    expect(door({ x: 14, y: 11, width: 12, height: 60 })).toBe(0);
    expect(door({ x: 14, y: 13, width: 12, height: 60 })).toBe(1);
  });
});

describe('columns of a spreadsheet', () => {
  const seats = (...beds: number[]): JsonObject =>
    plan(beds.map((each, index) => room(index + 1, { beds: each }, { width: 90, height: 90 })));

  test('that counts up from table to table', () => {
    expect(count(seats(2, 3, 4, 5, 6, 7), 'filled-series')).toBe(1);
    expect(count(seats(9, 2, 3, 4, 5, 6), 'filled-series')).toBe(0);
    expect(count(seats(2, 3, 4, 5, 6, 8), 'filled-series')).toBe(0);
  });

  test('that was read twice', () => {
    const ids = (change: (n: number) => JsonObject): JsonObject =>
      plan(Array.from({ length: 6 }, (_, index) => room(index + 1, change(index + 1))));
    expect(
      count(
        ids((n) => ({ beds: n + 1, room_id: n + 1 })),
        'copied-column',
      ),
    ).toBe(1);
    expect(
      count(
        ids((n) => ({ beds: 4, room_id: n === 6 ? 5 : 4 })),
        'copied-column',
      ),
    ).toBe(0);
    expect(
      count(
        ids(() => ({ beds: 4, room_id: 4 })),
        'copied-column',
      ),
    ).toBe(0);
    const diagonal = (rotation: number): number =>
      count(plan([1, 2, 3, 4, 5, 6].map((n) => room(n, {}, { x: n * 90, y: n * 90, rotation }))), 'copied-column');
    expect([0, 90, 45].map(diagonal)).toEqual([1, 1, 0]);
  });
});

describe('names of promo codes, keys and hours', () => {
  test('that guests or programs misread', () => {
    const codes = (...list: string[]): number =>
      settings('duplicate-entry', { promo_codes: list.map((code) => ({ code })) });
    expect(codes('SUN10', 'SUN1O')).toBe(1);
    expect(codes('SUN10', 'SUN20')).toBe(0);
    expect(settings('unlikely-setting', { key: 'shell-bay-key\n' })).toBe(1);
    expect(settings('unlikely-setting', { hours: { first: '01:00', last: '20:00' } })).toBe(1);
    expect(settings('unlikely-setting', { hours: { first: '00:00', last: '23:45' } })).toBe(0);
    expect(settings('unlikely-setting', { hours: { first: '05:00', last: '20:00' } })).toBe(0);
  });
});

test('a rotation of single degrees in radians is found with four decimals only', () => {
  const turned = (rotation: number): number => count(planWith([[...AT, 'rotation'], rotation]), 'rotation-in-radians');
  expect([turned(0.1571), turned(0.157), turned(0.16), turned(3)]).toEqual([1, 0, 0, 0]);
});

test('the couch of a family has the seats of its category', () => {
  const family = (beds: number): JsonObject =>
    plan(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
        room(n, { beds: n === 1 ? beds : 6, room_id: n > 6 ? 70 + (n % 2) : 72 }, { width: 80, height: 80 }),
      ),
      { categories: [...(PLAN['categories'] as JsonObject[]), { id: 72, name: 'Family', color: '#8161bb' }] },
    );
  expect([2, 3, 17, 18].map((beds) => count(family(beds), 'seats-contradict-category'))).toEqual([1, 0, 0, 1]);
  expect(count(planWith([[...ROOM, 'beds'], 12]), 'seats-contradict-category')).toBe(0);
});
