/** How the checks read a file: valid parts are present, unreadable parts count as missing. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/domain/checks/check.ts';
import { tableIdAt } from '../../../src/domain/checks/schemaErrors.ts';
import { createCheckContext } from '../../../src/domain/checks/checkContext.ts';
import { ANSWER, AT, type JsonObject, PLAN, ROOM, planWith, rulesIn } from './samplePlan.ts';

const firstTable = (plan: unknown) => createCheckContext('plan', plan).tables[0]!;
const drawnAt = (at: JsonObject) =>
  firstTable(planWith(...Object.entries(at).map(([field, value]) => [[...AT, field], value] as const))).drawn;

describe('ids', () => {
  test.each<[unknown, unknown]>([
    [7, 7],
    ['A-1', 'A-1'],
    ['', undefined],
    [true, undefined],
    [{ a: 1 }, undefined],
    [['7'], undefined],
    [null, undefined],
  ])('read %j as %j', (id, read) => {
    const subject = createCheckContext(
      'plan',
      planWith([[...ROOM, 'id'], id], [['areas', 0, 'id'], id], [['categories', 0, 'id'], id]),
    );
    expect([subject.tables[0]!.id, subject.areas[0]!.id, subject.categories[0]!.id]).toEqual([read, read, read]);
  });
});

describe('the drawn table', () => {
  test('has the shape and texts that the map draws', () => {
    expect(
      drawnAt({
        rotation: 30,
        shape: 'ellipse',
        text: 'A',
        text_offset_x: 1,
        text_offset_y: 2,
        font_size: 9,
        seats_offset_x: 3,
        seats_offset_y: 4,
        seats_font_size: 8,
      }),
    ).toMatchObject({
      box: { x: 40, y: 60, width: 60, height: 60 },
      rotation: 30,
      shape: 'ellipse',
      label: { text: 'A', x: 1, y: 2, size: 9 },
      seatsLabel: { text: '4', x: 3, y: 4, size: 8 },
    });
    expect(firstTable(planWith([[...ROOM, 'beds'], 12])).drawn!.seatsLabel.text).toBe('12');
    expect(firstTable(planWith([[...ROOM, 'beds'], 'four'])).drawn!.seatsLabel.text).toBe('0');
  });
});

describe('a plan', () => {
  test.each<[unknown, boolean]>([
    [600, true],
    ['600', true],
    [100_000, true],
    [100_001, false],
    [0, false],
    [-1, false],
    [[600], false],
  ])('has a size if its width is %j: %j', (width, has) => {
    expect(createCheckContext('plan', planWith([['width'], width])).size).toEqual(
      has ? { width: Number(width), height: 400 } : undefined,
    );
    expect(createCheckContext('plan', planWith([['height'], width])).size).toEqual(
      has ? { width: 600, height: Number(width) } : undefined,
    );
  });

  test('reads texts in place of lists as empty', () => {
    expect(createCheckContext('plan', { ...PLAN, areas: 'none', decor: 'abc', categories: null })).toMatchObject({
      areas: [],
      tables: [],
      decor: [],
      categories: [],
    });
  });
});

describe('an answer', () => {
  test('has no size and no decor, and the categories of its rooms, whatever else it contains', () => {
    const answer = {
      0: ANSWER[0],
      width: 10,
      height: 10,
      decor: [{ kind: 'boat' }],
      categories: [{ id: 1, name: 'Front', color: '#abc' }],
    };
    expect(createCheckContext('answer', answer)).toMatchObject({
      size: undefined,
      decor: [],
      categories: [
        { id: '71', name: 'Back' },
        { id: '70', name: 'Front' },
      ],
    });
    expect(rulesIn(checkFile('answer', answer))).not.toContain('off-plan');
  });

  test('is reported if it is not an answer at all', () => {
    for (const json of ['plan', 7, null])
      expect(rulesIn(checkFile('answer', json))).toEqual(['bad-value', 'no-tables']);
  });
});

describe('the room of a JSON pointer', () => {
  const plan = planWith([['old'], { areas: PLAN['areas'] }]);
  test.each<[string, unknown, number | undefined]>([
    ['/areas/0/rooms/3/coordinates/x', plan, 4],
    ['/areas/0/rooms/1', plan, 2],
    ['/0/rooms/2/beds', ANSWER, 3],
    ['/areas/0/rooms', plan, undefined],
    ['/areas/0/rooms/9', plan, undefined],
    ['/areas/0/name', plan, undefined],
    ['/decor/0', plan, undefined],
    ['/old/areas/0/rooms/1', plan, undefined],
    ['', plan, undefined],
  ])('at %s is found by its id', (path, json, id) => expect(tableIdAt(json, path)).toBe(id));
});
