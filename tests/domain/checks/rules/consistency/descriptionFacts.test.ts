/** Descriptions and pictures that tell another thing than their table or the settings, at the limits of the rules. */
import { describe, expect, test } from 'vitest';
import { described } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, ROOM, VENUE, findings, ofRule, planWith, room } from '../../samplePlan.ts';

const told = (
  plan: JsonObject,
  venue: JsonObject | undefined = VENUE,
  now: number | undefined = Date.UTC(2026, 5, 1),
) =>
  ofRule(findings(plan, { venue, now }), 'description-contradicts-table').map(({ message }) =>
    message.replace('The description of "Table 1" ', '').replace(': correct one of them', ''),
  );

describe('a year in a description', () => {
  const year = (text: string, ...around: [venue?: JsonObject, now?: number]) => told(described(text), ...around);

  test('is over', () => {
    expect(year('Closed until May 2025.')).toEqual(['tells of 2025, which is over']);
    expect(year('Opening in 2025, by the sea.')).toHaveLength(1);
  });

  test('is to come, or of the past on purpose', () => {
    expect(year('Closed until May 2026.')).toEqual([]);
    expect(year('Built in 2019.')).toEqual([]);
    expect(year('Open again. Made by hand in 2019.')).toEqual([]);
  });

  test('is not judged without the time', () => {
    const plan = described('Closed until May 2025.');
    expect(ofRule(findings(plan, { venue: VENUE }), 'description-contradicts-table')).toEqual([]);
  });
});

describe('the least guests in a description', () => {
  const least = (text: string, changes: JsonObject = {}) => told(described(text), { ...VENUE, ...changes });
  const seat_rules = [
    { seats: 2, min_guests: 3 },
    { seats: 4, min_guests: 2 },
  ];

  test('are more than the rule of its seats asks for', () => {
    expect(least('Minimum 3 guests.', { seat_rules })).toEqual([
      'asks for 3 guests, but "seat_rules" let 2 reserve it',
    ]);
    expect(least('At least two people.')).toEqual(['asks for 2 guests, but "seat_rules" let 1 reserve it']);
    expect(least('Minimum of 2 guests.', { seat_rules })).toEqual([]);
  });

  test('are those of every party', () => {
    const guests = { min: 3, max: 8, default: 4 };
    expect(least('Minimum 3 guests.', { seat_rules, guests })).toEqual([]);
    expect(least('Minimum 4 guests.', { seat_rules, guests })).toHaveLength(1);
  });

  test('may be a price, or unknown', () => {
    expect(least('Minimum 40 euros.', { seat_rules })).toEqual([]);
    expect(ofRule(findings(described('Minimum 3 guests.')), 'description-contradicts-table')).toEqual([]);
  });
});

describe('the telephone number in a description', () => {
  const number = (text: string, telephone: unknown = VENUE['telephone']) =>
    told(described(text), { ...VENUE, telephone });

  test('is another one', () => {
    expect(number('To reserve, call 041 555 0101.')).toEqual(['has another telephone number than the venue']);
    expect(number('Reservierung: +94 (41) 555-0101.')).toHaveLength(1);
  });

  test('is that of the venue, or no number to compare with', () => {
    expect(number('To reserve, call 0094 41 555 0100.')).toEqual([]);
    expect(number('To reserve, call 041 555 0101.', '555 01')).toEqual([]);
    expect(number('The shop has 041 555 0101.')).toEqual([]);
  });
});

describe('a picture named after another table', () => {
  const pictured = (...pictures: (string | undefined)[]): (number | string | undefined)[] =>
    ofRule(
      findings({
        ...PLAN,
        areas: [{ id: 1, name: 'Beach', rooms: pictures.map((picture, n) => room(n + 1, { picture })) }],
      }),
      'picture-of-other-table',
    ).map(({ table }) => table);

  test('is found beside one with the number of no table', () => {
    expect(pictured('table-2.svg', 'own.svg', 'table-9.svg')).toEqual([1]);
    expect(pictured('/a.b/Table_2.svg?v=1', undefined)).toEqual([1]);
    expect(pictured('table-2.svg#1', undefined)).toEqual([1]);
    expect(pictured('täble-2.svg', undefined)).toEqual([1]);
  });

  test('is one of a series with numbers of its own', () => {
    expect(pictured('table-2.svg', 'own.svg', 'table-8.svg', 'table-9.svg')).toEqual([]);
    expect(pictured('table-2.svg', 'own.svg', 'sofa-8.svg', 'sofa-9.svg')).toEqual([1]);
    expect(pictured('table-2.svg', 'own.svg', 'table.svg', 'table.svg')).toEqual([1]);
  });

  test('is its own, or named after two', () => {
    expect(pictured('table-1.svg', 'table-2.svg')).toEqual([]);
    const twins = planWith([[...ROOM, 'picture'], 'table-2.svg'], [['areas', 0, 'rooms', 2, 'name'], 'Table 2']);
    expect(ofRule(findings(twins), 'picture-of-other-table')).toEqual([]);
  });
});

