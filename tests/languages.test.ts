/** The texts of the pages in every language. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { confusingVision, simulateVision } from '../src/domain/checks/colorVision.ts';
import type { TableWord } from '../src/domain/booking/venueFile.ts';
import { LANGUAGES, nameLanguage } from '../src/domain/language.ts';
import { MACHINE_TRANSLATED, markedLanguages } from '../src/domain/machineTranslated.ts';
import { createMessage } from '../src/domain/messages.ts';
import { parseTableQuery } from '../src/domain/plan/tableSearch.ts';
import englishErrors from '../src/server/messages/englishErrors.json' with { type: 'json' };
import { TRANSLATED_WORDS } from '../src/embed/translatedWords.ts';
import { findTextProblems, textsByPath } from './support/textProblems.ts';
import { ENGLISH, ENGLISH_FILES, TRANSLATED, bookerIn, editorIn, mailIn, translation } from './support/languages.ts';
import { textsInCode } from './textsInCode.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

test('a language is a folder with a file for each page, the host and the loader', () => {
  // The English texts are in the code, except those for other words for a table.
  expect(readdirSync(join(src, 'languages')).toSorted()).toEqual(LANGUAGES.toSorted());
  expect(readdirSync(join(src, 'languages/en'))).toEqual(['tableWords.json']);
  expect(Object.keys(TRANSLATED_WORDS)).toEqual(TRANSLATED);
  const files = [...Object.keys(ENGLISH_FILES), 'tableWords'].map((name) => `${name}.json`);
  for (const language of TRANSLATED)
    expect(readdirSync(join(src, 'languages', language)).toSorted(), language).toEqual(files.toSorted());
});

test('the languages that a machine has translated are those whose files say so, and the README names them', () => {
  const marked = TRANSLATED.filter((language) =>
    readdirSync(join(src, 'languages', language)).some(
      (file) => '@@comment' in translation(language, basename(file, '.json')),
    ),
  );
  expect(MACHINE_TRANSLATED).toEqual(marked);
  const names = new Intl.ListFormat('en-GB').format(marked.map((tag) => nameLanguage(tag, 'en')).toSorted());
  const readme = readFileSync(join(src, '../README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(readme).toContain(`no native speaker has read the ${names} texts yet`);
  expect(markedLanguages('en', 'not read')).toEqual(
    LANGUAGES.map((tag) => [tag, `${nameLanguage(tag, 'en')}${MACHINE_TRANSLATED.includes(tag) ? ' · not read' : ''}`]),
  );
});

describe.each(TRANSLATED)('the texts in the language %s', (language) => {
  test.each(Object.entries(ENGLISH_FILES))('the texts of the %s are whole', (page, english) => {
    expect(findTextProblems(english, translation(language, page), language)).toEqual([]);
  });

  test.each(Object.entries(ENGLISH_FILES))('the texts of the %s are not English', (page, english) => {
    const own = textsByPath(translation(language, page));
    const same = [...textsByPath(english)].filter(
      ([path, text]) => /[A-Za-z]{2} [A-Za-z]{2}/.test(text) && own.get(path) === text,
    );
    expect(same).toEqual([]);
  });

  test('find a number of seats as the hint of the search writes it', () => {
    const own = bookerIn(language);
    const typed = /[“„«]\u2068?([^”“»]+)[”“»]/.exec(own.searchHint)![1]!;
    const query = parseTableQuery(typed, own.seatWords);
    expect([query.matches({ seats: 4 }, ''), query.matches({ seats: 5 }, '')]).toEqual([true, false]);
  });
});

/** How each language names a table, in whatever form. */
const NAMES_TABLE: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\btables?\b/i,
  ar: /طاول/,
  de: /\bTisch/,
  es: /\bmesas?\b/i,
  fr: /\btables?\b/i,
  id: /\bmeja/i,
  it: /\btavol/i,
  si: /මේස/,
  ta: /மேசை/,
};
/** What only the venue's own people read. They call each place a table. */
const FOR_STAFF =
  /^mail_(?:flood|rush|messages|undelivered|notice|(?:change|cancel|request)_notice|digest|request_alarm)_|^(?:promised|no_table|no_email|block_too_large|same_table_twice)$/;

