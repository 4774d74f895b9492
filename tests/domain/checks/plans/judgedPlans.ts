/**
 * Plans, answers and settings that look valid to a schema but are wrong, each with the rule that reports it, and sound
 * ones.
 */
import { AT, type JsonObject, ROOM, answerWith, planWith, room } from '../samplePlan.ts';
import { WHOLE, answerTables, area, described, named, prop, scaledPlan, withDecor } from './planChanges.ts';

export const WRONG_PLANS: [string, JsonObject, string][] = [
  ['a text with another number than the name', named('Front 101', { text: '1' }), 'text-contradicts-name'],
  [
    'one number on two tables',
    planWith(
      [[...AT, 'text'], '7'],
      [[...ROOM, 'name'], 'Sofa'],
      [['areas', 0, 'rooms', 1], room(7, {}, { x: 160, text: '7 ' })],
    ),
    'duplicate-text',
  ],
  ['a text of invisible characters', named('Sofa', { text: '\u200b ' }), 'blank-text'],
  ['more seats in the name', named('Sofa for 8'), 'seats-contradict-name'],
  ['other seats in the category', planWith([['categories', 0, 'name'], '2 seats']), 'seats-contradict-name'],
  ['a NUL character', named('Table\u0000 1'), 'unreadable-characters'],
  ['text that runs backwards', named('\u202eTable 1'), 'unreadable-characters'],
  ['a name in a wrong encoding', named('CafÃ© 1'), 'unreadable-characters'],
  ['quotes in a wrong encoding', named('Bobâ€™s 1'), 'unreadable-characters'],
  ['an entity', named('Salt &amp; Sea'), 'markup-in-name'],
  ['a tag', named('<b>Sofa</b>'), 'markup-in-name'],
  ['a value of a program', named('undefined'), 'placeholder-text'],
  ['an object as text', named('[object Object]'), 'placeholder-text'],
  ['a template', named('Table ${n}'), 'placeholder-text'],
  ['a name still to be decided', named('TBD'), 'placeholder-text'],
  ['a name that differs by an invisible character', named('Table\u00ad 2'), 'duplicate-name'],
  ['a quarter turn in radians', named('Table 1', { rotation: 1.57 }), 'rotation-in-radians'],
  ['decor in radians', withDecor({ ...prop('tree', 300, 300), rotation: 0.7854 }), 'rotation-in-radians'],
  ['a table with a digit too many', planWith([['width'], 9_000], [[...AT, 'x'], 4_000]), 'remote-table'],
  ['a plan ten times as large', planWith([['width'], 6_000], [['height'], 4_000]), 'plan-too-large'],
  ['decor far away', withDecor(prop('tree', 5_000, 0)), 'decor-off-plan'],
  ['decor twice', withDecor(prop('tree', 300, 300), prop('tree', 300, 300)), 'duplicate-decor'],
  ['decor below the ground', withDecor(prop('tree', 300, 300), area('sand', ...WHOLE)), 'hidden-decor'],
  ['an outline like an hourglass', withDecor(area('grass', [0, 0], [90, 90], [90, 0], [0, 90])), 'self-crossing'],
  ['a table in a bar', withDecor(prop('bar', 30, 50, 80)), 'table-in-decor'],
  [
    'a table in a wall',
    withDecor({
      kind: 'wall',
      width: 10,
      points: [
        [0, 90],
        [200, 90],
      ],
    }),
    'table-in-decor',
  ],
  ['a table in the sea', withDecor(area('sea', ...WHOLE)), 'table-in-decor'],
  ['a table in a trunk', withDecor(prop('tree', 40, 60, 60)), 'table-in-decor'],
  ['HTML that was escaped twice', described('&lt;b&gt;Sea&lt;/b&gt;'), 'description-format'],
  ['an empty description', described('<p>&nbsp;</p>'), 'description-format'],
  ['an unclosed tag', described('<p>By <b>the sea</p>'), 'description-format'],
  ['Markdown', described('By **the sea**'), 'description-format'],
  [
    'a number over its seats',
    named('1', { text_offset_x: 20, text_offset_y: 10, font_size: 20, seats_offset_x: 20, seats_offset_y: 12 }),
    'text-overlap',
  ],
  ['the name of a duplicate', named('Copy of Line 1'), 'placeholder-text'],
  ['the name of a second duplicate', named('Line 1 copy 2'), 'placeholder-text'],
  ['a name that ends in NaN', named('Table NaN'), 'placeholder-text'],
  ['filler in a description', described('<p>Lorem ipsum dolor</p>'), 'placeholder-text'],
  ['a link without text', described('<p>Sea <a href="https://x.lk">&nbsp; </a></p>'), 'description-format'],
  ['a link to the author’s machine', described('<a href="http://localhost:3000/a">Menu</a>'), 'description-format'],
  ['a link to a private network', described('<a href="http://192.168.1.4/a">Menu</a>'), 'description-format'],
  ['seats in words', named('Table for Two'), 'seats-contradict-name'],
  ['other seats in the description', described('<p>A sofa for 8 guests.</p>'), 'seats-contradict-name'],
  [
    'a path of one point',
    withDecor({
      kind: 'path',
      surface: 'wood',
      width: 9,
      points: [
        [300, 300],
        [300, 300],
      ],
    }),
    'hidden-decor',
  ],
  ['an area on one line', withDecor(area('grass', [0, 300], [90, 300], [200, 300])), 'hidden-decor'],
  ['positions that are fractions', scaledPlan(0.03), 'plan-too-small'],
  ['a time between two slots', planWith([[...ROOM, 'available_until'], '18:07']), 'between-slots'],
];