describe('a description is about another place', () => {
  test('begins with the name of a table, up to five words of its phrase', () => {
    const named = (html: string, name = 'Table 2') =>
      told(planWith([['areas', 0, 'rooms', 1, 'name'], name], [[...ROOM, 'room_description'], html]));
    expect(named('The Deck 2 by the bar.', 'Deck 2')).toEqual(['begins with the name of "Deck 2"']);
    expect(named('One two three four five 2', 'One two three four five 2')).toEqual([]);
    expect(named('One two three four 2', 'One two three four 2')).toHaveLength(1);
    expect(named('By the bar, table 2.')).toEqual([]);
    expect(named('Deck. 2 palms.', 'Deck 2')).toEqual([]);
    expect(named('Tisch Deck 2, am Meer.', 'Deck 2')).toHaveLength(1);
  });

  test('tells a shape beside others', () => {
    const shaped = (html: string, shape: string) =>
      told(planWith([[...ROOM, 'room_description'], html], [[...ROOM, 'coordinates', 'shape'], shape]));
    expect(shaped('An oval table.', 'rect')).toHaveLength(1);
    expect(shaped('Oval, of wood.', 'rect')).toHaveLength(1);
    expect(shaped('A rectangle of wood.', 'ellipse')).toEqual([]);
    expect(shaped('The big square table.', 'ellipse')).toHaveLength(1);
    expect(shaped('A round table, a square table.', 'rect')).toEqual([]);
  });
});

describe('the people in a description', () => {
  test.each([
    ['Two under the palm.', ['promises 2 seats, but the table has 4']],
    ['Two in turn.', []],
    ['A single stool at the bar.', ['promises 1 seats, but the table has 4']],
    ['A single stool, and three chairs.', []],
    ['A table for two, with six seats around.', ['promises 6 seats, but the table has 4']],
    ['Room for five.', ['promises 5 seats, but the table has 4']],
    ['Room for five palms.', []],
    ['Room for four.', []],
    ['Group of five.', ['promises 5 seats, but the table has 4']],
    ['Für Verliebte.', []],
    ['Six extra chairs.', []],
  ])('%s', (text, problems) => expect(told(described(text))).toEqual(problems));
});

describe('the folder of a picture', () => {
  const folders = (...names: string[]): string[] =>
    ofRule(
      findings({
        ...PLAN,
        areas: [
          {
            id: 1,
            name: 'Beach',
            rooms: names.map((name, n) => room(n + 1, { picture: `/assets/${name}/view-${n}.svg` })),
          },
        ],
      }),
      'picture-of-other-table',
    ).map(({ path, message }) => `${path} ${message}`);
  const most = Array.from({ length: 6 }, () => 'shell-bay');

  test('is that of all other pictures', () => {
    expect(folders(...most, 'other-bay')).toEqual([
      '/areas/0/rooms/6/picture The picture of "Table 7" is in the folder "other-bay" and all others are in "shell-bay": use a picture of this venue',
    ]);
  });

  test('may be any if there are several, or few pictures', () => {
    expect(folders(...most, 'other-bay', 'third-bay')).toEqual([]);
    expect(folders('shell-bay', 'shell-bay', 'other-bay')).toEqual([]);
  });
});

describe('a place in the open', () => {
  const place = (name: string, text: string): string[] => {
    const plan = planWith([[...ROOM, 'name'], name], [[...ROOM, 'room_description'], `<p>${text}</p>`]);
    return ofRule(findings(plan), 'description-contradicts-table').map(({ message }) => message);
  };

  test.each(['Out on the terrace, at the rail.', 'Nothing above you but the stars.', 'A table under the open sky.'])(
    'is not indoors: %s',
    (text) => {
      expect(place('Inside 5', text)).toEqual([
        'The description of "Inside 5" is about a place in the open, but the table is indoors: correct one of them',
      ]);
      expect(place('Terrace 5', text)).toEqual([]);
      expect(place('Booth 5', text)).toEqual([]);
    },
  );

  test.each(['Inside, by the open front.', 'Air-conditioned and quiet.', 'Below the ceiling fan.'])(
    'has no roof: %s',
    (text) => {
      expect(place('Garden 5', text)).toEqual([
        'The description of "Garden 5" is about a place indoors, but the table is in the open: correct one of them',
      ]);
      expect(place('Indoor 5', text)).toEqual([]);
    },
  );

  test('may have both', () => {
    expect(place('Inside 5', 'Inside, with a ceiling fan and a window to eat under the stars.')).toEqual([]);
  });
});
