/** The texts of the pages in every language. The type checker finds missing and superfluous ones. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Messages, english } from '../src/booker/english.ts';
import { createDecimalFormats, createFormats } from '../src/domain/booking/formats.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { TRANSLATED_WORDS } from '../src/embed/translatedWords.ts';
import { english as editor } from '../src/editor/english.ts';
import { english as day } from '../src/day/english.ts';
import { parseTableQuery } from '../src/domain/plan/tableSearch.ts';
import { type LanguageTexts, TRANSLATED, textsIn } from './support/languages.ts';
import { textsInCode } from './textsInCode.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

const textsOf = (tag: (typeof LANGUAGES)[number]): Messages =>
  (tag === 'en' ? english : textsIn(tag).booker)(createFormats(tag));

/** Every text of a catalogue by its path. Functions of one or more texts get their own parameters as marks. */
function shownTexts(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] => {
    const here = `${path}${name}`;
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'object' && !(value instanceof RegExp) ? shownTexts(value, `${here}.`) : [];
  });
}

/** Calls with one distinct mark for each argument: `<1>`, `<2>`. */
const SAMPLES: readonly ((messages: Messages) => string)[] = [
  (m) => m.zoneNote('<1>'),
  (m) => m.stayUntil('<1>', '<2>'),
  (m) => m.promoAccepted('<1>', '<2>'),
  (m) => m.dateTooEarly('<1>'),
  (m) => m.dateTooFar('<1>'),
  (m) => m.timeReset('<1>'),
  (m) => m.backToTime('<1>'),
  (m) => m.timeNotOffered('<1>'),
  (m) => m.noSlots('<1>'),
  (m) => m.nextOpen('<1>'),
  (m) => m.closedWeekday('<1>'),
  (m) => m.closedDate('<1>'),
  (m) => m.staysEndBy('<1>'),
  (m) => m.orMore(41),
  (m) => m.partyRange(41, 57),
  (m) => m.severalFor(57),
  (m) => m.sideBySide('<1> + <2>'),
  (m) => m.tablesApart('<1>'),
  (m) => m.timeExpired('<1>', '<2>'),
  (m) => m.lastTimeExpired('<1>'),
  (m) => m.freeFor(41, 57),
  (m) => m.noneFreeFor(57),
  (m) => m.fieldErrorCount(41),
  (m) => m.errorTitle(41, '<1>'),
  (m) => m.stepTitle('<1>', '<2>'),
  (m) => m.freeOfAll(41, 57),
  (m) => m.allTaken('<1>'),
  (m) => m.noResults('<1>'),
  (m) => m.resultCount(41),
  (m) => m.seatsOf(41, 57),
  (m) => m.tableSelected('<1>', 41, 57),
  (m) => m.tableReleased('<1>', 41, 57),
  (m) => m.swap('<1>'),
  (m) => m.tapSelected('<1>', 41, 57),
  (m) => m.tapReleased('<1>', 41, 57),
  (m) => m.remove('<1>'),
  (m) => m.availableUntil('<1>'),
  (m) => m.onlyUntil('<1>'),
  (m) => m.unavailableAt('<1>'),
  (m) => m.pictureOf('<1>'),
  (m) => m.missingSeats(41, 0),
  (m) => m.missingSeats(41, 1),
  (m) => m.outcomeUnknown(false, '<1>'),
  (m) => m.perhapsYours(['<1>', '<2>'], '<3>'),
  (m) => m.tablesLost(['<1>'], true),
  (m) => m.confirmed('<1>'),
  (m) => m.emailNote('<1>'),
  (m) => m.confirmByMail('<1>'),
  (m) => m.confirmNote('<1>', 57),
  (m) => m.selectionError({ type: 'unavailable' }, '<1>', 57),
  (m) => m.selectionError({ type: 'enough-seats' }, '<1>', 57),
  (m) => m.selectionError({ type: 'party-too-small', seats: 41, minGuests: 57 }, '<1>', 57),
];
const marksIn = (text: string): string[] => (text.match(/<\d>|\d+/g) ?? []).toSorted();

/** What every language's file has, so that no page is left out. */
const SECTIONS = Object.keys({
  booker: 0,
  day: 0,
  editor: 0,
  errors: 0,
  mail: 0,
  embed: 0,
} satisfies Record<keyof LanguageTexts, unknown>);

test('a language is one file, with a section for each page and the host', () => {
  const files = readdirSync(join(src, 'languages'));
  expect(files.toSorted()).toEqual(TRANSLATED.map((language) => `${language}.ts`).toSorted());
  expect(Object.keys(TRANSLATED_WORDS)).toEqual(TRANSLATED);
  for (const language of TRANSLATED)
    expect(Object.keys(textsIn(language)).toSorted(), language).toEqual(SECTIONS.toSorted());
});

describe.each(TRANSLATED)('the texts in the language %s', (language) => {
  const own = textsOf(language);

  test('are filled in, and those with more than one word are not English', () => {
    const englishTexts = new Map(shownTexts(textsOf('en')));
    for (const [path, text] of shownTexts(own)) {
      expect(text.trim(), path).not.toBe('');
      if (/\w \w/.test(englishTexts.get(path) ?? '')) expect(text, path).not.toBe(englishTexts.get(path));
    }
  });

  test('say the same names and numbers as the English ones', () => {
    for (const sample of SAMPLES) expect(marksIn(sample(own)), sample(own)).toEqual(marksIn(sample(textsOf('en'))));
  });

  test('count in every plural form', () => {
    for (const count of [own.seats, own.guests, own.resultCount])
      for (let value = 3; value <= 130; value++) expect(count(value)).toContain(String(value));
    for (const value of [1, 2]) expect(own.seats(value)).toMatch(new RegExp(`${value}|مقعد`));
    expect(own.resultCount(12_345)).toMatch(/12[.,\s]345/);
  });

  test('find a number of seats as the hint writes it', () => {
    const typed = /[“„«]\u2068?([^”“»]+)[”“»]/.exec(own.searchHint)![1]!;
    const query = parseTableQuery(typed, own.seatWords);
    expect([query.matches({ seats: 4 }, ''), query.matches({ seats: 5 }, '')]).toEqual([true, false]);
  });
});

