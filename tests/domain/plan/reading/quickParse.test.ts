import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickParseAvailability } from '../../../../src/domain/plan/reading/quickParse.ts';
import { parseAvailability } from '../../../../src/domain/plan/reading/availability.ts';
import { SEED } from '../../../support/fixtureVenues.ts';

const COORDINATES = { x: 10, y: 20, width: 40, height: 50, color: '#0d5a73' };
const ROOM = { id: 1, room_id: 70, name: 'Line 1', beds: 2, available: true, coordinates: COORDINATES };
const answerOf = (...rooms: unknown[]): unknown => [{ id: 5, name: 'Lines', rooms }];
const placedWith = (fields: object): unknown => ({ ...ROOM, coordinates: { ...COORDINATES, ...fields } });

const places = fc.record({
  x: fc.integer({ min: -500, max: 5_000 }),
  y: fc.integer({ min: -500, max: 5_000 }),
  width: fc.integer({ min: 1, max: 90 }),
  height: fc.integer({ min: 1, max: 90 }),
  color: fc.constantFrom('#0d5a73', '#abc', '#E0A030'),
  rotation: fc.constantFrom(undefined, 0, 30, -90.5),
  shape: fc.constantFrom(undefined, 'rect', 'ellipse'),
});
const groups = fc.array(
  fc.array(fc.record({ coordinates: places, available: fc.constantFrom(true, false, 1, '0') }), { maxLength: 8 }),
  { maxLength: 5 },
);

describe('a quick parse', () => {
  test('returns the same tables as the full parse, in order', () => {
    fc.assert(
      fc.property(groups, (lists) => {
        let id = 0;
        const answer = JSON.parse(
          JSON.stringify(
            lists.map((rooms, group) => ({
              id: group,
              name: '',
              rooms: rooms.map((room) => ({ ...ROOM, ...room, id: ++id })),
            })),
          ),
        ) as unknown;
        const reading = parseAvailability(answer);
        expect(reading.ok).toBe(true);
        expect(quickParseAvailability(answer)).toEqual(
          reading.ok &&
            reading.availability.tables.map(({ box, rotation, shape, color, available }) => ({
              box,
              rotation,
              shape,
              color,
              available,
            })),
        );
      }),
      { seed: SEED },
    );
  });

  test.each([
    ['no list', { rooms: [ROOM] }],
    ['a list of numbers', [1]],
    ['a group without rooms', [{ id: 1 }]],
    ['numbered rooms', [{ rooms: { 0: ROOM } }]],
    ['a room that is null', answerOf(null)],
    ['coordinates as text', answerOf({ ...ROOM, coordinates: JSON.stringify(COORDINATES) })],
    ['no coordinates', answerOf({ ...ROOM, coordinates: undefined })],
    ['no availability', answerOf({ ...ROOM, available: undefined })],
    ['a number as text', answerOf(placedWith({ x: '10' }))],
    ['a place off all plans', answerOf(placedWith({ y: 1e9 }))],
    ['no width', answerOf(placedWith({ width: 0 }))],
    ['no height', answerOf(placedWith({ height: -5 }))],
    ['no color', answerOf(placedWith({ color: undefined }))],
    ['a color by name', answerOf(placedWith({ color: 'teal' }))],
    ['another shape', answerOf(placedWith({ shape: 'star' }))],
    ['a turn that is not a number', answerOf(placedWith({ rotation: null }))],
  ])('returns undefined if there is %s', (_, answer) => {
    expect(quickParseAvailability(answer)).toBeUndefined();
  });

  test('returns undefined below its minimum number of tables', () => {
    const answer = [{ rooms: [ROOM, ROOM] }, { rooms: [ROOM] }];
    expect(quickParseAvailability(answer, 3)).toHaveLength(3);
    expect(quickParseAvailability(answer, 4)).toBeUndefined();
  });

  test('never throws for any other input', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (answer) => {
        quickParseAvailability(answer);
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });
});
