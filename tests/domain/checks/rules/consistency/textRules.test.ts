/** Rules about contact data, terms, unfinished texts and translations. */
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../../src/domain/checks/check.ts';
import { described, named } from '../../plans/planChanges.ts';
import { type JsonObject, PLAN, VENUE, findings, ofRule, planWith, room } from '../../samplePlan.ts';

const NOW = Date.UTC(2026, 5, 1);
const settings = (rule: string, changes: JsonObject): string[] =>
  ofRule(checkFile('venue', { ...VENUE, ...changes }, { plan: PLAN, now: NOW }), rule).map(
    ({ path, message }) => `${path} ${message}`,
  );

describe('contact data', () => {
  const mistaken = (changes: JsonObject) => settings('mistaken-contact', changes);

  test.each([
    ['name', 'host@bay.example', 'an email address'],
    ['name', 'https://bay.example', 'a web address'],
    ['address', '+94 41 555 0100', 'a telephone number'],
    ['address', '5.9721, 80.4262', 'a position'],
    ['address', 'www.bay.example', 'a web address'],
  ])('stands in the wrong field: %s %s', (field, value, kind) => {
    expect(mistaken({ [field]: value })).toEqual([`/${field} "${field}" is ${kind}: write the ${field} of the venue`]);
  });

  test.each([
    ['host@bay.example', 'is an email address'],
    ['+94 41 555 0100 / +94 77 555 0101', 'holds more than one number'],
    ['+94 +94 41 555 0100', 'holds more than one number'],
    ['+94 41 555 0100 0123 45', 'has more than 15 digits'],
    ['+94 41 555 O1OO', 'has letters in place of digits'],
    ['041 555 010O', 'has letters in place of digits'],
    ['041 555 010 - O', 'has letters in place of digits'],
    ['041 555 OOIO', 'has letters in place of digits'],
    ['lO1 555 0100', 'has letters in place of digits'],
    ['+94 41 555 0100\n+94 77 555 0101', 'holds more than one number'],
  ])('is no telephone number: %s', (telephone, problem) => {
    expect(mistaken({ telephone })).toEqual([
      `/telephone "telephone" ${problem}: write the one number that guests call`,
    ]);
  });

  test.each([
    '+94 (0)41 225-0180',
    '041 555 0100',
    '+94.41.5550100',
    '+94 41 555 0100 01 23',
    '+94 41 555 0100 ext. 4',
    '041 555 0100/mobile',
    '041 555 0100 or 0101',
    '041 555 0100 office',
    'Tel041 555 0100',
  ])('may be a telephone number: %s', (telephone) => expect(mistaken({ telephone })).toEqual([]));

  test('belongs to one country', () => {
    const address = '1 Shell Road, Sri Lanka';
    expect(mistaken({ address })).toEqual([]);
    expect(mistaken({ address, telephone: '+62 361 555 0142' })).toEqual([
      '/telephone The telephone number +62 361 555 0142 is of another country than the address, whose numbers begin with +94: correct one of them',
    ]);
    expect(mistaken({ address, telephone: '0094 41 555 0100' })).toEqual([]);
    expect(mistaken({ country_code: '+62' })).toEqual([
      '/country_code "country_code" is +62, but the telephone number is +94 41 555 0100: correct one of them',
    ]);
    expect(mistaken({ country_code: '+94' })).toEqual([]);
    expect(mistaken({ address, time_zone: 'Asia/Makassar' })).toEqual([
      '/time_zone "time_zone" is Asia/Makassar, which is no zone of the country in the address: correct one of them',
    ]);
    expect(mistaken({ address: '1 Shell Road, Beach', time_zone: 'Asia/Makassar' })).toEqual([]);
    expect(mistaken({ address: 'Sri Lanka, Shell Road', time_zone: 'Asia/Makassar' })).toEqual([]);
    expect(mistaken({ address: '1 Shell Road,\nSRI LANKA ', time_zone: 'Asia/Makassar' })).toHaveLength(1);
    expect(mistaken({ address: 'Sri Lanka', telephone: '+62 361 555 0142' })).toHaveLength(1);
    expect(mistaken({ address: '1 Shell Road, Lanka', telephone: '+62 361 555 0142' })).toEqual([]);
    expect(mistaken({ address: '', telephone: '+62 361 555 0142' })).toEqual([]);
    expect(mistaken({ address, telephone: '041 555 0100' })).toEqual([]);
    expect(mistaken({ address, time_zone: '' })).toEqual([]);
    expect(mistaken({ address, time_zone: 'Beach' })).toHaveLength(1);
  });
});

