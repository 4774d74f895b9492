/** Slips in names, texts, descriptions and settings that a reader sees at once. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { described, named } from '../../plans/planChanges.ts';
import { AT, type JsonObject, PLAN, ROOM, VENUE, findings, ofRule, planWith, room } from '../../samplePlan.ts';

const messages = (plan: JsonObject, rule: string): string[] =>
  ofRule(findings(plan), rule).map(({ message }) => message);
const rooms = (...changes: readonly (readonly [over: JsonObject, at: JsonObject])[]): JsonObject => ({
  ...PLAN,
  height: 2_000,
  areas: [{ id: 1, name: 'Beach', rooms: changes.map(([over, at], n) => room(n + 1, over, at)) }],
});

describe('a description', () => {
  const unfinished = (html: string) => messages(described(html), 'unfinished-text');

  test.each([
    ['Right by the sea , with shade.', 'has a space before a comma or a full stop'],
    ['Right by the sea .', 'has a space before a comma or a full stop'],
    ['Right by the the sea.', 'has a word twice'],
    ['Direkt an der der See.', 'has a word twice'],
    ['Right by the sea (with shade.', 'opens a bracket and never closes it'],
    ['Right “by the sea.', 'opens a quotation and never closes it'],
    ['Right by&nbspthe sea.', 'has a damaged entity'],
  ])('has a slip: %s', (html, slip) => {
    expect(unfinished(html)).toEqual([`The description of "Table 1" ${slip}: correct it`]);
  });

  test.each([
    'Wow !',
    'From 9 .5 km on',
    'Hush, hush, then the sea.',
    'By the sea (with shade) :)',
    '„By the sea“, they say.',
    'Sun &amp; shade&nbsp;– 5 &lt; 6.',
    'Salt&pepper bar.',
    'Just the sea and you…',
  ])('has none: %s', (html) => expect(unfinished(html)).toEqual([]));

  test('has a slip where its paragraphs meet, or in a later one', () => {
    expect(unfinished('<p>Right by the</p><p>the sea.</p>')).toHaveLength(1);
    expect(unfinished('<p>By the sea.</p><p>From LKR 5,0000 on.</p>')).toHaveLength(1);
    expect(unfinished('<p>From LKR 5,</p><p>0000 on.</p>')).toEqual([]);
  });

  test.each(['By the sea,', 'By the sea ,', 'By the sea:', 'By the sea ('])('breaks off: %s', (html) =>
    expect(unfinished(html)).toEqual(['The description of "Table 1" breaks off: write its end']),
  );

  test.each(['Under the stars ✨,', 'A table for 4:', '<p>By the sea,</p><p>with shade.</p>'])('ends: %s', (html) =>
    expect(unfinished(html)).toEqual([]),
  );

  test('says a sentence twice, whatever the spaces', () => {
    expect(unfinished('Right by the sea.  Right by the sea.')).toEqual([
      'The description of "Table 1" says "Right by the sea." twice: say it once',
    ]);
  });

  test.each(['Table 1!', '<p>TABLE</p><p>1</p>', 'Table 1:'])('only repeats the name: %s', (html) =>
    expect(unfinished(html)).toEqual(['The description of "Table 1" only repeats the name: say more, or remove it']),
  );

  test('has the name, and more', () => {
    expect(unfinished('Table 1, by the sea.')).toEqual([]);
    const dotted = planWith([[...ROOM, 'name'], 'St. Moritz 1'], [[...ROOM, 'room_description'], 'St. Moritz 1.']);
    expect(messages(dotted, 'unfinished-text')).toHaveLength(1);
    const nameless = planWith([[...ROOM, 'name'], ''], [[...ROOM, 'room_description'], '!']);
    expect(messages(nameless, 'unfinished-text')).toEqual([]);
  });

  test('breaks off after its last 30 characters', () => {
    const done = ['By the sea.', 'By the bar!', 'By the wall.', 'By the door.'].map(
      (html) => [{ room_description: html }, {}] as const,
    );
    const long = 'A low table under the palms and half an umb';
    expect(messages(rooms(...done, [{ room_description: long }, {}]), 'unfinished-text')).toEqual([
      `The description of "Table 5" breaks off after "${long.slice(-30)}": write its end`,
    ]);
  });

  test('is a number', () => {
    expect(unfinished('<p>By the sea.</p><p>42</p>')).toEqual([]);
    expect(unfinished('<p>42</p>')).toEqual([
      'The description of "Table 1" is only a number: write its words, or remove it',
    ]);
    expect(unfinished('<p>No. 42</p>')).toEqual([]);
  });

  const told = (html: string, over: JsonObject = {}, at: JsonObject = {}): string[] => {
    const [first] = (PLAN['areas'] as { rooms: JsonObject[] }[])[0]!.rooms;
    const own = {
      ...first,
      room_description: html,
      ...over,
      coordinates: { ...(first!['coordinates'] as JsonObject), ...at },
    };
    return messages(planWith([[...ROOM], own]), 'description-contradicts-table');
  };

  test('begins with the guests', () => {
    expect(told('Two at the rail.')).toEqual([
      'The description of "Table 1" promises 2 seats, but the table has 4: correct one of them',
    ]);
    expect(told('Six under the palm.')).toHaveLength(1);
    expect(told('Two at the rail, just the two of you.')).toHaveLength(1);
    for (const html of [
      'Four at the rail.',
      'Two at the rail, two at the wall.',
      'One in a million.',
      'Two at a time.',
      'Two at the rail on a bench.',
    ])
      expect(told(html), html).toEqual([]);
    expect(told('A single chair by the fire.')).toHaveLength(1);
  });

  test('is about a couple', () => {
    expect(told('Made for a couple.', { beds: 4 })).toEqual([]);
    expect(told('Made for a couple.', { beds: 5 })).toEqual([
      'The description of "Table 1" is about a place for two, but the table has 5 seats: correct one of them',
    ]);
    expect(told('A couple of palms.', { beds: 5 })).toEqual([]);
  });

  test('tells the shape', () => {
    expect(told('A round for four.')).toEqual([
      'The description of "Table 1" is about a round table, but the plan draws corners: correct one of them',
    ]);
    expect(told('A round for four.', {}, { shape: 'ellipse' })).toEqual([]);
    expect(told('A square turned to the moon.', {}, { shape: 'ellipse' })).toEqual([
      'The description of "Table 1" is about a square table, but the plan draws an ellipse: correct one of them',
    ]);
    expect(told('A square turned to the moon.')).toEqual([]);
    expect(told('All year round, by the market square.')).toEqual([]);
    expect(told('A round table on a square, shaded.')).toEqual([]);
  });
});

describe('a name', () => {
  test.each(['So\u00adfa', 'Sofa \u200d', 'Sofa\u200d', 'Sofa\u0301\u0301\u0301\u0301', 'Ｓｏｆａ', 'Sofa ৪'])(
    'has letters that nobody types: %j',
    (name) => expect(messages(named(name), 'unreadable-characters')[0]).toContain('write it anew on a keyboard'),
  );

  test.each(['Sofá 8', 'ক্ষ', '👨‍👩‍👧 8', 'โซฟา ๘', 'Sofa 8'])('has letters of its language: %s', (name) =>
    expect(messages(named(name), 'unreadable-characters')).toEqual([]),
  );

  test.each([
    'made@bay.example',
    'https://bay.example/8',
    '+62 361 555 0142',
    '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    'a3f9c2d17b',
    'Sofa (',
    ', Sofa',
    'Sofa -',
    'Sofa temp',
    'Sofa NEW',
    'Sofa v2',
  ])('is none: %s', (name) => {
    expect(messages(named(name), 'placeholder-text')).toEqual([
      `${JSON.stringify(name)} is no name: write the real one`,
    ]);
  });

  test.each(['New York', 'Sofa (VIP)', 'facade', 'Deck 5', 'Brand new'])('is one: %s', (name) =>
    expect(messages(named(name), 'placeholder-text')).toEqual([]),
  );

  const lines = (...names: string[]) =>
    messages(
      rooms(...['Line 1', 'Line 2', 'Line 3', 'Line 4', ...names].map((name) => [{ name }, {}] as const)),
      'odd-name',
    );

  test('includes another table', () => {
    expect(lines('Line 5+4')).toEqual(['"Line 5+4" includes Line 4, which is a table too: check the name']);
    expect(lines('Line 5+6')).toEqual([]);
  });
});

describe('the text on a table', () => {
  const text = (own: string, name = 'Table 5') =>
    messages(
      rooms(...[1, 2, 3, 4].map((n) => [{}, { text: `T${n}` }] as const), [{ name }, { text: own }]),
      'text-contradicts-name',
    );

  test.each([
    ['t5', 'is written in small letters'],
    ['TE5', 'begins with TE instead of T'],
    ["'T5", 'has spare signs'],
    ['#T5#', 'has spare signs'],
    ['T5.0', 'has a fraction'],
    ['Tl', 'has a letter for its number'],
    ['TI', 'has a letter for its number'],
  ])('slips: %s', (own, slip) => {
    expect(text(own)).toEqual([`The text "${own}" of "Table 5" ${slip}, unlike those of its area: correct it`]);
  });

  test('slips with spaces around it', () => {
    expect(text(' t5 ')).toEqual([
      'The text "t5" of "Table 5" is written in small letters, unlike those of its area: correct it',
    ]);
  });

  test('does not slip where all texts of the area have small letters', () => {
    const small = rooms(...[1, 2, 3, 4, 5].map((n) => [{}, { text: `t${n}` }] as const));
    expect(messages(small, 'text-contradicts-name')).toEqual([]);
  });

  test.each(['T5', 'VIP', 'Tilly', 'X5'])('does not slip: %s', (own) => expect(text(own)).toEqual([]));
});

describe('a setting', () => {
  const found = (rule: string, changes: JsonObject): string[] =>
    ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN }), rule).map(({ path }) => path);
  const unlikely = (changes: JsonObject) => found('unlikely-setting', changes);

  test('closes the venue, or has no effect', () => {
    expect(unlikely({ lead_minutes: 21 * 1_440 })).toEqual([]);
    expect(unlikely({ lead_minutes: 22 * 1_440 })).toEqual(['/lead_minutes']);
    expect(unlikely({ key: 'ab' })).toEqual(['/key']);
    expect(unlikely({ key: 'abc' })).toEqual([]);
    expect(unlikely({ promo_codes: [] })).toEqual(['/promo_codes']);
    expect(unlikely({ promo_codes: [{ code: 'SUN' }] })).toEqual([]);
  });

  test.each([
    ['name', 'Restaurant Name'],
    ['address', 'Street 1, City, Country'],
    ['address', 'Your street'],
  ])('is an example: %s %s', (field, value) =>
    expect(found('placeholder-text', { [field]: value })).toEqual([`/${field}`]),
  );

  test.each([
    ['name', 'The Name'],
    ['address', 'Street 5, Cityville'],
    ['address', '12 Town Road, Galle'],
  ])('is no example: %s %s', (field, value) => expect(found('placeholder-text', { [field]: value })).toEqual([]));

  test('has a template in capitals', () => {
    expect(found('placeholder-text', { terms: [{ text: 'Please call [PHONE NUMBER].' }] })).toEqual(['/terms/0/text']);
    expect(found('placeholder-text', { terms: [{ text: 'Please call [NAME OF HOST] or [us].' }] })).toHaveLength(1);
    expect(found('placeholder-text', { terms: [{ text: 'Please call [VIP] or [us].' }] })).toEqual([]);
  });
});

test('the picture of a table is no banner', () => {
  const size = (width: number, height: number, picture: string) => {
    const pictures = new Map([['own.webp', { bytes: 9, width, height }]]);
    const plan = planWith([[...ROOM, 'picture'], picture], [[...AT, 'text'], '1']);
    return ofRule(findings(plan, { pictures }), 'picture-size').map(({ message }) => message);
  };
  expect(size(2_000, 499, 'own.webp')).toEqual([
    'own.webp is 2000 × 499: too narrow for a card, cut it to at most 4 to 1',
  ]);
  expect(size(499, 2_000, 'own.webp')).toHaveLength(1);
  expect(size(2_000, 500, 'own.webp')).toEqual([]);
});