export const WRONG_ANSWERS: [string, unknown, string][] = [
  ['a category in two colors', answerWith({}, { color: '#f08060' }), 'category-color'],
  ['a category with two names', answerTables({}, {}, { category_name: 'Rear' }), 'category-name'],
  ['two categories with one name', answerTables({ category_name: 'Front' }), 'category-name'],
  ['a blank id', answerTables({ id: '  ' }), 'confusable-id'],
  ['an id with a leading zero', answerTables({ id: '02' }), 'confusable-id'],
  ['a picture of a phone', answerTables({ picture: '/a/1.HEIC?w=3' }), 'picture-type'],
];

export const WRONG_SETTINGS: [string, JsonObject, string][] = [
  [
    'two rules for tables of one size',
    {
      seat_rules: [
        { seats: 12, min_guests: 5 },
        { seats: 12, min_guests: 6 },
      ],
    },
    'contradictory-rules',
  ],
  ['a stay beyond the day', { stays: [{ name: 'Day', minutes: 1_440 }] }, 'long-stay'],
  ['an unknown language', { language: 'xx' }, 'unknown-language'],
  ['a pale accent', { theme: { accent: '#ffd166' } }, 'accent-contrast'],
  ['a dark accent by night', { theme: { accent_dark: '#20303a' } }, 'accent-contrast'],
  ['an address to be filled in', { address: 'TBD' }, 'placeholder-text'],
  ['the key of an example', { key: 'CHANGE-ME' }, 'placeholder-text'],
  ['the email address of an example', { email: 'info@example.com' }, 'placeholder-text'],
  ['a telephone number without digits', { telephone: 'call us' }, 'placeholder-text'],
  ['filler in the terms', { terms: [{ text: 'Lorem ipsum dolor sit amet.' }] }, 'placeholder-text'],
  [
    'terms that promise another hold',
    { hold_minutes: 30, terms: [{ text: 'Tables are held for 15 minutes.' }] },
    'contradictory-rules',
  ],
  [
    'terms that promise another hold than the usual one',
    { terms: [{ text: 'We keep your table 20 min.' }] },
    'contradictory-rules',
  ],
  ['a stay of other hours than its name', { stays: [{ name: '2 hours', minutes: 240 }] }, 'contradictory-rules'],
  ['an unknown placeholder in the terms', { terms: [{ text: 'Held for {minutes}.' }] }, 'placeholder-text'],
];