describe('the terms and the settings', () => {
  const terms = (text: string, more: JsonObject = {}) =>
    settings('terms-contradict-settings', { terms: [{ text }], lead_minutes: 60, ...more });

  test.each([
    [
      'Write to host@shell-bya.example.',
      'The terms have the address host@shell-bya.example, which differs from that of the venue',
    ],
    ['Call +94 41 555 0010.', 'The terms have the number +94415550010, which differs from that of the venue'],
    ['The last reservation is at 10 pm.', 'The terms tell another time of the last reservation than "hours"'],
    ['Please reserve at least 2 hours in advance.', 'The terms ask for 2 hours in advance, but "lead_minutes" is 60'],
    ['We are closed on Mondays.', 'The terms say that the venue is closed on monday, but "closed_weekdays" lacks it'],
    [
      'Parties of up to twelve can reserve.',
      'The terms promise parties of up to twelve, but "guests" has the maximum 8',
    ],
    ['One promo code a reservation.', 'The terms tell of promo codes, but the venue has none'],
    ['Closed for renovation until 15 March 2025.', 'The terms tell of 2025, which is over'],
  ])('contradict each other: %s', (text, problem) => {
    expect(terms(text)).toEqual([`/terms/0/text ${problem}: correct one of them`]);
  });

  test.each([
    'Write to host@shell-bay.example or chef@shell-bay.example.',
    'Call +94 41 555 0100, or the taxi at +94 77 123 9876.',
    'The last reservation is at 8pm.',
    'The last reservation is at 20:00.',
    'Please reserve at least 60 minutes in advance.',
    'Please cancel your reservation 24 hours in advance.',
    'Parties of up to 8 can reserve.',
    'The kitchen is closed on rainy days.',
    'Closed for renovation until 15 March 2026.',
    'A family business since 1987, from the year 2001 on at the beach.',
  ])('agree: %s', (text) => expect(terms(text)).toEqual([]));

  test('agree by what the settings say', () => {
    expect(terms('We are closed on Mondays and Tuesdays.', { closed_weekdays: [1] })).toHaveLength(1);
    expect(terms('We are closed on Mondays and Tuesdays.', { closed_weekdays: [1, 2] })).toEqual([]);
    expect(terms('One promo code a reservation.', { promo_codes: [{ code: 'SUN' }] })).toEqual([]);
    // Settings without their private part.
    expect(terms('One promo code a reservation.', { key: '-' })).toEqual([]);
  });
});

