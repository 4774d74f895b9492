/** Rules about descriptions, pictures and terms that tell another thing than the plan. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { described } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, ROOM, VENUE, findings, ofRule, planWith, room } from '../../samplePlan.ts';

const told = (plan: JsonObject): string[] =>
  ofRule(findings(plan), 'description-contradicts-table').map(({ message }) => message);

describe('seats in a description', () => {
  test.each([
    ['<p>Six chairs around a wooden table.</p>', 6],
    ['<p>A <strong>round</strong> for six.</p>', 6],
    ['A sofa for two at the wall.', 2],
    ['Two chairs, both on the right side.', 2],
    ['Two hanging chairs in the corner.', 2],
    ['Zwölf Stühle an einem Tisch.', 12],
    ['Meja untuk dua, dekat laut.', 2],
    ['8 seats in one piece of wood.', 8],
    ['A bench and six chairs.', 6],
  ])('are others than the table has: %s', (html, seats) => {
    expect(told(described(html))).toEqual([
      `The description of "Table 1" promises ${seats} seats, but the table has 4: correct one of them`,
    ]);
  });

  test.each([
    'Four chairs around a wooden table.',
    'Benches for four.',
    'A bench along the wall and two chairs before it.',
    'A sofa for two, and two chairs.',
    'Two loungers and two deck chairs.',
    'A table for two to six.',
    'A table for two or four.',
    'A table for two hours.',
    'Two more chairs on request.',
    'Maximum of 4 guests, 2 stools.',
    'Two steps from the bar.',
    'A view of six boats.',
    'Twelve-seater boats pass by.',
  ])('may be those of the table: %s', (html) => expect(told(described(html))).toEqual([]));

  test('are not compared with a table whose seats can’t be read', () => {
    expect(told(planWith([[...ROOM, 'beds'], 'x'], [[...ROOM, 'room_description'], 'Six chairs.']))).toEqual([]);
  });
});

describe('the time in a description', () => {
  const until = (html: string, time: string | undefined) =>
    told(planWith([[...ROOM, 'room_description'], html], [[...ROOM, 'available_until'], time]));

  test.each([
    ['Available until 5pm.', '18:00'],
    ['Bookable only until 18.30', '18:00'],
    ['Must be vacated by 12 am.', '12:00'],
    ['Verfügbar bis 17 Uhr.', '18:00'],
  ])('differs: %s', (html, time) =>
    expect(until(html, time)).toEqual([
      `The description of "Table 1" tells of another time than ${time}, until which the table is available: correct one of them`,
    ]),
  );

  test.each([
    ['Available until 6pm.', '18:00'],
    ['Must be vacated by 12 pm.', '12:00'],
    ['Vacate at 12 a.m.', '24:00'],
    ['The kitchen is open until 5 pm.', '18:00'],
    ['Available until 5pm.', undefined],
  ])('does not differ: %s', (html, time) => expect(until(html, time)).toEqual([]));
});

describe('the beginning of a description', () => {
  test.each(['<p>Table 2: by the bar.</p>', 'The table 2, by the bar', '<b>Table 2</b>'])(
    'is the name of another table: %s',
    (html) =>
      expect(told(described(html))).toEqual([
        'The description of "Table 1" begins with the name of "Table 2": correct one of them',
      ]),
  );

  test.each(['Table 1: by the bar.', 'Next to Table 2.', 'Table 22: by the bar.', 'Table: 2 steps from the bar.'])(
    'may be anything else: %s',
    (html) => expect(told(described(html))).toEqual([]),
  );

  test('may be a name that two tables have', () => {
    const plan = planWith([[...ROOM, 'room_description'], 'Table 2'], [['areas', 0, 'rooms', 2, 'name'], 'Table 2']);
    expect(told(plan)).toEqual([]);
  });
});

describe('a picture', () => {
  const pictured = (first: string, second: string): string[] => {
    const plan = planWith(
      [['areas', 0, 'rooms', 0], room(1, { picture: first })],
      [['areas', 0, 'rooms', 1], room(2, { picture: second })],
    );
    return ofRule(findings(plan), 'picture-of-other-table').map(({ message }) => message);
  };

  test('is named after another table', () => {
    expect(pictured('/assets/b/table-2.svg', 'own.webp')).toEqual([
      '"Table 1" has the picture /assets/b/table-2.svg, which is named after "Table 2": use its own picture',
    ]);
    expect(pictured('b/Table_2.jpg', 'table-1.jpg')).toHaveLength(2);
  });

  test('may be named after its table or another thing', () => {
    expect(pictured('table-1.svg', 'table-2.svg')).toEqual([]);
    expect(pictured('table-9.svg', 'terrace.svg')).toEqual([]);
  });
});

describe('the terms', () => {
  const terms = (text: string, until?: string) =>
    ofRule(
      checkFile(
        'venue',
        { ...VENUE, terms: [{ text }] },
        { plan: planWith([[...ROOM, 'name'], 'Stage Couch'], [[...ROOM, 'available_until'], until]) },
      ),
      'terms-contradict-plan',
    );

  test('name a table that the plan lacks', () => {
    expect(terms('Flowers. The table named Stage Coach is ours.')).toEqual([
      {
        rule: 'terms-contradict-plan',
        severity: 'warning',
        path: '/terms/0/text',
        message: 'The terms name the table "Stage Coach", which the plan lacks: correct its name',
      },
    ]);
    expect(terms('The table named Stage Couch is ours.')).toEqual([]);
    expect(terms('The table called “Table 2” is ours.')).toEqual([]);
    expect(terms('The table named by you is yours.')).toEqual([]);
  });

  test('promise another time for a table', () => {
    const sentence = 'The table named Stage Couch is available only until 6pm and must be vacated then.';
    expect(terms(sentence, '18:00')).toEqual([]);
    expect(terms(sentence, '17:00')).toMatchObject([
      {
        message:
          'The terms limit the time of "Stage Couch", but in the plan it is available until 17:00: correct one of them',
      },
    ]);
    expect(terms(sentence)).toMatchObject([
      {
        message:
          'The terms limit the time of "Stage Couch", but the plan gives it no available_until: correct one of them',
      },
    ]);
  });

  test('may tell a time in another sentence, or of no table', () => {
    expect(terms('Try our Stage Couch. Lunch is available until 3pm.')).toEqual([]);
    expect(terms('Backstage Couches are available until 3pm.')).toEqual([]);
  });

  test('are not judged without a plan', () => {
    const alone = checkFile('venue', { ...VENUE, terms: [{ text: 'The table named Sea is ours.' }] });
    expect(ofRule(alone, 'terms-contradict-plan')).toEqual([]);
  });

  test('survive names that are short', () => {
    const plan = { ...PLAN, areas: [{ id: 1, name: 'Beach', rooms: [room(1, { name: 'Bar' })] }] };
    const found = checkFile('venue', { ...VENUE, terms: [{ text: 'Bar snacks are available until 6pm.' }] }, { plan });
    expect(ofRule(found, 'terms-contradict-plan')).toEqual([]);
  });
});