describe.each(LANGUAGES)('the texts for other words for a table in the language %s', (language) => {
  const files = { booker: ENGLISH.booker, days: ENGLISH.days, mail: ENGLISH_FILES.mail, errors: englishErrors };
  const namesTable = (text: string): boolean =>
    NAMES_TABLE[language].test(text.replaceAll(/\{tables?\}|\{tableSeats/g, ''));
  const words = translation(language, 'tableWords') as Readonly<Record<TableWord, Record<string, object>>>;

  test('are there for each word and catalogue', () => {
    expect(Object.keys(words).filter((name) => name !== '@@comment')).toEqual(['sunbed', 'cabana', 'place']);
    for (const word of ['sunbed', 'cabana', 'place'] as const)
      expect(Object.keys(words[word])).toEqual(Object.keys(files));
  });

  test.each(
    (['sunbed', 'cabana', 'place'] as const).flatMap((word) =>
      Object.entries(files).map((file) => [word, ...file] as const),
    ),
  )('with the word %s, the texts of the %s are those that name a table', (word, file, english) => {
    const usual = textsByPath(language === 'en' ? english : translation(language, file));
    const own = textsByPath(words[word][file]!);
    const expected = [...usual].filter(([path, text]) => namesTable(text) && !FOR_STAFF.test(path));
    expect(expected.map(([path]) => path).filter((path) => !own.has(path))).toEqual([]);
    // Others may be there for the gender of the word only.
    expect([...own].filter(([path, text]) => namesTable(text) || usual.get(path) === text)).toEqual([]);
    const named = Object.fromEntries([...textsByPath(english)].filter(([path]) => own.has(path)));
    expect(findTextProblems(named, Object.fromEntries(own), language)).toEqual([]);
  });
});

test('a text that lacks something is found', () => {
  const english = {
    a: '{count, plural, one {# seat} other {# seats}}',
    b: 'Choose {name}',
    c: { d: 'Close' },
    e: 'End',
  };
  const german: object = {
    a: '{count, plural, =1 {Platz} other {Plätze}}',
    b: 'Wählen',
    c: { d: '', f: 'x' },
    e: '{Ende',
  };
  expect(findTextProblems(english, german, 'de')).toEqual([
    'c.f: not in English',
    'a: does not say {count}',
    'b: does not say {name}',
    'c.d: empty',
    expect.stringMatching(/^e: .*brace/i),
  ]);
});

test('a plural form that a language needs is found', () => {
  const english = { a: '{count, plural, one {# seat} other {# seats}}' };
  const arabic = { a: '{count, plural, one {مقعد} two {مقعدان} other {# مقعد}}' };
  expect(findTextProblems(english, arabic, 'ar')).toEqual([
    'a: lacks the plural form few',
    'a: lacks the plural form many',
  ]);
});

test('Arabic has its six plural forms, in Latin digits', () => {
  const { guests } = bookerIn('ar');
  expect([0, 1, 2, 3, 11, 100, 12_345].map((count) => guests({ count }))).toEqual([
    'بلا ضيوف',
    'ضيف واحد',
    'ضيفان',
    '3 ضيوف',
    '11 ضيفًا',
    '100 ضيف',
    '12,345 ضيفًا',
  ]);
});

test('names are joined as the language joins them', () => {
  const say = (language: string): string => createMessage('{names}', language)({ names: ['A', 'B', 'C'] });
  expect([say('en'), say('de')]).toEqual(['A, B and C', 'A, B und C']);
  expect(say('ar')).toContain('\u2068A\u2069');
});

test('a color deficiency is named in the language of the editor', () => {
  // Two colors each that only people with one deficiency confuse.
  const visions = (
    [
      ['#000033', '#330033'],
      ['#006600', '#663300'],
      ['#000066', '#003300'],
    ] as const
  ).map(([one, other]) => confusingVision(simulateVision(one), simulateVision(other), 0.07) ?? '');
  for (const language of TRANSLATED) {
    const alike = (audience: string): string => editorIn(language).listTexts.alike({ other: '', audience });
    expect(new Set(['anybody', ...visions].map(alike)).size, language).toBe(4);
    // A name that the text does not know would be shown as it is in the code.
    expect(alike('unknown'), language).toBe(alike('anybody'));
  }
});

test('an absent value selects none', () => {
  const say = createMessage('Free{area, select, none {} other { in {area}}}', 'en');
  expect([say({ area: undefined }), say({ area: 'Beach' })]).toEqual(['Free', 'Free in Beach']);
});

test('times are those of the language, and what is sent in English', () => {
  const times = LANGUAGES.map((language): [string, string] => [
    language,
    bookerIn(language)
      .formatShortTime(18 * 60 + 30)
      .replaceAll(/\s/g, ' '),
  ]);
  expect(Object.fromEntries(times)).toMatchObject({
    en: '06:30 PM',
    de: '18:30',
    id: '18.30',
    si: '18.30',
    ar: '06:30 م',
  });
  for (const [language, time] of times)
    expect([language, time]).toEqual([language, expect.stringMatching(/(?:6|18)\D30/)]);
});

test('mails have no straight quotation marks around an argument, which ICU would read as an escape', () => {
  for (const language of TRANSLATED)
    for (const text of Object.values(mailIn(language))) expect(text).not.toMatch(/'[{}]/);
});

test('French has no-break spaces before its double signs, and within its quotation marks', () => {
  const wrong = [...Object.keys(ENGLISH_FILES), 'tableWords'].flatMap((page) =>
    [...textsByPath(translation('fr', page))].filter(([, text]) =>
      /[ \u202f]:(?=\s|$)|(?<!\u00a0|mailto):(?=\s|$)|[ \u00a0][;!?]|«(?!\u00a0)|(?<!\u00a0)»/.test(text),
    ),
  );
  expect(wrong).toEqual([]);
});

const sourceFiles = (rooms: readonly string[]): string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(join(src, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/[/\\]english(?:\.ts|[/\\])/.test(file));

const codeIn = (rooms: readonly string[]): string[] =>
  sourceFiles(rooms).map((file) => readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''));

/** What is the same in every language: keys, the beginning of an address, the product. */
const UNTRANSLATED = /^(?:Alt [↑↓]|https:\/\/|(?:· )?Tidetable)$/;

test('no component has a text of its own', () => {
  const found = sourceFiles(['booker', 'embed', 'ui', 'map', 'day', 'editor', 'settings', 'numbers', 'setup']).flatMap(
    (file) =>
      textsInCode(file, readFileSync(join(src, file), 'utf8')).map(({ line, text }) => ({
        at: `${file}:${line}`,
        text,
      })),
  );
  expect(found.filter(({ text }) => !UNTRANSLATED.test(text))).toEqual([]);
  // The search still finds something.
  expect(found.length).toBeGreaterThan(2);
});

test('a text is found wherever a component may show it', () => {
  const code = `
    const shown = <p title="One a" className="not shown" data-x={'nor this'}>Two {isOpen ? 'Three' : other && \`Four \${x}\`}</p>;
    const field = <input aria-label={'Five ' + name} placeholder="Six" type="text" value={messages.own} />;
    element.textContent = 'Seven'; element.setAttribute('aria-label', 'Eight'); element.id = 'none';
    const key = <kbd>⌘ K 5 m</kbd>;`;
  expect(textsInCode('sample.tsx', code).map(({ text }) => text.split(' ')[0])).toEqual([
    'Two',
    'Three',
    'Four',
    'One',
    'Five',
    'Six',
    'Seven',
    'Eight',
  ]);
});

/** Their texts are loaded by those guests only who need them. */
const PARTS_OF_BOOKER: ReadonlySet<string> = new Set(['beside', 'days', 'request', 'returning']);

test.each(Object.entries(ENGLISH))('every text of the %s is used', (room, texts) => {
  const rooms = room === 'booker' ? ['booker', 'ui', 'map'] : [PARTS_OF_BOOKER.has(room) ? 'booker' : room];
  const code = codeIn(rooms).join('\n');
  expect(
    Object.keys(texts).filter(
      (name) => !new RegExp(`(?:messages|texts)\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = messages\\b`).test(code),
    ),
  ).toEqual([]);
});