describe('an unfinished text', () => {
  const unfinished = (...htmls: string[]): string[] =>
    ofRule(
      findings({
        ...PLAN,
        areas: [{ id: 1, name: 'Beach', rooms: htmls.map((html, n) => room(n + 1, { room_description: html })) }],
      }),
      'unfinished-text',
    ).map(({ message }) => message);
  const DONE = ['By the sea.', 'By the <b>bar</b>!', 'By the wall.', 'By the door.'];

  test('breaks off', () => {
    expect(unfinished('By the sea and…')).toEqual(['The description of "Table 1" breaks off: write its end']);
    expect(unfinished('By the sea and...')).toHaveLength(1);
    expect(unfinished(...DONE, '<p>A low table and half an umb</p>')).toEqual([
      'The description of "Table 5" breaks off after "A low table and half an umb": write its end',
    ]);
  });

  test('ends as most others, or is short', () => {
    expect(unfinished('A low table and half an umb')).toEqual([]);
    expect(unfinished(...DONE.slice(0, 3), 'A low table and half an umb')).toEqual([]);
    expect(unfinished(...DONE, 'A low table by the blue s')).toHaveLength(1);
    expect(unfinished(...DONE, 'A low table by the blue ')).toEqual([]);
    expect(unfinished(...DONE, 'A low table and half an 🏖')).toEqual([]);
  });

  test('says something twice', () => {
    expect(unfinished('<p>Right by the sea.</p><p>Right by the sea.</p>')).toEqual([
      'The description of "Table 1" says "Right by the sea." twice: say it once',
    ]);
    expect(unfinished('By the sea.. By the sea..')).toHaveLength(1);
    expect(unfinished('By the sea. By the sea.')).toEqual([]);
  });

  test('repeats the name, or has a number that nobody reads', () => {
    expect(unfinished('<p>Table 1</p>')).toEqual([
      'The description of "Table 1" only repeats the name: say more, or remove it',
    ]);
    expect(unfinished('From LKR 5,0000 on.')).toEqual([
      'The description of "Table 1" has the number 5,0000, whose digits are grouped wrongly: correct it',
    ]);
    expect(unfinished('From LKR 5,000 to 1,500,000, or 5.0000.')).toEqual([]);
  });

  test('is a paragraph of the terms', () => {
    expect(settings('unfinished-text', { terms: [{ text: 'Held for…' }] })).toEqual([
      '/terms/0/text This paragraph of the terms breaks off: write its end',
    ]);
    expect(settings('unfinished-text', { terms: [{ text: 'Right by the sea.  Right by the sea.' }] })).toHaveLength(1);
    expect(settings('unfinished-text', { terms: [{ text: 'See [our page](https://bay.example).' }] })).toEqual([
      '/terms/0/text This paragraph of the terms is Markdown, which guests see as signs: write plain text',
    ]);
  });
});

describe('a note for the staff', () => {
  const notes = (plan: JsonObject) => ofRule(findings(plan), 'placeholder-text').map(({ message }) => message);

  test.each(['Sofa OUT OF ORDER', 'Sofa - do not book', 'Reserved for Mr. Perera', 'Sofa (außer Betrieb)'])(
    'is in the name "%s"',
    (name) => expect(notes(named(name))[0]).toContain('holds a note for the staff'),
  );

  test.each([
    '<p>This table is no longer available.</p>',
    '<p>Two loungers. (Nimal, please check the photo!)</p>',
    '<p>Sure! Here is a description.</p>',
  ])('is in the description %s', (html) => expect(notes(described(html))[0]).toContain('holds a note for the staff'));

  test.each([
    'A table that you may reserve for two.',
    'Please check in at the bar.'.replace('check', 'come'),
    'Ask for the card.',
  ])('is no sentence for guests: %s', (html) => expect(notes(described(html))).toEqual([]));

  test.each(['Inside%209', '2026-03-09T00:00:00Z', 'Inside 9;4', 'inside-9.jpg', 'qwertz', 'Category 4'])(
    'is what a program or a hurry left: %s',
    (name) => expect(notes(named(name))[0]).toContain('looks like a placeholder'),
  );

  test.each(['Zone 3', 'Area 4', '100% Beach', 'Testarossa', 'Salt & Sea; 1', 'St. Moritz'])('is no name: %s', (name) =>
    expect(notes(named(name))).toEqual([]),
  );
});