test('Arabic has its six plural forms', () => {
  const { guests } = textsOf('ar');
  expect([0, 1, 2, 3, 11, 100].map(guests)).toEqual(['بلا ضيوف', 'ضيف واحد', 'ضيفان', '3 ضيوف', '11 ضيفًا', '100 ضيف']);
});

test('times are those of the language, and what is sent in English', () => {
  const times = LANGUAGES.map((language): [string, string] => [
    language,
    textsOf(language)
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

/** The pages for owners and staff, by room. */
const OTHER_PAGES = { day, editor } as const;

/** Every function of a catalogue by its path. */
function textFunctions(messages: object, path = ''): [string, (...values: unknown[]) => unknown][] {
  return Object.entries(messages).flatMap(([name, value]): [string, (...values: unknown[]) => unknown][] => {
    const here = `${path}${name}`;
    if (typeof value === 'function') return [[here, value as (...values: unknown[]) => unknown]];
    return typeof value === 'object' && value !== null && !(value instanceof RegExp)
      ? textFunctions(value as object, `${here}.`)
      : [];
  });
}

/** Values for texts with parameters: numbers, which can stand for names and times too, a list first, or a table. */
const GUEST = { venue: '<5>', when: '<6>', guests: '<7>', code: '<8>', changes: ['<9>'] };
const TABLE = {
  ...GUEST,
  key: '<1>',
  name: '<2>',
  area: '<3>',
  category: '<4>',
  seats: 41,
  shape: 'ellipse',
  rotation: 57,
};
const box = { width: 73, height: 86 };
const VALUES: readonly unknown[][] = [
  [641, 657, 673, 686],
  [641, 657, ['<1>']],
  [['<1>', '<2>'], 657, 673],
  [
    { ...TABLE, ...box, box, type: 'party-too-small', minGuests: 86 },
    { ...TABLE, box },
  ],
  ['area', 641],
  ['error', 641],
  ['2026-11-14'],
];

/** What a text says for values that it can read. */
function marksFor(text: (...values: unknown[]) => unknown, values: readonly unknown[]): string[] | undefined {
  try {
    const said = text(...values);
    return typeof said === 'string' && !/undefined|NaN|object Object/.test(said) ? marksIn(said) : undefined;
  } catch {
    return undefined;
  }
}

describe.each(Object.entries(OTHER_PAGES))('the texts of the %s', (page, inEnglish) => {
  const englishTexts = inEnglish(createDecimalFormats('en'));

  test.each(TRANSLATED)('are whole and true in the language %s', (language) => {
    const own = textsIn(language)[page as keyof typeof OTHER_PAGES](createDecimalFormats(language));
    const shownInEnglish = new Map(shownTexts(englishTexts));
    expect(shownTexts(own).map(([path]) => path)).toEqual([...shownInEnglish.keys()]);
    for (const [path, text] of shownTexts(own)) {
      if (shownInEnglish.get(path) !== '') expect(text.trim(), path).not.toBe('');
      if (/[A-Za-z]{2} [A-Za-z]{2}/.test(shownInEnglish.get(path) ?? ''))
        expect(text, path).not.toBe(shownInEnglish.get(path));
    }
    const ownFunctions = new Map(textFunctions(own));
    for (const [path, text] of textFunctions(englishTexts)) {
      // In the name of a step, English calls a piece of decor by its kind, which is an English word.
      if (path === 'decorInStep') continue;
      const values = VALUES.find((each) => marksFor(text, each) !== undefined);
      expect(values, `values for ${path}`).toBeDefined();
      expect(marksFor(ownFunctions.get(path)!, values!), `${path} of ${JSON.stringify(values)}`).toEqual(
        marksFor(text, values!),
      );
    }
  });
});

const sourceFiles = (rooms: readonly string[]): string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(join(src, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(join('/', 'english.ts')));

const codeIn = (rooms: readonly string[]): string[] =>
  sourceFiles(rooms).map((file) => readFileSync(join(src, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''));

/** What is the same in every language: keys, the beginning of an address, the product. */
const UNTRANSLATED = /^(?:Alt [↑↓]|https:\/\/|· Tidetable)$/;

test('no component has a text of its own', () => {
  const found = sourceFiles(['booker', 'embed', 'ui', 'map', ...Object.keys(OTHER_PAGES)]).flatMap((file) =>
    textsInCode(file, readFileSync(join(src, file), 'utf8')).map(({ line, text }) => ({ at: `${file}:${line}`, text })),
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

test.each([
  ['booker', textsOf('en')],
  ...Object.entries(OTHER_PAGES).map(([room, inEnglish]) => [room, inEnglish(createDecimalFormats('en'))] as const),
] as const)('every text of the %s is used', (room, texts) => {
  const code = [
    ...codeIn(room === 'booker' ? ['booker', 'ui', 'map'] : [room]),
    readFileSync(join(src, room, 'english.ts'), 'utf8').replace(/return \{[^]*/, ''),
  ].join('\n');
  expect(
    Object.keys(texts).filter(
      (name) => !new RegExp(`messages\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = messages\\b`).test(code),
    ),
  ).toEqual([]);
});