export const SOUND_PLANS: [string, JsonObject][] = [
  ['a text with the number of the name', named('Line 12', { text: 'L12' })],
  ['a text with leading zeros', named('Bag 9', { text: '09' })],
  ['a text without a number', named('Table 1', { text: 'VIP' })],
  ['a name with two numbers', named('Floor 2 Table 14', { text: '14' })],
  ['a table without a text', named('Table 1', { text: '' })],
  [
    'two sofas with the same word',
    planWith([[...AT, 'text'], 'Sofa'], [['areas', 0, 'rooms', 1, 'coordinates', 'text'], 'Sofa']),
  ],
  ['the right seats in the name', named('Sofa for 4')],
  ['a time in the name', named('Lounger for 2 hours')],
  ['the number of a seat in the name', named('Row 1 Seat 4')],
  ['the right seats in words', named('Sofa for four')],
  ['the right seats in the description', described('<p>A table for 4 guests.</p>')],
  ['other numbers in the description', described('<p>For 2 hours. The table for 30 minutes of sun.</p>')],
  ['a public link', described('<a href="https://localhost.example/a"><b>Menu</b></a>')],
  ['a copy shop', named('Copycat Corner')],
  [
    'a straight path',
    withDecor({
      kind: 'path',
      surface: 'wood',
      width: 9,
      points: [
        [0, 300],
        [600, 300],
      ],
    }),
  ],
  ['a plan in small units', scaledPlan(0.04)],
  ['Sinhala with a joiner', named('ශ්\u200dරී 1')],
  ['emoji with a joiner', named('👩\u200d👧 1')],
  ['French letters', named('Â la carte, Château')],
  ['an ampersand', named('Salt & Sea; 1 < 2')],
  ['a name in braces', named('Table {1}')],
  ['a word that starts like a placeholder', named('Nanna’s Todos')],
  ['a half degree', named('Table 1', { rotation: 1.5 })],
  ['a whole degree', named('Table 1', { rotation: 3 })],
  ['a table at some distance', planWith([['width'], 900], [[...AT, 'x'], 800])],
  ['scenery around the plan', withDecor(prop('tree', 620, 20), prop('palm', -60, 20))],
  ['two trees side by side', withDecor(prop('tree', 300, 300), prop('tree', 320, 300))],
  [
    'sand above the sea',
    withDecor(area('sea', ...WHOLE), area('sand', ...WHOLE.map(([x, y]): [number, number] => [x * 0.9, y]))),
  ],
  [
    'a table on a jetty',
    withDecor(area('sea', ...WHOLE), {
      kind: 'path',
      surface: 'wood',
      width: 700,
      points: [
        [0, 200],
        [600, 200],
      ],
    }),
  ],
  ['a table below an umbrella', withDecor(prop('umbrella', 30, 50, 80))],
  ['a table on a stage', withDecor(prop('stage', 30, 50, 80))],
  ['a description with optional closing tags', described('<ul><li>Sea<li>Sand</ul><p>Sun')],
  ['a description with signs', described('5 * 4 * 3 [sic] & more')],
];

export const SOUND_ANSWERS: [string, unknown][] = [
  ['one color in another notation', answerWith({}, { color: '#E6AE30' })],
  ['ids as text', answerTables({ id: 'A1' }, { id: 'B1' })],
  ['a picture with a type in its query', answerTables({ picture: '/a/1.webp?from=1.heic' })],
];

export const SOUND_SETTINGS: [string, JsonObject][] = [
  ['the rest of the day', { stays: [{ name: 'Day', minutes: null }] }],
  ['a language of Sri Lanka', { language: 'si-LK' }],
  ['a dark accent', { theme: { accent: '#0b6e75', accent_dark: '#6cc9c6' } }],
  ['the hold of the settings', { hold_minutes: 30, terms: [{ text: 'Tables are held for 30 minutes.' }] }],
  [
    'another time in the terms',
    { terms: [{ text: 'Held for {hold_minutes} minutes. The kitchen closes in 30 minutes.' }] },
  ],
  ['hours as the name says', { stays: [{ name: '2 hours', minutes: 120 }] }],
  ['an ordinary key', { key: 'key-largo-public-1f3a' }],
  ['the placeholder that the host replaces', { terms: [{ text: 'Held for {hold_minutes} minutes.' }] }],
];