describe('the form of a translation', () => {
  const differs = (byLanguage: JsonObject) => settings('translation-differs', { translations: byLanguage });
  const shown = (rule: string, byText: JsonObject) => settings(rule, { translations: { de: byText } });

  test('is that of its language', () => {
    expect(differs({ ar: { Beach: 'Strand' } })).toEqual([
      '/translations/ar/Beach The translation of "Beach" is not in the letters of the language "ar": check its language',
    ]);
    expect(differs({ ar: { Beach: 'Meeru' } })).toHaveLength(1);
    expect(differs({ ar: { Beach: 'شاطئ', Bar: 'Café' }, si: { Beach: 'වෙරළ' }, ta: { Beach: 'கடற்கரை' } })).toEqual([]);
    expect(differs({ en: { Beach: 'Shore' } })).toEqual([
      '/translations/en/Beach The translation of "Beach" is in the venue\'s own language: change the text itself',
    ]);
  });

  test('is HTML as its text', () => {
    expect(differs({ de: { '<p>Sea</p>': '&lt;p&gt;Meer&lt;/p&gt;' } })).toHaveLength(1);
    expect(differs({ de: { '<p>Sea</p>': '<p>Das <b>Meer</p>' } })).toHaveLength(1);
    expect(differs({ de: { '<p>Sea</p>': '<p>Das <b>Meer</b></p>' } })).toEqual([]);
  });

  test('is judged as the text of the venue is', () => {
    expect(shown('placeholder-text', { Beach: 'TODO' })).toHaveLength(1);
    expect(shown('unreadable-characters', { Beach: 'SitzsÃ¤cke' })).toHaveLength(1);
    expect(shown('markup-in-name', { Beach: '<b>Strand</b>' })).toHaveLength(1);
    expect(shown('markup-in-name', { '<p>Sea</p>': '<p>Meer</p>' })).toEqual([]);
  });
});

describe('parties, stays and dates', () => {
  const unlikely = (changes: JsonObject) => settings('unlikely-setting', changes);

  test('of a size that no list offers', () => {
    expect(unlikely({ guests: { max: 40 } })).toEqual([]);
    expect(unlikely({ guests: { max: 41 } })).toEqual([
      '/guests/max Guests choose among 41 sizes of a party: take at most 40',
    ]);
    expect(unlikely({ guests: { max: 20, default: 12 } })).toEqual([]);
    expect(unlikely({ guests: { max: 20, default: 13 } })).toEqual([
      '/guests/default The form begins with a party of 13: begin with a usual one',
    ]);
  });

  test.each([
    ['90 minutes', 90, 0],
    ['90 min', 60, 1],
    ['1.5 hours', 90, 0],
    ['1.5 hours', 150, 1],
    ['1½ hours', 90, 0],
    ['1,25 Stunden', 75, 0],
    ['2.75 h', 165, 0],
    ['2 nights', 120, 1],
    ['Full day', 240, 0],
    ['Full day', 119, 1],
  ])('a stay called %s lasts %d minutes or not', (name, minutes, count) => {
    expect(
      unlikely({
        stays: [
          { name: '2 hours', minutes: 120 },
          { name, minutes },
        ],
      }),
    ).toHaveLength(count);
  });

  test('a hold as long as a stay', () => {
    const stays = [
      { name: '1 hour', minutes: 60 },
      { name: 'Full day', minutes: null },
    ];
    expect(unlikely({ stays, hold_minutes: 59 })).toEqual([]);
    expect(unlikely({ stays, hold_minutes: 60 })).toEqual([
      '/hold_minutes Tables are held for 60 minutes, as long as a stay of 60: shorten the hold',
    ]);
  });

  test('dates far ahead', () => {
    expect(unlikely({ closed_dates: ['2036-12-25'] })).toEqual([]);
    expect(unlikely({ closed_dates: ['2037-12-25'] })).toEqual([
      '/closed_dates/0 2037-12-25 is 11 years ahead: check its year',
    ]);
    const code = (dates: JsonObject) => unlikely({ promo_codes: [{ code: 'SUN', ...dates }] });
    expect(code({ until: '2036-12-31' })).toEqual([]);
    expect(code({ until: '3025-12-31' })).toHaveLength(1);
    expect(code({ until: '3026-12-31' })).toEqual([]);
    expect(code({ until: '2062-12-31' })).toEqual([
      '/promo_codes/0/until 2062-12-31 is 36 years ahead: check its year',
    ]);
    expect(code({ from: '2028-01-01' })).toEqual([]);
    expect(code({ from: '2029-01-01' })).toHaveLength(1);
  });
});

test('guests in a description are no more than the seats', () => {
  const told = (html: string) => ofRule(findings(described(html)), 'description-contradicts-table').length;
  expect(told('Fits six guests easily.')).toBe(1);
  expect(told('Best for a family of five.')).toBe(1);
  expect(told('Best for a family of four.')).toBe(0);
  expect(told('Fits three guests.')).toBe(0);
  expect(told('A view that fits six postcards.')).toBe(0);
});

