/** Where each rule about labels, names and settings begins and ends: values just within, and just beyond. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/checks/check.ts';
import { described, named, prop, withDecor } from '../plans/planChanges.ts';
import {
  ANSWER,
  AT,
  type JsonObject,
  PLAN,
  ROOM,
  VENUE,
  answerWith,
  findings,
  ofRule,
  planWith,
  room,
} from '../samplePlan.ts';

/** Paths and messages of one rule. */
const reportsOf = (plan: unknown, rule: string): [path: string, message: string][] =>
  ofRule(findings(plan), rule).map(({ path, message }) => [path, message]);
const first = '/areas/0/rooms/0';

describe('the text on a table', () => {
  const second = ['areas', 0, 'rooms', 1, 'coordinates', 'text'] as const;
  const third = ['areas', 0, 'rooms', 2, 'coordinates', 'text'] as const;

  test('has one of the numbers of its name', () => {
    expect(reportsOf(named('Table 1', { text: '2' }), 'text-contradicts-name')).toEqual([
      [
        `${first}/coordinates/text`,
        '"Table 1" prints "2": guests choose one number and find another. Print the number of the name, or rename the table',
      ],
    ]);
    for (const [name, text] of [
      ['Table 1', '01'],
      ['Row 3 Seat 9', '9'],
      ['Sofa', '2'],
      ['Table 1', 'VIP'],
      ['T 12', 'A 12 b'],
    ] as const)
      expect(reportsOf(named(name, { text }), 'text-contradicts-name'), text).toEqual([]);
    expect(reportsOf(named('Table 12', { text: '1' }), 'text-contradicts-name')).toHaveLength(1);
    expect(reportsOf(named('Table 1', { text: 7 }), 'text-contradicts-name')).toEqual([]);
  });

  test('is the only one of its number in an area', () => {
    const plan = planWith([[...AT, 'text'], 'A1'], [second, ' a1 '], [third, 'A1']);
    expect(reportsOf(plan, 'duplicate-text')).toEqual([
      ['/areas/0/rooms/1/coordinates/text', '"Table 2" prints "a1", as "Table 1" does: give each its own text'],
      ['/areas/0/rooms/2/coordinates/text', '"Table 3" prints "a1", as "Table 1" does: give each its own text'],
    ]);
    expect(reportsOf(planWith([[...AT, 'text'], 'Sofa'], [second, 'Sofa']), 'duplicate-text')).toEqual([]);
    // A table without a text prints its name.
    for (const [untexted, texted] of [
      [1, 0],
      [0, 1],
    ] as const)
      expect(
        reportsOf(
          planWith(
            [['areas', 0, 'rooms', untexted, 'name'], '12'],
            [['areas', 0, 'rooms', untexted, 'coordinates', 'text'], undefined],
            [['areas', 0, 'rooms', texted, 'coordinates', 'text'], '12'],
          ),
          'duplicate-text',
        ),
      ).toEqual([
        [
          `/areas/0/rooms/${texted}/coordinates/text`,
          `"Table ${texted + 1}" prints "12", as "12" does: give each its own text`,
        ],
      ]);
    const other = { id: 2, name: 'Roof', rooms: [room(6, {}, { text: '1' })] };
    expect(reportsOf(planWith([[...AT, 'text'], '1'], [['areas', 1], other]), 'duplicate-text')).toEqual([]);
  });

  test('is not blank', () => {
    for (const text of [' ', '\u200b', '\u00a0\t', '\ufeff\u3164\u00ad'])
      expect(ofRule(findings(named('Table 1', { text })), 'blank-text')).toMatchObject([
        {
          path: `${first}/coordinates/text`,
          table: 1,
          message: 'The text of "Table 1" is blank: remove it to print the name',
          fix: {
            isGuess: true,
            title: 'Print the name',
            changes: [{ op: 'remove', path: `${first}/coordinates/text` }],
          },
        },
      ]);
    for (const text of ['', '.', ' x ']) expect(reportsOf(named('Table 1', { text }), 'blank-text'), text).toEqual([]);
  });
});

