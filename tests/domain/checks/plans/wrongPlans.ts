/**
 * Wrong plans, answers and venues, family by family. They were written from the families' descriptions, not from the
 * rules, and none of them is a rule's own example.
 */
import { ANSWER, AT, type JsonObject, ROOM, VENUE, answerWith, planWith, room } from '../samplePlan.ts';
import { WHOLE, answerTables, area, described, named, prop, scaledPlan, withDecor } from './planChanges.ts';

type Family = {
  readonly kind: 'plan' | 'answer' | 'venue';
  readonly files: readonly (readonly [title: string, json: unknown])[];
};

const ROOMS = ['areas', 0, 'rooms'] as const;
const withRooms = (...rooms: JsonObject[]): JsonObject => planWith([ROOMS, rooms]);
const at = (x: number, y: number, more: JsonObject = {}): JsonObject => ({ x, y, width: 60, height: 60, ...more });
const venue = (settings: JsonObject): JsonObject => ({ ...VENUE, ...settings });
const categories = (...changes: JsonObject[]): JsonObject =>
  planWith([
    ['categories'],
    [
      { id: 70, name: 'Front', color: '#0d5a73', ...changes[0] },
      { id: 71, name: 'Back', color: '#e6ae30', ...changes[1] },
    ],
  ]);
const wall = (...points: [number, number][]): JsonObject => ({ kind: 'wall', width: 10, points });
const words = (x: number, y: number, text: string, size = 20): JsonObject => ({ kind: 'text', x, y, text, size });

