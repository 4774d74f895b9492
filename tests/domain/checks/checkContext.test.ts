/** How the checks read a file: valid parts are present, unreadable parts count as missing. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/domain/checks/check.ts';
import { tableIdAt } from '../../../src/domain/checks/schemaErrors.ts';
import { createCheckContext } from '../../../src/domain/checks/checkContext.ts';
import { ANSWER, PLAN, planWith, rulesIn } from './samplePlan.ts';

describe('an answer', () => {
  test('an answer has no size and no decor, and the categories of its rooms, whatever else it contains', () => {
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

  test('an answer is reported if it is not an answer at all', () => {
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
  ])('the room at %s is found by its id', (path, json, id) => expect(tableIdAt(json, path)).toBe(id));
});
