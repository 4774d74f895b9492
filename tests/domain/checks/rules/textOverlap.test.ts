/** The number of a table over its seats. The letters of size 20 are 13.2 high, those of size 10 half of it. */
import { describe, expect, test } from 'vitest';
import { AT, type JsonObject, PLAN, findings, ofRule, planWith } from '../samplePlan.ts';

const plan = (at: JsonObject): JsonObject =>
  planWith(...Object.entries(at).map(([field, value]) => [[...AT, field], value] as const));
const overlaps = (at: JsonObject) => ofRule(findings(plan(at)), 'text-overlap');
const TEXT = { text: '11', text_offset_x: 10, text_offset_y: 10, font_size: 20 };
const SEATS = { seats_offset_x: 10, seats_offset_y: 10, seats_font_size: 20 };

describe('the number of a table lies over its seats', () => {
  test('and both can be placed by the map', () => {
    expect(overlaps({ ...TEXT, ...SEATS })).toEqual([
      {
        rule: 'text-overlap',
        severity: 'warning',
        path: '/areas/0/rooms/0/coordinates/seats_offset_y',
        table: 1,
        message: 'The text "11" of "Table 1" lies over its seats: move one of them',
        fix: {
          isGuess: true,
          title: 'Let the map place the seats',
          changes: [
            { op: 'remove', path: '/areas/0/rooms/0/coordinates/seats_offset_x' },
            { op: 'remove', path: '/areas/0/rooms/0/coordinates/seats_offset_y' },
          ],
        },
      },
    ]);
    const [centered] = overlaps({ ...TEXT, seats_offset_y: 10 });
    expect(centered?.fix?.changes).toHaveLength(1);
  });

  test.each<[string, JsonObject]>([
    ['by more than a third of a line', { seats_offset_y: 18 }],
    ['from above', { text_offset_y: 20, seats_offset_y: 12 }],
    ['at its right end', { seats_offset_x: 29 }],
    ['at its left end', { text_offset_x: 20, seats_offset_x: 10.5 }],
    ['by more than a third of the smaller line', { seats_offset_y: 22, seats_font_size: 10 }],
    ['by a third of a small number', { font_size: 10, seats_offset_y: 12.5 }],
    ['in the middle of the table', { text_offset_x: undefined, seats_offset_x: 28 }],
    ['in the middle below each other', { text_offset_x: undefined, seats_offset_x: undefined }],
  ])('%s', (_, at) => expect(overlaps({ ...TEXT, ...SEATS, ...at })).toHaveLength(1));

  test.each<[string, JsonObject]>([
    ['by less than a third of a line', { seats_offset_y: 19 }],
    ['from above by less', { text_offset_y: 20, seats_offset_y: 11 }],
    ['far below', { seats_offset_y: 40 }],
    ['but stands beside it to the right', { seats_offset_x: 30 }],
    ['but stands beside it to the left', { text_offset_x: 20 }],
    ['by less than a third of the smaller line', { seats_offset_y: 22.5, seats_font_size: 10 }],
    ['but has no letters', { text: '' }],
    ['but the map places its seats', { seats_offset_y: undefined }],
    [
      'in the middle, shrunk to the table',
      { text_offset_x: undefined, font_size: 400, text: 'Terrace 11', seats_offset_x: 57 },
    ],
  ])('not, or hardly: %s', (_, at) => expect(overlaps({ ...TEXT, ...SEATS, ...at })).toEqual([]));

  test('of a table that is drawn', () => {
    expect(ofRule(findings(PLAN), 'text-overlap')).toEqual([]);
    expect(overlaps({ ...TEXT, ...SEATS, width: 0 })).toEqual([]);
  });
});