export const WRONG_FAMILIES: Readonly<Record<string, Family>> = {
  'categories and colors': {
    kind: 'plan',
    files: [
      ['two categories of one name', categories({}, { name: 'Front' })],
      ['two categories of one name in other case', categories({}, { name: 'FRONT ' })],
      ['two categories of one color', categories({}, { color: '#0d5a73' })],
      ['two categories of nearly one color', categories({}, { color: '#0d5b73' })],
      ['two categories of one color in another notation', categories({}, { color: '#0D5A73' })],
      ['two categories of one id', categories({}, { id: 70 })],
      ['a category named by a space', categories({ name: ' ' })],
      ['a color without its sign', categories({ color: '0d5a73' })],
      ['a color that CSS knows by name only', categories({ color: 'teal' })],
      ['a transparent color', categories({ color: '#0d5a7300' })],
      ['a table in the color of the other category', planWith([[...AT, 'color'], '#0d5a73'])],
      ['a table of a category that does not exist', planWith([[...ROOM, 'room_id'], 99])],
      ['a category that no table uses', planWith([['categories', 2], { id: 72, name: 'Roof', color: '#883322' }])],
    ],
  },
  'texts and names': {
    kind: 'plan',
    files: [
      ['a text with another number', named('Line 4', { text: '5' })],
      ['a text with another letter', named('Table A4', { text: 'B4' })],
      ['a text with another last letter', named('Table 4a', { text: '4B' })],
      [
        'a text of another area',
        planWith([
          ['areas'],
          ['Roadside', 'Terrace'].map((name, n) => ({
            id: n + 1,
            name,
            rooms: [1, 2, 3, 4, 5].map((number) => {
              const id = n * 5 + number;
              const text = `${id === 7 ? 'R' : name[0]}${number}`;
              return room(id, { name: `${name} ${number}` }, { text });
            }),
          })),
        ]),
      ],
      ['the next table’s number', named('Sun 12', { text: '13' })],
      ['one text on two tables', withRooms(room(1, {}, { text: '1' }), room(2, { name: 'Sofa' }, { text: '1' }))],
      ['a text of a tab', named('Table 1', { text: '\t' })],
      ['a text of a zero-width joiner', named('Table 1', { text: '\u200d' })],
      ['a text of a byte order mark', named('Table 1', { text: '\ufeff' })],
      ['two names in other case', planWith([[...ROOM, 'name'], 'TABLE 2'])],
      ['two names with other spaces', planWith([[...ROOM, 'name'], 'Table  2'])],
      ['a name of full-width digits', planWith([[...ROOM, 'name'], 'Table ２'])],
      ['a zero-width twin', planWith([[...ROOM, 'name'], 'Table\u200b 2'])],
      ['a Cyrillic twin', planWith([[...ROOM, 'name'], 'Tаble 2'])],
      ['a name of spaces', named('   ')],
      ['a missing name', planWith([[...ROOM, 'name'], undefined])],
      ['a number as a name', planWith([[...ROOM, 'name'], 12])],
      ['six seats in the name of four', named('Booth for 6')],
      ['seats in brackets', named('Booth (8 seats)')],
      ['persons in the name', named('Cabana 10 persons')],
      ['six seats in a word', named('Six-seater booth')],
      ['pax in the name', named('Cabana 10 pax')],
      ['a double for four', named('Couple sofa for 2')],
      ['seats in the German name', named('Sofa für 8')],
      ['persons in the German name', named('Deck 1 (6 Personen)')],
      ['places in the German name', named('Bank, 8 Plätze')],
      ['persons in the French name', named('Sofa, 6 personnes')],
      ['a text of a blank letter', named('Table 1', { text: '\u2800' })],
      ['a name with a blank letter', named('\u3164')],
      ['a Greek twin', named('Deκ 1')],
      ['a text over the seats', named('Table 1', { text: '1', text_offset_y: 20, font_size: 18, seats_offset_y: 22 })],
      ['seats over a centered name', named('Table 1', { seats_offset_y: 26, seats_font_size: 14 })],
    ],
  },
  'characters and templates': {
    kind: 'plan',
    files: [
      ['the constant of a program', named('__TABLE_NAME__')],
      ['a template of the first value', named('Sofa {0}')],
      ['nothing in brackets', named('Sofa (null)')],
      ['a numbered entity', named('Salt &#38; Sea')],
      ['a space as an entity', named('Line&nbsp;1')],
      ['a line break as HTML', named('Line<br>1')],
      ['a script', named('<script>x()</script>1')],
      ['a character that could not be decoded', named('Caf\ufffd 1')],
      ['an escape character', named('Line\u001b 1')],
      ['a bell', named('Line\u0007 1')],
      ['a line feed', named('Line\n1')],
      ['an isolate without end', named('\u2066Line 1')],
      ['an umlaut in a wrong encoding', named('KÃ¼che 1')],
      ['a dash in a wrong encoding', named('Line â€“ 1')],
      ['an escaped line break', named('Deck\\n101')],
      ['an escaped letter', named('Caf\\u00e9 1')],
      ['a letter of code page 437', named('Caf├⌐ 1')],
      ['a letter of Mac Roman', named('Caf√© 1')],
      ['Cyrillic in a wrong encoding', named('Ð¡Ñ‚Ð¾Ð» 1')],
      ['letters replaced by question marks', named('T?rrasse 1')],
      ['a position in a template', named('Deck %1$s')],
      ['a tag of a template', named('Deck {% n %}')],
      ['a text of each language as JSON', named('{"en": "Deck 1"}')],
      ['an error of a spreadsheet', named('#REF!')],
      ['a date of a spreadsheet', named('01-Feb')],
      ['a power of a spreadsheet', named('1.00E+02')],
      ['the name of a constant', named('TABLE_NAME')],
      ['a field of a form', named('[name]')],
      ['null as a word', named('null')],
      ['None', named('None')],
      ['N/A', named('N/A')],
      ['a mustache template', named('{{name}}')],
      ['a template of a server', named('<%= name %>')],
      ['a printf template', named('Table %d')],
      ['a percent template', named('Table %s')],
      ['question marks', named('???')],
      ['an untitled table', named('Untitled')],
      ['a new table', named('New table')],
      ['a test', named('test')],
      ['an object', named('Table [object Object]')],
      ['undefined after a name', named('Table undefined')],
    ],
  },
  'places and scale': {
    kind: 'plan',
    files: [
      ['a table far to the right', planWith([['width'], 20_000], [AT, at(18_000, 60)])],
      ['a table far below', planWith([['height'], 20_000], [AT, at(40, 18_000)])],
      ['a table off the plan', planWith([AT, at(590, 60)])],
      ['a table above the plan', planWith([AT, at(40, -100)])],
      ['a table at a place that is not a number', planWith([AT, at(Number.NaN, 60)])],
      ['a plan 100 times as large', planWith([['width'], 60_000], [['height'], 40_000])],
      ['a plan ten times as large, with its tables', scaledPlan(10)],
      ['a plan a hundredth as large', scaledPlan(0.01)],
      ['width and height exchanged', planWith([['width'], 200], [['height'], 900])],
      ['a quarter turn in radians', planWith([[...AT, 'rotation'], 1.570_796])],
      ['a half turn in radians', planWith([[...AT, 'rotation'], Math.PI])],
      ['an eighth turn in radians', planWith([[...AT, 'rotation'], -0.785_4])],
      ['a table upon another', planWith([AT, at(160, 60)])],
      ['a table half upon another', planWith([AT, at(130, 70)])],
      ['a table too small for a finger', planWith([AT, at(40, 60, { width: 4, height: 4 })])],
      ['a table of no width', planWith([AT, at(40, 60, { width: 0 })])],
      ['twelve seats on a stool', planWith([[...ROOM, 'beds'], 12], [AT, at(40, 60, { width: 20, height: 20 })])],
      ['no seats', planWith([[...ROOM, 'beds'], 0])],
      ['half a seat', planWith([[...ROOM, 'beds'], 2.5])],
      ['a text that leaves its table', named('Table 1', { text: 'The long table at the sea', font_size: 18 })],
    ],
  },
  decor: {
    kind: 'plan',
    files: [
      ['a palm off the plan', withDecor(prop('palm', -3_000, 100))],
      ['words off the plan', withDecor(words(9_000, 40, 'Sea'))],
      ['a wall off the plan', withDecor(wall([5_000, 0], [5_400, 0]))],
      ['an area below the plan', withDecor(area('sea', [0, 4_000], [600, 4_000], [600, 4_400]))],
      ['one area twice', withDecor(area('grass', ...WHOLE), area('grass', ...WHOLE))],
      ['one wall twice', withDecor(wall([300, 300], [400, 300]), wall([300, 300], [400, 300]))],
      ['one wall twice, drawn backward', withDecor(wall([300, 300], [400, 300]), wall([400, 300], [300, 300]))],
      ['one tree twice, a hair apart', withDecor(prop('tree', 300, 300), prop('tree', 300.1, 300))],
      ['a bar over a third of a table', withDecor({ ...prop('bar', 0, 60), width: 62 })],
      ['one word twice', withDecor(words(500, 300, 'Bar'), words(500, 300, 'Bar'))],
      [
        'a boat below the sea',
        withDecor(prop('boat', 450, 250), area('water', ...WHOLE.map(([x, y]): [number, number] => [x, y]))),
      ],
      [
        'a path below the sand',
        withDecor(
          {
            kind: 'path',
            surface: 'wood',
            width: 20,
            points: [
              [0, 380],
              [600, 380],
            ],
          },
          area('sand', ...WHOLE),
        ),
      ],
      ['words below the floor', withDecor(words(500, 300, 'Bar'), area('floor', ...WHOLE))],
      ['a star', withDecor(area('grass', [300, 200], [340, 390], [200, 260], [400, 260], [260, 390]))],
      ['a table in a tree', withDecor(prop('tree', 45, 65, 50))],
      ['a table in rocks', withDecor(prop('rocks', 30, 50, 90))],
      ['a table in the pool', withDecor(prop('pool', 20, 40, 110))],
      ['a table in the water', withDecor(area('water', [0, 0], [150, 0], [150, 200], [0, 200]))],
      ['a table in a toilet', withDecor(prop('toilet', 30, 50, 90))],
      ...(
        [
          [41, 40],
          [20, 61],
          [-101, 40],
          [20, -51],
        ] as const
      ).map(
        ([x, y]) =>
          [
            `a table across an edge of a large boat at ${x}, ${y}`,
            withDecor({ ...prop('boat', x, y), width: 200, height: 170 }),
          ] as const,
      ),
      ['a table across the edge of a large boat', withDecor(prop('boat', 50, 50, 200))],
      ['an umbrella larger than the plan', withDecor(prop('umbrella', -100, -100, 900))],
      ['a table in a boat', withDecor(prop('boat', 30, 50, 90))],
      ['a table across a wall', withDecor(wall([70, 0], [70, 300]))],
      ['words below a table', withDecor(words(70, 90, 'Welcome'))],
      ['an area of one point', withDecor(area('grass', [300, 300], [300, 300], [300, 300]))],
      ['a lantern of no height', withDecor({ ...prop('lantern', 300, 300), height: 0 })],
      ['an unknown kind', withDecor(prop('spaceship', 300, 300))],
      ['an unknown surface', withDecor(area('lava', ...WHOLE))],
    ],
  },
  'ids and times': {
    kind: 'plan',
    files: [
      ['one id twice', planWith([[...ROOM, 'id'], 2])],
      ['one id as text', planWith([[...ROOM, 'id'], '2'])],
      ['a blank id', planWith([[...ROOM, 'id'], ' '])],
      ['no id', planWith([[...ROOM, 'id'], null])],
      ['an id with a leading zero', planWith([[...ROOM, 'id'], '002'])],
      ['an id with a space', planWith([[...ROOM, 'id'], '2 '])],
      ['an id that is no whole number', planWith([[...ROOM, 'id'], 1.5])],
      ['an id beyond what JavaScript counts', planWith([[...ROOM, 'id'], 2 ** 53])],
      ['a time after midnight', planWith([[...ROOM, 'available_until'], '25:00'])],
      ['a time in words', planWith([[...ROOM, 'available_until'], '6 pm'])],
      ['a time that no slot meets', planWith([[...ROOM, 'available_until'], '18:10'])],
      ['a time without a zero', planWith([[...ROOM, 'available_until'], '9:00'])],
    ],
  },
  descriptions: {
    kind: 'plan',
    files: [
      ['Markdown with underscores', described('A __quiet__ corner.')],
      ['Markdown of code', described('Ask for `shade`.')],
      ['a link to the own machine', described('<p>See <a href="http://[::1]:3000/">the menu</a>.</p>')],
      ['tags escaped twice', described('&lt;p&gt;Sea&lt;/p&gt;')],
      ['entities escaped twice', described('<p>Salt &amp;amp; Sea</p>')],
      ['an empty list', described('<ul></ul>')],
      ['an unclosed list', described('<ul><li>Sea</li>')],
      ['a heading in Markdown', described('# The sea')],
      ['a link in Markdown', described('[Menu](https://menu.lk)')],
      ['a list in Markdown', described('- Sea\n- Sand\n- Sun')],
      ['numbers in Markdown', described('1. Sea\n2. Sand')],
      ['the tags of a forum', described('[b]Sea[/b] view')],
      ['a script', described('<script>alert(1)</script>')],
      ['a handler', described('<p onclick="x()">Sea</p>')],
      ['a link that runs a script', described('<a href="javascript:x()">Sea</a>')],
      ['a frame', described('<iframe src="https://x.lk"></iframe>')],
    ],
  },
  pictures: {
    kind: 'plan',
    files: [
      ['a path to a disk', planWith([[...ROOM, 'picture'], 'C:\\photos\\1.jpg'])],
      ['a path out of the folder', planWith([[...ROOM, 'picture'], '../1.jpg'])],
      ['a scan', planWith([[...ROOM, 'picture'], 'pictures/1.tiff'])],
      ['a document', planWith([[...ROOM, 'picture'], 'pictures/1.pdf'])],
      ['a script as a picture', planWith([[...ROOM, 'picture'], 'javascript:x()'])],
      [
        'a picture of decor without a file',
        withDecor({ kind: 'picture', x: 300, y: 300, width: 40, height: 40, picture: '' }),
      ],
    ],
  },
  answers: {
    kind: 'answer',
    files: [
      ['a table in another color than its category', answerWith({}, { color: '#aa2222' })],
      ['one category under two names', answerTables({ category_name: 'Rear' })],
      ['one name for two categories', answerTables({}, { category_name: 'Back' })],
      ['available in words', answerTables({ available: 'maybe' })],
      ['no availability', answerTables({ available: undefined })],
      ['one id twice', answerTables({ id: 2 })],
      ['a missing table', [{ ...ANSWER[0], rooms: [null] }]],
      ['no tables', [{ ...ANSWER[0], rooms: [] }]],
      ['text as seats', answerTables({ beds: 'four' })],
    ],
  },
  venues: {
    kind: 'venue',
    files: [
      [
        'two rules against each other',
        venue({
          seat_rules: [
            { seats: 6, min_guests: 4 },
            { seats: 6, min_guests: 2 },
          ],
        }),
      ],
      ['a rule that asks for more guests than seats', venue({ seat_rules: [{ seats: 4, min_guests: 6 }] })],
      ['an unknown placeholder in the terms', venue({ terms: [{ text: 'Held for {hold} minutes.' }] })],
      ['an expired code', venue({ promo_codes: [{ code: 'SUN', until: '2020-01-01' }] })],
      ['a name to be decided', venue({ name: 'TBA' })],
      ['a name of an example', venue({ name: 'My Restaurant' })],
      ['a telephone number that counts', venue({ telephone: '+62 123 456 789' })],
      ['a placeholder in percent signs', venue({ terms: [{ text: 'Held for %hold_minutes% minutes.' }] })],
      ['a telephone number of zeros behind the country', venue({ telephone: '+62 000 000 000' })],
      ['terms to do', venue({ terms: [{ text: 'TODO: write with Made.' }] })],
      ['a placeholder in square brackets', venue({ terms: [{ text: 'Held for [hold_minutes] minutes.' }] })],
      ['an address to follow', venue({ address: 'Address to follow' })],
      ['a telephone number to be announced', venue({ telephone: 'To be announced' })],
      ['a pale accent', venue({ theme: { accent: '#f5f5dc' } })],
      ['a language that does not exist', venue({ language: 'klingon' })],
      ['a stay of two days', venue({ stays: [{ name: 'Weekend', minutes: 2_880 }] })],
      ['hours that end before they begin', venue({ hours: { first: '20:00', last: '09:00' } })],
      ['an unknown time zone', venue({ time_zone: 'Asia/Atlantis' })],
      ['closed on each weekday', venue({ closed_weekdays: [1, 2, 3, 4, 5, 6, 7] })],
      ['a default above the maximum', venue({ guests: { min: 1, max: 4, default: 6 } })],
      ['the email address of a test', venue({ email: 'test@test.com' })],
      ['an email address without a host', venue({ email: 'host' })],
      ['a misspelled setting', venue({ lead_minuts: 30 })],
      ['a telephone number of zeros', venue({ telephone: '+00 000 000' })],
      ['an address of a form', venue({ address: 'Street, City' })],
      ['a hold in words', venue({ hold_minutes: 15, terms: [{ text: 'We hold your table for half an hour.' }] })],
      ['a code twice', venue({ promo_codes: [{ code: 'SUN' }, { code: 'sun' }] })],
    ],
  },
};