describe('the seats that a text promises', () => {
  const promised = (plan: unknown): string[] => reportsOf(plan, 'seats-contradict-name').map(([, message]) => message);

  test.each<[string, number]>([
    ...(['one', 'two', 'three', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const).map(
      (word, index): [string, number] => [`Sofa for ${word}`, index < 3 ? index + 1 : index + 2],
    ),
    ['Sofa for twelve', 12],
    ['Sofa for 6', 6],
    ['SOFA FOR 6', 6],
    ['2 seats', 2],
    ['6-seater', 6],
    ['8 pax', 8],
    ['1 person', 1],
    ['10 people by the sea', 10],
    ['3guests', 3],
  ])('are those of the table: %s', (name, count) => {
    expect(promised(named(name))).toEqual([
      `"${name}" has 4 seats, but "${name}" promises ${count}: correct one of them`,
    ]);
    expect(promised(planWith([['categories', 1, 'name'], name]))[0]).toBe(
      `"Table 1" has 4 seats, but "${name}" promises ${count}: correct one of them`,
    );
  });

  test.each([
    'Sofa for 4',
    'Sofa for four',
    '4 seats',
    'Sofa for 2 hours',
    'Sofa for 30 min',
    'Sofa',
    'Row 2 seat 6',
    'Two for joy',
  ])('are not contradicted by %s', (name) => expect(promised(named(name))).toEqual([]));

  test.each<[string, number | undefined]>([
    ['Up to 8 guests.', 8],
    ['Up to 7 guests.', undefined],
    ['Maximum of 3 guests.', 3],
    ['At most 4 guests.', undefined],
    ['Max. 5 people.', undefined],
  ])('are those of a limit: %s', (html, count) => {
    expect(promised(described(html))).toEqual(
      count === undefined ? [] : [`"Table 1" has 4 seats, but the description promises ${count}: correct one of them`],
    );
    expect(promised(planWith([[...ROOM, 'room_description'], [html]]))).toEqual([]);
    expect(promised(planWith([[...ROOM, 'room_description'], html], [[...ROOM, 'beds'], 'four']))).toEqual([]);
  });

  test('are two for a couple, or three', () => {
    const couch = (beds: number) =>
      promised(planWith([[...ROOM, 'name'], 'Honeymoon couch'], [[...ROOM, 'beds'], beds]));
    expect(couch(4)).toEqual(['"Honeymoon couch" has 4 seats, but "Honeymoon couch" promises 2: correct one of them']);
    expect([...couch(3), ...couch(2), ...couch(1)]).toEqual([]);
  });

  test('may be in the description, in the category of an answer, or unknown', () => {
    expect(promised(described('<p>A cabana for 6.</p>'))).toEqual([
      '"Table 1" has 4 seats, but the description promises 6: correct one of them',
    ]);
    expect(promised(described('<p>Music for 6.</p>'))).toEqual([]);
    expect(promised(planWith([[...ROOM, 'name'], 'Sofa for 6'], [[...ROOM, 'beds'], 'four']))).toEqual([]);
    const answer = checkFile('answer', answerWith({ category_name: 'Tables for 6' }));
    expect(ofRule(answer, 'seats-contradict-name')).toMatchObject([{ path: '/0/rooms/0/beds', table: 1 }]);
    // The name comes first.
    expect(promised(planWith([[...ROOM, 'name'], 'Sofa for 6'], [['categories', 1, 'name'], '8 seats']))[0]).toContain(
      'promises 6',
    );
  });
});

describe('the format of a description', () => {
  const problem = (html: string): string[] =>
    reportsOf(described(html), 'description-format').map(([, message]) => message);
  const says = (text: string): string[] => [`The description of "Table 1" ${text}`];

  test.each<[string, string]>([
    ['&amp;amp; sea', 'shows HTML as text, because it was escaped twice: escape it once'],
    ['&lt;b&gt;sea&lt;/b&gt;', 'shows HTML as text, because it was escaped twice: escape it once'],
    [' ', 'is empty: write one, or remove it'],
    ['<p>&#160;<br>&nbsp;</p>', 'is empty: write one, or remove it'],
    ['Sea <a href="https://x.lk"> </a>', 'has a link without text, which guests can’t see: write its text'],
    ['<a href="http://10.0.0.7/a">A</a>', 'links to a private address, which guests can’t open: use the public one'],
    ['<a href=http://printer.local>A</a>', 'links to a private address, which guests can’t open: use the public one'],
    ['<b>Sea', 'opens <b> and never closes it: add </b>'],
    ['<b>Sea <i>sand</b>', 'opens <i> and never closes it: add </i>'],
    ['<B>Sea <I>sand</I>', 'opens <b> and never closes it: add </b>'],
    ['<i><b>Sea</b><b>', 'opens <i> and never closes it: add </i>'],
    ['# Sea', 'is Markdown or BBCode, which guests see as signs: write it in HTML'],
    ['[Sea](https://x.lk)', 'is Markdown or BBCode, which guests see as signs: write it in HTML'],
    ['</b>Sea', 'closes <b> without opening it: remove </b>'],
    ['- Sea\n- Sand', 'is Markdown or BBCode, which guests see as signs: write it in HTML'],
  ])('is wrong: %j', (html, text) => expect(problem(html)).toEqual(says(text)));

  test.each(['', 'Sea', '<p>Sea', '<ul><li>Sea</ul>', '<u>Sea</u>', '<div>Sea', 'A - B\n- C', '#1 by the sea'])(
    'is right: %j',
    (html) => expect(problem(html)).toEqual([]),
  );

  test('is judged once for each text, and up to a limit', () => {
    const same = planWith(
      [[...ROOM, 'room_description'], '<b>Sea'],
      [['areas', 0, 'rooms', 1, 'room_description'], '<b>Sea'],
    );
    expect(reportsOf(same, 'description-format')).toEqual([
      [`${first}/room_description`, 'The description of "Table 1" opens <b> and never closes it: add </b>'],
      ['/areas/0/rooms/1/room_description', 'The description of "Table 2" opens <b> and never closes it: add </b>'],
    ]);
    expect(problem(`${'x'.repeat(20_000)}<b>`)).toEqual([]);
    expect(problem(`${'x'.repeat(19_996)} <b>`)).toHaveLength(1);
  });
});

describe('a text that guests read', () => {
  const TAG = 'A <b>x</b>';
  const message = `${JSON.stringify(TAG)} shows <b> to guests as text: write the name without HTML`;

  test.each<[string, JsonObject]>([
    ['/categories/0/name', planWith([['categories', 0, 'name'], TAG])],
    ['/areas/0/name', planWith([['areas', 0, 'name'], TAG])],
    [`${first}/name`, planWith([[...ROOM, 'name'], TAG])],
    [`${first}/coordinates/text`, planWith([[...AT, 'text'], TAG])],
    ['/decor/0/text', withDecor({ kind: 'text', x: 300, y: 300, size: 10, text: TAG })],
    ['/decor/0/name', withDecor({ ...prop('tree', 300, 300), name: TAG })],
  ])('is checked at %s of a plan', (path, plan) =>
    expect(reportsOf(plan, 'markup-in-name')).toEqual([[path, message]]),
  );

  test('is checked once for each category of an answer', () => {
    const answer = structuredClone(ANSWER) as { rooms: JsonObject[] }[];
    for (const each of answer[0]!.rooms) each['category_name'] = TAG;
    expect(ofRule(checkFile('answer', answer), 'markup-in-name')).toMatchObject([
      { path: '/0/rooms/0/category_name', table: 1, message },
    ]);
  });

  test.each<[string, JsonObject]>([
    ['/name', { name: TAG }],
    ['/address', { address: TAG }],
    ['/telephone', { telephone: `1 ${TAG}` }],
    ['/heading', { heading: TAG }],
    ['/terms/1/heading', { terms: [{ text: 'Yes.' }, { heading: TAG, text: 'No.' }] }],
    ['/terms/0/text', { terms: [{ text: TAG }] }],
  ])('is checked at %s of a venue', (path, settings) => {
    const found = ofRule(checkFile('venue', { ...VENUE, ...settings }, { plan: PLAN }), 'markup-in-name');
    expect(found.map((each) => each.path)).toEqual([path]);
  });

  test.each([
    ['\u0007', '0007'],
    ['\u200b', '200B'],
    ['\u202e', '202E'],
    ['\u2066', '2066'],
    ['\ufeff', 'FEFF'],
    ['\ufffd', 'FFFD'],
    ['\u0085', '0085'],
  ])('has no unreadable character: %j', (character, code) => {
    const name = `Sea ${character}1`;
    expect(reportsOf(named(name), 'unreadable-characters')).toEqual([
      [`${first}/name`, `${JSON.stringify(name)} holds the character U+${code}, which guests can't read: remove it`],
    ]);
  });

  test('is quoted up to 60 characters', () => {
    const name = `<b>${'long '.repeat(30)}`;
    expect(reportsOf(named(name), 'markup-in-name')[0]?.[1]).toMatch(/^"<b>(?:long ){11}lo" shows <b> /);
  });
});

describe('the settings of a venue', () => {
  const inVenue = (settings: JsonObject, rule: string, plan: unknown = PLAN): [path: string, message: string][] =>
    ofRule(checkFile('venue', { ...VENUE, ...settings }, { plan }), rule).map(({ path, message }) => [path, message]);

  test('have one seat rule for each size', () => {
    const rules = [
      [4, 2],
      [6, 3],
      [4, 3],
      [4, 2],
    ].map(([seats, min_guests]) => ({ seats, min_guests }));
    expect(inVenue({ seat_rules: rules }, 'contradictory-rules')).toEqual([
      ['/seat_rules/2', 'Another rule for tables with 4 seats asks for 2 guests, and this one for 3: keep one of them'],
      ['/seat_rules/3', 'Another rule for tables with 4 seats asks for 2 guests, and this one for 2: keep one of them'],
    ]);
    expect(inVenue({ seat_rules: rules.slice(0, 2) }, 'contradictory-rules')).toEqual([]);
  });

  test.each<[string, unknown, number]>([
    ['Tables are held for 15 minutes.', undefined, 0],
    ['Tables are held for 20 minutes.', undefined, 1],
    ['Tables are held for 20 minutes.', 20, 0],
    ['We keep it 20 min.', 15, 1],
    ['We keep it. After 20 min it is gone.', 15, 0],
    ['Tables are held for {hold_minutes} minutes, and music for 20 minutes.', 15, 0],
    ['Tables are held for 20 minutes.', 'long', 0],
  ])('promise the time that tables are held: %s', (text, hold, count) => {
    const settings = { terms: [{ text: 'Be kind.' }, { text }], ...(hold === undefined ? {} : { hold_minutes: hold }) };
    expect(inVenue(settings, 'contradictory-rules').map(([path]) => path)).toEqual(
      Array.from({ length: count }, () => '/terms/1/text'),
    );
  });

  test.each<[string, unknown, string[]]>([
    ['2 hours', 120, []],
    ['2 hours', 135, ['/stays/0/minutes']],
    [' 1 hour ', 45, ['/stays/0/minutes']],
    ['3h', 120, ['/stays/0/minutes']],
    ['3-hrs', 120, ['/stays/0/minutes']],
    ['2 hours', null, []],
    ['2 hours of sun', 45, []],
    ['Evening', 45, []],
  ])('give a stay the length of its name: %s, %j minutes', (name, minutes, paths) => {
    expect(inVenue({ stays: [{ name, minutes }] }, 'contradictory-rules').map(([path]) => path)).toEqual(paths);
  });

  test('have no stay longer than the day after the first slot', () => {
    // The first slot is at 09:00.
    expect(inVenue({ stays: [{ name: 'Day', minutes: 900 }] }, 'long-stay')).toEqual([]);
    expect(
      inVenue(
        {
          stays: [
            { name: 'Short', minutes: 60 },
            { name: 'Day', minutes: 915 },
          ],
        },
        'long-stay',
      ),
    ).toEqual([
      [
        '/stays/1/minutes',
        'A stay of 915 minutes never fits: from the first slot the day has 900 minutes. Shorten it, or use null for the rest of the day',
      ],
    ]);
    expect(inVenue({ stays: [7, { minutes: '915' }] }, 'long-stay')).toEqual([]);
    expect(ofRule(checkFile('venue', []), 'long-stay')).toEqual([]);
    expect(ofRule(checkFile('venue', 7), 'contradictory-rules')).toEqual([]);
    expect(inVenue({ stays: 'long', terms: [7, { text: 7 }, null] }, 'long-stay')).toEqual([]);
    expect(inVenue({ stays: 'long', terms: [7, { text: 7 }, null] }, 'contradictory-rules')).toEqual([]);
  });

  test.each<[unknown, number]>([
    ['en', 0],
    ['pt-BR', 0],
    ['si', 0],
    ['qqq', 1],
    ['xx', 1],
    ['not a language', 0],
    [7, 0],
    [undefined, 0],
  ])('name a language that browsers know: %j', (language, count) => {
    expect(inVenue({ language }, 'unknown-language')).toEqual(
      Array.from({ length: count }, () => [
        '/language',
        `"${String(language)}" is not a known language: use a tag such as en or pt-BR`,
      ]),
    );
  });

  test('have an accent that is visible by day and by night', () => {
    expect(inVenue({ theme: { accent: '#8f8f8f', accent_dark: '#666666' } }, 'accent-contrast')).toEqual([]);
    expect(inVenue({ theme: { accent: '#9a9a9a', accent_dark: '#555555' } }, 'accent-contrast')).toEqual([
      [
        '/theme/accent',
        '#9a9a9a is hard to see on the page: its contrast is 2.6 to 1, and should be 3. Use a darker color',
      ],
      [
        '/theme/accent_dark',
        '#555555 is hard to see on the page: its contrast is 2.4 to 1, and should be 3. Use a lighter color',
      ],
    ]);
    for (const theme of [undefined, 7, {}, { accent: 7 }, { accent: 'pale' }])
      expect(inVenue({ theme }, 'accent-contrast'), JSON.stringify(theme)).toEqual([]);
  });
});