describe('names of areas and categories', () => {
  const odd = (areas: string[], categories: string[] = []) =>
    ofRule(
      findings({
        ...PLAN,
        areas: areas.map((name, n) => ({ id: n + 1, name, rooms: [room(n + 1)] })),
        categories: categories.map((name, n) => ({ id: 70 + n, name, color: '#0d5a73' })),
      }),
      'odd-name',
    ).map(({ path, message }) => `${path} ${message}`);

  test('have spare spaces', () => {
    expect(odd(['Beach  '])).toEqual(['/areas/0/name "Beach  " has spare spaces: write "Beach"']);
    expect(odd(['Beach'], ['Front  row'])).toEqual([
      '/categories/0/name "Front  row" has spare spaces: write "Front row"',
    ]);
  });

  test('begin with a capital where all others do', () => {
    expect(odd(['Beach', 'Bar', 'Roof', 'garden'])).toEqual([
      '/areas/3/name The area "garden" begins with a small letter, unlike the others: check the name',
    ]);
    expect(odd(['Beach', 'Bar', 'garden'])).toEqual([]);
    expect(odd(['Beach', 'Bar', 'Roof', 'garden', 'deck'])).toEqual([]);
  });

  test('are no numbers', () => {
    expect(odd(['Beach'], ['5000'])).toHaveLength(1);
    expect(odd(['100'], ['75'])).toEqual([]);
  });
});

describe('a slip in a series', () => {
  const odd = (names: readonly string[]) =>
    ofRule(
      findings({
        ...PLAN,
        height: 900,
        areas: [{ id: 1, name: 'Beach', rooms: names.map((name, n) => room(n + 1, { name })) }],
      }),
      'odd-name',
    ).map(({ message }) => message);
  const series = (...numbers: (number | string)[]) => odd(numbers.map((number) => `Line ${number}`));

  test('is the one number beyond its end', () => {
    expect(series(1, 2, 3, 44, 5, 6, 7, 8)).toEqual([
      '"Line 44" has a number beyond the others, where 4 is missing: check the name',
    ]);
    expect(series(1, 2, 3, 10, 5, 6, 7, 8)).toHaveLength(1);
    expect(series(1, 2, 3, 9, 5, 6, 7, 8)).toEqual([]);
    expect(series(1, 2, 3, 44, 5, 6, 7)).toEqual([]);
    expect(series(1, 2, 33, 44, 5, 6, 7, 8)).toEqual([]);
    expect(series(101, 102, 103, 1044, 105, 106, 107, 108)).toHaveLength(1);
  });

  test('has the words or the letters of the others', () => {
    expect(series(1, 2, 3, 4, 'nine')).toEqual([
      '"Line nine" writes its number in another way than the others: check the name',
    ]);
    expect(odd(['B 1', 'B 2', 'B 3', 'B 4', 'b 5'])).toEqual(['"b 5" looks like a misspelled "B": check the name']);
    expect(odd(['B 1', 'B 2', 'B 3', 'B 4', 'C 5'])).toEqual([]);
  });

  test.each(['nine', 'IX', ', 9', '1,009', '9 | 5000'])('is a number as %s', (number) => {
    expect(series(1, 2, 3, 4, number)).toHaveLength(number === ', 9' ? 0 : 1);
  });

  test('is a word twice', () => {
    expect(odd(['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line Line 5'])).toHaveLength(1);
  });

  test('is no other word', () => expect(series(1, 2, 3, 4, 'up')).toEqual([]));
});

test('an unknown telephone link is reported', () => {
  const format = (href: string) =>
    ofRule(findings(described(`<a href="${href}">Call</a>`)), 'description-format').length;
  expect(format('tel:0412250180x')).toBe(1);
  expect(format('tel:0412250180;ext=4')).toBe(0);
  expect(ofRule(findings(planWith([['decor'], []])), 'description-format')).toEqual([]);
});
